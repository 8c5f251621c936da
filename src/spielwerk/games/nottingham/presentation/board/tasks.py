# not compiled: pictures for people
"""The four tasks in the clearing: what is wanted, what it is worth now, who has done it."""

from spielwerk.core.game import NOBODY
from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined
from spielwerk.games.nottingham.presentation.board import geometry
from spielwerk.games.nottingham.presentation.markup import seat_token
from spielwerk.games.nottingham.presentation.telling.wording import seat_name
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import TASK_NAMES, TASKS
from spielwerk.locale.catalogue import Catalogue


def holders(state: State, task: int) -> list[int]:
    """Seats that have done a task, the first one first."""
    return [int(seat) for seat in (state.task_first[task], state.task_second[task]) if seat != NOBODY]


def tasks_left(state: State) -> int:
    """Task cards that nobody has taken. With the last of them the game is over."""
    return sum(2 - len(holders(state, task)) for task in range(TASKS))


def points_now(state: State, task: int) -> int:
    """What the next card of the task is worth; 0 if both are gone."""
    taken = len(holders(state, task))
    if taken == 2:
        return 0
    return int(state.settings.task_second[task] if taken else state.settings.task_first[task])


def worth(state: State, task: int) -> int:
    """What every card of the task that was taken is worth as things stand."""
    both = len(holders(state, task)) == 2
    return int(state.settings.task_second[task] if both else state.settings.task_first[task])


def task_words(state: State, task: int, say: Catalogue) -> str:
    """ "Five equal items: 25 points; Red has done it (25)"."""
    parts = [say(f"shown.task.{TASK_NAMES[task]}")]
    seats = holders(state, task)
    names = say.enumerate([seat_name(seat, say) for seat in seats])
    if not seats:
        second = int(state.settings.task_second[task])
        parts.append(say("pictures.task.free", n=points_now(state, task), second=second))
    elif len(seats) == 1:
        parts.append(say("pictures.task.second", n=points_now(state, task), who=names, now=worth(state, task)))
    else:
        parts.append(say("pictures.task.gone", who=names, n=worth(state, task)))
    return ": ".join(parts)


def tasks(state: State, say: Catalogue, marks: Marks) -> Markup:
    return joined(_task(state, task, say, marks) for task in range(TASKS))


def _task(state: State, task: int, say: Catalogue, marks: Marks) -> Markup:
    name, words = TASK_NAMES[task], task_words(state, task, say)
    width, height = geometry.TASK_WIDTH, geometry.TASK_HEIGHT
    seats, points = holders(state, task), points_now(state, task)
    gone = " is-gone" if len(seats) == 2 else ""
    pawns = 2 if seats else 1
    left = geometry.task_left(task)
    start = 47 if points else 34
    parts = [
        Markup(f'<rect class="task-card" width="{width}" height="{height}" rx="7"/>'),
        Markup(f'<use href="#t-{name}" x="{width / 2}" y="16"/>'),
    ]
    if points:
        parts.append(Markup(f'<text class="task-points" x="{width - 8}" y="45">{points}</text>'))
        parts += [
            Markup(f'<use class="pawn" href="#p-pawn" transform="translate({13 + 12 * pawn} 39) scale(.92)"/>')
            for pawn in range(pawns)
        ]
    parts += [
        Markup(f'<use href="#s-{seat_token(seat)}" transform="translate({start + 22 * number} 38) scale(.84)"/>')
        for number, seat in enumerate(seats)
    ]
    if not points:
        parts.append(Markup(f'<text class="task-points" x="{width - 8}" y="45">{worth(state, task)}</text>'))
    frame = (
        Markup(f'<rect class="mark" width="{width}" height="{height}" rx="7"/>') if f"task-{name}" in marks else NOTHING
    )
    return Markup(
        f"<g {marks.named(f'task-{name}', f'task{gone}', words)} "
        f'transform="translate({left} {geometry.TASK_TOP})"><title>{escape(words)}</title>{"".join(parts)}{frame}</g>'
    )
