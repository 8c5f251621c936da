"""The drawings: files that any program can open, one family, told apart without colour; nothing without a style."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from games.nottingham.presentation.looking import defined, ids, parsed, references, style_sheets, views
from spielwerk.games.nottingham.presentation import PRESENTATION, drawn
from spielwerk.games.nottingham.terms import COLOUR_NAMES, KIND_NAMES, TASK_NAMES

COLOUR = re.compile(r"\b[cgkm]-[\w-]+|\b(on|pen)-(light|dark)|(ribbon|banner)[\w-]*")


def drawings() -> str:
    return drawn.drawings((7, 8, 9, 10, 11, 12, 13))


def drawing(name: str) -> str:
    """A drawing without its colours."""
    found = next(element for element in parsed(drawings()).iter() if element.attrib.get("id") == name)
    found.attrib.pop("id")
    return COLOUR.sub("", ElementTree.tostring(found, encoding="unicode"))


@pytest.mark.parametrize("name", drawn.FILES)
def test_a_file_is_a_picture_of_its_own(name: str) -> None:
    text = (files(drawn.__package__) / "drawings" / f"{name}.svg").read_text("utf-8")
    assert ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg"


def test_every_drawing_has_a_name_of_its_own() -> None:
    names = re.findall(r' id="([^"]+)"', drawings())
    assert len(names) == len(set(names)) > 40


@pytest.mark.parametrize(
    "names",
    [
        [f"s-{name}" for name in KIND_NAMES],
        [f"s-{name}" for name in drawn.ACTION_SIGNS],
        [f"s-seat-{name}" for name in COLOUR_NAMES],
        [f"f-{name}" for name in KIND_NAMES],
        [f"t-{name}" for name in TASK_NAMES],
    ],
    ids=["items", "actions", "seats", "cards", "tasks"],
)
def test_they_differ_without_their_colours(names: list[str]) -> None:
    assert len({drawing(name) for name in names}) == len(names)


def test_every_class_in_a_drawing_has_a_style() -> None:
    styled = set(re.findall(r"\.([a-z][\w-]*)", style_sheets(), re.IGNORECASE))
    used = {name for names in re.findall(r'class="([^"]+)"', drawings()) for name in names.split()}
    assert used <= styled


def test_classes_of_pictures_and_panels_have_a_style() -> None:
    """But for a few that only say what something is, for programs that read the page."""
    styled = set(re.findall(r"\.([a-z][\w-]*)", style_sheets(), re.IGNORECASE))
    hooks = {"flag", "offer", "pile", "revealed", "shown", "who-sign", "won-kind", "won-task"}
    used: set[str] = set()
    for state, seat in views():
        marks = {"card-pearls": "choice", "player-0": "selected", "task-five": "result"}
        pictures = [PRESENTATION.board(state, "en", marks, ("player-1",))]
        pictures += [panel.html + panel.summary for panel in PRESENTATION.panels(state, seat, "en", marks)]
        used |= {name for names in re.findall(r'class="([^"]+)"', "".join(pictures)) for name in names.split()}
    assert used - styled - hooks == set()


def test_pictures_point_only_to_drawings_that_a_page_has() -> None:
    for state, seat in views():
        pictures = [PRESENTATION.board(state, "en", {}, ())]
        pictures += [panel.html + panel.summary for panel in PRESENTATION.panels(state, seat, "en", {})]
        for picture in pictures:
            assert references(parsed(picture.replace("<br>", "<br/>"))) <= defined()


def test_a_page_has_every_id_once() -> None:
    for state, seat in views():
        pictures = [PRESENTATION.definitions(state), PRESENTATION.board(state, "en", {}, ())]
        pictures += [panel.html for panel in PRESENTATION.panels(state, seat, "en", {})]
        found = ids(parsed("".join(pictures).replace("<br>", "<br/>")))
        assert len(found) == len(set(found))


def test_nothing_brings_scripts_or_styles_of_its_own() -> None:
    for state, seat in views():
        pictures = [PRESENTATION.board(state, "de", {}, ())]
        pictures += [panel.html for panel in PRESENTATION.panels(state, seat, "de", {})]
        assert not re.search(r"<script|<style|\sstyle=|\son\w+=", "".join(pictures))
