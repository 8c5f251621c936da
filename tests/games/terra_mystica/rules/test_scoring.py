"""The end of the game (rulebook: scoring, end)."""

import pytest

from games.terra_mystica.play import (
    APART,
    bridge,
    finish,
    given,
    have,
    put,
    scored,
    table,
)
from spielwerk.games.terra_mystica.state import (
    FROM_AIR,
    FROM_EARTH,
    FROM_FIRE,
    FROM_NETWORK,
    FROM_RESOURCES,
    FROM_WATER,
)
from spielwerk.games.terra_mystica.turn import TerraMystica

FIVE = ("witches A3 E9", "nomads E8 F3 I7", "giants I5 I12", "mermaids G6 H2", "darklings B3 I2")
NAMES = [seat.split()[0] for seat in FIVE]


def finished(fire: str, players: int = 5) -> list[int]:
    """Points for the cult of Fire with these steps."""
    state = table(*FIVE[:players])
    for name, step in zip(NAMES, fire.split(), strict=False):
        given(state, name, cults=f"{step}/0/0/0")
    finish(state)
    return [scored(state, name, FROM_FIRE) for name in NAMES[:players]]


@pytest.mark.parametrize(
    ("steps", "points"),
    [
        ("9 7 5 4 3", [8, 4, 2, 0, 0]),
        ("1 2 3 4 5", [0, 0, 2, 4, 8]),
        ("7 7 5 4 3", [6, 6, 2, 0, 0]),  # 12 / 2
        ("9 7 7 4 3", [8, 3, 3, 0, 0]),  # 6 / 2
        ("9 7 5 5 3", [8, 4, 1, 1, 0]),  # 2 / 2
        ("9 7 5 5 5", [8, 4, 0, 0, 0]),  # 2 / 3, rounded down
        ("7 7 7 4 3", [4, 4, 4, 0, 0]),  # 14 / 3
        ("9 7 7 7 3", [8, 2, 2, 2, 0]),  # 6 / 3
        ("7 7 7 7 7", [2, 2, 2, 2, 2]),  # 14 / 5
        ("3 0 0 0 0", [8, 0, 0, 0, 0]),
        ("0 0 0 0 0", [0, 0, 0, 0, 0]),
    ],
)
def test_cults_score_8_4_2(steps: str, points: list[int]) -> None:
    """scoring.cults, scoring.ties: shared places are added up and divided; step 0 never scores.

    Short descriptions say nothing about ties and step 0.
    """
    assert finished(steps) == points


def test_each_cult_scores_for_itself() -> None:
    """scoring.cults"""
    state = table(*APART)
    given(state, "witches", cults="1/9/0/5")
    given(state, "nomads", cults="0/10/2/5")
    finish(state)
    sources = (FROM_FIRE, FROM_WATER, FROM_EARTH, FROM_AIR)
    assert [scored(state, "witches", source) for source in sources] == [8, 4, 0, 6]
    assert [scored(state, "nomads", source) for source in sources] == [0, 8, 8, 6]


def network(*sizes: int) -> list[int]:
    """Points for networks of these sizes: chains of dwellings in places far from one another."""
    state = table(*FIVE)
    chains = [
        "A3 A4 A5 A6",
        "E8 D5 D4 E7",
        "I5 I6 I4 H3",
        "G6 G7 H8 F7",
        "E1 F1 E2 D1",
    ]
    for name, chain, size in zip(NAMES, chains, sizes, strict=True):
        put(state, name, *(f"D {hex_name}" for hex_name in chain.split()[:size] if free(state, hex_name)))
    finish(state)
    return [scored(state, name, FROM_NETWORK) for name in NAMES]


def free(state: TerraMystica, hex_name: str) -> bool:
    return bool(state.owner[state.board.hex_number(hex_name)] < 0)


@pytest.mark.parametrize(
    ("sizes", "points"),
    [
        ((4, 3, 2, 1, 1), [18, 12, 6, 0, 0]),
        ((1, 1, 2, 3, 4), [0, 0, 6, 12, 18]),
        ((4, 4, 2, 1, 1), [15, 15, 6, 0, 0]),  # 30 / 2
        ((4, 3, 3, 1, 1), [18, 9, 9, 0, 0]),  # 18 / 2
        ((4, 3, 2, 2, 1), [18, 12, 3, 3, 0]),  # 6 / 2
        ((4, 3, 2, 2, 2), [18, 12, 2, 2, 2]),  # 6 / 3
        ((3, 3, 3, 1, 1), [12, 12, 12, 0, 0]),  # 36 / 3
        ((3, 3, 3, 3, 1), [9, 9, 9, 9, 0]),  # 36 / 4
        ((2, 2, 2, 2, 2), [7, 7, 7, 7, 7]),  # 36 / 5, rounded down
    ],
)
def test_the_largest_network_scores_18_12_6(sizes: tuple[int, ...], points: list[int]) -> None:
    """scoring.network, scoring.ties"""
    assert network(*sizes) == points


def larger(state: TerraMystica) -> str:
    """Who has the largest network of two."""
    finish(state)
    points = {name: scored(state, name, FROM_NETWORK) for name in map(state.seat_name, range(state.num_players()))}
    return " ".join(name for name, gained in points.items() if gained == max(points.values()))


