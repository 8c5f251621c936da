# not compiled: only raised and caught, never in a hot loop
"""What can be wrong with a file of moves, said so that a person finds the place."""

from spielwerk.core.errors import MoveProblem, Problem
from spielwerk.locale.catalogue import Catalogue


class Said(Problem):
    """A reason that is a sentence and not a key."""

    def sentence(self, say: Catalogue) -> str:
        return self.key


class LogProblem(MoveProblem):
    """A line that cannot be read, or a move that the rules refuse; `rule` is the rule's id in the latter case."""

    def __init__(self, file: str, line: int, command: str, reason: str, rule: str = "") -> None:
        super().__init__(file, line, Said(f"{reason} (rule {rule})" if rule else reason), command, rule)

    def told(self) -> str:
        """The reason with the rule, without the place."""
        return str(self.reason)
