# not compiled: runs once before a game
"""What can be agreed before a game of Nottingham. The rulebook explains each under `options.NAME`."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core import data as core_data
from spielwerk.core.options import PLAYERS, Option, OptionError, choice, number, switch
from spielwerk.games.nottingham.data import COUNTS, printed, settings_with
from spielwerk.games.nottingham.settings import Settings
from spielwerk.games.nottingham.terms import COLOUR_NAMES, GOLD

PACKAGE: Final = __package__ or ""

DRAWN_NAME: Final = "drawn"
HAND: Final = "hand"
DISCARDED: Final = "discarded"
TRADER_FIRST: Final = "trader-first"
TRADER_LAST: Final = "trader-last"

SWITCHES: Final[Mapping[str, bool]] = {
    "buyer-sees-offers": True,
    "defence-compulsory": False,
    "ambush-compulsory": False,
    "several-ambushes": True,
    "single-ambush-card": True,
    "favours-go-on": False,
    "nothing-freed-ends": False,
    "open-discards": True,
    "task-cards-break-ties": False,
}
"""The switches of `settings.Settings` and their defaults."""

PRESETS: Final[Mapping[str, Mapping[str, object]]] = {"rulebook": {}}
"""rulebook: the reading of the rules that is recommended in all open questions."""


def option_specs() -> list[Option]:
    """All options but the number of players."""
    gold = printed(COUNTS)[GOLD]
    return [
        choice("first-player", DRAWN_NAME, (DRAWN_NAME, *COLOUR_NAMES)),
        choice("unsold", HAND, (HAND, DISCARDED)),
        number("most-ambushes", gold, 1, gold),
        choice("favour-order", TRADER_FIRST, (TRADER_FIRST, TRADER_LAST)),
        *(switch(name, default) for name, default in SWITCHES.items()),
        core_data.option(PACKAGE),
    ]


def settings_of(options: Mapping[str, object]) -> Settings:
    """The options as the rules read them. Raises OptionError for values that do not go together."""
    players = options[PLAYERS]
    corrections = options[core_data.DATA]
    assert isinstance(players, int) and isinstance(corrections, str)
    settings = settings_with(players, core_data.values(PACKAGE, corrections))
    first = str(options["first-player"])
    if first != DRAWN_NAME:
        settings.first_player = COLOUR_NAMES.index(first)
        if settings.first_player >= players:
            there = COLOUR_NAMES[:players]
            raise OptionError("nottingham.first-player", first=first, players=players, colours=there)
    most = options["most-ambushes"]
    assert isinstance(most, int)
    settings.most_ambushes = most
    settings.unsold_to_hand = options["unsold"] == HAND
    settings.trader_first = options["favour-order"] == TRADER_FIRST
    for name in SWITCHES:
        setattr(settings, name.replace("-", "_"), options[name])
    return settings
