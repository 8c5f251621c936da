# not compiled: files
"""Real games to measure with."""

from pathlib import Path
from typing import Final

from spielwerk.games.terra_mystica.interchange.command_log import write_command_log
from spielwerk.games.terra_mystica.interchange.corpus import read_corpus

LEAGUE: Final = "league_4p.jsonl.gz"
"""League games of four people."""


def real_games(folder: Path) -> list[str]:
    """Command logs of the league games in a folder; none if it has no such file."""
    path = folder / LEAGUE
    return [write_command_log(game.entries) for game in read_corpus(path)] if path.is_file() else []
