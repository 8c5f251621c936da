"""What a game's folder must have so that people can play it in the terminal."""

from types import ModuleType
from typing import Final

from spielwerk.core.discovery import feature
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game
from spielwerk.locale.catalogue import Catalogue, catalogue


class Features:
    """Modules of the game's folder that show and tell the game: `drawing`, `menu`, `notation` and `sentences`."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.drawing: Final = _needed(game, "drawing")
        self.menu: Final = _needed(game, "menu")
        self.notation: Final = _needed(game, "notation")
        self.sentences: Final = _needed(game, "sentences")

    def catalogue(self, language: str) -> Catalogue:
        """The sentences of the program and of the game."""
        return catalogue(language, self.game.package)


def _needed(game: Game, name: str) -> ModuleType:
    module = feature(game, name)
    if module is None:
        raise Problem(f"{game.name} cannot be played in the terminal yet: it has no module {name!r}")
    return module
