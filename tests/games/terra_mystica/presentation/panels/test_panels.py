"""The panels beside the map: complete, named, tappable, small."""

import pytest

from games.terra_mystica.play import APART, chosen, given, next_round, passes, play, player_of, table
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
from spielwerk.core.presentation import Panel
from spielwerk.games.terra_mystica.presentation.board.board import board, definitions
from spielwerk.games.terra_mystica.presentation.panels.panels import colours, panels
from spielwerk.games.terra_mystica.presentation.panels.seat import next_income
from spielwerk.games.terra_mystica.turn import TerraMystica

NOTHING: dict[str, str] = {}


def panel(state: TerraMystica, key: str, seat: int | None = 0, language: str = "en", **marks: str) -> Panel:
    chosen_ = {name.replace("_", "-"): kind for name, kind in marks.items()}
    return next(panel for panel in panels(state, seat, language, chosen_) if panel.key == key)


# All of them.


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_well_formed_named_and_without_styles_or_scripts(language: str) -> None:
    for state in some_positions():
        for shown in panels(state, 0, language, NOTHING):
            assert shown.title and shown.summary and shown.html
            for markup in (shown.html, shown.summary):
                assert not FORBIDDEN.search(markup)
                root = parsed(markup)
                for element in root.iter():
                    pictured = element.attrib.get("role") in ("img", "button", "group") or element.tag == "button"
                    assert name_of(element) or not pictured
                    hidden = element.attrib.get("aria-hidden") == "true" or bool(name_of(element))
                    assert element.tag != "svg" or hidden


def test_ids_are_on_a_page_once_and_are_those_of_the_game() -> None:
    for state in some_positions():
        for seat in (0, None):
            shown = panels(state, seat, "en", NOTHING)
            root = parsed("".join([board(state, "en", NOTHING), *(panel.html + panel.summary for panel in shown)]))
            assert len(ids(root)) == len(set(ids(root)))
            for element in buttons(root):
                assert TAPPED.fullmatch(element.attrib["id"]), element.attrib["id"]


def test_they_use_only_drawings_that_the_page_has() -> None:
    for state in some_positions():
        known = set(ids(parsed(definitions(state))))
        for shown in panels(state, 0, "en", NOTHING):
            assert references(parsed(shown.html + shown.summary)) <= known


def test_the_own_board_comes_first_and_the_others_as_they_sit() -> None:
    state = next(state for state in some_positions() if len(state.players) == 4)
    places = [shown.place for shown in panels(state, 2, "en", NOTHING)]
    assert [place for place in places if place != "common"] == ["own", "seat-3", "seat-0", "seat-1"]
    watched = [shown.place for shown in panels(state, None, "en", NOTHING)]
    assert sorted(place for place in watched if place != "common") == ["seat-0", "seat-1", "seat-2", "seat-3"]


def test_a_move_changes_little() -> None:
    """The map, all common panels and two faction boards: more than a move changes."""
    for language in LANGUAGES:
        for state in some_positions():
            shown = panels(state, 0, language, NOTHING)
            common = [panel.html + panel.summary for panel in shown if panel.place == "common"]
            seats = sorted((panel.html + panel.summary for panel in shown if panel.place != "common"), key=len)[-2:]
            assert packed([board(state, language, NOTHING), *common, *seats]) < 8_192


def test_only_the_own_board_can_be_tapped() -> None:
    state = table(*APART)
    assert "resource-coins" in ids(parsed(panel(state, "own").html))
    assert not list(buttons(parsed(panel(state, "seat-1").html)))


def test_marks() -> None:
    state = table(*APART)
    shown = panel(state, "power", action_ACT4="choice", action_ACT5="selected")
    root = parsed(shown.html)
    assert "is-choice" in classes(by_id(root, "action-ACT4"))
    assert by_id(root, "action-ACT5").attrib["aria-pressed"] == "true"
    reached = [element.attrib["id"] for element in buttons(root) if element.attrib.get("tabindex") != "-1"]
    assert reached == ["action-ACT4", "action-ACT5"]


def test_colours_and_signs_of_the_seats() -> None:
    assert colours(table(*APART)) == [("green", "s-seat-green"), ("yellow", "s-seat-yellow")]
    nobody = chosen("witches")
    assert colours(nobody) == [("green", "s-seat-green"), ("none", "s-seat-2")]


# Faction boards.


