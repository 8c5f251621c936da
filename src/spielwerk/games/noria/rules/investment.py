"""Investment (rulebook, "Investment"): a city disc moves an envoy up one step, for the step's price and a surcharge."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.kind import Price
from spielwerk.games.noria.rules import discs, payment, resources
from spielwerk.games.noria.state import STEP, State
from spielwerk.games.noria.terms import PATHS, TOP_STEP


def surcharge(state: State, seat: i64, path: i64) -> i64:
    """Resources of any kind on top: one for every envoy of another player that stands higher on the path."""
    own = state.players[seat].amounts[STEP + path]
    ahead: i64 = 0
    for index in range(len(state.players)):
        if state.players[index].amounts[STEP + path] > own:
            ahead += 1
    return ahead


class Invest(discs.OfDisc):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        for path in range(PATHS):
            step = player.amounts[STEP + path] + 1
            if step <= TOP_STEP:
                price = payment.step_price(state, path, step)
                if payment.available(state, player, path, step) >= price:
                    if not payment.in_resources(path):
                        price = 0
                    if resources.total(player) - price >= surcharge(state, seat, path):
                        out.append(self.start + path)

    def own_obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        path = action - self.start
        player = state.players[seat]
        step = player.amounts[STEP + path] + 1
        if step > TOP_STEP:
            found.add("investment.top")
            return
        price = payment.step_price(state, path, step)
        have = payment.available(state, player, path, step)
        if have < price:
            found.add("investment.price", price, have)
        more = surcharge(state, seat, path)
        left = resources.total(player) - (price if payment.in_resources(path) else 0)
        if left < more:
            found.add("investment.surcharge", more, left if left > 0 else 0)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        path = action - self.start
        discs.act(state)
        state.due_any = surcharge(state, seat, path)
        state.players[seat].amounts[STEP + path] += 1
        state.due_path = path
        if state.settings.solo:
            state.last_path = path
        payment.settle(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        path = action - self.start
        step = state.players[seat].amounts[STEP + path] + 1
        if step > TOP_STEP:
            return Price()
        return Price(any=surcharge(state, seat, path), path=path, units=payment.step_price(state, path, step))
