"""Ambush with the gold (rulebook, p. 5-6)."""

import pytest

from games.nottingham.positions import card_named, knows, table
from games.nottingham.shown import asked, choices, discarded, drawing, hand, may, play, points, refused, turn_of, won
from spielwerk.games.nottingham.state import UNDER

# Laying.


def test_two_cards_are_looked_at_and_one_is_laid() -> None:
    """ambush.lay, ambush.gold, p. 5."""
    state = table(red="2 coin")
    play(state, "chance: reveal gold", "red: act")
    assert state.chance_stream() == "ambush" and drawing(state) == "look"
    play(state, "chance: look pearls-gems", "chance: look yellow")
    assert choices(state) == ["lay yellow", "lay pearls-gems"]
    play(state, "red: lay yellow")
    assert int(state.lying[0]) == 1 and state.ambush_place[card_named(state, "yellow")] == 0
    assert list(state.under) == [card_named(state, "pearls-gems")] and state.ambush_pile_size() == 8
    assert hand(state, "red") == "2 coin", "the gold is no hand card"


def test_the_own_colour_is_not_laid() -> None:
    """ambush.own-colour, ambush.looked-at."""
    state = table(red="2 coin")
    play(state, "chance: reveal gold", "red: act", "chance: look red", "chance: look coin-box")
    assert choices(state) == ["lay coin-box"]
    assert refused(state, "red: lay red") == "ambush.own-colour"
    assert refused(state, "red: lay yellow") == "ambush.looked-at"


def test_without_ambush_cards_there_is_no_ambush() -> None:
    """ambush.empty-pile."""
    state = table(red="2 coin", yellow="gems", top="none")
    assert state.ambush_pile_size() == 0
    play(state, "chance: reveal gold")
    assert refused(state, "red: act") == "ambush.empty-pile"


def test_the_last_ambush_card_is_laid() -> None:
    """ambush.empty-pile."""
    state = table(red="3 coin", top="yellow")
    play(state, "chance: reveal gold", "red: act", "chance: look yellow")
    assert choices(state) == ["lay yellow"]
    play(state, "red: lay yellow")
    assert int(state.lying[0]) == 1 and state.ambush_pile_size() == 0


def test_the_last_ambush_card_shows_the_own_colour() -> None:
    """ambush.empty-pile. The card stays, the gold goes to the hand, and everybody understands why."""
    state = table(red="3 coin", top="red")
    play(state, "chance: reveal gold", "red: act", "chance: look red")
    assert hand(state, "red") == "3 coin gold" and asked(state) == ["red"] and may(state, "red: pass")
    assert state.view(1).ambush_place[0] == UNDER and list(state.view(1).under) == [0]


def test_the_last_ambush_card_is_not_enough() -> None:
    """options.single-ambush-card."""
    state = table(red="3 coin", top="yellow", options={"single-ambush-card": False})
    play(state, "chance: reveal gold")
    assert refused(state, "red: act") == "options.single-ambush-card"
    state = table(red="3 coin", top="yellow green", options={"single-ambush-card": False})
    play(state, "chance: reveal gold")
    assert may(state, "red: act")


def test_only_so_many_ambushes() -> None:
    """options.most-ambushes."""
    state = table(red="2 coin", ambushes={"red": "pearls-gems"}, options={"most-ambushes": 1})
    play(state, "chance: reveal gold")
    assert refused(state, "red: act") == "options.most-ambushes"
    other = table(red="2 coin", ambushes={"red": "pearls-gems"})
    play(other, "chance: reveal gold")
    assert may(other, "red: act")


# Springing.


@pytest.mark.parametrize(
    ("kind", "card", "fits"),
    [
        ("pearls", "pearls-gems", True),
        ("gems", "pearls-gems", True),
        ("coin", "pearls-gems", False),
        ("gold", "red", True),
        ("chain", "red", True),
        ("chain", "green", False),
        ("gold", "coin-candlestick", False),
    ],
)
def test_what_an_ambush_fits(kind: str, card: str, fits: bool) -> None:
    """ambush.items, ambush.colour, ambush.gold-kind, ambush.no-match."""
    state = table(red=f"4 {kind}", ambushes={"yellow": card})
    play(state, "chance: reveal chain" if kind != "chain" else "chance: reveal coin")
    if kind == "chain":
        play(state, "red: keep")
    play(state, f"red: set 3 {kind}")
    assert asked(state) == ["yellow"], "everybody with an ambush is asked"
    if fits:
        assert may(state, f"yellow: spring {card}")
    else:
        assert refused(state, f"yellow: spring {card}") == "ambush.no-match"
        assert choices(state) == ["hold"]


def test_a_sprung_ambush_takes_a_card_for_the_gold() -> None:
    """ambush.effect, p. 6."""
    state = table(red="4 pearls", ambushes={"yellow": "pearls-gems"})
    play(state, "chance: reveal chain", "red: set 4 pearls", "yellow: spring pearls-gems")
    assert hand(state, "yellow") == "pearls" and hand(state, "red") == "gold chain"
    assert won(state, "red") == "pearls" and discarded(state) == "2 pearls"
    assert int(state.lying[1]) == 0 and list(state.under) == [card_named(state, "pearls-gems")]
    assert knows(state, "all", "red") == "gold chain", "the chain was revealed and the gold given openly"


