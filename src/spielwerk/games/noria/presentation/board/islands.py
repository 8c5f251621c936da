# not compiled: pictures for people
"""The floating islands: ships that lie there, building plots with their warehouses, factories and ambassadors."""

from typing import Final

from spielwerk.core.game import NOBODY
from spielwerk.core.markup import NOTHING, TIMES, Marks, Markup, escape, joined, label, placed
from spielwerk.games.noria.presentation.telling.words import (
    colour_of,
    hidden_words,
    island_words,
    plot_goods,
    plot_words,
    ship_words,
)
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import GOOD_NAMES, ISLAND_NAMES, PLOTS, RESOURCE_NAMES, RESOURCES
from spielwerk.locale.catalogue import Catalogue

WIDTH: Final = 184
HEIGHT: Final = 122
FRAME: Final = f"M{4 - WIDTH // 2} 0H{WIDTH // 2 - 4}V{HEIGHT - 4}H{4 - WIDTH // 2}Z"
COLUMNS: Final = 2
NEW: Final = "island-new"
"""The pile of islands that lie face down."""


def islands(state: State, left: int, marks: Marks, say: Catalogue) -> Markup:
    """Open islands in the order in which they were found, then those that lie face down; or all in a circle."""
    open_ones = [int(island) for island in state.open_islands]
    cells = _around(len(open_ones)) if state.settings.expert else _in_rows(len(open_ones) + 1)
    places = [(left + column * WIDTH + WIDTH // 2, 6 + row * HEIGHT) for column, row in cells]
    parts = [_island(state, island, place, marks, say) for island, place in zip(open_ones, places, strict=False)]
    if state.hidden > 0:
        parts.append(_hidden(state, places[-1], marks, say))
    return (_circle(places) if state.settings.expert else NOTHING) + joined(parts)


def _in_rows(count: int) -> list[tuple[int, int]]:
    """Columns and rows, from left to right and row after row."""
    return [(number % COLUMNS, number // COLUMNS) for number in range(count)]


def _around(count: int) -> list[tuple[int, int]]:
    """Columns and rows around two columns, down at the right and up at the left."""
    rows = (count + 1) // COLUMNS
    return [(0, 0), *((1, row) for row in range(rows)), *((0, row) for row in range(rows - 1, 0, -1))][:count]


def _circle(places: list[tuple[int, int]]) -> Markup:
    """The way around the islands in the expert game."""
    if not places:
        return NOTHING
    path = "M" + "L".join(f"{x} {y + 66}" for x, y in [*places, places[0]])
    return Markup(f'<path class="circle" d="{path}"/>')


def _island(state: State, island: int, place: tuple[int, int], marks: Marks, say: Catalogue) -> Markup:
    name = ISLAND_NAMES[island]
    element, words = f"island-{name}", island_words(state, island, say)
    mark = Markup(f'<path class="mark" d="{FRAME}"/>') if element in marks else NOTHING
    plots = range(int(state.settings.values.plots[island]))
    return Markup(
        f'<g transform="translate({place[0]} {place[1]})">'
        f"<g {marks.named(element, 'island', words)}><title>{escape(words)}</title>"
        f'<path class="area" d="{FRAME}"/><use href="#p-island" transform="translate(0 78) scale(.9 .72)"/>'
        f"{label(0, 104, name[1:], 'island-name')}{mark}</g>"
        f"{_ships(state, island, marks, say)}{_ambassadors(state, island)}"
        f"{''.join(_plot(state, island, plot, len(plots), marks, say) for plot in plots)}</g>"
    )


def _ships(state: State, island: int, marks: Marks, say: Catalogue) -> Markup:
    """Ships by type; the number beside each."""
    lying = [kind for kind in range(RESOURCES) if state.ships[island * RESOURCES + kind] > 0]
    parts = []
    for place, kind in enumerate(lying):
        n, name = int(state.ships[island * RESOURCES + kind]), RESOURCE_NAMES[kind]
        element, words = f"ship-{ISLAND_NAMES[island]}-{name}", ship_words(state, island, kind, say)
        mark = Markup('<path class="mark" d="M-16-18H27V18H-16Z"/>') if element in marks else NOTHING
        parts.append(
            Markup(
                f'<g {marks.named(element, f"moored k-{name}", words)} transform="translate({-68 + 43 * place} 24)">'
                f'<title>{escape(words)}</title><path class="area" d="M-16-18H27V18H-16Z"/><use href="#s-ship" '
                f'transform="scale(1.2)"/><use href="#s-{name}" transform="translate(16 8) scale(.55)"/>'
                f"{label(19, -2, n, 'ships')}{mark}</g>"
            )
        )
    return joined(parts)


def _ambassadors(state: State, island: int) -> Markup:
    there = [seat for seat, player in enumerate(state.players) if player.ambassador == island]
    return joined(
        Markup(
            f'<g id="ambassador-{seat}" class="piece c-{colour_of(seat, state)}">'
            f"{placed('ambassador', WIDTH / 2 - 20 - 21 * place, 27, 1.1)}</g>"
        )
        for place, seat in enumerate(there)
    )


def _plot(state: State, island: int, plot: int, count: int, marks: Marks, say: Catalogue) -> Markup:
    """A plot with the warehouses that it brings, or the factory that stands on it."""
    element, words = f"plot-{ISLAND_NAMES[island]}-{plot + 1}", plot_words(state, island, plot, say)
    gap = 43 if count <= 4 else 172 / count
    x = gap * (plot - (count - 1) / 2)
    owner = int(state.builders[island * PLOTS + plot])
    goods = plot_goods(state, island, plot)
    if owner != NOBODY:
        colour = colour_of(owner, state)
        content = Markup(f'<g class="piece">{placed("factory", 0, -2, 1.05)}</g>{placed(f"seat-{colour}", 9, 9, 0.62)}')
    elif len(goods) == 1:
        content = placed(GOOD_NAMES[goods[0]], 0, 0, 0.98)
    else:
        content = joined(
            placed(GOOD_NAMES[one], -9.5 + 19 * place / max(1, len(goods) - 1), -2 + 4 * (place % 2), 0.74)
            for place, one in enumerate(goods)
        )
    mark = Markup('<use class="mark plot-mark" href="#plot-ring"/>') if element in marks else NOTHING
    classes = f"plot-of{' built' if owner != NOBODY else ''}"
    return Markup(
        f'<g {marks.named(element, classes, words)} transform="translate({x:g} 68) scale({min(1, gap / 46):.3g})">'
        f'<title>{escape(words)}</title><use href="#p-plot"/>{content}{mark}</g>'
    )


def _hidden(state: State, place: tuple[int, int], marks: Marks, say: Catalogue) -> Markup:
    """The pile of islands that nobody knows."""
    words = hidden_words(state, say)
    n = int(state.hidden)
    pile = joined(
        Markup(
            f'<path class="veil" d="M-46 0C-46-14-30-20-16-18-6-28 16-26 22-16 40-18 48-6 46 2 40 12-40 12-46 0Z" '
            f'transform="translate({-4 * step} {70 - 9 * step})"/>'
        )
        for step in range(min(n, 3))
    )
    mark = Markup(f'<path class="mark" d="{FRAME}"/>') if NEW in marks else NOTHING
    return Markup(
        f'<g {marks.named(NEW, "island hidden", words)} transform="translate({place[0]} {place[1]})">'
        f'<title>{escape(words)}</title><path class="area" d="{FRAME}"/>'
        f"{pile}{label(-6, 68, '?', 'unknown')}{label(65, 72, f'{n}{TIMES}', 'ships')}{mark}</g>"
    )
