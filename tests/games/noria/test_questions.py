"""The ten questions that are asked most about the rules, answered by play (rulebook: questions)."""

from games.noria.play import (
    at,
    choices,
    disc,
    discovered,
    finish,
    given,
    have,
    lacks,
    may,
    numbers,
    play,
    refused,
    seated,
    table,
    turn_of,
    wheel,
)
from spielwerk.games.noria.rules.scoring import point_list, winners


def test_what_scores() -> None:
    """questions.what-scores: the four envoys, nothing that lies on the table before a player."""
    state = table()
    seated(state, refinement=2, specialization=1, division=1)
    given(state, "red", steps="3/2/2/1", ships="5/5/5", full="engine lamp", obsidian=9, knowledge=9)
    given(state, "yellow", steps="3/2/2/1", energy=0)
    assert state.returns() == [22, 22]
    assert numbers(point_list(state, 0)) == [12, 0, 0, 0, 6, 4]


def test_which_discs() -> None:
    """questions.which-discs: up to three, active, one per ring, a chain; the small one fits with all of them."""
    state = table()
    wheel(state, "red", "S-B energy, S-T city, M-BL energy, M-BR obsidian, L-BL mycelium, L-B energy, L-BR obsidian")
    assert choices(state, "red", "use") == "S-B, M-BR, M-BL, L-BR, L-B, L-BL"
    play(state, "red: use M-BL. use L-BL. use S-B")
    assert choices(state, "red", "use") == ""
    assert refused(state, "red: use L-B") == "wheel.one-per-ring"


def test_how_many_actions() -> None:
    """questions.how-many-actions: four, also with a bonus disc."""
    state = table()
    wheel(state, "red", "S-B energy+, M-BL mycelium, L-B obsidian")
    play(state, "red: use S-B. use S-B. use M-BL. use L-B")
    assert state.actions == 4
    state = table()
    wheel(state, "red", "S-B bonus+, M-BL mycelium+, L-B obsidian")
    play(state, "red: use S-B. use M-BL. use M-BL. use M-BL. use L-B")
    assert refused(state, "red: use L-B") == "actions.four"


def test_price_of_a_step() -> None:
    """questions.price-of-a-step: the step's price, and a resource for every envoy of others that is ahead."""
    state = table(3)
    wheel(state, "red", "S-B city")
    given(state, "red", steps="1/0/1/0", full="engine sail", energy=2)
    given(state, "yellow", steps="1/0/2/0")
    given(state, "blue", steps="1/0/3/0")
    play(state, "red: use S-B. invest exploration")
    have(state, "red", "0E full= steps=1/0/2/0")


def test_new_disc() -> None:
    """questions.new-disc: bought, it comes into the wheel in administration; upgraded, it serves in the next turn."""
    state = table()
    wheel(state, "red", "S-B city, M-BL tool, L-B energy")
    play(state, "red: use S-B. buy mycelium. use M-BL. upgrade L-B")
    assert refused(state, "red: use L-B") == "upgrade.not-this-turn"
    play(state, "red: done. insert M-BL", "yellow: done")
    assert disc(state, "red", "L-BL") == "energy+"
    play(state, "red: use M-BL. use L-BL. use L-BL")
    have(state, "red", "1M 3E")


def test_influence_prices() -> None:
    """questions.influence-prices: 1 and 2, doubled by repetition; from round 11, 10, 9 on one more."""
    for players, round in ((2, 11), (3, 10), (4, 9)):
        state = table(players)
        given(state, "red", knowledge=9)
        play(state, "red: night-shift large. rebuild S-T M-BR. night-shift large. rebuild S-T M-BR")
        have(state, "red", "0K")
        given(state, "red", knowledge=5)
        turn_of(state, "red", round)
        play(state, "red: night-shift large. rebuild S-T M-BR")
        have(state, "red", "0K")


def test_intrigue_price() -> None:
    """questions.intrigue-price: visible cogs, doubled, quadrupled; then one politician leaves."""
    state = table(4)
    turn_of(state, "red", 5)
    given(state, "red", knowledge=21)
    play(state, "red: intrigue division. remove research. intrigue division. remove division")
    have(state, "red", "12K")
    play(state, "red: intrigue settlement. remove settlement")
    have(state, "red", "0K")
    assert numbers(state.seated) == [0, 1, 0, 0, 0, 2]


def test_getting_knowledge() -> None:
    """questions.getting-knowledge: black market 2 and 3, inspection 1, cogs 1 each."""
    state = table()
    discovered(state, "I4", "I1")
    wheel(state, "red", "S-B journey, M-BL energy")
    given(state, "red", full="engine lamp", knowledge=0)
    play(state, "red: sell engine. sell lamp. inspect M-BL")
    have(state, "red", "6K")
    play(state, "red: use S-B. journey I1. factory 4. done")
    have(state, "red", "7K")


def test_envoy_in_the_cave() -> None:
    """questions.envoy-in-the-cave: step 0, always the lowest; the division chamber gives nothing."""
    state = table()
    seated(state, division=4)
    given(state, "red", steps="9/9/9/0")
    assert state.returns()[0] == 0
    given(state, "red", steps="9/9/9/1")
    assert state.returns()[0] == 16


def test_tie() -> None:
    """questions.tie: fewer warehouses and ships; else shared. The glossary has ships and factories."""
    for option, winner in (("warehouses-and-ships", 1), ("ships-and-factories", 0)):
        state = table(tie_break=option)
        discovered(state, "I4", "I1")
        at(state, "yellow", "I4")
        given(state, "red", free="engine")
        wheel(state, "yellow", "S-B journey")
        play(state, "red: done", "yellow: use S-B. journey I1. factory 4")
        if option == "warehouses-and-ships":
            given(state, "red", free="engine")
        finish(state)
        assert numbers(winners(state)) == [winner]
    state = table()
    finish(state)
    assert numbers(winners(state)) == [0, 1]
    assert not may(state, "red: done")


def test_a_second_intrigue_needs_twice_the_knowledge() -> None:
    """questions.intrigue-price"""
    state = table()
    given(state, "red", knowledge=2)
    play(state, "red: intrigue division. remove research")
    assert lacks(state, "red: intrigue division") == ("politics.price", 2, 1)
