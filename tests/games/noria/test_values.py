"""Every printed value is read: changed, it changes what some rule answers."""

import sys
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.noria.answers import answers
from spielwerk.core.data import Value, values
from spielwerk.games.noria import terms
from spielwerk.games.noria.components import made_of, printed_values
from spielwerk.games.noria.data import BOT_ACTIONS, MIXED, SAME
from spielwerk.games.noria.rules import black_market, influence, inspection, payment, rounds, setup, solo, wheel
from spielwerk.games.noria.values import Values

PACKAGE: Final = "spielwerk.games.noria"
PRINTED: Final = values(PACKAGE)
WORDS: Final = (
    BOT_ACTIONS, (SAME, MIXED), tuple(terms.GOOD_NAMES), tuple(terms.RESOURCE_NAMES), tuple(terms.LETTER_NAMES),
    tuple(terms.DISC_NAMES), tuple(terms.SLOT_NAMES),
)  # fmt: skip
"""What a word may be changed into: the next one of its list."""

TABLES: Final = (
    (terms, "DISCS"), (terms, "WAREHOUSES"), (terms, "RING_DISCS"), (terms, "ACTIVE"), (setup, "LOWER_PRICES"),
    (payment, "CURRENCY"), (payment, "CURRENCY_KINDS"), (solo, "ENTRIES"), (wheel, "NEIGHBOURS"),
)  # fmt: skip
NUMBERS: Final = (
    (terms, "SHIPS"), (terms, "POLITICIANS"), (terms, "FACTORIES"), (terms, "TRACK"), (terms, "TOP_STEP"),
    (terms, "ACTIVE_DISCS"), (terms, "MOST_ACTIONS"), (rounds, "DEAR_FROM"), (influence, "NIGHT_SHIFT_BASE"),
    (influence, "REBUILD_BASE"), (influence, "DEARER"), (black_market, "FOR_SIMPLE"), (black_market, "FOR_COMPLEX"),
    (black_market, "RESOURCE_PRICE"), (inspection, "KNOWLEDGE"), (setup, "SPARE_ISLANDS"), (setup, "SPARE_DISCS"),
    (setup, "STARTING_SHIPS"), (setup, "STARTING_KNOWLEDGE"), (setup, "STARTING_RESOURCES"), (setup, "FREE_STEPS"),
)  # fmt: skip
"""Printed tables and numbers that stand in the rules, since nobody need correct them."""


def changes(value: Value) -> Iterator[tuple[str, Value]]:
    """The value with one of its parts changed, for each part; with where that is."""
    if isinstance(value, list):
        for place, part in enumerate(value):
            for where, changed in changes(part):
                yield f"{place + 1} {where}", [*value[:place], changed, *value[place + 1 :]]
    elif isinstance(value, int):
        yield "", value + 1
    else:
        yield "", other_word(str(value))
        if value in terms.SLOT_NAMES or str(value).endswith("+"):
            yield "+", f"{value}+".removesuffix("++")


def other_word(word: str) -> str:
    words = next(words for words in WORDS if word.removesuffix("+") in words)
    return words[(words.index(word.removesuffix("+")) + 1) % len(words)]


def is_other(found: Values | None, usual: list[str]) -> bool:
    """Whether the rules answer otherwise with these values, or with tables that have been changed."""
    asked = answers(found if found is not None else printed_values())
    return any(one != other for one, other in zip_longest(asked, usual))


def all_changes() -> Iterator[tuple[str, str, Mapping[str, Value]]]:
    for path, value in PRINTED.items():
        for where, changed in changes(value):
            if not (path.startswith("wheel.") and where.endswith("+")):
                yield path, f"{path} {where}", {**PRINTED, path: changed}


DEARER: Final[Mapping[str, Value]] = {f"paths.{path}-prices": [*range(2, 10), 9] for path in terms.PATH_NAMES}
"""Steps of two units and more: one unit is neither mixed nor of one kind."""
UPGRADING: Final[Mapping[str, Value]] = {"solo.normal": ["L-T", "L-BL", "M-TR", "M-BL", "M-TL", "S-T"]}
"""A line-up in which the letter that upgrades others acts every other round."""
CIRCUMSTANCES: Final = {"-kinds": DEARER, "upgrade-order": UPGRADING}
"""What else must be so for a value to matter, by the end of its path."""


def circumstances(path: str) -> Mapping[str, Value]:
    found = next((values for end, values in CIRCUMSTANCES.items() if path.endswith(end)), {})
    return {} if path in found else found


def test_every_value_of_the_data_file_is_read() -> None:
    usual: dict[str, list[str]] = {}
    unread, count = [], 0
    for path, where, found in all_changes():
        count += 1
        also = circumstances(path)
        key = str(sorted(also))
        if key not in usual:
            usual[key] = list(answers(made_of({**PRINTED, **also})))
        if not is_other(made_of({**found, **also}), usual[key]):
            unread.append(where)
    assert unread == []
    assert count > 250


def places(module: object, name: str) -> list[object]:
    """All modules of the game that read a number; it was imported into some by name."""
    value = getattr(module, name)
    here = [one for key, one in sys.modules.items() if key.startswith((PACKAGE, "games.noria."))]
    return [one for one in here if getattr(one, name, None) is value]


def test_every_table_and_number_of_the_rules_is_read(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if compiled:
        pytest.skip("compiled numbers cannot be changed")
    usual = list(answers(printed_values()))
    unread, count = [], 0
    for module, name in TABLES:
        table: vec[i64] = getattr(module, name)
        for place, value in enumerate(table):
            if name == "NEIGHBOURS" and value == 0:
                continue
            count += 1
            table[place] = 0 if name in ("NEIGHBOURS", "ACTIVE") and value == 1 else value + 1
            if not is_other(None, usual):
                unread.append(f"{name} {place}")
            table[place] = value
    for module, name in NUMBERS:
        count += 1
        with monkeypatch.context() as patch:
            for one in places(module, name):
                if not one.__name__.startswith("games."):  # type: ignore[attr-defined]
                    patch.setattr(one, name, getattr(module, name) + 1)
            if not is_other(None, usual):
                unread.append(name)
    assert list(answers(printed_values())) == usual, "everything is as it was"
    assert unread == []
    assert count > 70
