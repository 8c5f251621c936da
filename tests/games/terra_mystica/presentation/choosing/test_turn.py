"""How a turn runs: when it is under way, what ends it, and when one wants to see the map."""

from games.terra_mystica.play import play, put, table
from games.terra_mystica.positions import positions
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.presentation.choosing import turn
from spielwerk.games.terra_mystica.presentation.choosing.groups import groups
from spielwerk.games.terra_mystica.state import ACTIONS, AFTER_ACTION, BEFORE_ACTION


def test_enter_ends_the_turn_once_the_action_is_taken() -> None:
    ends = 0
    for state in positions():
        for seat in state.deciders():
            usual = turn.usual_action(state, seat)
            if usual is not None:
                assert state.stage == AFTER_ACTION and usual in state.legal_actions(seat)
                assert turn.is_under_way(state, seat) and not turn.needs_board(state, seat)
                ends += 1
    assert ends > 20


def test_a_turn_is_under_way_from_the_first_step_of_its_action_on() -> None:
    found = set()
    for state in positions():
        for seat in range(state.num_players()):
            under_way = turn.is_under_way(state, seat)
            assert under_way == (state.phase == ACTIONS and state.turn == seat and state.stage != BEFORE_ACTION)
            found.add(under_way)
    assert found == {True, False}


def test_only_exchanges_prepare() -> None:
    state = positions()[-2]
    prepares = [action for action in range(GAME.num_distinct_actions()) if turn.only_prepares(action)]
    assert {state.action_to_string(action).split()[0] for action in prepares} == {"burn", "convert"}


def test_what_is_due_on_the_map_shows_it_and_has_its_own_title() -> None:
    """The Witches' ride is a dwelling, but no transform and build; a sandstorm is no usual transformation."""
    state = table("witches E9 A3", "nomads F3 E8 I7")
    put(state, "witches", "SH E9")
    play(state, "witches: action ACTW")
    assert turn.needs_board(state, 0)
    assert [group.title for group in groups(state, 0, "en")] == ["Ride to a forest", "Exchange"]
    state = table("nomads F3 E8 I7", "witches E9 A3")
    put(state, "nomads", "SH F3")
    play(state, "nomads: action ACTN")
    assert turn.needs_board(state, 0)
    assert [group.title for group in groups(state, 0, "de")] == ["Sandsturm", "Tauschen"]
