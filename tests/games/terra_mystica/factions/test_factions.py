"""The numbers printed on the fourteen faction boards, in one table each."""

import pytest

from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.factions.all import FACTIONS, faction_named
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION, Faction
from spielwerk.games.terra_mystica.terms import TERRAIN_NAMES

# colour, coins/workers/priests, bowls I and II, cults, start dwellings, start VP of 2017
START = {
    "alchemists": ("black", "15/3/0", "5/7", "1/1/0/0", 2, 27),
    "auren": ("green", "15/3/0", "5/7", "0/1/0/1", 2, 27),
    "chaosmagicians": ("red", "15/4/0", "5/7", "2/0/0/0", 1, 19),
    "cultists": ("brown", "15/3/0", "5/7", "1/0/1/0", 2, 16),
    "darklings": ("black", "15/1/1", "5/7", "0/1/1/0", 2, 15),
    "dwarves": ("gray", "15/3/0", "5/7", "0/0/2/0", 2, 20),
    "engineers": ("gray", "10/2/0", "3/9", "0/0/0/0", 2, 16),
    "fakirs": ("yellow", "15/3/0", "7/5", "1/0/0/1", 2, 33),
    "giants": ("red", "15/3/0", "5/7", "1/0/0/1", 2, 25),
    "halflings": ("brown", "15/3/0", "3/9", "0/0/1/1", 2, 20),
    "mermaids": ("blue", "15/3/0", "3/9", "0/2/0/0", 2, 19),
    "nomads": ("yellow", "15/2/0", "5/7", "1/0/1/0", 3, 19),
    "swarmlings": ("blue", "20/8/0", "3/9", "1/1/1/1", 2, 22),
    "witches": ("green", "15/3/0", "5/7", "0/0/0/2", 2, 19),
}

# workers/coins of dwelling, trading house beside an opponent, temple, stronghold, sanctuary
COSTS = {
    "alchemists": "1/2 2/3 2/5 4/6 4/6",
    "auren": "1/2 2/3 2/5 4/6 4/8",
    "chaosmagicians": "1/2 2/3 2/5 4/4 4/8",
    "cultists": "1/2 2/3 2/5 4/8 4/8",
    "darklings": "1/2 2/3 2/5 4/6 4/10",
    "dwarves": "1/2 2/3 2/5 4/6 4/6",
    "engineers": "1/1 1/2 1/4 3/6 3/6",
    "fakirs": "1/2 2/3 2/5 4/10 4/6",
    "giants": "1/2 2/3 2/5 4/6 4/6",
    "halflings": "1/2 2/3 2/5 4/8 4/6",
    "mermaids": "1/2 2/3 2/5 4/6 4/8",
    "nomads": "1/2 2/3 2/5 4/8 4/6",
    "swarmlings": "2/3 3/4 3/6 5/8 5/8",
    "witches": "1/2 2/3 2/5 4/6 4/6",
}

USUAL_INCOME = {
    "dwelling workers": "1 2 3 4 5 6 7 8 8",
    "trading house coins": "0 2 4 6 8",
    "trading house power": "0 1 2 4 6",
    "temple priests": "0 1 2 3",
    "temple power": "0 0 0 0",
    "stronghold": "2PW",
    "sanctuary": "1P",
}
INCOME = {
    "alchemists": {
        "trading house coins": "0 2 4 7 11",
        "trading house power": "0 1 2 3 4",
        "stronghold": "6C",
    },
    "chaosmagicians": {"stronghold": "2W"},
    "darklings": {"sanctuary": "2P"},
    "dwarves": {"trading house coins": "0 3 5 7 10"},
    "engineers": {
        "dwelling workers": "0 1 2 2 3 4 4 5 6",
        "temple priests": "0 1 1 2",
        "temple power": "0 0 5 5",
    },
    "fakirs": {"stronghold": "1P"},
    "giants": {"stronghold": "4PW"},
    "mermaids": {"stronghold": "4PW"},
    "nomads": {"trading house coins": "0 2 4 7 11", "trading house power": "0 1 2 3 4"},
    "swarmlings": {
        "dwelling workers": "2 3 4 5 6 7 8 9 9",
        "trading house coins": "0 2 4 6 9",
        "trading house power": "0 2 4 6 8",
        "stronghold": "4PW",
        "sanctuary": "2P",
    },
}

USUAL_TRACKS: dict[str, object] = {
    "shipping": (0, 3),
    "shipping VP": "0 2 3 4",
    "shipping coins": 4,
    "digging steps": 2,
    "digging price": "2W 5C",
    "digging VP": 6,
    "workers per spade": "3 2 1",
    "priests per spade": 0,
}
TRACKS: dict[str, dict[str, object]] = {
    "darklings": {"digging steps": 0, "workers per spade": "0", "priests per spade": 1},
    "dwarves": {"shipping": (0, 0), "shipping VP": "0"},
    "fakirs": {"shipping": (0, 0), "shipping VP": "0", "digging steps": 1, "workers per spade": "3 2"},
    "halflings": {"digging price": "2W 1C"},
    "mermaids": {"shipping": (1, 5), "shipping VP": "0 0 2 3 4 5"},
}

