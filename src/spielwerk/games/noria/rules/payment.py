"""Paying (rulebook, "Paying"): where there is a choice, the payer says with what; where there is none, it is taken.

Prices of discs, tolls and surcharges are paid in resources of any kind. Steps on a path have the path's own currency:
obsidian; mycelium and energy; simple goods; complex goods. A step asks for units of one kind, or for any mixture.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.actions import (
    COMPLEX_FROM,
    PAID_FIRST,
    PAID_LAMPS,
    PAID_PISTONS,
    PAID_SECOND,
    PAID_THIRD,
    TRIPLES_FROM,
)
from spielwerk.games.noria.kind import Kind
from spielwerk.games.noria.state import FREE, FULL, NO_PATH, RESOURCE, STEP, Player, State
from spielwerk.games.noria.terms import LAMP, MYCELIUM, PATHS, RESOURCES, TOP_STEP

ANY: Final = PATHS
"""Stands where a path would for what is paid in resources of any kind."""
CURRENCY: Final[vec[i64]] = vec[i64]([RESOURCE, RESOURCE + MYCELIUM, FULL, FULL + LAMP, RESOURCE])
"""What pays for the steps of each path, and for ANY: the place of its first kind among a player's amounts."""
CURRENCY_KINDS: Final[vec[i64]] = vec[i64]([1, 2, 3, 2, RESOURCES])
"""How many kinds these are."""


def in_resources(path: i64) -> bool:
    """Whether the steps of a path are paid in resources, not in goods."""
    return CURRENCY[path] < FREE


def step_price(state: State, path: i64, step: i64) -> i64:
    """Units that a step costs, without surcharge."""
    return state.settings.values.step_price[path * (TOP_STEP + 1) + step]


def is_same(state: State, path: i64, step: i64) -> bool:
    """Whether all units for a step must be of one kind."""
    return state.settings.values.step_same[path * (TOP_STEP + 1) + step] != 0


def available(state: State, player: Player, path: i64, step: i64) -> i64:
    """Units that can be paid for a step: all that fit, or the most of one kind."""
    first = CURRENCY[path]
    found: i64 = 0
    same = is_same(state, path, step)
    for place in range(first, first + CURRENCY_KINDS[path]):
        amount = player.amounts[place]
        if not same:
            found += amount
        elif amount > found:
            found = amount
    return found


def _due(state: State, seat: i64) -> i64:
    """Units of the payment that comes next; 0 if none."""
    if state.due_path == NO_PATH:
        return state.due_any
    return step_price(state, state.due_path, state.players[seat].amounts[STEP + state.due_path])


def _currency(state: State) -> i64:
    """The path whose currency is due, or ANY."""
    return state.due_path if state.due_path != NO_PATH else ANY


def _must_be_same(state: State, seat: i64) -> bool:
    path = state.due_path
    return path != NO_PATH and is_same(state, path, state.players[seat].amounts[STEP + path])


def settle(state: State, seat: i64) -> None:
    """Payments that can be made in one way only are made at once."""
    while state.due_path != NO_PATH or state.due_any > 0:
        if not _pay_only_way(state, seat):
            return


def _pay_only_way(state: State, seat: i64) -> bool:
    """Pays what is due next if there is only one way to; False, and nothing changed, if there are several."""
    player = state.players[seat]
    currency = _currency(state)
    first = CURRENCY[currency]
    kinds = CURRENCY_KINDS[currency]
    due = _due(state, seat)
    same = _must_be_same(state, seat)
    ways: i64 = 0
    total: i64 = 0
    only: i64 = first
    for place in range(first, first + kinds):
        amount = player.amounts[place]
        total += amount
        if amount >= due if same else amount > 0:
            ways += 1
            only = place
    if ways > 1 and (same or total > due):
        return False
    if same or ways == 1:
        _spend(player, only, due)
    else:
        for place in range(first, first + kinds):
            _spend(player, place, player.amounts[place])
    _paid(state)
    return True


