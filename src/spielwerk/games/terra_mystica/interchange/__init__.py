# not compiled: names only
"""Games from elsewhere and games for elsewhere: the command log and the ledger of terra.snellman.net.

`read_games` reads a file of any kind, `Replay` plays what was read and gives a record, `check` compares it with the
numbers of the file, and `EXPORTS` writes records.
"""

from collections.abc import Callable, Mapping
from typing import Final

from spielwerk.core.record import Record
from spielwerk.games.terra_mystica.interchange.checker import Difference, Report, check, check_all
from spielwerk.games.terra_mystica.interchange.exporter import export_log
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.interchange.reading import game_of, read_games
from spielwerk.games.terra_mystica.interchange.replay import Replay, replay_game
from spielwerk.games.terra_mystica.interchange.source import SourceGame

EXPORTS: Final[Mapping[str, Callable[[Record], str]]] = {"snellman": export_log}
"""Ways to write a record, by the name of whom it is for."""

__all__ = [
    "EXPORTS",
    "Difference",
    "LogProblem",
    "Replay",
    "Report",
    "SourceGame",
    "check",
    "check_all",
    "export_log",
    "game_of",
    "read_games",
    "replay_game",
]
