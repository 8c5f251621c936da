# not compiled: pictures for people
"""The town hall: six chambers above, the four paths below them, the harbour and everybody's points at the side."""

from typing import Final

from spielwerk.core.markup import NOTHING, TIMES, Marks, Markup, escape, joined, label, placed
from spielwerk.games.noria.presentation.costs import CURRENCY, is_mixed, step_units
from spielwerk.games.noria.presentation.telling.words import (
    chamber_words,
    colour_of,
    harbour_words,
    path_words,
    points_words,
)
from spielwerk.games.noria.rules import scoring
from spielwerk.games.noria.state import STEP, State
from spielwerk.games.noria.terms import (
    CHAMBER_NAMES,
    CHAMBERS,
    HARBOUR,
    PATH_NAMES,
    PATHS,
    POLITICIANS,
    TOP_STEP,
)
from spielwerk.games.noria.values import FIELDS
from spielwerk.locale.catalogue import Catalogue

COLUMN: Final = 90
"""Width of a chamber and of the path below it."""
CHAMBER_TOP: Final = 8
CHAMBER_HEIGHT: Final = 122
STEPS_TOP: Final = 160
"""Above it lies a row with what pays for the steps."""
STEP_HEIGHT: Final = 31
CAVE_HEIGHT: Final = 44
HALL_WIDTH: Final = 12 + COLUMN * CHAMBERS
SIDE: Final = 10 + COLUMN * PATHS
"""Left edge of the harbour and the points, below the last two chambers."""
_SIGNS: Final = ("refinement", "settlement", "exploration", "research", "highest", "lowest")
_ROOM: Final = {1: (60.0, 0.0, 0.98), 2: (48.0, 20.0, 0.98), 3: (41.0, 17.0, 0.92), 4: (38.0, 14.0, 0.84)}
"""Where the first of so many envoys on one step stands, how far apart they are, and their size."""


def hall(state: State, marks: Marks, say: Catalogue) -> Markup:
    paths = joined(_path(state, number, marks, say) for number in range(PATHS))
    chambers = joined(_chamber(state, number, marks, say) for number in range(CHAMBERS))
    height = STEPS_TOP + TOP_STEP * STEP_HEIGHT + CAVE_HEIGHT + 6
    roof = f"M4 {height}V6H{HALL_WIDTH - 2}V{height}Z"
    return Markup(f'<path class="hall" d="{roof}"/>{paths}{chambers}{_points(state, say)}{_harbour(state, say)}')


def _left(number: int) -> int:
    return 10 + COLUMN * number


# Chambers.


