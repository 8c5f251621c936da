"""Scoring (rulebook, p. 4): values of the winning pile and of the task cards; cards in hand count nothing."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import KINDS, TASKS


def task_points(state: State, seat: i64) -> i64:
    """Both cards of a task are worth less once the second is taken."""
    points: i64 = 0
    for task in range(TASKS):
        if state.task_first[task] == seat or state.task_second[task] == seat:
            alone = state.task_second[task] == NOBODY
            points += state.settings.task_first[task] if alone else state.settings.task_second[task]
    return points


def points(state: State, seat: i64) -> i64:
    total = task_points(state, seat)
    for kind in range(KINDS):
        total += state.won[KINDS * seat + kind] * state.worth(kind)
    return total


def pile_cards(state: State, seat: i64) -> i64:
    """What breaks ties: cards in the winning pile; with the option `task-cards-break-ties` task cards too."""
    cards: i64 = 0
    for kind in range(KINDS):
        cards += state.won[KINDS * seat + kind]
    if state.settings.task_cards_break_ties:
        for task in range(TASKS):
            if state.task_first[task] == seat or state.task_second[task] == seat:
                cards += 1
    return cards


def winners(state: State) -> list[int]:
    """Most points, then most cards in the winning pile, else a shared victory. Who has left cannot win."""
    found: list[int] = []
    for seat in range(state.settings.num_players):
        if state.has_left(seat):
            continue
        if found and ranks_before(state, found[0], seat):
            continue
        if found and ranks_before(state, seat, found[0]):
            found = []
        found.append(seat)
    return found


def ranks_before(state: State, seat: i64, other: i64) -> bool:
    if points(state, seat) != points(state, other):
        return points(state, seat) > points(state, other)
    return pile_cards(state, seat) > pile_cards(state, other)
