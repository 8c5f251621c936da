"""Whatever is tapped answers: it can be chosen, or the rulebook says why not."""

import pytest

from games.terra_mystica.play import (
    bridge,
    given,
    passes,
    play,
    put,
    rulebook_ids,
    seat_of,
    table,
    terrain,
)
from games.terra_mystica.presentation.playing import positions
from spielwerk.core.presentation import Reason
from spielwerk.core.rulebook import load_rulebook
from spielwerk.games.terra_mystica.actions import SPECIAL_NAMES
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.presentation.choosing.groups import groups
from spielwerk.games.terra_mystica.presentation.choosing.reasons import reasons
from spielwerk.games.terra_mystica.turn import TerraMystica


def elements(state: TerraMystica) -> list[str]:
    """Everything on the table that can be tapped."""
    board = state.board
    found = [f"hex-{name}" for name in board.hex_names]
    found += [f"river-{name}" for name in board.river_names]
    found += [f"bridge-{name.replace(':', '-')}" for name in board.bridge_names]
    found += [f"tile-BON{number}" for number in range(1, 11)]
    found += [f"tile-FAV{number}" for number in range(1, 13)]
    found += [f"tile-TW{number}" for number in range(1, 9)]
    found += [f"action-ACT{number}" for number in range(1, 7)]
    found += [f"action-{name}" for name in SPECIAL_NAMES]
    found += [f"cult-{name}" for name in ("FIRE", "WATER", "EARTH", "AIR")]
    found += [f"resource-{name}" for name in ("power", "priests", "workers", "coins", "points")]
    found += [f"faction-{faction.name}" for faction in FACTIONS]
    return [*found, "track-shipping", "track-digging", "pass", "done", "give-up", "offer-0-2", "offer-1-1"]


def why(state: TerraMystica, name: str, element: str, language: str = "en") -> list[Reason]:
    return reasons(state, seat_of(state, name), element, language)


def rules(state: TerraMystica, name: str, element: str) -> list[str]:
    """The rules that refuse, without those that only say what a tile or action does."""
    found = why(state, name, element)
    return [reason.rule for reason in found if not reason.action.startswith("What ")]


def test_everything_that_cannot_be_chosen_says_why() -> None:
    for at in positions()[::6]:
        for seat in {at.seat, (at.seat + 1) % at.state.num_players()}:
            chosen = {choice.element for group in groups(at.state, seat, "en") for choice in group.choices}
            for element in elements(at.state):
                found = reasons(at.state, seat, element, "en")
                assert found or element in chosen, element
                assert len({reason.text for reason in found}) == len(found)
                for reason in found:
                    assert reason.rule in rulebook_ids()
                    assert reason.action and reason.text


def test_both_languages_cite_the_same_rules_in_their_own_words() -> None:
    german = load_rulebook(GAME.package, "de")
    for at in positions()[::16]:
        for element in elements(at.state):
            found = reasons(at.state, at.seat, element, "de")
            assert [reason.rule for reason in found] == [
                reason.rule for reason in reasons(at.state, at.seat, element, "en")
            ]
            for reason in found:
                assert reason.text.startswith(german.rule(reason.rule).text)


def test_what_may_be_done_needs_no_reason() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", workers=9, coins=20)
    assert why(state, "witches", "hex-E7") == []
    assert why(state, "witches", "track-nothing") == why(state, "witches", "hex-Z9") == []


def test_tiles_of_the_rounds_only_say_what_they_do() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    assert why(state, "witches", "tile-SCORE5", "de")[0].rule == "tiles.score5"


# Hexes.


def test_a_hex_out_of_reach() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    assert rules(state, "witches", "hex-A1") == ["transform.reach"]
    assert why(state, "witches", "hex-A1")[0].action == "Turn A1 into forest"
    assert rules(state, "witches", "hex-A3") == ["build.reach"]


def test_spades_that_cannot_be_paid() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", workers=2, coins=3, bowls="7/2/1")
    found = why(state, "witches", "hex-E7")
    assert [reason.rule for reason in found] == ["transform.dig-cost", "power-actions.cost", "power-actions.cost"]
    shortage = "Needed: 3 workers; there: 2 workers. Exchanging and burning do not make up for it."
    assert found[0].text.endswith(shortage)
    german = why(state, "witches", "hex-E7", "de")[0]
    assert german.action == "E7 in Wald verwandeln"
    assert german.text.endswith("Nötig: 3 Arbeiter; vorhanden: 2 Arbeiter. Auch Tauschen und Opfern reicht nicht.")
    state.power_used = 63
    assert rules(state, "witches", "hex-E7") == ["transform.dig-cost", "power-actions.used"]


