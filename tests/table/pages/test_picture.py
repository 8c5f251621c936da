"""A position as a picture that stands alone."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from games.terra_mystica.play import APART, table
from spielwerk.arena.simulate import Plan, play_game
from spielwerk.core.discovery import all_games, feature
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.table.pages.picture import design_tokens, png_picture, style, svg_picture

SVG = "{http://www.w3.org/2000/svg}"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def svg() -> str:
    return svg_picture(GAME, table(*APART), "en")


def test_it_is_well_formed_and_needs_nothing_from_elsewhere(svg: str) -> None:
    root = ElementTree.fromstring(svg)
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    assert {use.attrib["href"].removeprefix("#") for use in root.iter(f"{SVG}use")} <= ids
    assert not re.search(r'(href|src)="(?!#)|url\((?!data:)|var\(|@import', svg)


def test_it_names_the_seats_and_their_points(svg: str) -> None:
    texts = [element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert "Witches  20" in texts and "Nomads  20" in texts


def test_it_holds_the_board_as_text_for_screen_readers(svg: str) -> None:
    described = ElementTree.fromstring(svg).findtext(f"{SVG}desc") or ""
    assert "E8, desert: dwelling, Nomads" in described


@pytest.mark.parametrize("dark", [False, True])
def test_colours_are_filled_in(dark: bool) -> None:
    assert "var(" not in style(GAME, dark)
    assert design_tokens(GAME, dark)["--yellow"] in style(GAME, dark)
    assert not re.search("@media|@keyframes|animation", style(GAME, dark))


def test_light_and_dark_differ() -> None:
    assert svg_picture(GAME, table(*APART), "en", dark=True) != svg_picture(GAME, table(*APART), "en")


def test_png(svg: str) -> None:
    pytest.importorskip("resvg_py")
    pytest.importorskip("fontTools")
    picture = png_picture(svg, 700)
    assert picture.startswith(PNG)
    assert int.from_bytes(picture[16:20], "big") == 700


@pytest.mark.parametrize(
    "game", [game for game in all_games() if feature(game, "presentation")], ids=lambda game: game.name
)
def test_every_kind_of_text_is_on_the_picture(game: Game) -> None:
    """Programs for pictures leave out text whose typeface they do not find."""
    pytest.importorskip("resvg_py")
    pytest.importorskip("fontTools")
    record = play_game(Plan(game.name, ("random",), 3, 1, "picture"), 0)[1]()
    svg = svg_picture(game, record.replay(len(record.entries) // 2), "de")
    root = ElementTree.fromstring(svg)
    whole = png_picture(svg, 700)
    texts = list(root.iter(f"{SVG}text"))
    for kind in {text.attrib.get("class", "") for text in texts}:
        for text in texts:
            text.attrib["style"] = "opacity:0" if text.attrib.get("class", "") == kind else ""
        assert png_picture(ElementTree.tostring(root, "unicode"), 700) != whole, kind


@pytest.mark.parametrize("width", [0, -1, 100_000])
def test_png_of_an_impossible_width(svg: str, width: int) -> None:
    with pytest.raises(Problem, match="pixels wide"):
        png_picture(svg, width)


def test_the_typeface_is_small_and_has_its_licence() -> None:
    folder = files("spielwerk.table") / "static" / "font"
    fonts = [file for file in folder.iterdir() if file.name.endswith(".woff2")]
    assert 1 <= len(fonts) <= 2
    for font in fonts:
        assert len(font.read_bytes()) <= 35_000
        licence = folder / font.name.replace(".woff2", ".LICENSE.txt")
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8")
