"""The ledger of what is known for certain: after every kind of event, and never more than is true."""

import pytest

from games.nottingham.positions import knows, table
from games.nottingham.shown import play
from spielwerk.core.random import Random
from spielwerk.games.nottingham import cards, knowledge
from spielwerk.games.nottingham.terms import BOX, CHAIN, COIN, GEMS, GOLD, PEARLS


def test_nothing_is_known_of_hands_that_were_dealt() -> None:
    state = table(red="coin gems", yellow="box")
    assert [knows(state, observer, "red") for observer in ("yellow", "green", "all")] == ["", "", ""]


def test_cards_that_come_openly_add_up() -> None:
    state = table(red="coin", yellow="box")
    cards.gain(state, 0, GEMS, 2)
    cards.gain(state, 0, GEMS, 1)
    assert knows(state, "yellow", "red") == "3 gems" == knows(state, "all", "red")


def test_cards_that_go_openly_are_counted_off() -> None:
    """Of two known gems and one unknown, three go: nothing is left that is known."""
    state = table(red="gems")
    cards.gain(state, 0, GEMS, 2)
    cards.lose(state, 0, GEMS, 1)
    assert knows(state, "yellow", "red") == "gems", "it may have been one that was known"
    cards.lose(state, 0, GEMS, 2)
    assert knows(state, "yellow", "red") == ""


def test_a_card_that_goes_unseen_may_be_any_of_them() -> None:
    """Green knows two gems and a coin of yellow's four cards; one goes to red: one gem is certain still."""
    state = table(yellow="box")
    cards.gain(state, 1, GEMS, 2)
    cards.gain(state, 1, COIN, 1)
    cards.pass_hidden(state, 1, 0, BOX, cards.ANY_KIND)
    assert knows(state, "green", "yellow") == "gems" and knows(state, "green", "red") == ""
    assert knows(state, "red", "yellow") == "coin 2 gems", "red has seen that it was the box"
    assert knows(state, "yellow", "red") == "box"


def test_a_card_that_can_only_be_one_is_known() -> None:
    """Yellow holds two gems, as all know; whatever red steals is one of them."""
    state = table()
    cards.gain(state, 1, GEMS, 2)
    cards.pass_hidden(state, 1, 0, GEMS, cards.ANY_KIND)
    assert knows(state, "green", "yellow") == "gems" == knows(state, "green", "red")


def test_a_card_bought_is_no_coin() -> None:
    """All know yellow's coin and chain; sold was the chain, since coins are not offered."""
    state = table()
    cards.gain(state, 1, COIN, 1)
    cards.gain(state, 1, CHAIN, 1)
    cards.pass_hidden(state, 1, 0, CHAIN, cards.ALL_BUT_COINS)
    assert knows(state, "green", "yellow") == "coin" and knows(state, "green", "red") == "chain"


def test_a_card_bought_may_be_unknown_but_no_coin() -> None:
    """The coin stays known, the chain may be gone."""
    state = table(yellow="box")
    cards.gain(state, 1, COIN, 1)
    cards.gain(state, 1, CHAIN, 1)
    cards.pass_hidden(state, 1, 0, BOX, cards.ALL_BUT_COINS)
    assert knows(state, "green", "yellow") == "coin" and knows(state, "green", "red") == ""


def test_what_was_seen_before_is_not_counted_twice() -> None:
    state = table(yellow="2 gems box")
    knowledge.shown(state, 0, 1, GEMS, 1)
    knowledge.shown(state, 0, 1, GEMS, 1)
    assert knows(state, "red", "yellow") == "gems"
    knowledge.hand_shown(state, 0, 1)
    assert knows(state, "red", "yellow") == "2 gems box" and knows(state, "green", "yellow") == ""


def test_nobody_keeps_a_ledger_of_the_own_hand() -> None:
    state = table(yellow="2 gems")
    cards.gain(state, 1, COIN, 1)
    knowledge.hand_shown_to_all(state, 1)
    assert knows(state, "yellow", "yellow") == ""


def test_a_pile_made_of_discards_is_known_and_wears_off() -> None:
    """options.open-discards. A favour drawn from it takes one card of each kind from what is certain."""
    state = table(discards="2 gems pearls", everything_else="green")
    cards.shuffle_discards(state)
    assert knows(state, "all", "pile") == "pearls 2 gems" == knows(state, "red", "pile")
    cards.draw_hidden(state, 0, PEARLS)
    assert knows(state, "yellow", "pile") == "gems" and knows(state, "red", "pile") == "2 gems"
    cards.draw_openly(state, GEMS)
    assert knows(state, "red", "pile") == "gems" and knows(state, "yellow", "pile") == ""


def test_the_last_cards_of_a_known_pile() -> None:
    """Only gems are left in the pile, so all know what the sheriff's favour brings."""
    state = table(discards="2 gems", everything_else="green")
    cards.shuffle_discards(state)
    cards.draw_hidden(state, 0, GEMS)
    assert knows(state, "yellow", "red") == "gems" == knows(state, "all", "red")


def test_gold_of_an_ambush_and_cards_that_come_back() -> None:
    state = table(red="3 pearls", ambushes={"yellow": "pearls-gems"})
    play(state, "chance: reveal chain", "red: set 3 pearls", "yellow: spring pearls-gems")
    assert knows(state, "green", "red") == "gold 2 pearls chain" and knows(state, "green", "yellow") == "pearls"


@pytest.mark.parametrize("seed", range(5))
def test_more_than_is_there_is_never_known(seed: int) -> None:
    """Cards go to and fro at random; every number in the ledger stays true, and what all know each of them knows."""
    random = Random(seed)
    state = table(4, red="3 coin gems", yellow="2 pearls box", green="gold chain gems", blue="coin")
    for _ in range(400):
        giver, taker = random.below(4), random.below(4)
        there = [kind for kind in range(7) if state.count(giver, kind) > 0]
        if giver == taker or not there:
            continue
        kind = there[random.below(len(there))]
        what = random.below(4)
        if what == 0:
            cards.lose(state, giver, kind, 1)
            cards.gain(state, taker, kind, 1)
        elif what == 1:
            knowledge.hand_shown(state, taker, giver)
        elif what == 2 and kind != COIN:
            cards.pass_hidden(state, giver, taker, kind, cards.ALL_BUT_COINS)
        else:
            cards.pass_hidden(state, giver, taker, kind, cards.ANY_KIND)
        for observer in range(5):
            for owner in range(4):
                start, common = knowledge.row(state, observer, owner), knowledge.row(state, 4, owner)
                for each in range(7):
                    assert 0 <= state.known[start + each] <= state.count(owner, each)
                    assert observer == owner or state.known[start + each] >= state.known[common + each]


def test_gold_is_no_secret() -> None:
    """A card that was given openly stays known while others go unseen."""
    state = table(yellow="3 box")
    cards.gain(state, 1, GOLD, 2)
    cards.pass_hidden(state, 1, 0, BOX, cards.ANY_KIND)
    assert knows(state, "green", "yellow") == "gold"
