"""Defence with the chain (rulebook, p. 6-7)."""

import pytest

from games.nottingham.positions import knows, table
from games.nottingham.rules.test_attacks import every_attack
from games.nottingham.shown import asked, choices, hand, play, refused


@every_attack
def test_the_cards_change_hands(card: str, verb: str, name: str) -> None:
    """defence.swap, p. 6."""
    state = table(red="2 coin", yellow="chain gold")
    play(state, f"chance: reveal {card}", "red: act", f"red: {verb} yellow", "yellow: defend")
    assert hand(state, "red") == "2 coin chain"
    assert sorted(hand(state, "yellow").split()) == sorted([card, "gold"])
    assert asked(state) == ["red"] and choices(state) == ["pass"]
    assert knows(state, "all", "red") == "chain" and knows(state, "all", "yellow") == card


@every_attack
def test_everybody_attacked_is_asked(card: str, verb: str, name: str) -> None:
    """defence.asked. Nothing is drawn, looked at or shown before the answer."""
    state = table(red="2 coin", yellow="gold", green="box")
    play(state, f"chance: reveal {card}", "red: act", f"red: {verb} yellow")
    assert asked(state) == ["yellow"] and choices(state) == ["yield"]
    assert refused(state, "yellow: defend") == "defence.no-chain"
    assert knows(state, "red", "yellow") == "" and state.view(0).unknown_cards(1) == 1
    assert refused(state, "red: take gold") == "turn.your-turn"


def test_nobody_must_defend() -> None:
    """defence.may-yield."""
    state = table(red="2 coin", yellow="chain")
    play(state, "chance: reveal gems", "red: act", "red: raid yellow", "yellow: yield", "red: take chain")
    assert hand(state, "red") == "2 coin chain" and hand(state, "yellow") == "gems"


def test_everybody_must_defend() -> None:
    """options.defence-compulsory. Without a chain nobody can."""
    state = table(red="2 coin", yellow="chain", green="box", options={"defence-compulsory": True})
    play(state, "chance: reveal gems", "red: act", "red: raid yellow")
    assert refused(state, "yellow: yield") == "options.defence-compulsory"
    other = table(red="2 coin", yellow="gold", options={"defence-compulsory": True})
    play(other, "chance: reveal gems", "red: act", "red: raid yellow")
    assert choices(other) == ["yield"]


@pytest.mark.parametrize("card", ["coin", "box"])
def test_no_defence_against_purchase_and_barter(card: str) -> None:
    """theft.banner, defence.when."""
    state = table(red="2 coin", yellow="chain gold")
    play(state, f"chance: reveal {card}", "red: act")
    assert refused(state, "yellow: defend") == "defence.when"
