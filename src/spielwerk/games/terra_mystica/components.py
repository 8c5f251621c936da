# not compiled: reads a file
"""What `components.toml` says: where the values of the game come from, and the introductory set-ups."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from spielwerk.core.errors import Problem


@dataclass(frozen=True)
class Group:
    """Some components, the modules of this folder that hold their values, and how sure the values are."""

    name: Mapping[str, str]
    """By language, as `source`."""
    modules: list[str]
    confidence: str
    """One of "verified", "printed" and "assumed", as the head of the file explains."""
    source: Mapping[str, str]


@dataclass(frozen=True)
class IntroductorySeat:
    faction: str
    dwellings: list[str]


@dataclass(frozen=True)
class IntroductorySetup:
    """A set-up for the first game (rulebook, "Setup for the first game")."""

    seats: list[IntroductorySeat]
    """In seat order; the first seat begins."""
    scoring: list[int]
    """n of the scoring tiles SCOREn of rounds 1 to 6."""
    bonus_left_out: list[int]
    """n of the bonus tiles BONn that are not in the game; promotional tiles are not counted."""


@dataclass(frozen=True)
class Components:
    groups: list[Group]
    introductory: dict[int, IntroductorySetup]
    """By number of players."""


@cache
def components() -> Components:
    """The content of `components.toml`."""
    text = files(__package__).joinpath("components.toml").read_text(encoding="utf-8")
    content = tomllib.loads(text)
    return Components(
        groups=[Group(**group) for group in content["groups"]],
        introductory={
            setup["players"]: IntroductorySetup(
                seats=[IntroductorySeat(**seat) for seat in setup["seats"]],
                scoring=setup["scoring"],
                bonus_left_out=setup["bonus_left_out"],
            )
            for setup in content["introductory"]
        },
    )


def introductory_setup(players: int) -> IntroductorySetup:
    """The set-up for the first game of so many players (2 to 5)."""
    setups = components().introductory
    if players not in setups:
        raise Problem("terra-mystica.no-setup", players=players, numbers=sorted(setups))
    return setups[players]
