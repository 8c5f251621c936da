# not compiled: text that people type
"""Words that people type, put into a game's notation: names in any language, with or without umlauts."""

from collections.abc import Mapping

from spielwerk.core.rulebook_search import folded


def tidied(text: str, names: Mapping[str, str]) -> str:
    """The text in lower case; words and phrases of `names` (folded) replaced by what they mean, longest first."""
    words = " ".join(text.lower().replace(",", " ").split())
    for name, meant in sorted(names.items(), key=lambda item: -len(item[0])):
        if name in folded(words):
            words = _replaced(words, name, meant)
    return words


def _replaced(words: str, name: str, meant: str) -> str:
    """Puts the notation in the place of a name that may have several words and other letters."""
    parts = words.split(" ")
    length = name.count(" ") + 1
    for start in range(len(parts) - length + 1):
        if folded(" ".join(parts[start : start + length])) == name:
            return " ".join([*parts[:start], meant, *parts[start + length :]])
    return words
