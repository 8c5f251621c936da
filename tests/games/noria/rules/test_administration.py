"""Administration (rulebook: administration)."""

from games.noria.play import at, disc, discovered, given, have, numbers, play, refused, table, wheel


def test_knowledge_for_visible_cogs() -> None:
    """administration.knowledge: one for every factory built"""
    state = table()
    discovered(state, "I4", "I1")
    at(state, "red", "I4")
    wheel(state, "red", "S-B journey")
    play(state, "red: use S-B. journey I1. factory 1. done")
    have(state, "red", "2K")


def test_without_factories_no_knowledge() -> None:
    """administration.knowledge"""
    state = table()
    play(state, "red: done")
    have(state, "red", "1K")


def test_all_rings_turn_by_one_slot() -> None:
    """administration.rotation: clockwise, the small one too"""
    state = table()
    wheel(state, "red", "S-T city, M-TR tool, L-B energy, L-BL obsidian")
    play(state, "red: done")
    assert [disc(state, "red", slot) for slot in ("S-B", "M-BR", "L-BL", "L-TL")] == [
        "city",
        "tool",
        "energy",
        "obsidian",
    ]


def test_bought_discs_come_after_the_rotation() -> None:
    """administration.insert: what lay there goes to the box, with its better side"""
    state = table()
    wheel(state, "red", "S-B city, L-TR energy+")
    play(state, "red: use S-B. buy mycelium. done")
    assert disc(state, "red", "L-BR") == "energy+"
    before = numbers(state.boxed)[2]
    play(state, "red: insert L-BR")
    assert disc(state, "red", "L-BR") == "mycelium"
    assert numbers(state.boxed)[2] == before + 1


def test_nothing_else_can_be_done_then() -> None:
    """turn.administration, administration.none-waiting"""
    state = table()
    wheel(state, "red", "S-B city, M-BL energy")
    given(state, "red", knowledge=9)
    play(state, "red: use S-B. buy mycelium. done")
    for move in ("use M-BL", "night-shift large", "intrigue research", "trade energy"):
        assert refused(state, f"red: {move}") == "turn.administration"
    play(state, "red: insert M-BL")
    assert refused(state, "yellow: insert M-BL") == "administration.none-waiting"
