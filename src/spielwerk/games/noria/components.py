# not compiled: reads a file
"""The values of the components as the rules read them, from `components.toml` and the corrections of a table."""

from collections.abc import Mapping
from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.data import DATA, Value, number, numbers, texts
from spielwerk.core.data import values as all_values
from spielwerk.games.noria.data import BOT_ACTIONS, LINE_UP_NAMES, MIXABLE, SAME, first_slots
from spielwerk.games.noria.terms import (
    CHAMBER_NAMES,
    DISC_NAMES,
    GOOD_NAMES,
    GOODS,
    ISLANDS,
    LETTER_NAMES,
    LETTERS,
    PATH_NAMES,
    PLOTS,
    RESOURCE_NAMES,
    RESOURCES,
    SLOT_NAMES,
    TOP_STEP,
)
from spielwerk.games.noria.values import FIELDS, Values


def values_of(options: Mapping[str, object]) -> Values:
    """The values that a game is played with. Raises OptionError for corrections that cannot be."""
    return printed_values(str(options.get(DATA, "")))


@cache
def printed_values(corrections: str = "") -> Values:
    """The same from the text of the option `data`. Nobody changes them: every game shares them."""
    return made_of(all_values(__package__, corrections))


def made_of(found: Mapping[str, Value]) -> Values:
    """What stands in the data file, as plain numbers."""
    made = Values()
    made.track_cogs = vec[i64](numbers(found, "track.cogs"))
    made.factory_cogs = vec[i64](numbers(found, "factories.cogs"))
    made.market_order = vec[i64]([DISC_NAMES.index(kind) for kind in texts(found, "market.order")])
    made.wheel_slots = vec[i64]([SLOT_NAMES.index(slot) for slot in first_slots(found)])
    per_sign = numbers(found, "islands.ships-per-sign")
    made.ships_per_sign = vec[i64]([0, per_sign[0], *per_sign])
    for island in range(ISLANDS):
        _put_island(made, found, island)
    for good, name in enumerate(GOOD_NAMES):
        for kind in texts(found, f"goods.{name}"):
            made.good_cost[good * RESOURCES + RESOURCE_NAMES.index(kind)] += 1
    for path, name in enumerate(PATH_NAMES):
        start = path * (TOP_STEP + 1) + 1
        for step, price in enumerate(numbers(found, f"paths.{name}-prices")):
            made.step_price[start + step] = price
        if name in MIXABLE:
            for step, kind in enumerate(texts(found, f"paths.{name}-kinds")):
                made.step_same[start + step] = int(kind == SAME)
    for chamber, name in enumerate(CHAMBER_NAMES):
        for field, value in enumerate(numbers(found, f"chambers.{name}")):
            made.chamber_values[chamber * FIELDS + field] = value
    _put_solo(made, found)
    return made


def _put_island(made: Values, found: Mapping[str, Value], island: int) -> None:
    for kind in texts(found, f"islands.i{island + 1}-ships"):
        made.island_ships[island * RESOURCES + RESOURCE_NAMES.index(kind)] += 1
    plots = found[f"islands.i{island + 1}-plots"]
    assert isinstance(plots, list)
    made.plots[island] = len(plots)
    for plot, goods in enumerate(plots):
        assert isinstance(goods, list)
        for good in goods:
            made.plot_goods[(island * PLOTS + plot) * GOODS + GOOD_NAMES.index(str(good))] += 1


def _put_solo(made: Values, found: Mapping[str, Value]) -> None:
    made.bot_does = vec[i64]([BOT_ACTIONS.index(word) for word in texts(found, "solo.letters")])
    for line_up, name in enumerate(LINE_UP_NAMES):
        for letter, slot in enumerate(texts(found, f"solo.{name}")):
            made.bot_line_up[line_up * LETTERS + letter] = SLOT_NAMES.index(slot.removesuffix("+"))
            made.bot_upgraded[line_up * LETTERS + letter] = int(slot.endswith("+"))
    made.bot_upgrade_order = vec[i64]([LETTER_NAMES.index(letter) for letter in texts(found, "solo.upgrade-order")])
    made.bot_boost_round = number(found, "solo.boost-round")
    made.bot_boost_steps = number(found, "solo.boost-steps")
