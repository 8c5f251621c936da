# not compiled: sentences for people
"""One action in words: its kind, and the values that sentences about it need."""

from collections.abc import Callable
from typing import Final, NamedTuple

from spielwerk.games.noria.actions import FIRST_SLOT, MOST_PRODUCED, SECOND_SLOT, goods_in, order_at
from spielwerk.games.noria.kinds import named, row
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
from spielwerk.games.noria.rules.payment import Payment
from spielwerk.games.noria.state import FULL, STEP, State
from spielwerk.games.noria.terms import CITY, EMPTY, RESOURCES, kind_of
from spielwerk.locale.catalogue import Catalogue


class Step(NamedTuple):
    kind: str
    values: dict[str, object]


_Teller = Callable[[State, int, int, Catalogue], Step]


def step(state: State, action: int, seat: int, say: Catalogue) -> Step:
    """The action, told from the position before it."""
    kind = row(action)
    return KINDS[kind.name](state, seat, action - kind.start, say)


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


def _invest(state: State, seat: int, number: int, say: Catalogue) -> Step:
    n = int(state.players[seat].amounts[STEP + number]) + 1
    return Step("invest", {"path": path(number, say), "n": n})


def _factory(state: State, seat: int, plot: int, say: Catalogue) -> Step:
    island = int(state.players[seat].ambassador)
    goods = plot_goods(state, island, plot)
    values = {"plot": plot + 1, "goods": goods_list({one: goods.count(one) for one in goods}, say)}
    return Step("factory", values | {"island": island_name(island, say)})


def _produce(state: State, seat: int, number: int, say: Catalogue) -> Step:
    one, amount = divmod(number, MOST_PRODUCED)
    return Step("produce", {"goods": goods_list({one: amount + 1}, say)})


def _pay(name: str) -> _Teller:
    kind = named(name)
    assert isinstance(kind, Payment)
    payment = kind

    def tell(state: State, seat: int, number: int, say: Catalogue) -> Step:
        base = int(payment.base())
        paid = {base + place: int(payment.paid(number, place)) for place in range(3)}
        if base < FULL:
            return Step("pay", {"what": resources_list(paid, say)})
        return Step("pay", {"what": goods_list({place - FULL: n for place, n in paid.items()}, say)})

    return tell


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


KINDS: Final[dict[str, _Teller]] = {
    "take-resource": lambda state, seat, n, say: Step("take-resource", {"resource": resource(n, say)}),
    "envoy": lambda state, seat, n, say: Step("envoy", {"path": path(n, say)}),
    "done": lambda state, seat, n, say: Step("done", {}),
    "night-shift": lambda state, seat, n, say: Step("night-shift", {"ring": ring_object(n, say)}),
    "rebuild": _rebuild,
    "use": lambda state, seat, n, say: _disc(state, seat, n, "use", say),
    "inspect": lambda state, seat, n, say: _disc(state, seat, n, "inspect", say),
    "buy": lambda state, seat, n, say: Step("buy", {"disc": disc_name(n, say)}),
    "invest": _invest,
    "journey": lambda state, seat, n, say: Step("journey", {"island": island_name(n, say)}),
    "discover": lambda state, seat, n, say: Step("discover", {}),
    "take-ship": lambda state, seat, n, say: Step("take-ship", {"resource": resource(n, say)}),
    "factory": _factory,
    "take-nothing": lambda state, seat, n, say: Step("take-nothing", {}),
    "upgrade": lambda state, seat, n, say: _disc(state, seat, n, "upgrade", say),
    "produce": _produce,
    "produce-each": lambda state, seat, n, say: Step(
        "produce", {"goods": goods_list(dict.fromkeys(goods_in(n), 1), say)}
    ),
    "sell": lambda state, seat, n, say: Step("sell", {"good": good(n, say)}),
    "trade": lambda state, seat, n, say: Step("trade", {"resource": resource(n, say)}),
    "pay-resources": _pay("pay-resources"),
    "pay-simple": _pay("pay-simple"),
    "pay-complex": _pay("pay-complex"),
    "intrigue": lambda state, seat, n, say: Step("intrigue", {"chamber": chamber(n, say)}),
    "remove": lambda state, seat, n, say: Step("remove", {"chamber": chamber(n, say)}),
    "insert": _insert,
    "draw-market": lambda state, seat, n, say: Step("draw-market", {"disc": disc_name(n + CITY, say)}),
    "draw-wheel": _wheel,
    "reveal": lambda state, seat, n, say: Step("reveal", {"island": island_name(n, say)}),
}
"""How each kind is told; the number is what comes after the kind's start."""