def _spend(player: Player, place: i64, amount: i64) -> None:
    """Resources go back to the supply; goods leave their warehouses, which stay."""
    player.amounts[place] -= amount
    if place >= FULL:
        player.amounts[place - FULL + FREE] += amount


def _paid(state: State) -> None:
    if state.due_path != NO_PATH:
        state.due_path = NO_PATH
    else:
        state.due_any = 0


def _is_payable(currency: i64, place: i64) -> bool:
    """Whether the amount at a place pays in a currency."""
    return CURRENCY[currency] <= place and place < CURRENCY[currency] + CURRENCY_KINDS[currency]


class Payment(Kind):
    """A way to pay what is due next, in one go: three amounts of kinds that stand side by side."""

    def base(self) -> i64:
        """Place of the first kind among a player's amounts."""
        raise NotImplementedError

    def paid(self, number: i64, kind: i64) -> i64:
        """How much a way has of its first, second or third kind. Ways are numbered from 0."""
        raise NotImplementedError

    def ways_from(self, total: i64) -> i64:
        """The first of the ways with so many units."""
        raise NotImplementedError

    def _is_one_kind(self, number: i64) -> bool:
        kinds: i64 = 0
        for kind in range(3):
            if self.paid(number, kind) > 0:
                kinds += 1
        return kinds == 1

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        amounts = state.players[seat].amounts
        currency = _currency(state)
        base = self.base()
        if CURRENCY[currency] < base or CURRENCY[currency] >= base + 3:
            return
        due = _due(state, seat)
        same = _must_be_same(state, seat)
        for number in range(self.ways_from(due), self.ways_from(due + 1)):
            fits = not same or self._is_one_kind(number)
            for kind in range(3):
                paid = self.paid(number, kind)
                if paid > 0 and (paid > amounts[base + kind] or not _is_payable(currency, base + kind)):
                    fits = False
            if fits:
                out.append(self.start + number)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        number = action - self.start
        currency = _currency(state)
        total: i64 = 0
        wrong = False
        for kind in range(3):
            paid = self.paid(number, kind)
            total += paid
            wrong = wrong or (paid > 0 and not _is_payable(currency, self.base() + kind))
        if wrong:
            found.add("payment.kind")
            return
        due = _due(state, seat)
        if total != due:
            found.add("payment.amount", due, total)
        if _must_be_same(state, seat) and not self._is_one_kind(number):
            found.add("payment.same")
        for kind in range(3):
            paid = self.paid(number, kind)
            if paid > 0 and paid > state.players[seat].amounts[self.base() + kind]:
                found.add("payment.have", paid, state.players[seat].amounts[self.base() + kind])

    def misplaced(self, state: State) -> Refusal:
        return Refusal("payment.nothing-due")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        for kind in range(3):
            paid = self.paid(action - self.start, kind)
            if paid > 0:
                _spend(state.players[seat], self.base() + kind, paid)
        _paid(state)
        settle(state, seat)


class PayResources(Payment):
    def base(self) -> i64:
        return RESOURCE

    def paid(self, number: i64, kind: i64) -> i64:
        return PAID_FIRST[number] if kind == 0 else PAID_SECOND[number] if kind == 1 else PAID_THIRD[number]

    def ways_from(self, total: i64) -> i64:
        return TRIPLES_FROM[total]


class PaySimple(PayResources):
    """With simple goods."""

    def base(self) -> i64:
        return FULL


class PayComplex(Payment):
    """With complex goods; there is no third kind."""

    def base(self) -> i64:
        return FULL + LAMP

    def paid(self, number: i64, kind: i64) -> i64:
        return PAID_LAMPS[number] if kind == 0 else PAID_PISTONS[number] if kind == 1 else 0

    def ways_from(self, total: i64) -> i64:
        return COMPLEX_FROM[total]
