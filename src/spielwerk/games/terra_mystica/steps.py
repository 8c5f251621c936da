# not compiled: sentences for people
"""Actions as steps of sentences: the kind of an action, and the values that its sentence needs.

A step must be made before the action is played. `say` is a catalogue with the sentences of this folder's `locale/`.
"""

from typing import Final, NamedTuple

from spielwerk.core.sets import intersection, members
from spielwerk.games.terra_mystica.actions import (
    ACCEPT,
    BRIDGE,
    BUILD,
    BURN,
    COINS_TO_POINT,
    CONNECT,
    CONVERT,
    CULT,
    DECLINE,
    DIG,
    DONE,
    DRAW_SCORING,
    FAVOUR,
    GIVE_UP,
    KEY,
    LARGEST_OFFER,
    LOWER,
    PASS,
    POWER_ACTION,
    REMOVE_BONUS,
    SEND_PRIEST,
    SPECIAL_ACTION,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.rules.power import power_room
from spielwerk.games.terra_mystica.rules.power_actions import COST
from spielwerk.games.terra_mystica.state import TAKING_BONUS_TILES, TRANSFORMING, State
from spielwerk.games.terra_mystica.terms import (
    BUILDING_NAMES,
    CULT_NAMES,
    TERRAIN_NAMES,
    TERRAINS,
    TRADING_HOUSE,
)
from spielwerk.locale.catalogue import Catalogue

SPECIAL_NAMES: Final = ("BON1", "BON2", "FAV6", "ACTA", "ACTC", "ACTE", "ACTG", "ACTN", "ACTS", "ACTW")
_GIVE_UP_NAMES: Final = ("SPADE", "BRIDGE", "FREE_D", "FREE_TP", "FREE_TF")


ABSENT: Final = "components.absent"
"""Rule that refuses what is not in the game."""


class Step(NamedTuple):
    """One action: the last part of its sentence's key, and the values to be filled in."""

    kind: str
    values: dict[str, object]


def step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    """An action that the seat is about to take. What is not in this game has only its text (kind `absent`)."""
    refusal = state.why_not(action, seat)
    if refusal is not None and (refusal.rule == ABSENT or len(FACTIONS) <= action < PASS):
        return Step("absent", {"text": state.action_to_string(action, seat)})
    if action >= BRIDGE:
        return _drawn_step(action) if action >= DRAW_SCORING else _map_step(state, action, seat, say)
    if action >= ACCEPT:
        return _offer_step(state, action, seat, say)
    if action >= FAVOUR:
        return _due_step(state, action, seat, say)
    if action < BURN:
        return _early_step(state, action, seat, say)
    return _main_step(state, action, seat, say)


def _early_step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    if action < PASS:
        faction = FACTIONS[action]
        values: dict[str, object] = {
            "faction": say(f"words.faction.{faction.name}"),
            "terrain": terrain(faction.colour, say),
        }
        return Step("faction", values | {"seat": say("words.seat", n=seat + 1)})
    if action == DONE:
        return Step("done-transforming" if state.stage == TRANSFORMING else "done", {})
    if action == PASS:
        return Step("pass", {})
    number = action - PASS
    coins = max(0, state.bonus_coins[number])
    kind = "take-first" if state.phase == TAKING_BONUS_TILES else "take-coins" if coins else "take"
    return Step(kind, {"tile": f"BON{number}", "what": tile("bonus", number, say), "n": coins})


def _main_step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    player = state.players[seat]
    if action == BURN:
        return Step("burn", {"n": 1})
    if action < CONVERT + 9:
        kind = action - CONVERT
        coins = player.faction.coins_per_point if kind == COINS_TO_POINT else 0
        return Step("convert", {"what": say(f"tiles.conversion.{kind}", coins=coins)})
    if action < SEND_PRIEST:
        if action == CONVERT + 9:
            return Step("ship", {"level": player.shipping + 1})
        level = min(player.digging + 1, player.faction.digging_max)
        return Step("dig", {"workers": player.faction.spade_workers[level]})
    if action < POWER_ACTION:
        place = action - SEND_PRIEST
        steps = place % 3 + 1
        return Step("priest", {"cult": cult(place // 3, say), "n": steps, "steps": f"+{steps}"})
    if action < SPECIAL_ACTION:
        number = action - POWER_ACTION
        values = {"tile": f"ACT{number + 1}", "what": tile("power", number + 1, say), "power": COST[number]}
        return Step("power", values)
    if action < DIG:
        name = SPECIAL_NAMES[action - SPECIAL_ACTION]
        return Step("special", {"tile": name, "what": say(f"tiles.special.{name}")})
    return Step("spades", {"n": action - DIG + 1})


def _due_step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    if action < TOWN:
        number = action - FAVOUR + 1
        return Step("favour", {"n": number, "what": tile("favour", number, say)})
    if action < CULT:
        number = action - TOWN + 1
        return Step("town", {"n": number, "what": tile("town", number, say)})
    if action < KEY:
        return Step("cult", {"cult": cult(action - CULT, say), "n": int(state.players[seat].due_cult_steps)})
    if action < LOWER:
        return Step("key", {"cult": cult(action - KEY, say)})
    if action < GIVE_UP:
        return Step("lower", {"cult": cult(action - LOWER, say)})
    return Step("give-up", {"what": say(f"tiles.give-up.{_GIVE_UP_NAMES[action - GIVE_UP]}")})


def _offer_step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    place = action - ACCEPT if action < DECLINE else action - DECLINE
    power = place % LARGEST_OFFER + 1
    source = state.players[place // LARGEST_OFFER].faction
    values = {"n": power, "whom": say(f"words.from.{source.name}")}
    if action >= DECLINE:
        return Step("decline", values)
    player = state.players[seat]
    price = min(power, player.points + 1, power_room(player)) - 1
    return Step("accept" if price > 0 else "accept-free", values | {"points": price})


def _map_step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    board = state.board
    if action < CONNECT:
        return Step("bridge", {"place": board.bridge_names[action - BRIDGE]})
    if action < BUILD:
        river = action - CONNECT
        beside = members(intersection(board.river_near(river), state.players[seat].built))
        hexes = say.enumerate([board.hex_names[hex] for hex in beside])
        return Step("connect", {"river": board.river_names[river], "hexes": hexes})
    if action < UPGRADE:
        return Step("build", {"hex": board.hex_names[action - BUILD]})
    if action < TRANSFORM:
        place = action - UPGRADE
        name = BUILDING_NAMES[place % 4 + TRADING_HOUSE]
        return Step(
            "upgrade",
            {
                "hex": board.hex_names[place // 4],
                "building": say(f"words.building.{name}"),
                "a_building": say(f"words.a.{name}"),
            },
        )
    place = action - TRANSFORM
    return Step("transform", {"hex": board.hex_names[place // TERRAINS], "terrain": terrain(place % TERRAINS, say)})


def _drawn_step(action: int) -> Step:
    if action < REMOVE_BONUS:
        return Step("score", {"n": action - DRAW_SCORING + 1})
    return Step("delete", {"n": action - REMOVE_BONUS + 1})


def cult(number: int, say: Catalogue) -> str:
    return say(f"words.cult.{CULT_NAMES[number]}")


def terrain(number: int, say: Catalogue) -> str:
    return say(f"words.terrain.{TERRAIN_NAMES[number]}")


def tile(name: str, number: int, say: Catalogue) -> str:
    """What a tile does; `name` is bonus, favour, town, scoring, reward or power."""
    return say(f"tiles.{name}.{number}")
