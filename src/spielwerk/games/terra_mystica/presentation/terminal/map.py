# not compiled: text for people
"""The map in letters, in two sizes. Colour only repeats what the letters say.

A hex shows its number in the row, the letter of its terrain (small while it is empty) and the building on it. On
empty hexes within reach stands a plus where the home terrain lies ready, otherwise the spades it would take.
"""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from spielwerk.core.sets import members, union
from spielwerk.games.terra_mystica.maps.board import RIVER
from spielwerk.games.terra_mystica.rules.neighbours import reach, tunnel_reach
from spielwerk.games.terra_mystica.rules.transform import sandstorm_targets, spades_for
from spielwerk.games.terra_mystica.state import ACTIONS, CULT_SPADES, PLACING_DWELLINGS, State
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, TERRAIN_LETTERS

TERRAIN_STYLES: Final = (
    "#000000 on #e3c65a",
    "#ffffff on #8a5a2b",
    "#ffffff on #3d3d3d",
    "#ffffff on #3573b9",
    "#ffffff on #3f8a49",
    "#000000 on #a8a8a8",
    "#ffffff on #b3402d",
)
"""By terrain, in the order of the wheel."""
RIVER_STYLE: Final = "#8fc1ea on #24445f"
OWN_STYLE: Final = "bold #000000 on #ffffff"
OTHERS_STYLE: Final = "bold #ffffff on #000000"
RIVER_SIGN: Final = "~"
READY: Final = "+"

SMALL_CELL: Final = 5
LARGE_CELL: Final = 6
LABEL: Final = 2
"""Columns before the first hex of a row."""

Cell = int | None
"""Number of a land hex, or None for a river hex."""


def map_width(large: bool) -> int:
    """Columns that the map of the base game takes."""
    return LABEL + 13 * (LARGE_CELL if large else SMALL_CELL) + (LARGE_CELL // 2 if large else 0)


def hints(state: State, seat: int) -> dict[int, str]:
    """What to write on empty hexes that the seat could use now, costs apart."""
    player = state.players[seat]
    home = player.faction.colour
    if state.phase == PLACING_DWELLINGS or player.due_ride > 0:
        own = (hex for hex in range(state.board.land) if state.terrain[hex] == home and state.owner[hex] < 0)
        return dict.fromkeys(own, READY)
    if state.phase not in (ACTIONS, CULT_SPADES) or (player.passed and state.phase == ACTIONS):
        return {}
    if player.due_sandstorm > 0:
        return {int(hex): READY for hex in members(sandstorm_targets(state, seat))}
    near = reach(state, seat)
    found = {}
    for hex in members(union(near, tunnel_reach(state, seat, near))):
        found[int(hex)] = READY if state.terrain[hex] == home else str(spades_for(state, player, hex, home))
    return found


def rows(state: State) -> Iterator[tuple[str, bool, list[Cell]]]:
    """Letter of every row, whether it is shifted to the right, and its hexes."""
    shifted = state.board.first_row_shifted
    number = 0
    for place, letters in enumerate(state.board.rows):
        cells: list[Cell] = []
        for letter in letters:
            cells.append(None if letter == RIVER else number)
            number += letter != RIVER
        yield chr(ord("A") + place), shifted, cells
        shifted = not shifted


def small_map(state: State, seat: int) -> list[Text]:
    """A line for every row."""
    known = hints(state, seat)
    lines = []
    for letter, shifted, cells in rows(state):
        line = Text(f"{letter:<{LABEL}}{' ' * (SMALL_CELL // 2) if shifted else ''}", no_wrap=True)
        for cell in cells:
            if cell is None:
                line.append(f"{RIVER_SIGN:^{SMALL_CELL}}", RIVER_STYLE)
            else:
                number = state.board.hex_names[cell][1:]
                _append_hex(line, state, seat, cell, f"{number:>2}{_letter(state, cell)}", known, 2)
        lines.append(line)
    return lines


def large_map(state: State, seat: int) -> list[Text]:
    """Two lines for every row: names, then terrain and building."""
    known = hints(state, seat)
    lines = []
    for letter, shifted, cells in rows(state):
        indent = " " * (LARGE_CELL // 2) if shifted else ""
        names, contents = Text(f"{letter:<{LABEL}}{indent}", no_wrap=True), Text(" " * LABEL + indent, no_wrap=True)
        for cell in cells:
            if cell is None:
                names.append(" " * (LARGE_CELL - 1), RIVER_STYLE).append(" ")
                contents.append(f"{RIVER_SIGN:^{LARGE_CELL - 1}}", RIVER_STYLE).append(" ")
                continue
            names.append(f" {state.board.hex_names[cell]:<{LARGE_CELL - 2}}", TERRAIN_STYLES[state.terrain[cell]])
            names.append(" ")
            _append_hex(contents, state, seat, cell, f" {_letter(state, cell)} ", known, 2)
            contents.append(" ")
        lines += [names, contents]
    return lines


def _letter(state: State, hex: int) -> str:
    letter = TERRAIN_LETTERS[state.terrain[hex]]
    return letter if state.owner[hex] >= 0 else letter.lower()


def _append_hex(line: Text, state: State, seat: int, hex: int, text: str, known: dict[int, str], width: int) -> None:
    """The text of a hex, and behind it the building or what could be done."""
    style = TERRAIN_STYLES[state.terrain[hex]]
    line.append(text, style)
    if state.owner[hex] >= 0:
        name = BUILDING_NAMES[state.building[hex]]
        line.append(name, OWN_STYLE if state.owner[hex] == seat else OTHERS_STYLE)
        line.append(" " * (width - len(name)), style)
    else:
        line.append(f"{known.get(hex, ''):<{width}}", f"bold {style}")
