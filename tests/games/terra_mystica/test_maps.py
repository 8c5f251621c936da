"""The base map: hexes, bridge places and ranges as they are on the printed board."""

from collections import Counter

import pytest

from spielwerk.core.sets import HexSet, contains, is_empty, members
from spielwerk.games.terra_mystica.maps import MAPS
from spielwerk.games.terra_mystica.maps.base import board
from spielwerk.games.terra_mystica.maps.board import LARGEST_APART, LARGEST_SHIPPING, Board
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.terms import TERRAIN_NAMES
from spielwerk.games.terra_mystica.turn import new_state

BASE = board()

BRIDGES = """
    A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 C5:D6 D6:E8 D6:E9
    E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9
""".split()

FROM_E5 = {  # by river hexes between
    1: "C2 D3 D4 E4 E6 F3 G1",
    2: "B2 B3 C1 C3 E3 F2 G2",
    3: "A3 A4 A6 A7 H2 H3 I4 I5 I6",
    4: "A2 A8 B1 B4 F1 H1 H4 I7",
    5: "C4 D1 D2 D5 F4 G3",
    6: "D6 E7 E8",
}


def names(hexes: HexSet) -> set[str]:
    return {BASE.hex_names[hex] for hex in members(hexes)}


def test_maps_are_discovered() -> None:
    assert MAPS["base"].name == "base"
    assert MAPS["base"].hex_names == BASE.hex_names


def test_number_of_hexes() -> None:
    assert (BASE.land, BASE.rivers) == (77, 36)
    assert BASE.river_names == [f"r{river}" for river in range(36)]
    by_row = Counter(name[0] for name in BASE.hex_names)
    assert by_row == {"A": 13, "B": 6, "C": 5, "D": 8, "E": 11, "F": 7, "G": 7, "H": 8, "I": 12}


def test_eleven_hexes_of_each_terrain() -> None:
    assert [list(BASE.terrain).count(terrain) for terrain in range(len(TERRAIN_NAMES))] == [11] * 7


@pytest.mark.parametrize(
    ("hex", "terrain"), [("A1", "brown"), ("B6", "yellow"), ("C3", "green"), ("E5", "black"), ("I12", "red")]
)
def test_terrain_of_single_hexes(hex: str, terrain: str) -> None:
    assert TERRAIN_NAMES[BASE.terrain[BASE.hex_number(hex)]] == terrain


@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("A1", "A2 B1"),
        ("B1", "A1 A2"),
        ("C1", "D2 D3"),
        ("E5", "E4 E6 F3"),
        ("G6", "F6 F7 G5 G7 H7 H8"),
        ("I12", "I11 H8"),
    ],
)
def test_direct_neighbours(hex: str, near: str) -> None:
    assert names(BASE.near(BASE.hex_number(hex))) == set(near.split())


def test_neighbours_are_mutual() -> None:
    for hex in range(BASE.land):
        assert not contains(BASE.near(hex), hex)
        assert all(contains(BASE.near(other), hex) for other in members(BASE.near(hex)))


def test_bridge_places() -> None:
    assert BASE.bridge_names == BRIDGES
    ends = [
        (BASE.hex_names[first], BASE.hex_names[second])
        for first, second in zip(BASE.bridge_a, BASE.bridge_b, strict=True)
    ]
    assert [f"{first}:{second}" for first, second in ends] == BRIDGES


def test_reach_over_river_hexes() -> None:
    reached = names(BASE.near(BASE.hex_number("E5")))
    assert names(BASE.within(0, BASE.hex_number("E5"))) == reached
    for shipping, hexes in FROM_E5.items():
        reached |= set(hexes.split())
        assert names(BASE.within(shipping, BASE.hex_number("E5"))) == reached


def test_reach_is_mutual_and_grows_with_shipping() -> None:
    for shipping in range(LARGEST_SHIPPING + 1):
        for hex in range(BASE.land):
            reached = set(members(BASE.within(shipping, hex)))
            assert hex not in reached
            assert all(contains(BASE.within(shipping, other), hex) for other in reached)
            if shipping > 0:
                assert reached >= set(members(BASE.within(shipping - 1, hex)))


def test_hexes_apart() -> None:
    for hex in range(BASE.land):
        assert is_empty(BASE.apart(0, hex))
        assert BASE.apart(1, hex) == BASE.near(hex)
        for distance in range(LARGEST_APART + 1):
            expected = [other for other in range(BASE.land) if 0 < BASE.distance[hex * BASE.land + other] <= distance]
            assert list(members(BASE.apart(distance, hex))) == expected
    assert names(BASE.apart(2, BASE.hex_number("A1"))) == {"A2", "A3", "B1"}