def test_with_fewer_than_three_left_the_trade_has_failed() -> None:
    """ambush.three-left, p. 6. The sheriff stays, the cards go back, the ambush that was not needed stays."""
    state = table(red="3 pearls", ambushes={"yellow": "pearls-gems", "green": "candlestick-pearls"})
    play(state, "chance: reveal chain", "red: set 3 pearls", "yellow: spring pearls-gems")
    assert hand(state, "red") == "gold 2 pearls chain" and state.sheriff == 0 and points(state, "red") == 0
    assert drawing(state) == "reveal" and turn_of(state) == "yellow" and int(state.lying[2]) == 1
    assert knows(state, "all", "red") == "gold 2 pearls chain"


def test_owners_are_asked_clockwise_from_the_left() -> None:
    """ambush.order. The trader's own ambush does not matter."""
    state = table(
        4,
        turn="green",
        green="12 coin",
        ambushes={"red": "pearls-gems", "yellow": "gems-chain", "blue": "coin-box", "green": "yellow"},
    )
    play(state, "chance: reveal chain", "green: set 12 coin")
    order = []
    while asked(state):
        order += asked(state)
        play(state, f"{order[-1]}: hold")
    assert order == ["blue", "red", "yellow"]


def test_several_fitting_ambushes_one_after_the_other() -> None:
    """ambush.order."""
    state = table(red="5 pearls", ambushes={"yellow": "pearls-gems candlestick-pearls red"})
    play(state, "chance: reveal chain", "red: set 5 pearls", "yellow: spring red", "yellow: spring pearls-gems")
    assert asked(state) == ["yellow"] and choices(state) == ["spring candlestick-pearls", "hold"]
    play(state, "yellow: hold")
    assert won(state, "red") == "pearls" and discarded(state) == "2 pearls" and hand(state, "red") == "2 gold chain"


def test_only_one_ambush_a_set() -> None:
    """options.several-ambushes."""
    state = table(red="5 pearls", ambushes={"yellow": "pearls-gems red"}, options={"several-ambushes": False})
    play(state, "chance: reveal chain", "red: set 5 pearls", "yellow: spring red")
    assert asked(state) == [] and won(state, "red") == "pearls" and discarded(state) == "3 pearls"


def test_nobody_must_spring() -> None:
    """ambush.hold."""
    state = table(red="3 pearls", ambushes={"yellow": "pearls-gems"})
    play(state, "chance: reveal chain", "red: set 3 pearls", "yellow: hold")
    assert won(state, "red") == "pearls" and int(state.lying[1]) == 1


def test_everybody_must_spring() -> None:
    """options.ambush-compulsory. Somebody whose card does not fit still answers."""
    ambushes = {"yellow": "pearls-gems", "green": "coin-box"}
    state = table(red="4 pearls", ambushes=ambushes, options={"ambush-compulsory": True})
    play(state, "chance: reveal chain", "red: set 4 pearls")
    assert refused(state, "yellow: hold") == "options.ambush-compulsory"
    play(state, "yellow: spring pearls-gems")
    assert choices(state) == ["hold"]


def test_only_own_ambushes() -> None:
    """ambush.not-yours. The refusal is the same wherever the card is."""
    state = table(red="4 pearls", ambushes={"yellow": "pearls-gems", "green": "red"})
    play(state, "chance: reveal chain", "red: set 4 pearls")
    assert refused(state, "yellow: spring red") == "ambush.not-yours"
    assert refused(state, "yellow: spring coin-box") == "ambush.not-yours"
    assert refused(state, "green: spring red") == "turn.your-turn"


def test_a_task_is_safe() -> None:
    """ambush.not-tasks, p. 5."""
    state = table(red="2 pearls 2 gems 2 coin", ambushes={"yellow": "red", "green": "pearls-gems"})
    play(state, "chance: reveal chain", "red: task pairs coin pearls gems")
    assert asked(state) == [] and points(state, "red") == 15


# What is known of the pile.


def test_who_put_a_card_under_the_pile_meets_it_again() -> None:
    """components.secret. Red has put pearls-gems under the pile; when it comes up, red knows it and others do not."""
    state = table(red="2 coin")
    play(state, "chance: reveal gold", "red: act", "chance: look pearls-gems", "chance: look yellow", "red: lay yellow")
    card = card_named(state, "pearls-gems")
    assert list(state.view(0).under) == [card] and list(state.view(1).under) == [-1]
    assert state.view(1).ambush_place[card] < -4 and state.view(0).ambush_place[card] == UNDER


def test_known_cards_are_lost_sight_of_where_somebody_had_a_choice() -> None:
    """components.secret. Both cards of the pile are known to red; yellow lays one of them, red cannot tell which."""
    state = table(turn="yellow", under="pearls-gems coin-box")
    for name in ("pearls-gems", "coin-box"):
        state.ambush_seen[card_named(state, name)] = 1
    play(state, "chance: reveal gold", "yellow: act", "chance: look pearls-gems", "chance: look coin-box")
    assert list(state.view(0).looked) == [card_named(state, "pearls-gems"), card_named(state, "coin-box")]
    play(state, "yellow: lay coin-box")
    assert [state.ambush_seen[card_named(state, name)] for name in ("pearls-gems", "coin-box")] == [2, 2]


def test_known_cards_stay_known_where_there_was_no_choice() -> None:
    """ambush.own-colour. Yellow must lay the other card, so red knows both."""
    state = table(turn="yellow", under="yellow coin-box")
    for name in ("yellow", "coin-box"):
        state.ambush_seen[card_named(state, name)] = 1
    play(state, "chance: reveal gold", "yellow: act", "chance: look yellow", "chance: look coin-box")
    play(state, "yellow: lay coin-box")
    assert [state.ambush_seen[card_named(state, name)] for name in ("yellow", "coin-box")] == [3, 3]
    assert state.view(0).ambush_place[card_named(state, "coin-box")] == 1
    assert list(state.view(2).under) == [-1]
