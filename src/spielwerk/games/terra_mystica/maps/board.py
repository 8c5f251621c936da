"""A map with everything that can be known before the game: neighbours, ranges, bridge places.

A map is printed as rows of land and river hexes. Land hexes are counted over the whole map in reading order, and
so are the river hexes; a land hex is named by its row and its place among the land hexes of the row ("E7"), a
river hex by its number ("r12"), a bridge place by the two hexes that it joins ("C2:E5").
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.hexes import DIRECTIONS, NO_CELL, HexField
from spielwerk.core.sets import CAPACITY, HexSet, members, single, union, with_hex
from spielwerk.games.terra_mystica.actions import BRIDGE_PLACES, HEXES, RIVERS
from spielwerk.games.terra_mystica.terms import TERRAIN_LETTERS

RIVER: Final = "."
LARGEST_SHIPPING: Final = 7
"""Longest way over river hexes that a board knows: the Mermaids' 5 and bonus tile BON4 leave room."""
LARGEST_APART: Final = 6
"""Longest hex distance for which a board keeps sets: a carpet of range 4 reaches distance 5."""


class Board:
    """One map. All tables are made once and never change afterwards.

    `rows` holds a letter per hex (`TERRAIN_LETTERS`, a full stop for river), blanks do not matter.
    `first_row_shifted` says whether the first row begins half a hex further right than the second;
    the rows are called `first_letter` and the letters after it.

    Sets are kept as the two words of a `HexSet`, `*_lo` and `*_hi`; the methods put them together.
    """

    def __init__(
        self, number: i64, name: str, rows: list[str], first_row_shifted: bool, first_letter: str = "A"
    ) -> None:
        letters = [row.replace(" ", "") for row in rows]
        _check_letters(name, letters, first_letter)
        field = _field(letters, first_row_shifted)
        cells = "".join(letters)
        land_of, river_of = _numbers(cells)
        land_cells = _cells_with_number(land_of)
        river_cells = _cells_with_number(river_of)
        _check_room(name, "land hexes", len(land_cells), min(HEXES, CAPACITY))
        _check_room(name, "river hexes", len(river_cells), min(RIVERS, CAPACITY))
        self.number: Final[i64] = number
        """For ever: a new map takes the next one that is free."""
        self.name: Final = name
        self.rows: Final = letters
        self.first_row_shifted: Final = first_row_shifted
        self.land: Final[i64] = i64(len(land_cells))
        self.rivers: Final[i64] = i64(len(river_cells))
        self.hex_names: Final = _land_names(letters, ord(first_letter))
        self.river_names: Final = [f"r{river}" for river in range(len(river_cells))]
        self.terrain: Final[vec[i64]] = _terrain(cells)
        """What is printed on the map, by land hex; during a game the state has its own."""

        near = [_numbered_neighbours(field, cell, land_of) for cell in land_cells]
        river_near = [_numbered_neighbours(field, cell, land_of) for cell in river_cells]
        within = _within(field, land_cells, river_cells, land_of, river_of, near, river_near)
        distance = _distances(field, land_cells)
        apart = _apart(distance, self.land)
        self.near_lo: Final[vec[i64]] = _words(near, 0)
        self.near_hi: Final[vec[i64]] = _words(near, 1)
        self.within_lo: Final[vec[i64]] = _words(within, 0)
        self.within_hi: Final[vec[i64]] = _words(within, 1)
        """Index: shipping * land + hex."""
        self.apart_lo: Final[vec[i64]] = _words(apart, 0)
        self.apart_hi: Final[vec[i64]] = _words(apart, 1)
        """Index: distance * land + hex."""
        self.river_near_lo: Final[vec[i64]] = _words(river_near, 0)
        self.river_near_hi: Final[vec[i64]] = _words(river_near, 1)
        self.distance: Final[vec[i64]] = distance
        """Steps between two land hexes, over whatever lies between; index: first * land + second."""

        ends = _bridge_ends(field, land_cells, land_of)
        _check_room(name, "places for bridges", len(ends[0]), BRIDGE_PLACES)
        self.bridge_a: Final[vec[i64]] = ends[0]
        self.bridge_b: Final[vec[i64]] = ends[1]
        self.bridge_names: Final = _bridge_names(ends, self.hex_names)
        self.actions: Final[dict[int, bytes]] = {}
        """By number of players, 1 for every action that there is on this map; made when a game begins (`turn`)."""
        self._hex_numbers: Final = _index(self.hex_names)
        self._river_numbers: Final = _index([river.upper() for river in self.river_names])
        self._bridge_numbers: Final = _index(self.bridge_names)

    def near(self, hex: i64) -> HexSet:
        """Land hexes that share an edge with a land hex."""
        return (self.near_lo[hex], self.near_hi[hex])

    def within(self, shipping: i64, hex: i64) -> HexSet:
        """Land hexes next to a hex, or reached over at most `shipping` (0 to LARGEST_SHIPPING) river hexes."""
        index: i64 = shipping * self.land + hex
        return (self.within_lo[index], self.within_hi[index])

    def apart(self, distance: i64, hex: i64) -> HexSet:
        """Other land hexes at most `distance` (0 to LARGEST_APART) steps away, over land and river alike."""
        index: i64 = distance * self.land + hex
        return (self.apart_lo[index], self.apart_hi[index])

    def river_near(self, river: i64) -> HexSet:
        """Land hexes that share an edge with a river hex."""
        return (self.river_near_lo[river], self.river_near_hi[river])

    def hex_number(self, name: str) -> i64:
        """The land hex called so; upper or lower case."""
        number = self._hex_numbers.get(name.upper())
        if number is None:
            raise Problem("terra-mystica.no-land-hex", name=name, map=self.name)
        return number

    def river_number(self, name: str) -> i64:
        """The river hex called so ("r12")."""
        number = self._river_numbers.get(name.upper())
        if number is None:
            raise Problem("terra-mystica.no-river-hex", name=name, map=self.name)
        return number

    def bridge_number(self, text: str) -> i64:
        """The bridge place between two hexes ("C2:E5" or "E5:C2")."""
        ends = text.upper().split(":")
        number = self._bridge_numbers.get(":".join(ends))
        if number is None:
            number = self._bridge_numbers.get(":".join(ends[::-1]))
        if number is None:
            raise Problem("terra-mystica.no-bridge", text=text, map=self.name)
        return number


