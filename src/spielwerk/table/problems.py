"""What the server answers to a request that it does not carry out."""

from collections.abc import Callable
from typing import ClassVar, Final

from spielwerk.core.errors import Problem
from spielwerk.core.game import Refusal
from spielwerk.core.rulebook import rule_text
from spielwerk.locale.catalogue import Catalogue

NOTHING: Final = -1


class Refused(Problem):
    """A request that is not carried out: an HTTP status, and the sentence `table.refused.KEY` with its values.

    `facts` are for programs and go into the JSON answer beside the sentence.
    """

    SENTENCES: ClassVar[str] = "table.refused."

    def __init__(self, status: int, key: str, facts: dict[str, object] | None = None, /, **values: object) -> None:
        super().__init__(key, **values)
        self.status: Final = status
        self.facts: Final = facts or {}


class Halted(Refused):
    """A table whose game cannot go on here: its record is damaged, or this program does not know its rules.

    The sentence says nothing of what stands in the record; the operator's log does.
    """

    readable = NOTHING
    """So many entries can be played, and looked at; NOTHING where not even the first position can be shown."""


class IllegalMove(Refused):
    """An action that the rules refuse: people read what it is, `told` in their language, and the rule's wording."""

    def __init__(self, action: str, refusal: Refusal, package: str, told: Callable[[str], str]) -> None:
        amounts: dict[str, object] = {"need": refusal.need, "have": refusal.have} if refusal.need >= 0 else {}
        super().__init__(422, "illegal", {"action": action, "rule": refusal.rule, **amounts}, action=action)
        self._told: Final = told
        self._rule: Final = refusal.rule
        self._package: Final = package
        self._amounts: Final = amounts

    def sentence(self, say: Catalogue) -> str:
        wording = rule_text(self._package, self._rule, say.language)
        text = f"{say('table.refused.illegal', action=self._told(say.language))} {wording}".rstrip()
        return f"{text} {say('table.refused.amounts', **self._amounts)}" if self._amounts else text
