"""The black market (rulebook, "Black market"): goods for knowledge, knowledge for a resource, at any time among the
actions and as often as one likes.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.kind import Kind, Price
from spielwerk.games.noria.state import ACTION, FREE, FULL, RESOURCE, State
from spielwerk.games.noria.terms import GOODS, RESOURCES, SIMPLE_GOODS

# Knowledge for a good, and what a resource costs (rulebook p. 9).
FOR_SIMPLE: Final = 2
FOR_COMPLEX: Final = 3
RESOURCE_PRICE: Final = 3


class Sell(Kind):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for good in range(GOODS):
            if state.players[seat].amounts[FULL + good] > 0:
                out.append(self.start + good)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.players[seat].amounts[FULL + action - self.start] == 0:
            found.add("black-market.good", 1, 0)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        good = action - self.start
        state.stage = ACTION
        player.amounts[FULL + good] -= 1
        player.amounts[FREE + good] += 1
        player.knowledge += FOR_SIMPLE if good < SIMPLE_GOODS else FOR_COMPLEX


class Trade(Kind):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.players[seat].knowledge >= RESOURCE_PRICE:
            for kind in range(RESOURCES):
                out.append(self.start + kind)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        have = state.players[seat].knowledge
        if have < RESOURCE_PRICE:
            found.add("black-market.knowledge", RESOURCE_PRICE, have)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        state.stage = ACTION
        player.knowledge -= RESOURCE_PRICE
        player.amounts[RESOURCE + action - self.start] += 1

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return Price(knowledge=RESOURCE_PRICE)
