# not compiled: names only
"""Games from elsewhere and games for elsewhere: the command log and the ledger of terra.snellman.net.

`recognises` tells whether a file is of one of these kinds, `read_games` reads it, `Replay` plays what was read and
gives a record, `check` compares it with the numbers of the file, and `EXPORTS` writes records. `overview` says in a
few words what a game is.
`real_games` are for measuring.
"""

from collections.abc import Callable, Mapping
from typing import Final

from spielwerk.core.record import Record
from spielwerk.games.terra_mystica.interchange.checker import Difference, Report, check, check_all
from spielwerk.games.terra_mystica.interchange.exporter import export_log
from spielwerk.games.terra_mystica.interchange.overview import overview
from spielwerk.games.terra_mystica.interchange.problems import LogProblem, NoCounterpart
from spielwerk.games.terra_mystica.interchange.reading import game_of, read_games, recognises
from spielwerk.games.terra_mystica.interchange.replay import Replay, replay_game
from spielwerk.games.terra_mystica.interchange.samples import real_games
from spielwerk.games.terra_mystica.interchange.source import SourceGame

EXPORTS: Final[Mapping[str, Callable[[Record], str]]] = {"snellman": export_log}
"""Ways to write a record, by the name of whom it is for."""

__all__ = [
    "EXPORTS",
    "Difference",
    "LogProblem",
    "NoCounterpart",
    "Replay",
    "Report",
    "SourceGame",
    "check",
    "check_all",
    "export_log",
    "game_of",
    "overview",
    "read_games",
    "real_games",
    "recognises",
    "replay_game",
]
