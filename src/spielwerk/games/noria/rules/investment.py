"""Investment (rulebook, "Investment"): a city disc moves an envoy up one step, for the step's price and a surcharge."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.noria.actions import INVEST
from spielwerk.games.noria.rules import discs, payment, resources
from spielwerk.games.noria.state import STEP, State
from spielwerk.games.noria.terms import CITY, PATHS, TOP_STEP


def surcharge(state: State, seat: i64, path: i64) -> i64:
    """Resources of any kind on top: one for every envoy of another player that stands higher on the path."""
    own = state.players[seat].amounts[STEP + path]
    ahead: i64 = 0
    for index in range(len(state.players)):
        if state.players[index].amounts[STEP + path] > own:
            ahead += 1
    return ahead


def _shortfall(state: State, seat: i64, path: i64) -> Refusal | None:
    """What is missing for the next step, if anything."""
    player = state.players[seat]
    price = payment.step_price(state, path, player.amounts[STEP + path] + 1)
    have = payment.available(state, player, path, player.amounts[STEP + path] + 1)
    if have < price:
        return Refusal("investment.price", price, have)
    more = surcharge(state, seat, path)
    left = resources.total(player) - (price if payment.in_resources(path) else 0)
    return Refusal("investment.surcharge", more, left) if left < more else None


def legal(state: State, seat: i64, out: list[int]) -> None:
    """While a city disc with an action left is under way."""
    player = state.players[seat]
    for path in range(PATHS):
        step = player.amounts[STEP + path] + 1
        if step <= TOP_STEP:
            price = payment.step_price(state, path, step)
            if payment.available(state, player, path, step) >= price:
                if not payment.in_resources(path):
                    price = 0
                if resources.total(player) - price >= surcharge(state, seat, path):
                    out.append(INVEST + path)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if discs.current_kind(state, seat) != CITY:
        return Refusal("actions.city-disc")
    path = action - INVEST
    if state.players[seat].amounts[STEP + path] >= TOP_STEP:
        return Refusal("investment.top")
    missing = _shortfall(state, seat, path)
    return discs.act_refusal(state, state.players[seat]) if missing is None else missing


def apply(state: State, seat: i64, action: i64) -> None:
    path = action - INVEST
    discs.act(state)
    state.due_any = surcharge(state, seat, path)
    state.players[seat].amounts[STEP + path] += 1
    state.due_path = path
    if state.settings.solo:
        state.last_path = path
    payment.settle(state, seat)
