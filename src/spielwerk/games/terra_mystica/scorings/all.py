"""All final scorings: every module of this folder with a function `scorings()` has some."""

import importlib
import pkgutil
from typing import Final

from spielwerk.games.terra_mystica import scorings
from spielwerk.games.terra_mystica.scorings.scoring import FinalScoring


def _discover() -> list[FinalScoring]:
    found: list[FinalScoring] = []
    for module in pkgutil.iter_modules(scorings.__path__):
        if module.name == "all":
            continue
        content = importlib.import_module(f"{scorings.__name__}.{module.name}")
        if hasattr(content, "scorings"):
            found += content.scorings()
    found.sort(key=lambda scoring: int(scoring.source))
    return found


SCORINGS: Final[list[FinalScoring]] = _discover()
"""In the order in which they are scored."""
