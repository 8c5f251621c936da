"""Games with secrets: nobody sees what the rules hide from him, and everybody sees all he needs to play."""

import pytest

from conformance.walks import CASES, Case, positions
from spielwerk.core.game import NOBODY, State

every_case = pytest.mark.parametrize("case", [case for case in CASES if case.game.has_secrets], ids=str)
open_cases = pytest.mark.parametrize("case", [case for case in CASES if not case.game.has_secrets], ids=str)

SEEDS = (1, 2, 3)
"""Of worlds that look alike to somebody."""


def viewers(state: State) -> list[int]:
    return [NOBODY, *range(state.num_players())]


def seen(state: State, viewer: int) -> dict[str, object]:
    """All that a position tells a viewer, apart from texts of draws and of other seats' actions."""
    view = state.view(viewer)
    facts: dict[str, object] = {
        "position": view.to_string(),
        "checksum": view.checksum(),
        "observation": view.observation_string(viewer),
        "information": view.information_state_string(viewer),
        "current": view.current_player(),
        "deciders": view.deciders(),
        "points": view.returns(),
        "names": [view.seat_name(seat) for seat in range(view.num_players())],
        "chapter": view.chapter(),
    }
    if viewer != NOBODY:
        facts["legal"] = [view.action_to_string(action, viewer) for action in view.legal_actions(viewer)]
    return facts


@open_cases
def test_without_secrets_the_view_is_the_position_itself(case: Case) -> None:
    for state, _ in positions(case, 1, one_in=20):
        for viewer in viewers(state):
            assert state.view(viewer) is state
            for action in state.legal_actions():
                text = state.action_to_string(action, state.current_player())
                assert state.text_for(viewer, action, state.current_player()) == text


@every_case
def test_a_seat_plays_from_its_view_as_from_the_position(case: Case) -> None:
    """Legal actions and every refusal are the same."""
    for state, _ in positions(case, 1, one_in=6):
        for seat in range(state.num_players()):
            view = state.view(seat)
            assert view.legal_actions(seat) == state.legal_actions(seat)
            if not state.is_chance_node():
                for action in range(case.game.num_distinct_actions()):
                    assert repr(view.why_not(action, seat)) == repr(state.why_not(action, seat)), action
            assert view.current_player() == state.current_player()
            assert view.deciders() == state.deciders()
            assert view.is_terminal() == state.is_terminal()


@every_case
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(case: Case) -> None:
    """Whatever is hidden is dealt anew; everything that the view tells stays as it was."""
    for seed in case.seeds(3):
        for state, _ in positions(case, seed, one_in=6):
            for viewer in viewers(state):
                before = seen(state, viewer)
                for dice in SEEDS:
                    assert seen(state.resample_from_infostate(viewer, dice), viewer) == before


@every_case
def test_a_world_can_be_drawn_from_a_view_alone(case: Case) -> None:
    """Bots and drafts look ahead so; the world may depend on nothing but the view."""
    for state, _ in positions(case, 2, one_in=6):
        for viewer in viewers(state):
            before = seen(state, viewer)
            for dice in SEEDS:
                world = state.view(viewer).resample_from_infostate(viewer, dice)
                assert seen(world, viewer) == before
                assert world.to_string() == state.resample_from_infostate(viewer, dice).to_string()


@every_case
def test_a_world_drawn_from_a_view_can_be_played_to_the_end(case: Case) -> None:
    for state, picker in positions(case, 2, one_in=25):
        for viewer in viewers(state):
            world = state.view(viewer).resample_from_infostate(viewer, 5)
            steps = 0
            while not world.is_terminal():
                picker.step(world)
                steps += 1
                assert steps <= case.game.max_game_length()


@every_case
def test_sensible_turns_follow_from_the_view(case: Case) -> None:
    """They stop where something may be learned, so that what a seat plans by its view is legal in every world."""
    for state, _ in positions(case, 1, one_in=10):
        for seat in state.deciders():
            turns = case.game.sensible_turns(state.view(seat), seat)
            assert turns
            for turn in turns:
                for dice in SEEDS:
                    world = state.resample_from_infostate(seat, dice)
                    for action in turn:
                        world.apply_action_with_legality_check(action, seat)


