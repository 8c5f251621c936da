# not compiled: text that people type
"""Typed moves: the exact notation, and the looser ways in which people write it, in German and English.

Discs, goods, paths and chambers may be called by their names, verbs by words for them, and repetitions put together:
`trade 2 energy`, `sell 3 sail`.
"""

import re
from functools import cache
from typing import Final

from spielwerk.core.notation import Notation, tidied
from spielwerk.core.rulebook_search import folded
from spielwerk.games.noria.kinds import TABLE
from spielwerk.games.noria.situations import CHANCE
from spielwerk.games.noria.terms import CHAMBER_NAMES, DISC_NAMES, GOOD_NAMES, PATH_NAMES, RING_NAMES
from spielwerk.locale.catalogue import LANGUAGES, read_sentences

FILLERS: Final = frozenset({"to", "for", "the", "a", "in", "on", "auf", "zu", "zur", "nach", "fur", "den", "die"})
"""Words that may be left out."""
VERBS: Final = tuple(dict.fromkeys(kind.pattern.partition(" ")[0] for kind in TABLE if kind.when & CHANCE == 0))
"""First words of all that people do."""
_REPEATED: Final = re.compile(r"(trade|sell) (\d{1,2}) ([a-z]+)")


@cache
def _names() -> dict[str, str]:
    """Folded words and phrases of both languages, and what they are in the notation."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        sentences = read_sentences(__package__, language)
        for verb in VERBS:
            for word in sentences[f"screen.verb.{verb}"][0].split(","):
                found[folded(word)] = verb
        tables = (("kind", DISC_NAMES), ("path", PATH_NAMES), ("chamber", CHAMBER_NAMES), ("ring", RING_NAMES))
        for table, names in tables:
            for name in names:
                found.setdefault(folded(sentences[f"shown.{table}.{name}"][0]), name)
        for name in GOOD_NAMES:
            for form in sentences[f"shown.goods.{name}"]:
                found[folded(form.removeprefix("{n} "))] = name
    return found


def tidy(text: str) -> str:
    """What was typed in lower case, names put into the notation."""
    return tidied(text, _names())


def spelled_out(text: str) -> list[str]:
    """The single actions that a tidy text with an amount stands for: `trade 2 energy` is twice `trade energy`."""
    repeated = _REPEATED.fullmatch(text)
    return [f"{repeated[1]} {repeated[3]}"] * int(repeated[2]) if repeated else [text]


NOTATION: Final = Notation(FILLERS, tidy, spelled_out)
