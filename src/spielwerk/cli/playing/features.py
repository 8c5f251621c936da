"""Everything by which people play a game in the terminal."""

from typing import Final

from spielwerk.core.game import Game
from spielwerk.core.notation import Notation, notation_of
from spielwerk.core.presentation import Presentation, presentation_of
from spielwerk.core.terminal import Terminal, terminal_of
from spielwerk.locale.catalogue import Catalogue, catalogue
from spielwerk.table.games.plain import PlainPresentation


class Features:
    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.shown: Final[Presentation] = presentation_of(game) or PlainPresentation(game)
        self.terminal: Final[Terminal] = terminal_of(game, self.shown)
        self.notation: Final[Notation] = notation_of(game)

    def catalogue(self, language: str) -> Catalogue:
        """The sentences of the program and of the game."""
        return catalogue(language, self.game.package)
