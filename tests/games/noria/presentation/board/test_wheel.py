"""The action wheel as it is drawn (rulebook, "The action wheel")."""

import re
from xml.etree.ElementTree import Element

import pytest

from games.noria.play import play, table, wheel
from games.noria.presentation.looking import by_id, classes, ids, name_of, own, panel, parsed, text_of
from spielwerk.games.noria.presentation.board.geometry import ACTIVE_SLOTS, slot_place
from spielwerk.games.noria.terms import SLOT_NAMES, SLOTS
from spielwerk.games.noria.turn import Noria

FULL_HALF = "S-B city, M-BL tool, M-BR energy, L-BL journey, L-B obsidian, L-BR mycelium"


def with_wheel(discs: str) -> Noria:
    state = table(2)
    wheel(state, "red", discs)
    return state


def links(root: Element, kind: str) -> int:
    return sum(kind in classes(element) and "link" in classes(element) for element in root.iter("path"))


def badge(root: Element, slot: str) -> str:
    """What a disc is said to give; "" if it has been used."""
    return text_of(next(one for one in by_id(root, f"slot-{slot}").iter("g") if "badge" in classes(one)))


def test_neighbours_are_those_of_the_rules() -> None:
    """Where a free slot does not count, a line leads over it; and by the usual reading from S-B to every other disc."""
    for adjacency, blocks, lines in (
        ("small-always", True, 4),
        ("small-always", False, 5),
        ("chain", True, 2),
        ("chain", False, 4),
    ):
        state = table(2, empty_slots_block=blocks, adjacency=adjacency)
        wheel(state, "red", "S-B city, M-BL tool, L-BL journey, L-BR mycelium")
        assert links(own(state, 0), "link") == lines


def test_the_active_half_is_the_lower_one() -> None:
    assert [slot for slot in range(SLOTS) if slot_place(slot)[1] > 0] == list(ACTIVE_SLOTS)


def test_slots_lie_apart() -> None:
    places = [slot_place(slot) for slot in range(SLOTS)]
    for one in range(SLOTS):
        for other in range(one):
            (x, y), (u, v) = places[one], places[other]
            assert (x - u) ** 2 + (y - v) ** 2 > 56**2, (SLOT_NAMES[one], SLOT_NAMES[other])


def test_administration_only_turns_the_rings() -> None:
    """So that a page sees them move: discs stay where they are on their ring, and only the number of turns changes."""
    state = table(2)
    before = own(state, 0, {})
    play(state, "red: done")
    after = own(state, 0, {})
    for ring, turns in (("small", "1"), ("middle", "1"), ("large", "1")):
        old, new = by_id(before, f"ring-{ring}-0"), by_id(after, f"ring-{ring}-0")
        assert (old.attrib["data-ones"], new.attrib["data-ones"]) == ("0", turns)
        lying = [{one.attrib["transform"]: _disc(one) for one in group if one.tag == "g"} for group in (old, new)]
        assert lying[0] == lying[1]


def _disc(slot: Element) -> str:
    """The sign of the disc that is drawn in a slot."""
    return next((use.attrib["href"] for use in slot.iter("use") if use.attrib["href"].startswith("#s-")), "")


def test_a_night_shift_turns_one_ring() -> None:
    state = table(2)
    play(state, "red: night-shift large")
    shown = own(state, 0, {})
    assert [by_id(shown, f"ring-{ring}-0").attrib["data-ones"] for ring in ("small", "middle", "large")] == [
        "0",
        "0",
        "1",
    ]


def test_from_the_tenth_turn_on_there_are_tens() -> None:
    state = table(2)
    for _ in range(11):
        play(state, "red: done", "yellow: done")
    ring = by_id(own(state, 0, {}), "ring-small-0")
    assert (ring.attrib["data-tens"], ring.attrib["data-ones"]) == ("1", "1")


