"""The market (rulebook, "Market"): a city disc buys a new disc, which waits until administration."""

from librt.vecs import append
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.kind import Price
from spielwerk.games.noria.rules import discs, payment, resources
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import DISC_KINDS


class Buy(discs.OfDisc):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        have = resources.total(state.players[seat])
        for kind in range(DISC_KINDS):
            if state.market[kind] > 0 and have >= state.prices[kind]:
                out.append(self.start + kind)

    def own_obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        kind = action - self.start
        if state.market[kind] == 0:
            found.add("market.sold-out", 1, 0)
        have = resources.total(state.players[seat])
        if have < state.prices[kind]:
            found.add("market.price", state.prices[kind], have)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        kind = action - self.start
        player = state.players[seat]
        discs.act(state)
        state.market[kind] -= 1
        player.waiting = append(player.waiting, kind)
        state.due_any = state.prices[kind]
        payment.settle(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return Price(any=state.prices[action - self.start])
