"""What actions tell others, so that nobody takes them back without being asked; and what could be taken back freely."""

from collections.abc import Iterator

import pytest

from conformance.walks import CASES, Case, positions
from games.nottingham.positions import table
from games.nottingham.shown import play
from spielwerk.core import learned
from spielwerk.core.game import NOBODY
from spielwerk.games.nottingham import cards, knowledge
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.kinds import kind_of
from spielwerk.games.nottingham.state import TRADING
from spielwerk.games.nottingham.terms import COLOUR_NAMES, GEMS
from spielwerk.games.nottingham.turn import Nottingham

OWN_CASES = [case for case in CASES if case.game is GAME]


def tells(state: Nottingham, move: str) -> bool:
    name, _, text = move.partition(": ")
    seat = COLOUR_NAMES.index(name)
    action = state.string_to_action(text, seat)
    assert action in state.legal_actions(seat), move
    return state.tells(action, seat)


@pytest.mark.parametrize(("card", "verb"), [("gems", "raid"), ("pearls", "rob"), ("candlestick", "steal from")])
@pytest.mark.parametrize("hand", ["chain gold", "coin gold"])
def test_yielding_and_defending_tell_something(card: str, verb: str, hand: str) -> None:
    """raid.action, robbery.action, defence.asked. A hand is shown, or a chain; and who yields may have none."""
    state = table(red="3 coin", yellow=hand, green="box")
    play(state, f"chance: reveal {card}", "red: act", f"red: {verb} yellow")
    assert tells(state, "yellow: yield")
    assert "chain" not in hand or tells(state, "yellow: defend")


def test_an_open_offer_is_seen() -> None:
    """barter.action. The first of one card, the last of two."""
    state = table(red="3 coin", yellow="2 gold pearls", green="gems")
    play(state, "chance: reveal box", "red: act")
    assert tells(state, "yellow: barter gold") and tells(state, "yellow: barter gold pearls")
    play(state, "yellow: barter gold pearls")
    assert tells(state, "green: barter gems")


def test_a_sprung_ambush_is_seen_and_a_held_one_lets_conclude() -> None:
    """ambush.order, ambush.hold. One of two is sprung; whoever holds may have no card that fits."""
    state = table(
        red="5 pearls", yellow="box", green="gems", ambushes={"yellow": "coin-box", "green": "red pearls-gems"}
    )
    play(state, "chance: reveal chain", "red: set 5 pearls")
    assert tells(state, "yellow: hold")
    play(state, "yellow: hold")
    assert tells(state, "green: spring red") and tells(state, "green: hold")
    play(state, "green: spring red")
    assert tells(state, "green: spring pearls-gems") and tells(state, "green: hold")


def test_a_set_and_a_task_are_shown_and_passing_lets_conclude() -> None:
    """trading.three, tasks.pay. With an ambush before somebody, so that he is asked and nothing is drawn."""
    state = table(red="5 pearls", yellow="box", green="gems", ambushes={"green": "coin-box"})
    play(state, "chance: reveal coin", "red: keep")
    assert tells(state, "red: set 3 pearls") and tells(state, "red: task five pearls") and tells(state, "red: pass")


def test_the_last_hidden_offer_is_looked_at_by_the_buyer() -> None:
    """purchase.seen. Those before it are not; without the option none is, but then what is bought."""
    for seen in (True, False):
        state = table(red="3 coin", yellow="gold pearls", green="gems", options={"buyer-sees-offers": seen})
        play(state, "chance: reveal coin", "red: act")
        assert not tells(state, "yellow: offer gold") and not tells(state, "green: offer gems")
        play(state, "yellow: offer gold")
        assert tells(state, "green: offer gems") == seen
        play(state, "green: offer gems")
        assert not tells(state, "red: refuse")
        assert tells(state, "red: accept yellow") == (not seen)


