"""Where each kind of action begins in the one fixed range of integers, and what actions are about.

These numbers never change: a new kind begins where the last one ends. `kinds.py` is the table of all kinds.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import State
from spielwerk.core.kinds import Argument
from spielwerk.core.sets import BIT
from spielwerk.games.noria.terms import (
    CHAMBER_NAMES,
    CITY,
    DISC_NAMES,
    GOOD_NAMES,
    GOODS,
    ISLAND_NAMES,
    LAMP,
    PATH_NAMES,
    PLOTS,
    RESOURCE_NAMES,
    RESOURCES,
    RING_NAMES,
    SIMPLE_GOODS,
    SLOT_NAMES,
    SLOTS,
)

# Set-up. TAKE_RESOURCE + resource: the resource that everybody begins with; ENVOY + path: the free step before round 1
TAKE_RESOURCE: Final = 0
ENVOY: Final = 3

# DONE ends the turn; administration follows by itself.
DONE: Final = 7

# Influence. NIGHT_SHIFT + ring turns a ring; the small one has a number only to be refused.
# REBUILD + number of a pair of slots (FIRST_SLOT, SECOND_SLOT): two discs change places, or one moves to a free slot
NIGHT_SHIFT: Final = 8
REBUILD: Final = 11
PAIRS: Final = SLOTS * (SLOTS - 1) // 2

# Actions. USE + slot: activates a disc; for a disc of resources also its action, every time.
# INSPECT + slot: leaves the disc out for knowledge
USE: Final = 77
INSPECT: Final = 89

# City. BUY + kind, INVEST + path
BUY: Final = 101
INVEST: Final = 108

# Journey. JOURNEY + island (open ones), DISCOVER: to a new island.
# Then TAKE_SHIP + type, FACTORY + plot of the island, or TAKE_NOTHING
JOURNEY_TO: Final = 112
DISCOVER: Final = 121
TAKE_SHIP: Final = 122
FACTORY: Final = 125
TAKE_NOTHING: Final = 131

# Tool. UPGRADE + slot; PRODUCE + 12 * good + amount - 1; PRODUCE_EACH + set of at least two goods as bits
UPGRADE: Final = 132
PRODUCE: Final = 144
MOST_PRODUCED: Final = 12
PRODUCE_EACH: Final = 204
GOOD_SETS: Final[i64] = BIT[GOODS]

# Black market. SELL + good; TRADE + resource
SELL: Final = 236
TRADE: Final = 241

# What is paid where there is a choice, in one go.
# PAY + number of a triple (PAID_FIRST, PAID_SECOND, PAID_THIRD) of obsidian, mycelium, energy
# PAY_SIMPLE likewise for engine, sail, compass
# PAY_COMPLEX + number of a pair (PAID_LAMPS, PAID_PISTONS)
PAY: Final = 244
PAY_SIMPLE: Final = 463
PAY_COMPLEX: Final = 682
LARGEST_PAYMENT: Final = 9
"""Units in one payment."""

# Politics. INTRIGUE + chamber, then REMOVE + chamber
INTRIGUE: Final = 736
REMOVE: Final = 742

# INSERT + slot: the first disc that waits goes there, in administration and when wheels are built (expert game)
INSERT: Final = 748

# Chance. DRAW_MARKET + kind - CITY: the kind for the next place of the lower row of the market;
# DRAW_WHEEL + number of an order of three: which resource disc lies where on the next wheel; REVEAL + island
DRAW_MARKET: Final = 760
DRAW_WHEEL: Final = 764
REVEAL: Final = 770


def _pairs(second: bool) -> vec[i64]:
    """First or second slots of all pairs of slots, ascending."""
    found = vec[i64]([])
    for one in range(SLOTS):
        for other in range(one + 1, SLOTS):
            found = append(found, other if second else one)
    return found


def _triples(place: int) -> vec[i64]:
    """One of the three amounts of all ways to split 1 to 9 units among three kinds, by total, then by amounts."""
    found = vec[i64]([])
    for total in range(1, LARGEST_PAYMENT + 1):
        for first in range(total + 1):
            for second in range(total - first + 1):
                found = append(found, first if place == 0 else second if place == 1 else total - first - second)
    return found


def _complex(pistons: bool) -> vec[i64]:
    found = vec[i64]([])
    for total in range(1, LARGEST_PAYMENT + 1):
        for lamps in range(total + 1):
            found = append(found, total - lamps if pistons else lamps)
    return found


def _starts(kinds: int) -> vec[i64]:
    """Where the ways to pay a total begin among all ways; index is the total."""
    found = vec[i64]([0])
    at: i64 = 0
    for total in range(1, LARGEST_PAYMENT + 2):
        found = append(found, at)
        at += (total + 1) * (total + 2) // 2 if kinds == 3 else total + 1
    return found


FIRST_SLOT: Final[vec[i64]] = _pairs(False)
SECOND_SLOT: Final[vec[i64]] = _pairs(True)
PAID_FIRST: Final[vec[i64]] = _triples(0)
PAID_SECOND: Final[vec[i64]] = _triples(1)
PAID_THIRD: Final[vec[i64]] = _triples(2)
TRIPLES_FROM: Final[vec[i64]] = _starts(3)
"""Number of the first triple of a total."""
PAID_LAMPS: Final[vec[i64]] = _complex(False)
PAID_PISTONS: Final[vec[i64]] = _complex(True)
COMPLEX_FROM: Final[vec[i64]] = _starts(2)
"""Number of the first pair of a total."""


def rebuild(one: i64, other: i64) -> i64:
    """The action that exchanges two different slots."""
    low = one if one < other else other
    high = other if one < other else one
    return REBUILD + low * (SLOTS - 1) - low * (low - 1) // 2 + high - low - 1


# Arguments.


class Named(Argument):
    """One of several things that have words."""

    def __init__(self, name: str, words: list[str]) -> None:
        super().__init__(name, len(words))
        self.words: Final = words

    def text(self, state: State, value: i64) -> str:
        return self.words[value]


class GoodSets(Named):
    """A set of goods as bits; sets of fewer than two have numbers only because counting is simpler so."""

    def exists(self, state: State, value: i64) -> bool:
        return is_several(value)


def is_partial(arguments: list[Argument]) -> bool:
    """Whether some of the values of arguments do not exist."""
    return any(isinstance(argument, GoodSets) for argument in arguments)


def is_several(goods: i64) -> bool:
    """Whether a set of goods has at least two."""
    return goods & (goods - 1) != 0


def goods_in(goods: i64) -> list[int]:
    """The goods in a set."""
    return [good for good in range(GOODS) if goods & BIT[good] != 0]


_ORDERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""All orders of the three resource discs, one after the other."""
ORDERS: Final = 6


