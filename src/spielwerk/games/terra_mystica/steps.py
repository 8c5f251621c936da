# not compiled: sentences for people
"""Actions as steps of sentences: the kind of an action, and the values that its sentence needs.

A step must be made before the action is played. `say` is a catalogue with the sentences of this folder's `locale/`.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from spielwerk.core.game import ABSENT
from spielwerk.core.sets import intersection, members
from spielwerk.games.terra_mystica.actions import COINS_TO_POINT, GIVE_UP_NAMES, SPECIAL_NAMES
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.kinds import kind
from spielwerk.games.terra_mystica.rules.power import power_room
from spielwerk.games.terra_mystica.state import TAKING_BONUS_TILES, TRANSFORMING, State
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, CULT_NAMES, TERRAIN_NAMES, TRADING_HOUSE
from spielwerk.games.terra_mystica.tiles.power_actions import COST
from spielwerk.locale.catalogue import Catalogue


class Step(NamedTuple):
    """One action: the last part of its sentence's key, and the values to be filled in."""

    kind: str
    values: dict[str, object]


def step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    """An action that the seat is about to take. What is not in this game has only its text (kind `absent`)."""
    refusal = state.why_not(action, seat)
    if refusal is not None and refusal.rule == ABSENT:
        return Step("absent", {"text": state.action_to_string(action, seat)})
    return _STEPS[kind(action).name](state, action, seat, say)


_Made = Callable[[State, int, int, Catalogue], Step]
"""Makes the step of an action of a kind: position, action, seat, sentences."""


def _first(action: int) -> int:
    """What an action is about, its first argument."""
    return int(kind(action).value(action, 0))


def _second(action: int) -> int:
    return int(kind(action).value(action, 1))


def _faction(state: State, action: int, seat: int, say: Catalogue) -> Step:
    faction = FACTIONS[_first(action)]
    values = {"faction": say(f"words.faction.{faction.name}"), "terrain": terrain(faction.colour, say)}
    return Step("faction", {**values, "seat": say("words.seat", n=seat + 1)})


def _pass(state: State, action: int, seat: int, say: Catalogue) -> Step:
    number = _first(action)
    if number == 0:
        return Step("pass", {})
    coins = max(0, state.bonus_coins[number])
    name = "take-first" if state.phase == TAKING_BONUS_TILES else "take-coins" if coins else "take"
    return Step(name, {"tile": f"BON{number}", "what": tile("bonus", number, say), "n": coins})


def _done(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("done-transforming" if state.stage == TRANSFORMING else "done", {})


def _burn(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("burn", {"n": 1})


def _convert(state: State, action: int, seat: int, say: Catalogue) -> Step:
    exchange = _first(action)
    coins = state.players[seat].faction.coins_per_point if exchange == COINS_TO_POINT else 0
    return Step("convert", {"what": say(f"tiles.conversion.{exchange}", coins=coins)})


def _shipping(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("ship", {"level": state.players[seat].shipping + 1})


def _digging(state: State, action: int, seat: int, say: Catalogue) -> Step:
    player = state.players[seat]
    level = min(player.digging + 1, player.faction.digging_max)
    return Step("dig", {"workers": player.faction.spade_workers[level]})


def _priest(state: State, action: int, seat: int, say: Catalogue) -> Step:
    steps = _second(action) + 1
    return Step("priest", {"cult": cult(_first(action), say), "n": steps, "steps": f"+{steps}"})


def _power(state: State, action: int, seat: int, say: Catalogue) -> Step:
    number = _first(action)
    what = tile("power", number + 1, say)
    return Step("power", {"tile": f"ACT{number + 1}", "what": what, "power": COST[number]})


def _special(state: State, action: int, seat: int, say: Catalogue) -> Step:
    name = SPECIAL_NAMES[_first(action)]
    return Step("special", {"tile": name, "what": say(f"tiles.special.{name}")})


def _spades(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("spades", {"n": _first(action) + 1})


def _favour(state: State, action: int, seat: int, say: Catalogue) -> Step:
    number = _first(action) + 1
    return Step("favour", {"n": number, "what": tile("favour", number, say)})


def _town(state: State, action: int, seat: int, say: Catalogue) -> Step:
    number = _first(action) + 1
    return Step("town", {"n": number, "what": tile("town", number, say)})


def _cult(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("cult", {"cult": cult(_first(action), say), "n": int(state.players[seat].due_cult_steps)})


def _key(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("key", {"cult": cult(_first(action), say)})


def _lower(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("lower", {"cult": cult(_first(action), say)})


def _give_up(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("give-up", {"what": say(f"tiles.give-up.{GIVE_UP_NAMES[_first(action)]}")})


def _offer(state: State, action: int, say: Catalogue) -> dict[str, object]:
    source = state.players[_first(action)].faction
    return {"n": _second(action) + 1, "whom": say(f"words.from.{source.name}")}


def _accept(state: State, action: int, seat: int, say: Catalogue) -> Step:
    player = state.players[seat]
    price = min(_second(action) + 1, player.points + 1, power_room(player)) - 1
    return Step("accept" if price > 0 else "accept-free", {**_offer(state, action, say), "points": price})


def _decline(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("decline", _offer(state, action, say))


def _bridge(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("bridge", {"place": state.board.bridge_names[_first(action)]})


def _connect(state: State, action: int, seat: int, say: Catalogue) -> Step:
    board, river = state.board, _first(action)
    beside = members(intersection(board.river_near(river), state.players[seat].built))
    hexes = say.enumerate([board.hex_names[hex] for hex in beside])
    return Step("connect", {"river": board.river_names[river], "hexes": hexes})


def _build(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("build", {"hex": state.board.hex_names[_first(action)]})


def _upgrade(state: State, action: int, seat: int, say: Catalogue) -> Step:
    name = BUILDING_NAMES[_second(action) + TRADING_HOUSE]
    words = {"building": say(f"words.building.{name}"), "a_building": say(f"words.a.{name}")}
    return Step("upgrade", {"hex": state.board.hex_names[_first(action)], **words})


def _transform(state: State, action: int, seat: int, say: Catalogue) -> Step:
    hex = state.board.hex_names[_first(action)]
    return Step("transform", {"hex": hex, "terrain": terrain(_second(action), say)})


def _score(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("score", {"n": _first(action) + 1})


def _delete(state: State, action: int, seat: int, say: Catalogue) -> Step:
    return Step("delete", {"n": _first(action) + 1})


_STEPS: Final[Mapping[str, _Made]] = {
    "faction": _faction,
    "pass": _pass,
    "done": _done,
    "burn": _burn,
    "convert": _convert,
    "advance-shipping": _shipping,
    "advance-digging": _digging,
    "send-priest": _priest,
    "power-action": _power,
    "special-action": _special,
    "dig": _spades,
    "favour": _favour,
    "town": _town,
    "cult": _cult,
    "key": _key,
    "lower": _lower,
    "give-up": _give_up,
    "accept": _accept,
    "decline": _decline,
    "bridge": _bridge,
    "connect": _connect,
    "build": _build,
    "upgrade": _upgrade,
    "transform": _transform,
    "draw-scoring": _score,
    "remove-bonus": _delete,
}
"""By kind of action."""


def cult(number: int, say: Catalogue) -> str:
    return say(f"words.cult.{CULT_NAMES[number]}")


def terrain(number: int, say: Catalogue) -> str:
    return say(f"words.terrain.{TERRAIN_NAMES[number]}")


def tile(name: str, number: int, say: Catalogue) -> str:
    """What a tile does; `name` is bonus, favour, town, scoring, reward or power."""
    return say(f"tiles.{name}.{number}")