USUAL_ABILITIES: dict[str, object] = {
    "places last": False,
    "VP per bought spade": 0,
    "VP per gained spade": 0,
    "tunnel": (0, 0, 0, 4),
    "favours per building": 1,
    "town": (0, 0),
    "towns across river": False,
    "stronghold action": NO_ACTION,
    "start action": NO_ACTION,
    "repeats start action": False,
    "coins per VP": 3,
    "trades VP": False,
    "watches offers": False,
}
ABILITIES: dict[str, dict[str, object]] = {
    "alchemists": {"coins per VP": 2, "trades VP": True},
    "auren": {"stronghold action": actions.AUREN_CULT},
    "chaosmagicians": {
        "places last": True,
        "favours per building": 2,
        "stronghold action": actions.CHAOS_DOUBLE,
    },
    "cultists": {"watches offers": True},
    "darklings": {"VP per bought spade": 2},
    "dwarves": {"tunnel": (1, 2, 0, 4)},
    "engineers": {"start action": actions.ENGINEER_BRIDGE, "repeats start action": True},
    "fakirs": {"tunnel": (1, 0, 1, 4)},
    "giants": {"stronghold action": actions.GIANT_SPADES},
    "halflings": {"VP per gained spade": 1},
    "mermaids": {"towns across river": True},
    "nomads": {"stronghold action": actions.NOMAD_SANDSTORM},
    "swarmlings": {"town": (0, 3), "stronghold action": actions.SWARMLING_TRADING_HOUSE},
    "witches": {"town": (5, 0), "stronghold action": actions.WITCH_RIDE},
}

every_faction = pytest.mark.parametrize("name", sorted(START))


def spaced(values: object) -> str:
    assert hasattr(values, "__iter__")
    return " ".join(str(value) for value in values)


def test_fourteen_factions_in_alphabetical_order() -> None:
    assert [faction.name for faction in FACTIONS] == sorted(START)


def test_an_unknown_faction_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"'elves'; there are alchemists, auren, .*, witches"):
        faction_named("elves")


@every_faction
def test_start(name: str) -> None:
    board = faction_named(name)
    assert START[name] == (
        TERRAIN_NAMES[board.colour],
        f"{board.start_coins}/{board.start_workers}/{board.start_priests}",
        f"{board.start_bowl_one}/{board.start_bowl_two}",
        "/".join(str(steps) for steps in board.start_cults),
        board.start_dwellings,
        board.start_points,
    )


@every_faction
def test_building_costs(name: str) -> None:
    board = faction_named(name)
    costs = [f"{workers}/{coins}" for workers, coins in zip(board.cost_workers, board.cost_coins, strict=True)]
    assert " ".join(costs) == "0/0 " + COSTS[name]


@every_faction
def test_power_values_are_the_same_for_all(name: str) -> None:
    assert list(faction_named(name).power_values) == [0, 1, 2, 2, 3, 3]


def stronghold_income(board: Faction) -> str:
    amounts = {
        "C": board.stronghold_coins,
        "W": board.stronghold_workers,
        "P": board.stronghold_priests,
        "PW": board.stronghold_power,
    }
    return " ".join(f"{amount}{kind}" for kind, amount in amounts.items() if amount != 0)


@every_faction
def test_income(name: str) -> None:
    board = faction_named(name)
    assert USUAL_INCOME | INCOME.get(name, {}) == {
        "dwelling workers": spaced(board.dwelling_workers),
        "trading house coins": spaced(board.trading_house_coins),
        "trading house power": spaced(board.trading_house_power),
        "temple priests": spaced(board.temple_priests),
        "temple power": spaced(board.temple_power),
        "stronghold": stronghold_income(board),
        "sanctuary": f"{board.sanctuary_priests}P",
    }


@every_faction
def test_tracks(name: str) -> None:
    board = faction_named(name)
    assert USUAL_TRACKS | TRACKS.get(name, {}) == {
        "shipping": (board.shipping_start, board.shipping_max),
        "shipping VP": spaced(board.shipping_points),
        "shipping coins": board.shipping_coins,
        "digging steps": board.digging_max,
        "digging price": f"{board.digging_workers}W {board.digging_coins}C",
        "digging VP": board.digging_points,
        "workers per spade": spaced(board.spade_workers),
        "priests per spade": board.spade_priests,
    }


@every_faction
def test_abilities(name: str) -> None:
    board = faction_named(name)
    assert USUAL_ABILITIES | ABILITIES.get(name, {}) == {
        "places last": board.places_last,
        "VP per bought spade": board.bought_spade_points,
        "VP per gained spade": board.gained_spade_points,
        "tunnel": (board.tunnel_range, board.tunnel_workers, board.tunnel_priests, board.tunnel_points),
        "favours per building": board.favours_per_building,
        "town": (board.town_points, board.town_workers),
        "towns across river": board.towns_across_river,
        "stronghold action": board.stronghold_action,
        "start action": board.start_action,
        "repeats start action": board.repeats_start_action,
        "coins per VP": board.coins_per_point,
        "trades VP": board.trades_points,
        "watches offers": board.watches_offers,
    }
