"""What lies beside the board: own place, others, rounds and prices, market, intrigues, points, the solo opponent."""

from games.noria.play import built, given, play, seated, table
from games.noria.presentation.looking import (
    FORBIDDEN,
    LANGUAGES,
    TAPPED,
    buttons,
    by_id,
    classes,
    ids,
    name_of,
    own,
    panel,
    parsed,
    some_positions,
    text_of,
)
from spielwerk.games.noria.presentation import PRESENTATION
from spielwerk.games.noria.turn import Noria


def test_every_panel_is_well_formed_and_brings_no_styles_or_scripts() -> None:
    for state in some_positions():
        for language in LANGUAGES:
            shown = PRESENTATION.panels(state, 0, language, {})
            html = "".join(one.html for one in shown)
            found = ids(parsed(html))
            assert len(found) == len(set(found)) and not FORBIDDEN.search(html)
            assert all((one.title and one.summary) or one.place == "common" for one in shown)


def test_what_can_be_tapped_has_a_name() -> None:
    for state in some_positions():
        for one in PRESENTATION.panels(state, 0, "en", {}):
            for element in buttons(parsed(one.html)):
                assert name_of(element) and TAPPED.fullmatch(element.attrib["id"]), element.attrib["id"]


def test_only_the_own_place_can_be_tapped() -> None:
    for one in PRESENTATION.panels(table(4), 2, "en", {}):
        if one.place.startswith("seat-"):
            assert not list(buttons(parsed(one.html)))


def test_places_begin_with_the_readers_own() -> None:
    places = [one.place for one in PRESENTATION.panels(table(4), 2, "en", {}) if one.place != "common"]
    assert places == ["own", "seat-3", "seat-0", "seat-1"]
    places = [one.place for one in PRESENTATION.panels(table(3), None, "en", {}) if one.place != "common"]
    assert places == ["seat-0", "seat-1", "seat-2"]


def test_the_price_of_the_next_influence_stands_on_it() -> None:
    """Rulebook, "influence.again": the complaint about prices that double unseen."""
    state = table(2)
    given(state, "red", knowledge=9)
    assert text_of(by_id(own(state, 0), "night-large")).endswith("1")
    play(state, "red: night-shift large")
    shown = own(state, 0)
    assert name_of(by_id(shown, "night-middle")) == "Night shift, middle ring: 2 knowledge"
    assert name_of(by_id(shown, "rebuild")) == "Rebuilding: 2 knowledge"
    assert name_of(by_id(own(state, 1), "night-middle")) == "Night shift, middle ring: 1 knowledge"


def test_stock_and_warehouses() -> None:
    state = table(2)
    given(state, "red", obsidian=3, ships="2/1/1", full="sail", free="sail lamp", knowledge=4)
    shown = own(state, 0)
    assert name_of(by_id(shown, "resource-obsidian")) == "obsidian: 3, ships: 2"
    assert name_of(by_id(shown, "good-sail")) == "Sail: full warehouses 1, empty ones 1"
    assert name_of(by_id(shown, "knowledge")) == "4 knowledge, visible cogs: 0"


def test_bought_discs_wait_beside_the_wheel() -> None:
    """Rulebook, "market.waiting"."""
    state = table(2)
    assert "Bought" not in text_of(own(state, 0))
    given(state, "red", waiting="tool")
    assert "Bought" in text_of(own(state, 0))


def rounds_of(state: Noria) -> str:
    return panel(state, 0, "rounds").html


def test_the_round_track_tells_prices_to_come() -> None:
    """Rulebook, "rounds.track" and "influence.later": with three players influence costs more from round 10 on."""
    state = table(3)
    html = rounds_of(state)
    assert html.count('class="space') == 15
    assert 'title="Round 1: an intrigue costs 1 knowledge"' in html
    assert 'title="Round 10: an intrigue costs 4 knowledge; night shifts and rebuilding cost 1 knowledge more"' in html
    assert "cost 1 knowledge more" not in html.partition("Round 10")[0]


def test_phases_and_actions_of_the_turn() -> None:
    state = table(2)
    now = [text_of(one) for one in parsed(rounds_of(state)).iter("li") if classes(one) == ["now"]]
    assert now == ["Influence"]
    slot = next(text for text in (state.action_to_string(action) for action in state.legal_actions()) if "use" in text)
    play(state, f"red: {slot}")
    assert [text_of(one) for one in parsed(rounds_of(state)).iter("li") if classes(one) == ["now"]] == ["Action"]


def test_the_market_names_price_and_stock() -> None:
    market = parsed(panel(table(3), 0, "market").html)
    assert name_of(by_id(market, "disc-tool")) == "Tool: costs 3 resources, 5 left"
    assert name_of(by_id(market, "disc-energy")) == "Energy: costs nothing, 5 left"


def test_what_an_intrigue_would_change_for_everybody() -> None:
    state = table(2)
    given(state, "red", steps="3/0/0/0")
    rows = list(parsed(panel(state, 0, "intrigue").html).iter("tr"))
    cells = ["".join(cell.itertext()) for cell in rows[1] if cell.tag == "td"]
    assert cells == ["0 \u2192 2", "+6", "+2"]
    seated(state, research=4)
    rows = list(parsed(panel(state, 0, "intrigue").html).iter("tr"))
    assert "no longer possible" in text_of(rows[4])


def test_points_add_up() -> None:
    state = table(2)
    seated(state, refinement=1, settlement=3, specialization=2)
    given(state, "red", steps="2/7/0/0")
    rows = list(parsed(panel(state, 0, "points").html).iter("tr"))
    totals = [text_of(cell) for cell in rows[-1] if cell.tag == "td"]
    assert totals == ["", str(2 * 2 + 7 * 6 + 7 * 4), str(1 * 2 + 1 * 4)]


def test_the_solo_opponent_is_called_approximate() -> None:
    """Rulebook, "solo.approximate"."""
    state = built(1)
    shown = panel(state, 0, "bot", "de").html
    assert "angenähert" in shown
    assert all(f">{letter}<" in shown for letter in "ABCDEF")
    play(state, "red: done")
    assert "Zuletzt" in panel(state, 0, "bot", "de").html
    assert not any(one.key == "bot" for one in PRESENTATION.panels(table(2), 0, "de", {}))
