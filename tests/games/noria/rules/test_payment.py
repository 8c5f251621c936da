"""Paying (rulebook: payment)."""

import pytest

from games.noria.play import choices, given, have, lacks, play, refused, table, wheel
from spielwerk.core.random import Random
from spielwerk.games.noria.terms import RESOURCE_NAMES
from spielwerk.games.noria.turn import Noria


def city(**amounts: int | str) -> Noria:
    state = table()
    wheel(state, "red", "S-B city")
    given(state, "red", energy=0)
    given(state, "red", **amounts)
    play(state, "red: use S-B")
    return state


def ways(amounts: list[int], due: int) -> list[str]:
    """All ways to pay, counted out one by one."""
    found = []
    for obsidian in range(amounts[0] + 1):
        for mycelium in range(amounts[1] + 1):
            energy = due - obsidian - mycelium
            if 0 <= energy <= amounts[2]:
                parts = zip((obsidian, mycelium, energy), RESOURCE_NAMES, strict=True)
                found.append(" ".join(f"{n} {name}" for n, name in parts if n))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_every_way_to_pay_is_offered_and_an_only_way_is_taken(seed: int) -> None:
    """payment.any: checked against counting out, for the four prices of the market"""
    random = Random(seed)
    amounts = [random.below(4) for _ in RESOURCE_NAMES]
    kind, due = [("city", 1), ("journey", 2), ("tool", 3), ("bonus", 4)][seed % 4]
    state = city(**dict(zip(RESOURCE_NAMES, amounts, strict=True)))
    expected = ways(amounts, due)
    if not expected:
        assert lacks(state, f"red: buy {kind}") == ("market.price", due, sum(amounts))
        return
    play(state, f"red: buy {kind}")
    if len(expected) == 1:
        assert choices(state, "red", "pay") == ""
        assert sum(int(state.players[0].amounts[place]) for place in range(3)) == sum(amounts) - due
    else:
        assert sorted(choices(state, "red", "pay").split(", ")) == sorted(expected)


def test_price_first_surcharge_second() -> None:
    """payment.goods, payment.any: each with a choice of its own"""
    state = city(steps="1/2/0/0", energy=3, mycelium=3)
    given(state, "yellow", steps="1/9/0/0")
    play(state, "red: invest settlement")
    assert refused(state, "red: pay 1 energy") == "payment.amount"
    play(state, "red: pay 2 mycelium 1 energy")
    assert choices(state, "red", "pay") == "1 energy, 1 mycelium"
    play(state, "red: pay 1 mycelium")
    have(state, "red", "0M 2E steps=1/3/0/0")


def test_same_kinds_offer_one_way_a_kind() -> None:
    """payment.same"""
    data = 'paths.exploration-kinds=["same","same","same","same","same","same","same","same","same"]'
    state = table(data=data)
    wheel(state, "red", "S-B city")
    given(state, "red", steps="1/0/1/0", full="engine engine engine sail sail compass")
    play(state, "red: use S-B. invest exploration")
    assert choices(state, "red", "pay") == "2 sail, 2 engine"
    assert refused(state, "red: pay 1 engine 1 sail") == "payment.same"
    play(state, "red: pay 2 sail")
    have(state, "red", "full=engine:3,compass:1 free=sail:2")


def test_a_kind_that_is_not_asked_for() -> None:
    """payment.kind"""
    state = city(energy=2, obsidian=2)
    play(state, "red: buy city")
    assert refused(state, "red: pay 1 engine") == "payment.kind"
    assert refused(state, "red: pay 1 lamp") == "payment.kind"


def test_three_units_of_one_kind() -> None:
    """payment.same: two and one are no single kind either"""
    state = table(data='paths.exploration-kinds=["same","same","same","same","same","same","same","same","same"]')
    wheel(state, "red", "S-B city")
    given(state, "red", steps="1/0/2/0", full="engine engine engine sail sail sail compass compass")
    play(state, "red: use S-B. invest exploration")
    assert choices(state, "red", "pay") == "3 sail, 3 engine"
    assert refused(state, "red: pay 2 engine 1 sail") == "payment.same"
    assert refused(state, "red: pay 3 compass") == "payment.have"
