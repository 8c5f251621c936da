"""The turn (rulebook, "The turn")."""

import pytest

from games.nottingham.positions import knows, table
from games.nottingham.shown import asked, choices, drawing, hand, may, play, refused, turn_of


def test_a_card_that_is_kept_goes_openly_into_the_hand() -> None:
    """turn.decide."""
    state = table(red="2 coin", yellow="gems")
    play(state, "chance: reveal gold", "red: keep")
    assert hand(state, "red") == "2 coin gold"
    assert knows(state, "yellow", "red") == "gold" == knows(state, "all", "red")
    assert asked(state) == ["red"] and choices(state) == ["pass"]


def test_the_card_is_decided_on_first() -> None:
    """turn.decide."""
    state = table(red="3 coin", yellow="gems")
    play(state, "chance: reveal gold")
    assert refused(state, "red: pass") == "turn.decide"
    assert refused(state, "red: set 3 coin") == "turn.decide"
    assert choices(state) == ["keep", "act"]


def test_a_chain_goes_to_the_hand_without_a_question() -> None:
    """turn.chain-to-hand, p. 6."""
    state = table(red="2 coin", yellow="gems")
    play(state, "chance: reveal chain")
    assert hand(state, "red") == "2 coin chain" and choices(state) == ["pass"]


@pytest.mark.parametrize("card", ["coin", "candlestick", "pearls", "gems", "box"])
def test_an_action_needs_somebody_with_cards(card: str) -> None:
    """turn.no-possible-action."""
    state = table(red="2 coin")
    play(state, f"chance: reveal {card}")
    assert refused(state, "red: act") == "turn.no-possible-action"
    assert choices(state) == ["keep"]


def test_a_possible_action_does_not_depend_on_what_others_hold() -> None:
    """turn.no-possible-action. Otherwise the choice alone would tell that somebody has nothing but coins."""
    state = table(red="2 coin", yellow="3 coin")
    play(state, "chance: reveal coin")
    assert may(state, "red: act")


def test_with_fewer_than_three_cards_nobody_is_asked_to_trade() -> None:
    """trading.three. Everybody can see how many cards there are."""
    state = table(red="coin", yellow="gems")
    play(state, "chance: reveal gold", "red: keep")
    assert drawing(state) == "reveal" and turn_of(state) == "yellow"


def test_with_three_different_cards_the_seat_is_asked() -> None:
    """trading.three. Not to be asked would tell the others that there is no set."""
    state = table(red="coin gems", yellow="gems")
    play(state, "chance: reveal gold", "red: keep")
    assert asked(state) == ["red"] and choices(state) == ["pass"]
    play(state, "red: pass")
    assert drawing(state) == "reveal" and turn_of(state) == "yellow"


def test_the_left_neighbour_is_next() -> None:
    """turn.course."""
    state = table(turn="green", green="coin", yellow="gems")
    play(state, "chance: reveal gold", "green: keep")
    assert turn_of(state) == "red"


def test_others_wait() -> None:
    """turn.your-turn."""
    state = table(red="2 coin", yellow="gems")
    play(state, "chance: reveal gold")
    assert refused(state, "yellow: keep") == "turn.your-turn"
    assert refused(state, "yellow: yield") == "turn.your-turn"


def test_every_step_has_its_place() -> None:
    """turn.phase."""
    state = table(red="4 coin", yellow="gems")
    play(state, "chance: reveal gold", "red: keep")
    for move in ("keep", "act", "take coin", "offer coin", "barter coin", "refuse", "hold", "yield"):
        assert refused(state, f"red: {move}") == "turn.phase"


def test_nothing_is_discarded_because_one_wants_to() -> None:
    """turn.hand."""
    state = table(red="4 coin", yellow="gems")
    play(state, "chance: reveal gold")
    assert refused(state, "red: discard coin") == "turn.hand"
    play(state, "red: keep")
    assert refused(state, "red: discard coin") == "turn.hand"
    assert refused(state, "yellow: discard gems") == "turn.your-turn"
