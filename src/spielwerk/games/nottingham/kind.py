"""What every kind of action can be asked. Each is a class in the file of its rule, and a row of `kinds.py`."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import ActionKind, Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import NO_VALUE, OTHER, Part
from spielwerk.games.nottingham.state import DECIDING, State


class Kind(ActionKind):
    """A kind of action of this game. `legal` and `obstacles` are written apart from each other."""

    def __init__(self, name: str, start: i64, parts: list[Part], pattern: str, phases: list[int]) -> None:
        super().__init__(name, start, [*parts], pattern)
        self.parts: Final = parts
        self.is_draw = False
        self.phases: Final = phases
        """Phases in which it answers what is asked."""
        when: i64 = 0
        for phase in phases:
            when = when | BIT[phase]
        self.when: Final[i64] = when
        """The same as bits."""

    def covers(self, action: i64) -> bool:
        """Whether an action is of this kind."""
        return self.start <= action and action < self.end

    # The rule.

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        """Appends all legal actions, ascending. Asked only of a seat that decides, in one of the phases."""
        raise NotImplementedError

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        """All that stands in the way, in the rulebook's order. Asked in the same cases as `legal`."""

    def untimely(self, state: State, seat: i64, action: i64, decides: bool) -> str:
        """The rule that refuses the action where it is no answer to what is asked, or the seat is not asked."""
        if not decides:
            return "turn.your-turn"
        return "turn.decide" if state.phase == DECIDING else "turn.phase"

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Carries out a legal action."""
        raise NotImplementedError

    # Who knows what.

    def hides(self, state: State, viewer: i64, seat: i64, action: i64) -> bool:
        """Whether somebody does not see what the action is about."""
        return False

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """Whether anybody knows more after a legal action than that it was done (`core.learned` says what counts).

        Where cards are shown, and where not everybody knows that every hand would have had this choice.
        """
        return False

    # Words.

    def words(self, state: State, seat: i64, action: i64) -> str:
        """The exact text of an action of a seat."""
        return self.text(state, action)

    def hidden_words(self) -> str:
        """What somebody reads who does not see what the action is about: the verb alone."""
        return f"{self.pattern.split()[0]} ?"

    def verbs(self) -> list[str]:
        """Words that its texts may begin with."""
        return [self.pattern.split()[0]]

    def read(self, state: State, seat: i64, words: list[str]) -> i64:
        """The action of a text in lower case, or NO_VALUE. The last thing named may have several words."""
        wanted = self.pattern.split()
        if len(words) < len(wanted) or (len(words) > len(wanted) and not wanted[-1].startswith("{")):
            return NO_VALUE
        values = [0] * len(self.parts)
        for place, word in enumerate(wanted):
            if not word.startswith("{"):
                if words[place] != word:
                    return NO_VALUE
                continue
            said = words[place:] if place == len(wanted) - 1 else words[place : place + 1]
            for number, part in enumerate(self.parts):
                if "{" + part.name + "}" == word:
                    value = part.read(state, seat, said)
                    if value == NO_VALUE:
                        return NO_VALUE
                    values[number] = value
        return self.action(*values)


class OfOther(Kind):
    """A kind that names another seat."""

    def other(self, state: State, seat: i64, action: i64) -> i64:
        return (seat + action - self.start + 1) % state.settings.num_players

    def words(self, state: State, seat: i64, action: i64) -> str:
        return f"{self.verb(state)} {OTHER.colour(state, seat, action - self.start)}"

    def verb(self, state: State) -> str:
        return self.pattern.split()[0]
