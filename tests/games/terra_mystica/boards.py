"""Reads faction boards off by playing: what is there at the start, what buildings cost, what they bring."""

from games.terra_mystica.play import (
    choices,
    chosen,
    everything,
    given,
    play,
    player_of,
    put,
    seat_of,
    table,
    terrain,
    turn_of,
)
from spielwerk.core.game import NOBODY
from spielwerk.core.sets import members
from spielwerk.games.terra_mystica.factions.all import faction_named
from spielwerk.games.terra_mystica.state import INCOME, SETTLED, Event
from spielwerk.games.terra_mystica.terms import NO_BUILDING, TERRAIN_NAMES
from spielwerk.games.terra_mystica.turn import TerraMystica

HEXES = {
    "yellow": "E8 F3 I7",
    "brown": "E2 E6",
    "black": "E5 I2",
    "blue": "E4 I4",
    "green": "E9 F4",
    "gray": "E7 F6",
    "red": "G2 I5",
}
"""Start dwellings in the middle of the map, away from those of the other player."""


def alone(faction: str, scoring: str = "") -> TerraMystica:
    """The faction to move, and another one far away."""
    board = faction_named(faction)
    hexes = " ".join(HEXES[TERRAIN_NAMES[board.colour]].split()[: board.start_dwellings])
    others = "cultists A1 A7" if TERRAIN_NAMES[board.colour] != "brown" else "witches A3 A10"
    return table(f"{faction} {hexes}", others, scoring=scoring, spare="BON9 BON10")


def start(faction: str) -> str:
    """Coins, workers, priests, bowls and cults after the choice of the faction."""
    return " ".join(everything(chosen(faction).players[0])[1:6])


def start_points(faction: str) -> int:
    """VP at the start by the table of 2017."""
    return int(chosen(faction, start_points_2017=True).players[0].points)


def prices(faction: str) -> str:
    """Workers/coins: dwelling, lonely trading house, one beside an opponent, temple, stronghold, sanctuary."""
    state = alone(faction)
    home = TERRAIN_NAMES[faction_named(faction).colour]
    first = state.board.hex_names[members(player_of(state, faction).built)[0]]
    second = next(name for name in near(state, first) if not near_somebody(state, name, first))
    beside = next(name for name in near(state, second) if name != first)
    terrain(state, second, to=home)
    found = [price(state, faction, f"build {second}")]
    found.append(price(state, faction, f"upgrade {first} to TP"))
    put(state, state.seat_name(1), f"D {beside}")
    found.append(price(state, faction, f"upgrade {second} to TP"))
    found.append(price(state, faction, f"upgrade {first} to TE"))
    found.append(price(state, faction, f"upgrade {second} to SH"))
    found.append(price(state, faction, f"upgrade {first} to SA"))
    return " ".join(found)


def near(state: TerraMystica, hex_name: str) -> list[str]:
    return [state.board.hex_names[hex] for hex in members(state.near(state.board.hex_number(hex_name)))]


def near_somebody(state: TerraMystica, hex_name: str, besides: str) -> bool:
    """Whether a hex is taken or has a building next to it, apart from one."""
    names = [hex_name, *near(state, hex_name)]
    return any(state.owner[state.board.hex_number(name)] != NOBODY for name in names if name != besides)


def price(state: TerraMystica, faction: str, move: str) -> str:
    """Workers/coins that a move costs; a favour tile for it is taken."""
    given(state, faction, workers=10, coins=20)
    turn_of(state, faction)
    play(state, f"{faction}: {move}")
    player = player_of(state, faction)
    paid = f"{10 - player.workers}/{20 - player.coins}"
    while tiles := choices(state, faction, "+FAV"):
        play(state, f"{faction}: +FAV{tiles.split()[-1]}")
    return paid


def incomes(faction: str, building: str) -> str:
    """Income from none, one, two ... buildings of a kind, nothing else on the map: "1W, 2W, 3W"."""
    most = {"D": 8, "TP": 4, "TE": 3, "SH": 1, "SA": 1}[building]
    return ", ".join(income(faction, building, number) for number in range(most + 1))


def income(faction: str, building: str, number: int) -> str:
    """Income of the second round with so many buildings of a kind, without the 2 coins of the bonus tile."""
    state = alone(faction)
    clear(state, faction)
    places = [name for name in state.board.hex_names if state.owner[state.board.hex_number(name)] == NOBODY]
    put(state, faction, *(f"{building} {name}" for name in places[:number]))
    given(state, faction, bowls="30/0/0", priests=0)
    journal: list[Event] = []
    state.journal = journal
    play(state, f"{faction}: pass BON9", f"{state.seat_name(1)}: pass BON10")
    seat = seat_of(state, faction)
    before = next(event for event in reversed(journal) if event.kind == SETTLED and event.seat == seat)
    after = next(event for event in reversed(journal) if event.kind == INCOME and event.seat == seat)
    gains = {
        "C": after.coins - before.coins - 2,
        "W": after.workers - before.workers,
        "P": after.priests - before.priests,
        "PW": after.bowl_two + 2 * after.bowl_three - before.bowl_two - 2 * before.bowl_three,
    }
    return " ".join(f"{amount}{unit}" for unit, amount in gains.items() if amount) or "-"


def clear(state: TerraMystica, faction: str) -> None:
    """Takes all buildings of a faction from the map."""
    player = player_of(state, faction)
    for hex in members(player.built):
        state.owner[hex] = NOBODY
        state.building[hex] = NO_BUILDING
    player.built = (0, 0)
    player.dwellings = 0
