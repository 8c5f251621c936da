"""Exact short texts of actions and of whole positions. They are the same in every position and for every seat."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.errors import Problem
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import (
    BUY,
    DISCOVER,
    DONE,
    DRAW_MARKET,
    DRAW_WHEEL,
    ENVOY,
    FACTORY,
    FIRST_SLOT,
    INSERT,
    INSPECT,
    INTRIGUE,
    INVEST,
    JOURNEY_TO,
    MOST_PRODUCED,
    NIGHT_SHIFT,
    NUM_DISTINCT_ACTIONS,
    PAID_FIRST,
    PAID_LAMPS,
    PAID_PISTONS,
    PAID_SECOND,
    PAID_THIRD,
    PAY,
    PAY_COMPLEX,
    PAY_SIMPLE,
    PRODUCE,
    PRODUCE_EACH,
    REBUILD,
    REMOVE,
    REVEAL,
    SECOND_SLOT,
    SELL,
    TAKE_NOTHING,
    TAKE_SHIP,
    TRADE,
    UPGRADE,
    USE,
)
from spielwerk.games.noria.rules.setup import order_at
from spielwerk.games.noria.state import Player, State
from spielwerk.games.noria.terms import (
    CHAMBER_NAMES,
    CITY,
    COLOUR_NAMES,
    GOOD_NAMES,
    GOODS,
    ISLAND_NAMES,
    KIND_NAMES,
    PATH_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    RING_NAMES,
    SLOT_NAMES,
    UPGRADED,
)


def action_text(action: i64) -> str:
    """The canonical text of an action."""
    if action >= INTRIGUE:
        return _late_text(action)
    if action >= PAY:
        return _payment_text(action)
    if action >= PRODUCE:
        return _goods_text(action)
    if action >= JOURNEY_TO:
        return _journey_text(action)
    if action >= INVEST:
        return f"invest {PATH_NAMES[action - INVEST]}"
    if action >= BUY:
        return f"buy {KIND_NAMES[action - BUY]}"
    if action >= INSPECT:
        return f"inspect {SLOT_NAMES[action - INSPECT]}"
    if action >= USE:
        return f"use {SLOT_NAMES[action - USE]}"
    if action >= REBUILD:
        return f"rebuild {SLOT_NAMES[FIRST_SLOT[action - REBUILD]]} {SLOT_NAMES[SECOND_SLOT[action - REBUILD]]}"
    if action >= NIGHT_SHIFT:
        return f"night-shift {RING_NAMES[action - NIGHT_SHIFT]}"
    if action == DONE:
        return "done"
    return f"envoy {PATH_NAMES[action - ENVOY]}" if action >= ENVOY else f"take {RESOURCE_NAMES[action]}"


def _journey_text(action: i64) -> str:
    if action >= UPGRADE:
        return f"upgrade {SLOT_NAMES[action - UPGRADE]}"
    if action == TAKE_NOTHING:
        return "nothing"
    if action >= FACTORY:
        return f"factory {action - FACTORY + 1}"
    if action >= TAKE_SHIP:
        return f"ship {RESOURCE_NAMES[action - TAKE_SHIP]}"
    return "discover" if action == DISCOVER else f"journey {ISLAND_NAMES[action - JOURNEY_TO]}"


def _goods_text(action: i64) -> str:
    if action >= TRADE:
        return f"trade {RESOURCE_NAMES[action - TRADE]}"
    if action >= SELL:
        return f"sell {GOOD_NAMES[action - SELL]}"
    if action < PRODUCE_EACH:
        place = action - PRODUCE
        return f"produce {place % MOST_PRODUCED + 1} {GOOD_NAMES[place // MOST_PRODUCED]}"
    goods = action - PRODUCE_EACH
    names = [GOOD_NAMES[good] for good in range(GOODS) if goods & BIT[good] != 0]
    return "produce " + (" ".join(names) if names else "nothing")


def _payment_text(action: i64) -> str:
    if action >= PAY_COMPLEX:
        place = action - PAY_COMPLEX
        return _paid(PAID_LAMPS[place], "lamp", PAID_PISTONS[place], "piston", 0, "")
    if action >= PAY_SIMPLE:
        place = action - PAY_SIMPLE
        names = GOOD_NAMES
    else:
        place = action - PAY
        names = RESOURCE_NAMES
    return _paid(PAID_FIRST[place], names[0], PAID_SECOND[place], names[1], PAID_THIRD[place], names[2])


def _paid(first: i64, first_name: str, second: i64, second_name: str, third: i64, third_name: str) -> str:
    parts = ["pay"]
    if first > 0:
        parts.append(f"{first} {first_name}")
    if second > 0:
        parts.append(f"{second} {second_name}")
    if third > 0:
        parts.append(f"{third} {third_name}")
    return " ".join(parts)


def _late_text(action: i64) -> str:
    if action >= REVEAL:
        return f"reveal {ISLAND_NAMES[action - REVEAL]}"
    if action >= DRAW_WHEEL:
        order = action - DRAW_WHEEL
        return "wheel " + " ".join([RESOURCE_NAMES[order_at(order, place)] for place in range(RESOURCES)])
    if action >= DRAW_MARKET:
        return f"market {KIND_NAMES[action - DRAW_MARKET + CITY]}"
    if action >= INSERT:
        return f"insert {SLOT_NAMES[action - INSERT]}"
    if action >= REMOVE:
        return f"remove {CHAMBER_NAMES[action - REMOVE]}"
    return f"intrigue {CHAMBER_NAMES[action - INTRIGUE]}"


_known_texts: dict[str, int] = {}


def _texts() -> dict[str, int]:
    """All texts in lower case. Made once."""
    if not _known_texts:
        for action in range(NUM_DISTINCT_ACTIONS):
            _known_texts[action_text(action).lower()] = action
    return _known_texts


def parse_action(words: str) -> int:
    """The action of a canonical text, upper and lower case alike. Raises ValueError that quotes the text."""
    known = _texts().get(" ".join(words.lower().split()), -1)
    if known < 0:
        raise Problem("action.none", text=words.strip())
    return known


# Whole positions.


def _numbers(values: vec[i64]) -> str:
    return " ".join([str(value) for value in values])


def disc_text(disc: i64) -> str:
    """A disc for people who read positions: its kind, with a plus when upgraded; a hyphen for a free slot."""
    if disc < 0:
        return "-"
    return f"{KIND_NAMES[disc - UPGRADED]}+" if disc >= UPGRADED else KIND_NAMES[disc]


def position_text(state: State) -> str:
    """Everything that the position consists of, one fact per line. Equal positions have equal texts."""
    opponent = f"{_numbers(state.letters)} boost {state.boost} last {state.last_path}"
    lines = [
        f"phase {state.phase} stage {state.stage} round {state.round} turn {state.turn} drawn {state.drawn}",
        f"prices {_numbers(state.prices)} market {_numbers(state.market)} boxed {_numbers(state.boxed)}",
        f"politicians above {_numbers(state.upper)} seated {_numbers(state.seated)}",
        f"islands {' '.join([ISLAND_NAMES[island] for island in state.open_islands])} hidden {state.hidden}",
        f"ships {_numbers(state.ships)} supply {_numbers(state.ship_supply)}",
        f"builders {_numbers(state.builders)} warehouses {_numbers(state.warehouse_supply)}",
        f"influence {state.night_shifts} {state.rebuilds} intrigues {state.intrigues}",
        f"chosen {_numbers(state.chosen)} inspected {state.inspected} fresh {state.fresh} current {state.current} "
        f"uses {state.uses} actions {state.actions} doubled {state.doubled} extras {state.extras}",
        f"due path {state.due_path} any {state.due_any} reveal {state.due_reveal} landing {state.due_landing} "
        f"removal {state.due_removal}",
        f"opponent {opponent} did {_numbers(state.bot_deeds)}",
    ]
    for index in range(len(state.players)):
        name = COLOUR_NAMES[index] if index < state.settings.num_players else "opponent"
        lines.extend(_player_lines(state.players[index], name))
    return "\n".join(lines) + "\n"


def _player_lines(player: Player, name: str) -> list[str]:
    island = ISLAND_NAMES[player.ambassador] if player.ambassador >= 0 else "harbour"
    waiting = " ".join([KIND_NAMES[kind] for kind in player.waiting])
    left = " withdrawn" if player.withdrawn else ""
    return [
        f"{name} wheel: {' '.join([disc_text(disc) for disc in player.wheel])} | {waiting}",
        f"{name} has: {_numbers(player.amounts)} knowledge {player.knowledge} ambassador {island} "
        f"factories {player.factories_built}{left}",
    ]
