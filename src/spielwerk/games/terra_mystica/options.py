# not compiled: runs once before a game
"""What can be agreed before a game of Terra Mystica. The rulebook explains each under `options.NAME`."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.options import PLAYERS, Option, OptionError, choice, several, switch
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.maps import MAPS
from spielwerk.games.terra_mystica.settings import Settings

DRAWN: Final = "drawn"
INTRODUCTORY: Final = "introductory"

SWITCHES: Final = (
    "mini-expansion",
    "shipping-bonus",
    "temple-scoring",
    "variable-turn-order",
    "start-points-2017",
    "cultists-erratum",
    "points-during-play",
    "may-give-up",
    "loose-spades",
    "decide-later",
    "keys-in-order",
    "spades-turn-back",
    "unused-spades",
    "decide-after-passing",
)
"""The switches of `settings.Settings`, which also has their defaults."""

PROMOTIONAL: Final = ("mini-expansion", "shipping-bonus", "temple-scoring")

PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    "printed": {},
    "league": dict.fromkeys(
        ("points-during-play", "may-give-up", "loose-spades", "decide-later", "keys-in-order"), True
    ),
    "introductory": {"set-up": INTRODUCTORY, **dict.fromkeys(PROMOTIONAL, False)},
}
"""printed: the rules of the box. league: as laxly as terra.snellman.net. introductory: for a first game."""


OLD_READINGS: Final[Mapping[int, Mapping[str, object]]] = {
    1: dict.fromkeys(("spades-turn-back", "unused-spades", "decide-after-passing"), True),
}
"""By rules version: the values of options that a game begun under it needs so that its rules stay the same."""


def option_specs() -> list[Option]:
    """All options but the number of players."""
    usual = Settings(2)
    return [
        choice("map", "base", tuple(MAPS)),
        choice("set-up", DRAWN, (DRAWN, INTRODUCTORY)),
        several("factions", tuple(faction.name for faction in FACTIONS)),
        *(switch(name, bool(getattr(usual, name.replace("-", "_")))) for name in SWITCHES),
    ]


def settings_of(options: Mapping[str, object]) -> Settings:
    """The options as the rules read them. Raises OptionError for values that do not go together."""
    players = options[PLAYERS]
    assert isinstance(players, int)
    settings = Settings(players)
    for name in SWITCHES:
        setattr(settings, name.replace("-", "_"), options[name])
    if options["set-up"] == INTRODUCTORY:
        _check_introductory(options)
    chosen = options["factions"]
    assert isinstance(chosen, tuple)
    if chosen:
        _check_factions(chosen, players)
        settings.factions = sum(BIT[faction.number] for faction in FACTIONS if faction.name in chosen)
    return settings


def _check_introductory(options: Mapping[str, object]) -> None:
    """The set-up for a first game names everything itself."""
    promotional = [name for name in PROMOTIONAL if options[name]]
    if promotional:
        off = " ".join(f"{name}=no" for name in promotional)
        raise OptionError("terra-mystica.promotional", setup=INTRODUCTORY, needed=off)
    if options["factions"] or options["map"] != "base":
        raise OptionError("terra-mystica.introductory", setup=INTRODUCTORY)


def _check_factions(names: tuple[str, ...], players: int) -> None:
    colours = {faction.colour for faction in FACTIONS if faction.name in names}
    if len(colours) < players:
        raise OptionError("terra-mystica.colours", given=",".join(names), n=len(colours), players=players)