def order_at(order: i64, place: i64) -> i64:
    """The resource at a place of an order."""
    return _ORDERS[order * RESOURCES + place]


def _pair_words() -> list[str]:
    return [f"{SLOT_NAMES[FIRST_SLOT[pair]]} {SLOT_NAMES[SECOND_SLOT[pair]]}" for pair in range(PAIRS)]


def _good_words() -> list[str]:
    return [" ".join([GOOD_NAMES[good] for good in goods_in(goods)]) or "nothing" for goods in range(GOOD_SETS)]


def _order_words() -> list[str]:
    return [" ".join([RESOURCE_NAMES[order_at(order, n)] for n in range(RESOURCES)]) for order in range(ORDERS)]


def _paid_words(names: list[str], amounts: list[vec[i64]]) -> list[str]:
    """What is paid: "2 obsidian 1 energy"."""
    found = []
    for number in range(len(amounts[0])):
        parts = []
        for kind, name in enumerate(names):
            if amounts[kind][number] > 0:
                parts.append(f"{amounts[kind][number]} {name}")
        found.append(" ".join(parts))
    return found


_TRIPLES: Final = [PAID_FIRST, PAID_SECOND, PAID_THIRD]

RESOURCE: Final = Named("resource", RESOURCE_NAMES)
PATH: Final = Named("path", PATH_NAMES)
RING: Final = Named("ring", RING_NAMES)
SLOT: Final = Named("slot", SLOT_NAMES)
PAIR: Final = Named("pair", _pair_words())
DISC: Final = Named("disc", DISC_NAMES)
ISLAND: Final = Named("island", ISLAND_NAMES)
PLOT: Final = Named("plot", [str(plot + 1) for plot in range(PLOTS)])
GOOD: Final = Named("good", GOOD_NAMES)
AMOUNT: Final = Named("amount", [str(n + 1) for n in range(MOST_PRODUCED)])
SET_OF_GOODS: Final = GoodSets("goods", _good_words())
CHAMBER: Final = Named("chamber", CHAMBER_NAMES)
PAID_RESOURCES: Final = Named("paid", _paid_words(RESOURCE_NAMES, _TRIPLES))
PAID_SIMPLE: Final = Named("paid", _paid_words(GOOD_NAMES[:SIMPLE_GOODS], _TRIPLES))
PAID_COMPLEX: Final = Named("paid", _paid_words(GOOD_NAMES[LAMP:], [PAID_LAMPS, PAID_PISTONS]))
DRAWN_DISC: Final = Named("disc", DISC_NAMES[CITY:])
ORDER: Final = Named("order", _order_words())
