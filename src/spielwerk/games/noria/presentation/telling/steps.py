# not compiled: sentences for people
"""One action in words: its kind, and the values that sentences about it need."""

from collections.abc import Callable
from typing import Final, NamedTuple

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
from spielwerk.games.noria.presentation.choosing.elements import goods_in
from spielwerk.games.noria.presentation.telling.words import (
    chamber,
    disc_name,
    disc_object,
    good,
    goods_list,
    island_name,
    path,
    plot_goods,
    resource,
    resources_list,
    ring_object,
    slot_name,
)
from spielwerk.games.noria.rules.setup import order_at
from spielwerk.games.noria.state import STEP, State
from spielwerk.games.noria.terms import CITY, EMPTY, LAMP, PISTON, RESOURCES, kind_of
from spielwerk.locale.catalogue import Catalogue


class Step(NamedTuple):
    kind: str
    values: dict[str, object]


_Teller = Callable[[State, int, int, Catalogue], Step]


def step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    """The action, told from the position before it."""
    for end, start, tell in _TELLERS:
        if action < end:
            return tell(state, seat, action - start, say)
    return Step("reveal", {"island": island_name(action - REVEAL, say)})


def _disc(state: State, seat: int, slot: int, kind: str, say: Catalogue) -> Step:
    number = int(state.players[seat].wheel[slot])
    name = disc_object(number, say) if number != EMPTY else say("shown.no-disc")
    return Step(kind, {"disc": name, "where": slot_name(slot, say)})


def _rebuild(state: State, seat: int, pair: int, say: Catalogue) -> Step:
    one, other = int(FIRST_SLOT[pair]), int(SECOND_SLOT[pair])
    wheel = state.players[seat].wheel
    if wheel[one] == EMPTY:
        one, other = other, one
    values: dict[str, object] = {"one": disc_object(int(wheel[one]), say), "where": slot_name(other, say)}
    values["from"] = slot_name(one, say)
    if wheel[other] == EMPTY:
        return Step("rebuild-move", values)
    return Step("rebuild-swap", values | {"other": disc_object(int(wheel[other]), say)})


def _step_up(kind: str) -> _Teller:
    def tell(state: State, seat: int, number: int, say: Catalogue) -> Step:
        n = int(state.players[seat].amounts[STEP + number]) + 1
        return Step(kind, {"path": path(number, say), "n": n})

    return tell


def _factory(state: State, seat: int, plot: int, say: Catalogue) -> Step:
    island = int(state.players[seat].ambassador)
    goods = plot_goods(state, island, plot)
    values = {"plot": plot + 1, "goods": goods_list({one: goods.count(one) for one in goods}, say)}
    return Step("factory", values | {"island": island_name(island, say)})


def _produce(state: State, seat: int, number: int, say: Catalogue) -> Step:
    one, amount = divmod(number, MOST_PRODUCED)
    return Step("produce", {"goods": goods_list({one: amount + 1}, say)})


def _pay(state: State, seat: int, number: int, say: Catalogue) -> Step:
    amounts = (PAID_FIRST[number], PAID_SECOND[number], PAID_THIRD[number])
    return Step("pay", {"what": resources_list({kind: int(n) for kind, n in enumerate(amounts)}, say)})


def _pay_simple(state: State, seat: int, number: int, say: Catalogue) -> Step:
    amounts = (PAID_FIRST[number], PAID_SECOND[number], PAID_THIRD[number])
    return Step("pay", {"what": goods_list({kind: int(n) for kind, n in enumerate(amounts)}, say)})


def _pay_complex(state: State, seat: int, number: int, say: Catalogue) -> Step:
    return Step("pay", {"what": goods_list({LAMP: int(PAID_LAMPS[number]), PISTON: int(PAID_PISTONS[number])}, say)})


def _insert(state: State, seat: int, slot: int, say: Catalogue) -> Step:
    player = state.players[seat]
    values: dict[str, object] = {"where": slot_name(slot, say)}
    values["disc"] = disc_name(int(player.waiting[0]), say) if len(player.waiting) else say("shown.no-disc")
    if player.wheel[slot] == EMPTY:
        return Step("insert", values)
    return Step("insert-instead", values | {"old": disc_name(int(kind_of(player.wheel[slot])), say)})


def _wheel(state: State, seat: int, order: int, say: Catalogue) -> Step:
    names = [resource(int(order_at(order, place)), say) for place in range(RESOURCES)]
    return Step("draw-wheel", {"what": ", ".join(names)})


_TELLERS: Final[tuple[tuple[int, int, _Teller], ...]] = (
    (ENVOY, 0, lambda state, seat, n, say: Step("take-resource", {"resource": resource(n, say)})),
    (DONE, ENVOY, lambda state, seat, n, say: Step("envoy", {"path": path(n, say)})),
    (NIGHT_SHIFT, DONE, lambda state, seat, n, say: Step("done", {})),
    (REBUILD, NIGHT_SHIFT, lambda state, seat, n, say: Step("night-shift", {"ring": ring_object(n, say)})),
    (USE, REBUILD, _rebuild),
    (INSPECT, USE, lambda state, seat, n, say: _disc(state, seat, n, "use", say)),
    (BUY, INSPECT, lambda state, seat, n, say: _disc(state, seat, n, "inspect", say)),
    (INVEST, BUY, lambda state, seat, n, say: Step("buy", {"disc": disc_name(n, say)})),
    (JOURNEY_TO, INVEST, _step_up("invest")),
    (DISCOVER, JOURNEY_TO, lambda state, seat, n, say: Step("journey", {"island": island_name(n, say)})),
    (TAKE_SHIP, DISCOVER, lambda state, seat, n, say: Step("discover", {})),
    (FACTORY, TAKE_SHIP, lambda state, seat, n, say: Step("take-ship", {"resource": resource(n, say)})),
    (TAKE_NOTHING, FACTORY, _factory),
    (UPGRADE, TAKE_NOTHING, lambda state, seat, n, say: Step("take-nothing", {})),
    (PRODUCE, UPGRADE, lambda state, seat, n, say: _disc(state, seat, n, "upgrade", say)),
    (PRODUCE_EACH, PRODUCE, _produce),
    (
        SELL,
        PRODUCE_EACH,
        lambda state, seat, n, say: Step("produce", {"goods": goods_list(dict.fromkeys(goods_in(n), 1), say)}),
    ),
    (TRADE, SELL, lambda state, seat, n, say: Step("sell", {"good": good(n, say)})),
    (PAY, TRADE, lambda state, seat, n, say: Step("trade", {"resource": resource(n, say)})),
    (PAY_SIMPLE, PAY, _pay),
    (PAY_COMPLEX, PAY_SIMPLE, _pay_simple),
    (INTRIGUE, PAY_COMPLEX, _pay_complex),
    (REMOVE, INTRIGUE, lambda state, seat, n, say: Step("intrigue", {"chamber": chamber(n, say)})),
    (INSERT, REMOVE, lambda state, seat, n, say: Step("remove", {"chamber": chamber(n, say)})),
    (DRAW_MARKET, INSERT, _insert),
    (DRAW_WHEEL, DRAW_MARKET, lambda state, seat, n, say: Step("draw-market", {"disc": disc_name(n + CITY, say)})),
    (REVEAL, DRAW_WHEEL, _wheel),
)
"""How actions below a number, and not below the one before, are told; the second number is where they begin."""
