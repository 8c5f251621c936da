"""What the server answers to a request that it does not carry out."""

from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.core.options import Option
from spielwerk.locale.catalogue import Catalogue
from spielwerk.table.games.wording import rule_text


class Refused(Problem):
    """A request that is not carried out: an HTTP status, and the sentence `table.refused.KEY` with its values.

    `facts` are for programs and go into the JSON answer beside the sentence.
    """

    def __init__(self, status: int, key: str, facts: dict[str, object] | None = None, **values: object) -> None:
        super().__init__(f"{key} {values}" if values else key)
        self.status: Final = status
        self.key: Final = key
        self.facts: Final = facts or {}
        self.values: Final = values

    def sentence(self, say: Catalogue) -> str:
        return say(f"table.refused.{self.key}", **self.values)


class IllegalMove(Refused):
    """An action that the rules refuse; the sentence is the rule's wording."""

    def __init__(self, action: str, rule: str, need: int, have: int, package: str) -> None:
        amounts: dict[str, object] = {"need": need, "have": have} if need >= 0 else {}
        super().__init__(422, "illegal", {"action": action, "rule": rule, **amounts}, action=action)
        self._rule: Final = rule
        self._package: Final = package
        self._amounts: Final = amounts

    def sentence(self, say: Catalogue) -> str:
        wording = rule_text(self._package, self._rule, say.language)
        text = f"{super().sentence(say)} {wording}".rstrip()
        return f"{text} {say('table.refused.amounts', **self._amounts)}" if self._amounts else text


class WrongOption(Refused):
    """A value that an option of a game cannot have."""

    def __init__(self, option: Option, value: str) -> None:
        super().__init__(422, "wrong-option", {"option": option.name}, name=option.name, value=value[:40])
        self._option: Final = option

    def sentence(self, say: Catalogue) -> str:
        option = self._option
        allowed = say(
            f"table.allowed.{option.kind}", low=option.low, high=option.high, choices=", ".join(option.choices)
        )
        return say("table.refused.wrong-option", allowed=allowed, **self.values)
