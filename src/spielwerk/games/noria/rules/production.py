"""Production (rulebook, "Production"): a tool disc fills empty warehouses, with several goods of one kind or with one
good each of different kinds.
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import GOOD_SETS, MOST_PRODUCED, PRODUCE, PRODUCE_EACH
from spielwerk.games.noria.rules import discs
from spielwerk.games.noria.state import FREE, FULL, RESOURCE, Player, State
from spielwerk.games.noria.terms import GOODS, RESOURCES, TOOL


def cost(state: State, good: i64, resource: i64) -> i64:
    """Resources of a kind that one piece of a good takes."""
    return state.settings.values.good_cost[good * RESOURCES + resource]


def most(state: State, player: Player, good: i64) -> i64:
    """How many pieces of a good can be made now."""
    found = player.amounts[FREE + good]
    for kind in range(RESOURCES):
        each = cost(state, good, kind)
        if each > 0:
            enough = player.amounts[RESOURCE + kind] // each
            if enough < found:
                found = enough
    return found


def _set_cost(state: State, goods: i64) -> vec[i64]:
    """Resources by kind that one piece of each good in a set takes."""
    total = vec[i64]([0, 0, 0])
    for good in range(GOODS):
        if goods & BIT[good] != 0:
            for kind in range(RESOURCES):
                total[kind] += cost(state, good, kind)
    return total


def _is_several(goods: i64) -> bool:
    return goods & (goods - 1) != 0


def legal(state: State, seat: i64, out: list[int]) -> None:
    """While a tool disc with an action left is under way."""
    player = state.players[seat]
    possible: i64 = 0
    for good in range(GOODS):
        pieces = most(state, player, good)
        for amount in range(pieces):
            out.append(PRODUCE + good * MOST_PRODUCED + amount)
        if pieces > 0:
            possible = possible | BIT[good]
    if not _is_several(possible):
        return
    for goods in range(3, GOOD_SETS):
        if goods & possible == goods and _is_several(goods):
            price = _set_cost(state, goods)
            if price[0] <= player.amounts[RESOURCE] and price[1] <= player.amounts[RESOURCE + 1]:
                if price[2] <= player.amounts[RESOURCE + 2]:
                    out.append(PRODUCE_EACH + goods)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if action >= PRODUCE_EACH and not _is_several(action - PRODUCE_EACH):
        return Refusal("components.absent")
    if discs.current_kind(state, seat) != TOOL:
        return Refusal("actions.tool-disc")
    player = state.players[seat]
    for good in range(GOODS):
        pieces = _pieces(action, good)
        if pieces > player.amounts[FREE + good]:
            return Refusal("production.warehouses", pieces, player.amounts[FREE + good])
    for kind in range(RESOURCES):
        need: i64 = 0
        for good in range(GOODS):
            need += _pieces(action, good) * cost(state, good, kind)
        if need > player.amounts[RESOURCE + kind]:
            return Refusal("production.cost", need, player.amounts[RESOURCE + kind])
    return discs.act_refusal(state, player)


def _pieces(action: i64, good: i64) -> i64:
    """How many pieces of a good an action makes."""
    if action >= PRODUCE_EACH:
        return 1 if (action - PRODUCE_EACH) & BIT[good] != 0 else 0
    number = action - PRODUCE
    return number % MOST_PRODUCED + 1 if number // MOST_PRODUCED == good else 0


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    discs.act(state)
    for good in range(GOODS):
        pieces = _pieces(action, good)
        if pieces > 0:
            player.amounts[FREE + good] -= pieces
            player.amounts[FULL + good] += pieces
            for kind in range(RESOURCES):
                player.amounts[RESOURCE + kind] -= pieces * cost(state, good, kind)
