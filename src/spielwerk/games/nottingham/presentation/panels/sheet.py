# not compiled: made for people, once per position
"""The score sheet: what is in the winning piles, by kind, and the tasks."""

from spielwerk.core.presentation import Sheet
from spielwerk.games.nottingham.presentation.board.tasks import holders, worth
from spielwerk.games.nottingham.presentation.telling.wording import kind_name, seat_name, wording
from spielwerk.games.nottingham.rules import scoring
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import KINDS, TASK_NAMES, TASKS


def sheet(state: State, language: str) -> Sheet:
    """A row for every kind and task that has brought anybody points; the last row is the total."""
    say = wording(language)
    seats = range(int(state.settings.num_players))
    rows = [
        (kind_name(kind, say), tuple(int(state.won[KINDS * seat + kind] * state.worth(kind)) for seat in seats))
        for kind in range(KINDS)
    ]
    rows += [
        (
            say(f"shown.task.{TASK_NAMES[task]}"),
            tuple(worth(state, task) if seat in holders(state, task) else 0 for seat in seats),
        )
        for task in range(TASKS)
    ]
    total = tuple(int(scoring.points(state, seat)) for seat in seats)
    shown = [row for row in rows if any(row[1])]
    return Sheet(tuple(seat_name(seat, say) for seat in seats), (*shown, (say("shown.total"), total)))
