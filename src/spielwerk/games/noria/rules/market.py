"""The market (rulebook, "Market"): a city disc buys a new disc, which waits until administration."""

from librt.vecs import append
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.noria.actions import BUY
from spielwerk.games.noria.rules import discs, payment, resources
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import CITY, KINDS


def legal(state: State, seat: i64, out: list[int]) -> None:
    """While a city disc with an action left is under way."""
    have = resources.total(state.players[seat])
    for kind in range(KINDS):
        if state.market[kind] > 0 and have >= state.prices[kind]:
            out.append(BUY + kind)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if discs.current_kind(state, seat) != CITY:
        return Refusal("actions.city-disc")
    kind = action - BUY
    if state.market[kind] == 0:
        return Refusal("market.sold-out", 1, 0)
    have = resources.total(state.players[seat])
    if have < state.prices[kind]:
        return Refusal("market.price", state.prices[kind], have)
    return discs.act_refusal(state, state.players[seat])


def apply(state: State, seat: i64, action: i64) -> None:
    kind = action - BUY
    player = state.players[seat]
    discs.act(state)
    state.market[kind] -= 1
    player.waiting = append(player.waiting, kind)
    state.due_any = state.prices[kind]
    payment.settle(state, seat)
