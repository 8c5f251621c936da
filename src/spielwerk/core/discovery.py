# not compiled: imports by name
"""Finds the games: every folder below `spielwerk.games` whose module `game` holds a `GAME`. There is no list to keep.

People write names with hyphens (`terra-mystica`); folders have underscores.
"""

import difflib
import importlib
from importlib.util import find_spec
from types import ModuleType

from spielwerk.core.errors import Problem
from spielwerk.core.folders import GAMES, game_names
from spielwerk.core.game import Game


class UnknownGame(Problem):
    """There is no game of that name."""


def find_game(name: str, package: str = GAMES) -> Game:
    """The game of a name; capitals, blanks and underscores do not matter."""
    wanted = "-".join(name.strip().lower().replace("_", " ").replace("-", " ").split())
    names = game_names(package)
    if wanted not in names:
        close = difflib.get_close_matches(wanted, names, 1)
        if close:
            raise UnknownGame("game.unknown-close", name=name, close=close[0], names=names)
        raise UnknownGame("game.unknown", name=name, names=names)
    game: object = importlib.import_module(f"{package}.{wanted.replace('-', '_')}.game").GAME
    assert isinstance(game, Game)
    assert game.name == wanted, f"the GAME of folder {wanted} is called {game.name}"
    return game


def all_games(package: str = GAMES) -> list[Game]:
    return [find_game(name, package) for name in game_names(package)]


def feature(game: Game, name: str) -> ModuleType | None:
    """A module of the game's folder that not every game has (`notation`, `presentation.terminal`, ...), or None."""
    path = game.package
    if not hasattr(importlib.import_module(path), "__path__"):
        return None
    for part in name.split("."):
        path = f"{path}.{part}"
        if find_spec(path) is None:
            return None
    return importlib.import_module(path)