def test_discs_that_may_be_chosen_are_marked() -> None:
    """Rulebook, "wheel.active": only those of the lower half."""
    shown = own(with_wheel("S-T city, M-BR energy, L-TL tool"), 0)
    marked = [name for name in ids(shown) if "is-choice" in classes(by_id(shown, name)) and name.startswith("slot-")]
    assert marked == ["slot-M-BR"]


def test_a_chain_goes_on_to_neighbours_only() -> None:
    """Rulebook, "wheel.neighbours"."""
    state = with_wheel(FULL_HALF)
    assert links(own(state, 0), "is-open") == 0
    play(state, "red: use M-BL. inspect L-BL")
    shown = own(state, 0)
    assert "is-choice" in classes(by_id(shown, "slot-S-B"))
    assert links(shown, "is-chosen") == 1 and links(shown, "is-open") == 2
    used = ["slot-M-BL", "slot-L-BL"]
    assert all("is-choice" not in classes(by_id(shown, name)) for name in used)


def test_a_line_for_every_two_that_go_together() -> None:
    """Four between the middle and the large ring, five from the small one; as a chain S-B has three neighbours only."""
    for adjacency, all, apart in (("small-always", 9, 1), ("chain", 7, 0)):
        for discs, lines in ((FULL_HALF, all), ("S-B city, L-BL energy", apart)):
            state = table(2, adjacency=adjacency)
            wheel(state, "red", discs)
            assert links(own(state, 0), "link") == lines


@pytest.mark.parametrize(
    ("discs", "slot", "shown"),
    [
        ("S-B obsidian", "S-B", "+1"),
        ("S-B obsidian+", "S-B", "+2"),
        ("S-B city", "S-B", "1\u00d7"),
        ("S-B city+", "S-B", "2\u00d7"),
        ("S-B bonus", "S-B", "+1\u00d7"),
        ("S-B bonus+", "S-B", "+2\u00d7"),
    ],
)
def test_what_a_disc_gives_now(discs: str, slot: str, shown: str) -> None:
    assert badge(own(with_wheel(discs), 0), slot) == shown


def test_only_one_upgraded_disc_gives_two_actions() -> None:
    """Rulebook, "actions.one-doubled"."""
    state = with_wheel("S-B obsidian+, M-BL energy+, L-B city")
    assert badge(own(state, 0), "M-BL") == "+2"
    play(state, "red: use S-B. use S-B. use L-B")
    assert badge(own(state, 0), "M-BL") == "+1"


def test_used_discs_and_those_left_out_say_so() -> None:
    state = with_wheel(FULL_HALF)
    play(state, "red: inspect S-B. use L-B")
    shown = own(state, 0)
    assert name_of(by_id(shown, "slot-S-B")) == "City \u2013 small ring, bottom, left out in this turn"
    assert name_of(by_id(shown, "slot-L-B")) == "Obsidian \u2013 large ring, bottom, used in this turn"
    assert badge(shown, "L-B") == ""


def test_while_rebuilding_every_disc_stands_for_being_moved() -> None:
    state = with_wheel("S-T city, L-B energy")
    state.players[0].knowledge = 2
    names = ids(own(state, 0, {"group:rebuild": "selected"}))
    assert {f"rebuild-{slot}" for slot in SLOT_NAMES} <= set(names)
    names = ids(own(state, 0, {"rebuild-L-B": "selected"}))
    assert "rebuild-L-B" in names and "rebuild-L-B_S-T" in names and "rebuild-S-T" not in names


def test_the_look_ahead_says_what_will_be_active() -> None:
    """L-TR comes into the active half with the next turn; M-TL needs two."""
    shown = own(with_wheel("L-TR city, M-TL energy"), 0, {})
    said = [text_of(by_id(shown, f"ahead-words-0-{turns}")) for turns in range(3)]
    assert [("City" in words, "Energy" in words) for words in said] == [(False, False), (True, False), (True, True)]


def test_others_wheels_cannot_be_tapped() -> None:
    root = parsed(panel(table(2), 0, "seat-1").html)
    assert not any(element.attrib.get("role") == "button" or element.tag == "button" for element in root.iter())
    assert re.search(r"ring-large-1", " ".join(ids(root)))
