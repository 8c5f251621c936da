"""The final scoring (rulebook: scoring)."""

from games.noria.play import at, discovered, finish, given, numbers, play, seated, table, wheel
from spielwerk.games.noria.rules.scoring import material, point_list, points, winners


def test_step_times_value_for_every_path() -> None:
    """scoring.paths"""
    state = table()
    seated(state, refinement=1, research=2)
    given(state, "red", steps="3/0/0/2")
    assert numbers(point_list(state, 0)) == [6, 0, 0, 16, 0, 0]


def test_specialization_counts_the_highest_envoy_once() -> None:
    """scoring.specialization"""
    state = table()
    seated(state, specialization=2)
    given(state, "red", steps="5/5/1/0")
    assert points(state, 0) == 20


def test_division_counts_the_lowest_envoy() -> None:
    """scoring.division"""
    state = table()
    seated(state, division=3)
    given(state, "red", steps="5/4/2/3")
    assert points(state, 0) == 24


def test_points_are_told_at_any_time() -> None:
    """scoring.end: as if the game ended now"""
    state = table()
    assert state.returns() == [0, 0]
    given(state, "red", knowledge=1)
    play(state, "red: intrigue refinement. remove division")
    assert state.returns() == [2, 2]
    finish(state)
    assert state.returns() == [2, 2]


def test_a_tie_goes_to_the_smaller_material() -> None:
    """scoring.ties: warehouses and ships; else shared"""
    state = table()
    assert numbers(winners(state)) == [0, 1]
    given(state, "red", free="engine")
    assert material(state, 0) == 4
    assert numbers(winners(state)) == [1]
    given(state, "yellow", ships="2/1/1")
    assert numbers(winners(state)) == [0, 1]


def test_points_come_before_material() -> None:
    """scoring.ties: material only decides among those with most points, wherever they sit"""
    state = table(3)
    seated(state, refinement=2)
    given(state, "red", steps="2/0/0/0", free="engine")
    given(state, "yellow", steps="1/0/0/0")
    given(state, "blue", steps="2/0/0/0", free="engine sail")
    assert numbers(winners(state)) == [0]
    given(state, "red", free="sail compass")
    assert numbers(winners(state)) == [2]
    given(state, "blue", free="compass")
    assert numbers(winners(state)) == [0, 2]
    given(state, "yellow", steps="3/0/0/0", free="lamp lamp lamp lamp lamp")
    assert numbers(winners(state)) == [1]
    state.players[1].withdrawn = True
    assert numbers(winners(state)) == [0, 2]


def test_by_option_ships_and_factories() -> None:
    """options.tie-break: a factory with two warehouses counts one, not two"""
    for option, more in (("warehouses-and-ships", 2), ("ships-and-factories", 1)):
        state = table(tie_break=option)
        discovered(state, "I4", "I1")
        at(state, "red", "I4")
        wheel(state, "red", "S-B journey")
        play(state, "red: use S-B. journey I1. factory 1")
        assert material(state, 0) == 3 + more
