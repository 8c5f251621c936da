"""The map as a picture: complete, named, tappable, small."""

import pytest

from games.terra_mystica.play import APART, given, play, put, seat_of, table
from games.terra_mystica.presentation.looking import (
    FORBIDDEN,
    LANGUAGES,
    TAPPED,
    buttons,
    by_id,
    classes,
    ids,
    name_of,
    packed,
    parsed,
    references,
    some_positions,
)
from spielwerk.core.sets import single
from spielwerk.games.terra_mystica.presentation.board.board import board, definitions
from spielwerk.games.terra_mystica.terms import TERRAIN_NAMES

NOTHING: dict[str, str] = {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_well_formed_named_and_without_styles_or_scripts(language: str) -> None:
    for state in some_positions():
        picture = board(state, language, NOTHING)
        root = parsed(picture)
        assert not FORBIDDEN.search(picture)
        assert len(ids(root)) == len(set(ids(root)))
        for element in buttons(root):
            assert TAPPED.fullmatch(element.attrib["id"])
            assert name_of(element) == (element.findtext("title") or "").strip() != ""


def test_every_hex_is_there_with_its_terrain_and_building() -> None:
    for state in some_positions():
        root = parsed(board(state, "en", NOTHING))
        for hex, name in enumerate(state.board.hex_names):
            drawn = by_id(root, f"hex-{name}")
            used = references(drawn)
            assert f"t-{TERRAIN_NAMES[state.terrain[hex]]}" in used
            assert any(use.startswith("p-") for use in used) == (state.owner[hex] >= 0)


def test_it_uses_only_drawings_that_the_page_has() -> None:
    for state in some_positions():
        drawings = parsed(definitions(state))
        assert references(parsed(board(state, "en", NOTHING))) <= set(ids(drawings))
        assert references(drawings) <= set(ids(drawings))


def test_a_building_has_the_colour_of_its_seat_and_says_whose_it_is() -> None:
    state = table(*APART)
    root = parsed(board(state, "en", NOTHING))
    drawn = by_id(root, "hex-E8")
    assert name_of(drawn) == "E8, desert: dwelling, Nomads"
    piece = next(use for use in drawn.iter("use") if use.attrib["href"] == "#p-D")
    assert "c-yellow" in classes(piece)
    assert name_of(by_id(parsed(board(state, "de", NOTHING)), "hex-E8")) == "E8, Wüste: Wohnhaus, Nomaden"


@pytest.mark.parametrize(
    ("kind", "mark"), [("choice", "is-choice"), ("selected", "is-selected"), ("result", "is-result")]
)
def test_marked_hexes_are_framed(kind: str, mark: str) -> None:
    state = table(*APART)
    root = parsed(board(state, "en", {"hex-E8": kind}))
    assert f"is-{kind}" in classes(by_id(root, "hex-E8"))
    assert "ring" in references(by_id(root, "hex-E8"))
    assert "ring" not in references(by_id(root, "hex-E7"))


def test_what_others_have_changed_is_framed() -> None:
    root = parsed(board(table(*APART), "en", NOTHING, ["hex-A1"]))
    assert "is-recent" in classes(by_id(root, "hex-A1"))
    assert "ring" in references(by_id(root, "hex-A1"))


def test_choices_are_reached_by_the_tab_key_and_the_rest_by_tapping() -> None:
    root = parsed(board(table(*APART), "en", {"hex-E8": "choice", "bridge-C2-E5": "choice", "river-r12": "choice"}))
    reached = {element.attrib["id"] for element in buttons(root) if element.attrib["tabindex"] == "0"}
    assert reached == {"hex-E8", "bridge-C2-E5", "river-r12"}


def test_bridges_stand_between_their_hexes() -> None:
    state = table("engineers C2 E7", "nomads E8 F3 I7")
    given(state, "engineers", workers=4, coins=4)
    play(state, "engineers: action ACTE. bridge C2:E5")
    root = parsed(board(state, "en", NOTHING))
    drawn = by_id(root, "bridge-C2-E5")
    assert "c-gray" in classes(drawn)
    assert "s-seat-gray" in references(drawn)
    assert name_of(drawn) == "Bridge C2\u2013E5, Engineers"
    x, y = (float(part) for part in drawn.attrib["transform"].split("(")[1].split(")")[0].split())
    ends = [by_id(root, name).attrib["transform"][len("translate(") : -1].split() for name in ("hex-C2", "hex-E5")]
    assert x == sum(float(end[0]) for end in ends) / 2
    assert y == sum(float(end[1]) for end in ends) / 2


def test_towns_have_a_wall() -> None:
    state = table(*APART)
    witches = state.players[seat_of(state, "witches")]
    assert not [group for group in parsed(board(state, "en", NOTHING)).iter("g") if "wall" in classes(group)]
    put(state, "witches", "TE A3")
    witches.in_town = single(state.board.hex_number("A3"))
    walls = [group for group in parsed(board(state, "en", NOTHING)).iter("g") if "wall" in classes(group)]
    assert [classes(wall) for wall in walls] == [["wall", "c-green"]]
    assert "in a town" in name_of(by_id(parsed(board(state, "en", NOTHING)), "hex-A3"))


def test_it_is_small_enough_to_be_sent_after_every_move() -> None:
    sizes = [packed([board(state, language, NOTHING)]) for state in some_positions() for language in LANGUAGES]
    assert max(sizes) < 4_000


def test_the_drawings_of_a_page_are_small() -> None:
    assert packed([definitions(some_positions()[0])]) < 7_000
