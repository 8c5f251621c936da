"""Set-up (rulebook: setup)."""

from collections import Counter

import pytest

from games.noria.play import chance, disc, drawn, fresh, have, numbers, play, refused, table
from spielwerk.games.noria.invariants import check

SLOTS = ["S-T", "S-B", "M-TL", "M-TR", "M-BR", "M-BL", "L-TL", "L-T", "L-TR", "L-BR", "L-B", "L-BL"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table(players: int) -> None:
    """setup.islands, setup.market, setup.politicians: 5/6/7 islands, 4/5/6 discs, 4 politicians each"""
    state = drawn(players)
    assert state.hidden == players + 3
    assert numbers(state.market) == [players + 2] * 7
    assert numbers(state.upper) == [4] * 6
    assert numbers(state.boxed) == [8 - 2 * players] * 6 + [4 - players]
    assert check(state) == []


def test_what_everybody_has() -> None:
    """setup.player"""
    state = drawn()
    for name in ("red", "yellow"):
        have(state, name, "0O 0M 0E 1K ships=1/1/1 factories=0 at=harbour steps=0/0/0/0")


def test_the_wheel() -> None:
    """setup.wheel: three discs on fixed slots, resource discs on the others, in another order for each"""
    state = drawn(4)
    orders = set()
    for name in ("red", "yellow", "blue", "purple"):
        assert [disc(state, name, slot) for slot in ("S-T", "M-TL", "L-TL")] == ["city", "journey", "tool"]
        order = tuple(disc(state, name, slot) for slot in ("M-BR", "L-B", "L-T"))
        assert sorted(order) == ["energy", "mycelium", "obsidian"]
        orders.add(order)
        assert Counter(disc(state, name, slot) for slot in SLOTS)["-"] == 6
    assert len(orders) == 4


def test_an_order_is_drawn_once() -> None:
    """chance.drawn"""
    state = fresh(3)
    assert len(state.chance_outcomes()) == 6
    chance(state, "wheel energy obsidian mycelium")
    refusal = state.why_not(state.string_to_action("wheel energy obsidian mycelium"))
    assert refusal is not None
    assert refusal.rule == "chance.drawn"
    assert len(state.chance_outcomes()) == 5


def test_first_choices_go_around_twice() -> None:
    """setup.player, setup.free-step: a resource each, then a free step, also where others stand"""
    state = drawn(3)
    play(state, "red: take energy", "yellow: take obsidian")
    assert refused(state, "red: envoy research") == "turn.your-turn"
    play(state, "blue: take energy", "red: envoy research", "yellow: envoy research", "blue: envoy settlement")
    have(state, "red", "1E steps=0/0/0/1")
    have(state, "yellow", "1O steps=0/0/0/1")
    assert state.round == 1


def test_prices_of_a_first_game() -> None:
    """setup.market"""
    assert numbers(table().prices) == [0, 0, 0, 1, 2, 3, 4]


def test_prices_may_be_drawn() -> None:
    """options.random-market: the four kinds that cost something, in any order"""
    state = fresh(random_market=True)
    for kind in ("bonus", "tool", "city"):
        chance(state, f"market {kind}")
    assert numbers(state.prices) == [0, 0, 0, 3, 4, 2, 1]
    refusal = state.why_not(state.string_to_action("market city"))
    assert refusal is not None
    assert refusal.rule == "chance.not-now"
