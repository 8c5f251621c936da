# not compiled: sentences for people
"""The sentences of the table: the catalogue and the rulebook of a language, and small forms used everywhere."""

from functools import cache
from typing import Final

from spielwerk.core.game import State as AnyState
from spielwerk.core.rulebook import Rulebook, load_rulebook
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue, catalogue

GAME_FOLDER: Final = __package__.rpartition(".presentation")[0]


@cache
def wording(language: str) -> Catalogue:
    """The sentences of the program and of this game."""
    return catalogue(language, GAME_FOLDER)


@cache
def rulebook(language: str) -> Rulebook:
    return load_rulebook(GAME_FOLDER, language)


def position(state: AnyState) -> Noria:
    """The position that the table holds, as what it is."""
    assert isinstance(state, Noria)
    return state


def capital(text: str) -> str:
    """The text with a capital letter at the beginning."""
    return text[:1].upper() + text[1:]
