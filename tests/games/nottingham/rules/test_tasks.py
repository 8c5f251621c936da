"""Tasks (rulebook, p. 3-4)."""

import pytest

from games.nottingham.positions import table
from games.nottingham.shown import choices, discarded, drawing, hand, may, play, points, refused, won

TASKS = [
    ("coin candlestick gold pearls gems box", "task seven", 30, 20),
    ("5 gold", "task five gold", 25, 15),
    ("2 coin 2 candlestick 2 gold 2 pearls", "task pairs coin candlestick gold pearls", 20, 15),
    ("2 coin 2 candlestick 2 gold", "task pairs coin candlestick gold", 15, 10),
]
every_task = pytest.mark.parametrize(("cards", "text", "first", "second"), TASKS)


@every_task
def test_the_first_takes_the_dearer_card(cards: str, text: str, first: int, second: int) -> None:
    """tasks.first, tasks.pay, tasks.values."""
    state = table(red=cards)
    play(state, "chance: reveal chain", f"red: {text}")
    assert points(state, "red") == first and won(state, "red") == ""
    assert hand(state, "red") == ("" if text == "task seven" else "chain")


@every_task
def test_a_second_one_lowers_both(cards: str, text: str, first: int, second: int) -> None:
    """tasks.second."""
    state = table(red=cards, yellow=cards, sheriff=4)
    play(state, "chance: reveal chain", f"red: {text}")
    while drawing(state) == "favour":
        play(state, "chance: favour gems")
    play(state, "chance: reveal chain", f"yellow: {text}")
    assert points(state, "red") == points(state, "yellow") == second


@every_task
def test_everybody_once(cards: str, text: str, first: int, second: int) -> None:
    """tasks.done-already."""
    name = {"task seven": "seven", "task five gold": "five"}.get(text, "four-pairs" if first == 20 else "three-pairs")
    state = table(red=cards, tasks={name: "red"})
    play(state, "chance: reveal chain")
    assert refused(state, f"red: {text}") == "tasks.done-already"
    state = table(red=cards, tasks={name: "yellow red"})
    play(state, "chance: reveal chain")
    assert refused(state, f"red: {text}") == "tasks.done-already"
    state = table(red=cards, tasks={name: "yellow green"})
    play(state, "chance: reveal chain")
    assert refused(state, f"red: {text}") == "tasks.gone"
    state = table(red=cards, tasks={name: "yellow"})
    play(state, "chance: reveal chain")
    assert may(state, f"red: {text}")


def test_the_cards_must_be_there() -> None:
    """tasks.seven, tasks.five, tasks.four-pairs, tasks.three-pairs."""
    state = table(red="4 coin candlestick gold pearls gems")
    play(state, "chance: reveal chain")
    assert refused(state, "red: task seven") == "tasks.seven"
    assert refused(state, "red: task five coin") == "tasks.five"
    assert refused(state, "red: task pairs coin candlestick gold pearls") == "tasks.four-pairs"
    assert refused(state, "red: task pairs coin candlestick gold") == "tasks.three-pairs"


def test_four_equal_cards_are_not_two_pairs() -> None:
    """tasks.three-pairs."""
    state = table(red="4 coin 2 gold")
    play(state, "chance: reveal chain")
    assert choices(state) == ["pass", "set 3 coin", "set 4 coin"]


def test_five_equal_cards_may_be_a_task_or_a_set() -> None:
    """trading.once, tasks.five."""
    state = table(red="5 coin")
    play(state, "chance: reveal chain")
    assert choices(state) == ["pass", "set 3 coin", "set 4 coin", "set 5 coin", "task five coin"]


def test_exactly_what_is_asked_for_is_paid() -> None:
    """tasks.pay."""
    state = table(red="7 coin")
    play(state, "chance: reveal chain", "red: task five coin")
    assert discarded(state) == "5 coin" and hand(state, "red") == "2 coin chain"


def test_the_eighth_card_ends_the_game_at_once() -> None:
    """end.tasks, end.at-once, p. 4. No favour, and nobody else's turn."""
    done = {"seven": "yellow green", "five": "yellow green", "four-pairs": "yellow green", "three-pairs": "green"}
    state = table(red="2 coin 2 gold 2 pearls", tasks=done, sheriff=2)
    play(state, "chance: reveal chain", "red: task pairs coin gold pearls")
    assert state.is_terminal() and state.sheriff == 2
    assert points(state, "red") == 10 and points(state, "green") == 20 + 15 + 15 + 10
    assert refused(state, "red: pass") == "turn.over"


def test_the_seventh_card_does_not_end_it() -> None:
    """end.tasks, p. 4."""
    done = {"seven": "yellow green", "five": "yellow green", "four-pairs": "yellow green"}
    state = table(red="2 coin 2 gold 2 pearls", tasks=done)
    play(state, "chance: reveal chain", "red: task pairs coin gold pearls")
    assert not state.is_terminal()
