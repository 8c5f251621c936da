"""The sheriff and his favour (rulebook, p. 4). The first field bears a 3."""

from collections.abc import Mapping

from games.nottingham.positions import knows, table
from games.nottingham.shown import drawing, hand, play, turn_of
from spielwerk.games.nottingham.turn import Nottingham


def traded(options: Mapping[str, object] | None = None) -> Nottingham:
    """Red has traded pearls and holds a chain; the sheriff has come to the 3."""
    state = table(4, red="3 pearls", yellow="3 gold", green="4 gems", options=options)
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert state.sheriff == 1 and state.number() == 3
    return state


def test_who_has_no_more_cards_than_the_number_draws_one() -> None:
    """favour.who, favour.everybody. Red has one card, yellow three, green four, blue none."""
    state = traded()
    assert drawing(state) == "favour"
    play(state, *["chance: favour box"] * 3)
    assert drawing(state) == "reveal"
    assert [hand(state, name) for name in ("red", "yellow", "green", "blue")] == [
        "chain box",
        "3 gold box",
        "4 gems",
        "box",
    ]


def test_the_trader_draws_first() -> None:
    """favour.order."""
    state = traded()
    play(state, "chance: favour coin", "chance: favour box")
    assert hand(state, "red") == "coin chain" and hand(state, "yellow") == "3 gold box"


def test_the_trader_draws_last() -> None:
    """options.favour-order."""
    state = traded(options={"favour-order": "trader-last"})
    play(state, "chance: favour coin", "chance: favour box")
    assert hand(state, "yellow") == "coin 3 gold" and hand(state, "blue") == "box" and hand(state, "red") == "chain"


def test_hands_are_counted_once() -> None:
    """favour.who. Red has three cards after the first favour and is not counted again."""
    state = table(red="3 pearls 2 gems", yellow="coin")
    play(state, "chance: reveal chain", "red: set 3 pearls", *["chance: favour box"] * 3)
    assert [int(size) for size in state.hand_size] == [4, 2, 1] and drawing(state) == "reveal"


def test_the_card_is_drawn_in_secret() -> None:
    """favour.who."""
    state = traded()
    play(state, "chance: favour box")
    assert knows(state, "yellow", "red") == "chain" and state.view(1).unknown_cards(0) == 1
    assert state.text_for(0, state.string_to_action("favour coin", -1)) == "favour ?"
    assert state.text_for(1, state.string_to_action("favour coin", -1)) == "favour coin"


def test_no_favour_in_the_town() -> None:
    """favour.not-in-town, end.town, end.at-once, p. 4."""
    state = table(red="3 pearls", sheriff=24)
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert state.is_terminal() and state.sheriff == 0 and state.returns() == [10, 0, 0]


def test_nobody_has_few_enough_cards() -> None:
    """favour.who. The fifth field bears a 2."""
    state = table(red="3 pearls 2 gems", yellow="3 coin", green="4 coin", sheriff=4)
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert state.number() == 2 and drawing(state) == "reveal" and turn_of(state) == "yellow"
