"""What a hand is worth: estimates that must at least rank the obvious."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.nottingham.positions import cards_in, table
from spielwerk.games.nottingham.hand import gains, losses, missing, task_points, worth
from spielwerk.games.nottingham.terms import FIVE_EQUAL, FOUR_PAIRS, GEMS, KINDS, PEARLS, SEVEN_DIFFERENT, THREE_PAIRS

TURNS = 8.0


def hand(text: str) -> vec[i64]:
    return vec[i64](cards_in(text))


def value(text: str) -> float:
    return worth(table(), 0, hand(text), TURNS)


@pytest.mark.parametrize(
    ("task", "cards", "short"),
    [
        (SEVEN_DIFFERENT, "coin candlestick gold pearls gems chain box", 0),
        (SEVEN_DIFFERENT, "2 coin gold", 5),
        (FIVE_EQUAL, "5 coin", 0),
        (FIVE_EQUAL, "3 coin 4 box", 1),
        (FOUR_PAIRS, "2 coin 2 gold 2 pearls gems", 1),
        (FOUR_PAIRS, "4 coin", 6),
        (THREE_PAIRS, "2 coin 2 gold 3 pearls", 0),
        (THREE_PAIRS, "", 6),
    ],
)
def test_cards_that_are_missing_for_a_task(task: int, cards: str, short: int) -> None:
    """tasks: pairs are of different items"""
    assert missing(hand(cards), task) == short


def test_a_set_is_worth_more_than_its_beginnings() -> None:
    assert value("3 gems") > value("2 gems") > value("gems") > value("") == 0.0
    assert value("3 box") > value("3 coin")


def test_the_third_card_is_the_one_to_have() -> None:
    """So it is the one to take from others, and the one not to lose."""
    state = table()
    wanted = gains(state, 0, hand("2 gems pearls"), TURNS)
    assert max(range(KINDS), key=wanted.__getitem__) == GEMS
    needed = losses(state, 0, hand("3 gems pearls"), TURNS)
    assert max(range(KINDS), key=needed.__getitem__) == GEMS
    assert needed[PEARLS] > 0.0 == needed[0]


def test_sets_that_nobody_has_time_for_are_worth_little() -> None:
    many = "3 gems 3 pearls 3 gold 3 coin"
    assert worth(table(), 0, hand(many), 1.0) < worth(table(), 0, hand(many), TURNS) * 0.7


def test_a_task_is_worth_less_to_the_second_and_nothing_to_the_third() -> None:
    state = table()
    first = task_points(state, 0, SEVEN_DIFFERENT)
    state.task_first[SEVEN_DIFFERENT] = 1
    second = task_points(state, 0, SEVEN_DIFFERENT)
    assert first > second > 0
    assert task_points(state, 1, SEVEN_DIFFERENT) == 0
    state.task_second[SEVEN_DIFFERENT] = 2
    assert task_points(state, 0, SEVEN_DIFFERENT) == 0