@pytest.mark.parametrize(
    ("first", "second", "steps"),
    [("A1", "A1", 0), ("A1", "A2", 1), ("A1", "I1", 8), ("A13", "I1", 16), ("C2", "E5", 2)],
)
def test_distance(first: str, second: str, steps: int) -> None:
    one, other = BASE.hex_number(first), BASE.hex_number(second)
    assert BASE.distance[one * BASE.land + other] == BASE.distance[other * BASE.land + one] == steps


@pytest.mark.parametrize(("river", "near"), [("r0", "A2 A3 B1 C1"), ("r35", "H6 I9 I10")])
def test_land_beside_a_river_hex(river: str, near: str) -> None:
    assert names(BASE.river_near(BASE.river_number(river))) == set(near.split())


def test_every_land_hex_beside_a_river_reaches_the_others_beside_it() -> None:
    for river in range(BASE.rivers):
        around = list(members(BASE.river_near(river)))
        for hex in around:
            assert set(around) - {hex} <= set(members(BASE.within(1, hex)))


def test_names_are_read_in_either_case_and_order() -> None:
    assert BASE.hex_number("e7") == BASE.hex_number("E7") == BASE.hex_names.index("E7")
    assert BASE.river_number("R12") == BASE.river_number("r12") == 12
    assert BASE.bridge_number("E5:C2") == BASE.bridge_number("c2:e5") == BRIDGES.index("C2:E5")


def test_unknown_names_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="'E12'"):
        BASE.hex_number("E12")
    with pytest.raises(ValueError, match="'r36'"):
        BASE.river_number("r36")
    with pytest.raises(ValueError, match="'A1:A3'"):
        BASE.bridge_number("A1:A3")


def test_a_map_may_begin_with_the_shifted_row_and_another_letter() -> None:
    #   U K .        B1 B2 r0
    #  R . . G      C1 r1 r2 C2
    #   B Y S        D1 D2 D3
    small = Board(1, "small", ["U K .", "R . . G", "B Y S"], first_row_shifted=True, first_letter="B")
    assert small.hex_names == ["B1", "B2", "C1", "C2", "D1", "D2", "D3"]
    assert [small.hex_names[hex] for hex in members(small.near(2))] == ["B1", "D1"]
    assert small.bridge_names == ["B2:C2", "B2:D2"]


# Maps that are too large.


def with_rivers(land: int, rivers: int) -> Board:
    """A map in rows of 13; the river hexes stand apart from one another as far as they can, to offer no bridges."""
    cells = "K" * land + "." * rivers
    return Board(1, "large", [cells[start : start + 13] for start in range(0, len(cells), 13)], first_row_shifted=False)


def test_a_map_with_more_hexes_than_actions_is_refused() -> None:
    """Otherwise two actions would share a number."""
    assert with_rivers(96, 0).land == 96
    with pytest.raises(ValueError, match="the map large is too large: it has 97 land hexes, and there is room for 96"):
        with_rivers(97, 0)


def test_a_map_with_more_river_hexes_than_actions_is_refused() -> None:
    assert with_rivers(13, 48).rivers == 48
    with pytest.raises(ValueError, match="49 river hexes, and there is room for 48"):
        with_rivers(13, 49)


def test_on_a_map_with_96_land_and_42_river_hexes_every_action_is_one_thing() -> None:
    """The last hex and the last river have numbers of their own."""
    state = new_state(Settings(2), with_rivers(96, 42))
    last = state.board.hex_names[95]
    texts = [f"build {last}", f"upgrade {last} to SA", f"transform {last} to red", "connect r41"]
    numbers = [state.string_to_action(text) for text in texts]
    assert [state.action_to_string(number) for number in numbers] == texts
    assert len(set(numbers)) == len(texts)


def test_a_map_with_more_places_for_bridges_than_actions_is_refused() -> None:
    rows = [".".join("K" * 7) if row % 2 else "." * 13 for row in range(7)]
    with pytest.raises(ValueError, match=r"(places for bridges|river hexes), and there is room for"):
        Board(1, "bridges", rows, first_row_shifted=False)


def test_a_map_with_unknown_letters_or_too_many_rows_is_refused() -> None:
    with pytest.raises(ValueError, match="the map odd has hexes Q, which are no terrain; there are YUKBGSR"):
        Board(1, "odd", ["K Q"], first_row_shifted=False)
    with pytest.raises(ValueError, match="the map tall is too large: it has 26 rows, and there is room for 25"):
        Board(1, "tall", ["K"] * 26, first_row_shifted=False, first_letter="B")
