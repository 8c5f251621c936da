"""Theft with the candlestick (rulebook, p. 5-7): a card is drawn blindly from the victim's hand."""

from mypy_extensions import i64

from spielwerk.games.nottingham.rules import attack
from spielwerk.games.nottingham.state import STEALING, State


def begin(state: State) -> None:
    state.phase = STEALING


def draw(state: State, kind: i64) -> None:
    attack.take_hidden(state, kind)