def test_a_faction_board_says_what_is_there_and_what_comes_in() -> None:
    state = table(*APART)
    given(state, "witches", coins=7, workers=1, bowls="3/5/4")
    root = parsed(panel(state, "own").html)
    assert name_of(by_id(root, "resource-coins")) == "7 coins"
    assert name_of(by_id(root, "resource-workers")) == "1 worker, 3 workers with the next income"
    assert name_of(by_id(root, "resource-power")) == "Power: bowl I 3, bowl II 5, bowl III 4"


def test_a_faction_board_says_what_buildings_cost_and_uncover() -> None:
    root = parsed(panel(table(*APART), "own").html)
    words = name_of(by_id(root, "building-TP"))
    assert words == (
        "trading house: 4 of 4 left; costs 2 workers, 3 coins (6 coins without a neighbour); "
        "the next one brings 2 coins, 1 power of income"
    )
    dwellings = by_id(root, "building-D")
    places = [element for element in dwellings.iter("span") if "place" in classes(element)]
    assert len(places) == 9, "eight dwellings, and the worker that needs none"
    assert sum("built" in classes(place) for place in places) == 2


def test_tracks_say_what_the_next_step_costs_until_there_is_none() -> None:
    state = table(*APART)
    words = "Shipping 0; the next step costs 1 priest, 4 coins and brings 2 points"
    assert name_of(by_id(parsed(panel(state, "own").html), "track-shipping")) == words
    given(state, "witches", shipping=3, digging=2)
    root = parsed(panel(state, "own").html)
    assert name_of(by_id(root, "track-shipping")) == "Shipping 3"
    assert name_of(by_id(root, "track-digging")) == "Digging: 1 worker a spade"


def test_factions_without_a_track() -> None:
    state = table("dwarves E7 F6", "nomads E8 F3 I7")
    assert name_of(by_id(parsed(panel(state, "own").html), "track-shipping")) == "Range 1: skips one hex"
    state = table("darklings E5 I2", "nomads E8 F3 I7")
    assert name_of(by_id(parsed(panel(state, "own").html), "track-digging")) == "Digging: 1 priest a spade"


def test_special_actions_are_shown_free_and_used() -> None:
    state = table(*APART, bonus="BON1 BON3")
    given(state, "witches", favours="FAV6")
    root = parsed(panel(state, "own").html)
    assert {"action-BON1", "action-FAV6"} <= set(ids(root))
    play(state, "witches: action FAV6")
    play(state, "witches: +AIR")
    drawn = by_id(parsed(panel(state, "own").html), "action-FAV6")
    assert name_of(drawn) == "FAV6: 1 step in a cult (used this round)"
    assert any("is-used" in classes(element) for element in drawn.iter())


def test_the_next_income_is_what_comes_in() -> None:
    """For seats that have passed, so that their bonus card counts."""
    state = table(*APART, bonus="BON5 BON9", spare="BON3 BON8")
    for name in ("witches", "nomads"):
        free = next(tile for tile in (3, 8) if state.bonus_coins[tile] >= 0)
        if name == "nomads":
            expected = [next_income(state, player_of(state, "witches"))]
            before = [(player.coins, player.workers, player.priests) for player in state.players]
        play(state, f"{name}: pass BON{free}")
    witches = player_of(state, "witches")  # who have no steps in Earth, so that SCORE2 brings them nothing
    assert state.round == 2 and expected[0] is not None and expected[0].with_bonus
    coins, workers, priests = before[0]
    gained = (witches.coins - coins, witches.workers - workers, witches.priests - priests)
    assert gained == (expected[0].coins, expected[0].workers, expected[0].priests)


def test_a_bonus_card_that_goes_back_is_not_counted() -> None:
    state = table(*APART, bonus="BON3 BON8")
    witches = player_of(state, "witches")
    before = next_income(state, witches)
    assert before is not None and not before.with_bonus and before.coins == 0
    passes(state, "witches")
    after = next_income(state, witches)
    assert after is not None and after.with_bonus


def test_there_is_no_next_income_in_the_last_round() -> None:
    state = table(*APART)
    state.round = 6
    assert next_income(state, state.players[0]) is None
    assert "note" not in [name for element in parsed(panel(state, "own").html).iter() for name in classes(element)]