def test_a_dwelling_that_cannot_follow() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", workers=3, coins=0, bowls="12/0/0")
    found = why(state, "witches", "hex-E7")
    assert [(reason.action, reason.rule) for reason in found] == [("Dwelling on E7", "build.cost")]
    assert "Needed: 4 workers and 2 coins; there: 3 workers and 0 coins." in found[0].text


def test_buildings() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", workers=2, coins=2, bowls="12/0/0")
    assert rules(state, "witches", "hex-F4") == ["upgrade.cost"]
    assert rules(state, "witches", "hex-E8") == ["build.occupied"]
    put(state, "witches", "TP F4")
    given(state, "witches", workers=3, coins=6)
    assert [reason.action for reason in why(state, "witches", "hex-F4")] == ["Stronghold on F4"]
    put(state, "witches", "SH F4")
    assert rules(state, "witches", "hex-F4") == ["upgrade.order"]
    assert rules(state, "witches", "building-SA") == ["upgrade.order"]


def test_in_the_middle_of_a_transformation() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", workers=9, coins=20)
    play(state, "witches: dig 2")
    assert rules(state, "witches", "hex-E7") == ["transform.use-bought"]
    assert rules(state, "witches", "hex-A1") == ["transform.reach", "transform.use-bought"]
    assert rules(state, "witches", "hex-F4") == ["turn.finish-first"]
    assert rules(state, "witches", "done") == ["transform.use-bought"]


def test_cult_spades_do_not_build() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", scoring="SCORE2")
    given(state, "witches", cults="0/0/4/0")
    passes(state, "witches", "nomads")
    assert state.round == 1
    terrain(state, "E7", to="green")
    assert "transform.no-build-with-cult-spade" in rules(state, "witches", "hex-E7")


# What is beside the map.


def test_bridges_and_rivers() -> None:
    state = table("witches C3 F4", "nomads E8 F3 I7")
    assert rules(state, "witches", "river-r1") == ["towns.river"]
    assert "bridges.own-building" in rules(state, "witches", "bridge-H6-I9")
    own = next(
        element
        for element in elements(state)
        if element.startswith("bridge-") and rules(state, "witches", element) != ["bridges.own-building"]
    )
    given(state, "witches", bowls="12/0/0")
    assert rules(state, "witches", own) == ["power-actions.cost"]
    bridge(state, "witches", own.removeprefix("bridge-").replace("-", ":"))
    assert rules(state, "witches", own) == ["bridges.place-taken"]


@pytest.mark.parametrize(
    ("element", "expected"),
    [
        ("track-shipping", ["shipping.cost"]),
        ("track-digging", ["digging.cost", "transform.dig-cost"]),
        ("cult-FIRE", ["priests.none"]),
        ("action-ACT4", ["power-actions.cost"]),
        ("action-ACTW", ["special-actions.not-owned"]),
        ("tile-FAV5", ["favours.due"]),
        ("tile-TW5", ["towns.due"]),
        ("resource-power", ["burn.two-tokens", "conversions.power"]),
        ("resource-coins", ["conversions.points-at-end"]),
        ("pass", ["passing.take-tile"]),
        ("done", ["turn.nothing-to-end"]),
        ("offer-1-1", ["power-from-neighbours.no-offer"]),
        ("faction-auren", ["turn.phase"]),
    ],
)
def test_what_is_lacking(element: str, expected: list[str]) -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", workers=1, coins=0, priests=0, bowls="12/0/0")
    assert list(dict.fromkeys(rules(state, "witches", element))) == expected


def test_what_a_tile_or_action_does_comes_last() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    found = why(state, "witches", "tile-FAV5", "de")
    assert (found[-1].action, found[-1].rule) == ("Was FAV5 tut", "favours.fav5")
    assert why(state, "witches", "action-ACTE")[-1].rule == "special-actions.engineers"


def test_waiting_for_others() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    for element in ("hex-E7", "hex-F3", "cult-FIRE", "action-ACT1", "bridge-H6-I9", "track-digging", "pass"):
        assert rules(state, "nomads", element) == ["turn.your-turn"]
