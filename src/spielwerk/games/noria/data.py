# not compiled: runs once before a game
"""What corrections of `components.toml` must hold true; see `spielwerk.core.data`."""

from collections.abc import Iterator, Mapping
from typing import Final

from spielwerk.core.data import Fault, Value, number, numbers, texts
from spielwerk.core.errors import Problem
from spielwerk.games.noria.actions import LARGEST_PAYMENT
from spielwerk.games.noria.terms import (
    ACTIVE,
    ACTIVE_DISCS,
    CHAMBER_NAMES,
    CITY,
    DISC_NAMES,
    FACTORIES,
    GOOD_NAMES,
    ISLANDS,
    LETTER_NAMES,
    PATH_NAMES,
    PLOTS,
    RESOURCE_NAMES,
    RING_DISCS,
    RING_NAMES,
    RING_OF,
    SETTLEMENT,
    SIMPLE_GOODS,
    SLOT_NAMES,
    STARTING_DISCS,
    TOP_STEP,
    TRACK,
    WAREHOUSES,
)
from spielwerk.games.noria.values import FIELDS

BOT_ACTIONS: Final = ("ships", "factory", "intrigue", "investment", "imitation", "upgrade")
LINE_UP_NAMES: Final = ("normal", "harder", "hardest")
SAME: Final = "same"
MIXED: Final = "mixed"
MIXABLE: Final = PATH_NAMES[SETTLEMENT:]
"""Paths that several kinds pay for; refinement takes obsidian only."""
_MOST_COGS: Final = 3
_HIGHEST_VALUE: Final = 20


def check(values: Mapping[str, Value]) -> list[Fault]:
    """Path and reason of everything that cannot be."""
    return [
        *_wrong_numbers(values, "track.cogs", TRACK, 0, _MOST_COGS),
        *_wrong_numbers(values, "factories.cogs", FACTORIES, 0, _MOST_COGS),
        *_wrong_market(values),
        *_wrong_wheel(values),
        *_wrong_islands(values),
        *_wrong_goods(values),
        *_wrong_town_hall(values),
        *_wrong_solo(values),
    ]


def _wrong_numbers(values: Mapping[str, Value], path: str, count: int, low: int, high: int) -> Iterator[Fault]:
    found = numbers(values, path)
    if len(found) != count:
        yield path, Problem("noria.count", count=count, found=len(found))
    elif not all(low <= one <= high for one in found):
        yield path, Problem("noria.range", low=low, high=high)


def _unknown(found: list[str], known: list[str] | tuple[str, ...]) -> Problem | None:
    """What is wrong with the first word that is none of those known; None if there is none."""
    wrong = next((word for word in found if word not in known), None)
    return None if wrong is None else Problem("noria.unknown", wrong=wrong, known=known)


def _wrong_market(values: Mapping[str, Value]) -> Iterator[Fault]:
    if sorted(texts(values, "market.order")) != sorted(DISC_NAMES[CITY:]):
        yield "market.order", Problem("noria.market", names=DISC_NAMES[CITY:])


def first_slots(values: Mapping[str, Value]) -> list[str]:
    """Slots of the first wheel: three for resource discs, then city, journey, tool."""
    return [*texts(values, "wheel.resources"), *(str(values[f"wheel.{kind}"]) for kind in DISC_NAMES[CITY:-1])]


def _wrong_wheel(values: Mapping[str, Value]) -> Iterator[Fault]:
    slots = first_slots(values)
    paths = ["wheel.resources"] * (len(slots) - 3) + [f"wheel.{kind}" for kind in DISC_NAMES[CITY:-1]]
    for path, slot in zip(paths, slots, strict=True):
        if slot not in SLOT_NAMES:
            yield path, Problem("noria.unknown", wrong=slot, known=SLOT_NAMES)
            return
    places = [SLOT_NAMES.index(slot) for slot in slots]
    if len(slots) != STARTING_DISCS or len(set(slots)) != STARTING_DISCS:
        yield "wheel.resources", Problem("noria.six-discs")
    elif [sum(RING_OF[place] == ring for place in places) for ring in range(len(RING_NAMES))] != list(RING_DISCS):
        yield "wheel.resources", Problem("noria.rings")
    elif sum(ACTIVE[place] for place in places) != ACTIVE_DISCS:
        yield "wheel.resources", Problem("noria.active")


