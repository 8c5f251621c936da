"""What is printed on the components, as the rules read it: plain numbers, made once per game from the data file.

`components.py` fills it from `components.toml` and the corrections of an owner of the box.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.noria.terms import (
    CHAMBERS,
    FACTORIES,
    GOODS,
    ISLANDS,
    LETTERS,
    LOWER_ROW,
    PATHS,
    PLOTS,
    POLITICIANS,
    RESOURCES,
    SEATS,
    STARTING_DISCS,
    TOP_STEP,
    TRACK,
)

FIELDS: Final = POLITICIANS + 1
"""Numbers printed on a chamber: one more than there are politicians."""
LINE_UPS: Final = 3
"""Ways to set up the solo opponent's wheel: normal, and two harder ones."""

# What a letter of the solo opponent does.
BOT_SHIPS: Final = 0  # removes ships; later the energy boost
BOT_FACTORY: Final = 1
BOT_INTRIGUE: Final = 2
BOT_INVESTMENT: Final = 3
BOT_IMITATION: Final = 4
BOT_UPGRADE: Final = 5
BOT_BOOST: Final = 6
"""What BOT_SHIPS is in the later rounds; only in accounts of what has been done."""


class Values:
    """Printed values. Tables of two dimensions lie in one vector, row after row."""

    def __init__(self) -> None:
        self.track_cogs: vec[i64] = vec[i64]([0] * TRACK)  # cogs by space of the round track, from the bottom
        self.factory_cogs: vec[i64] = vec[i64]([0] * FACTORIES)  # cogs under the factories, in order of building
        self.island_ships: vec[i64] = vec[i64]([0] * (ISLANDS * RESOURCES))  # ship signs by island and type
        self.ships_per_sign: vec[i64] = vec[i64]([0] * (SEATS + 1))  # ships for each sign, by number of players
        self.plots: vec[i64] = vec[i64]([0] * ISLANDS)  # building plots of each island
        self.plot_goods: vec[i64] = vec[i64]([0] * (ISLANDS * PLOTS * GOODS))  # warehouses by island, plot, good
        self.good_cost: vec[i64] = vec[i64]([0] * (GOODS * RESOURCES))  # resources that a good costs
        self.step_price: vec[i64] = vec[i64]([0] * (PATHS * (TOP_STEP + 1)))  # units for a step, by path and step
        self.step_same: vec[i64] = vec[i64]([0] * (PATHS * (TOP_STEP + 1)))  # 1: all units of one kind
        self.chamber_values: vec[i64] = vec[i64]([0] * (CHAMBERS * FIELDS))  # values by politicians seated
        self.wheel_slots: vec[i64] = vec[i64]([0] * STARTING_DISCS)  # first wheel, by kind; resources in any order
        self.market_order: vec[i64] = vec[i64]([0] * LOWER_ROW)  # lower row of the market in a first game
        # The solo opponent (approximate).
        self.bot_line_up: vec[i64] = vec[i64]([0] * (LINE_UPS * LETTERS))  # slot of each letter, by line-up
        self.bot_upgraded: vec[i64] = vec[i64]([0] * (LINE_UPS * LETTERS))  # 1: the letter begins upgraded
        self.bot_does: vec[i64] = vec[i64]([0] * LETTERS)  # what each letter does (BOT_SHIPS ...)
        self.bot_upgrade_order: vec[i64] = vec[i64]([])  # letters in the order in which they are upgraded
        self.bot_boost_round: i64 = 0  # from this round on ships are left alone and the boost comes instead
        self.bot_boost_steps: i64 = 0  # further steps that a boost adds
