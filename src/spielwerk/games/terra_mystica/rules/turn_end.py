"""The end of a turn (rulebook, "Actions")."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules import transform, turns
from spielwerk.games.terra_mystica.state import BEFORE_ACTION, TRANSFORMING, State


class Done(Kind):
    """Ends the turn; within a double action of the Chaos Magicians, a transform and build without a dwelling."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.stage == BEFORE_ACTION or turns.must_decide_in_turn(state, seat):
            return
        if state.players[seat].bought_spades == 0 or transform.may_leave_bought(state, seat):
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if turns.must_decide_in_turn(state, seat) and found.add("turn.decide-first"):
            return
        if state.stage == BEFORE_ACTION and found.add("turn.nothing-to-end"):
            return
        if state.players[seat].bought_spades > 0 and not transform.may_leave_bought(state, seat):
            found.add("transform.use-bought")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        left = state.players[seat].bought_spades
        if state.stage == TRANSFORMING:
            turns.finish_action(state, seat)
            if state.actions_left > 0:
                return
        turns.end_turn(state)
        if left > 0:
            transform.take_along(state, seat, left)
