"""The drawings: files that any program can open, one family, told apart without colour."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from games.terra_mystica.presentation.looking import parsed, references, some_positions, style_sheets
from spielwerk.games.terra_mystica.actions import POWER_ACTION_SLOTS, SPECIAL_NAMES
from spielwerk.games.terra_mystica.presentation import drawn
from spielwerk.games.terra_mystica.presentation.board.board import board, definitions
from spielwerk.games.terra_mystica.presentation.markup import SIGN_OF
from spielwerk.games.terra_mystica.presentation.panels.faces import power_face, special_face
from spielwerk.games.terra_mystica.presentation.panels.panels import panels
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, CULT_NAMES, TERRAIN_NAMES

COLOUR = re.compile(r"\b[tpcg]-[\w-]+|\b(on|pen)-(light|dark)")


def drawing(name: str) -> str:
    """A drawing without its colours."""
    found = next(element for element in parsed(drawn.drawings()).iter() if element.attrib.get("id") == name)
    found.attrib.pop("id")
    return COLOUR.sub("", ElementTree.tostring(found, encoding="unicode"))


@pytest.mark.parametrize("name", drawn.FILES)
def test_a_file_is_a_picture_of_its_own(name: str) -> None:
    text = (files("spielwerk.games.terra_mystica.presentation") / "drawings" / f"{name}.svg").read_text("utf-8")
    assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"


def test_every_drawing_has_a_name_of_its_own() -> None:
    names = re.findall(r' id="([^"]+)"', drawn.drawings())
    assert len(names) == len(set(names)) == len(drawn.ids())


def test_nothing_is_missing() -> None:
    signs = {f"s-{name}" for name in (*SIGN_OF.values(), *CULT_NAMES, "cult", "pass", "start", "range")}
    signs |= {f"s-seat-{name}" for name in (*TERRAIN_NAMES, *range(1, 6))}
    faces = [*map(power_face, range(POWER_ACTION_SLOTS)), *map(special_face, range(len(SPECIAL_NAMES)))]
    signs |= {f"s-{name}" for name, _ in faces if name not in BUILDING_NAMES}
    pieces = {f"p-{name}" for name in (*BUILDING_NAMES[1:], "bridge")}
    assert signs | pieces | {f"t-{name}" for name in TERRAIN_NAMES} | {"ring", "hex", "oct"} <= drawn.ids()


@pytest.mark.parametrize(
    "names",
    [
        [f"t-{name}" for name in TERRAIN_NAMES],
        [f"s-seat-{name}" for name in TERRAIN_NAMES],
        [f"p-{name}" for name in BUILDING_NAMES[1:]],
        [f"s-{name}" for name in CULT_NAMES],
    ],
    ids=["terrains", "seats", "buildings", "cults"],
)
def test_they_differ_without_their_colours(names: list[str]) -> None:
    assert len({drawing(name) for name in names}) == len(names)


def test_every_class_in_a_drawing_has_a_style() -> None:
    styled = set(re.findall(r"\.([a-z][\w-]*)", style_sheets(), re.IGNORECASE))
    used = {name for names in re.findall(r'class="([^"]+)"', drawn.drawings()) for name in names.split()}
    assert used <= styled


def test_classes_of_pictures_and_panels_have_a_style() -> None:
    """But for a few that only say what something is, for programs that read the page."""
    styled = set(re.findall(r"\.([a-z][\w-]*)", style_sheets(), re.IGNORECASE))
    hooks = {"definitions", "flag", "cost", "power", "b-SA", "b-SH", "bridge", "hex", "river", "cult-face"}
    for state in some_positions()[::4]:
        shown = [board(state, "en", {}), *(panel.html + panel.summary for panel in panels(state, 0, "en", {}))]
        used = {name for names in re.findall(r'class="([^"]+)"', "".join(shown)) for name in names.split()}
        assert used <= styled | hooks


def test_a_page_of_drawings_takes_no_room() -> None:
    root = parsed(definitions(some_positions()[0]))[0]
    assert (root.attrib["width"], root.attrib["height"], root.attrib["aria-hidden"]) == ("0", "0", "true")
    assert references(root) == set()
