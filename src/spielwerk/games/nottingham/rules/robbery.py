"""Robbery with the pearls (rulebook, p. 5-7): look secretly at the victim's hand and take a card."""

from mypy_extensions import i64

from spielwerk.games.nottingham import knowledge
from spielwerk.games.nottingham.rules import attack
from spielwerk.games.nottingham.state import TAKING, State


def begin(state: State) -> None:
    knowledge.hand_shown(state, state.turn, state.victim)
    state.phase = TAKING


def take(state: State, kind: i64) -> None:
    attack.take_hidden(state, kind)
