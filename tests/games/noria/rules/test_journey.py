"""Journeys and islands (rulebook: journey)."""

from games.noria.play import at, discovered, given, have, lacks, numbers, play, refused, table, wheel
from spielwerk.games.noria.rules.journey import toll
from spielwerk.games.noria.terms import ISLAND_NAMES
from spielwerk.games.noria.turn import Noria


def journey(players: int = 2, disc: str = "journey", *islands: str) -> Noria:
    state = table(players)
    wheel(state, "red", f"S-B {disc}")
    discovered(state, *(islands or ("I4", "I1")))
    play(state, "red: use S-B")
    return state


def test_to_a_new_island() -> None:
    """journey.new-island: 1, 2 or 3 ships for each sign with 2, 3, 4 players"""
    for players, ships in ((2, 1), (3, 2), (4, 3)):
        state = journey(players)
        assert state.hidden == players + 1
        play(state, "red: discover. reveal I6")
        have(state, "red", "at=I6")
        assert numbers(state.ships)[15:18] == [ships, ships, 0]
        assert state.hidden == players


def test_nobody_stays() -> None:
    """journey.stay, also between the two journeys of an upgraded disc"""
    state = journey(2, "journey+")
    play(state, "red: journey I4. ship energy")
    assert refused(state, "red: journey I4") == "journey.stay"
    play(state, "red: journey I1. ship energy")
    have(state, "red", "at=I1 ships=1/1/3")


def test_one_resource_for_every_ambassador_there() -> None:
    """journey.toll"""
    state = journey(4)
    at(state, "yellow", "I4")
    at(state, "blue", "I4")
    at(state, "purple", "I1")
    assert lacks(state, "red: journey I4") == ("journey.toll", 2, 1)
    given(state, "red", mycelium=2)
    play(state, "red: journey I4. pay 2 mycelium. nothing")
    have(state, "red", "0M 1E at=I4")


def test_the_own_ambassador_costs_nothing() -> None:
    """journey.toll"""
    state = journey(3)
    at(state, "red", "I4")
    at(state, "blue", "I4")
    assert toll(state, 0, ISLAND_NAMES.index("I4")) == 1


def test_a_landing_waits_for_the_toll() -> None:
    """turn.decide-first"""
    state = journey()
    at(state, "yellow", "I4")
    given(state, "red", mycelium=1)
    play(state, "red: journey I4")
    assert refused(state, "red: ship energy") == "turn.decide-first"


def test_islands_that_are_not_open() -> None:
    """journey.closed, journey.none-hidden"""
    state = journey(2, "journey", "I4", "I1", "I2", "I3", "I5")
    assert refused(state, "red: journey I9") == "journey.closed"
    assert refused(state, "red: discover") == "journey.none-hidden"


def test_what_may_be_revealed() -> None:
    """setup.islands: any island that is not open, all alike, since nobody knows which lie there"""
    state = journey()
    play(state, "red: discover")
    assert state.is_chance_node()
    assert [state.action_to_string(action) for action, _ in state.chance_outcomes()] == [
        f"reveal I{number}" for number in (2, 3, 5, 6, 7, 8, 9)
    ]


def test_a_discovery_is_the_action_of_its_disc() -> None:
    """actions.one-each, actions.four"""
    state = journey()
    play(state, "red: discover. reveal I5. nothing")
    assert refused(state, "red: discover") == "actions.one-each"
    assert state.actions == 1
