"""Production (rulebook, "Production"): a tool disc fills empty warehouses, with several goods of one kind or with one
good each of different kinds.
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import GOOD_SETS, MOST_PRODUCED, goods_in, is_several
from spielwerk.games.noria.kind import Price
from spielwerk.games.noria.rules import discs
from spielwerk.games.noria.state import FREE, FULL, RESOURCE, Player, State
from spielwerk.games.noria.terms import GOODS, RESOURCES


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


def _pieces_obstacles(state: State, player: Player, pieces: vec[i64], found: Obstacles) -> None:
    """What stands in the way of making so many pieces of each good."""
    for good in range(GOODS):
        if pieces[good] > player.amounts[FREE + good]:
            found.add("production.warehouses", pieces[good], player.amounts[FREE + good])
    for kind in range(RESOURCES):
        need: i64 = 0
        for good in range(GOODS):
            need += pieces[good] * cost(state, good, kind)
        if need > player.amounts[RESOURCE + kind]:
            found.add("production.cost", need, player.amounts[RESOURCE + kind])


def _make(state: State, player: Player, good: i64, pieces: i64) -> None:
    player.amounts[FREE + good] -= pieces
    player.amounts[FULL + good] += pieces
    for kind in range(RESOURCES):
        player.amounts[RESOURCE + kind] -= pieces * cost(state, good, kind)


class Produce(discs.OfDisc):
    """Several pieces of one good. An action's offset is the good times MOST_PRODUCED, and one less than the pieces."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for good in range(GOODS):
            for amount in range(most(state, state.players[seat], good)):
                out.append(self.start + good * MOST_PRODUCED + amount)

    def own_obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        pieces = vec[i64]([0] * GOODS)
        pieces[self.value(action, 0)] = self.value(action, 1) + 1
        _pieces_obstacles(state, state.players[seat], pieces, found)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        discs.act(state)
        _make(state, state.players[seat], self.value(action, 0), self.value(action, 1) + 1)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        found = Price()
        for kind in range(RESOURCES):
            found.resources[kind] = (self.value(action, 1) + 1) * cost(state, self.value(action, 0), kind)
        return found


class ProduceEach(discs.OfDisc):
    """One piece each of at least two goods."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        possible: i64 = 0
        for good in range(GOODS):
            if most(state, player, good) > 0:
                possible = possible | BIT[good]
        if not is_several(possible):
            return
        for goods in range(3, GOOD_SETS):
            if goods & possible == goods and is_several(goods):
                price = _set_cost(state, goods)
                if price[0] <= player.amounts[RESOURCE] and price[1] <= player.amounts[RESOURCE + 1]:
                    if price[2] <= player.amounts[RESOURCE + 2]:
                        out.append(self.start + goods)

    def own_obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        pieces = vec[i64]([0] * GOODS)
        for good in goods_in(action - self.start):
            pieces[good] = 1
        _pieces_obstacles(state, state.players[seat], pieces, found)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        discs.act(state)
        for good in goods_in(action - self.start):
            _make(state, state.players[seat], good, 1)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        found = Price()
        found.resources = _set_cost(state, action - self.start)
        return found
