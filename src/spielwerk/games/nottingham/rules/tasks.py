"""Tasks (rulebook, p. 3-4): seven different, five equal, four pairs, three pairs; two players each, everybody once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import Part, different, together
from spielwerk.games.nottingham.rules import sheriff, turns
from spielwerk.games.nottingham.rules.trading import Trade
from spielwerk.games.nottingham.state import TASK_DONE, State
from spielwerk.games.nottingham.terms import KINDS, TASK_EACH, TASK_KINDS, TASK_NAMES, TASKS


def is_open(state: State, seat: i64, task: i64) -> bool:
    """Whether there is a card left, and the seat has none of this task."""
    return state.task_second[task] == NOBODY and state.task_first[task] != seat


class Task(Trade):
    """One of the tasks: which, and the cards that it may be paid with."""

    def __init__(self, name: str, start: i64, parts: list[Part], pattern: str, phases: list[int], task: i64) -> None:
        super().__init__(name, start, parts, pattern, phases)
        self.task: Final[i64] = task
        self.kinds: Final[vec[i64]] = together(different(TASK_KINDS[task]))
        """Bits of the kinds that are paid, by action."""
        self.each: Final[i64] = TASK_EACH[task]
        self.cards: Final[i64] = TASK_EACH[task] * TASK_KINDS[task]

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.hand_size[seat] < self.cards or not is_open(state, seat, self.task):
            return
        enough: i64 = 0
        for kind in range(KINDS):
            if state.hands[KINDS * seat + kind] >= self.each:
                enough = enough | BIT[kind]
        if enough == 0:
            return
        for place in range(self.slots):
            if self.kinds[place] & enough == self.kinds[place]:
                out.append(self.start + place)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        task = self.task
        if state.task_first[task] == seat or state.task_second[task] == seat:
            if found.add("tasks.done-already"):
                return
        elif state.task_second[task] != NOBODY and found.add("tasks.gone"):
            return
        for kind in range(KINDS):
            if self.kinds[action - self.start] & BIT[kind] != 0 and state.hands[KINDS * seat + kind] < self.each:
                found.add(f"tasks.{TASK_NAMES[task]}")
                return

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """The cards are discarded, the task card is taken. With the last of the eight the game is over at once."""
        task = self.task
        for kind in range(KINDS):
            if self.kinds[action - self.start] & BIT[kind] != 0:
                cards.lose(state, seat, kind, self.each)
                cards.discard(state, kind, self.each)
        if state.task_first[task] == NOBODY:
            state.task_first[task] = seat
            state.note(TASK_DONE, seat, task, state.settings.task_first[task])
        else:
            state.task_second[task] = seat
            state.note(TASK_DONE, seat, task, state.settings.task_second[task])
        state.done = task
        if all_taken(state):
            turns.finish(state)
        else:
            sheriff.trade_made(state)


def all_taken(state: State) -> bool:
    for task in range(TASKS):
        if state.task_second[task] == NOBODY:
            return False
    return True
