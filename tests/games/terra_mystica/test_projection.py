"""The projection: exact at the end, and before it, more is better."""

from spielwerk.arena.playout import play_randomly
from spielwerk.core.random import Random
from spielwerk.games.terra_mystica.projection import projection

from .play import APART, fresh, given, table


def test_at_the_end_it_is_the_score() -> None:
    for seed in range(4):
        state = fresh(2 + seed)
        play_randomly(state, Random(seed))
        assert [projection(state, seat) for seat in range(2 + seed)] == state.returns()


def test_resources_are_worth_something_and_more_of_them_more() -> None:
    state = table(*APART)
    for resource in ("coins", "workers", "priests"):
        given(state, "witches", **{resource: 1})
        less = projection(state, 0)
        given(state, "witches", **{resource: 2})
        assert projection(state, 0) > less


def test_power_in_a_later_bowl_is_worth_more() -> None:
    state = table(*APART)
    worth = []
    for bowls in ("12/0/0", "0/12/0", "0/0/12"):
        given(state, "witches", bowls=bowls)
        worth.append(projection(state, 0))
    assert worth == sorted(worth)
    assert worth[0] < worth[1] < worth[2]


def test_asking_changes_nothing() -> None:
    state = table(*APART)
    before = state.to_string()
    projection(state, 1)
    assert state.to_string() == before
