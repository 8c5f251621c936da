"""What every kind of action can be asked. Each is a class in the file of its rule, and a row of `kinds.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.kinds import ActionKind, Argument, Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import is_partial
from spielwerk.games.noria.situations import ACTING, INFLUENCING
from spielwerk.games.noria.state import NO_PATH, State

ANY_DISC: Final = -1
"""For kinds that no particular kind of disc gives."""


class Price:
    """What an action takes from its seat, at once or as a payment that becomes due."""

    def __init__(self, knowledge: i64 = 0, any: i64 = 0, path: i64 = NO_PATH, units: i64 = 0) -> None:
        self.knowledge: Final[i64] = knowledge
        self.any: Final[i64] = any
        """Resources of any kind."""
        self.path: Final[i64] = path
        self.units: Final[i64] = units
        """Of the currency of the path."""
        self.resources: vec[i64] = vec[i64]([0, 0, 0])
        """By kind."""


class Kind(ActionKind):
    """A kind of action of this game. `legal` and `obstacles` are written apart from each other."""

    def __init__(
        self, name: str, start: i64, arguments: list[Argument], pattern: str, when: i64, disc: i64 = ANY_DISC
    ) -> None:
        super().__init__(name, start, arguments, pattern)
        self.when: Final[i64] = when
        """Situations in which it is looked at, as bits."""
        self.disc: Final[i64] = disc
        """The kind of disc that gives the action, or ANY_DISC."""
        self.is_partial: Final = is_partial(arguments)
        """Whether some actions of the range do not exist."""

    def covers(self, action: i64) -> bool:
        """Whether an action is of this kind."""
        return self.start <= action and action < self.end

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        """Appends all legal actions, ascending. Asked only in the right situation, of the seat on turn."""
        raise NotImplementedError

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        """All that stands in the way, in the rulebook's order. Asked of the seat on turn, during turns at any time."""
        raise NotImplementedError

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Carries out a legal action."""
        raise NotImplementedError

    def price(self, state: State, seat: i64, action: i64) -> Price:
        """What the action takes; asked of the seat on turn."""
        return Price()

    def misplaced(self, state: State) -> Refusal:
        """Why nothing of this kind can be done in a turn now, although nothing else must be decided first."""
        if self.when & BIT[ACTING] != 0:
            return Refusal("turn.politics-last")
        return Refusal("turn.influence-first" if self.when & BIT[INFLUENCING] != 0 else "turn.phase")
