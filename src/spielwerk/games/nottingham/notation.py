# not compiled: text that people type
"""Typed moves: the exact notation, and the words by which people call kinds, colours and actions, German and English.

`Überfall gelb`, `drei Perlen`, `behalten` are `raid yellow`, `set 3 pearls`, `keep`.
"""

import re
from functools import cache
from typing import Final

from spielwerk.core.notation import Notation
from spielwerk.core.rulebook_search import folded
from spielwerk.games.nottingham.kinds import VERBS
from spielwerk.games.nottingham.terms import COLOUR_NAMES, KIND_NAMES
from spielwerk.locale.catalogue import LANGUAGES, read_sentences

FILLERS: Final = frozenset(
    {"from", "a", "an", "the", "of", "von", "vom", "mit", "und", "and", "die", "das", "den", "eine"}
)
"""Words that may be left out."""
_SET: Final = re.compile(r"(1[0-2]|[3-9]) ([a-z]+)")


@cache
def _names() -> dict[str, str]:
    """Folded words of both languages, and what they are in the notation."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        sentences = read_sentences(__package__ or "", language)
        for verb in VERBS:
            for word in sentences[f"words.verb.{verb}"][0].split(","):
                found[folded(word)] = verb
        for kind in KIND_NAMES:
            for word in sentences[f"words.kind.{kind}"][0].split(","):
                found[folded(word)] = kind
        for colour in COLOUR_NAMES:
            found[folded(sentences[f"shown.colour.{colour}"][0])] = colour
        for number, word in enumerate(sentences["words.numbers"][0].split(","), 3):
            found[folded(word)] = str(number)
    return found


def tidy(text: str) -> str:
    """What was typed in lower case, words put into the notation. A number and a kind alone are a set."""
    words = [_names().get(folded(word), word.lower()) for word in text.split()]
    if words[:1] == ["task"]:
        words = [{"7": "seven", "5": "five"}.get(word, word) for word in words]
    exact = " ".join("steal from" if word == "steal" else word for word in words if word != "from")
    return f"set {exact}" if _SET.fullmatch(exact) else exact


def spelled_out(text: str) -> list[str]:
    """The single moves that a tidy text stands for; here always one."""
    return [text]


NOTATION: Final = Notation(FILLERS, tidy, spelled_out)
