"""Engineers (rulebook: factions, factions.engineers)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import (
    bridge,
    choices,
    given,
    have,
    may,
    next_round,
    play,
    put,
    refused,
    scored,
    table,
    turn_of,
)
from spielwerk.games.terra_mystica.state import FROM_FACTION
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.engineers-numbers"""
    assert start("engineers") == "10C 2W 0P 3/9/0 0/0/0/0"
    assert start_points("engineers") == 16


def test_prices() -> None:
    """factions.engineers-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("engineers") == "1/1 1/4 1/2 1/4 3/6 3/6"


def test_income() -> None:
    """factions.engineers-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("engineers", "D") == "-, 1W, 2W, 2W, 3W, 4W, 4W, 5W, 6W"
    assert incomes("engineers", "TP") == "-, 2C 1PW, 4C 2PW, 6C 4PW, 8C 6PW"
    assert incomes("engineers", "TE") == "-, 1P, 1P 5PW, 2P 5PW"
    assert incomes("engineers", "SH") == "-, 2PW"
    assert incomes("engineers", "SA") == "-, 1P"


def engineers(*buildings: str) -> TerraMystica:
    state = table("engineers E7 F6", "witches A3 A10")
    put(state, "engineers", "D C2", "D E5", "D D4", *buildings)
    given(state, "engineers", coins=20, workers=9)
    return state


def test_a_bridge_for_two_workers_any_number_of_times_a_round() -> None:
    """special-actions.engineers: from the start, each time an action of its own."""
    state = engineers()
    for place, workers in (("C2:E5", 7), ("C2:D4", 5), ("C2:D3", 3)):
        turn_of(state, "engineers")
        play(state, f"engineers: action ACTE. bridge {place}")
        have(state, "engineers", f"{workers}W")
        assert refused(state, "engineers: action ACTE") == "turn.one-action"
    turn_of(state, "engineers")
    have(state, "engineers", "bridges=0")
    assert refused(state, "engineers: action ACTE") == "special-actions.no-use"


def test_their_other_actions_are_taken_once() -> None:
    """special-actions.used: as everybody's."""
    state = engineers()
    given(state, "engineers", favours="FAV6")
    play(state, "engineers: action FAV6. +FIRE. done")
    turn_of(state, "engineers")
    assert refused(state, "engineers: action FAV6") == "special-actions.used"


def test_power_actions_build_bridges_too() -> None:
    """bridges.source"""
    state = engineers()
    given(state, "engineers", bowls="0/0/12")
    play(state, "engineers: action ACT1. bridge C2:E5. done")
    have(state, "engineers", "9W bridges=2")


def test_with_the_stronghold_bridges_between_own_buildings_score_at_every_pass() -> None:
    """factions.engineers: 3VP each, every round anew."""
    state = engineers("SH E7")
    bridge(state, "engineers", "C2:E5")
    bridge(state, "engineers", "C2:D4")
    bridge(state, "engineers", "C2:D3")
    play(state, "engineers: pass BON4")
    have(state, "engineers", "26VP")
    play(state, "witches: pass BON5")
    put(state, "engineers", "D D3")
    play(state, "engineers: pass BON3")
    have(state, "engineers", "35VP")
    assert scored(state, "engineers", FROM_FACTION) == 15
    next_round(state)


def test_without_the_stronghold_they_score_nothing() -> None:
    """factions.engineers"""
    state = engineers("SA E7")
    bridge(state, "engineers", "C2:E5")
    play(state, "engineers: pass BON4")
    have(state, "engineers", "20VP")


def test_bridges_of_others_score_nothing_for_them() -> None:
    """factions.engineers"""
    state = engineers("SH E7")
    put(state, "witches", "D C3", "D B3")
    bridge(state, "witches", "B3:C3")
    play(state, "engineers: pass BON4")
    have(state, "engineers", "20VP")


def test_a_second_temple_brings_power_instead_of_a_priest() -> None:
    """factions.engineers-numbers: one priest with one temple and with two, 5 power with two and with three."""
    assert incomes("engineers", "TE").split(", ")[1:] == ["1P", "1P 5PW", "2P 5PW"]


def test_the_bridge_must_find_a_place() -> None:
    """special-actions.no-use"""
    state = table("engineers A2 I3", "witches A10 E9")
    given(state, "engineers", workers=9)
    assert choices(state, "engineers", "bridge") == ""
    assert not may(state, "engineers: action ACTE")
    assert refused(state, "engineers: action ACTE") == "special-actions.no-use"
