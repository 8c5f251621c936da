# not compiled: sentences for people
"""The sentences of the table: the catalogue and the rulebook of a language, and small forms used everywhere."""

from functools import cache
from typing import Final

from spielwerk.core.game import State as AnyState
from spielwerk.core.rulebook import Rulebook, load_rulebook
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import COLOUR_NAMES, KIND_NAMES
from spielwerk.locale.catalogue import Catalogue, catalogue

GAME_FOLDER: Final = __package__.rpartition(".presentation")[0]


@cache
def wording(language: str) -> Catalogue:
    """The sentences of the program and of this game."""
    return catalogue(language, GAME_FOLDER)


@cache
def rulebook(language: str) -> Rulebook:
    return load_rulebook(GAME_FOLDER, language)


def position(state: AnyState) -> State:
    """The position that the table holds, as what it is."""
    assert isinstance(state, State)
    return state


def capital(text: str) -> str:
    """The text with a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def seat_name(seat: int, say: Catalogue) -> str:
    """A seat as a name without an article: "Red"."""
    return say(f"shown.colour.{COLOUR_NAMES[seat]}")


def kind_name(kind: int, say: Catalogue) -> str:
    """What stands on the card: "Pearls"."""
    return say(f"shown.kind.{KIND_NAMES[kind]}")


def a_card(kind: int, say: Catalogue) -> str:
    """One card of a kind as an object: "a pearl"."""
    return say(f"shown.a.{KIND_NAMES[kind]}")


def the_card(kind: int, say: Catalogue) -> str:
    """A card that was spoken of before, as an object: "the pearls"."""
    return say(f"shown.the.{KIND_NAMES[kind]}")


def counted(kind: int, n: int, say: Catalogue) -> str:
    """So many cards of a kind: "3 pearls"."""
    return say(f"shown.counted.{KIND_NAMES[kind]}", n=n)


def action_name(kind: int, say: Catalogue) -> str:
    """What the card can be used for: "Robbery"."""
    return say(f"shown.action.{KIND_NAMES[kind]}")
