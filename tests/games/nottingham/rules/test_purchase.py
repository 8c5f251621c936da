"""Purchase with the coin (rulebook, p. 5)."""

from games.nottingham.positions import knows, table
from games.nottingham.shown import asked, choices, discarded, hand, may, play, refused
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.state import BUYING
from spielwerk.games.nottingham.terms import CHAIN, COIN, UNKNOWN_KIND
from spielwerk.games.nottingham.turn import Nottingham


def buying(red: str, yellow: str = "", green: str = "", blue: str = "") -> Nottingham:
    state = table(4, red=red, yellow=yellow, green=green, blue=blue)
    play(state, "chance: reveal coin", "red: act")
    return state


def test_all_others_offer_at_once_in_any_order() -> None:
    """purchase.action, p. 5."""
    state = buying(red="2 box", yellow="gems", green="pearls", blue="coin chain")
    assert asked(state) == ["yellow", "green", "blue"]
    play(state, "blue: offer chain")
    assert asked(state) == ["yellow", "green"]
    play(state, "yellow: offer gems", "green: offer pearls")
    assert asked(state) == ["red"] and choices(state) == ["accept yellow", "accept green", "accept blue", "refuse"]


def test_the_seller_gets_the_coin() -> None:
    """purchase.action, p. 5."""
    state = buying(red="2 box", yellow="gems", green="pearls")
    play(state, "yellow: offer gems", "green: offer pearls", "red: accept green")
    assert hand(state, "red") == "pearls 2 box" and hand(state, "green") == "coin" and hand(state, "yellow") == "gems"


def test_all_offers_may_be_refused() -> None:
    """purchase.refuse, p. 5."""
    state = buying(red="2 box", yellow="gems", green="pearls")
    play(state, "yellow: offer gems", "green: offer pearls", "red: refuse")
    assert hand(state, "red") == "coin 2 box" and hand(state, "green") == "pearls"


def test_what_was_sold_can_be_no_coin() -> None:
    """purchase.no-coin, components.secret. All know yellow's coin and chain; the third card they have not seen.

    Whichever was sold, the coin is still there, and another one came for the card; of the chain nobody can be sure.
    """
    state = table(4, red="2 box", yellow="box", green="pearls", blue="gold")
    cards.gain(state, 1, COIN, 1)
    cards.gain(state, 1, CHAIN, 1)
    play(state, "chance: reveal coin", "red: act", "yellow: offer box", "green: offer pearls", "blue: offer gold")
    play(state, "red: accept yellow")
    for observer in ("green", "blue", "all"):
        assert knows(state, observer, "yellow") == "2 coin" and knows(state, observer, "red") == ""
    assert knows(state, "red", "yellow") == "2 coin chain" and knows(state, "yellow", "red") == "box"


def test_what_was_sold_is_known_where_all_else_was_coins() -> None:
    """purchase.no-coin, components.secret. Of a coin and a chain only the chain can have been sold."""
    state = table(4, red="2 box", green="pearls", blue="gold")
    cards.gain(state, 1, COIN, 1)
    cards.gain(state, 1, CHAIN, 1)
    play(state, "chance: reveal coin", "red: act", "yellow: offer chain", "green: offer pearls", "blue: offer gold")
    play(state, "red: accept yellow")
    for observer in ("green", "blue", "all"):
        assert knows(state, observer, "yellow") == "2 coin" and knows(state, observer, "red") == "chain"


def test_coins_are_not_offered() -> None:
    """purchase.no-coin, purchase.in-hand."""
    state = buying(red="2 box", yellow="coin gems")
    assert refused(state, "yellow: offer coin") == "purchase.no-coin"
    assert refused(state, "yellow: offer pearls") == "purchase.in-hand"
    assert choices(state) == ["offer gems"]


def test_nobody_offers_twice() -> None:
    """turn.your-turn. The offer that was made cannot be exchanged either."""
    state = buying(red="2 box", yellow="coin gems pearls", green="gold")
    play(state, "yellow: offer gems")
    assert refused(state, "yellow: offer pearls") == "turn.your-turn"


def test_only_offers_that_were_made_can_be_taken() -> None:
    """purchase.offered. Blue has no cards."""
    state = buying(red="2 box", yellow="gems", green="2 coin")
    play(state, "yellow: offer gems")
    assert refused(state, "red: accept blue") == "purchase.offered"
    assert refused(state, "red: accept green") == "purchase.offered"


def test_only_coins_are_shown() -> None:
    """purchase.only-coins, p. 5."""
    state = buying(red="2 box", yellow="gems", green="2 coin")
    assert asked(state) == ["yellow"]
    assert knows(state, "yellow", "green") == "2 coin" == knows(state, "all", "green")


def test_nobody_can_offer() -> None:
    """purchase.nobody. The coin goes into the hand."""
    state = buying(red="2 box", green="2 coin")
    assert hand(state, "red") == "coin 2 box" and asked(state) == ["red"] and may(state, "red: pass")


def test_nobody_can_offer_and_the_coin_is_discarded() -> None:
    """options.unsold."""
    state = table(red="3 box", green="2 coin", options={"unsold": "discarded"})
    play(state, "chance: reveal coin", "red: act")
    assert hand(state, "red") == "3 box" and discarded(state) == "coin"


def test_the_buyer_sees_the_offers_and_nobody_else_does() -> None:
    """purchase.seen."""
    state = buying(red="2 box", yellow="2 gems", green="pearls chain")
    play(state, "green: offer chain")
    assert state.view(0).offers[4] == state.view(1).offers[4] == UNKNOWN_KIND and state.view(2).offers[4] == 5
    play(state, "yellow: offer gems")
    assert state.phase == BUYING
    assert [state.view(0).offers[2 * seat] for seat in (1, 2)] == [4, 5]
    assert [state.view(1).offers[2 * seat] for seat in (1, 2)] == [4, UNKNOWN_KIND]
    play(state, "red: refuse")
    assert knows(state, "red", "green") == "chain" and knows(state, "yellow", "green") == ""


def test_the_buyer_chooses_blindly() -> None:
    """options.buyer-sees-offers."""
    state = table(red="2 box", yellow="2 gems", green="pearls", options={"buyer-sees-offers": False})
    play(state, "chance: reveal coin", "red: act", "yellow: offer gems", "green: offer pearls")
    assert [state.view(0).offers[2 * seat] for seat in (1, 2)] == [UNKNOWN_KIND, UNKNOWN_KIND]
    play(state, "red: accept yellow")
    assert hand(state, "red") == "gems 2 box" and knows(state, "red", "green") == ""


def test_others_do_not_see_what_was_bought() -> None:
    """purchase.seen. Red got one of yellow's cards; yellow knows which, green does not."""
    state = buying(red="2 box", yellow="gems pearls", green="pearls")
    play(state, "yellow: offer gems", "green: offer pearls", "red: accept yellow")
    assert knows(state, "yellow", "red") == "gems" and knows(state, "green", "red") == ""
    assert knows(state, "green", "yellow") == "coin"
