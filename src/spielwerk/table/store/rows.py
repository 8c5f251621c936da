"""Rows of the database as plain tuples. The meaning of every field stands in `schema`."""

from typing import NamedTuple


class SeatRow(NamedTuple):
    seat: int
    name: str
    bot: str
    taken: bool
    generation: int = 0
    confirm: bool = True
    standing_order: int | None = None
    draft: str = "[]"
    drafts: int = 0
    draft_request: str = ""
    seen: int = 0
    deciding: bool = False
    points: float = 0.0
    asked: float = 0.0

    @property
    def is_open(self) -> bool:
        """Whether people may sit down here."""
        return not self.taken and not self.bot


class TableRow(NamedTuple):
    id: str
    game: str
    rules: int
    options: str
    seed: str
    seed_known: bool
    title: str
    owner: str
    listed: bool
    created: float
    changed: float
    seats: tuple[SeatRow, ...]
    over: bool = False
    position: int = 0
    news: int = 0
    bots_due: bool = False
    request: str = ""
    join_generation: int = 0
    watch_generation: int = 0
    origin: str = ""
    cuts: int = 0

    @property
    def key(self) -> tuple[str, int]:
        """What positions of the table are remembered by: no two games have the same key and number of entries."""
        return self.id, self.cuts


class EntryRow(NamedTuple):
    number: int
    seat: int
    actor: str
    text: str
    comment: str
    batch: int
    request: str | None
    at: float


class MessageRow(NamedTuple):
    number: int
    seat: int
    name: str
    text: str
    at: float


class Link(NamedTuple):
    """Where a secret link leads."""

    table: str
    seat: int
    used: bool
    """Somebody has sat down by it, so it lets in nobody else."""


class Device(NamedTuple):
    """A browser or program that has a seat."""

    visitor: str
    since: float
    knows: float
    """Up to when it knows of others that have the seat."""


class Signal(NamedTuple):
    """What has to be known of a table to see whether something is new; `drafts` by seat."""

    table: str
    news: int
    position: int
    bots_due: bool
    drafts: tuple[int, ...]

    def number(self, seat: int | None) -> int:
        """News number for somebody who sees the table from a seat, or as a watcher. It only goes up."""
        return self.news + (self.drafts[seat] if seat is not None and seat < len(self.drafts) else 0)


def signal_of(table: TableRow) -> Signal:
    return Signal(table.id, table.news, table.position, table.bots_due, tuple(seat.drafts for seat in table.seats))
