# not compiled: looks for the bots in this folder, once
"""All bots: every module of this folder with a function `bot(game, seed)` is one."""

import importlib
import pkgutil
from collections.abc import Callable
from typing import Final

from spielwerk import bots
from spielwerk.bots.bot import Bot
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game


def _discover() -> dict[str, Callable[[Game, int], Bot]]:
    found: dict[str, Callable[[Game, int], Bot]] = {}
    for module in pkgutil.iter_modules(bots.__path__):
        if module.name == "all":
            continue
        content = importlib.import_module(f"{bots.__name__}.{module.name}")
        if hasattr(content, "bot"):
            found[module.name] = content.bot
    return dict(sorted(found.items()))


BOTS: Final = _discover()


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """A new bot of that name. Raises Problem that says which there are."""
    if name not in BOTS:
        raise Problem("bots.unknown", name=name, names=list(BOTS))
    return BOTS[name](game, seed)
