# not compiled: reads files and imports by name
"""Values of a game's components: where they come from, how sure they are, and how an owner of the box corrects them.

A game's folder may have a file `components.toml` with one table for every value:

    [[values]]
    path = "board.numbers"             # small letters, digits, hyphens; a point between a part of the game and a value
    value = [3, 5, 4]                  # a number, a text, or a list of these (lists of lists too)
    confidence = "assumed"             # one of CONFIDENCES
    name = { de = "Zahlen der Felder", en = "Numbers of the fields" }
    source = { de = "...", en = "..." }

and, for values that stand in modules and cannot be corrected by a file, tables `[[groups]]` with `name`, `confidence`
and `source` only. Other tables are the game's own business.

What the game must hold true stands in its module `data`:

    def check(values: Mapping[str, Value]) -> list[Fault]:
        # For all values by path, corrected: path and reason of everything that cannot be, such as
        # ("board.numbers", Problem("nottingham.field", low=2, high=8, wrong=9)).

It need not check types: a correction has the shape of the value that it replaces (`_misfit`). By its side the module
offers whatever its game makes of the values, usually `values_of(options)`, from `values(PACKAGE, options[DATA])`.

A game that wants corrections puts `option(PACKAGE)` among its `option_specs()`. They are kept there as one word,
`board.numbers=[3,5];tasks.seven.first=30`, only what differs, in the file's order: so every record tells which values
were played with, and is replayed with them.
"""

import difflib
import importlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final, NamedTuple

from spielwerk.core.errors import Problem
from spielwerk.core.options import TEXT, Option, OptionError

DATA: Final = "data"
"""The option that keeps corrections, and the module of a game's folder that checks them."""

CONFIDENCES: Final = ("norm", "verified", "printed", "conf", "hint", "assumed")
"""How sure a value is, surest first: the rules say it; whole recorded games came out the same with it; read from the
printed component; several sources say it; one source hints at it; our own choice that fits what is known."""

CORRECTED: Final = "corrected"
"""Confidence of a value that the table has replaced."""

UNSURE: Final = ("hint", "assumed")
"""Confidences that an owner of the box should look at."""

Value = int | str | list["Value"]
Fault = tuple[str, Problem]
"""The path of a value, and why it cannot be."""

_PATH: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")
_LONGEST: Final = 4000
"""Signs of all corrections together."""
_LARGEST: Final = 1_000_000
_SHAPES: Final[Mapping[type, str]] = {int: "data.a-number", str: "data.a-text", list: "data.a-list"}


class Fact(NamedTuple):
    """One value of a component, or a group of them that is kept elsewhere (`path` empty, `value` None)."""

    path: str
    value: Value | None
    confidence: str
    name: Mapping[str, str]
    """What it is, by language."""
    source: Mapping[str, str]
    """Where it comes from, by language."""


class Row(NamedTuple):
    """A value as people see it."""

    path: str
    name: str
    value: str
    """Empty for a group."""
    confidence: str
    source: str
    usual: str
    """The value that a correction has replaced, otherwise empty."""


def has_data(package: str) -> bool:
    """Whether a game's folder lists its components."""
    spec = find_spec(package)
    is_folder = spec is not None and spec.submodule_search_locations is not None
    return is_folder and files(package).joinpath("components.toml").is_file()


@cache
def facts(package: str) -> Mapping[str, Fact]:
    """The values of a game that can be corrected, by path, in the order of the file."""
    found: dict[str, Fact] = {}
    for table in _tables(package, "values"):
        fact = Fact(table["path"], table["value"], *_told(table))
        assert _PATH.fullmatch(fact.path), f"components.toml: {fact.path!r} is no path"
        assert fact.path not in found, f"components.toml: {fact.path} is there twice"
        found[fact.path] = fact
    return found


@cache
def groups(package: str) -> tuple[Fact, ...]:
    """Components whose values stand in modules."""
    return tuple(Fact("", None, *_told(table)) for table in _tables(package, "groups"))


