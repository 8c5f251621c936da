# not compiled: only raised and caught, never in a hot loop
"""What can be wrong with a file of moves, said so that a person finds the place."""

from spielwerk.core.errors import Problem


class LogProblem(Problem):
    """A line that cannot be read, or a move that the rules refuse; `rule` is the rule's id in the latter case."""

    def __init__(self, file: str, line: int, command: str, reason: str, rule: str = "") -> None:
        place = f"{file}:{line}" if line > 0 else file
        shown = f" {command!r}:" if command else ""
        super().__init__(f"{place}:{shown} {_told(reason, rule)}")
        self.file = file
        self.line = line
        self.command = command
        self.reason = reason
        self.rule = rule

    def told(self) -> str:
        """The reason with the rule, without the place."""
        return _told(self.reason, self.rule)


def _told(reason: str, rule: str) -> str:
    return f"{reason} (rule {rule})" if rule else reason
