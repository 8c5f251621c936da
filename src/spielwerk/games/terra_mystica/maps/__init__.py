"""The maps, one file each: a module of this folder with a function `board()` is a map of the game."""

import importlib
import pkgutil
from typing import Final

from spielwerk.games.terra_mystica.maps.board import Board


def _discover() -> dict[str, Board]:
    found: dict[str, Board] = {}
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        content = importlib.import_module(f"{__name__}.{module.name}")
        if hasattr(content, "board"):
            board: Board = content.board()
            found[board.name] = board
    numbers = [f"{board.number} {board.name}" for board in found.values()]
    if len({board.number for board in found.values()}) < len(found):
        raise ValueError(f"two maps have the same number: {', '.join(numbers)}")
    return found


MAPS: Final[dict[str, Board]] = _discover()
"""The boards by name, in alphabetical order of their files."""
