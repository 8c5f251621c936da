"""The values printed on bonus, favour, town and scoring tiles."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.actions import BONUS_CULT, BONUS_SPADE, FAVOUR_CULT
from spielwerk.games.terra_mystica.factions.all import faction_named
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.state import new_player
from spielwerk.games.terra_mystica.terms import (
    AIR,
    DWELLING,
    EARTH,
    FIRE,
    NO_BUILDING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    WATER,
)
from spielwerk.games.terra_mystica.tiles import bonus, favours, scoring, towns


def row(number: int, **tables: vec[i64]) -> dict[str, int]:
    """What is not 0 in the tables of a tile."""
    return {name: int(table[number]) for name, table in tables.items() if table[number] != 0}


BONUS = {
    1: {"coins": 2},
    2: {"coins": 4},
    3: {"coins": 6},
    4: {"power": 3, "shipping": 1},
    5: {"power": 3, "workers": 1},
    6: {"workers": 2},
    7: {"workers": 1},
    8: {"priests": 1},
    9: {"coins": 2},
    10: {"power": 3},
}


@pytest.mark.parametrize("number", range(1, bonus.TILES + 1))
def test_bonus_tiles(number: int) -> None:
    found = row(
        number,
        coins=bonus.INCOME_COINS,
        workers=bonus.INCOME_WORKERS,
        priests=bonus.INCOME_PRIESTS,
        power=bonus.INCOME_POWER,
        shipping=bonus.EXTRA_SHIPPING,
    )
    assert found == BONUS[number]
    assert bonus.ACTION[number] == {1: BONUS_SPADE, 2: BONUS_CULT}.get(number, NO_ACTION)


def test_points_of_bonus_tiles_on_passing() -> None:
    player = new_player(faction_named("mermaids"))
    player.dwellings = 5
    player.trading_houses = 3
    player.temples = 2
    player.strongholds = 1
    player.sanctuaries = 1
    player.shipping = 4
    points = [bonus.pass_points(player, number) for number in range(bonus.TILES + 1)]
    assert points == [0, 0, 0, 0, 0, 0, 8, 6, 0, 5, 12]


def test_a_new_player_gets_no_points_on_passing() -> None:
    player = new_player(faction_named("witches"))
    assert [bonus.pass_points(player, number) for number in range(bonus.TILES + 1)] == [0] * 11
    assert favours.pass_points(player) == 0


FAVOURS = {
    1: (FIRE, 3, 1, {}),
    2: (WATER, 3, 1, {}),
    3: (EARTH, 3, 1, {}),
    4: (AIR, 3, 1, {}),
    5: (FIRE, 2, 3, {}),
    6: (WATER, 2, 3, {}),
    7: (EARTH, 2, 3, {"workers": 1, "power": 1}),
    8: (AIR, 2, 3, {"power": 4}),
    9: (FIRE, 1, 3, {"coins": 3}),
    10: (WATER, 1, 3, {}),
    11: (EARTH, 1, 3, {}),
    12: (AIR, 1, 3, {}),
}


@pytest.mark.parametrize("number", range(1, favours.TILES + 1))
def test_favour_tiles(number: int) -> None:
    income = row(number, coins=favours.INCOME_COINS, workers=favours.INCOME_WORKERS, power=favours.INCOME_POWER)
    found = (favours.CULT_OF[number], favours.STEPS[number], favours.COPIES[number], income)
    assert found == FAVOURS[number]


def test_what_favour_tiles_do() -> None:
    effects = {
        number: row(
            number,
            town=favours.TOWN_POWER,
            trading_house=favours.POINTS_PER_TRADING_HOUSE,
            dwelling=favours.POINTS_PER_DWELLING,
        )
        for number in range(1, favours.TILES + 1)
    }
    assert {number: effect for number, effect in effects.items() if effect} == {
        5: {"town": 6},
        10: {"trading_house": 3},
        11: {"dwelling": 2},
    }
    assert list(favours.ACTION) == [FAVOUR_CULT if number == 6 else NO_ACTION for number in range(favours.TILES + 1)]
    assert favours.PASS_TILE == 12


@pytest.mark.parametrize(("trading_houses", "points"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_favour_tile_12_counts_trading_houses_on_passing(trading_houses: int, points: int) -> None:
    player = new_player(faction_named("nomads"))
    player.trading_houses = trading_houses
    assert favours.pass_points(player) == 0
    player.favours = BIT[12 - 1]
    assert favours.pass_points(player) == points


TOWNS = {
    1: {"copies": 2, "points": 5, "coins": 6, "keys": 1},
    2: {"copies": 2, "points": 7, "workers": 2, "keys": 1},
    3: {"copies": 2, "points": 9, "priests": 1, "keys": 1},
    4: {"copies": 2, "points": 6, "power": 8, "keys": 1},
    5: {"copies": 2, "points": 8, "cults": 1, "keys": 1},
    6: {"copies": 1, "points": 2, "cults": 2, "keys": 2},
    7: {"copies": 2, "points": 4, "shipping": 1, "keys": 1},
    8: {"copies": 1, "points": 11, "keys": 1},
}


@pytest.mark.parametrize("number", range(1, towns.TILES + 1))
def test_town_tiles(number: int) -> None:
    found = row(
        number,
        copies=towns.COPIES,
        points=towns.POINTS,
        coins=towns.COINS,
        workers=towns.WORKERS,
        priests=towns.PRIESTS,
        power=towns.POWER,
        cults=towns.CULT_STEPS,
        keys=towns.KEYS,
        shipping=towns.SHIPPING_STEP,
    )
    assert found == TOWNS[number]


SCORING = {
    1: {"spade": 2, "cult": EARTH, "steps": 1, "coins": 1},
    2: {"town": 5, "cult": EARTH, "steps": 4, "spades": 1},
    3: {"dwelling": 2, "cult": WATER, "steps": 4, "priests": 1},
    4: {"big": 5, "cult": FIRE, "steps": 2, "workers": 1},
    5: {"dwelling": 2, "cult": FIRE, "steps": 4, "power": 4},
    6: {"trading_house": 3, "cult": WATER, "steps": 4, "spades": 1},
    7: {"big": 5, "cult": AIR, "steps": 2, "workers": 1},
    8: {"trading_house": 3, "cult": AIR, "steps": 4, "spades": 1},
    9: {"temple": 4, "cult": scoring.NO_CULT, "board_priest_coins": 2},
}


@pytest.mark.parametrize("number", range(1, scoring.TILES + 1))
def test_scoring_tiles(number: int) -> None:
    found = row(
        number,
        spade=scoring.POINTS_PER_SPADE,
        town=scoring.POINTS_PER_TOWN,
        dwelling=scoring.POINTS_PER_DWELLING,
        trading_house=scoring.POINTS_PER_TRADING_HOUSE,
        temple=scoring.POINTS_PER_TEMPLE,
        big=scoring.POINTS_PER_BIG,
        steps=scoring.REWARD_STEPS,
        coins=scoring.REWARD_COINS,
        workers=scoring.REWARD_WORKERS,
        priests=scoring.REWARD_PRIESTS,
        power=scoring.REWARD_POWER,
        spades=scoring.REWARD_SPADES,
        board_priest_coins=scoring.COINS_PER_BOARD_PRIEST,
    )
    assert found | {"cult": scoring.REWARD_CULT[number]} == SCORING[number]


def test_points_for_buildings_by_scoring_tile() -> None:
    buildings = [NO_BUILDING, DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY]
    points = {
        number: [scoring.building_points(number, building) for building in buildings]
        for number in range(1, scoring.TILES + 1)
    }
    nothing = [0, 0, 0, 0, 0, 0]
    dwelling, trading_house, big = [0, 2, 0, 0, 0, 0], [0, 0, 3, 0, 0, 0], [0, 0, 0, 0, 5, 5]
    assert [points[number] for number in (1, 2)] == [nothing, nothing]
    assert [points[number] for number in (3, 5)] == [dwelling, dwelling]
    assert [points[number] for number in (6, 8)] == [trading_house, trading_house]
    assert [points[number] for number in (4, 7)] == [big, big]
    assert points[9] == [0, 0, 0, 4, 0, 0]


def test_the_spade_tile_lies_in_rounds_1_to_4_only() -> None:
    assert [scoring.may_lie(1, round) for round in range(1, 7)] == [True, True, True, True, False, False]
    assert all(scoring.may_lie(number, round) for number in range(2, scoring.TILES + 1) for round in range(1, 7))


def test_promotional_tiles_belong_to_modules() -> None:
    settings = Settings(4)
    settings.mini_expansion = True
    settings.shipping_bonus = True
    settings.temple_scoring = True
    assert [bonus.in_game(number, settings) for number in range(1, 11)] == [True] * 10
    assert [scoring.in_game(number, settings) for number in range(1, 10)] == [True] * 9
    assert [towns.copies(number, settings) for number in range(1, 9)] == [2, 2, 2, 2, 2, 1, 2, 1]
    settings.mini_expansion = False
    settings.shipping_bonus = False
    settings.temple_scoring = False
    assert [bonus.in_game(number, settings) for number in range(1, 11)] == [True] * 9 + [False]
    assert [scoring.in_game(number, settings) for number in range(1, 10)] == [True] * 8 + [False]
    assert [towns.copies(number, settings) for number in range(1, 9)] == [2, 2, 2, 2, 2, 0, 0, 0]
