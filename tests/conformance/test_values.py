"""Positions as values: bytes and back, equality, keys, copies, pickles, integers of any kind; on random games."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from conformance.walks import CASES, Case, positions
from spielwerk.core.discovery import all_games
from spielwerk.core.game import CHANCE_PLAYER, Game, IllegalAction, State
from spielwerk.core.tape import DamagedPosition

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
every_case = pytest.mark.parametrize(
    "case", [case for case in CASES if case.game.package.startswith("spielwerk.")], ids=str
)

DERIVED = {"near_lo", "near_hi"}
"""Fields that follow from others, and are made anew after reading."""


def some_positions(case: Case, seed: int, every: int = 7) -> Iterator[State]:
    for number, (state, _) in enumerate(positions(case, seed)):
        if number % every == seed % every or state.is_terminal():
            yield state


def is_same(again: State, state: State) -> bool:
    return (
        again == state
        and again.key() == state.key()
        and hash(again) == hash(state)
        and again.checksum() == state.checksum()
        and again.to_string() == state.to_string()
        and again.legal_actions() == state.legal_actions()
        and again.options() == state.options()
        and again.get_game() is state.get_game()
    )


@every_case
def test_bytes_pickles_and_copies_are_the_same_position(case: Case) -> None:
    for seed in case.seeds(2):
        for state in some_positions(case, seed):
            before = state.to_bytes()
            assert is_same(case.game.state_from_bytes(before), state)
            assert is_same(pickle.loads(pickle.dumps(state)), state)
            assert is_same(case.game.deserialize_state(state.serialize()), state)
            for again in (copy.copy(state), copy.deepcopy(state), state.clone()):
                assert is_same(again, state)
                assert again is not state
            assert state.to_bytes() == before


@every_case
def test_what_was_read_plays_on_in_the_same_way(case: Case) -> None:
    for state in some_positions(case, 1, 40):
        again, other = case.game.state_from_bytes(state.to_bytes()), state.clone()
        for _ in range(30):
            if other.is_terminal():
                break
            legal = other.legal_actions()
            action = legal[len(legal) * 7 // 11]
            again.apply_action(action)
            other.apply_action(action)
            assert again == other


@every_case
def test_other_positions_are_not_equal(case: Case) -> None:
    seen: dict[int, State] = {}
    for state in some_positions(case, 0, 5):
        key = state.key()
        assert (key in seen) == any(state == other for other in seen.values())
        seen[key] = state.clone()
    first = case.initial_state()
    assert first != case.game.name
    assert all(state != first for state in list(seen.values())[3:])


def parts(state: State) -> Iterator[object]:
    """The position and the objects that it consists of, such as players."""
    yield state
    for name in dir(state):
        value = getattr(state, name)
        if not name.startswith("_") and isinstance(value, list):
            yield from (part for part in value if hasattr(part, "transfer"))


@games
def test_every_field_counts(game: Game) -> None:
    """A field that `transfer` forgets would make two different positions equal."""
    counted = 0
    for case in (case for case in CASES if case.game is game):
        state = case.initial_state()
        for place, part in enumerate(parts(state)):
            for name in dir(part):
                value = getattr(part, name)
                if name.startswith("_") or name in DERIVED or callable(value) or not hasattr(part, name):
                    continue
                other = state.clone()
                changed = list(parts(other))[place]
                if isinstance(value, bool):
                    setattr(changed, name, not value)
                elif isinstance(value, int):
                    setattr(changed, name, value + 1)
                elif isinstance(value, tuple):
                    setattr(changed, name, (value[0] + 1, value[1]))
                elif isinstance(value, vec):
                    setattr(changed, name, vec[i64]([*value, 1]))
                else:
                    continue
                counted += 1
                assert list(other.numbers()) != list(state.numbers()), f"{type(part).__name__}.{name}"
                assert other != state
        break
    assert counted > 30


@games
def test_options_belong_to_the_position(game: Game) -> None:
    few = game.new_initial_state({"players": game.max_players})
    assert few.options()["players"] == game.max_players
    assert few == game.new_initial_state({"players": game.max_players})
    assert few != game.new_initial_state({"players": game.max_players - 1})
    assert game.new_initial_state().options() == game.new_initial_state({}).options()
    with pytest.raises(ValueError, match="players"):
        game.new_initial_state({"players": 99})


@games
def test_damaged_bytes_are_refused(game: Game) -> None:
    state = game.new_initial_state()
    data = state.to_bytes()
    for place in range(0, len(data), 3):
        with pytest.raises(ValueError, match=r"\w"):
            game.state_from_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        with pytest.raises(DamagedPosition):
            game.state_from_bytes(data[:place])
    for text in ("", "ä", "no", state.serialize()[:-8]):
        with pytest.raises(DamagedPosition):
            game.deserialize_state(text)
    for other in all_games():
        if other is not game:
            with pytest.raises(DamagedPosition, match=game.name):
                other.deserialize_state(state.serialize())


@games
@pytest.mark.parametrize("kind", [np.int64, np.int32, np.int16])
def test_integers_of_any_kind_are_taken(game: Game, kind: type[np.signedinteger[Any]]) -> None:
    state = game.new_initial_state()
    other = state.clone()
    for _ in range(60):
        player, action = state.current_player(), state.legal_actions()[-1]
        assert state.why_not(kind(action), kind(player)) is None  # type: ignore[arg-type]
        assert state.action_to_string(kind(action)) == state.action_to_string(action)  # type: ignore[arg-type]
        state.apply_action_with_legality_check(kind(action), kind(player))  # type: ignore[arg-type]
        other.apply_action(action)
        assert state == other
        assert state.to_string() == other.to_string()


@games
def test_what_is_no_action_is_refused_by_name_and_changes_nothing(game: Game) -> None:
    state = game.new_initial_state()
    while state.current_player() == CHANCE_PLAYER:
        state.apply_action(state.legal_actions()[0])
    before = state.clone()
    for action in (-1, -(10**9), game.num_distinct_actions(), 2**40):
        refusal = state.why_not(action)
        assert refusal is not None
        assert refusal.rule == "components.absent"
        for apply in (state.apply_action, state.apply_action_with_legality_check):
            with pytest.raises(IllegalAction, match=f"action {action}"):
                apply(action)
        assert state == before
    for seat in (-7, game.max_players, 7, 99):
        with pytest.raises(ValueError, match=f"no seat {seat}"):
            state.legal_actions(seat)


@games
def test_a_position_says_what_it_is(game: Game) -> None:
    state = game.new_initial_state()
    assert repr(state).startswith(f"<{game.name}: ")
    assert "chance" in repr(state)
    assert str(state) == state.to_string()
    child = state.child(state.legal_actions()[0])
    assert child != state
    mask = state.legal_actions_mask()
    assert len(mask) == game.num_distinct_actions()
    assert [action for action, is_legal in enumerate(mask) if is_legal] == state.legal_actions()
