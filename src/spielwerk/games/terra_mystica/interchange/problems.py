# not compiled: only raised and caught, never in a hot loop
"""What can be wrong with a file of moves, said so that a person finds the place."""

from typing import Final

from spielwerk.core.errors import MoveProblem, Problem
from spielwerk.core.record import RecordError


class LogProblem(MoveProblem):
    """A line that cannot be read, or a move that the rules refuse; `rule` is the rule's id in the latter case."""

    def __init__(self, file: str, line: int, command: str, reason: Problem, rule: str = "") -> None:
        super().__init__(file, line, Problem("log.by-rule", why=reason, rule=rule) if rule else reason, command, rule)

    def told(self) -> str:
        """The reason with the rule, without the place."""
        return str(self.reason)


# Why a move has no counterpart on terra.snellman.net.
BUILT_LATE: Final = Problem("log.built-late")
NO_ORDER: Final = Problem("log.no-order")
LOWERED: Final = Problem("log.lowered")
TUNNELS: Final = Problem("log.tunnels")


class NoCounterpart(RecordError):
    """A move that terra.snellman.net has no place or no words for; `entry` counts what stands in the record."""

    def __init__(self, file: str, entry: int, round: int, move: str, why: Problem) -> None:
        reason = Problem("log.no-counterpart", entry=entry, round=round, move=move, why=why)
        super().__init__(file, 0, reason)
        self.entry: Final = entry
        self.why: Final = why
