"""The checks of positions find what is wrong; a check that never finds anything is worth nothing."""

from collections.abc import Callable

import pytest

from games.nottingham.positions import table
from games.nottingham.shown import play
from spielwerk.games.nottingham.invariants import Watch, check
from spielwerk.games.nottingham.turn import Nottingham


def position() -> Nottingham:
    state = table(
        red="3 pearls", yellow="2 box", ambushes={"yellow": "pearls-gems"}, under="coin-box", top="red yellow"
    )
    play(state, "chance: reveal chain", "red: set 3 pearls")
    return state


def lose_a_card(state: Nottingham) -> None:
    state.pile[0] -= 1
    state.pile_size -= 1


def one_gold_less(state: Nottingham) -> None:
    state.lying[1] -= 1


def wrong_size(state: Nottingham) -> None:
    state.hand_size[1] += 1


def know_too_much(state: Nottingham) -> None:
    state.known[7 * 1] = 5


def own_colour(state: Nottingham) -> None:
    state.ambush_place[0], state.shuffled = 0, state.shuffled - 1


def twice_the_same_task(state: Nottingham) -> None:
    state.task_first[0] = state.task_second[0] = 1


def nothing_laid_out(state: Nottingham) -> None:
    state.won[3] += state.laid
    state.laid = 0


def a_strange_offer(state: Nottingham) -> None:
    state.offers[2] = 2


@pytest.mark.parametrize(
    "damage",
    [
        lose_a_card,
        one_gold_less,
        wrong_size,
        know_too_much,
        own_colour,
        twice_the_same_task,
        nothing_laid_out,
        a_strange_offer,
    ],
)
def test_damage_is_found(damage: Callable[[Nottingham], None]) -> None:
    state = position()
    assert check(state) == []
    damage(state)
    assert check(state)


def test_what_goes_back_is_found() -> None:
    state = table(red="3 pearls", sheriff=4)
    watch = Watch(state)
    play(state, "chance: reveal chain")
    assert watch.look(state, -1, 0) == []
    state.sheriff = 3
    assert watch.look(state, -1, 0) == ["the sheriff has gone back"]


def test_a_view_is_no_position() -> None:
    assert "this is a view, not a position" in check(position().view(0))
