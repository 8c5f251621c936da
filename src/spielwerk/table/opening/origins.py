"""Where a table's game comes from if it was not begun there: from a file, or from a position of another game.

A table with a game from a file is a *review*: everybody there looks, nobody plays. Nothing can be promised about
draws that were made elsewhere, so such a table promises a seed only where the file has done so.
"""

from typing import NamedTuple

import msgspec

from spielwerk.core.chance import commitment
from spielwerk.core.game import Game
from spielwerk.table.store.rows import TableRow


class Origin(NamedTuple):
    """What is known of the time before, and belongs to no entry. Kept with the table as JSON."""

    file: str = ""
    """Name of the file, for a review."""
    table: str = ""
    """The table whose game this one goes on with."""
    position: int = 0
    """How many entries were taken over from there."""
    commitment: str = ""
    """To the seed of all draws; empty where none was promised."""
    head: tuple[str, ...] = ()
    """Comments in the head of the file."""
    foot: tuple[str, ...] = ()
    """Comments after the last entry."""


def origin_of(table: TableRow) -> Origin | None:
    """None for a game that was begun at this table."""
    return msgspec.json.decode(table.origin, type=Origin) if table.origin else None


def stored(origin: Origin) -> str:
    return msgspec.json.encode(origin).decode()


def is_review(table: TableRow) -> bool:
    origin = origin_of(table)
    return origin is not None and not origin.table


def promise_of(table: TableRow) -> str:
    """The commitment to the seed of all draws; empty where there is none."""
    origin = origin_of(table)
    return commitment(table.seed) if origin is None else origin.commitment


def told_seed(table: TableRow, game: Game) -> str:
    """The seed of all draws as soon as everybody may know it; empty before, and where it is not that of all draws.

    Where there are secrets, one that was given with the table is told no sooner: it would tell all cards.
    """
    early = table.seed_known and (is_review(table) or not game.has_secrets)
    known = table.seed if table.over or early else ""
    return known if known and promise_of(table) == commitment(known) else ""
