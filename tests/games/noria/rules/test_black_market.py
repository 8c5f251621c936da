"""The black market (rulebook: black-market)."""

from games.noria.play import given, have, lacks, play, refused, table, turn_of, wheel


def test_goods_for_knowledge() -> None:
    """black-market.sell: simple 2, complex 3; the warehouse stays"""
    state = table()
    given(state, "red", full="engine lamp")
    play(state, "red: sell engine. sell lamp")
    have(state, "red", "6K full= free=engine:1,lamp:1")
    assert lacks(state, "red: sell engine") == ("black-market.good", 1, 0)


def test_three_knowledge_for_a_resource() -> None:
    """black-market.resource: any kind, as often as one likes"""
    state = table()
    given(state, "red", knowledge=7)
    play(state, "red: trade obsidian. trade mycelium")
    have(state, "red", "1O 1M 1E 1K")
    assert lacks(state, "red: trade energy") == ("black-market.knowledge", 3, 1)


def test_at_any_time_among_the_actions() -> None:
    """black-market.when: also between choosing a city disc and investing"""
    state = table()
    wheel(state, "red", "S-B city")
    given(state, "red", knowledge=3)
    play(state, "red: use S-B. trade mycelium. invest settlement. pay 1 mycelium")


def test_it_ends_influence_and_is_over_with_politics() -> None:
    """turn.influence-first, turn.politics-last"""
    state = table()
    given(state, "red", knowledge=9, full="engine engine")
    play(state, "red: sell engine")
    assert refused(state, "red: night-shift large") == "turn.influence-first"
    play(state, "red: intrigue research. remove division")
    assert refused(state, "red: sell engine") == "turn.politics-last"
    turn_of(state, "red")
