"""What a hand is worth: the points that its cards may still bring, by how far sets and tasks have come.

Everything here is an estimate for players that think; no rule asks for it. Cards are counted by kind.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import (
    FIVE_EQUAL,
    KINDS,
    SEVEN_DIFFERENT,
    SMALLEST_SET,
    TASK_EACH,
    TASK_KINDS,
    TASKS,
)

ONE_SHORT: Final = 0.42
"""Share of a set's value that two of its three cards have, in the middle of a long game."""
TWO_SHORT: Final = 0.13
LATE: Final = 0.92
"""Share of a complete set that is not traded yet: it may be ambushed, or one of its cards may be taken."""
BESIDE_TASK: Final = 0.4
"""Share that sets keep when a task may take their cards."""

CHANCE_OF_TASK: Final = [
    [0.95, 0.5, 0.24, 0.1, 0.03],
    [0.95, 0.38, 0.12, 0.04, 0.01],
    [0.95, 0.48, 0.2, 0.07, 0.02],
    [0.95, 0.52, 0.2, 0.06, 0.01],
]
"""Chance of doing a task, by task and by the cards that are still missing; with more of them there is none."""
TOO_MANY: Final = 5


def turns_left(state: State) -> float:
    """About how many turns a seat still has: trades move the sheriff, and not quite every turn brings one."""
    fields = len(state.settings.numbers) + 1 - state.sheriff
    return 1.6 * float(fields) / float(state.settings.num_players)


def worth(state: State, seat: i64, hand: vec[i64], turns: float) -> float:
    """Points that a hand may bring the seat within so many turns."""
    haste = turns / (turns + 1.5)
    sets: float = 0.0
    waiting: float = 0.0
    for kind in range(KINDS):
        cards = hand[kind]
        value = float(state.worth(kind))
        complete = cards // SMALLEST_SET
        left = cards - SMALLEST_SET * complete
        sets += value * LATE * float(complete)
        waiting += float(complete)
        if left == 2:
            sets += value * ONE_SHORT * haste
        elif left == 1:
            sets += value * TWO_SHORT * haste
    if waiting > turns:
        sets *= turns / waiting
    best = sets
    for task in range(TASKS):
        points = task_points(state, seat, task)
        if points > 0:
            short = missing(hand, task)
            if short >= TOO_MANY:
                continue
            chance = CHANCE_OF_TASK[task][short]
            if short > 0:
                chance *= haste
            plan = chance * float(points) + (1.0 - chance + chance * BESIDE_TASK) * sets
            if plan > best:
                best = plan
    return best


def task_points(state: State, seat: i64, task: i64) -> i64:
    """What a task would bring a seat now; 0 where it may not do it."""
    if state.task_first[task] == NOBODY:
        return state.settings.task_first[task]
    if state.task_first[task] == seat or state.task_second[task] != NOBODY:
        return 0
    return state.settings.task_second[task]


def missing(hand: vec[i64], task: i64) -> i64:
    """How many cards a hand lacks for a task."""
    if task == FIVE_EQUAL:
        most: i64 = 0
        for kind in range(KINDS):
            if hand[kind] > most:
                most = hand[kind]
        return TASK_EACH[task] - most if most < TASK_EACH[task] else 0
    single: i64 = 0
    pairs: i64 = 0
    for kind in range(KINDS):
        if hand[kind] >= 2:
            pairs += 1
        elif hand[kind] == 1:
            single += 1
    if task == SEVEN_DIFFERENT:
        return KINDS - pairs - single
    return missing_pairs(pairs, single, TASK_KINDS[task])


def missing_pairs(pairs: i64, single: i64, wanted: i64) -> i64:
    if pairs >= wanted:
        return 0
    needed = wanted - pairs
    return needed if single >= needed else needed + (needed - single)


def hand_of(state: State, seat: i64) -> vec[i64]:
    """The cards of a hand, in views those known to be there."""
    found = vec[i64]([0] * KINDS)
    for kind in range(KINDS):
        found[kind] = state.hands[KINDS * seat + kind]
    return found


def gains(state: State, seat: i64, hand: vec[i64], turns: float) -> list[float]:
    """What one more card is worth, by kind."""
    before = worth(state, seat, hand, turns)
    found = []
    for kind in range(KINDS):
        hand[kind] += 1
        found.append(worth(state, seat, hand, turns) - before)
        hand[kind] -= 1
    return found


def losses(state: State, seat: i64, hand: vec[i64], turns: float) -> list[float]:
    """What one card less costs, by kind; 0 where there is none."""
    before = worth(state, seat, hand, turns)
    found = []
    for kind in range(KINDS):
        loss = 0.0
        if hand[kind] > 0:
            hand[kind] -= 1
            loss = before - worth(state, seat, hand, turns)
            hand[kind] += 1
        found.append(loss)
    return found
