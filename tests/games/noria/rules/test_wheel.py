"""The action wheel and its neighbours (rulebook: wheel)."""

from itertools import permutations

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


@pytest.mark.parametrize(("first", "second"), [("M-BL", "L-BR"), ("M-BR", "L-BL")])
def test_discs_that_are_no_neighbours(first: str, second: str) -> None:
    """wheel.neighbours: another slot lies on the line between them, whether or not there is a disc in it."""
    for one, other in ((first, second), (second, first)):
        state = table()
        wheel(state, "red", f"{one} energy, {other} obsidian, S-B city")
        play(state, f"red: use {one}")
        assert refused(state, f"red: use {other}") == "wheel.neighbours"
        play(state, "red: use S-B")
        assert refused(state, f"red: use {other}") == "wheel.neighbours", "the small disc links nothing"


@pytest.mark.parametrize("other", ["M-BL", "M-BR", "L-BL", "L-B", "L-BR"])
def test_the_disc_in_the_small_ring_can_always_be_chosen(other: str) -> None:
    """wheel.three, wheel.pairs: with any other disc, in either order, whatever lies between them or is missing."""
    for moves in ("use S-B. use {}", "use {}. use S-B", "inspect {}. use S-B", "use {}. inspect S-B"):
        state = table()
        wheel(state, "red", f"S-B energy, {other} obsidian")
        play(state, f"red: {moves.format(other)}")
        state = table()
        wheel(state, "red", FULL)
        play(state, f"red: {moves.format(other)}")


@pytest.mark.parametrize(("middle", "large"), [("M-BL", "L-BL"), ("M-BL", "L-B"), ("M-BR", "L-B"), ("M-BR", "L-BR")])
def test_with_neighbours_it_comes_first_last_or_in_between(middle: str, large: str) -> None:
    """wheel.order"""
    for moves in permutations(("S-B", middle, large)):
        state = table()
        wheel(state, "red", FULL)
        play(state, "red: " + ". ".join(f"use {slot}" for slot in moves))


def test_two_others_must_be_neighbours_with_it_too() -> None:
    """wheel.neighbours: small, middle left, large left; the large disc on the right is out of touch."""
    state = table()
    wheel(state, "red", FULL)
    play(state, "red: use S-B. use M-BL")
    assert refused(state, "red: use L-BR") == "wheel.neighbours"
    play(state, "red: use L-BL")
    state = table()
    wheel(state, "red", FULL)
    play(state, "red: use L-BL. use S-B")
    assert refused(state, "red: use M-BR") == "wheel.neighbours"
    play(state, "red: use M-BL")


# The stricter reading: a chain.


@pytest.mark.parametrize(("first", "second"), [("S-B", "L-BL"), ("S-B", "L-BR"), ("M-BL", "L-BR"), ("M-BR", "L-BL")])
def test_without_neighbours_there_is_no_chain(first: str, second: str) -> None:
    """options.adjacency: another slot lies on the line between them, and nothing there links them."""
    for one, other in ((first, second), (second, first)):
        state = table(adjacency="chain")
        wheel(state, "red", f"{one} energy, {other} obsidian")
        play(state, f"red: use {one}")
        assert refused(state, f"red: use {other}") == "wheel.neighbours"


def test_both_ends_of_a_chain_before_its_middle() -> None:
    """options.adjacency: the disc in the middle then is the only one of its ring that fits."""
    state = table(adjacency="chain")
    wheel(state, "red", FULL)
    play(state, "red: use L-BL. use S-B")
    assert refused(state, "red: use M-BR") == "wheel.neighbours"
    play(state, "red: use M-BL")


def test_both_ends_of_a_chain_need_a_disc_in_the_middle() -> None:
    """options.adjacency: nothing in M-BL links L-BL and S-B, as long as all must form a chain."""
    for adjacency, fits in (("small-always", True), ("chain", False), ("pairwise", False)):
        state = table(adjacency=adjacency)
        wheel(state, "red", "S-B energy, M-BR obsidian, L-BL mycelium")
        play(state, "red: use L-BL")
        assert may(state, "red: use S-B") == fits
        assert may(state, "red: inspect S-B") == fits
        assert refused(state, "red: use M-BR") == "wheel.neighbours"


def test_a_disc_that_has_just_been_upgraded_links_nothing() -> None:
    """options.adjacency, upgrade.not-this-turn: it can no longer be chosen in this turn"""
    state = table(adjacency="chain")
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
        state = table(empty_slots_block=blocks, adjacency="chain")
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
