# not compiled: names for the page
"""Elements of the game that can be tapped, and which actions belong to which.

hex-E7  river-r12  bridge-C2-E5  tile-BON3  tile-FAV5  tile-TW2  tile-SCORE4  action-ACT4  action-BON1
cult-FIRE  track-shipping  track-digging  resource-workers  building-TP  faction-witches  offer-0-2 (2 power
from seat 0)  pass  done  give-up
"""

from collections.abc import Callable, Iterable
from typing import Final

from spielwerk.games.terra_mystica.actions import (
    ACCEPT,
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BONUS_CULT,
    BONUS_SPADE,
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
    DRAW_SCORING,
    FACTION,
    FAVOUR,
    FAVOUR_CULT,
    GIVE_UP,
    GIVE_UP_SLOTS,
    KEY,
    LARGEST_OFFER,
    LOWER,
    PASS,
    PASS_SLOTS,
    POINT_TO_COIN,
    POWER_ACTION,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_COIN,
    PRIEST_TO_WORKER,
    REMOVE_BONUS,
    SEND_PRIEST,
    SPECIAL_ACTION,
    TOWN,
    TRANSFORM,
    UPGRADE,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.state import PLACING_DWELLINGS, TAKING_BONUS_TILES, holds_favour
from spielwerk.games.terra_mystica.steps import SPECIAL_NAMES
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, CULT_NAMES, DWELLING, TERRAINS, TRADING_HOUSE
from spielwerk.games.terra_mystica.tiles.favours import CULT_ACTION
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
_BLOCKS: Final[tuple[tuple[int, str, _Named], ...]] = (
    (PASS, "factions", lambda state, action: f"faction-{FACTIONS[action - FACTION].name}"),
    (PASS + 1, "pass", lambda state, action: "pass"),
    (DONE, "pass", lambda state, action: f"tile-BON{action - PASS}"),
    (BURN, "end", lambda state, action: "done"),
    (ADVANCE_SHIPPING, "convert", lambda state, action: f"resource-{_RESOURCE[action]}"),
    (ADVANCE_DIGGING, "tracks", lambda state, action: "track-shipping"),
    (SEND_PRIEST, "tracks", lambda state, action: "track-digging"),
    (POWER_ACTION, "priests", lambda state, action: f"cult-{CULT_NAMES[(action - SEND_PRIEST) // 3]}"),
    (SPECIAL_ACTION, "power", lambda state, action: f"action-ACT{action - POWER_ACTION + 1}"),
    (DIG, "special", lambda state, action: f"action-{SPECIAL_NAMES[action - SPECIAL_ACTION]}"),
    (FAVOUR, "dig", lambda state, action: "track-digging"),
    (TOWN, "favour", lambda state, action: f"tile-FAV{action - FAVOUR + 1}"),
    (CULT, "town", lambda state, action: f"tile-TW{action - TOWN + 1}"),
    (KEY, "cult", lambda state, action: f"cult-{CULT_NAMES[action - CULT]}"),
    (LOWER, "key", lambda state, action: f"cult-{CULT_NAMES[action - KEY]}"),
    (GIVE_UP, "lower", lambda state, action: f"cult-{CULT_NAMES[action - LOWER]}"),
    (ACCEPT, "give-up", lambda state, action: "give-up"),
    (BRIDGE, "offers", lambda state, action: _offer(action)),
    (CONNECT, "bridge", lambda state, action: bridge_element(state, action - BRIDGE)),
    (BUILD, "connect", lambda state, action: f"river-{state.board.river_names[action - CONNECT]}"),
    (UPGRADE, "build", lambda state, action: hex_element(state, action - BUILD)),
    (TRANSFORM, "upgrade", lambda state, action: hex_element(state, (action - UPGRADE) // 4)),
)
"""Group and element of all actions below a number, and not below the one before."""


def _offer(action: int) -> str:
    place = action - ACCEPT if action < DECLINE else action - DECLINE
    return f"offer-{place // LARGEST_OFFER}-{place % LARGEST_OFFER + 1}"


def hex_element(state: TerraMystica, hex: int) -> str:
    return f"hex-{state.board.hex_names[hex]}"


def bridge_element(state: TerraMystica, place: int) -> str:
    return f"bridge-{state.board.bridge_names[place].replace(':', '-')}"


def element_of(state: TerraMystica, action: int) -> str:
    """What is tapped for an action; for a draw, the tile."""
    if action >= DRAW_SCORING:
        number = action - DRAW_SCORING
        cards = number - (REMOVE_BONUS - DRAW_SCORING)
        return f"tile-SCORE{number + 1}" if cards < 0 else f"tile-BON{cards + 1}"
    for end, _, named in _BLOCKS:
        if action < end:
            return named(state, action)
    return hex_element(state, (action - TRANSFORM) // TERRAINS)


def group_of(state: TerraMystica, action: int, home: int) -> str:
    """The group of choices that an action belongs to, for somebody whose home terrain is `home`."""
    if action >= TRANSFORM:
        return "transform" if (action - TRANSFORM) % TERRAINS == home else "partial"
    group = next(group for end, group, _ in _BLOCKS if action < end)
    if group == "pass" and state.phase == TAKING_BONUS_TILES:
        return "bonus"
    return "dwellings" if group == "build" and state.phase == PLACING_DWELLINGS else group


def is_exchange(action: int) -> bool:
    return BURN <= action < ADVANCE_SHIPPING


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
        return [GIVE_UP + kind for kind in range(GIVE_UP_SLOTS)]
    return [PASS] if element == "pass" else []


def _hex_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    hex = int(state.board.hex_number(name))
    home = int(state.players[seat].faction.colour)
    yield BUILD + hex
    yield TRANSFORM + TERRAINS * hex + home
    yield from (UPGRADE + 4 * hex + kind for kind in range(4))
    yield from (TRANSFORM + TERRAINS * hex + terrain for terrain in range(TERRAINS) if terrain != home)


def _tile_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    letters = name.rstrip("0123456789")
    number = int(name[len(letters) :])
    if letters == "BON" and 0 < number < PASS_SLOTS:
        yield PASS + number
        if number in (1, 2) and state.players[seat].bonus == number:
            yield SPECIAL_ACTION + (BONUS_SPADE if number == 1 else BONUS_CULT)
    elif letters == "FAV" and 0 < number <= TOWN - FAVOUR:
        yield FAVOUR + number - 1
        if number == CULT_ACTION and holds_favour(state.players[seat], number):
            yield SPECIAL_ACTION + FAVOUR_CULT
    elif letters == "TW" and 0 < number <= CULT - TOWN:
        yield TOWN + number - 1


def _action_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    if name in SPECIAL_NAMES:
        return [SPECIAL_ACTION + SPECIAL_NAMES.index(name)]
    number = int(name.removeprefix("ACT"))
    return [POWER_ACTION + number - 1] if 0 < number <= SPECIAL_ACTION - POWER_ACTION else []


def _cult_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    cult = CULT_NAMES.index(name)
    player = state.players[seat]
    if player.due_keys:
        yield KEY + cult
    if player.due_cults:
        yield CULT + cult
    if player.due_towns and state.settings.keys_in_order:
        yield LOWER + cult
    yield from (SEND_PRIEST + 3 * cult + steps for steps in (2, 1, 0))


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
    return [UPGRADE + 4 * hex + building - TRADING_HOUSE for hex in hexes if state.owner[hex] == seat]


def _offer_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    source, power = (int(part) for part in name.split("-"))
    if not (0 <= source < len(state.players) and 0 < power <= LARGEST_OFFER):
        return []
    return [start + LARGEST_OFFER * source + power - 1 for start in (ACCEPT, DECLINE)]


def _faction_actions(state: TerraMystica, seat: int, name: str) -> Iterable[int]:
    return [FACTION + number for number, faction in enumerate(FACTIONS) if faction.name == name]


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
