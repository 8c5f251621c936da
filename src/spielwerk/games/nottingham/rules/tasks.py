"""Tasks (rulebook, p. 3-4): seven different, five equal, four pairs, three pairs; two players each, everybody once."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import (
    COMBINATIONS,
    FOURS,
    TASK_FIVE,
    TASK_FOUR_PAIRS,
    TASK_SEVEN,
    TASK_THREE_PAIRS,
    THREES,
)
from spielwerk.games.nottingham.rules import sheriff, turns
from spielwerk.games.nottingham.state import TASK_DONE, State
from spielwerk.games.nottingham.terms import FIVE_EQUAL, FOUR_PAIRS, KINDS, SEVEN_DIFFERENT, TASKS, THREE_PAIRS


def is_open(state: State, seat: i64, task: i64) -> bool:
    """Whether there is a card left, and the seat has none of this task."""
    return state.task_second[task] == NOBODY and state.task_first[task] != seat


def with_at_least(state: State, seat: i64, number: i64) -> i64:
    """Bits of the kinds of which a hand has so many."""
    found: i64 = 0
    for kind in range(KINDS):
        if state.hands[KINDS * seat + kind] >= number:
            found = found | BIT[kind]
    return found


def legal(state: State, seat: i64, out: list[int]) -> None:
    size = state.hand_size[seat]
    if size >= 7 and is_open(state, seat, SEVEN_DIFFERENT) and with_at_least(state, seat, 1) == BIT[KINDS] - 1:
        out.append(TASK_SEVEN)
    if size >= 5 and is_open(state, seat, FIVE_EQUAL):
        for kind in range(KINDS):
            if state.hands[KINDS * seat + kind] >= 5:
                out.append(TASK_FIVE + kind)
    if size < 6:
        return
    pairs = with_at_least(state, seat, 2)
    if size >= 8 and is_open(state, seat, FOUR_PAIRS):
        for place in range(COMBINATIONS):
            if FOURS[place] & pairs == FOURS[place]:
                out.append(TASK_FOUR_PAIRS + place)
    if is_open(state, seat, THREE_PAIRS):
        for place in range(COMBINATIONS):
            if THREES[place] & pairs == THREES[place]:
                out.append(TASK_THREE_PAIRS + place)


def task_of(action: i64) -> i64:
    if action >= TASK_THREE_PAIRS:
        return THREE_PAIRS
    if action >= TASK_FOUR_PAIRS:
        return FOUR_PAIRS
    return FIVE_EQUAL if action >= TASK_FIVE else SEVEN_DIFFERENT


def kinds_of(action: i64) -> i64:
    """Bits of the kinds that are paid."""
    if action >= TASK_THREE_PAIRS:
        return THREES[action - TASK_THREE_PAIRS]
    if action >= TASK_FOUR_PAIRS:
        return FOURS[action - TASK_FOUR_PAIRS]
    return BIT[action - TASK_FIVE] if action >= TASK_FIVE else BIT[KINDS] - 1


def each_of(task: i64) -> i64:
    """Cards that a task asks for, of each kind."""
    if task == SEVEN_DIFFERENT:
        return 1
    return 5 if task == FIVE_EQUAL else 2


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    task = task_of(action)
    if state.task_first[task] == seat or state.task_second[task] == seat:
        return Refusal("tasks.done-already")
    if state.task_second[task] != NOBODY:
        return Refusal("tasks.gone")
    for kind in range(KINDS):
        if kinds_of(action) & BIT[kind] != 0 and state.hands[KINDS * seat + kind] < each_of(task):
            return Refusal(_rule(task))
    return None


def _rule(task: i64) -> str:
    if task == SEVEN_DIFFERENT:
        return "tasks.seven"
    if task == FIVE_EQUAL:
        return "tasks.five"
    return "tasks.four-pairs" if task == FOUR_PAIRS else "tasks.three-pairs"


def apply(state: State, seat: i64, action: i64) -> None:
    """The cards are discarded, the task card is taken. With the last of the eight the game is over at once."""
    task = task_of(action)
    for kind in range(KINDS):
        if kinds_of(action) & BIT[kind] != 0:
            cards.lose(state, seat, kind, each_of(task))
            cards.discard(state, kind, each_of(task))
    if state.task_first[task] == NOBODY:
        state.task_first[task] = seat
        state.note(TASK_DONE, seat, task, state.settings.task_first[task])
    else:
        state.task_second[task] = seat
        state.note(TASK_DONE, seat, task, state.settings.task_second[task])
    if all_taken(state):
        turns.finish(state)
    else:
        sheriff.trade_made(state)


def all_taken(state: State) -> bool:
    for task in range(TASKS):
        if state.task_second[task] == NOBODY:
            return False
    return True
