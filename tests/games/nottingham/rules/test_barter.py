"""Barter with the box (rulebook, p. 7)."""

from games.nottingham.positions import knows, table
from games.nottingham.shown import asked, choices, discarded, hand, may, play, refused
from spielwerk.games.nottingham.turn import Nottingham


def bartering(red: str, yellow: str = "", green: str = "", blue: str = "") -> Nottingham:
    state = table(4, red=red, yellow=yellow, green=green, blue=blue)
    play(state, "chance: reveal box", "red: act")
    return state


def test_offers_are_open_and_in_turn() -> None:
    """barter.action, p. 7."""
    state = bartering(red="2 coin", yellow="gems", green="pearls", blue="gold chain")
    assert asked(state) == ["yellow"]
    assert refused(state, "blue: barter gold") == "turn.your-turn"
    play(state, "yellow: barter gems", "green: barter pearls")
    assert knows(state, "all", "yellow") == "gems" and state.view(3).offers[2] == 4
    play(state, "blue: barter gold chain")
    assert asked(state) == ["red"] and choices(state) == ["accept yellow", "accept green", "accept blue"]


def test_one_card_or_two() -> None:
    """barter.one-or-two."""
    state = bartering(red="2 coin", yellow="2 gems pearls")
    offers = ["pearls", "gems", "pearls gems", "gems gems"]
    assert sorted(choices(state)) == sorted(f"barter {offer}" for offer in offers)
    assert refused(state, "yellow: barter pearls pearls") == "barter.in-hand"
    assert refused(state, "yellow: barter chain") == "barter.in-hand"
    assert refused(state, "yellow: barter coin gems") == "barter.in-hand"


def test_no_box_is_offered() -> None:
    """barter.no-box."""
    state = bartering(red="2 coin", yellow="2 gems 2 box")
    for offer in ("box", "gems box", "box box"):
        assert refused(state, f"yellow: barter {offer}") == "barter.no-box"
    assert choices(state) == ["barter gems", "barter gems gems"]


def test_the_offer_is_taken_as_a_whole_for_the_box() -> None:
    """barter.action, p. 7. What is not taken stays where it was, and everybody has seen it."""
    state = bartering(red="2 coin", yellow="2 gems", green="pearls gold")
    play(state, "yellow: barter gems gems", "green: barter pearls", "red: accept yellow")
    assert hand(state, "red") == "2 coin 2 gems" and hand(state, "yellow") == "box"
    assert hand(state, "green") == "gold pearls"
    assert knows(state, "all", "red") == "2 gems" and knows(state, "all", "green") == "pearls"


def test_one_offer_must_be_accepted() -> None:
    """barter.must-accept, barter.no-offer, p. 7."""
    state = bartering(red="2 coin", yellow="gems")
    play(state, "yellow: barter gems")
    assert refused(state, "red: refuse") == "barter.must-accept"
    assert refused(state, "red: accept green") == "barter.no-offer"
    assert choices(state) == ["accept yellow"]


def test_only_boxes_are_shown() -> None:
    """barter.only-boxes."""
    state = bartering(red="2 coin", yellow="2 box", green="gems")
    assert asked(state) == ["green"] and knows(state, "all", "yellow") == "2 box"


def test_nobody_can_offer() -> None:
    """barter.only-boxes, options.unsold."""
    state = bartering(red="2 coin", yellow="2 box")
    assert hand(state, "red") == "2 coin box" and may(state, "red: pass")
    other = table(red="3 coin", yellow="2 box", options={"unsold": "discarded"})
    play(other, "chance: reveal box", "red: act")
    assert hand(other, "red") == "3 coin" and discarded(other) == "box"
