"""The kinds of action and their places in the one fixed range of integers.

Every kind owns a block of consecutive integers; an action is the start of its block plus an offset that holds the
action's arguments. The blocks stand in the order of a turn, draws last. `text.py` gives the texts. Other seats are
named as steps clockwise from the one who acts: 1 is the left neighbour.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.terms import KINDS

OTHERS: Final = 6
"""Other seats at the largest table; blocks that name one have so many places."""

KEEP: Final = 0
ACT: Final = 1

# ATTACK + steps - 1: whom a theft, robbery or raid is aimed at. The victim answers DEFEND or YIELD.
ATTACK: Final = 2
DEFEND: Final = 8
YIELD: Final = 9

# TAKE + kind: out of the hand that a robbery or raid has laid open.
TAKE: Final = 10

# OFFER + kind: face down, for a purchase. BARTER + kind, BARTER_TWO + place in PAIRS: openly, for the box.
OFFER: Final = 17
BARTER: Final = 24
BARTER_TWO: Final = 31
PAIRS: Final = 28

# ACCEPT + steps - 1: the offer of a seat, in purchase and barter. REFUSE: all offers of a purchase.
ACCEPT: Final = 59
REFUSE: Final = 65

# LAY + ambush card: one of the two looked at.
LAY: Final = 66

# PASS: no trade in this turn. SET + 10 * kind + cards - 3, for 3 to 12 cards.
PASS: Final = 79
SET: Final = 80
SET_SIZES: Final = 10

# TASK_FIVE + kind; TASK_FOUR_PAIRS and TASK_THREE_PAIRS + place in FOURS and THREES.
TASK_SEVEN: Final = 150
TASK_FIVE: Final = 151
TASK_FOUR_PAIRS: Final = 158
TASK_THREE_PAIRS: Final = 193
COMBINATIONS: Final = 35

# SPRING + ambush card, or HOLD: answers of the owner of an ambush to a set that is laid out.
SPRING: Final = 228
HOLD: Final = 241

# DISCARD + kind: down to the number under the sheriff, when pile and discard pile are both empty.
DISCARD: Final = 242

# Chance. BEGIN + seat; the others + kind or ambush card.
BEGIN: Final = 249
DEAL: Final = 256
REVEAL: Final = 263
FAVOUR: Final = 270
THEFT: Final = 277
LOOK: Final = 284

NUM_DISTINCT_ACTIONS: Final = 297


def _pairs() -> vec[i64]:
    found = vec[i64]([])
    for first in range(KINDS):
        for second in range(first, KINDS):
            found = append(found, KINDS * first + second)
    return found


def _combinations(size: i64) -> vec[i64]:
    """Sets of so many different kinds as bits, in the order of their texts."""
    found = vec[i64]([])
    for first in range(KINDS):
        for second in range(first + 1, KINDS):
            for third in range(second + 1, KINDS):
                three = BIT[first] | BIT[second] | BIT[third]
                if size == 3:
                    found = append(found, three)
                else:
                    for fourth in range(third + 1, KINDS):
                        found = append(found, three | BIT[fourth])
    return found


PAIR_KINDS: Final[vec[i64]] = _pairs()
"""Two kinds, the lower first, equal ones too: 7 * first + second, by place in the block BARTER_TWO."""
FOURS: Final[vec[i64]] = _combinations(4)
"""Four different kinds as bits, by place in the block TASK_FOUR_PAIRS."""
THREES: Final[vec[i64]] = _combinations(3)
"""Three different kinds as bits, by place in the block TASK_THREE_PAIRS."""


def is_draw(action: i64) -> bool:
    return action >= BEGIN
