# not compiled: made for people, once per choice
"""What would happen, as far as the seat can know it: hand and points on a copy of its view, and notes."""

from collections.abc import Sequence

from spielwerk.core.presentation import Consequence
from spielwerk.games.nottingham.kinds import kind_of
from spielwerk.games.nottingham.presentation.board.tasks import points_now
from spielwerk.games.nottingham.presentation.kinds import shown
from spielwerk.games.nottingham.presentation.telling.about import laid_out, task_of
from spielwerk.games.nottingham.presentation.telling.wording import wording
from spielwerk.games.nottingham.rules.tasks import Task
from spielwerk.games.nottingham.rules.trading import Set
from spielwerk.games.nottingham.state import State
from spielwerk.locale.catalogue import Catalogue


def consequence(state: State, seat: int, actions: Sequence[str], language: str) -> Consequence:
    """What the actions lead to. Raises IllegalAction at the first one that the rules refuse."""
    say = wording(language)
    copy = state.clone()
    assert isinstance(copy, State)
    told: list[str] = []
    points: dict[str, int] = {}
    hand = int(state.hand_size[seat])
    for text in actions:
        action = copy.string_to_action(text, seat)
        told += shown(action).notes(copy, seat, action, say)
        source, gained = _points(copy, action, say)
        if gained:
            points[source] = points.get(source, 0) + gained
        copy.apply_action_with_legality_check(action, seat)
    left = int(copy.hand_size[seat])
    changes = ((say("shown.after.hand"), f"{hand} \u2192 {left}"),) if left != hand else ()
    return Consequence(changes, tuple(points.items()), (), tuple(dict.fromkeys(told)))


def _points(state: State, action: int, say: Catalogue) -> tuple[str, int]:
    """What a trade brings, if nothing comes between."""
    kind = kind_of(action)
    if isinstance(kind, Set):
        return say("shown.after.points"), int(state.worth(laid_out(action)[0]))
    if isinstance(kind, Task):
        return say("shown.after.task-points"), points_now(state, task_of(action))
    return "", 0
