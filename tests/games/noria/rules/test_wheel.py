"""The action wheel and its neighbours (rulebook: wheel)."""

import pytest

from games.noria.play import choices, disc, may, next_turn, play, refused, table, turn_of, wheel

FULL = (
    "S-T city, S-B energy, M-TL tool, M-TR energy, M-BR obsidian, M-BL mycelium, "
    "L-TL tool, L-T city, L-TR journey, L-BR mycelium, L-B obsidian, L-BL energy"
)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("S-B", "M-BL"),
        ("S-B", "M-BR"),
        ("S-B", "L-B"),
        ("M-BL", "L-BL"),
        ("M-BL", "L-B"),
        ("M-BR", "L-B"),
        ("M-BR", "L-BR"),
    ],
)
def test_the_seven_pairs_of_neighbours(first: str, second: str) -> None:
    """wheel.pairs: with nothing else on the wheel, just these may be used in one turn, in either order."""
    for one, other in ((first, second), (second, first)):
        state = table()
        wheel(state, "red", f"{one} energy, {other} obsidian")
        play(state, f"red: use {one}. use {other}")


@pytest.mark.parametrize(("first", "second"), [("S-B", "L-BL"), ("S-B", "L-BR"), ("M-BL", "L-BR"), ("M-BR", "L-BL")])
def test_discs_that_are_no_neighbours(first: str, second: str) -> None:
    """wheel.neighbours: another slot lies on the line between them, whether or not there is a disc in it."""
    state = table()
    wheel(state, "red", f"{first} energy, {second} obsidian")
    play(state, f"red: use {first}")
    assert refused(state, f"red: use {second}") == "wheel.neighbours"


def test_a_chain_of_three() -> None:
    """wheel.neighbours: small, middle left, large left; the large disc on the right is out of touch."""
    state = table()
    wheel(state, "red", FULL)
    play(state, "red: use S-B. use M-BL")
    assert refused(state, "red: use L-BR") == "wheel.neighbours"
    play(state, "red: use L-BL")


def test_the_discs_of_a_chain_may_be_carried_out_in_any_order() -> None:
    """wheel.order: both ends before the disc in the middle, which then is the only one of its ring."""
    state = table()
    wheel(state, "red", FULL)
    play(state, "red: use L-BL. use S-B")
    assert refused(state, "red: use M-BR") == "wheel.neighbours"
    play(state, "red: use M-BL")


def test_both_ends_need_a_disc_in_the_middle() -> None:
    """wheel.neighbours: nothing in M-BL links L-BL and S-B."""
    state = table()
    wheel(state, "red", "S-B energy, M-BR obsidian, L-BL mycelium")
    play(state, "red: use L-BL")
    assert refused(state, "red: use S-B") == "wheel.neighbours"


def test_a_disc_that_has_just_been_upgraded_links_nothing() -> None:
    """wheel.neighbours, upgrade.not-this-turn: it can no longer be chosen in this turn"""
    state = table()
    wheel(state, "red", "S-B energy, M-BL obsidian, L-BL tool")
    play(state, "red: use L-BL")
    assert may(state, "red: use S-B")
    play(state, "red: upgrade M-BL")
    assert refused(state, "red: use S-B") == "wheel.neighbours"


def test_small_disc_and_lower_large_disc_need_no_middle_one() -> None:
    """wheel.pairs: the line runs between the two middle slots."""
    state = table()
    wheel(state, "red", "S-B energy, L-B obsidian")
    play(state, "red: use S-B. use L-B")


def test_one_disc_per_ring() -> None:
    """wheel.one-per-ring"""
    state = table()
    wheel(state, "red", FULL)
    play(state, "red: use L-B")
    assert refused(state, "red: use L-BL") == "wheel.one-per-ring"


def test_only_the_active_half() -> None:
    """wheel.active, wheel.empty"""
    state = table()
    wheel(state, "red", "S-T city, L-B energy")
    assert refused(state, "red: use S-T") == "wheel.active"
    assert refused(state, "red: use L-TL") == "wheel.active"
    assert refused(state, "red: use S-B") == "wheel.empty"
    assert choices(state, "red", "use") == "L-B"


def test_at_the_start_two_resource_discs_are_active() -> None:
    """setup.wheel: those in M-BR and L-B, which are neighbours."""
    state = table()
    assert choices(state, "red", "use") == "M-BR, L-B"
    play(state, "red: use M-BR. use L-B")


def test_after_twelve_turns_the_wheel_is_as_it_was() -> None:
    """administration.rotation: the rings have 2, 4 and 6 slots."""
    state = table()
    slots = ["S-T", "S-B", "M-TL", "M-TR", "M-BR", "M-BL", "L-TL", "L-T", "L-TR", "L-BR", "L-B", "L-BL"]
    before = [disc(state, "red", slot) for slot in slots]
    seen = []
    for _ in range(12):
        next_turn(state, "red")
        seen.append([disc(state, "red", slot) for slot in slots])
    assert seen[-1] == before
    assert before not in seen[:-1]


def test_pairwise() -> None:
    """options.adjacency: all three must be neighbours of one another, so only L-B makes three."""
    for adjacency, third in (("chain", True), ("pairwise", False)):
        state = table(adjacency=adjacency)
        wheel(state, "red", FULL)
        play(state, "red: use S-B. use M-BL")
        assert may(state, "red: use L-BL") == third
        assert may(state, "red: use L-B")
        turn_of(state, "red")
        play(state, "red: use L-BL")
        assert may(state, "red: use S-B") == third


def test_free_slots_need_not_block() -> None:
    """options.empty-slots-block: otherwise the line over the free M-BL is clear."""
    for blocks in (True, False):
        state = table(empty_slots_block=blocks)
        wheel(state, "red", "S-B energy, L-BL obsidian, M-BR energy, L-BR mycelium")
        play(state, "red: use S-B")
        assert may(state, "red: use L-BL") != blocks
        assert may(state, "red: use L-BR"), "the disc in M-BR links them"


def test_free_slots_need_not_block_the_middle_ring_either() -> None:
    """options.empty-slots-block: M-BL and L-BR lie on one line with M-BR, and with nothing else."""
    for blocks in (True, False):
        state = table(empty_slots_block=blocks)
        wheel(state, "red", "M-BL energy, L-BR obsidian")
        play(state, "red: use M-BL")
        assert may(state, "red: use L-BR") != blocks
        wheel(state, "red", "M-BL energy, M-BR city, L-BR obsidian")
        assert refused(state, "red: use L-BR") == "wheel.neighbours"
