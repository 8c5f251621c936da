# not compiled: reads files
"""The drawings of signs, pieces and terrains: `drawings/*.svg`, which any program for pictures can open."""

from typing import Final

from spielwerk.core.drawings import drawings_in, ids_in
from spielwerk.core.markup import Markup

PIECE_BOX: Final = "-18 -18 36 36"
FILES: Final = ("signs", "pieces", "terrains")


def drawings() -> Markup:
    """All drawings one after the other, each with an id."""
    return Markup(drawings_in(__package__, FILES))


def ids() -> frozenset[str]:
    """The ids that pictures may point to."""
    return ids_in(drawings())
