"""What every kind of action can be asked. Each is a class in the file of its rule, and a row of `kinds.py`."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import ActionKind, Argument, Obstacles
from spielwerk.games.terra_mystica.price import Price, free
from spielwerk.games.terra_mystica.state import State


class Kind(ActionKind):
    """A kind of action of this game. `legal` and `obstacles` are written apart from each other."""

    def __init__(self, name: str, start: i64, arguments: list[Argument], pattern: str, when: i64) -> None:
        super().__init__(name, start, arguments, pattern)
        self.when: Final[i64] = when
        """Situations in which it is looked at (`situations`)."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        """Appends all legal actions, ascending. Asked in the right situation only."""
        raise NotImplementedError

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        """All that stands in the way, in the rulebook's order, but for the time: that has been looked at."""
        raise NotImplementedError

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Carries out a legal action."""
        raise NotImplementedError

    def price(self, state: State, seat: i64, action: i64) -> Price:
        """What the action would cost the seat now, whether or not it is legal."""
        return free()

    def text_by(self, state: State, seat: i64, action: i64) -> str:
        """The exact text where a seat takes the action; for a few kinds it depends on the faction."""
        return self.text(state, action)
