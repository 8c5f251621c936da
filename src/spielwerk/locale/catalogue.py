# not compiled: reads files
"""Sentences by key, in the reader's language.

The sentences stand in TOML files, one folder per language: `locale/de/play.toml` holds the keys that begin with
`play.`; tables inside add further parts to the key. Placeholders are those of `str.format`, with names. Where a
number decides between two forms, the entry is a list: `coins = ["{n} coin", "{n} coins"]`, the first for 1.
Games have folders `locale/` of their own, for the words of that game.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("de", "en")
FALLBACK: Final = "en"
PACKAGE: Final = "spielwerk"


class UnknownSentence(LookupError):
    """A key that no file of the language has: a mistake in the program."""


class Catalogue:
    """All sentences of one language that were asked for."""

    def __init__(self, language: str, sentences: Mapping[str, tuple[str, ...]]) -> None:
        self.language: Final = language
        self.sentences: Final = dict(sentences)

    def __contains__(self, key: str) -> bool:
        return key in self.sentences

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence of a key with the values filled in; `n` also chooses between singular and plural."""
        forms = self.sentences.get(key)
        if forms is None:
            raise UnknownSentence(f"no sentence {key!r} in the language {self.language}")
        return forms[0 if values.get("n") == 1 else -1].format(**values)

    def enumerate(self, items: list[str], last: str = "and") -> str:
        """Several things in one phrase: "a, b and c"; `last` is the key's end below `cli.`."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self(f'cli.{last}')} {items[-1]}"


def read_sentences(package: str, language: str) -> dict[str, tuple[str, ...]]:
    """All sentences in the files of a package's folder `locale/LANGUAGE`; empty if it has none."""
    folder = files(package) / "locale" / language
    found: dict[str, tuple[str, ...]] = {}
    if folder.is_dir():
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml"):
                _collect(found, file.name.removesuffix(".toml"), tomllib.loads(file.read_text(encoding="utf-8")))
    return found


def _collect(found: dict[str, tuple[str, ...]], key: str, value: object) -> None:
    if isinstance(value, dict):
        for part, inner in value.items():
            _collect(found, f"{key}.{part}", inner)
    elif isinstance(value, list):
        found[key] = tuple(str(form) for form in value)
    else:
        found[key] = (str(value),)


@cache
def catalogue(language: str, *packages: str) -> Catalogue:
    """The sentences of the program and of further packages, such as a game's, in one language."""
    sentences: dict[str, tuple[str, ...]] = {}
    for package in (PACKAGE, *packages):
        sentences.update(read_sentences(package, language))
    return Catalogue(language, sentences)


def language_of(environment: Mapping[str, str]) -> str:
    """The reader's language as the environment variables of the system tell it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name].lower()[:2]
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK
