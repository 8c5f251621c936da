# not compiled: reads files
"""The drawings of signs and pieces: `drawings/*.svg`, which any program for pictures can open."""

from typing import Final

from spielwerk.core.drawings import definitions_of, drawings_in, ids_in

DISC_BOX: Final = "-30 -30 60 60"
FILES: Final = ("signs", "pieces")


def drawings() -> str:
    """All drawings one after the other, each with an id."""
    return drawings_in(__package__, FILES)


def ids() -> frozenset[str]:
    """The ids that pictures may point to."""
    return ids_in(drawings())


def definitions() -> str:
    """All drawings as a page holds them: once, before anything else."""
    return definitions_of(drawings())