def test_the_short_form_is_one_line() -> None:
    state = table(*APART)
    given(state, "nomads", coins=3, workers=2, priests=1, bowls="1/2/3")
    root = parsed(panel(state, "seat-1").summary)
    words = [name_of(element) for element in root.iter() if name_of(element)]
    assert words == [
        "20 victory points",
        "3 coins",
        "2 workers",
        "1 priest",
        "Power: bowl I 1, bowl II 2, bowl III 3",
    ]


# Common panels.


def test_the_cult_board_says_who_stands_where_and_which_spaces_are_free() -> None:
    state = table(*APART)
    given(state, "witches", priests=1)
    play(state, "witches: send p to FIRE for 3")
    root = parsed(panel(state, "cults").html)
    words = "Fire: Witches 3, Nomads 1; for priests: 3 steps taken, 2 steps 3 of 3 free"
    assert name_of(by_id(root, "cult-FIRE")) == words
    spaces = [element for element in by_id(root, "cult-FIRE").iter("circle") if "space" in classes(element)]
    assert ["taken" in classes(space) for space in spaces] == [True, False, False, False]


def test_markers_on_one_step_stand_side_by_side() -> None:
    state = next(state for state in some_positions() if len(state.players) == 5 and state.round > 0)
    root = parsed(panel(state, "cults").html)
    for cult in ("FIRE", "WATER", "EARTH", "AIR"):
        track = by_id(root, f"cult-{cult}")
        markers = [use.attrib["transform"] for use in track.iter("use") if use.attrib["href"].startswith("#s-seat-")]
        assert len(markers) == len(set(markers)) == 5


def test_the_present_round_is_marked() -> None:
    state = table(*APART, scoring="SCORE3 SCORE8")
    root = parsed(panel(state, "rounds").html)
    assert "now" in classes(by_id(root, "tile-SCORE3"))
    assert name_of(by_id(root, "tile-SCORE3")).startswith("Round 1: 2 VP per dwelling; cult bonus 1 priest per 4")
    next_round(state)
    root = parsed(panel(state, "rounds").html)
    assert "past" in classes(by_id(root, "tile-SCORE3"))
    assert "now" in classes(by_id(root, "tile-SCORE8"))


def test_bonus_cards_show_their_coins_or_their_holder() -> None:
    state = table(*APART, bonus="BON3 BON8", spare="BON4")
    root = parsed(panel(state, "bonus").html)
    assert name_of(by_id(root, "tile-BON3")).endswith("6 coins; held by Witches")
    assert name_of(by_id(root, "tile-BON4")).endswith("; 1 coin lies on it")
    assert len(ids(root)) == 5


def test_favour_tiles_say_how_many_are_left_and_who_holds_them() -> None:
    state = table(*APART)
    given(state, "witches", favours="FAV1 FAV11")
    root = parsed(panel(state, "favours").html)
    assert name_of(by_id(root, "tile-FAV11")).endswith("; 2 left; held by Witches")
    assert "is-gone" in classes(by_id(root, "tile-FAV1"))
    assert len(ids(root)) == 12


def test_town_tiles_of_the_game() -> None:
    assert len(ids(parsed(panel(table(*APART), "towns").html))) == 8
    assert len(ids(parsed(panel(table(*APART, mini_expansion=False), "towns").html))) == 5


def test_power_actions_say_what_they_cost_and_whether_they_are_used() -> None:
    state = table(*APART)
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT4")
    root = parsed(panel(state, "power").html)
    assert name_of(by_id(root, "action-ACT4")) == "ACT4: 7 coins for 4 power (used this round)"
    assert name_of(by_id(root, "action-ACT6")) == "ACT6: 2 spades for 6 power"


def test_the_order_says_whose_turn_it_is_and_who_has_passed() -> None:
    state = table(*APART)
    passes(state, "witches")
    words = [name_of(element) for element in parsed(panel(state, "order").html).iter() if name_of(element)]
    assert words == ["Witches, has passed, starts the next round", "Nomads, on turn"]


def test_factions_are_shown_while_they_are_chosen() -> None:
    state = chosen("witches")
    root = parsed(panel(state, "factions").html)
    assert len(ids(root)) == 14
    assert name_of(by_id(root, "faction-witches")) == "Witches, home terrain forest, chosen by Seat 1"
    assert "is-gone" in classes(by_id(root, "faction-auren"))
    assert "factions" not in [shown.key for shown in panels(table(*APART), 0, "en", NOTHING)]


def test_seats_without_a_faction_have_a_board_too() -> None:
    state = chosen("witches")
    assert "Seat 2" in panel(state, "seat-1").html
