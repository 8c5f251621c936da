"""Investment (rulebook: investment)."""

from games.noria.play import given, have, lacks, may, play, refused, table, wheel
from spielwerk.games.noria.turn import Noria


def city(players: int = 2, disc: str = "city", **options: object) -> Noria:
    state = table(players, **options)
    wheel(state, "red", f"S-B {disc}")
    play(state, "red: use S-B")
    return state


def test_an_envoy_leaves_the_cave_or_goes_up_one_step() -> None:
    """investment.step: step n costs n units"""
    state = city(disc="city+")
    given(state, "red", energy=1, obsidian=2)
    play(state, "red: invest settlement. invest refinement")
    have(state, "red", "0O 0M 0E steps=2/1/0/0")


def test_refinement_takes_obsidian() -> None:
    """payment.goods"""
    state = city()
    given(state, "red", energy=9, mycelium=9, obsidian=1)
    assert lacks(state, "red: invest refinement") == ("investment.price", 2, 1)


def test_settlement_takes_energy_and_mycelium_mixed() -> None:
    """payment.goods"""
    state = city()
    given(state, "red", steps="1/4/0/0", energy=3, mycelium=4, obsidian=9)
    play(state, "red: invest settlement")
    assert refused(state, "red: pay 5 obsidian") == "payment.kind"
    assert lacks(state, "red: pay 2 mycelium 2 energy") == ("payment.amount", 5, 4)
    assert lacks(state, "red: pay 1 mycelium 4 energy") == ("payment.have", 4, 3)
    play(state, "red: pay 3 mycelium 2 energy")
    have(state, "red", "9O 1M 1E steps=1/5/0/0")


def test_exploration_takes_simple_goods_and_their_warehouses_stay() -> None:
    """payment.goods"""
    state = city()
    given(state, "red", steps="1/0/2/0", full="engine engine sail compass")
    play(state, "red: invest exploration. pay 2 engine 1 compass")
    have(state, "red", "full=sail:1 free=engine:2,compass:1 steps=1/0/3/0")


def test_research_takes_complex_goods() -> None:
    """payment.goods"""
    state = city()
    given(state, "red", steps="1/0/0/1", full="engine sail lamp lamp piston")
    play(state, "red: invest research")
    assert refused(state, "red: pay 1 engine 1 sail") == "payment.kind"
    play(state, "red: pay 1 lamp 1 piston")
    have(state, "red", "full=engine:1,sail:1,lamp:1 steps=1/0/0/2")


def test_a_price_that_can_be_paid_in_one_way_only_is_taken_at_once() -> None:
    """payment.any"""
    state = city()
    given(state, "red", steps="1/0/0/1", full="lamp piston")
    play(state, "red: invest research. done")
    have(state, "red", "full= free=lamp:1,piston:1")


def test_one_resource_for_every_envoy_ahead() -> None:
    """investment.surcharge: two are higher, one is level"""
    state = city(4)
    given(state, "red", steps="1/2/0/0", energy=3, mycelium=0, obsidian=1)
    for name, steps in (("yellow", "1/3/0/0"), ("blue", "1/2/0/0"), ("purple", "1/9/0/0")):
        given(state, name, steps=steps)
    assert lacks(state, "red: invest settlement") == ("investment.surcharge", 2, 1)
    given(state, "red", obsidian=2)
    play(state, "red: invest settlement")
    have(state, "red", "0O 0M 0E steps=1/3/0/0")


def test_the_surcharge_is_paid_in_resources_of_any_kind() -> None:
    """investment.surcharge: also where the step costs goods"""
    state = city()
    given(state, "red", energy=0, full="engine sail")
    given(state, "yellow", steps="1/0/1/0")
    assert lacks(state, "red: invest exploration") == ("investment.surcharge", 1, 0)
    given(state, "red", energy=1, obsidian=1)
    play(state, "red: invest exploration. pay 1 sail. pay 1 obsidian")
    have(state, "red", "0O 1E full=engine:1 steps=1/0/1/0")


def test_the_top_step_is_the_end() -> None:
    """investment.top"""
    state = city()
    given(state, "red", steps="9/0/0/0", obsidian=40)
    assert refused(state, "red: invest refinement") == "investment.top"
    given(state, "red", steps="8/0/0/0", obsidian=8)
    assert lacks(state, "red: invest refinement") == ("investment.price", 9, 8)
    given(state, "red", obsidian=9)
    assert may(state, "red: invest refinement")


def test_a_step_may_ask_for_one_kind() -> None:
    """payment.same: by the data file, since the printed symbols are not known"""
    state = city(data='paths.settlement-kinds=["same","same","same","same","same","same","same","same","same"]')
    given(state, "red", steps="1/1/0/0", energy=1, mycelium=1)
    assert lacks(state, "red: invest settlement") == ("investment.price", 2, 1)
    given(state, "red", energy=2, mycelium=3)
    play(state, "red: invest settlement")
    assert refused(state, "red: pay 1 mycelium 1 energy") == "payment.same"
    play(state, "red: pay 2 mycelium")
    have(state, "red", "1M 2E")


def test_nothing_else_before_it_is_paid() -> None:
    """turn.decide-first, payment.nothing-due"""
    state = city()
    given(state, "red", energy=1, mycelium=1)
    assert refused(state, "red: pay 1 energy") == "payment.nothing-due"
    play(state, "red: invest settlement")
    assert refused(state, "red: done") == "turn.decide-first"
