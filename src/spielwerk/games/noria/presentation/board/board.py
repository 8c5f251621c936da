# not compiled: pictures for people
"""What everybody shares as one picture: the town hall at the left, the islands at the right."""

from collections.abc import Collection, Mapping
from typing import Final

from spielwerk.core.markup import Marks, Markup, escape, joined
from spielwerk.games.noria.presentation.board.hall import HALL_WIDTH, hall
from spielwerk.games.noria.presentation.board.islands import COLUMNS, WIDTH, islands
from spielwerk.games.noria.presentation.telling.wording import wording
from spielwerk.games.noria.state import State

LEFT: Final = HALL_WIDTH + 4
BOX: Final = (LEFT + COLUMNS * WIDTH + 4, 494)
_CLOUDS: Final = ((40, 60, 1.5), (300, 200, 1.1), (60, 330, 1.2), (320, 420, 1.6), (190, 100, 0.9))


def board(state: State, language: str, chosen: Mapping[str, str], recent: Collection[str] = ()) -> Markup:
    """The board as SVG, elements marked. Its drawings are those of `drawn.definitions`."""
    say, marks = wording(language), Marks(chosen, recent)
    width, height = BOX
    clouds = joined(
        Markup(f'<use href="#p-cloud" transform="translate({LEFT + x} {y}) scale({size:g})"/>')
        for x, y, size in _CLOUDS
    )
    return Markup(
        f'<svg id="board" class="board noria" viewBox="0 0 {width} {height}" role="group" '
        f'aria-label="{escape(say("pictures.board"))}"><path class="sky" d="M0 0H{width}V{height}H0Z"/>'
        f'<g class="clouds" aria-hidden="true">{clouds}</g>{hall(state, marks, say)}'
        f"{islands(state, LEFT, marks, say)}</svg>"
    )
