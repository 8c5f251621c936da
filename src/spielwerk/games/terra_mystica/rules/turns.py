"""Whose turn it is, and what a turn holds: one main action, free actions before and after it (rulebook, "Actions")."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.games.terra_mystica.rules import offers
from spielwerk.games.terra_mystica.state import AFTER_ACTION, BEFORE_ACTION, State


def begin_action(state: State, seat: i64) -> None:
    """A main action declines the power that the seat has not answered for."""
    offers.decline_all(state, seat)


def finish_action(state: State, seat: i64) -> None:
    """The main action is complete but for what it made due."""
    state.players[seat].end_transformation()
    state.actions_left -= 1
    state.stage = BEFORE_ACTION if state.actions_left > 0 else AFTER_ACTION


def begin_turn(state: State, seat: i64) -> None:
    """Cult steps that a key would have made possible before this turn are forgotten."""
    state.players[seat].blocked_cults = 0
    state.turn = seat
    state.stage = BEFORE_ACTION
    state.actions_left = 1


def must_decide_first(state: State, seat: i64) -> bool:
    """Whether what is due to the seat holds up its actions; with `decide-later` only what belongs to an action does."""
    player = state.players[seat]
    return player.due_sandstorm > 0 if state.settings.decide_later else player.must_decide()


def must_decide_in_turn(state: State, seat: i64) -> bool:
    """Whether what is due keeps the seat from ending its turn. With `decide-later` it may follow in the next one,
    if that is the same seat's because all others have passed."""
    if not state.players[seat].must_decide():
        return False
    return not state.settings.decide_later or not others_have_passed(state, seat)


def others_have_passed(state: State, seat: i64) -> bool:
    return seat_after(state, seat) == seat


def seat_after(state: State, seat: i64) -> i64:
    """The next seat in turn order that has not passed, or NOBODY."""
    count = len(state.order)
    start: i64 = 0
    for place in range(count):
        if state.order[place] == seat:
            start = place
    for step in range(1, count + 1):
        other = state.order[(start + step) % count]
        if not state.players[other].passed:
            return other
    return NOBODY


def end_turn(state: State) -> None:
    """The turn goes to the next seat; when all have passed, to nobody."""
    player = state.players[state.turn]
    player.end_transformation()
    player.due_priests = 0
    after = seat_after(state, state.turn)
    if after == NOBODY:
        state.turn = NOBODY
        state.stage = AFTER_ACTION
        state.actions_left = 0
    else:
        begin_turn(state, after)


def move_to_end(state: State, seat: i64) -> None:
    """Variable turn order: whoever passes goes to the end of the order list at once."""
    order = vec[i64]([])
    for other in state.order:
        if other != seat:
            order = append(order, other)
    state.order = append(order, seat)
