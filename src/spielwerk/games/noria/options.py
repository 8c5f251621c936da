# not compiled: runs once before a game
"""What can be agreed before a game of Noria. The rulebook explains each under `options.NAME`."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.data import option as data_option
from spielwerk.core.options import PLAYERS, Option, choice, switch
from spielwerk.games.noria.components import values_of
from spielwerk.games.noria.data import LINE_UP_NAMES
from spielwerk.games.noria.settings import (
    CHAIN,
    PAIRWISE,
    SHIPS_AND_FACTORIES,
    SMALL_ALWAYS,
    WAREHOUSES_AND_SHIPS,
    Settings,
)

SWITCHES: Final = ("empty-slots-block", "bonus-counts-as-action", "inspection-in-chain")
"""The switches of `settings.Settings` that settle disputed rules; it also has their defaults."""

ADJACENCIES: Final = {"small-always": SMALL_ALWAYS, "chain": CHAIN, "pairwise": PAIRWISE}
TIE_BREAKS: Final = {"warehouses-and-ships": WAREHOUSES_AND_SHIPS, "ships-and-factories": SHIPS_AND_FACTORIES}

PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    "first-game": {},
    "usual": {"random-market": True},
    "expert": {"expert": True},
}
"""first-game: everything as the rulebook sets it up for a first game. usual: with a drawn market, from the second game
on. expert: own wheels and open islands."""


def option_specs() -> list[Option]:
    """All options but the number of players. Alone, one always plays with the set-up of the expert game."""
    usual = Settings(2, values_of({}))
    return [
        switch("expert", False),
        switch("random-market", False),
        choice("adjacency", "small-always", tuple(ADJACENCIES)),
        *(switch(name, bool(getattr(usual, name.replace("-", "_")))) for name in SWITCHES),
        choice("tie-break", "warehouses-and-ships", tuple(TIE_BREAKS)),
        choice("line-up", LINE_UP_NAMES[0], LINE_UP_NAMES),
        data_option(__package__),
    ]


def settings_of(options: Mapping[str, object]) -> Settings:
    """The options as the rules read them. Raises OptionError for corrections that cannot be."""
    players = options[PLAYERS]
    assert isinstance(players, int)
    settings = Settings(players, values_of(options))
    settings.expert = settings.solo or bool(options["expert"])
    settings.random_market = settings.expert or bool(options["random-market"])
    settings.adjacency = ADJACENCIES[str(options["adjacency"])]
    settings.tie_break = TIE_BREAKS[str(options["tie-break"])]
    settings.line_up = LINE_UP_NAMES.index(str(options["line-up"]))
    for name in SWITCHES:
        setattr(settings, name.replace("-", "_"), options[name])
    return settings
