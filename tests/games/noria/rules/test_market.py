"""The market (rulebook: market)."""

from games.noria.play import disc, given, have, lacks, may, numbers, play, refused, table, wheel
from spielwerk.games.noria.turn import Noria


def city() -> Noria:
    state = table()
    wheel(state, "red", "S-B city, M-BL energy")
    play(state, "red: use S-B")
    return state


def test_resource_discs_are_free_and_the_others_cost_one_to_four() -> None:
    """market.price: city 1, journey 2, tool 3, bonus 4 in a first game"""
    for kind, price in (("obsidian", 0), ("energy", 0), ("city", 1), ("journey", 2), ("tool", 3), ("bonus", 4)):
        state = city()
        given(state, "red", energy=max(price - 1, 0))
        if price:
            assert lacks(state, f"red: buy {kind}") == ("market.price", price, price - 1)
        given(state, "red", energy=price)
        play(state, f"red: buy {kind}")
        have(state, "red", f"0E waiting={kind}")


def test_any_mixture_pays() -> None:
    """payment.any"""
    state = city()
    given(state, "red", energy=2, obsidian=1, mycelium=1)
    play(state, "red: buy tool. pay 1 mycelium 2 energy")
    have(state, "red", "1O 0M 0E")


def test_four_five_or_six_of_each_kind() -> None:
    """setup.market"""
    for players in (2, 3, 4):
        assert numbers(table(players).market) == [players + 2] * 7


def test_a_sold_out_kind_cannot_be_bought() -> None:
    """market.sold-out"""
    state = city()
    state.boxed[0] += state.market[0]
    state.market[0] = 0
    assert lacks(state, "red: buy obsidian") == ("market.sold-out", 1, 0)
    assert may(state, "red: buy mycelium")


def test_what_is_bought_waits_for_administration() -> None:
    """market.waiting, administration.insert"""
    state = city()
    play(state, "red: buy mycelium")
    assert refused(state, "red: insert L-B") == "administration.none-waiting"
    play(state, "red: done")
    assert refused(state, "red: done") == "turn.administration"
    play(state, "red: insert L-B")
    assert disc(state, "red", "L-B") == "mycelium"
    assert state.turn == 1


def test_with_two_actions_two_discs() -> None:
    """market.buy: both wait, and are inserted in the order in which they were bought"""
    state = table()
    wheel(state, "red", "S-B city+")
    given(state, "red", energy=1)
    play(state, "red: use S-B. buy obsidian. buy city")
    have(state, "red", "0E waiting=obsidian,city")
    play(state, "red: done. insert L-B. insert L-T")
    assert (disc(state, "red", "L-B"), disc(state, "red", "L-T")) == ("obsidian", "city")
