"""What a game's folder must have so that people can play it in the terminal."""

from types import ModuleType
from typing import Any, Final

from spielwerk.cli.playing.faces import Drawing, Either, Menu, Notation, Sentences
from spielwerk.core.discovery import feature
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game
from spielwerk.core.presentation import Presentation
from spielwerk.locale.catalogue import Catalogue, catalogue

MODULES: Final = ("drawing", "menu", "notation", "sentences")


class Features:
    """What shows and tells the game: modules of its folder, or what is made of its presentation (`faces`).

    `told` is the presentation where it tells what has happened; None where the game's `sentences` do.
    """

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        modules = {name: feature(game, name) for name in MODULES}
        self.told: Final = _presentation(game, modules)
        self.drawing: Any = modules["drawing"]
        self.menu: Any = modules["menu"]
        self.notation: Any = modules["notation"]
        self.sentences: Any = modules["sentences"]
        if self.told is not None:
            self.drawing = Either(self.drawing, Drawing(self.told))
            self.menu = Either(self.menu, Menu(self.told))
            self.notation = Either(self.notation, Notation())
            self.sentences = Either(self.sentences, Sentences(self.told))

    def catalogue(self, language: str) -> Catalogue:
        """The sentences of the program and of the game."""
        return catalogue(language, self.game.package)


def _presentation(game: Game, modules: dict[str, ModuleType | None]) -> Presentation | None:
    """The presentation of a game whose folder is not made for the terminal; None if it is."""
    missing = [name for name, module in modules.items() if module is None]
    if not missing:
        return None
    module = feature(game, "presentation")
    if module is None or not hasattr(module, "PRESENTATION"):
        raise Problem("play.not-in-terminal", game=game.name, name=missing[0])
    presentation: Presentation = module.PRESENTATION
    return presentation