@every_case
def test_something_is_hidden(case: Case) -> None:
    """Views of different seats differ somewhere, and so do worlds that look alike: these tests are about something."""
    views_differ = worlds_differ = texts_differ = False
    for state, _ in positions(case, 1):
        views_differ |= len({state.view(viewer).to_string() for viewer in viewers(state)}) > 1
        worlds = {state.resample_from_infostate(NOBODY, dice).to_string() for dice in SEEDS}
        worlds_differ |= len(worlds) > 1
        if state.is_chance_node():
            texts_differ |= any("?" in state.text_for(NOBODY, outcome) for outcome in state.legal_actions())
    assert views_differ
    assert worlds_differ
    assert texts_differ


@every_case
def test_the_view_of_a_view_is_the_view(case: Case) -> None:
    for state, _ in positions(case, 1, one_in=5):
        for viewer in viewers(state):
            view = state.view(viewer)
            assert view.view(viewer).to_string() == view.to_string()
            watched = state.view(NOBODY).to_string()
            assert view.view(NOBODY).to_string() == watched, "a watcher sees no more through a seat than without it"


@every_case
def test_in_the_end_everything_is_open(case: Case) -> None:
    for state, _ in positions(case, 1, one_in=1000):
        if state.is_terminal():
            for viewer in viewers(state):
                assert state.view(viewer).to_string() == state.to_string()
                assert state.view(viewer).returns() == state.returns()


@every_case
def test_a_view_does_not_change_with_the_position(case: Case) -> None:
    """Who was given a view keeps what he saw then; looking changes nothing."""
    kept: list[tuple[State, str]] = []
    for state, _ in positions(case, 1, one_in=8):
        if not state.is_terminal():
            text = state.to_string()
            kept += [(view, view.to_string()) for view in map(state.view, viewers(state))]
            assert state.to_string() == text
    assert all(view.to_string() == text for view, text in kept)


@every_case
def test_what_reads_the_same_looks_the_same(case: Case) -> None:
    """Draws that a viewer reads as one text lead to one view; so do secret choices, as long as others still choose."""
    for seed in case.seeds(3):
        for state, _ in positions(case, seed, one_in=2):
            player = state.current_player()
            for viewer in viewers(state):
                after: dict[str, tuple[str, dict[str, object]]] = {}
                for action in state.legal_actions(player) if not state.is_terminal() else []:
                    read = state.text_for(viewer, action, player)
                    text = state.action_to_string(action, player)
                    if read == text or player == viewer:
                        assert read == text, "everybody reads his own actions"
                        continue
                    assert "?" in read.split()
                    world = state.clone()
                    world.apply_action(action, player)
                    if player < 0 or set(world.deciders()) == set(state.deciders()) - {player} != set():
                        first, looked = after.setdefault(read, (text, seen(world, viewer)))
                        assert seen(world, viewer) == looked, f"{read} to seat {viewer} is {first} and {text}"


@every_case
def test_a_text_tells_of_a_draw_no_more_than_the_view(case: Case) -> None:
    """Draws that lead to one view of somebody read the same to him."""
    for seed in case.seeds(3):
        for state, _ in positions(case, seed, one_in=2):
            for viewer in viewers(state):
                texts: dict[str, str] = {}
                for outcome in state.legal_actions() if state.is_chance_node() else []:
                    world = state.clone()
                    world.apply_action(outcome)
                    read = state.text_for(viewer, outcome)
                    assert texts.setdefault(world.view(viewer).to_string(), read) == read


@every_case
def test_hidden_texts_are_no_actions(case: Case) -> None:
    """A record as somebody sees it cannot be taken for the game."""
    for state, _ in positions(case, 1, one_in=3):
        player = state.current_player()
        for action in state.legal_actions(player):
            read = state.text_for(NOBODY, action, player)
            if "?" in read.split():
                with pytest.raises(ValueError, match=r"\S"):
                    state.string_to_action(read, player)
