"""The numbers of all actions, and what actions are about. `kinds.py` has the table of their kinds.

Every kind owns a block of consecutive integers from its start on. The blocks stand in the order of a turn, draws last.
The numbers are fixed: whoever has learned them can rely on them. Other seats are named as steps clockwise from the one
who acts, so that all seats see the same game: 1 is the left neighbour.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core import game
from spielwerk.core.errors import Problem
from spielwerk.core.game import NOBODY
from spielwerk.core.kinds import Argument
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.settings import Settings
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import (
    AMBUSH_CARDS,
    COLOUR_NAMES,
    FOUR_PAIRS,
    KIND_NAMES,
    KINDS,
    SMALLEST_SET,
    TASK_KINDS,
    THREE_PAIRS,
)

KEEP: Final = 0
ACT: Final = 1
ATTACK: Final = 2
DEFEND: Final = 8
YIELD: Final = 9
TAKE: Final = 10
OFFER: Final = 17
BARTER: Final = 24
BARTER_TWO: Final = 31
ACCEPT: Final = 59
REFUSE: Final = 65
LAY: Final = 66
PASS: Final = 79
SET: Final = 80
TASK_SEVEN: Final = 150
TASK_FIVE: Final = 151
TASK_FOUR_PAIRS: Final = 158
TASK_THREE_PAIRS: Final = 193
SPRING: Final = 228
HOLD: Final = 241
DISCARD: Final = 242
BEGIN: Final = 249
DEAL: Final = 256
REVEAL: Final = 263
FAVOUR: Final = 270
THEFT: Final = 277
LOOK: Final = 284

OTHERS: Final = 6
"""Other seats at the largest table."""
SET_SIZES: Final = 10
"""A set has 3 to 12 cards."""

NO_VALUE: Final = -1
"""What `Part.read` gives where words name nothing."""


class Part(Argument):
    """What an action is about, with words that can be read back."""

    def read(self, state: State, seat: i64, words: list[str]) -> i64:
        """The value that words of a seat name, or NO_VALUE."""
        raise NotImplementedError


class Names(Part):
    """One of a row of names."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name, len(names))
        self.names: Final = names

    def text(self, state: game.State, value: i64) -> str:
        return self.names[value]

    def read(self, state: State, seat: i64, words: list[str]) -> i64:
        return self.names.index(words[0]) if len(words) == 1 and words[0] in self.names else NO_VALUE


class Colour(Names):
    """A seat by its colour."""

    def exists(self, state: game.State, value: i64) -> bool:
        return value < state.num_players()


class Several(Part):
    """Several kinds of items, the lowest first; they are read in any order."""

    def __init__(self, name: str, choices: list[list[int]]) -> None:
        super().__init__(name, len(choices))
        self.choices: Final = choices

    def text(self, state: game.State, value: i64) -> str:
        return " ".join([KIND_NAMES[kind] for kind in self.choices[value]])

    def read(self, state: State, seat: i64, words: list[str]) -> i64:
        kinds = sorted([KIND_NAMES.index(word) for word in words if word in KIND_NAMES])
        return self.choices.index(kinds) if len(kinds) == len(words) and kinds in self.choices else NO_VALUE


class Size(Part):
    """How many cards a set has."""

    def text(self, state: game.State, value: i64) -> str:
        return str(value + SMALLEST_SET)

    def read(self, state: State, seat: i64, words: list[str]) -> i64:
        sizes = [str(size + SMALLEST_SET) for size in range(self.size)]
        return sizes.index(words[0]) if len(words) == 1 and words[0] in sizes else NO_VALUE


class AmbushCard(Part):
    """An ambush card by what it shows; those of colours that nobody has are put away."""

    def exists(self, state: game.State, value: i64) -> bool:
        assert isinstance(state, State)
        return state.settings.ambush_colour[value] < state.settings.num_players

    def text(self, state: game.State, value: i64) -> str:
        assert isinstance(state, State)
        return ambush_name(state.settings, value)

    def read(self, state: State, seat: i64, words: list[str]) -> i64:
        """The two kinds on a card may be named in either order."""
        wanted = sorted(words[0].split("-")) if len(words) == 1 else []
        for card in range(AMBUSH_CARDS):
            if sorted(ambush_name(state.settings, card).split("-")) == wanted:
                return card
        return NO_VALUE


class OtherSeat(Part):
    """Another seat: its steps clockwise from the one who acts, less one. Its word is the colour, see `colour`."""

    def exists(self, state: game.State, value: i64) -> bool:
        return value + 1 < state.num_players()

    def text(self, state: game.State, value: i64) -> str:
        return f"neighbour-{value + 1}"

    def colour(self, state: State, seat: i64, value: i64) -> str:
        """Seen from a seat; places that the table does not have keep their number."""
        if seat < 0 or not self.exists(state, value):
            return self.text(state, value)
        return COLOUR_NAMES[self.seat(state, seat, value)]

    def seat(self, state: State, seat: i64, value: i64) -> i64:
        return (seat + value + 1) % state.settings.num_players

    def read(self, state: State, seat: i64, words: list[str]) -> i64:
        if seat < 0 or len(words) != 1 or words[0] not in COLOUR_NAMES:
            return NO_VALUE
        players = state.settings.num_players
        other = COLOUR_NAMES.index(words[0])
        steps = (other - seat + players) % players
        if other >= players or steps == 0:
            raise Problem("nottingham.no-other-player", colour=words[0])
        return steps - 1


def ambush_name(settings: Settings, card: i64) -> str:
    """A colour, or two kinds with a hyphen: `pearls-gems`."""
    colour = settings.ambush_colour[card]
    if colour != NOBODY:
        return COLOUR_NAMES[colour]
    return "-".join([KIND_NAMES[kind] for kind in range(KINDS) if settings.ambush_items[card] & BIT[kind] != 0])


def _pairs() -> list[list[int]]:
    return [[first, second] for first in range(KINDS) for second in range(first, KINDS)]


def different(size: i64, lowest: i64 = 0) -> list[list[int]]:
    """So many different kinds, in every way that there is."""
    if size == 0:
        return [[]]
    return [[kind, *rest] for kind in range(lowest, KINDS) for rest in different(size - 1, kind + 1)]


def together(choices: list[list[int]]) -> vec[i64]:
    """Every choice as bits of its kinds."""
    found = vec[i64]([])
    for kinds in choices:
        bits: i64 = 0
        for kind in kinds:
            bits = bits | BIT[kind]
        found = append(found, bits)
    return found


KIND: Final = Names("kind", KIND_NAMES)
COLOUR: Final = Colour("colour", COLOUR_NAMES)
OTHER: Final = OtherSeat("other", OTHERS)
SIZE: Final = Size("size", SET_SIZES)
CARD: Final = AmbushCard("card", AMBUSH_CARDS)
PAIR: Final = Several("kinds", _pairs())
"""Two cards of an offer; they may be equal."""
FOURS: Final = Several("kinds", different(TASK_KINDS[FOUR_PAIRS]))
THREES: Final = Several("kinds", different(TASK_KINDS[THREE_PAIRS]))