def _check_letters(name: str, letters: list[str], first_letter: str) -> None:
    """Rows are called by letters, and hexes are river or one of the terrains."""
    _check_room(name, "rows", len(letters), ord("Z") - ord(first_letter) + 1)
    unknown = sorted({letter for row in letters for letter in row if letter != RIVER and letter not in TERRAIN_LETTERS})
    if unknown:
        raise ValueError(
            f"the map {name} has hexes {' '.join(unknown)}, which are no terrain; there are {TERRAIN_LETTERS}"
        )


def _check_room(name: str, what: str, count: i64, most: i64) -> None:
    """Actions and sets have room for so many; a larger map would have two actions in one number."""
    if count > most:
        raise ValueError(f"the map {name} is too large: it has {count} {what}, and there is room for {most}")


def _field(letters: list[str], first_row_shifted: bool) -> HexField:
    starts = vec[i64]([])
    widths = vec[i64]([])
    shifted = first_row_shifted
    for row in letters:
        start: i64 = 1 if shifted else 0
        starts = append(starts, start)
        widths = append(widths, i64(len(row)))
        shifted = not shifted
    return HexField(starts, widths)


def _numbers(cells: str) -> tuple[vec[i64], vec[i64]]:
    """For every cell its number among the land hexes and among the river hexes, NO_CELL for the other kind."""
    land_of = vec[i64]([])
    river_of = vec[i64]([])
    land: i64 = 0
    river: i64 = 0
    for letter in cells:
        if letter == RIVER:
            land_of = append(land_of, i64(NO_CELL))
            river_of = append(river_of, river)
            river += 1
        else:
            land_of = append(land_of, land)
            river_of = append(river_of, i64(NO_CELL))
            land += 1
    return land_of, river_of


def _cells_with_number(number_of: vec[i64]) -> vec[i64]:
    found = vec[i64]([])
    cell: i64 = 0
    for number in number_of:
        if number != NO_CELL:
            found = append(found, cell)
        cell += 1
    return found


def _land_names(letters: list[str], first_letter: int) -> list[str]:
    names: list[str] = []
    for row, cells in enumerate(letters):
        place = 0
        for letter in cells:
            if letter != RIVER:
                place += 1
                names.append(f"{chr(first_letter + row)}{place}")
    return names


