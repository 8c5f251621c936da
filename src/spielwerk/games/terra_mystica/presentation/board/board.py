# not compiled: pictures for people
"""The map as a picture. What never changes during a game (water, names of rows) is drawn once per page."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final

from spielwerk.core.drawings import definitions_of
from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined
from spielwerk.core.sets import contains, members
from spielwerk.games.terra_mystica.maps.board import Board
from spielwerk.games.terra_mystica.presentation import drawn
from spielwerk.games.terra_mystica.presentation.board import geometry
from spielwerk.games.terra_mystica.presentation.board.text import board_text
from spielwerk.games.terra_mystica.presentation.markup import colour_of
from spielwerk.games.terra_mystica.presentation.telling.wording import wording
from spielwerk.games.terra_mystica.presentation.telling.words import bridge_words, hex_words, river_words
from spielwerk.games.terra_mystica.state import BRIDGE_FIELDS, State
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, TERRAIN_NAMES
from spielwerk.locale.catalogue import Catalogue

__all__ = ["board", "board_text", "definitions"]

BRIDGE_PREFIX: Final = "bridge-"
RIVER_PREFIX: Final = "river-"


def definitions(state: State) -> str:
    """All drawings that the pictures of a page point to; a page holds them once, before anything else."""
    return definitions_of(drawings(state.board))


@cache
def drawings(board: Board) -> Markup:
    """Signs, pieces, terrains, and what never changes of a map."""
    return Markup(f'{drawn.drawings()}<g id="ground">{_ground(board)}</g>')


def _ground(board: Board) -> Markup:
    """The table under the hexes, the water, and the letters of the rows."""
    plan = geometry.plan(board)
    shores, currents = geometry.shores(board), geometry.currents(board)
    ripples = geometry.ripples(board)
    letters = joined(Markup(f'<text x="-9" y="{y + 4}">{letter}</text>') for letter, y in plan.rows)
    return Markup(
        f'<path class="ground" d="{geometry.hexagons(plan.land, 32)}"/>'
        f'<path class="water" d="{geometry.hexagons(plan.rivers, 31)}"/>'
        f'<path class="deep" d="{currents}"/><path class="deep deepest" d="{currents}"/>'
        f'<path class="ripple" d="{ripples}"/>'
        f'<path class="shoal" d="{shores}"/><path class="shore" d="{shores}"/>'
        f'<g class="rows" aria-hidden="true">{letters}</g>'
    )


def board(state: State, language: str, chosen: Mapping[str, str], recent: Collection[str] = ()) -> Markup:
    """The map as SVG, elements marked. Its drawings are those of `definitions`."""
    say, marks = wording(language), Marks(chosen, recent)
    plan = geometry.plan(state.board)
    parts = [_hex(state, hex, middle, say, marks) for hex, middle in enumerate(plan.land)]
    parts += _rivers(state, say, marks)
    parts += [_walls(state, seat) for seat in range(len(state.players))]
    parts += _bridges(state, say, marks)
    name = escape(say("pictures.board"))
    choosing = " is-choosing" if any(element.startswith("hex-") for element in chosen) else ""
    return Markup(
        f'<svg id="board" class="board{choosing}" viewBox="{plan.view_box}" role="group" aria-label="{name}">'
        f'<use href="#ground"/>{"".join(parts)}</svg>'
    )


def _hex(state: State, hex: int, middle: geometry.Point, say: Catalogue, marks: Marks) -> Markup:
    name = state.board.hex_names[hex]
    element, words = f"hex-{name}", hex_words(state, hex, say)
    colour = TERRAIN_NAMES[state.terrain[hex]]
    owner = state.owner[hex]
    building = NOTHING
    if owner >= 0:
        kind = BUILDING_NAMES[state.building[hex]]
        building = Markup(f'<use class="piece c-{colour_of(state.players[owner])}" href="#p-{kind}" y="-6.5"/>')
    return Markup(
        f'<g {marks.named(element, f"hex {colour}", words)} transform="translate({middle[0]} {middle[1]})">'
        f'<title>{escape(words)}</title><use href="#t-{colour}"/>{building}'
        f'{_ring(element, marks)}<text y="21.5"><tspan>{name[0]}</tspan>{name[1:]}</text></g>'
    )


def _ring(element: str, marks: Marks) -> Markup:
    """The frame of a marked element; what it looks like is the style sheet's matter."""
    return Markup('<use class="mark" href="#ring"/>') if element in marks else NOTHING


def _walls(state: State, seat: int) -> Markup:
    """The walls around the towns of a seat."""
    player = state.players[seat]
    plan = geometry.plan(state.board)
    inside = {plan.land[hex] for hex in members(player.in_town)}
    if not inside:
        return NOTHING
    path = geometry.lines(geometry.borders(inside, inside))
    return Markup(f'<g class="wall c-{colour_of(player)}" aria-hidden="true"><path d="{path}"/><path d="{path}"/></g>')


def _rivers(state: State, say: Catalogue, marks: Marks) -> list[Markup]:
    """River hexes that can be chosen, or that join a town across the water."""
    plan = geometry.plan(state.board)
    found = []
    for river, (x, y) in enumerate(plan.rivers):
        element = RIVER_PREFIX + state.board.river_names[river]
        joined = [seat for seat, player in enumerate(state.players) if contains(player.crossed_rivers, river)]
        if element not in marks and not joined:
            continue
        words = river_words(state, river, joined, say)
        inner = (Markup('<use class="link" href="#s-town"/>') if joined else NOTHING) + _ring(element, marks)
        found.append(
            Markup(
                f'<g {marks.named(element, "river", words)} transform="translate({x} {y})">'
                f'<title>{escape(words)}</title><use class="area" href="#hex"/>{inner}</g>'
            )
        )
    return found


def _bridges(state: State, say: Catalogue, marks: Marks) -> list[Markup]:
    """Bridges that stand, and places that can be chosen."""
    owners = {
        int(state.bridges[start]): int(state.bridges[start + 1])
        for start in range(0, len(state.bridges), BRIDGE_FIELDS)
    }
    found = []
    for place, name in enumerate(state.board.bridge_names):
        element = BRIDGE_PREFIX + name.replace(":", "-")
        owner = owners.get(place, -1)
        if owner < 0 and element not in marks:
            continue
        (x, y), angle = geometry.bridge_place(state.board, place)
        words = bridge_words(state, place, owner, say)
        colour = colour_of(state.players[owner]) if owner >= 0 else "none"
        sign = (
            Markup(f'<use href="#s-seat-{colour}" transform="rotate({-angle}) scale(.6)"/>') if owner >= 0 else NOTHING
        )
        place_of = f"translate({x:g} {y:g}) rotate({angle})"
        found.append(
            Markup(
                f'<g {marks.named(element, f"bridge c-{colour}", words)} transform="{place_of}">'
                f'<title>{escape(words)}</title><use href="#p-bridge"/>{sign}</g>'
            )
        )
    return found
