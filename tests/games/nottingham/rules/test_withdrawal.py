"""Leaving the game (rulebook, "Leaving the game")."""

import pytest

from games.nottingham.positions import table
from games.nottingham.shown import asked, choices, discarded, drawing, hand, may, play, points, turn_of
from spielwerk.core.options import options_of
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.invariants import check
from spielwerk.games.nottingham.state import TRADING
from spielwerk.games.nottingham.turn import Nottingham


def leave(state: Nottingham, name: str) -> None:
    state.withdraw([state.seat_name(seat) for seat in range(state.num_players())].index(name))
    assert check(state) == []


def test_hand_and_ambushes_go_back() -> None:
    """withdrawal.leaving."""
    state = table(red="coin", yellow="2 gems box", ambushes={"yellow": "pearls-gems"})
    size = state.ambush_pile_size()
    leave(state, "yellow")
    assert hand(state, "yellow") == "" and discarded(state) == "gold 2 gems box"
    assert state.ambush_pile_size() == size + 1 and state.view(2).under[0] >= 0


def test_the_others_play_on() -> None:
    """withdrawal.goes-on."""
    state = table(red="coin", yellow="2 gems", green="box")
    leave(state, "yellow")
    play(state, "chance: reveal coin", "red: keep")
    assert turn_of(state) == "green"


def test_in_the_own_turn() -> None:
    """withdrawal.leaving. What was revealed is discarded, the left neighbour is next."""
    state = table(red="coin", yellow="2 gems")
    play(state, "chance: reveal box")
    leave(state, "red")
    assert discarded(state) == "coin box" and drawing(state) == "reveal" and turn_of(state) == "yellow"


def test_while_looking_at_ambush_cards() -> None:
    state = table(red="coin", yellow="2 gems")
    play(state, "chance: reveal gold", "red: act", "chance: look pearls-gems", "chance: look yellow")
    leave(state, "red")
    assert len(state.under) == 2 and discarded(state) == "coin gold" and state.ambush_pile_size() == 9


def test_with_a_set_laid_out() -> None:
    state = table(red="3 pearls", ambushes={"yellow": "pearls-gems"})
    play(state, "chance: reveal chain", "red: set 3 pearls")
    leave(state, "red")
    assert discarded(state) == "3 pearls chain" and turn_of(state) == "yellow" and points(state, "red") == 0


@pytest.mark.parametrize("answered", [False, True])
def test_when_attacked(answered: bool) -> None:
    """The attack comes to nothing; the attacker keeps his card and may trade."""
    state = table(red="2 coin", yellow="2 gems", green="box")
    play(state, "chance: reveal pearls", "red: act", "red: rob yellow")
    if answered:
        play(state, "yellow: yield")
    leave(state, "yellow")
    assert hand(state, "red") == "2 coin pearls" and asked(state) == ["red"] and may(state, "red: pass")


@pytest.mark.parametrize("card", ["candlestick", "pearls", "gems"])
def test_as_the_last_one_who_could_be_attacked(card: str) -> None:
    """withdrawal.goes-on. Nobody has a card any more while the victim is chosen: the attacker keeps his card."""
    state = table(red="2 coin", yellow="2 gems")
    play(state, f"chance: reveal {card}", "red: act")
    leave(state, "yellow")
    assert hand(state, "red") == f"2 coin {card}"
    assert asked(state) == ["red"] and may(state, "red: pass")


def test_as_one_of_two_who_could_be_attacked() -> None:
    state = table(red="2 coin", yellow="2 gems", green="box")
    play(state, "chance: reveal pearls", "red: act")
    leave(state, "yellow")
    assert choices(state) == ["rob green"]


def test_with_an_offer_due_or_made() -> None:
    state = table(4, red="2 coin", yellow="2 gems", green="box", blue="gold")
    play(state, "chance: reveal coin", "red: act", "yellow: offer gems", "green: offer box")
    leave(state, "blue")
    assert asked(state) == ["red"]
    leave(state, "yellow")
    assert choices(state) == ["accept green", "refuse"]
    leave(state, "green")
    assert hand(state, "red") == "3 coin" and choices(state) == ["pass", "set 3 coin"]


def test_in_a_barter() -> None:
    state = table(4, red="2 coin", yellow="2 gems", green="chain", blue="gold")
    play(state, "chance: reveal box", "red: act", "yellow: barter gems")
    leave(state, "green")
    assert asked(state) == ["blue"]
    leave(state, "blue")
    assert choices(state) == ["accept yellow"]


def test_with_an_ambush_to_answer() -> None:
    state = table(4, red="3 pearls", ambushes={"yellow": "pearls-gems", "blue": "red"})
    play(state, "chance: reveal chain", "red: set 3 pearls")
    leave(state, "yellow")
    assert asked(state) == ["blue"]


def test_before_the_favour_is_drawn() -> None:
    state = table(4, red="3 pearls", yellow="coin", green="gems")
    play(state, "chance: reveal chain", "red: set 3 pearls")
    leave(state, "red")
    leave(state, "green")
    play(state, "chance: favour box", "chance: favour box")
    assert hand(state, "yellow") == "coin box" and hand(state, "blue") == "box" and drawing(state) == "reveal"


def test_while_all_discard() -> None:
    """withdrawal.goes-on, exhaustion.discard, exhaustion.moves-on. The others discard, and the next one draws."""
    state = table(red="5 coin", yellow="5 gems", green="3 box", sheriff=1, everything_else="green")
    state.phase = TRADING
    play(state, "red: pass", "yellow: discard gems")
    leave(state, "yellow")
    assert asked(state) == ["red"]
    play(state, "red: discard coin", "red: discard coin")
    assert state.sheriff == 2 and turn_of(state) == "green" and drawing(state) == "reveal"


def test_the_last_one_plays_on_alone_and_all_can_leave() -> None:
    """withdrawal.goes-on."""
    state = table(red="2 coin", yellow="gems", green="box")
    leave(state, "red")
    leave(state, "green")
    play(state, "chance: reveal coin", "yellow: keep")
    assert turn_of(state) == "yellow" and not state.is_terminal()
    leave(state, "yellow")
    assert state.is_terminal()
    with pytest.raises(ValueError, match="cannot leave"):
        state.withdraw(1)


def test_nobody_leaves_before_the_deal_or_twice() -> None:
    state = GAME.new_initial_state(options_of(GAME).complete({"players": 3}))
    with pytest.raises(ValueError, match="cannot leave"):
        state.withdraw(1)
    other = table(red="coin")
    leave(other, "red")
    with pytest.raises(ValueError, match="cannot leave"):
        other.withdraw(0)
