"""What an ambassador finds on an island (rulebook: journey)."""

from games.noria.play import at, builder, choices, discovered, given, have, play, refused, table, wheel
from spielwerk.games.noria.rules import landing
from spielwerk.games.noria.terms import ENERGY, GOOD_NAMES, ISLAND_NAMES
from spielwerk.games.noria.turn import Noria


def landed(disc: str = "journey") -> Noria:
    """Red is on the way, islands 4 and 1 are open."""
    state = table()
    wheel(state, "red", f"S-B {disc}")
    discovered(state, "I4", "I1")
    play(state, "red: use S-B")
    return state


def test_a_ship_from_the_island() -> None:
    """journey.landing, journey.ship"""
    state = landed()
    play(state, "red: journey I4")
    assert refused(state, "red: done") == "turn.decide-first"
    assert refused(state, "red: ship obsidian") == "journey.ship"
    assert choices(state, "red", "ship") == "mycelium, energy"
    play(state, "red: ship energy")
    have(state, "red", "ships=1/1/2 at=I4")


def test_or_a_factory_with_the_warehouses_of_its_plot() -> None:
    """journey.factory: no price; one or two warehouses, empty"""
    state = landed()
    play(state, "red: journey I1. factory 1")
    have(state, "red", "factories=1 free=sail:2 ships=1/1/1")
    assert builder(state, "I1", 1) == "red"
    assert refused(state, "red: factory 3") == "journey.not-landed"


def test_or_nothing() -> None:
    """journey.landing"""
    state = landed()
    play(state, "red: journey I1. nothing. done")
    have(state, "red", "factories=0 ships=1/1/1 at=I1")


def test_a_plot_is_built_on_once() -> None:
    """journey.plot-taken, journey.no-plot"""
    state = landed("journey+")
    play(state, "red: journey I1. factory 3. journey I4. nothing. done")
    wheel(state, "yellow", "S-B journey")
    given(state, "yellow", energy=1)
    play(state, "yellow: use S-B. journey I1")
    assert refused(state, "yellow: factory 3") == "journey.plot-taken"
    assert refused(state, "yellow: factory 5") == "journey.no-plot"
    play(state, "yellow: factory 4")
    have(state, "yellow", "free=piston:1")


def test_seven_factories() -> None:
    """journey.factories"""
    state = landed()
    for name, plots in (("I4", (1, 2, 3, 4)), ("I1", (1, 2, 3))):
        for plot in plots:
            at(state, "red", name)
            state.due_landing = True
            play(state, f"red: factory {plot}")
    play(state, "red: journey I4")
    state.due_landing = True
    assert refused(state, "red: factory 1") == "journey.plot-taken"
    at(state, "red", "I1")
    assert refused(state, "red: factory 4") == "journey.factories"


def test_an_island_without_anything_left_may_be_visited() -> None:
    """journey.landing: then there is nothing to decide"""
    state = landed()
    for kind in range(3):
        state.ship_supply[kind] += state.ships[kind]
        state.ships[kind] = 0
    for plot in range(1, 5):
        at(state, "yellow", "I1")
        landing.build(state, 1, ISLAND_NAMES.index("I1"), plot - 1)
    given(state, "red", energy=1)
    play(state, "red: journey I1. done")
    have(state, "red", "at=I1 0E")


def test_warehouses_may_run_out() -> None:
    """journey.factory, components.warehouses: a plot brings what is left of its warehouses"""
    for left, gained in ((0, ""), (1, "sail:1"), (2, "sail:2"), (3, "sail:2")):
        state = table()
        discovered(state, "I4")
        wheel(state, "red", "S-B journey")
        given(state, "yellow", free=" ".join(["sail"] * (12 - left)))
        play(state, "red: use S-B. journey I4. factory 2")
        have(state, "red", f"free={gained} factories=1")
        assert state.warehouse_supply[GOOD_NAMES.index("sail")] == max(0, left - 2)


def test_ships_may_run_out() -> None:
    """journey.new-island: an island gets what is left of its ships"""
    for left, lying in ((0, 0), (2, 2), (3, 3), (4, 3)):
        state = table(4)
        given(state, "yellow", ships=f"1/1/{int(state.ship_supply[ENERGY]) + 1 - left}")
        discovered(state, "I1")
        assert state.ships[ENERGY] == lying
        assert state.ship_supply[ENERGY] == left - lying
