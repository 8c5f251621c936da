"""Theft, robbery, raid (rulebook, p. 5-7)."""

import pytest

from games.nottingham.positions import knows, table
from games.nottingham.shown import asked, choices, drawing, hand, play, refused

ATTACKS = [("candlestick", "steal from", "theft"), ("pearls", "rob", "robbery"), ("gems", "raid", "raid")]
every_attack = pytest.mark.parametrize(("card", "verb", "name"), ATTACKS)


@every_attack
def test_only_players_with_cards_can_be_attacked(card: str, verb: str, name: str) -> None:
    """theft.target, robbery.target, raid.target."""
    state = table(red="2 coin", green="gold")
    play(state, f"chance: reveal {card}", "red: act")
    assert choices(state) == [f"{verb} green"]
    assert refused(state, f"red: {verb} yellow") == f"{name}.target"


@every_attack
def test_players_who_have_left_cannot_be_attacked(card: str, verb: str, name: str) -> None:
    """theft.target, robbery.target, raid.target."""
    state = table(red="2 coin", yellow="2 box", green="gold")
    state.withdraw(1)
    play(state, f"chance: reveal {card}", "red: act")
    assert refused(state, f"red: {verb} yellow") == f"{name}.target"


@every_attack
def test_nobody_attacks_himself(card: str, verb: str, name: str) -> None:
    state = table(red="2 coin", green="gold")
    play(state, f"chance: reveal {card}", "red: act")
    with pytest.raises(ValueError, match="no other player"):
        state.string_to_action(f"{verb} red", 0)


def test_theft_is_blind_and_the_victim_gets_the_candlestick() -> None:
    """theft.action."""
    state = table(red="2 coin", yellow="gems box")
    play(state, "chance: reveal candlestick", "red: act", "red: steal from yellow", "yellow: yield")
    assert drawing(state) == "theft"
    play(state, "chance: theft box")
    assert hand(state, "red") == "2 coin box" and hand(state, "yellow") == "candlestick gems"


def test_a_robbery_shows_the_hand_to_the_robber_alone() -> None:
    """robbery.action."""
    state = table(red="2 coin", yellow="gems box", green="gold")
    play(state, "chance: reveal pearls", "red: act", "red: rob yellow", "yellow: yield")
    assert choices(state) == ["take gems", "take box"]
    assert knows(state, "red", "yellow") == "gems box" and knows(state, "green", "yellow") == ""
    play(state, "red: take gems")
    assert hand(state, "red") == "2 coin gems" and hand(state, "yellow") == "pearls box"
    assert knows(state, "red", "yellow") == "pearls box" and knows(state, "green", "yellow") == "pearls"
    assert knows(state, "yellow", "red") == "gems" and knows(state, "green", "red") == ""


def test_a_raid_shows_the_hand_to_all() -> None:
    """raid.action."""
    state = table(red="2 coin", yellow="gems box", green="gold")
    play(state, "chance: reveal gems", "red: act", "red: raid yellow", "yellow: yield")
    assert knows(state, "all", "yellow") == "gems box"
    play(state, "red: take box")
    assert knows(state, "all", "red") == "box" and knows(state, "green", "yellow") == "2 gems"


def test_the_attack_card_is_given_afterwards() -> None:
    """attack.taken-card. Red robs with pearls and cannot take them back."""
    state = table(red="2 coin", yellow="gems")
    play(state, "chance: reveal pearls", "red: act", "red: rob yellow", "yellow: yield")
    assert refused(state, "red: take pearls") == "attack.taken-card"
    assert choices(state) == ["take gems"]


def test_the_attacker_may_trade_with_what_he_took() -> None:
    state = table(red="2 gems", yellow="gems")
    play(state, "chance: reveal pearls", "red: act", "red: rob yellow", "yellow: yield", "red: take gems")
    assert asked(state) == ["red"] and choices(state) == ["pass", "set 3 gems"]
