# not compiled: reads files
"""The rulebook of a game: headings and rules with ids, read from `rulebook/<language>.md` in the game's folder.

`rulebook_text` says how it is written. Which file plays a rule and which tests it stands in the table of the game
folder's README.md (`read_rule_index`).
"""

import difflib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from spielwerk.core.errors import Problem, Told
from spielwerk.core.rulebook_search import Search, alike, folded
from spielwerk.core.rulebook_text import (
    Heading,
    Rule,
    RulebookError,
    RulebookReader,
    RuleSources,
    parse_rule_index,
)
from spielwerk.locale.catalogue import Catalogue

__all__ = [
    "Heading",
    "NotInRulebook",
    "Rule",
    "RuleId",
    "RuleSources",
    "Rulebook",
    "RulebookError",
    "load_rulebook",
    "parse_rule_index",
    "parse_rulebook",
    "read_rule_index",
    "rule_text",
    "rulebook",
    "rulebook_languages",
]


class NotInRulebook(Problem):
    """Nothing in the rulebook goes by this name; `suggestions` are names that look similar."""

    def __init__(self, name: str, suggestions: list[str]) -> None:
        if suggestions:
            super().__init__("rulebook.none-similar", name=name, names=suggestions)
        else:
            super().__init__("rulebook.none", name=name)
        self.suggestions = suggestions


def _by_name(names: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """Headings by the names that they go by; a word may stand for several."""
    found: dict[str, set[str]] = {}
    for name, heading in names:
        found.setdefault(folded(name), set()).add(heading)
    return found


class Rulebook:
    """A rulebook in one language. `other_names` are (name, heading) of other languages, to be understood as well."""

    def __init__(
        self,
        language: str,
        title: str,
        preface: Iterable[str],
        headings: Iterable[Heading],
        other_names: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.language = language
        self.title = title
        self.preface = tuple(preface)
        self.headings = {heading.id: heading for heading in headings}
        self.rules = {rule.id: rule for heading in self.headings.values() for rule in heading.rules}
        names = [(heading.id, heading.id) for heading in self.headings.values()]
        names += [(heading.title, heading.id) for heading in self.headings.values()]
        names += [(rule.id.partition(".")[0], rule.heading) for rule in self.rules.values()]
        further = [(word, heading.id) for heading in self.headings.values() for word in heading.words]
        self._names = _by_name(names)
        self._all_names = _by_name([*names, *further, *other_names])
        self._search: Search | None = None

    def rule(self, id: str) -> Rule:
        """The rule of this id. Raises NotInRulebook."""
        if id not in self.rules:
            raise NotInRulebook(id, difflib.get_close_matches(id, self.rules, n=3))
        return self.rules[id]

    def heading(self, name: str) -> Heading:
        """The heading that somebody means by an id, a title or another word for it, in any of the game's languages.

        Case, umlauts and plurals do not matter, and a beginning that fits one heading only is enough.
        """
        wanted = folded(name)
        for found in self._candidates(wanted) if wanted else []:
            if len(found) == 1:
                return self.headings[next(iter(found))]
        close = difflib.get_close_matches(wanted, self._all_names, n=5)
        raise NotInRulebook(name, sorted({id for known in close for id in self._all_names[known]}))

    def _candidates(self, wanted: str) -> Iterator[set[str]]:
        """Headings that a folded name may mean, from the strictest reading to the loosest."""
        yield self._names.get(wanted, set())
        yield self._all_names.get(wanted, set())
        for names in (self._names, self._all_names):
            yield {id for known, ids in names.items() if alike(known, wanted) for id in ids}
        for names in (self._names, self._all_names):
            yield {id for known, ids in names.items() if known.startswith(wanted) for id in ids}

    def search(self, question: str, limit: int = 5) -> list[Rule]:
        """The rules that best answer a question in everyday words, best first; empty if no word of it occurs."""
        if self._search is None:
            self._search = Search(
                (rule.id, rule.text, " ".join((heading.title, *heading.words)))
                for heading in self.headings.values()
                for rule in heading.rules
            )
        return [self.rules[id] for id in self._search.best(question, limit)]

    def look_up(self, asked: str, limit: int = 5) -> list[Rule]:
        """What to show to somebody who asks for a rule id, a heading, the second part of an id, or in words."""
        if asked in self.rules:
            return [self.rules[asked]]
        try:
            return list(self.heading(asked).rules)
        except NotInRulebook:
            pass
        named = [rule for rule in self.rules.values() if folded(rule.id.partition(".")[2]) == folded(asked)]
        found = named or self.search(asked, limit)
        if not found:
            raise NotInRulebook(asked, [])
        return found


@cache
def rulebook(package: str, language: str) -> Rulebook | None:
    """The rulebook of a game in a language; None if it has none."""
    try:
        return load_rulebook(package, language) if language in rulebook_languages(package) else None
    except (ModuleNotFoundError, TypeError):  # no package: a game without a folder
        return None


def rule_text(package: str, rule: str, language: str) -> str:
    """The wording of a rule; empty where the rulebook does not have it."""
    book = rulebook(package, language)
    return book.rules[rule].text if book is not None and rule in book.rules else ""


def parse_rulebook(text: str, language: str, file: str, other_names: Iterable[tuple[str, str]] = ()) -> Rulebook:
    """The rulebook in this text. `file` is what errors call it. Raises RulebookError."""
    reader = RulebookReader(file)
    reader.read(text)
    return Rulebook(language, reader.title, reader.preface, reader.headings, other_names)


def rulebook_languages(package: str) -> list[str]:
    """Languages of the rulebooks in a game's package, as "de", "en"."""
    folder = files(package) / "rulebook"
    return sorted(file.name[:-3] for file in folder.iterdir() if file.name.endswith(".md")) if folder.is_dir() else []


def load_rulebook(package: str, language: str) -> Rulebook:
    """The rulebook of a game's package ("spielwerk.games.terra_mystica") in one of its languages.

    Headings are understood by their names in every language of the game. Raises RulebookError.
    """
    languages = rulebook_languages(package)
    if language not in languages:
        there = ", ".join(languages) or "none"
        raise RulebookError(f"{package}/rulebook/{language}.md", 1, f"no rulebook in this language; there are: {there}")
    other_names = [
        (name, heading.id)
        for other in languages
        if other != language
        for heading in _load(package, other).headings.values()
        for name in (heading.title, *heading.words)
    ]
    return _load(package, language, other_names)


def _load(package: str, language: str, other_names: Iterable[tuple[str, str]] = ()) -> Rulebook:
    file = files(package) / "rulebook" / f"{language}.md"
    return parse_rulebook(file.read_text(encoding="utf-8"), language, str(file), other_names)


def read_rule_index(package: str) -> dict[str, RuleSources]:
    """Files that play and test each heading, from the README.md of the game's package, in the order of its table."""
    file = files(package) / "README.md"
    if not file.is_file():
        raise RulebookError(str(file), 1, "the game's folder has no README.md with the rule index")
    return parse_rule_index(file.read_text(encoding="utf-8"), str(file))


class RuleId(Told):
    """A rule of a game's rulebook as the value of a problem: people read its id and its wording."""

    def __init__(self, package: str, id: str) -> None:
        self.package: Final = package
        self.id: Final = id

    def told(self, say: Catalogue) -> str:
        wording = rule_text(self.package, self.id, say.language)
        return f"{self.id}: {wording}" if wording else self.id
