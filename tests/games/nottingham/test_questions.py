"""The eight questions of the rulebook, each played from the position that shows it."""

import pytest

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


def test_how_often_trade() -> None:
    """trading.once, p. 2. Red holds two sets and may trade either, not both."""
    state = at("questions.how-often-trade")
    assert hand(state, "red") == "3 gold 3 pearls"
    assert may(state, "red: set 3 gold")
    play(state, "red: set 3 pearls", "chance: favour coin")
    assert hand(state, "red") == "coin 3 gold" and points(state, "red") == 10
    assert drawing(state) == "reveal" and turn_of(state) == "yellow"
    assert refused(state, "red: set 3 gold") == "turn.your-turn"


def test_how_often_trade_task_instead() -> None:
    """trading.once, p. 2. A task is a trade as well: after it the turn is over too."""
    state = at("questions.ambush-against-task")
    play(state, "red: task pairs pearls gems box", "chance: favour coin")
    assert drawing(state) == "reveal" and turn_of(state) == "yellow"


def test_which_card_kept() -> None:
    """trading.keep, p. 3. Of four gold one is kept and worth 9 points, three are discarded."""
    state = at("questions.which-card-kept")
    assert hand(state, "red") == "4 gold" and points(state, "red") == 0
    play(state, "red: set 4 gold")
    assert won(state, "red") == "gold" and points(state, "red") == 9
    assert discarded(state) == "3 gold" and hand(state, "red") == ""


def test_who_gets_favour() -> None:
    """sheriff.move, favour.who, p. 4. The sheriff comes to a 3: red with one card and yellow with three draw."""
    state = at("questions.who-gets-favour")
    assert state.sheriff == 0
    play(state, "red: set 3 pearls")
    assert state.sheriff == 1 and state.number() == 3
    assert [int(size) for size in state.hand_size] == [1, 3, 4]
    play(state, "chance: favour gems", "chance: favour coin")
    assert hand(state, "red") == "candlestick gems", "the trader draws too, and first"
    assert [int(size) for size in state.hand_size] == [2, 4, 4]
    assert drawing(state) == "reveal", "green has four cards and gets nothing"


def test_refill_after_ambush() -> None:
    """ambush.three-left, p. 6. Two of red's pearls are left; the fourth in hand may not be added."""
    state = at("questions.refill-after-ambush")
    assert hand(state, "red") == "pearls" and asked(state) == ["yellow"]
    assert refused(state, "red: set 3 pearls") == "trading.once"
    play(state, "yellow: spring pearls-gems")
    assert hand(state, "red") == "gold 3 pearls" and won(state, "red") == "" and discarded(state) == ""
    assert hand(state, "yellow") == "coin candlestick pearls box"
    assert state.sheriff == 0 and drawing(state) == "reveal" and turn_of(state) == "yellow"
    assert refused(state, "red: set 3 pearls") == "turn.your-turn"


def test_ambush_against_task() -> None:
    """ambush.not-tasks, p. 5. Yellow waits with red's own colour, which stops any set, and is not even asked."""
    state = at("questions.ambush-against-task")
    assert int(state.lying[1]) == 1
    play(state, "red: task pairs pearls gems box")
    assert refused(state, "yellow: spring red") == "ambush.not-tasks"
    assert asked(state) == [] and drawing(state) == "favour"
    assert points(state, "red") == 15 and won(state, "red") == "" and state.sheriff == 1
    assert discarded(state) == "2 pearls 2 gems 2 box", "all of them, none is kept"


@pytest.mark.parametrize(
    ("card", "attack", "left"),
    [
        ("candlestick", "steal from", "2 candlestick box"),
        ("pearls", "rob", "candlestick pearls box"),
        ("gems", "raid", "candlestick gems box"),
    ],
)
def test_when_chain(card: str, attack: str, left: str) -> None:
    """defence.when, defence.swap, p. 6. Against theft, robbery and raid alike: nothing is taken, the cards change."""
    state = at("questions.when-chain", back=3)
    play(state, f"chance: reveal {card}", "red: act", f"red: {attack} yellow")
    assert asked(state) == ["yellow"] and choices(state) == ["defend", "yield"]
    play(state, "yellow: defend")
    assert hand(state, "red") == "coin gold pearls chain" and hand(state, "yellow") == left
    assert asked(state) == ["red"] and may(state, "red: pass"), "red may still trade"


def test_when_chain_not_without_one() -> None:
    """defence.no-chain, defence.asked, p. 6. Green has none; it is asked all the same."""
    state = at("questions.when-chain", back=1)
    play(state, "red: raid green")
    assert asked(state) == ["green"] and refused(state, "green: defend") == "defence.no-chain"
    play(state, "green: yield", "red: take gold")
    assert hand(state, "red") == "coin 2 gold pearls" and hand(state, "green") == "coin 2 gems"


def test_must_accept_barter() -> None:
    """barter.must-accept, p. 7. One of the two open offers has to be taken, as a whole, for the box."""
    state = at("questions.must-accept-barter")
    assert refused(state, "red: refuse") == "barter.must-accept"
    assert choices(state) == ["accept yellow", "accept green"]
    play(state, "red: accept green")
    assert hand(state, "red") == "3 coin gold pearls" and hand(state, "green") == "gems box"


def test_must_accept_barter_but_not_purchase() -> None:
    """purchase.refuse, p. 5. With the coin all offers may be refused; it goes into red's hand."""
    state = at("questions.must-accept-barter", back=4)
    play(state, "chance: reveal coin", "red: act", "green: offer gems", "yellow: offer candlestick")
    assert choices(state) == ["accept yellow", "accept green", "refuse"]
    play(state, "red: refuse")
    assert hand(state, "red") == "2 coin gold pearls"
    assert hand(state, "yellow") == "coin candlestick chain" and hand(state, "green") == "2 coin gems"


def test_when_end() -> None:
    """end.town, end.at-once, p. 4. The sheriff comes home by this trade: no favour, no further turn."""
    state = at("questions.when-end")
    assert state.sheriff == len(state.settings.numbers)
    last = next(choice for choice in choices(state) if choice.startswith("set"))
    play(state, f"{asked(state)[0]}: {last}")
    assert state.is_terminal() and state.sheriff == 0
    assert all(refused(state, f"{name}: keep") == "turn.over" for name in ("red", "yellow", "green"))


def test_when_end_without_the_trade() -> None:
    """end.town, p. 4. On the field before the town the game still goes on."""
    state = at("questions.when-end")
    play(state, f"{asked(state)[0]}: pass")
    assert not state.is_terminal() and drawing(state) == "reveal"


def test_when_end_eighth_task() -> None:
    """end.tasks, end.at-once, p. 4. Yellow takes the last task card; the sheriff does not move any more."""
    state = at("end.tasks")
    sheriff = state.sheriff
    play(state, "yellow: task five chain")
    assert state.is_terminal() and state.sheriff == sheriff
    assert [points(state, "red"), points(state, "yellow")] == [60, 60], "both have the lower side of every task"
