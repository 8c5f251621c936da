"""Power from neighbours (rulebook: power-from-neighbours)."""

import pytest

from games.terra_mystica.play import (
    BESIDE,
    bridge,
    choices,
    given,
    have,
    offers_to,
    passes,
    play,
    put,
    refused,
    scored,
    table,
    terrain,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_POWER
from spielwerk.games.terra_mystica.turn import TerraMystica


def beside(*buildings: str, bowls: str = "12/0/0") -> TerraMystica:
    """The Witches may build on E7, where the Nomads have buildings on E8, E6, D5 or D4 next door."""
    state = table("witches C3 F4", "nomads A5 B1 I7")
    put(state, "nomads", *buildings)
    terrain(state, "E7", to="green")
    given(state, "nomads", bowls=bowls)
    given(state, "witches", workers=9, coins=20)
    return state


def test_power_values_of_the_buildings() -> None:
    """components.power-values: D 1, TP and TE 2, SH and SA 3."""
    for building, power in (("D", 1), ("TP", 2), ("TE", 2), ("SH", 3), ("SA", 3)):
        state = beside(f"{building} E8")
        play(state, "witches: build E7")
        assert offers_to(state, "nomads") == f"{power} from witches"


def test_one_power_is_free() -> None:
    """power-from-neighbours.price: beside a dwelling."""
    state = beside("D E8")
    play(state, "witches: build E7", "nomads: leech 1 from witches")
    have(state, "nomads", "20VP 11/1/0")


def test_a_temple_and_a_stronghold_next_to_a_new_house_bring_five_power_for_four_points() -> None:
    """power-from-neighbours.price: the well-known example."""
    state = beside("TE E8", "SH D5")
    play(state, "witches: build E7")
    assert offers_to(state, "nomads") == "5 from witches"
    play(state, "nomads: leech 5 from witches")
    have(state, "nomads", "16VP 7/5/0")
    assert scored(state, "nomads", FROM_POWER) == -4


@pytest.mark.parametrize(("buildings", "power"), [("TP E8", 2), ("SH E8", 3), ("TP E8,TE D5", 4), ("SH E8,SA D5", 6)])
def test_every_power_but_the_first_costs_a_point(buildings: str, power: int) -> None:
    """power-from-neighbours.price"""
    state = beside(*buildings.split(","))
    play(state, "witches: build E7", f"nomads: leech {power} from witches")
    have(state, "nomads", f"{21 - power}VP {12 - power}/{power}/0")


def test_the_offer_may_be_declined() -> None:
    """power-from-neighbours.all-or-nothing"""
    state = beside("TE E8", "SH D5")
    play(state, "witches: build E7", "nomads: decline 5 from witches")
    have(state, "nomads", "20VP 12/0/0")
    assert refused(state, "nomads: leech 5 from witches") == "power-from-neighbours.no-offer"


def test_all_or_nothing() -> None:
    """power-from-neighbours.all-or-nothing"""
    state = beside("TE E8", "SH D5")
    play(state, "witches: build E7")
    for power in (1, 2, 3, 4, 6):
        assert refused(state, f"nomads: leech {power} from witches") == "power-from-neighbours.no-offer"


@pytest.mark.parametrize(
    ("bowls", "gained", "after"),
    [("0/3/9", 3, "0/0/12"), ("1/1/10", 3, "0/0/12"), ("1/0/11", 2, "0/0/12"), ("1/2/9", 4, "0/0/12")],
)
def test_full_bowls_take_and_cost_less(bowls: str, gained: int, after: str) -> None:
    """power-from-neighbours.all-or-nothing: only what really moves is paid."""
    state = beside("TE E8", "SH D5", bowls=bowls)
    play(state, "witches: build E7", "nomads: leech 5 from witches")
    have(state, "nomads", f"{21 - gained}VP 0/0/12")


def test_nothing_is_offered_to_full_bowls() -> None:
    """power.lost"""
    state = beside("TE E8", "SH D5", bowls="0/0/12")
    play(state, "witches: build E7")
    assert len(state.offers) == 0


@pytest.mark.parametrize(("points", "gained", "left"), [(0, 1, 0), (1, 2, 0), (3, 4, 0), (4, 5, 0), (5, 5, 1)])
def test_points_never_fall_below_zero(points: int, gained: int, left: int) -> None:
    """power-from-neighbours.points: at most points + 1 power."""
    state = beside("TE E8", "SH D5")
    given(state, "nomads", points=points)
    play(state, "witches: build E7", "nomads: leech 5 from witches")
    have(state, "nomads", f"{left}VP {12 - gained}/{gained}/0")


def test_own_buildings_offer_nothing_to_oneself() -> None:
    """power-from-neighbours.offer"""
    state = beside()
    put(state, "witches", "SH D5")
    play(state, "witches: build E7")
    assert len(state.offers) == 0


def test_only_direct_neighbours_count() -> None:
    """power-from-neighbours.offer: E8 lies across one river hex from F4."""
    state = table("witches C3 F4", "nomads E8 A5 I7")
    given(state, "witches", workers=9, coins=9, shipping=3)
    given(state, "nomads", shipping=3)
    play(state, "witches: upgrade F4 to TP")
    assert len(state.offers) == 0


def test_a_bridge_counts() -> None:
    """neighbours.direct"""
    state = table("witches A3 G3", "nomads E8 A5 I7")
    given(state, "witches", workers=9, coins=9)
    bridge(state, "nomads", "E8:G3")
    play(state, "witches: upgrade G3 to TP")
    assert offers_to(state, "nomads") == "1 from witches"


def test_the_value_is_that_of_the_neighbours_building_not_of_the_new_one() -> None:
    """power-from-neighbours.offer: a stronghold goes up beside a dwelling, 1; the other way round, 3."""
    state = table(*BESIDE)
    put(state, "witches", "TP F4")
    given(state, "witches", workers=9, coins=9)
    play(state, "witches: upgrade F4 to SH. done")
    assert offers_to(state, "nomads") == "1 from witches"
    given(state, "nomads", workers=9, coins=9)
    play(state, "nomads: upgrade F3 to TP")
    assert offers_to(state, "witches") == "3 from nomads"


def test_several_players_are_asked_around_the_table() -> None:
    """power-from-neighbours.order: clockwise from the builder; at the table they may answer in any order."""
    seats = ("cultists A1 A7", "witches C3 F4", "nomads A5 B1 I7", "giants I5 I12")
    state = table(*seats)
    for name in ("nomads", "giants", "cultists"):
        put(state, name, {"nomads": "D E8", "giants": "D D4", "cultists": "D D5"}[name])
    terrain(state, "E7", to="green")
    turn_of(state, "witches")
    given(state, "witches", workers=9, coins=9)
    play(state, "witches: build E7")
    assert state.deciders() == [2, 3, 0, 1]
    assert state.current_player() == 2
    play(state, "cultists: leech 1 from witches")
    assert state.deciders() == [2, 3, 1]
    play(state, "nomads: decline 1 from witches")
    assert state.current_player() == 3


def test_an_answer_may_wait_until_the_own_next_action() -> None:
    """power-from-neighbours.when: the builder goes on; conversions decline nothing, an action does."""
    state = beside("TE E8")
    play(state, "witches: build E7. done")
    assert state.deciders() == [1]
    play(state, "nomads: convert 1W to 1C")
    assert offers_to(state, "nomads") == "2 from witches"
    tried = state.clone()
    play(tried, "nomads: leech 2 from witches. dig 1")
    play(state, "nomads: dig 1")
    assert offers_to(state, "nomads") == ""
    have(state, "nomads", "20VP 12/0/0")


@pytest.mark.parametrize(
    "action",
    ["dig 1", "build A6", "upgrade E8 to TP", "advance ship", "advance dig", "send p to FIRE for 1", "action ACT4"]
    + ["action ACT5", "action BON1", "action FAV6"],
)
def test_every_action_declines_what_is_open(action: str) -> None:
    """power-from-neighbours.when"""
    state = beside("D E8")
    terrain(state, "A6", to="yellow")
    give: dict[str, int | str] = {"coins": 20, "workers": 20, "priests": 3, "bowls": "1/0/11"}
    given(state, "nomads", favours="FAV6", bonus="BON1", **give)
    play(state, "witches: build E7. done")
    assert offers_to(state, "nomads") == "1 from witches"
    play(state, f"nomads: {action}")
    assert offers_to(state, "nomads") == ""


def test_an_action_declines_everything_that_is_open() -> None:
    """power-from-neighbours.when: also several offers, and nobody else's."""
    state = table("witches C3 F4", "nomads A5 B1 I7", "giants I5 I12")
    put(state, "nomads", "D E8", "TE F3")
    put(state, "giants", "D D4")
    for hex_name in ("E7", "E6"):
        terrain(state, hex_name, to="green")
    given(state, "witches", workers=9, coins=9)
    play(state, "witches: build E7. done")
    turn_of(state, "witches")
    play(state, "witches: build E6. done")
    assert offers_to(state, "nomads") == "1 from witches 2 from witches"
    play(state, "nomads: dig 1")
    assert offers_to(state, "nomads") == ""
    play(state, "giants: leech 1 from witches. leech 1 from witches")


def test_passing_declines_too() -> None:
    """power-from-neighbours.when"""
    state = beside("TE E8")
    play(state, "witches: build E7. done")
    passes(state, "nomads")
    assert offers_to(state, "nomads") == ""


def test_a_player_who_has_passed_can_answer_until_the_round_ends() -> None:
    """power-from-neighbours.when: and the round waits for the answer."""
    state = table(*BESIDE)
    terrain(state, "E6", to="yellow")
    given(state, "nomads", workers=9, coins=9)
    play(state, "witches: pass BON4", "nomads: build E6. done")
    passes(state, "nomads")
    assert state.round == 1
    assert state.deciders() == [0]
    play(state, "witches: leech 1 from nomads")
    assert state.round == 2


def test_offers_wait_side_by_side() -> None:
    """power-from-neighbours.when: two buildings, two offers; what the first takes the second cannot."""
    state = table(*BESIDE)
    put(state, "nomads", "SH F3")
    for hex_name in ("E6", "G2"):
        terrain(state, hex_name, to="green")
    given(state, "witches", workers=9, coins=9)
    play(state, "witches: build E6. done")
    turn_of(state, "witches")
    play(state, "witches: build G2. done")
    given(state, "nomads", bowls="0/4/8")
    assert choices(state, "nomads", "leech") == "3 from witches"  # equal offers share an action
    play(state, "nomads: leech 3 from witches")
    have(state, "nomads", "18VP 0/1/11")
    play(state, "nomads: leech 3 from witches")
    have(state, "nomads", "18VP 0/0/12")
    assert offers_to(state, "nomads") == ""


def test_offers_are_closed_when_the_bowls_have_become_full() -> None:
    """power.lost"""
    state = table(*BESIDE)
    put(state, "nomads", "SH F3")
    for hex_name in ("E6", "G2"):
        terrain(state, hex_name, to="green")
    given(state, "witches", workers=9, coins=9)
    play(state, "witches: build E6. done")
    turn_of(state, "witches")
    play(state, "witches: build G2. done")
    given(state, "nomads", bowls="0/3/9")
    play(state, "nomads: leech 3 from witches")
    have(state, "nomads", "18VP 0/0/12")
    assert offers_to(state, "nomads") == ""


def test_others_cannot_answer() -> None:
    """power-from-neighbours.no-offer"""
    state = beside("TE E8")
    play(state, "witches: build E7")
    assert refused(state, "witches: leech 2 from nomads") == "power-from-neighbours.no-offer"
    assert refused(state, "nomads: leech 2 from nomads") == "power-from-neighbours.no-offer"


def test_nobody_who_left_is_offered_anything() -> None:
    """turn.leaving: and what was open is declined."""
    state = beside("TE E8")
    play(state, "witches: build E7")
    state.withdraw(1)
    assert len(state.offers) == 0
    state = beside("TE E8")
    state.withdraw(1)
    play(state, "witches: build E7")
    assert len(state.offers) == 0


def test_with_variable_turn_order_the_present_order_is_asked() -> None:
    """options.variable-turn-order: the Cultists have passed and moved behind the Giants."""
    seats = ("cultists A1 A7", "witches C3 F4", "nomads A5 B1 I7", "giants I5 I12")
    state = table(*seats, variable_turn_order=True)
    put(state, "nomads", "D E8")
    put(state, "giants", "D D4")
    put(state, "cultists", "D D5")
    passes(state, "cultists")
    terrain(state, "E7", to="green")
    given(state, "witches", workers=9, coins=9)
    play(state, "witches: build E7")
    assert [state.seat_name(seat) for seat in state.order] == ["witches", "nomads", "giants", "cultists"]
    assert state.deciders() == [2, 3, 0, 1]
    turn_of(state, "nomads")
    given(state, "nomads", workers=9, coins=9)
    play(state, "giants: decline 1 from witches", "cultists: decline 1 from witches", "nomads: upgrade E8 to TP")
    assert state.deciders() == [0, 1, 2]