def _wrong_islands(values: Mapping[str, Value]) -> Iterator[Fault]:
    yield from _wrong_numbers(values, "islands.ships-per-sign", 3, 0, 6)
    warehouses = dict.fromkeys(GOOD_NAMES, 0)
    for island in range(1, ISLANDS + 1):
        signs = texts(values, f"islands.i{island}-ships")
        if reason := _unknown(signs, RESOURCE_NAMES):
            yield f"islands.i{island}-ships", reason
        elif len(signs) > 3:
            yield f"islands.i{island}-ships", Problem("noria.signs")
        path = f"islands.i{island}-plots"
        plots = values[path]
        assert isinstance(plots, list)
        if not 1 <= len(plots) <= PLOTS:
            yield path, Problem("noria.plots", most=PLOTS)
        for plot in plots:
            goods = [str(good) for good in plot] if isinstance(plot, list) else []
            if reason := _unknown(goods, GOOD_NAMES):
                yield path, reason
            elif not 1 <= len(goods) <= 2:
                yield path, Problem("noria.warehouses")
            for good in goods:
                warehouses[good] = warehouses.get(good, 0) + 1
    for good, most in zip(GOOD_NAMES, WAREHOUSES, strict=True):
        if warehouses[good] > most:
            yield "islands.i1-plots", Problem("noria.all-warehouses", there=warehouses[good], good=good, most=most)


def _wrong_goods(values: Mapping[str, Value]) -> Iterator[Fault]:
    for good, name in enumerate(GOOD_NAMES):
        cost = texts(values, f"goods.{name}")
        due = 2 if good < SIMPLE_GOODS else 3
        if reason := _unknown(cost, RESOURCE_NAMES):
            yield f"goods.{name}", reason
        elif len(cost) != due:
            yield f"goods.{name}", Problem("noria.cost", due=due)


def _wrong_town_hall(values: Mapping[str, Value]) -> Iterator[Fault]:
    for path in PATH_NAMES:
        yield from _wrong_numbers(values, f"paths.{path}-prices", TOP_STEP, 1, LARGEST_PAYMENT)
    for path in MIXABLE:
        kinds = texts(values, f"paths.{path}-kinds")
        if len(kinds) != TOP_STEP or _unknown(kinds, (SAME, MIXED)):
            yield f"paths.{path}-kinds", Problem("noria.kinds", count=TOP_STEP, one=SAME, other=MIXED)
    for chamber in CHAMBER_NAMES:
        yield from _wrong_numbers(values, f"chambers.{chamber}", FIELDS, 0, _HIGHEST_VALUE)
        found = numbers(values, f"chambers.{chamber}")
        if found != sorted(found):
            yield f"chambers.{chamber}", Problem("noria.chambers")


def _wrong_solo(values: Mapping[str, Value]) -> Iterator[Fault]:
    letters = texts(values, "solo.letters")
    if len(letters) != len(LETTER_NAMES) or _unknown(letters, BOT_ACTIONS):
        yield "solo.letters", Problem("noria.letters", names=BOT_ACTIONS)
    for name in LINE_UP_NAMES:
        slots = [slot.removesuffix("+") for slot in texts(values, f"solo.{name}")]
        if reason := _unknown(slots, SLOT_NAMES):
            yield f"solo.{name}", reason
        elif len(slots) != len(LETTER_NAMES) or len(set(slots)) != len(LETTER_NAMES):
            yield f"solo.{name}", Problem("noria.six-letters")
    order = texts(values, "solo.upgrade-order")
    if reason := _unknown(order, LETTER_NAMES):
        yield "solo.upgrade-order", reason
    if not 1 <= number(values, "solo.boost-round") <= TRACK + 1:
        yield "solo.boost-round", Problem("noria.boost", last=TRACK, never=TRACK + 1)
    if not 0 <= number(values, "solo.boost-steps") <= TOP_STEP:
        yield "solo.boost-steps", Problem("option.a-number", low=0, high=TOP_STEP)