def test_it_counts_buildings_not_what_they_are_worth() -> None:
    """scoring.network"""
    state = table(*APART)
    put(state, "witches", "SH A3", "SA A4")
    put(state, "nomads", "D F4", "D E7")
    assert larger(state) == "nomads"


def test_only_the_largest_group_counts() -> None:
    """scoring.network: two groups of three are less than one of four."""
    state = table(*APART)
    put(state, "witches", "D A2", "D A1", "D E10", "D E11", "D I6")
    put(state, "nomads", "D F4", "D E7")
    assert larger(state) == "nomads"  # E8, E7, F4, F3 against A3, A2, A1


def test_ships_connect_by_the_value_of_the_track() -> None:
    """scoring.network: A3 and C1 are one river hex apart, C1 and C2 another one."""
    for shipping, winner in ((0, "nomads"), (1, "witches")):
        state = table(*APART)
        put(state, "witches", "D C1", "D C2")
        put(state, "nomads", "D E6")
        given(state, "witches", shipping=shipping)
        assert larger(state) == winner


def test_the_bonus_tile_for_shipping_does_not_connect() -> None:
    """neighbours.shipping-card"""
    state = table(*APART, bonus="BON4 BON8")
    put(state, "witches", "D C1", "D C2")
    put(state, "nomads", "D E6")
    assert larger(state) == "nomads"


def test_ships_only_connect_over_own_buildings() -> None:
    """scoring.network: C1 to E4 is two river hexes, and the Nomads' house between is no stop."""
    state = table("witches A3 C3", "nomads E8 F3 I7")
    put(state, "witches", "D E5")
    put(state, "nomads", "D C2")
    given(state, "witches", shipping=1)
    finish(state)
    assert scored(state, "witches", FROM_NETWORK) == scored(state, "nomads", FROM_NETWORK) == 15


def test_bridges_connect() -> None:
    """scoring.network"""
    state = table("witches A3 C3", "nomads E8 A5 I7")
    put(state, "witches", "D C1")
    bridge(state, "witches", "A3:C1")
    assert larger(state) == "witches"


def test_resources_three_coins_are_a_point() -> None:
    """scoring.resources: power, priests and workers become coins one for one, the rest is lost."""
    state = table(*APART)
    given(state, "witches", coins=4, workers=3, priests=2, bowls="5/1/3")
    finish(state)
    assert scored(state, "witches", FROM_RESOURCES) == 4  # 12 coins
    have(state, "witches", "0C 0W 0P 8/1/0")


@pytest.mark.parametrize(
    ("bowls", "points", "after"),
    [
        ("12/0/0", 0, "12/0/0"),
        ("0/12/0", 2, "6/0/0"),
        ("0/5/1", 1, "3/1/0"),
        ("0/4/0", 0, "2/0/0"),
        ("0/6/0", 1, "3/0/0"),
        ("0/0/12", 4, "12/0/0"),
    ],
)
def test_bowl_two_is_burnt_in_pairs(bowls: str, points: int, after: str) -> None:
    """scoring.resources: 12 tokens there are 6 power, 6 coins, 2 points; bowl I is worth nothing."""
    state = table(*APART)
    given(state, "witches", coins=0, workers=0, priests=0, bowls=bowls)
    finish(state)
    assert scored(state, "witches", FROM_RESOURCES) == points
    have(state, "witches", after)


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_the_rest_of_the_coins_is_lost(coins: int, points: int) -> None:
    """scoring.resources"""
    state = table(*APART)
    given(state, "witches", coins=coins, workers=0, priests=0, bowls="12/0/0")
    finish(state)
    assert scored(state, "witches", FROM_RESOURCES) == points


def test_all_of_it_is_added_to_the_points_of_the_game() -> None:
    """end.order: 20 and cults 8 + 0 + 0 + 0, network 18 and 12, resources 1."""
    state = table(*APART)
    put(state, "witches", "D A2", "D A4")
    given(state, "witches", coins=3, workers=0, priests=0, bowls="12/0/0", cults="1/0/0/0")
    given(state, "nomads", coins=0, workers=0, priests=0, bowls="12/0/0", cults="0/0/0/0", points=30)
    finish(state)
    assert state.returns() == [47.0, 42.0]


def test_equal_players_share_the_victory() -> None:
    """end.winner: nothing breaks the tie."""
    state = table(*APART)
    for name in ("witches", "nomads"):
        given(state, name, coins=0, workers=0, priests=0, bowls="12/0/0", cults="0/0/0/0")
    finish(state)
    assert state.returns()[0] == state.returns()[1]


def test_players_who_left_are_scored_too() -> None:
    """turn.leaving: cults and network of the Witches."""
    state = table(*APART)
    put(state, "witches", "D A2", "D A4")
    given(state, "witches", cults="9/0/0/0")
    given(state, "nomads", cults="1/0/0/0")
    state.withdraw(0)
    finish(state)
    assert scored(state, "witches", FROM_FIRE) == 8
    assert scored(state, "witches", FROM_NETWORK) == 18
