"""Raid with the gemstones (rulebook, p. 5-7): the victim's hand is laid open to all, one card is taken."""

from spielwerk.games.nottingham import knowledge
from spielwerk.games.nottingham.state import TAKING, State


def begin(state: State) -> None:
    knowledge.hand_shown_to_all(state, state.victim)
    state.phase = TAKING
