"""The kinds of action and their places in the one fixed range of integers.

Every kind owns a block of consecutive integers; an action is the start of its block plus an offset that holds the
action's arguments. The blocks stand in the order of a turn. `text.py` gives the texts.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Set-up. TAKE_RESOURCE + resource: the resource that everybody begins with; ENVOY + path: the free step before round 1
TAKE_RESOURCE: Final = 0
ENVOY: Final = 3

# DONE ends the turn; administration follows by itself.
DONE: Final = 7

# Influence. NIGHT_SHIFT + ring turns a ring; the small one has a number only to be refused.
# REBUILD + number of a pair of slots (FIRST_SLOT, SECOND_SLOT): two discs change places, or one moves to a free slot
NIGHT_SHIFT: Final = 8
REBUILD: Final = 11
PAIRS: Final = 66

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
GOOD_SETS: Final = 32

# Black market. SELL + good; TRADE + resource
SELL: Final = 236
TRADE: Final = 241

# What is paid where there is a choice, in one go.
# PAY + number of a triple (PAID_FIRST, PAID_SECOND, PAID_THIRD) of obsidian, mycelium, energy
# PAY_SIMPLE likewise for engine, sail, compass
# PAY_COMPLEX + number of a pair (PAID_LAMPS, PAID_PISTONS)
PAY: Final = 244
TRIPLES: Final = 219
PAY_SIMPLE: Final = 463
PAY_COMPLEX: Final = 682
COMPLEX_PAIRS: Final = 54
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

NUM_DISTINCT_ACTIONS: Final = 779


def _pairs(second: bool) -> vec[i64]:
    """First or second slots of all pairs of slots, ascending."""
    found = vec[i64]([])
    for one in range(12):
        for other in range(one + 1, 12):
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


def triple(first: i64, second: i64, third: i64) -> i64:
    """Number of the triple with these amounts; their sum is 1 to 9."""
    total = first + second + third
    return TRIPLES_FROM[total] + first * (total + 1) - first * (first - 1) // 2 + second


def rebuild(one: i64, other: i64) -> i64:
    """The action that exchanges two different slots."""
    low = one if one < other else other
    high = other if one < other else one
    return REBUILD + low * 11 - low * (low - 1) // 2 + high - low - 1
