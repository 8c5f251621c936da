# not compiled: reads the data file
"""What must be true of the values in `components.toml`, whoever has corrected them, and their form for the rules."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core import data
from spielwerk.core.data import Fault, Value, number, numbers, text, texts
from spielwerk.core.errors import Problem
from spielwerk.core.game import NOBODY
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.settings import Settings
from spielwerk.games.nottingham.terms import (
    AMBUSH_CARDS,
    COLOUR_NAMES,
    KIND_NAMES,
    TASK_NAMES,
)

NUMBERS: Final = "board.numbers"
TOWN: Final = "board.town"
COUNTS: Final = "items.counts"
ITEM_VALUES: Final = "items.values"
COLOURS: Final = "ambush.colours"
AMBUSH_ITEMS: Final = "ambush.items"

NO_NUMBER: Final = "none"
"""Value of TOWN where the town field has no number."""

SMALLEST: Final = 2
LARGEST: Final = 8
FEWEST_FIELDS: Final = 5
MOST_FIELDS: Final = 60
MOST_POINTS: Final = 99


def check(values: Mapping[str, Value]) -> list[Fault]:
    """Path and reason of everything that cannot be."""
    return [*_board(values), *_items(values), *_tasks(values), *_ambushes(values)]


def _board(values: Mapping[str, Value]) -> list[Fault]:
    found: list[Fault] = []
    fields = numbers(values, NUMBERS)
    wrong = [field for field in fields if not SMALLEST <= field <= LARGEST]
    if wrong:
        found.append((NUMBERS, Problem("nottingham.field", low=SMALLEST, high=LARGEST, wrong=wrong[0])))
    if not FEWEST_FIELDS <= len(fields) <= MOST_FIELDS:
        limits = {"fewest": FEWEST_FIELDS, "most": MOST_FIELDS}
        found.append((NUMBERS, Problem("nottingham.path", there=len(fields), **limits)))
    town = text(values, TOWN)
    if town != NO_NUMBER and town not in map(str, range(SMALLEST, LARGEST + 1)):
        found.append((TOWN, Problem("nottingham.town", none=NO_NUMBER, low=SMALLEST, high=LARGEST, wrong=town)))
    return found


def _items(values: Mapping[str, Value]) -> list[Fault]:
    found: list[Fault] = []
    counts, printed_counts = numbers(values, COUNTS), printed(COUNTS)
    cards = sum(printed_counts)
    due = {"cards": cards, "each": printed_counts[0], "kinds": len(printed_counts)}
    if sum(counts) != cards:
        found.append((COUNTS, Problem("nottingham.cards-of-kinds", there=sum(counts), others=len(counts), **due)))
    elif counts != printed_counts:
        found.append((COUNTS, Problem("nottingham.cards-divided", there=cards, **due)))
    if numbers(values, ITEM_VALUES) != printed(ITEM_VALUES):
        found.append((ITEM_VALUES, Problem("nottingham.values", values=printed(ITEM_VALUES))))
    return found


def printed(path: str) -> list[int]:
    """Numbers that stand in the rules, so that nobody can correct them."""
    value = data.facts(__package__ or "")[path].value
    assert value is not None
    return numbers({path: value}, path)


def _tasks(values: Mapping[str, Value]) -> list[Fault]:
    found: list[Fault] = []
    for name in TASK_NAMES:
        first, second = number(values, f"tasks.{name}.first"), number(values, f"tasks.{name}.second")
        for path, points in ((f"tasks.{name}.first", first), (f"tasks.{name}.second", second)):
            if not 1 <= points <= MOST_POINTS:
                found.append((path, Problem("nottingham.task", most=MOST_POINTS, points=points)))
        if first <= second:
            found.append((f"tasks.{name}.first", Problem("nottingham.sides", first=first, second=second)))
    return found


def _ambushes(values: Mapping[str, Value]) -> list[Fault]:
    found: list[Fault] = []
    colours, cards = values[COLOURS], values[AMBUSH_ITEMS]
    assert isinstance(colours, list) and isinstance(cards, list)
    if colours != COLOUR_NAMES:
        found.append((COLOURS, Problem("nottingham.colours", n=len(COLOUR_NAMES), names=COLOUR_NAMES)))
    elif len(colours) + len(cards) != AMBUSH_CARDS:
        there = len(colours) + len(cards)
        found.append((AMBUSH_ITEMS, Problem("nottingham.ambushes", n=AMBUSH_CARDS, there=there)))
    for card in cards:
        assert isinstance(card, list)
        unknown = [str(kind) for kind in card if kind not in KIND_NAMES]
        if unknown:
            found.append((AMBUSH_ITEMS, Problem("nottingham.kind", wrong=unknown[0], names=KIND_NAMES)))
        elif "gold" in card:
            found.append((AMBUSH_ITEMS, Problem("nottingham.gold")))
        elif len(card) != 2 or card[0] == card[1]:
            found.append((AMBUSH_ITEMS, Problem("nottingham.different", kinds=card)))
    pairs = [sorted(map(str, card)) for card in cards if isinstance(card, list)]
    double = [pair for place, pair in enumerate(pairs) if pair in pairs[:place]]
    if double:
        found.append((AMBUSH_ITEMS, Problem("nottingham.double", kinds=double[0])))
    return found


def settings_with(players: int, values: Mapping[str, Value]) -> Settings:
    """Settings with these values and all readings of the rules as usual."""
    town = text(values, TOWN)
    return Settings(
        players,
        vec[i64](numbers(values, NUMBERS)),
        0 if town == NO_NUMBER else int(town),
        vec[i64]([number(values, f"tasks.{name}.first") for name in TASK_NAMES]),
        vec[i64]([number(values, f"tasks.{name}.second") for name in TASK_NAMES]),
        _ambush_kinds(values),
        _ambush_colours(values),
        vec[i64](numbers(values, ITEM_VALUES)),
        vec[i64](numbers(values, COUNTS)),
    )


def _ambush_colours(values: Mapping[str, Value]) -> vec[i64]:
    """The seat of every colour card; NOBODY for the cards with items, which come behind."""
    colours = [COLOUR_NAMES.index(colour) for colour in texts(values, COLOURS)]
    return vec[i64](colours + [NOBODY] * (AMBUSH_CARDS - len(colours)))


def _ambush_kinds(values: Mapping[str, Value]) -> vec[i64]:
    """Bits of the kinds on every ambush card."""
    found = vec[i64]([0] * len(texts(values, COLOURS)))
    cards = values[AMBUSH_ITEMS]
    assert isinstance(cards, list)
    for card in cards:
        assert isinstance(card, list)
        bits: i64 = 0
        for kind in card:
            bits = bits | BIT[KIND_NAMES.index(str(kind))]
        found = append(found, bits)
    return found
