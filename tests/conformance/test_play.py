"""What every game promises about its positions, tried on random games to the end."""

import pytest

from conformance.walks import CASES, Case, played, positions
from spielwerk.arena.playout import dead_ends
from spielwerk.core.game import CHANCE_PLAYER, NOBODY, TERMINAL_PLAYER, State

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def check_chance(state: State) -> None:
    outcomes = state.chance_outcomes()
    assert state.current_player() == CHANCE_PLAYER
    assert state.deciders() == []
    assert state.legal_actions() == [outcome for outcome, _ in outcomes]
    assert sum(probability for _, probability in outcomes) == pytest.approx(1, abs=1e-12)
    assert all(probability > 0 for _, probability in outcomes)
    assert state.chance_stream()


def check_deciders(state: State) -> None:
    deciders = state.deciders()
    assert state.current_player() == deciders[0]
    assert len(set(deciders)) == len(deciders)
    assert state.legal_actions() == state.legal_actions(deciders[0])
    for seat in range(state.num_players()):
        legal = state.legal_actions(seat)
        assert (seat in deciders) == bool(legal)
        assert legal == sorted(set(legal))


@every_case
def test_random_games_come_to_an_end(case: Case) -> None:
    """Never stuck: every position before the end has a decider with a legal action, or something to draw."""
    for seed in case.seeds(4):
        for state, _ in positions(case, seed):
            assert state.num_players() == case.options["players"]
            assert len(state.returns()) == state.num_players()
            if state.is_chance_node():
                check_chance(state)
            elif not state.is_terminal():
                check_deciders(state)
            assert all(0 <= action < case.game.num_distinct_actions() for action in state.legal_actions())


@every_case
def test_the_end_is_the_end(case: Case) -> None:
    state = played(case, 0).state
    assert state.current_player() == TERMINAL_PLAYER
    assert not state.is_chance_node()
    assert state.deciders() == []
    for seat in [NOBODY, *range(state.num_players())]:
        assert state.legal_actions(seat) == []
        assert all(state.why_not(action, seat) for action in range(case.game.num_distinct_actions()))
    with pytest.raises(ValueError, match=r"\S"):
        state.withdraw(0)


@every_case
def test_same_seed_same_game(case: Case) -> None:
    first, second = played(case, 3), played(case, 3)
    assert first.record == second.record
    assert first.state.to_string() == second.state.to_string()
    assert first.state.checksum() == second.state.checksum()


@every_case
def test_clones_are_equal(case: Case) -> None:
    for seed in case.seeds(4):
        for state, _ in positions(case, seed):
            copy = state.clone()
            assert copy.to_string() == state.to_string()
            assert copy.checksum() == state.checksum()
            assert copy.returns() == state.returns()


@every_case
def test_clones_are_independent(case: Case) -> None:
    """A copy is played to the end, and the position stays as it was."""
    for seed in case.seeds():
        for state, picker in positions(case, seed, one_in=40):
            text, checksum = state.to_string(), state.checksum()
            copy = state.clone()
            while not copy.is_terminal():
                picker.step(copy)
            assert (state.to_string(), state.checksum()) == (text, checksum)


@every_case
def test_checksums_tell_positions_apart(case: Case) -> None:
    """Every action changes the position, and equal numbers mean equal positions."""
    texts: dict[int, str] = {}
    for seed in case.seeds():
        before = ""
        for state, _ in positions(case, seed):
            text, checksum = state.to_string(), state.checksum()
            assert text != before
            assert 0 <= checksum < 2**31
            assert texts.setdefault(checksum, text) == text
            before = text


@every_case
def test_asking_changes_nothing(case: Case) -> None:
    for state, _ in positions(case, 1, one_in=10):
        text = state.to_string()
        for seat in range(state.num_players()):
            state.legal_actions(seat)
            state.observation_string(seat)
            state.information_state_string(seat)
            state.seat_name(seat)
            state.why_not(0, seat)
        state.returns()
        state.chapter()
        assert state.to_string() == text


@every_case
def test_resampling_looks_the_same_to_the_seat(case: Case) -> None:
    for state, picker in positions(case, 2, one_in=15):
        text = state.to_string()
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, 11)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.current_player() == state.current_player()
            if not other.is_terminal():
                picker.step(other)
            assert state.to_string() == text


@every_case
def test_games_go_on_without_those_who_leave(case: Case) -> None:
    for seed in case.seeds(4):
        play = played(case, seed, withdrawals=seed % 3 + 1)
        assert play.state.is_terminal()
        assert play.record.replay().to_string() == play.state.to_string()


@every_case
def test_whoever_leaves_whenever_the_others_can_go_on(case: Case) -> None:
    for seed in case.seeds(2):
        for state, _ in positions(case, seed, one_in=5):
            assert dead_ends(state) == []


@every_case
def test_sensible_turns_are_legal(case: Case) -> None:
    """Bots find something to do wherever they must decide, and every step of it is legal."""
    for state, _ in positions(case, 1, one_in=15):
        text = state.to_string()
        for seat in state.deciders():
            turns = case.game.sensible_turns(state, seat)
            assert turns
            for turn in turns:
                assert turn
                copy = state.clone()
                for action in turn:
                    copy.apply_action_with_legality_check(action, seat)
            assert isinstance(case.game.projection(state, seat), float)
        assert state.to_string() == text
