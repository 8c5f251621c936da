# not compiled: made for people, once per question
"""What could still be traded in, for a seat that is about to trade nothing."""

from spielwerk.games.nottingham.kinds import kind_of
from spielwerk.games.nottingham.presentation.board.tasks import points_now
from spielwerk.games.nottingham.presentation.telling.about import laid_out, task_of
from spielwerk.games.nottingham.presentation.telling.labels import task_name
from spielwerk.games.nottingham.presentation.telling.wording import counted, wording
from spielwerk.games.nottingham.rules.tasks import Task
from spielwerk.games.nottingham.rules.trading import Set
from spielwerk.games.nottingham.state import TRADING, State
from spielwerk.games.nottingham.terms import SMALLEST_SET


def before_passing(state: State, seat: int, language: str) -> list[str]:
    if state.phase != TRADING or state.turn != seat:
        return []
    say = wording(language)
    found: dict[str, None] = {}
    for action in state.legal_actions(seat):
        row = kind_of(action)
        if isinstance(row, Set):
            kind, _ = laid_out(action)
            found[say("shown.passing.set", what=counted(kind, SMALLEST_SET, say), n=int(state.worth(kind)))] = None
        elif isinstance(row, Task):
            points = points_now(state, task_of(action))
            found[say("shown.passing.task", task=task_name(action, say), n=points)] = None
    return list(found)
