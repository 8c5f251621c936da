"""The table of kinds of action: fixed numbers, room for more, and everything that follows from a row."""

import pytest

from games.terra_mystica.play import APART, table
from games.terra_mystica.positions import positions
from spielwerk.games.terra_mystica import steps
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.kinds import KIND_OF, NUM_DISTINCT_ACTIONS, TABLE, kind, named
from spielwerk.games.terra_mystica.maps import MAPS
from spielwerk.games.terra_mystica.presentation.choosing import elements

NAMES = [row.name for row in TABLE]

STARTS = {
    "faction": 0,
    "pass": 32,
    "done": 49,
    "burn": 50,
    "convert": 51,
    "advance-shipping": 67,
    "advance-digging": 68,
    "send-priest": 69,
    "power-action": 81,
    "special-action": 87,
    "dig": 111,
    "favour": 114,
    "town": 130,
    "cult": 146,
    "key": 150,
    "lower": 154,
    "give-up": 158,
    "accept": 174,
    "decline": 294,
    "bridge": 414,
    "connect": 478,
    "build": 526,
    "upgrade": 622,
    "transform": 1006,
    "draw-scoring": 1870,
    "remove-bonus": 1886,
}
"""Numbers that learners have seen: none of them may ever change, and a new kind takes the next one that is free."""

FACTION_NUMBERS = {
    "alchemists": 0,
    "auren": 1,
    "chaosmagicians": 2,
    "cultists": 3,
    "darklings": 4,
    "dwarves": 5,
    "engineers": 6,
    "fakirs": 7,
    "giants": 8,
    "halflings": 9,
    "mermaids": 10,
    "nomads": 11,
    "swarmlings": 12,
    "witches": 13,
}
"""Likewise."""


def test_the_numbers_of_kinds_stay() -> None:
    assert {row.name: row.start for row in TABLE if row.name in STARTS} == STARTS
    assert NUM_DISTINCT_ACTIONS >= 1902


def test_the_numbers_of_factions_and_maps_stay() -> None:
    assert {faction.name: faction.number for faction in FACTIONS if faction.name in FACTION_NUMBERS} == FACTION_NUMBERS
    assert [faction.number for faction in FACTIONS] == list(range(len(FACTIONS)))
    assert MAPS["base"].number == 0
    assert len({board.number for board in MAPS.values()}) == len(MAPS)


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("faction", [32]),
        ("pass", [17]),
        ("special-action", [24]),
        ("favour", [16]),
        ("town", [16]),
        ("bridge", [64]),
        ("connect", [48]),
        ("build", [96]),
        ("upgrade", [96, 4]),
        ("transform", [96, 9]),
        ("draw-scoring", [16]),
    ],
)
def test_there_is_room_for_what_expansions_bring(name: str, sizes: list[int]) -> None:
    assert [argument.size for argument in named(name).arguments] == sizes


def test_every_number_has_its_own_text() -> None:
    state = table(*APART)
    texts = [state.action_to_string(action, 0) for action in range(NUM_DISTINCT_ACTIONS)]
    assert len(set(texts)) == len(texts)
    assert all("{" not in text for text in texts)
    for action, text in enumerate(texts):
        if "from seat" not in text:  # of somebody who is not at this table
            assert state.string_to_action(text, 0) == action


def test_what_the_table_does_not_have_is_refused_by_name() -> None:
    state = table(*APART)
    for text in ("build #77", "transform A1 to #7", "bridge #29", "connect r36", "pass BON11", "+FAV13", "+TW9"):
        found = state.why_not(state.string_to_action(text, 0), 0)
        assert found is not None
        assert found.rule == "components.absent"


def test_the_first_obstacle_is_the_refusal() -> None:
    """Over the whole range, for every seat; and without an obstacle an action is legal."""
    for state in positions()[::80]:
        for seat in range(state.num_players()):
            for action in range(0, NUM_DISTINCT_ACTIONS, 3):
                refusal, obstacles = state.why_not(action, seat), state.obstacles(action, seat)
                assert (refusal is None) == (not obstacles)
                if refusal is not None:
                    first = obstacles[0]
                    assert (first.rule, first.need, first.have) == (refusal.rule, refusal.need, refusal.have)


def test_every_kind_is_told_and_shown() -> None:
    for entries in (steps._STEPS, elements._KINDS):
        assert list(entries) == NAMES


def test_prices() -> None:
    """Coins, workers, priests, power; whether or not the action is legal."""
    state = table(*APART)
    prices = {
        "build A2": (2, 1, 0, 0),
        "upgrade A3 to TP": (6, 2, 0, 0),
        "dig 2": (0, 6, 0, 0),
        "advance ship": (4, 0, 1, 0),
        "advance dig": (5, 2, 1, 0),
        "send p to FIRE for 3": (0, 0, 1, 0),
        "action ACT6": (0, 0, 0, 6),
        "action ACTE": (0, 2, 0, 0),
        "convert 5PW to 1P": (0, 0, 0, 5),
        "convert 1P to 1C": (0, 0, 1, 0),
        "convert 1W to 1C": (0, 1, 0, 0),
        "convert 3C to 1VP": (3, 0, 0, 0),
        "done": (0, 0, 0, 0),
    }
    for text, price in prices.items():
        assert state.price(state.string_to_action(text, 0), 0) == price, text


def test_a_kind_knows_its_actions() -> None:
    for action in range(NUM_DISTINCT_ACTIONS):
        row = kind(action)
        assert row is TABLE[KIND_OF[action]]
        assert row.action(*(int(row.value(action, place)) for place in range(len(row.arguments)))) == action
