"""Theft with the candlestick (rulebook, p. 5-7): a card is drawn blindly from the victim's hand."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.nottingham.chance import Draw, with_unseen
from spielwerk.games.nottingham.rules import attack
from spielwerk.games.nottingham.state import STEALING, State
from spielwerk.games.nottingham.terms import KINDS


def begin(state: State) -> None:
    state.phase = STEALING


class Theft(Draw):
    """Every card of the hand alike."""

    def weights(self, state: State) -> vec[i64]:
        there = state.hands[KINDS * state.victim : KINDS * state.victim + KINDS]
        return with_unseen(state, there, state.hand_size[state.victim])

    def hides(self, state: State, viewer: i64, seat: i64, action: i64) -> bool:
        return viewer != state.turn and viewer != state.victim

    def apply(self, state: State, seat: i64, action: i64) -> None:
        attack.take_hidden(state, action - self.start)
