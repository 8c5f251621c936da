"""Direct and indirect neighbours (rulebook: neighbours). Alchemists on E5 and A13, everybody else far away."""

import pytest

from games.terra_mystica.play import bridge, given, may, passes, play, put, refused, table, targets, terrain
from spielwerk.games.terra_mystica.turn import TerraMystica


def reach(state: TerraMystica) -> str:
    """What a free spade of the Alchemists could turn, the corner around A13 apart."""
    given(state, "alchemists", bowls="0/0/12")
    tried = state.clone()
    tried.power_used = 0
    play(tried, "alchemists: action ACT5")
    return " ".join(hex_name for hex_name in targets(tried, "alchemists").split() if hex_name not in ("A12", "B6"))


def alchemists(shipping: int, bonus: str = "BON3") -> TerraMystica:
    state = table("alchemists E5 A13", "giants D7 I12", bonus=f"{bonus} BON8")
    given(state, "alchemists", shipping=shipping)
    return state


@pytest.mark.parametrize(
    ("shipping", "hexes"),
    [
        (0, "E4 E6 F3"),
        (1, "C2 D3 D4 E4 E6 F3 G1"),
        (2, "B2 B3 C1 C2 C3 D3 D4 E3 E4 E6 F2 F3 G1 G2"),
        (3, "A3 A4 A6 A7 B2 B3 C1 C2 C3 D3 D4 E3 E4 E6 F2 F3 G1 G2 H2 H3 I4 I5 I6"),
    ],
)
def test_shipping_says_how_many_river_hexes_lie_between(shipping: int, hexes: str) -> None:
    """neighbours.indirect: at 0 there are only direct neighbours, each step crosses one river hex more."""
    assert reach(alchemists(shipping)) == hexes


def test_the_bonus_tile_adds_one_for_the_own_actions() -> None:
    """neighbours.shipping-card: BON4"""
    assert reach(alchemists(0, "BON4")) == reach(alchemists(1))
    assert reach(alchemists(1, "BON4")) == reach(alchemists(2))


def test_but_not_for_the_spades_of_the_cult_bonus() -> None:
    """neighbours.shipping-card"""
    state = table("alchemists E5 A13", "giants D7 I12", scoring="SCORE8", spare="BON4")
    given(state, "alchemists", cults="0/0/0/4", shipping=1)
    play(state, "alchemists: pass BON4")
    passes(state, "giants")
    assert targets(state, "alchemists") == "A12 B6 C2 D3 D4 E4 E6 F3 G1"


def test_land_does_not_carry_ships() -> None:
    """neighbours.indirect: E7 is two hexes from E5 over land, but no ship of length 3 gets there."""
    assert "E7" not in reach(alchemists(3))


def test_a_bridge_makes_direct_neighbours() -> None:
    """neighbours.direct"""
    state = alchemists(0)
    put(state, "alchemists", "D C2")
    before = reach(state)
    bridge(state, "alchemists", "C2:D4")
    assert reach(state).split() == sorted([*before.split(), "D4"])


def test_occupied_hexes_are_not_in_reach() -> None:
    """transform.occupied"""
    state = alchemists(1)
    put(state, "giants", "D D3")
    put(state, "alchemists", "D C2")
    assert "D3" not in reach(state).split()
    assert "C2" not in reach(state).split()


def test_building_follows_the_same_rule() -> None:
    """build.reach"""
    state = alchemists(1)
    terrain(state, "G1", to="black")
    terrain(state, "G2", to="black")
    assert may(state, "alchemists: build G1")
    assert refused(state, "alchemists: build G2") == "build.reach"


def test_every_own_building_is_a_starting_point() -> None:
    """neighbours.indirect: shipping of a new building counts for itself."""
    state = alchemists(1)
    put(state, "alchemists", "D G1")
    assert "I5" in reach(state).split()
    assert "I5" not in reach(alchemists(1)).split()
