# not compiled: sentences for people
"""The sentences of the table: the catalogue and the rulebook of a language, and small forms used everywhere."""

from functools import cache
from typing import Final

from spielwerk.core.game import State as AnyState
from spielwerk.core.rulebook import Rulebook, load_rulebook
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue, catalogue

GAME_FOLDER: Final = __package__.rpartition(".presentation")[0]


@cache
def wording(language: str) -> Catalogue:
    """The sentences of the program and of this game."""
    return catalogue(language, GAME_FOLDER)


@cache
def rulebook(language: str) -> Rulebook:
    return load_rulebook(GAME_FOLDER, language)


def position(state: AnyState) -> TerraMystica:
    """The position that the table holds, as what it is."""
    assert isinstance(state, TerraMystica)
    return state


def capital(text: str) -> str:
    """The text with a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def faction_of(state: TerraMystica, seat: int, say: Catalogue) -> str:
    """Whom a sentence is about, as its subject or object: "the Witches", or the seat as long as it has no faction."""
    player = state.players[seat]
    if not player.has_faction:
        return say("words.seat", n=seat + 1)
    return say("shown.the", name=say(f"words.faction.{player.faction.name}"))


def seat_title(state: State, seat: int, say: Catalogue) -> str:
    """The faction, or the seat as long as it has none."""
    player = state.players[seat]
    return say(f"words.faction.{player.faction.name}") if player.has_faction else say("words.seat", n=seat + 1)
