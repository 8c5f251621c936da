"""Trading in equal items (rulebook, p. 2-3): once a turn, three or more; one is won, the others are discarded."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import SIZE
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.rules import ambush, sheriff, turns
from spielwerk.games.nottingham.state import AMBUSHING, FAVOURING, SET_FAILED, SET_TRADED, State
from spielwerk.games.nottingham.terms import KINDS, NO_KIND, SMALLEST_SET


class Pass(Kind):
    """Nothing is traded."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        out.append(self.start)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        turns.end(state)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """There may be nothing to trade in the hand."""
        return True


class Trade(Kind):
    """A set or a task: only one of them, once a turn."""

    def untimely(self, state: State, seat: i64, action: i64, decides: bool) -> str:
        if seat == state.turn and (state.phase == AMBUSHING or state.phase == FAVOURING):
            return "trading.once"
        return super().untimely(state, seat, action, decides)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """The cards are shown."""
        return True


class Set(Trade):
    """Equal items, three or more."""

    def kind(self, action: i64) -> i64:
        return (action - self.start) // SIZE.size

    def size(self, action: i64) -> i64:
        return (action - self.start) % SIZE.size + SMALLEST_SET

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for kind in range(KINDS):
            for extra in range(state.hands[KINDS * seat + kind] - SMALLEST_SET + 1):
                out.append(self.start + SIZE.size * kind + extra)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        there = state.hands[KINDS * seat + self.kind(action)]
        if there < SMALLEST_SET and found.add("trading.three", SMALLEST_SET, there):
            return
        if there < self.size(action):
            found.add("trading.in-hand", self.size(action), there)

    def untimely(self, state: State, seat: i64, action: i64, decides: bool) -> str:
        """After an ambush, more of the same cannot be added."""
        is_more = seat == state.turn and state.phase == AMBUSHING and self.kind(action) == state.laid_kind
        if is_more and state.sprung > 0:
            return "ambush.three-left"
        return super().untimely(state, seat, action, decides)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """The cards are laid out; owners of ambushes may spring them before the trade is made."""
        state.laid_kind = self.kind(action)
        state.laid = self.size(action)
        cards.lose(state, seat, state.laid_kind, state.laid)
        ambush.ask(state)


def ambushes_are_over(state: State) -> None:
    """With three cards left the trade is made; with fewer they go back to the hand, and nothing else is traded."""
    seat = state.turn
    kind = state.laid_kind
    if state.laid < SMALLEST_SET:
        cards.gain(state, seat, kind, state.laid)
        state.note(SET_FAILED, seat, kind, state.laid)
        _clear(state)
        turns.end(state)
        return
    state.won[KINDS * seat + kind] += 1
    cards.discard(state, kind, state.laid - 1)
    state.note(SET_TRADED, seat, kind, state.laid)
    _clear(state)
    sheriff.trade_made(state)


def _clear(state: State) -> None:
    state.laid_kind = NO_KIND
    state.laid = 0
    state.sprung = 0
