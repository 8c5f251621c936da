"""Town hall and islands as they are drawn, and in words."""

from xml.etree.ElementTree import Element

from games.noria.play import at, discovered, given, play, seated, table
from games.noria.presentation.looking import (
    FORBIDDEN,
    LANGUAGES,
    TAPPED,
    buttons,
    by_id,
    classes,
    ids,
    marks,
    name_of,
    parsed,
    some_positions,
    text_of,
)
from spielwerk.games.noria.presentation import PRESENTATION
from spielwerk.games.noria.turn import Noria


def board(state: Noria, chosen: dict[str, str] | None = None, language: str = "en") -> str:
    return PRESENTATION.board(state, language, chosen or {}, [])


def test_it_is_well_formed_and_brings_no_styles_or_scripts() -> None:
    for state in some_positions():
        for language in LANGUAGES:
            text = board(state, {}, language)
            found = ids(parsed(text))
            assert len(found) == len(set(found)) and not FORBIDDEN.search(text)


def test_everything_that_can_be_tapped_has_a_name() -> None:
    for state in some_positions():
        for element in buttons(parsed(board(state))):
            assert name_of(element) and TAPPED.fullmatch(element.attrib["id"])


def test_choices_can_be_reached_by_keyboard() -> None:
    state = table(2)
    discovered(state, "I4")
    root = parsed(board(state, {"island-I4": "choice"}))
    assert by_id(root, "island-I4").attrib["tabindex"] == "0" and "is-choice" in classes(by_id(root, "island-I4"))
    assert by_id(root, "island-new").attrib["tabindex"] == "-1"


def test_a_chamber_shows_its_value() -> None:
    """Rulebook, "scoring.chamber": the leftmost number that no politician covers."""
    state = table(2)
    seated(state, research=2)
    chamber = by_id(parsed(board(state)), "chamber-research")
    assert "\u00d78" in text_of(chamber)
    assert name_of(chamber).startswith("Research chamber: value 8, 2 on the seats")


def test_a_chamber_that_cannot_rise_says_so() -> None:
    state = table(2)
    seated(state, research=4)
    assert name_of(by_id(parsed(board(state)), "chamber-research")).endswith("it cannot rise any further")


def test_envoys_stand_on_their_steps() -> None:
    state = table(2)
    given(state, "red", steps="0/7/0/0")
    assert "Red on step 7, Yellow on step 0" in name_of(by_id(parsed(board(state)), "path-settlement"))
    root = parsed(board(state))
    high, low = (_height(by_id(root, f"envoy-settlement-{seat}")) for seat in (0, 1))
    given(state, "yellow", steps="0/6/0/0")
    assert high < _height(by_id(parsed(board(state)), "envoy-settlement-1")) < low


def _height(piece: Element) -> float:
    """How far below the top a piece stands."""
    return float(piece[0].attrib["transform"].split()[1].rstrip(")"))


def test_prices_of_steps_that_owners_have_corrected_are_shown() -> None:
    """A step costs as many units as its number says (rulebook, "investment.prices"), unless the data say otherwise."""
    state = table(2)
    before = text_of(by_id(parsed(board(state)), "path-research"))
    values = state.settings.values
    values.step_price[3 * 10 + 9], values.step_same[3 * 10 + 2] = 12, 1
    after = text_of(by_id(parsed(board(state)), "path-research"))
    values.step_price[3 * 10 + 9], values.step_same[3 * 10 + 2] = 9, 0
    assert len(after) == len(before) + len("12") + len("=2") and "12" in after and "=2" in after


def test_points_are_those_of_now() -> None:
    state = table(2)
    seated(state, refinement=2)
    points = by_id(parsed(board(state)), "points-now")
    assert points.attrib["aria-label"] == "Points if the game ended now: Red 4, Yellow 4"


def test_an_island_with_its_ships_plots_and_ambassadors() -> None:
    state = table(3)
    discovered(state, "I4")
    at(state, "red", "I4")
    root = parsed(board(state))
    assert name_of(by_id(root, "island-I4")) == "island 4; the ambassador of Red is there"
    assert name_of(by_id(root, "ship-I4-energy")) == "2 ships for energy on island 4"
    assert name_of(by_id(root, "plot-I4-1")) == "Plot 1 on island 4: 2 engines \u2013 free"
    assert "ambassador-0" in ids(root) and "ambassador-1" not in ids(root)


def test_a_factory_has_the_sign_of_its_builder() -> None:
    state = table(2)
    discovered(state, "I4")
    at(state, "red", "I4")
    state.due_landing = True
    play(state, "red: factory 2")
    plot = by_id(parsed(board(state)), "plot-I4-2")
    assert name_of(plot).endswith("Red")
    assert {"#s-factory", "#s-seat-red"} <= {use.attrib["href"] for use in plot.iter("use")}


def test_marks_are_drawn_where_something_may_be_chosen() -> None:
    for state in some_positions()[:-1]:
        if state.deciders():
            chosen = marks(state, state.deciders()[0])
            root = parsed(board(state, chosen))
            here = [element for element in buttons(root) if chosen.get(element.attrib["id"]) == "choice"]
            assert all("is-choice" in classes(element) for element in here)


def test_the_words_for_the_board_name_everything() -> None:
    state = table(2)
    discovered(state, "I1")
    text = PRESENTATION.board_text(state, "de")
    for words in ("Forschungskammer", "Insel 1", "4 unentdeckte Inseln", "Rad von Rot", "Stadt", "Veredelung"):
        assert words in text
