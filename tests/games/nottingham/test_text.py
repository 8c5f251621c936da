"""Exact texts of actions, and how tolerantly they are read."""

import pytest

from games.nottingham.positions import table
from games.nottingham.shown import play
from spielwerk.core.options import options_of
from spielwerk.games.nottingham.game import GAME


def test_every_kind_of_action_has_its_text() -> None:
    state = table(7, red="3 gems", yellow="coin")
    play(state, "chance: reveal gems", "red: act")
    texts = [state.action_to_string(action, 0) for action in range(GAME.num_distinct_actions())]
    assert len(set(texts)) == len(texts)
    for text in (
        "keep", "act", "raid yellow", "raid grey", "defend", "yield", "take box", "offer gold", "barter coin",
        "barter coin coin", "barter gems chain", "accept blue", "refuse", "lay red", "lay pearls-gems", "pass",
        "set 3 coin", "set 12 box", "task seven", "task five gems", "task pairs coin gold pearls chain",
        "task pairs pearls gems box", "spring grey", "spring chain-box", "hold", "discard coin", "begin purple",
        "deal gold", "reveal gold", "favour gold", "theft gold", "look coin-box",
    ):  # fmt: skip
        assert text in texts, text


@pytest.mark.parametrize(
    ("card", "verb"), [("candlestick", "steal from"), ("pearls", "rob"), ("gems", "raid"), ("coin", "attack")]
)
def test_the_verb_of_an_attack_goes_by_the_card(card: str, verb: str) -> None:
    state = table(red="3 gems", yellow="coin")
    play(state, f"chance: reveal {card}")
    assert state.action_to_string(2, 0) == f"{verb} yellow" and state.action_to_string(3, 0) == f"{verb} green"
    assert state.string_to_action("attack yellow", 0) == 2


def test_another_verb_than_that_of_the_card_is_refused() -> None:
    state = table(red="3 gems", yellow="coin")
    play(state, "chance: reveal gems")
    with pytest.raises(ValueError, match="does not go with gems; it is 'raid'"):
        state.string_to_action("rob yellow", 0)


def test_others_are_named_from_where_one_sits() -> None:
    state = table(4, red="3 gems", yellow="coin")
    assert [state.string_to_action("accept red", seat) for seat in (1, 2, 3)] == [61, 60, 59]
    with pytest.raises(ValueError, match="red is no other player at this table"):
        state.string_to_action("accept red", 0)
    with pytest.raises(ValueError, match="grey is no other player at this table"):
        state.string_to_action("accept grey", 0)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("KEEP", "keep"),
        ("  set   3  Coin ", "set 3 coin"),
        ("barter chain gems", "barter gems chain"),
        ("task pairs box gems pearls", "task pairs pearls gems box"),
        ("lay gems-pearls", "lay pearls-gems"),
    ],
)
def test_order_and_capitals_do_not_matter(written: str, meant: str) -> None:
    state = table(red="3 gems", yellow="coin")
    assert state.action_to_string(state.string_to_action(written, 0), 0) == meant


@pytest.mark.parametrize(
    "text", ["", "set 2 coin", "set 13 coin", "take", "take ?", "lay ?", "task pairs coin", "barter", "rob", "accept"]
)
def test_what_is_no_action_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        table(red="3 gems").string_to_action(text, 0)


def test_names_of_ambush_cards_follow_the_data() -> None:
    """options.data."""
    cards = '[["coin","box"],["candlestick","box"],["pearls","box"],["gems","box"],["chain","box"],["coin","gems"]]'
    values = options_of(GAME).complete({"players": 3, "data": f"ambush.items={cards}"})
    state = GAME.new_initial_state(values)
    assert state.action_to_string(state.string_to_action("spring gems-coin", 0), 0) == "spring coin-gems"
    with pytest.raises(ValueError, match="not an action"):
        state.string_to_action("spring pearls-gems", 0)
