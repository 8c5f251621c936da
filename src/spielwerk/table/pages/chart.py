"""The points of a game over its rounds, as a picture."""

from typing import Final

from spielwerk.core.markup import NOTHING, Markup, escape, joined
from spielwerk.locale.catalogue import Catalogue
from spielwerk.table.play.view import View

WIDTH: Final = 640
HEIGHT: Final = 280
LEFT, RIGHT, TOP, BOTTOM = 34, 72, 16, 32
STEPS: Final = (5, 10, 20, 25, 50, 100, 200)
LABEL_HEIGHT: Final = 25
MOST_LABELS: Final = 12
"""So many names of rounds fit below, the last one not counted."""


def chart(view: View, title: str, say: Catalogue) -> Markup:
    """A line per seat with its sign and points at the end; empty while there is nothing to draw."""
    course = list(view.course)
    now = tuple(seat.points for seat in view.seats)
    names = [say("pages.result.start"), *(str(round) for round in range(1, len(course)))]
    last = say("pages.result.end" if view.over else "pages.result.now")
    if course and course[-1] != now:
        course.append(now)
        names.append(last)
    elif course and view.over:
        names[-1] = last
    if len(course) < 2:
        return NOTHING
    highest = max(1, *(points for row in course for points in row))
    lowest = min(0, *(points for row in course for points in row))
    step = next((step for step in STEPS if (highest - lowest) / step <= 6), STEPS[-1])
    top = (highest // step + 1) * step

    def x(round: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * round / (len(course) - 1)

    def y(points: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (top - points) / (top - lowest)

    grid = joined(
        Markup(
            f'<path class="grid" d="M{LEFT} {y(points):.1f}H{WIDTH - RIGHT}"/>'
            f'<text class="axis end" x="{LEFT - 8}" y="{y(points) + 4:.1f}">{points}</text>'
        )
        for points in range(-(-lowest // step) * step, top + 1, step)
    )
    rounds = joined(
        Markup(f'<text class="axis middle" x="{x(round):.1f}" y="{HEIGHT - 10}">{escape(names[round])}</text>')
        for round in labelled(len(names))
    )
    lines = []
    ends = _apart([(y(course[-1][seat.seat]), seat.seat) for seat in view.seats])
    for seat in view.seats:
        points = " ".join(f"{x(round):.1f},{y(row[seat.seat]):.1f}" for round, row in enumerate(course))
        dots = joined(
            Markup(f'<circle r="3.5" cx="{x(round):.1f}" cy="{y(row[seat.seat]):.1f}"/>')
            for round, row in enumerate(course)
        )
        words = escape(
            say("pages.result.line", name=seat.title, points=", ".join(str(row[seat.seat]) for row in course))
        )
        end = ends[seat.seat]
        lines.append(
            Markup(
                f'<g class="line-of c-{seat.colour}" role="img" aria-label="{words}"><title>{words}</title>'
                f'<polyline points="{points}"/>{dots}<use href="#{seat.sign}" x="{WIDTH - RIGHT + 20}" y="{end:.1f}"/>'
                f'<text x="{WIDTH - RIGHT + 36}" y="{end + 5:.1f}">{seat.points}</text></g>'
            )
        )
    name = escape(title)
    return Markup(
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{name}">'
        f"{grid}{rounds}{joined(lines)}</svg>"
    )


def labelled(rounds: int) -> list[int]:
    """The rounds whose names stand below: the first, the last, and between them as many as there is room for."""
    last = rounds - 1
    step = -(-last // MOST_LABELS)
    return [round for round in range(0, rounds, step) if last - round >= min(step, 2)] + [last]


def _apart(ends: list[tuple[float, int]]) -> dict[int, float]:
    """Heights of the labels at the ends of the lines, moved so that none covers another."""
    found: dict[int, float] = {}
    last = float("-inf")
    for height, seat in sorted(ends):
        last = max(height, last + LABEL_HEIGHT)
        found[seat] = last
    below = max(found.values(), default=0) - (HEIGHT - BOTTOM)
    return {seat: height - max(0, below) for seat, height in found.items()}
