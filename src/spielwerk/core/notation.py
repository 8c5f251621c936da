# not compiled: text that people type
"""Words that people type, put into a game's notation: names in any language, with or without umlauts.

A game's folder may have a module `notation` with an object `NOTATION` for the ways in which people write its moves.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from spielwerk.core.discovery import feature
from spielwerk.core.game import Game
from spielwerk.core.rulebook_search import folded


class Notation(NamedTuple):
    """How moves of one game are typed."""

    fillers: frozenset[str]
    """Words that may be left out."""
    tidy: Callable[[str], str]
    """What was typed in lower case, names put into the notation."""
    spelled_out: Callable[[str], list[str]]
    """The single moves that a tidy text with an amount stands for."""


EXACT: Final = Notation(frozenset(), lambda text: " ".join(text.lower().split()), lambda text: [text])
"""Exact texts, however they are spaced."""


def notation_of(game: Game) -> Notation:
    module = feature(game, "notation")
    if module is None:
        return EXACT
    notation: Notation = module.NOTATION
    return notation


def parts(line: str) -> list[str]:
    """Several moves in a line stand apart by `. ` or `;`."""
    return [part.strip().rstrip(".") for part in line.replace(". ", ";").split(";") if part.strip().rstrip(".")]


def fitting(typed: str, texts: Iterable[str], fillers: frozenset[str]) -> list[str]:
    """The texts that a typed one is, or whose words its words begin, fillers left out."""
    wanted = [word for word in typed.split(" ") if word not in fillers]
    found, exact = [], []
    for text in texts:
        if text.lower() == typed:
            return [text]
        there = [word for word in text.lower().split(" ") if word not in fillers]
        if wanted and len(wanted) <= len(there) and all(map(str.startswith, there, wanted)):
            found.append(text)
            if wanted == there:
                exact.append(text)
    return exact if len(exact) == 1 else found


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
