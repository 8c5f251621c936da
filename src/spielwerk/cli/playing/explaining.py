"""Rules at the table: why something is refused, and what the rulebook says about it."""

from functools import cached_property
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from spielwerk.cli.wording import heading_title, list_of_headings, rule_text
from spielwerk.core.game import Game, Refusal
from spielwerk.core.rulebook import NotInRulebook, Rulebook, load_rulebook
from spielwerk.locale.catalogue import Catalogue


class Explainer:
    """The rulebook of a game in the language of a catalogue."""

    def __init__(self, game: Game, say: Catalogue) -> None:
        self._game: Final = game
        self._say: Final = say

    @cached_property
    def book(self) -> Rulebook:
        return load_rulebook(self._game.package, self._say.language)

    def refusal(self, label: str, refusal: Refusal) -> list[RenderableType]:
        """What is refused, the wording of the rule, the amounts, and where there is more."""
        say = self._say
        lines: list[RenderableType] = [Text(say("play.refused", what=label), "bold red")]
        heading = ""
        if refusal.rule in self.book.rules:
            rule = self.book.rules[refusal.rule]
            lines.append(rule_text(rule, say))
            heading = self.book.headings[rule.heading].title
        else:
            lines.append(Text(f"  [{refusal.rule}]"))
        notes = [say("play.amounts", need=refusal.need, have=refusal.have)] if refusal.need >= 0 else []
        notes += [say("play.more-help", heading=heading)] if heading else []
        lines.append(Text(f"  {'  '.join(notes)}", "dim"))
        return lines

    def about(self, asked: str) -> list[RenderableType]:
        """What the rulebook says to a heading, a rule or a question."""
        try:
            rules = self.book.look_up(asked)
        except NotInRulebook:
            return [self._say("play.no-rule", asked=asked), list_of_headings(self.book)]
        lines: list[RenderableType] = []
        for place, rule in enumerate(rules):
            if place == 0 or rule.heading != rules[place - 1].heading:
                lines.append(heading_title(self.book.headings[rule.heading], self._say))
            lines.append(rule_text(rule, self._say))
        return lines