def test_asking_for_offers_tells_who_has_nothing_else() -> None:
    """purchase.only-coins, barter.only-boxes. Hands with other cards that all know of are no news."""
    for card, other in (("coin", "box"), ("box", "coin")):
        state = table(red="3 gold", yellow=card, green="gems")
        play(state, f"chance: reveal {card}")
        assert tells(state, "red: act"), "yellow shows its hand"
        state = table(red="3 gold", yellow=other, green="gems")
        play(state, f"chance: reveal {card}")
        assert tells(state, "red: act"), "for all that is known, yellow might have nothing else"
    state = table(red="3 gold", yellow="gold box", green="pearls gems")
    play(state, "chance: reveal gems", "red: act", "red: raid yellow", "yellow: yield", "red: take box", "red: pass")
    play(state, "chance: reveal coin", "yellow: keep", "yellow: pass", "chance: reveal coin")
    assert not tells(state, "green: act"), "all know of red's box, and that yellow has gold"
    state = table(red="3 gold", yellow="2 coin")
    knowledge.hand_shown_to_all(state, 1)
    cards.gain(state, 2, GEMS, 1)
    play(state, "chance: reveal coin")
    assert not tells(state, "red: act"), "all have seen that yellow has nothing but coins"


def test_discards_are_seen() -> None:
    """exhaustion.discard."""
    state = table(red="5 coin", yellow="4 gems", green="3 box", sheriff=1, everything_else="green")
    state.phase = TRADING
    play(state, "red: pass", "yellow: discard gems")
    assert tells(state, "red: discard coin")


def test_what_all_may_know_is_free() -> None:
    """Keeping a card, choosing a victim, taking a card out of a hand that was shown, taking an open offer."""
    state = table(red="2 coin gold", yellow="gold box pearls", green="2 gems")
    play(state, "chance: reveal gems")
    assert not tells(state, "red: keep") and not tells(state, "red: act")
    play(state, "red: act")
    assert not tells(state, "red: raid yellow")
    play(state, "red: raid yellow", "yellow: yield")
    assert not tells(state, "red: take box")
    play(state, "red: take box", "red: pass", "chance: reveal pearls", "yellow: act", "yellow: rob green")
    play(state, "green: yield")
    assert not tells(state, "yellow: take gems"), "only yellow and green see it, and they know the hand"
    play(state, "yellow: take gems", "yellow: pass", "chance: reveal box", "green: act")
    play(state, "red: barter gold", "yellow: barter pearls")
    assert not tells(state, "green: accept red") and not tells(state, "green: accept yellow")


def test_laying_an_ambush_is_free() -> None:
    """ambush.lay. The seat has looked at both cards before, and nobody else sees which one it lays."""
    state = table(red="2 coin gold", yellow="box", green="gems")
    play(state, "chance: reveal gold", "red: act", "chance: look coin-box", "chance: look yellow")
    assert not tells(state, "red: lay coin-box") and not tells(state, "red: lay yellow")


def test_the_end_shows_all_hands() -> None:
    """end.town. The last trade is no exception, nor is anything else that ends the game."""
    state = table(red="3 coin", yellow="box", green="gems", sheriff=24)
    play(state, "chance: reveal chain")
    assert tells(state, "red: set 3 coin")


def decided(case: Case, seed: int, one_in: int) -> Iterator[tuple[Nottingham, int, int]]:
    for state, _ in positions(case, seed, one_in):
        assert isinstance(state, Nottingham)
        for seat in state.deciders():
            for action in state.legal_actions(seat):
                yield state, seat, action


@pytest.mark.parametrize("case", [case for case in OWN_CASES if case.options["players"] in (3, 5)], ids=str)
def test_whatever_worlds_show_to_be_news_is_known_to_tell(case: Case) -> None:
    """What anybody can tell apart in random games, in worlds drawn from what he knows, is never taken for free."""
    told = free = 0
    for seed in case.seeds():
        for state, seat, action in decided(case, seed, 16):
            kind = kind_of(action)
            if state.tells(action, seat):
                told += 1
                continue
            free += 1
            after = state.child(action, seat)
            for viewer in (NOBODY, *range(state.num_players())):
                text = state.action_to_string(action, seat)
                assert not learned.learns(state, action, seat, after, viewer, 3), f"{kind} {text}: seat {viewer}"
    assert told > 5
    assert free > 5


@pytest.mark.parametrize("name", ["defend", "yield", "barter", "set", "spring", "hold", "discard", "pass"])
def test_what_tells_can_be_told_apart_somewhere(name: str) -> None:
    """Nobody is asked without need: of every such kind, worlds show news in some position."""
    for case in OWN_CASES:
        for seed in range(4):
            for state, seat, action in decided(case, seed, 3):
                if kind_of(action).name == name and learned.tells(state, action, seat):
                    return
    raise AssertionError(f"{name} never tells anything")
