"""The black market (rulebook, "Black market"): goods for knowledge, knowledge for a resource, at any time among the
actions and as often as one likes.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.noria.actions import SELL, TRADE
from spielwerk.games.noria.state import ACTION, FREE, FULL, RESOURCE, State
from spielwerk.games.noria.terms import GOODS, RESOURCES, SIMPLE_GOODS

FOR_SIMPLE: Final = 2
FOR_COMPLEX: Final = 3
RESOURCE_PRICE: Final = 3


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    for good in range(GOODS):
        if player.amounts[FULL + good] > 0:
            out.append(SELL + good)
    if player.knowledge >= RESOURCE_PRICE:
        for kind in range(RESOURCES):
            out.append(TRADE + kind)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    if action < TRADE:
        return None if player.amounts[FULL + action - SELL] > 0 else Refusal("black-market.good", 1, 0)
    if player.knowledge < RESOURCE_PRICE:
        return Refusal("black-market.knowledge", RESOURCE_PRICE, player.knowledge)
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    state.stage = ACTION
    if action < TRADE:
        good = action - SELL
        player.amounts[FULL + good] -= 1
        player.amounts[FREE + good] += 1
        player.knowledge += FOR_SIMPLE if good < SIMPLE_GOODS else FOR_COMPLEX
    else:
        player.knowledge -= RESOURCE_PRICE
        player.amounts[RESOURCE + action - TRADE] += 1
