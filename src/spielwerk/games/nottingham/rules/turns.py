"""The turn (rulebook, "The turn"): reveal a card, decide about it, trade once at most, then the left neighbour."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.chance import Draw
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.state import (
    DECIDING,
    FINISHED,
    GAME_ENDED,
    REVEALING,
    TRADING,
    State,
)
from spielwerk.games.nottingham.terms import CHAIN, NO_KIND, SMALLEST_SET


def begin(state: State, seat: i64) -> None:
    state.turn = seat
    state.phase = REVEALING
    state.revealed = NO_KIND
    state.victim = NOBODY
    state.asked = NOBODY
    state.due = 0
    state.favoured = 0
    state.laid_kind = NO_KIND
    state.laid = 0
    state.sprung = 0


def end(state: State) -> None:
    """The left neighbour is next; seats that have left are passed over."""
    players = state.settings.num_players
    for step in range(1, players + 1):
        seat = (state.turn + step) % players
        if state.withdrawn & BIT[seat] == 0:
            begin(state, seat)
            return
    finish(state)


def finish(state: State) -> None:
    """The game is over at once (p. 4)."""
    state.phase = FINISHED
    state.asked = NOBODY
    state.due = 0
    state.favoured = 0
    state.note(GAME_ENDED, state.turn, 0, 0)


def may_trade(state: State) -> bool:
    """With fewer than three cards nobody is asked; all can see how many there are."""
    return state.hand_size[state.turn] >= SMALLEST_SET


def somebody_has_cards(state: State) -> bool:
    """Whether another seat has cards, so that there is somebody to attack or to trade with."""
    for other in range(state.settings.num_players):
        if other != state.turn and state.hand_size[other] > 0:
            return True
    return False


class Reveal(Draw):
    """The top card of the draw pile. A chain always goes to the hand (p. 6-7)."""

    def apply(self, state: State, seat: i64, action: i64) -> None:
        kind = action - self.start
        cards.draw_openly(state, kind)
        state.revealed = kind
        if kind == CHAIN:
            cards.keep_revealed(state, state.turn)
            state.phase = TRADING
        else:
            state.phase = DECIDING


class Keep(Kind):
    """The revealed card goes to the hand."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        out.append(self.start)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        cards.keep_revealed(state, seat)
        state.phase = TRADING
