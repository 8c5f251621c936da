"""Mermaids (rulebook: factions, factions.mermaids)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import (
    choices,
    given,
    have,
    lacks,
    may,
    passes,
    play,
    put,
    refused,
    scored,
    table,
    town_of,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_TRACK
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.mermaids-numbers"""
    assert start("mermaids") == "15C 3W 0P 3/9/0 0/2/0/0"
    assert start_points("mermaids") == 19


def test_prices() -> None:
    """factions.mermaids-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("mermaids") == "1/2 2/6 2/3 2/5 4/6 4/8"


def test_income() -> None:
    """factions.mermaids-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("mermaids", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("mermaids", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("mermaids", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("mermaids", "SH") == "1W, 1W 4PW"
    assert incomes("mermaids", "SA") == "1W, 1W 1P"


def mermaids(*buildings: str) -> TerraMystica:
    """River r0 lies between A2, A3, B1 and C1; r7 between B1, C1, D1 and D2."""
    state = table("mermaids E4 I4", "witches A10 I11", scoring="SCORE3")
    put(state, "mermaids", *buildings)
    given(state, "mermaids", coins=20, workers=9, bowls="12/0/0", cults="0/0/0/0")
    return state


def test_a_free_step_of_shipping_for_the_stronghold() -> None:
    """factions.mermaids: with its points; at the end of the track it is lost."""
    state = mermaids("TP E4")
    play(state, "mermaids: upgrade E4 to SH. done")
    have(state, "mermaids", "22VP ship=2")
    assert scored(state, "mermaids", FROM_TRACK) == 2
    state = mermaids("TP E4")
    given(state, "mermaids", shipping=4)
    play(state, "mermaids: upgrade E4 to SH. done")
    have(state, "mermaids", "25VP ship=5")
    state = mermaids("TP E4")
    given(state, "mermaids", shipping=5)
    play(state, "mermaids: upgrade E4 to SH. done")
    have(state, "mermaids", "20VP ship=5")


ACROSS = ("TP A3", "TE A2", "TP C1", "D D2")
"""Four buildings worth 7, two on either side of r0."""


def test_a_town_across_one_river_hex() -> None:
    """towns.river"""
    state = mermaids(*ACROSS)
    assert choices(state, "mermaids", "connect") == "r0 r1"
    play(state, "mermaids: connect r0. +TW1")
    assert town_of(state, "mermaids") == "A2 A3 C1 D2"
    have(state, "mermaids", "25VP key=1")


def test_building_alone_founds_none_across_the_river() -> None:
    """towns.river: it must be declared."""
    state = mermaids("TP A3", "TE A2", "D C1", "D D2")
    play(state, "mermaids: upgrade C1 to TP. done")
    assert town_of(state, "mermaids") == ""


def test_the_declaration_may_come_later() -> None:
    """towns.river: in any own turn, before or after the action, also right before passing, and in a later round."""
    state = mermaids("TP A3", "TE A2", "D C1", "D D2")
    play(state, "mermaids: upgrade C1 to TP. done")
    assert refused(state, "mermaids: connect r0") == "turn.your-turn"
    play(state, "witches: pass BON4")
    tried = state.clone()
    play(tried, "mermaids: dig 1. connect r0. +TW2")
    play(state, "mermaids: connect r0. +TW2. pass BON5")
    have(state, "mermaids", "27VP towns=1")


def test_it_is_no_action() -> None:
    """towns.when"""
    state = mermaids(*ACROSS)
    play(state, "mermaids: connect r0. +TW1. upgrade E4 to TP. done")


def test_one_river_hex_only() -> None:
    """towns.river: r9 alone does not join C3 with C1, nor are two crossings allowed at once."""
    state = mermaids("TP A3", "TE A2", "SH C2", "D C3")
    assert choices(state, "mermaids", "connect") == ""
    assert refused(state, "mermaids: connect r0") == "towns.size"
    state = mermaids("TP A2", "D B1", "TP D2", "TE D1")
    assert choices(state, "mermaids", "connect") == "r6 r7"


def test_size_and_power_are_as_always() -> None:
    """towns.size, towns.power"""
    state = mermaids("TP A3", "SH C1", "D D2")
    assert lacks(state, "mermaids: connect r0") == ("towns.size", 4, 3)
    state = mermaids("TP A3", "TP A2", "D C1", "D D2")
    assert lacks(state, "mermaids: connect r0") == ("towns.power", 7, 6)
    given(state, "mermaids", favours="FAV5")
    assert may(state, "mermaids: connect r0")
    state = mermaids("SA A3", "TE C1", "TP D2")
    assert may(state, "mermaids: connect r0")


def test_not_where_a_town_stands_already() -> None:
    """towns.in-town"""
    state = mermaids(*ACROSS, "SH B1", "TE D1")
    play(state, "mermaids: connect r0. +TW1")
    assert refused(state, "mermaids: connect r0") == "towns.in-town"
    assert refused(state, "mermaids: connect r7") == "towns.in-town"


def test_the_river_goes_on_joining_what_is_built_beside_it() -> None:
    """towns.growing: B1 lies at r0 too."""
    state = mermaids(*ACROSS)
    play(state, "mermaids: connect r0. +TW1")
    put(state, "mermaids", "D B1")
    turn_of(state, "mermaids")
    play(state, "mermaids: upgrade B1 to TP. done")
    assert town_of(state, "mermaids") == "A2 A3 B1 C1 D2"
    have(state, "mermaids", "towns=1")


def test_other_rivers_do_not_join() -> None:
    """towns.direct"""
    state = mermaids(*ACROSS)
    play(state, "mermaids: connect r0. +TW1")
    put(state, "mermaids", "D C2")
    turn_of(state, "mermaids")
    play(state, "mermaids: upgrade C2 to TP. done")
    assert town_of(state, "mermaids") == "A2 A3 C1 D2"


def test_ordinary_towns_need_no_declaration() -> None:
    """towns.when"""
    state = mermaids("TP A3", "TE A2", "TP A4", "D A5")
    play(state, "mermaids: upgrade A5 to TP. +TW1. done")
    have(state, "mermaids", "towns=1")


def test_without_town_tiles_nothing_is_declared() -> None:
    """towns.gone"""
    state = mermaids(*ACROSS)
    for number in range(1, 9):
        state.towns_left[number] = 0
    assert refused(state, "mermaids: connect r0") == "towns.gone"


def test_others_cannot() -> None:
    """towns.river"""
    state = mermaids()
    passes(state, "mermaids")
    assert refused(state, "witches: connect r0") == "towns.river"
