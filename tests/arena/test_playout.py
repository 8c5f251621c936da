"""The loops that play games to the end."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.arena.playout import (
    WITHDRAWS,
    RandomGame,
    clone_often,
    dead_ends,
    disagreements,
    pick,
    play_randomly,
    replay,
)
from spielwerk.core.checksums import mixed
from spielwerk.core.game import State
from spielwerk.core.random import Random
from toy import GAIN, TOY, ToyState


def toy(players: int = 3) -> ToyState:
    return ToyState(players, (), False)


def test_random_games_end_and_depend_on_the_seed_alone() -> None:
    first, second, third = toy(), toy(), toy()
    steps = play_randomly(first, Random(5))
    assert play_randomly(second, Random(5)) == steps
    play_randomly(third, Random(6))
    assert first.is_terminal()
    assert first.to_string() == second.to_string() != third.to_string()


def test_weights_say_how_likely_actions_are() -> None:
    random = Random(1)
    picked = [pick([2, 5, 7], [0, 0, 1, 0, 0, 3, 0, 0], random) for _ in range(400)]
    assert set(picked) == {2, 5}
    assert 250 < picked.count(5) < 350
    assert {pick([2, 5, 7], [], random) for _ in range(50)} == {2, 5, 7}


@pytest.mark.parametrize("any_order", [False, True])
def test_every_position_of_a_random_game_is_seen(any_order: bool) -> None:
    seen: list[tuple[int, int]] = []
    game = RandomGame(toy(), Random(3), [], any_order)
    game.play(TOY.max_game_length(), lambda state, seat, action: seen.append((seat, action)))
    assert len(seen) == game.steps
    again = RandomGame(toy(), Random(3), [], any_order)
    again.play(TOY.max_game_length())
    assert (again.steps, again.folded) == (game.steps, game.folded)
    state = toy()
    total = 0
    for seat, action in seen:
        state.apply_action_with_legality_check(action, seat)
        total = mixed(total, state.checksum())
    assert total == game.folded


def test_a_game_without_end_is_noticed() -> None:
    with pytest.raises(ValueError, match="after 3 steps"):
        RandomGame(toy(), Random(1), [], False).play(3)


class Stuck(ToyState):
    def legal_actions(self, player: int = -5) -> list[int]:
        return []


def test_a_seat_without_an_action_is_noticed() -> None:
    with pytest.raises(ValueError, match="decides but has no legal action"):
        RandomGame(Stuck(2, (), False), Random(1), [], False).play(100)


class Forgetful(ToyState):
    def legal_actions(self, player: int = -5) -> list[int]:
        return [action for action in super().legal_actions(player) if action != GAIN]


@pytest.mark.parametrize(("kind", "wrong"), [(ToyState, []), (Forgetful, ["'gain' of seat 1 is not listed"])])
def test_both_answers_to_what_is_legal_are_compared(kind: type[ToyState], wrong: list[str]) -> None:
    state = kind(2, (), False)
    for action, seat in [(9, -1), (0, 0), (1, 1), (4, 0), (13, -1)]:
        state.apply_action(action, seat)
    assert disagreements(state, TOY.num_distinct_actions()) == wrong


class Deserted(ToyState):
    """Whoever is left is asked, but has nothing to choose."""

    def withdraw(self, seat: int) -> None:
        super().withdraw(seat)
        self.deserted = True

    def clone(self) -> "Deserted":
        copy = Deserted(2, (), False)
        vars(copy).update(vars(super().clone()))
        return copy

    def legal_actions(self, player: int = -5) -> list[int]:
        return [] if getattr(self, "deserted", False) else super().legal_actions(player)


@pytest.mark.parametrize("kind", [ToyState, Deserted])
def test_positions_where_the_others_cannot_go_on_are_found(kind: type[ToyState]) -> None:
    state = kind(2, (), False)
    for action, seat in [(9, -1), (0, 0)]:
        state.apply_action(action, seat)
    before = state.to_string()
    nothing = "must decide and has no legal action"
    wrong = [f"when the seats 0 leave, seat 1 {nothing}", f"when the seats 1 leave, seat 0 {nothing}"]
    assert dead_ends(state) == (wrong if kind is Deserted else [])
    assert state.to_string() == before


def recorded() -> tuple[list[int], list[int], State]:
    """A random game: seats, actions, and the end."""
    seats: list[int] = []
    actions: list[int] = []

    def note(state: State, seat: int, action: int) -> None:
        seats.append(seat)
        actions.append(action)

    game = RandomGame(toy(), Random(8), [], False)
    game.play(TOY.max_game_length(), note)
    return seats, actions, game.state


def test_known_steps_are_played_again() -> None:
    seats, actions, end = recorded()
    state = toy()
    assert replay(state, vec[i64](seats), vec[i64](actions)) == len(actions)
    assert state.to_string() == end.to_string()


def test_known_steps_are_checked_by_the_rules() -> None:
    seats, actions, _ = recorded()
    actions[-1] = 0
    with pytest.raises(ValueError, match=rf"step {len(actions) - 1}: refused by rule turn\.phase"):
        replay(toy(), vec[i64](seats), vec[i64](actions))


def test_seats_may_leave_in_known_steps() -> None:
    state = toy()
    replay(state, vec[i64]([-1, 1]), vec[i64]([9, WITHDRAWS]))
    assert state.gone == [False, True, False]


def test_copying_changes_nothing() -> None:
    state = toy()
    before = state.to_string()
    clone_often(state, 10)
    assert state.to_string() == before
