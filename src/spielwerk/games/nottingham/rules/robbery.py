"""Robbery with the pearls (rulebook, p. 5-7): look secretly at the victim's hand and take a card."""

from spielwerk.games.nottingham import knowledge
from spielwerk.games.nottingham.state import TAKING, State


def begin(state: State) -> None:
    knowledge.hand_shown(state, state.turn, state.victim)
    state.phase = TAKING
