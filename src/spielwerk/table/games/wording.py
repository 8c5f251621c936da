"""Rules of a game's rulebook as plain text."""

from functools import cache

from spielwerk.core.rulebook import Rulebook, load_rulebook, rulebook_languages


@cache
def rulebook(package: str, language: str) -> Rulebook | None:
    """The rulebook of a game in a language; None if it has none."""
    try:
        return load_rulebook(package, language) if language in rulebook_languages(package) else None
    except ModuleNotFoundError:
        return None


def rule_text(package: str, rule: str, language: str) -> str:
    """The wording of a rule; empty where the rulebook does not have it."""
    book = rulebook(package, language)
    return book.rules[rule].text if book is not None and rule in book.rules else ""
