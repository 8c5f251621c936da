"""Contrast of everything that is read, in the light and in the dark colours (WCAG 2: 4.5 for text, 3 for signs)."""

import pytest

from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.terms import TERRAIN_NAMES
from spielwerk.table.pages.picture import design_tokens

TEXT = 4.5
SIGN = 3.0
SURFACES = ("panel", "panel-low", "table")
INKS = ("ink", "ink-soft", "choice", "result", "warn", "recent")
FRAMES = ("map-choice", "map-result", "map-recent")


def luminance(colour: str) -> float:
    def linear(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[place : place + 2], 16)) for place in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def tokens(request: pytest.FixtureRequest) -> dict[str, str]:
    return {name.removeprefix("--"): value for name, value in design_tokens(GAME, request.param).items()}


def test_the_dark_table_has_its_own_colours() -> None:
    light, dark = design_tokens(GAME, False), design_tokens(GAME, True)
    assert light.keys() == dark.keys()
    assert light["--panel"] != dark["--panel"]


@pytest.mark.parametrize("surface", SURFACES)
@pytest.mark.parametrize("ink", INKS)
def test_text_can_be_read_on_the_table_and_on_panels(tokens: dict[str, str], ink: str, surface: str) -> None:
    assert contrast(tokens[ink], tokens[surface]) >= TEXT


@pytest.mark.parametrize(("ink", "ground"), [("ink", "choice-soft"), ("ink", "result-soft"), ("on-choice", "choice")])
def test_text_can_be_read_on_marks(tokens: dict[str, str], ink: str, ground: str) -> None:
    assert contrast(tokens[ink], tokens[ground]) >= TEXT


@pytest.mark.parametrize("cult", ["fire", "water", "earth", "air"])
@pytest.mark.parametrize("ink", ["ink", "ink-soft"])
def test_text_can_be_read_on_cults(tokens: dict[str, str], ink: str, cult: str) -> None:
    assert contrast(tokens[ink], tokens[f"{cult}-soft"]) >= TEXT


@pytest.mark.parametrize("colour", [*TERRAIN_NAMES, "none"])
def test_names_can_be_read_on_the_heads_of_faction_boards(tokens: dict[str, str], colour: str) -> None:
    assert contrast(tokens[f"on-seat-{colour}"], tokens[f"seat-{colour}"]) >= TEXT


@pytest.mark.parametrize("terrain", TERRAIN_NAMES)
def test_names_of_hexes_can_be_read(tokens: dict[str, str], terrain: str) -> None:
    assert contrast(tokens[f"{terrain}-ink"], tokens[terrain]) >= TEXT


@pytest.mark.parametrize("frame", FRAMES)
def test_frames_stand_out_from_their_casing(tokens: dict[str, str], frame: str) -> None:
    """A frame is drawn on a dark casing, so that it is seen on every terrain."""
    assert contrast(tokens[frame], tokens["map-casing"]) >= SIGN


@pytest.mark.parametrize("colour", TERRAIN_NAMES)
def test_pieces_stand_out_from_their_rim(tokens: dict[str, str], colour: str) -> None:
    """The outline of a building is seen against its light rim, whatever lies around."""
    assert contrast(tokens["outline"], tokens["rim"]) >= SIGN
    assert contrast(tokens["rim"], tokens[f"{colour}-low"]) >= 1.5