def _terrain(cells: str) -> vec[i64]:
    terrain = vec[i64]([])
    for letter in cells:
        if letter != RIVER:
            terrain = append(terrain, i64(TERRAIN_LETTERS.index(letter)))
    return terrain


def _numbered_neighbours(field: HexField, cell: i64, number_of: vec[i64]) -> HexSet:
    """Neighbours of a cell that have a number of the kind asked for, by that number."""
    found: HexSet = (0, 0)
    for other in field.neighbours(cell):
        if number_of[other] != NO_CELL:
            found = with_hex(found, number_of[other])
    return found


def _within(
    field: HexField,
    land_cells: vec[i64],
    river_cells: vec[i64],
    land_of: vec[i64],
    river_of: vec[i64],
    near: list[HexSet],
    river_near: list[HexSet],
) -> list[HexSet]:
    """For every shipping value and land hex the land hexes in reach, without the hex itself."""
    river_links = [_numbered_neighbours(field, cell, river_of) for cell in river_cells]
    by_shipping: list[list[HexSet]] = [[] for _ in range(LARGEST_SHIPPING + 1)]
    for hex in range(len(land_cells)):
        number: i64 = i64(hex)
        itself: HexSet = single(number)
        reached: HexSet = near[hex]
        by_shipping[0].append(reached)
        waters: HexSet = _numbered_neighbours(field, land_cells[number], river_of)
        for shipping in range(1, LARGEST_SHIPPING + 1):
            further: HexSet = waters
            for river in members(waters):
                reached = union(reached, river_near[river])
                further = union(further, river_links[river])
            by_shipping[shipping].append((reached[0] & ~itself[0], reached[1] & ~itself[1]))
            waters = further
    return [reached for level in by_shipping for reached in level]


def _distances(field: HexField, land_cells: vec[i64]) -> vec[i64]:
    distances = vec[i64]([])
    for first in land_cells:
        for second in land_cells:
            distances = append(distances, field.distance(first, second))
    return distances


def _apart(distances: vec[i64], land: i64) -> list[HexSet]:
    """For every distance and land hex the other land hexes that are at most so far away."""
    sets: list[HexSet] = []
    for largest in range(i64(LARGEST_APART + 1)):
        for hex in range(land):
            found: HexSet = (0, 0)
            for other in range(land):
                steps: i64 = distances[hex * land + other]
                if 0 < steps <= largest:
                    found = with_hex(found, other)
            sets.append(found)
    return sets


def _words(sets: list[HexSet], word: int) -> vec[i64]:
    words = vec[i64]([])
    for hexes in sets:
        words = append(words, hexes[0] if word == 0 else hexes[1])
    return words


def _bridge_ends(field: HexField, land_cells: vec[i64], land_of: vec[i64]) -> tuple[vec[i64], vec[i64]]:
    """Both ends of every bridge place, in the order of the hexes.

    A bridge crosses the edge between two river hexes and joins the land hexes at the two ends of that edge
    (rulebook, "Bridges"); at the border of the map one of the two river hexes may be missing.
    """
    places: list[tuple[int, int]] = []
    for hex, cell in enumerate(land_cells):
        for direction in range(i64(DIRECTIONS)):
            opposite: i64 = field.across(cell, direction)
            if opposite == NO_CELL or land_of[opposite] <= hex:
                continue
            left: i64 = field.neighbour(cell, direction)
            right: i64 = field.neighbour(cell, (direction + 1) % 6)
            if (left == NO_CELL or land_of[left] == NO_CELL) and (right == NO_CELL or land_of[right] == NO_CELL):
                places.append((hex, land_of[opposite]))
    first = vec[i64]([])
    second = vec[i64]([])
    for one, other in sorted(places):
        first = append(first, i64(one))
        second = append(second, i64(other))
    return first, second


def _bridge_names(ends: tuple[vec[i64], vec[i64]], hex_names: list[str]) -> list[str]:
    names: list[str] = []
    place: i64 = 0
    for end in ends[0]:
        names.append(f"{hex_names[end]}:{hex_names[ends[1][place]]}")
        place += 1
    return names


def _index(names: list[str]) -> dict[str, i64]:
    """Numbers by name."""
    numbers: dict[str, i64] = {}
    for number, name in enumerate(names):
        numbers[name] = i64(number)
    return numbers
