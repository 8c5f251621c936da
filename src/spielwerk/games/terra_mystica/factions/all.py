"""All factions: every module of this folder with a function `faction()` is one."""

import importlib
import pkgutil
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.games.terra_mystica import factions
from spielwerk.games.terra_mystica.factions.faction import Faction


def _discover() -> list[Faction]:
    found: list[Faction] = []
    for module in pkgutil.iter_modules(factions.__path__):
        if module.name == "all":
            continue
        content = importlib.import_module(f"{factions.__name__}.{module.name}")
        if hasattr(content, "faction"):
            found.append(content.faction())
    return sorted(found, key=lambda faction: faction.name)


FACTIONS: Final[list[Faction]] = _discover()
"""Alphabetical by name; the place in the list is the number of the faction in actions."""


def faction_named(name: str) -> Faction:
    """The faction called so in records ("chaosmagicians")."""
    for faction in FACTIONS:
        if faction.name == name:
            return faction
    raise Problem("terra-mystica.no-faction", name=name, names=[faction.name for faction in FACTIONS])
