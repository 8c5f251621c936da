"""What is wrong, in the reader's language.

Engine, games and Python's own reader of arguments know no language: what they find wrong, they say in English. The
sentences `problem.*`, of the program and of games, hold those texts with placeholders; by the English one a text is
known again, and the one in the reader's language is filled in. `{inner}` is a text of this kind once more. A text
that stands nowhere stays as it is.
"""

import re
from functools import cache
from typing import Final

from spielwerk.core.discovery import GAMES, game_names
from spielwerk.locale.catalogue import FALLBACK, Catalogue, catalogue

KEYS: Final = "problem."
INNER: Final = "inner"
_PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")


def translated(text: str, say: Catalogue) -> str:
    """The text in the language of a catalogue. What stands before it, such as file and line, stays before it."""
    if say.language == FALLBACK:
        return text
    begin = 0
    while begin >= 0:
        found = _known(text[begin:], say)
        if found is not None:
            return text[:begin] + found
        place = text.find(": ", begin)
        begin = place + 2 if place >= 0 else -1
    return text


def _known(text: str, say: Catalogue) -> str | None:
    for key, pattern in _patterns():
        found = pattern.fullmatch(text)
        if found is not None:
            values: dict[str, object] = dict(found.groupdict())
            if INNER in values:
                values[INNER] = translated(str(values[INNER]), say)
            return _sentences(say.language)(key, **values)
    return None


def _sentences(language: str) -> Catalogue:
    """Those of the program and of all games."""
    return catalogue(language, *(f"{GAMES}.{name.replace('-', '_')}" for name in game_names()))


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The English sentences as patterns, those that say the most by themselves first."""
    sentences = {key: forms[0] for key, forms in _sentences(FALLBACK).sentences.items() if key.startswith(KEYS)}
    order = sorted(sentences, key=lambda key: -len(_PLACEHOLDER.sub("", sentences[key])))
    return [(key, re.compile(_pattern(sentences[key]), re.DOTALL)) for key in order]


def _pattern(sentence: str) -> str:
    parts = _PLACEHOLDER.split(sentence)
    return "".join(re.escape(part) if place % 2 == 0 else f"(?P<{part}>.*?)" for place, part in enumerate(parts))