def _chamber(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    """The value in large figures, the numbers still to come, seats with their politicians, and those above."""
    words = chamber_words(state, number, say)
    element = f"chamber-{CHAMBER_NAMES[number]}"
    frame = f"M3 0H{COLUMN - 3}V{CHAMBER_HEIGHT}H3Z"
    value = int(scoring.chamber_value(state, number))
    mark = Markup(f'<path class="mark" d="{frame}"/>') if element in marks else NOTHING
    return Markup(
        f"<g {marks.named(element, f'chamber of-{CHAMBER_NAMES[number]}', words)} "
        f'transform="translate({_left(number)} {CHAMBER_TOP})"><title>{escape(words)}</title>'
        f'<path class="chamber-room" d="{frame}"/>{placed(_SIGNS[number], 18, 58, 1.1)}'
        f"{label(59, 67, f'{TIMES}{value}', 'value')}{_upper(state, number)}{_seats(state, number)}{mark}</g>"
    )


def _upper(state: State, number: int) -> Markup:
    """Politicians who wait above."""
    n = int(state.upper[number])
    people = joined(placed("politician", 15.5 + 19.6 * place, 18, 0.86) for place in range(n))
    return Markup(f'<path class="gallery" d="M6 31H{COLUMN - 6}"/>{people}')


def _seats(state: State, number: int) -> Markup:
    """The numbers from left to right; a politician sits on each that is covered."""
    values, seated = state.settings.values.chamber_values, int(state.seated[number])
    reachable = min(POLITICIANS, seated + int(state.upper[number]))
    parts = []
    for place in range(FIELDS):
        x = 11.8 + 16.6 * place
        if place < seated:
            parts.append(
                Markup(f'<circle class="seat taken" cx="{x:g}" cy="100" r="8.1"/>{placed("politician", x, 99, 0.62)}')
            )
            continue
        kind = "seat now" if place == seated else "seat" if place <= reachable else "seat closed"
        parts.append(Markup(f'<circle class="{kind}" cx="{x:g}" cy="100" r="8.1"/>'))
        parts.append(label(x, 104.8, int(values[number * FIELDS + place]), f"{kind}-number".replace(" ", "-")))
    return joined(parts)


# Paths.


def _path(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    """Nine steps upwards, what each costs, and the envoys on them; the cave below."""
    words = path_words(state, number, say)
    element = f"path-{PATH_NAMES[number]}"
    bottom = STEPS_TOP + TOP_STEP * STEP_HEIGHT
    frame = f"M3 {STEPS_TOP - 26}H{COLUMN - 3}V{bottom + CAVE_HEIGHT}H3Z"
    steps = joined(_step(state, number, step) for step in range(1, TOP_STEP + 1))
    cave = Markup(f'<path class="cave" d="M5 {bottom + 4}H{COLUMN - 5}V{bottom + CAVE_HEIGHT - 2}H5Z"/>')
    mark = Markup(f'<path class="mark" d="{frame}"/>') if element in marks else NOTHING
    return Markup(
        f"<g {marks.named(element, f'path of-{PATH_NAMES[number]}', words)} "
        f'transform="translate({_left(number)} 0)"><title>{escape(words)}</title>'
        f'<path class="path-ground" d="{frame}"/>{_currency(number)}{steps}{cave}'
        f"{placed('cave', 16, bottom + 23, 0.95)}{_envoys(state, number)}{mark}</g>"
    )


def _step_y(step: int) -> float:
    """The middle of a step; 0 is the cave."""
    if step == 0:
        return STEPS_TOP + TOP_STEP * STEP_HEIGHT + 23
    return STEPS_TOP + (TOP_STEP - step) * STEP_HEIGHT + STEP_HEIGHT / 2


def _step(state: State, path: int, step: int) -> Markup:
    """One step; what it costs stands beside its number where that is not as many units, or where they must be alike."""
    y = _step_y(step)
    half = STEP_HEIGHT / 2 - 1.4
    body = Markup(f'<path class="step" d="M6 {y - half:g}H{COLUMN - 6}V{y + half:g}H6Z"/>')
    alike = "=" if len(CURRENCY[path]) > 1 and not is_mixed(state, path, step) else ""
    units = step_units(state, path, step)
    price = label(35, y - 1, f"{alike}{units}", "other-price") if alike or units != step else NOTHING
    return Markup(f"{body}{label(18, y + 6, step, 'units')}{price}")


def _currency(path: int) -> Markup:
    """What pays for the steps of a path."""
    signs = CURRENCY[path]
    first = COLUMN / 2 - 12 * (len(signs) - 1)
    shown = joined(placed(name, first + 24 * place, STEPS_TOP - 13, 0.86) for place, name in enumerate(signs))
    return Markup(f'<g class="currency">{shown}</g>')


def _envoys(state: State, path: int) -> Markup:
    """All envoys on a path; those on one step share its room."""
    by_step: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        by_step.setdefault(int(player.amounts[STEP + path]), []).append(seat)
    parts = []
    for step, seats in by_step.items():
        first, gap, size = _ROOM[len(seats)]
        for place, seat in enumerate(seats):
            x = first + gap * place
            parts.append(
                Markup(
                    f'<g id="envoy-{PATH_NAMES[path]}-{seat}" class="piece c-{colour_of(seat, state)}">'
                    f"{placed('envoy', x, _step_y(step), size)}"
                    f"{placed(f'seat-{colour_of(seat, state)}', x, _step_y(step) + 3, 0.5 * size)}</g>"
                )
            )
    return joined(parts)


# Beside the paths.


def _points(state: State, say: Catalogue) -> Markup:
    """Everybody's points as if the game ended now."""
    width = 2 * COLUMN - 12
    rows = []
    for seat in range(len(state.players)):
        y = STEPS_TOP + 24 + 40 * seat
        rows.append(
            Markup(
                f'<path class="points-row" d="M6 {y - 17}H{width}V{y + 17}H6Z"/>'
                f"{placed(f'seat-{colour_of(seat, state)}', 26, y, 1.1)}"
                f"{label(110, y + 8, int(scoring.points(state, seat)), 'points')}{placed('points', 136, y, 0.95)}"
            )
        )
    title = escape(say("pictures.hall.points"))
    return Markup(
        f'<g id="points-now" role="img" aria-label="{escape(points_words(state, say))}" '
        f'transform="translate({SIDE} 0)">'
        f"{label(width / 2 + 3, STEPS_TOP - 6, title, 'side-title')}{''.join(rows)}</g>"
    )


def _harbour(state: State, say: Catalogue) -> Markup:
    """Ambassadors who have not travelled yet."""
    y = STEPS_TOP + TOP_STEP * STEP_HEIGHT - 36
    seats = range(state.settings.num_players)
    there = [seat for seat in seats if state.players[seat].ambassador == HARBOUR]
    pieces = joined(
        Markup(f'<g class="piece c-{colour_of(seat, state)}">{placed("ambassador", 62 + 29 * place, y + 44, 1.05)}</g>')
        for place, seat in enumerate(there)
    )
    words = harbour_words(state, there, say)
    return Markup(
        f'<g id="harbour" role="img" aria-label="{escape(words)}" transform="translate({SIDE} 0)">'
        f"<title>{escape(words)}</title>"
        f'<path class="harbour" d="M6 {y + 18}H{2 * COLUMN - 12}V{y + 78}H6Z"/>'
        f"{placed('harbour', 27, y + 47, 1.25)}{pieces}</g>"
    )
