"""The six common mistakes of the rulebook, each made from the position that shows it, and refused."""

from games.nottingham.shown import (
    asked,
    at,
    choices,
    discarded,
    drawing,
    hand,
    may,
    play,
    points,
    refused,
    turn_of,
    won,
)


def test_chain_played_at_once() -> None:
    """turn.chain-to-hand, defence.when, p. 6. The revealed chain is in the hand already and cannot be played."""
    state = at("mistakes.chain-played-at-once")
    assert hand(state, "red") == "coin gold pearls chain"
    assert refused(state, "red: act") == "turn.chain-to-hand" and refused(state, "red: defend") == "defence.when"
    play(state, "red: pass", "chance: reveal candlestick", "yellow: act", "yellow: steal from red", "red: defend")
    assert hand(state, "red") == "coin candlestick gold pearls", "there it works: red has the attacker's card"
    assert hand(state, "yellow") == "coin candlestick 2 chain"


def test_refill_after_ambush() -> None:
    """ambush.three-left, p. 6. Two ambushes leave two of four coins; red's fifth may not be added."""
    state = at("mistakes.refill-after-ambush")
    assert hand(state, "red") == "coin gold" and state.laid == 3 and asked(state) == ["green"]
    assert refused(state, "red: set 3 coin") == "ambush.three-left"
    assert refused(state, "red: set 3 gold") == "trading.once", "gold is not added, it would be another trade"
    play(state, "green: spring red")
    assert hand(state, "red") == "3 coin 2 gold", "the last two come back"
    assert points(state, "red") == 0 and discarded(state) == "" and state.sheriff == 0
    assert drawing(state) == "reveal" and turn_of(state) == "yellow"


def test_refill_after_ambush_enough_left() -> None:
    """trading.order, p. 6. Without the second ambush three coins are left, and that is enough."""
    state = at("mistakes.refill-after-ambush")
    play(state, "green: hold")
    assert won(state, "red") == "coin" and discarded(state) == "2 coin" and state.sheriff == 1


def test_ambush_against_task() -> None:
    """ambush.not-tasks, p. 5. Yellow's card shows the coins that red pays with; the ambush stays where it is."""
    state = at("mistakes.ambush-against-task")
    play(state, "red: task five coin")
    assert refused(state, "yellow: spring coin-box") == "ambush.not-tasks"
    assert points(state, "red") == 25 and discarded(state) == "5 coin" and int(state.lying[1]) == 1


def test_ambush_against_task_but_against_a_set() -> None:
    """ambush.items, p. 5. Against a set of the same coins it works."""
    state = at("mistakes.ambush-against-task")
    play(state, "red: set 5 coin", "yellow: spring coin-box")
    assert hand(state, "red") == "gold" and discarded(state) == "3 coin" and int(state.lying[1]) == 0


def test_barter_refused() -> None:
    """barter.must-accept, barter.only-boxes, p. 7. Green's coin is the only offer, and red has to take it."""
    state = at("mistakes.barter-refused")
    assert refused(state, "red: refuse") == "barter.must-accept"
    assert refused(state, "red: accept yellow") == "barter.no-offer", "yellow has nothing but boxes"
    assert choices(state) == ["accept green"]
    play(state, "red: accept green")
    assert hand(state, "red") == "coin gold pearls gems" and hand(state, "green") == "gems chain box"


def test_task_twice() -> None:
    """tasks.done-already, p. 3. Red has three pairs again and a card of this task is left, but not for red."""
    state = at("mistakes.task-twice")
    assert hand(state, "red") == "2 coin 2 pearls 2 gems" and points(state, "red") == 15
    assert refused(state, "red: task pairs coin pearls gems") == "tasks.done-already"
    assert choices(state) == ["pass"]


def test_gold_ambushed() -> None:
    """ambush.gold-kind, p. 6. Yellow's coins and boxes do not stop gold; green's card with red's colour does."""
    state = at("mistakes.gold-ambushed")
    assert asked(state) == ["yellow"] and choices(state) == ["hold"]
    assert refused(state, "yellow: spring coin-box") == "ambush.no-match"
    play(state, "yellow: hold")
    assert may(state, "green: spring red")
    play(state, "green: spring red")
    assert hand(state, "green") == "coin gold pearls gems"
    assert won(state, "red") == "gold" and discarded(state) == "2 gold" and hand(state, "red") == "gold"


def test_gold_ambushed_no_card_shows_gold() -> None:
    """ambush.gold-kind, p. 6."""
    state = at("mistakes.gold-ambushed")
    assert all(kinds & 4 == 0 for kinds in state.settings.ambush_items)
