# not compiled: looks for folders
"""The folders of games below `spielwerk.games`; there is no list to keep."""

import importlib
import pkgutil
from importlib.util import find_spec
from typing import Final

GAMES: Final = "spielwerk.games"


def game_names(package: str = GAMES) -> list[str]:
    """Names of all games there are, in alphabetical order."""
    folders = importlib.import_module(package).__path__
    return sorted(
        module.name.replace("_", "-")
        for module in pkgutil.iter_modules(folders)
        if module.ispkg and find_spec(f"{package}.{module.name}.game") is not None
    )
