# not compiled: pictures for people
"""The county as everybody sees it: path and sheriff, tasks, piles, the play under way, what lies before every seat."""

from collections.abc import Collection, Mapping
from functools import cache

from spielwerk.core.drawings import definitions_of
from spielwerk.core.markup import Marks, Markup, escape, joined
from spielwerk.games.nottingham.presentation import drawn
from spielwerk.games.nottingham.presentation.board import geometry
from spielwerk.games.nottingham.presentation.board.plates import plates
from spielwerk.games.nottingham.presentation.board.stage import stage
from spielwerk.games.nottingham.presentation.board.tasks import tasks
from spielwerk.games.nottingham.presentation.board.track import track
from spielwerk.games.nottingham.presentation.telling.wording import wording
from spielwerk.games.nottingham.state import State

__all__ = ["board", "definitions"]


def definitions(state: State) -> str:
    """All drawings that the pictures of a page point to; a page holds them once, before anything else."""
    return _definitions(tuple(int(value) for value in state.settings.values))


@cache
def _definitions(values: tuple[int, ...]) -> str:
    return definitions_of(f'{drawn.drawings(values)}<g id="ground">{_ground()}</g>')


def _ground() -> Markup:
    """The forest, the path through it, and the clearing."""
    left, top, width, height = geometry.CLEARING
    path = geometry.path()
    clearing = f'x="{left - 6}" y="{top - 2}" width="{width + 12}" height="{height + 4}" rx="40"'
    trees = joined(Markup(f'<use href="#p-{kind}" x="{x}" y="{y - 13}"/>') for kind, x, y in geometry.TREES)
    return Markup(
        f'<rect class="forest" width="{geometry.WIDTH}" height="{geometry.HEIGHT}" rx="14"/>'
        f'<path class="path-edge" d="{path}"/><path class="path" d="{path}"/>'
        f'<rect class="clearing" {clearing}/>{trees}'
    )


def board(state: State, language: str, chosen: Mapping[str, str], recent: Collection[str] = ()) -> Markup:
    """The county as SVG, elements marked. Its drawings are those of `definitions`."""
    say, marks = wording(language), Marks(chosen, recent)
    parts = [track(state, say, marks), tasks(state, say, marks), stage(state, say, marks), plates(state, say, marks)]
    name = escape(say("pictures.board"))
    return Markup(
        f'<svg id="board" class="board county" viewBox="0 0 {geometry.WIDTH} {geometry.HEIGHT}" role="group" '
        f'aria-label="{name}"><use href="#ground"/>{"".join(parts)}</svg>'
    )
