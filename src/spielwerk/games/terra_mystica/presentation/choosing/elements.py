# not compiled: names for the page
"""Elements of the game that can be tapped, and which actions belong to which.

hex-E7  river-r12  bridge-C2-E5  tile-BON3  tile-FAV5  tile-TW2  tile-SCORE4  action-ACT4  action-BON1
cult-FIRE  track-shipping  track-digging  resource-workers  building-TP  faction-witches  offer-0-2 (2 power
from seat 0)  pass  done  give-up
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from spielwerk.games.terra_mystica.actions import (
    ACCEPT,
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BRIDGE,
    BUILD,
    BURN,
    COINS_TO_POINT,
    CONNECT,
    CONVERT,
    CULT,
    DECLINE,
    DIG,
    DIG_SLOTS,
    DONE,
    FACTION,
    FAVOUR,
    GIVE_UP,
    GIVE_UP_NAMES,
    KEY,
    LARGEST_OFFER,
    LOWER,
    PASS,
    POINT_TO_COIN,
    POWER_ACTION,
    POWER_ACTION_SLOTS,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_STEPS,
    PRIEST_TO_COIN,
    PRIEST_TO_WORKER,
    SPECIAL_ACTION,
    SPECIAL_NAMES,
    TOWN,
    UPGRADES,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
    offer_place,
    sending,
    transforming,
    upgrading,
)
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION
from spielwerk.games.terra_mystica.kinds import kind
from spielwerk.games.terra_mystica.state import PLACING_DWELLINGS, TAKING_BONUS_TILES, holds_favour
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, CULT_NAMES, DWELLING, TERRAINS, TRADING_HOUSE
from spielwerk.games.terra_mystica.tiles import bonus, favours, towns
from spielwerk.games.terra_mystica.turn import TerraMystica

GIVEN: Final = {
    "power": (BURN, CONVERT + POWER_TO_COIN, CONVERT + POWER_TO_WORKER, CONVERT + POWER_TO_PRIEST),
    "priests": (CONVERT + PRIEST_TO_WORKER, CONVERT + PRIEST_TO_COIN),
    "workers": (CONVERT + WORKER_TO_COIN, CONVERT + WORKER_TO_PRIEST),
    "coins": (CONVERT + COINS_TO_POINT,),
    "points": (CONVERT + POINT_TO_COIN,),
}
"""Exchanges by what is given away."""
_RESOURCE: Final = {action: name for name, actions in GIVEN.items() for action in actions}

_Named = Callable[[TerraMystica, int], str]
_KINDS: Final[Mapping[str, tuple[str, _Named]]] = {
    "faction": ("factions", lambda state, first: f"faction-{FACTIONS[first].name}"),
    "pass": ("pass", lambda state, first: f"tile-BON{first}" if first > 0 else "pass"),
    "done": ("end", lambda state, first: "done"),
    "burn": ("convert", lambda state, first: "resource-power"),
    "convert": ("convert", lambda state, first: f"resource-{_RESOURCE[CONVERT + first]}"),
    "advance-shipping": ("tracks", lambda state, first: "track-shipping"),
    "advance-digging": ("tracks", lambda state, first: "track-digging"),
    "send-priest": ("priests", lambda state, first: f"cult-{CULT_NAMES[first]}"),
    "power-action": ("power", lambda state, first: f"action-ACT{first + 1}"),
    "special-action": ("special", lambda state, first: f"action-{SPECIAL_NAMES[first]}"),
    "dig": ("dig", lambda state, first: "track-digging"),
    "favour": ("favour", lambda state, first: f"tile-FAV{first + 1}"),
    "town": ("town", lambda state, first: f"tile-TW{first + 1}"),
    "cult": ("cult", lambda state, first: f"cult-{CULT_NAMES[first]}"),
    "key": ("key", lambda state, first: f"cult-{CULT_NAMES[first]}"),
    "lower": ("lower", lambda state, first: f"cult-{CULT_NAMES[first]}"),
    "give-up": ("give-up", lambda state, first: "give-up"),
    "accept": ("offers", lambda state, first: f"offer-{first}"),
    "decline": ("offers", lambda state, first: f"offer-{first}"),
    "bridge": ("bridge", lambda state, first: bridge_element(state, first)),
    "connect": ("connect", lambda state, first: f"river-{state.board.river_names[first]}"),
    "build": ("build", lambda state, first: hex_element(state, first)),
    "upgrade": ("upgrade", lambda state, first: hex_element(state, first)),
    "transform": ("transform", lambda state, first: hex_element(state, first)),
    "draw-scoring": ("", lambda state, first: f"tile-SCORE{first + 1}"),
    "remove-bonus": ("", lambda state, first: f"tile-BON{first + 1}"),
}
"""Group and element by kind of action, from the first thing that the action is about."""


def hex_element(state: TerraMystica, hex: int) -> str:
    return f"hex-{state.board.hex_names[hex]}"


def bridge_element(state: TerraMystica, place: int) -> str:
    return f"bridge-{state.board.bridge_names[place].replace(':', '-')}"


def element_of(state: TerraMystica, action: int) -> str:
    """What is tapped for an action; for a draw, the tile."""
    row = kind(action)
    element = _KINDS[row.name][1](state, int(row.value(action, 0)) if row.arguments else 0)
    return f"{element}-{row.value(action, 1) + 1}" if row.name in ("accept", "decline") else element


def group_of(state: TerraMystica, action: int, home: int) -> str:
    """The group of choices that an action belongs to, for somebody whose home terrain is `home`."""
    row = kind(action)
    group = _KINDS[row.name][0]
    if group == "transform" and row.value(action, 1) != home:
        return "partial"
    if group == "pass" and state.phase == TAKING_BONUS_TILES:
        return "bonus"
    return "dwellings" if group == "build" and state.phase == PLACING_DWELLINGS else group


# From elements to actions.


def actions_of(state: TerraMystica, seat: int, element: str) -> list[int]:
    """All actions that belong to an element, legal or not, the likeliest first; none for what this table has not."""
    kind, _, name = element.partition("-")
    try:
        return list(_FINDERS[kind](state, seat, name)) if kind in _FINDERS else _without_name(element)
    except ValueError:
        return []


def _without_name(element: str) -> list[int]:
    if element == "done":
        return [DONE]
    if element == "give-up":
        return [GIVE_UP + due for due in range(len(GIVE_UP_NAMES))]
    return [PASS] if element == "pass" else []


def _hex_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    hex = int(state.board.hex_number(name))
    home = int(state.players[seat].faction.colour)
    yield BUILD + hex
    yield transforming(hex, home)
    yield from (upgrading(hex, building) for building in range(TRADING_HOUSE, TRADING_HOUSE + UPGRADES))
    yield from (transforming(hex, terrain) for terrain in range(TERRAINS) if terrain != home)


def _tile_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    letters = name.rstrip("0123456789")
    number = int(name[len(letters) :])
    if letters == "BON" and 0 < number <= bonus.TILES:
        yield PASS + number
        if bonus.ACTION[number] != NO_ACTION and state.players[seat].bonus == number:
            yield SPECIAL_ACTION + bonus.ACTION[number]
    elif letters == "FAV" and 0 < number <= favours.TILES:
        yield FAVOUR + number - 1
        if favours.ACTION[number] != NO_ACTION and holds_favour(state.players[seat], number):
            yield SPECIAL_ACTION + favours.ACTION[number]
    elif letters == "TW" and 0 < number <= towns.TILES:
        yield TOWN + number - 1


def _action_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    if name in SPECIAL_NAMES:
        return [SPECIAL_ACTION + SPECIAL_NAMES.index(name)]
    number = int(name.removeprefix("ACT"))
    return [POWER_ACTION + number - 1] if 0 < number <= POWER_ACTION_SLOTS else []


def _cult_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    cult = CULT_NAMES.index(name)
    player = state.players[seat]
    if player.due_keys:
        yield KEY + cult
    if player.due_cults:
        yield CULT + cult
    if player.due_towns and state.settings.keys_in_order:
        yield LOWER + cult
    yield from (sending(cult, steps) for steps in range(PRIEST_STEPS, 0, -1))


def _track_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    if name == "shipping":
        return [ADVANCE_SHIPPING]
    return [ADVANCE_DIGGING, *(DIG + spades for spades in range(DIG_SLOTS))] if name == "digging" else []


def _resource_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    actions = GIVEN.get(name, ())
    return actions if state.players[seat].due_priests else [one for one in actions if one != CONVERT + WORKER_TO_PRIEST]


def _building_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    building = BUILDING_NAMES.index(name)
    hexes = range(state.board.land)
    if building == DWELLING:
        return [BUILD + hex for hex in hexes if state.owner[hex] < 0]
    return [upgrading(hex, building) for hex in hexes if state.owner[hex] == seat]


def _offer_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    source, power = (int(part) for part in name.split("-"))
    if not (0 <= source < len(state.players) and 0 < power <= LARGEST_OFFER):
        return []
    return [start + offer_place(source, power) for start in (ACCEPT, DECLINE)]


def _faction_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    return [FACTION + int(faction.number) for faction in FACTIONS if faction.name == name]


_FINDERS: Final[dict[str, Callable[[TerraMystica, int, str], Iterable[int]]]] = {
    "hex": _hex_actions,
    "river": lambda state, seat, name: [CONNECT + int(state.board.river_number(name))],
    "bridge": lambda state, seat, name: [BRIDGE + int(state.board.bridge_number(name.replace("-", ":")))],
    "tile": _tile_actions,
    "action": _action_actions,
    "cult": _cult_actions,
    "track": _track_actions,
    "resource": _resource_actions,
    "building": _building_actions,
    "offer": _offer_actions,
    "faction": _faction_actions,
}
