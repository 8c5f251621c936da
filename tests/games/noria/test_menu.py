"""How a turn runs in the terminal, and what leads to a move that is not legal yet."""

from games.noria.play import given, play, table, wheel
from spielwerk.games.noria.actions import DONE
from spielwerk.games.noria.menu import groups, is_under_way, needs_map, price, question, usual_action, ways_to
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import catalogue

SAY = catalogue("en", "spielwerk.games.noria")


def ways(state: Noria, text: str) -> list[list[str]]:
    found = ways_to(state, 0, state.string_to_action(text), [])
    return [[state.action_to_string(action) for action in way] for way in found]


def test_a_turn_is_under_way_once_something_has_been_done() -> None:
    state = table()
    assert not is_under_way(state, 0)
    assert needs_map(state, 0)
    play(state, "red: night-shift large")
    assert is_under_way(state, 0)
    assert not is_under_way(state, 1)
    assert not needs_map(state, 0)


def test_the_usual_action_ends_the_turn() -> None:
    state = table()
    assert usual_action(state, 0) == DONE
    assert usual_action(state, 1) is None
    play(state, "red: intrigue research")
    assert usual_action(state, 0) is None


def test_a_disc_before_what_it_allows() -> None:
    state = table()
    wheel(state, "red", "S-B city, M-BL tool")
    given(state, "red", mycelium=3)
    assert ways(state, "buy tool") == [["use S-B", "buy tool"]]
    assert ways(state, "upgrade S-B") == [["use M-BL", "upgrade S-B"]]
    assert ways(state, "discover") == []


def test_knowledge_before_an_intrigue() -> None:
    """A disc that is left out, or a good that is sold, pays for it."""
    state = table()
    wheel(state, "red", "S-B city")
    given(state, "red", knowledge=0, full="engine")
    assert ways(state, "intrigue research") == [
        ["inspect S-B", "intrigue research"],
        ["sell engine", "intrigue research"],
    ]


def test_every_legal_action_but_senseless_ones_is_offered_once() -> None:
    state = table()
    given(state, "red", knowledge=2)
    offered = [choice.ways[0][0] for group in groups(state, 0, [], SAY) for choice in group.choices]
    assert len(set(offered)) == len(offered)
    assert set(offered) <= set(state.legal_actions(0))
    assert DONE in offered


def test_what_a_way_costs_and_brings() -> None:
    state = table()
    way = [state.string_to_action(text) for text in ("use M-BR", "use L-B")]
    assert price(state, 0, way, SAY) == "+1 obsidian, +1 mycelium"


def test_what_is_asked() -> None:
    assert question(table(), 0, SAY) == "It is your turn: influence, then discs of the active half."
