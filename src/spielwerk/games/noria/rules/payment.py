"""Paying (rulebook, "Paying"): where there is a choice, the payer says with what; where there is none, it is taken.

Prices of discs, tolls and surcharges are paid in resources of any kind. Steps on a path have the path's own currency:
obsidian; mycelium and energy; simple goods; complex goods. A step asks for units of one kind, or for any mixture.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.noria.actions import (
    COMPLEX_FROM,
    PAID_FIRST,
    PAID_LAMPS,
    PAID_PISTONS,
    PAID_SECOND,
    PAID_THIRD,
    PAY,
    PAY_COMPLEX,
    PAY_SIMPLE,
    TRIPLES_FROM,
)
from spielwerk.games.noria.state import FREE, FULL, NO_PATH, RESOURCE, STEP, Player, State
from spielwerk.games.noria.terms import (
    EXPLORATION,
    LAMP,
    PATHS,
    PISTON,
    SETTLEMENT,
    TOP_STEP,
)

_FIRST: Final[vec[i64]] = vec[i64]([RESOURCE, RESOURCE + 1, FULL, FULL + LAMP])
"""Offset of the first amount that pays for each path."""
_KINDS: Final[vec[i64]] = vec[i64]([1, 2, 3, 2])
"""How many kinds pay for each path."""
_ANY: Final = PATHS
"""Stands where a path would for what is paid in resources of any kind."""


def in_resources(path: i64) -> bool:
    """Whether the steps of a path are paid in resources, not in goods."""
    return path < EXPLORATION


def step_price(state: State, path: i64, step: i64) -> i64:
    """Units that a step costs, without surcharge."""
    return state.settings.values.step_price[path * (TOP_STEP + 1) + step]


def is_same(state: State, path: i64, step: i64) -> bool:
    """Whether all units for a step must be of one kind."""
    return state.settings.values.step_same[path * (TOP_STEP + 1) + step] != 0


def available(state: State, player: Player, path: i64, step: i64) -> i64:
    """Units that can be paid for a step: all that fit, or the most of one kind."""
    first = _FIRST[path]
    found: i64 = 0
    same = is_same(state, path, step)
    for place in range(first, first + _KINDS[path]):
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
    """The path whose currency is due, or _ANY."""
    return state.due_path if state.due_path != NO_PATH else _ANY


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
    first: i64 = RESOURCE if currency == _ANY else _FIRST[currency]
    kinds: i64 = 3 if currency == _ANY else _KINDS[currency]
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


def _fits(player: Player, first: i64, second: i64, third: i64, place: i64) -> bool:
    amounts = player.amounts
    return first <= amounts[place] and second <= amounts[place + 1] and third <= amounts[place + 2]


def _is_one_kind(first: i64, second: i64, third: i64) -> bool:
    return (1 if first > 0 else 0) + (1 if second > 0 else 0) + (1 if third > 0 else 0) == 1


def legal(state: State, seat: i64, out: list[int]) -> None:
    """Every way to pay what is due next."""
    player = state.players[seat]
    currency = _currency(state)
    due = _due(state, seat)
    same = _must_be_same(state, seat)
    if currency == _ANY or currency <= EXPLORATION:
        block: i64 = PAY_SIMPLE if currency == EXPLORATION else PAY
        place: i64 = FULL if currency == EXPLORATION else RESOURCE
        for number in range(TRIPLES_FROM[due], TRIPLES_FROM[due + 1]):
            first = PAID_FIRST[number]
            second = PAID_SECOND[number]
            third = PAID_THIRD[number]
            if _fits(player, first, second, third, place) and (currency != SETTLEMENT or first == 0):
                if not same or _is_one_kind(first, second, third):
                    out.append(block + number)
        return
    for number in range(COMPLEX_FROM[due], COMPLEX_FROM[due + 1]):
        lamps = PAID_LAMPS[number]
        pistons = PAID_PISTONS[number]
        if lamps <= player.amounts[FULL + LAMP] and pistons <= player.amounts[FULL + PISTON]:
            if not same or _is_one_kind(lamps, pistons, 0):
                out.append(PAY_COMPLEX + number)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if state.due_path == NO_PATH and state.due_any == 0:
        return Refusal("payment.nothing-due")
    currency = _currency(state)
    block: i64 = PAY if action < PAY_SIMPLE else PAY_SIMPLE if action < PAY_COMPLEX else PAY_COMPLEX
    right: i64 = PAY if currency == _ANY or currency < EXPLORATION else PAY_SIMPLE
    if currency != _ANY and currency > EXPLORATION:
        right = PAY_COMPLEX
    if block != right:
        return Refusal("payment.kind")
    number = action - block
    if block == PAY_COMPLEX:
        return _amounts_refusal(state, seat, PAID_LAMPS[number], PAID_PISTONS[number], 0, FULL + LAMP)
    first = PAID_FIRST[number]
    if currency == SETTLEMENT and first > 0:
        return Refusal("payment.kind")
    place: i64 = FULL if block == PAY_SIMPLE else RESOURCE
    if currency < SETTLEMENT and PAID_SECOND[number] + PAID_THIRD[number] > 0:
        return Refusal("payment.kind")
    return _amounts_refusal(state, seat, first, PAID_SECOND[number], PAID_THIRD[number], place)


def _amounts_refusal(state: State, seat: i64, first: i64, second: i64, third: i64, place: i64) -> Refusal | None:
    """Whether three amounts, counted from a place among the player's, are what is due and there."""
    player = state.players[seat]
    due = _due(state, seat)
    if first + second + third != due:
        return Refusal("payment.amount", due, first + second + third)
    if _must_be_same(state, seat) and not _is_one_kind(first, second, third):
        return Refusal("payment.same")
    if first > player.amounts[place]:
        return Refusal("payment.have", first, player.amounts[place])
    if second > player.amounts[place + 1]:
        return Refusal("payment.have", second, player.amounts[place + 1])
    if third > 0 and third > player.amounts[place + 2]:
        return Refusal("payment.have", third, player.amounts[place + 2])
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    if action >= PAY_COMPLEX:
        _spend(player, FULL + LAMP, PAID_LAMPS[action - PAY_COMPLEX])
        _spend(player, FULL + PISTON, PAID_PISTONS[action - PAY_COMPLEX])
    else:
        place: i64 = RESOURCE if action < PAY_SIMPLE else FULL
        number: i64 = action - PAY if action < PAY_SIMPLE else action - PAY_SIMPLE
        _spend(player, place, PAID_FIRST[number])
        _spend(player, place + 1, PAID_SECOND[number])
        _spend(player, place + 2, PAID_THIRD[number])
    _paid(state)
    settle(state, seat)