def _tables(package: str, kind: str) -> list[dict[str, Any]]:
    if not has_data(package):
        return []
    content = tomllib.loads(files(package).joinpath("components.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = content.get(kind, [])
    return found


def _told(table: Mapping[str, Any]) -> tuple[str, Mapping[str, str], Mapping[str, str]]:
    confidence: str = table["confidence"]
    assert confidence in CONFIDENCES, f"components.toml: there is no confidence {confidence!r}"
    name, source = ({"": table[key]} if isinstance(table[key], str) else dict(table[key]) for key in ("name", "source"))
    return confidence, name, source


def values(package: str, corrections: str = "") -> dict[str, Value]:
    """All values by path, with the corrections of the option `data`. Raises OptionError for wrong ones."""
    found = {path: fact.value for path, fact in facts(package).items() if fact.value is not None}
    for part in corrections.split(";") if corrections else []:
        path, _, text = part.partition("=")
        try:
            found[path] = json.loads(text)
        except ValueError:
            raise OptionError("data.form", text=part) from None
    problems = faults(package, found)
    if len(corrections) > _LONGEST:
        raise OptionError("data.too-long", most=_LONGEST)
    if problems:
        path, reason = problems[0]
        raise OptionError("data.in-option", path=path, reason=reason)
    return found


def corrections(package: str, changed: Mapping[str, Value]) -> str:
    """The one-word text of values that differ from the game's own; those that do not differ are left out."""
    known = facts(package)
    different = [path for path, fact in known.items() if path in changed and changed[path] != fact.value]
    return ";".join(f"{path}={one_word(changed[path])}" for path in different)


def one_word(value: Value) -> str:
    """A value as JSON without blanks and semicolons."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return "".join(f"\\u{ord(sign):04x}" if sign.isspace() or sign == ";" else sign for sign in text)


def faults(package: str, changed: Mapping[str, Value]) -> list[Fault]:
    """Path and reason of everything wrong with values: unknown ones, wrong shapes, then what the game says."""
    known = facts(package)
    found = [(path, _unknown(path, known)) for path in changed if path not in known]
    for path, fact in known.items():
        if path in changed and fact.value is not None:
            reason = _misfit(changed[path], fact.value)
            if reason:
                found.append((path, reason))
    if found or not known or find_spec(f"{package}.{DATA}") is None:
        return found
    own = {path: fact.value for path, fact in known.items() if fact.value is not None}
    check: Callable[[Mapping[str, Value]], list[Fault]] = importlib.import_module(f"{package}.{DATA}").check
    return check(own | dict(changed))


def _unknown(path: str, known: Mapping[str, Fact]) -> Problem:
    close = difflib.get_close_matches(path, known, 1)
    return Problem("data.unknown-close", close=close[0]) if close else Problem("data.unknown")


def _misfit(value: Value, usual: Value) -> Problem | None:
    """Why a value has not the shape of the usual one; None if it has. Lists may be of any length."""
    if isinstance(value, bool) or not isinstance(value, type(usual)):
        return Problem(_SHAPES[type(usual)], value=one_word(usual))
    if isinstance(value, int) and abs(value) > _LARGEST:
        return Problem("data.too-large", most=_LARGEST)
    if isinstance(value, list) and isinstance(usual, list) and usual:
        return next((reason for reason in (_misfit(part, usual[0]) for part in value) if reason), None)
    return None


def option(package: str) -> Option:
    """The option `data` of a game; it takes any text of corrections and keeps it in its one tidy form."""
    return Option(DATA, TEXT, "", tidy=lambda text: corrections(package, values(package, text)))


def rows(package: str, language: str, corrected: str = "") -> list[Row]:
    """All values and groups as people see them, in the order of the file, values first."""
    now = values(package, corrected)
    found = []
    for fact in [*facts(package).values(), *groups(package)]:
        value, usual = "", ""
        confidence, source = fact.confidence, in_words(fact.source, language)
        if fact.value is not None:
            value = shown(now[fact.path])
            if now[fact.path] != fact.value:
                usual, confidence = shown(fact.value), CORRECTED
        found.append(Row(fact.path, in_words(fact.name, language), value, confidence, source, usual))
    return found


def in_words(words: Mapping[str, str], language: str) -> str:
    return words.get(language) or words.get("") or words["en"]


def shown(value: Value) -> str:
    """A value for people: lists with commas, lists in lists with plus signs between their parts."""
    if not isinstance(value, list):
        return str(value)
    return ", ".join("+".join(map(shown, part)) if isinstance(part, list) else shown(part) for part in value)


def number(values: Mapping[str, Value], path: str) -> int:
    """A value that is a number; the four of these are for games, whose types they spare a check."""
    value = values[path]
    assert isinstance(value, int), path
    return value


def text(values: Mapping[str, Value], path: str) -> str:
    value = values[path]
    assert isinstance(value, str), path
    return value


def numbers(values: Mapping[str, Value], path: str) -> list[int]:
    value = values[path]
    assert isinstance(value, list), path
    return [part for part in value if isinstance(part, int)]


def texts(values: Mapping[str, Value], path: str) -> list[str]:
    value = values[path]
    assert isinstance(value, list), path
    return [part for part in value if isinstance(part, str)]
