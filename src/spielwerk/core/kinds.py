"""Kinds of action: the rows of the table from which a game's whole range of actions follows.

A kind owns a block of consecutive integers from `start` on; an action is the start plus an offset that holds its
arguments, the last one varying fastest. From its row follow the size of the block, decoding, the exact text, and which
actions exist with the chosen board. Each game derives its kinds from `ActionKind`, in the files of its rules: there a
kind says what is legal, why something is refused, what it costs and what it does. `Kinds` is the table.

Starts are fixed numbers: a new kind takes the next free block, so that the numbers which learners have seen stay.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from spielwerk.core.game import Refusal, State, outside

NO_KIND: Final = -1
"""In `Kinds.of`: a number that is kept free."""


class Obstacles:
    """What stands in the way of an action, in the order in which a rule looks: only the first, or all of it.

    A rule goes through its conditions: `if hex_is_taken and obstacles.add("build.occupied"): return`.
    """

    def __init__(self, all: bool) -> None:
        self._all: Final = all
        self._first: Refusal | None = None
        self._rest: list[Refusal] | None = None

    def add(self, rule: str, need: i64 = -1, have: i64 = -1) -> bool:
        """Notes an obstacle (see `Refusal`). True if that was enough and nothing else is asked."""
        if self._first is None:
            self._first = Refusal(rule, need, have)
        elif self._rest is None:
            self._rest = [Refusal(rule, need, have)]
        else:
            self._rest.append(Refusal(rule, need, have))
        return not self._all

    def first(self) -> Refusal | None:
        return self._first

    @property
    def found(self) -> list[Refusal]:
        return [] if self._first is None else [self._first, *(self._rest or [])]


@mypyc_attr(allow_interpreted_subclasses=True)
class Argument:
    """What actions of a kind are about, such as a hex: a name, and for how many of them the range has room."""

    def __init__(self, name: str, size: i64) -> None:
        self.name: Final = name
        self.size: Final = size

    def exists(self, state: State, value: i64) -> bool:
        """Whether this game has it: the map the hex, the table the seat."""
        return True

    def text(self, state: State, value: i64) -> str:
        """Its word in exact texts; something for every value of the range, also where it does not exist."""
        return str(value)


class ActionKind:
    """One row: name, start, arguments, and the pattern of the texts, with the arguments' names in braces."""

    def __init__(self, name: str, start: i64, arguments: list[Argument], pattern: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.arguments: Final = arguments
        self.pattern: Final = pattern
        slots: i64 = 1
        for argument in arguments:
            slots = slots * argument.size
        self.slots: Final = slots
        self.end: Final = start + slots

    def __repr__(self) -> str:
        return f"<{self.name}: {self.start} to {self.end - 1}>"

    def value(self, action: i64, place: i64) -> i64:
        """The argument at a place (0 for the first) of an action of this kind."""
        rest = action - self.start
        last = len(self.arguments) - 1
        while last > place:
            rest = rest // self.arguments[last].size
            last -= 1
        return rest % self.arguments[place].size

    def action(self, *values: int) -> int:
        """The action with these arguments."""
        offset: i64 = 0
        for place, value in enumerate(values):
            offset = offset * self.arguments[place].size + value
        return self.start + offset

    def exists(self, state: State, action: i64) -> bool:
        """Whether this game has everything that the action is about."""
        for place in range(len(self.arguments)):
            if not self.arguments[place].exists(state, self.value(action, place)):
                return False
        return True

    def text(self, state: State, action: i64) -> str:
        """The exact text of an action."""
        found = self.pattern
        for place in range(len(self.arguments)):
            argument = self.arguments[place]
            found = found.replace("{" + argument.name + "}", argument.text(state, self.value(action, place)), 1)
        return found


class Kinds:
    """The table of a game: which kind an integer belongs to. Kinds are numbered by their rows."""

    def __init__(self, kinds: list[ActionKind]) -> None:
        """Rows ascend by their starts; between them numbers may be kept free."""
        of = vec[i64]([])
        for number, kind in enumerate(kinds):
            if kind.start < len(of):
                raise ValueError(f"the block of {kind.name!r} begins at {kind.start}, before the one above it ends")
            while len(of) < kind.start:
                of = append(of, NO_KIND)
            while len(of) < kind.end:
                of = append(of, number)
        self.kinds: Final = kinds
        self.of: Final = of
        self.num_distinct_actions: Final[i64] = len(of)

    def number(self, action: i64) -> i64:
        """Row of an action's kind; NO_KIND for numbers that are kept free or outside the range."""
        if action < 0 or action >= len(self.of):
            return NO_KIND
        return self.of[action]

    def checked(self, action: i64) -> i64:
        """As `number`, but what is no action at all is refused by name."""
        number = self.number(action)
        if number < 0:
            raise outside(action)
        return number

    def kind(self, action: i64) -> ActionKind:
        return self.kinds[self.checked(action)]

    def named(self, name: str) -> ActionKind:
        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise ValueError(f"there is no kind of action {name!r}")

    def text(self, state: State, action: i64) -> str:
        """The exact text of any integer; those that are no actions only have a number."""
        number = self.number(action)
        return f"action {action}" if number < 0 else self.kinds[number].text(state, action)
