"""How a turn runs, what leads to a move that is not legal yet, and what a way is called."""

from games.noria.play import given, play, table, wheel
from spielwerk.games.noria.actions import DONE
from spielwerk.games.noria.presentation import PRESENTATION
from spielwerk.games.noria.presentation.choosing.leading import ways_to
from spielwerk.games.noria.presentation.choosing.turn import is_under_way, needs_board, usual_action
from spielwerk.games.noria.turn import Noria


def ways(state: Noria, text: str) -> list[list[str]]:
    found = ways_to(state, 0, state.string_to_action(text))
    return [[state.action_to_string(action) for action in way] for way in found]


def test_a_turn_is_under_way_once_something_has_been_done() -> None:
    state = table()
    assert not is_under_way(state, 0)
    assert needs_board(state, 0)
    play(state, "red: night-shift large")
    assert is_under_way(state, 0)
    assert not is_under_way(state, 1)
    assert not needs_board(state, 0)


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
    offered = [choice.actions for group in PRESENTATION.groups(state, 0, "en") for choice in group.choices]
    assert len(set(offered)) == len(offered)
    assert set(offered) <= {(state.action_to_string(action),) for action in state.legal_actions(0)}
    assert ("done",) in offered


def test_what_a_way_costs_and_brings() -> None:
    state = table()
    way = [state.string_to_action(text) for text in ("use M-BR", "use L-B")]
    assert PRESENTATION.way(state, 0, way, "en").price == "+1 obsidian, +1 mycelium"


def test_what_is_asked() -> None:
    assert PRESENTATION.question(table(), 0, "en") == "It is your turn: influence, then discs of the active half."


def test_a_way_is_told_from_where_each_step_stands() -> None:
    state = table()
    wheel(state, "red", "S-B city")
    given(state, "red", obsidian=2)
    way = [state.string_to_action(text) for text in ("use S-B", "invest refinement")]
    told = PRESENTATION.way(state, 0, way, "en").label
    assert told == "Use City (small ring, bottom); Investment, Refinement: to step 2"


def test_sentences_say_what_they_are_about() -> None:
    state = table()
    given(state, "red", knowledge=9)
    action = state.string_to_action("intrigue research")
    assert PRESENTATION.sentence(state, action, 0, "en") == "Intrigue: Research chamber"
    assert PRESENTATION.sentence(state, action, 0, "de") == "Intrige: Forschungskammer"
