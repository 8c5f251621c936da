# not compiled: made for people, once per question
"""What could still be traded in, for a seat that is about to trade nothing."""

from spielwerk.games.nottingham.actions import SET, SPRING, TASK_SEVEN
from spielwerk.games.nottingham.presentation.board.tasks import points_now
from spielwerk.games.nottingham.presentation.telling.wording import counted, wording
from spielwerk.games.nottingham.rules import tasks, trading
from spielwerk.games.nottingham.state import TRADING, State
from spielwerk.games.nottingham.terms import SMALLEST_SET, TASK_NAMES, VALUES


def before_passing(state: State, seat: int, language: str) -> list[str]:
    if state.phase != TRADING or state.turn != seat:
        return []
    say = wording(language)
    found: dict[str, None] = {}
    for action in state.legal_actions(seat):
        if SET <= action < TASK_SEVEN and trading.size_of(action) == SMALLEST_SET:
            kind = int(trading.kind_of(action))
            found[say("shown.passing.set", what=counted(kind, SMALLEST_SET, say), n=int(VALUES[kind]))] = None
        elif TASK_SEVEN <= action < SPRING:
            task = int(tasks.task_of(action))
            name = say(f"shown.task.{TASK_NAMES[task]}")
            found[say("shown.passing.task", task=name, n=points_now(state, task))] = None
    return list(found)
