"""The drawings: files that any program can open, one family, told apart without colour."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from games.noria.presentation.looking import parsed, references, some_positions, style_sheets
from spielwerk.games.noria.presentation import PRESENTATION, drawn
from spielwerk.games.noria.terms import COLOUR_NAMES, DISC_NAMES, GOOD_NAMES, PATH_NAMES

COLOUR = re.compile(r"\b[ckg]-[\w-]+|\b(on|pen)-(light|dark)")


def drawing(name: str) -> str:
    """A drawing without its colours."""
    found = next(element for element in parsed(drawn.drawings()).iter() if element.attrib.get("id") == name)
    found.attrib.pop("id")
    return COLOUR.sub("", ElementTree.tostring(found, encoding="unicode"))


@pytest.mark.parametrize("name", drawn.FILES)
def test_a_file_is_a_picture_of_its_own(name: str) -> None:
    text = (files("spielwerk.games.noria.presentation") / "drawings" / f"{name}.svg").read_text("utf-8")
    assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"


def test_every_drawing_has_a_name_of_its_own() -> None:
    names = re.findall(r' id="([^"]+)"', drawn.drawings())
    assert len(names) == len(set(names)) == len(drawn.ids())


def test_nothing_is_missing() -> None:
    signs = {f"s-{name}" for name in (*DISC_NAMES, *GOOD_NAMES, *PATH_NAMES, "knowledge", "cog", "politician", "any")}
    assert signs | {f"s-seat-{name}" for name in (*COLOUR_NAMES, "white")} <= drawn.ids()


@pytest.mark.parametrize(
    "names",
    [
        [f"s-{name}" for name in DISC_NAMES],
        [f"s-{name}" for name in (*GOOD_NAMES, "knowledge", "cog", "any")],
        [f"s-seat-{name}" for name in (*COLOUR_NAMES, "white")],
        ["s-envoy", "s-ambassador", "s-politician", "s-factory", "s-ship"],
        ["p-disc", "p-disc-upgraded"],
    ],
    ids=["discs", "goods", "seats", "pieces", "sides"],
)
def test_they_differ_without_their_colours(names: list[str]) -> None:
    assert len({drawing(name) for name in names}) == len(names)


def test_pictures_point_only_to_drawings_that_exist() -> None:
    for state in some_positions()[::3]:
        shown = [PRESENTATION.board(state, "en", {}, [])]
        shown += [panel.html + panel.summary for panel in PRESENTATION.panels(state, 0, "en", {})]
        assert references(parsed("".join(shown))) <= drawn.ids()


def test_every_class_in_a_drawing_has_a_style() -> None:
    styled = set(re.findall(r"\.([a-z][\w-]*)", style_sheets(), re.IGNORECASE))
    used = {name for names in re.findall(r'class="([^"]+)"', drawn.drawings()) for name in names.split()}
    assert used <= styled


def test_classes_of_pictures_and_panels_have_a_style() -> None:
    """But for a few that only say what something is, for programs that read the page."""
    styled = set(re.findall(r"\.([a-z][\w-]*)", style_sheets(), re.IGNORECASE))
    hooks = {"active", "empty", "island", "hidden", "chamber", "path", "moored", "clouds", "simple", "complex"}
    hooks |= {
        "of-specialization",
        "of-division",
        "disc",
        "letter",
        "intrigues",
        "plot-mark",
        "plot-of",
        "ahead-0",
        "currency",
    }
    for state in some_positions()[::5]:
        shown = [PRESENTATION.board(state, "en", {}, [])]
        shown += [panel.html + panel.summary for panel in PRESENTATION.panels(state, 0, "en", {})]
        used = {name for names in re.findall(r'class="([^"]+)"', "".join(shown)) for name in names.split()}
        assert used <= styled | hooks


def test_a_page_of_drawings_takes_no_room() -> None:
    root = parsed(PRESENTATION.definitions(some_positions()[0]))[0]
    assert (root.attrib["width"], root.attrib["height"], root.attrib["aria-hidden"]) == ("0", "0", "true")
    assert references(root) == set()
