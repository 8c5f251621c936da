"""The record of a table whose game cannot be played here: its text as it is stored, for those who may read it.

What a seat may know of a hidden card follows from playing the game, so where that is not possible nothing hidden is
told: a seat reads its own entries, what the table has decided, and of all others only that there was one.
"""

from collections.abc import Sequence
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.core.options import PLAYERS
from spielwerk.core.record import CHANCE, HIDDEN, SEEN, TABLE, Entry
from spielwerk.core.record_text import COMMAND, FORMAT, FORMAT_VERSION, comment_line
from spielwerk.table.opening.origins import promise_of, told_seed
from spielwerk.table.play.positions import public_record
from spielwerk.table.play.rooms import Rooms
from spielwerk.table.play.sight import is_open, readable
from spielwerk.table.problems import NOTHING, Halted
from spielwerk.table.store.rows import EntryRow, TableRow

AS_STORED: Final = "as it is stored: this program cannot play the game from entry {number} on"
"""Comment in the head of such a record; entries are counted from 0, as positions are."""


def text_as_stored(rooms: Rooms, table: TableRow, halted: Halted, seat: int | None) -> str:
    """The whole record as a seat, or a watcher, may read it."""
    rows = rooms.store.entries(table.id, table.position)
    hidden = not is_open(table) and _has_secrets(rooms, table)
    entries = [Entry(row.actor, row.text) for row in rows]
    if hidden:
        told = _told(rooms, table, halted, rows, seat)
        entries = [*told, *(_guarded(row, seat) for row in rows[len(told) :])]
    head = [f"{FORMAT} {FORMAT_VERSION}", comment_line(AS_STORED.format(number=max(0, halted.readable)))]
    head += [comment_line(SEEN)] if hidden else []
    lines = [*head, *_header(rooms, table), ""]
    for row, entry in zip(rows, entries, strict=True):
        lines += [comment_line(text) for text in row.comment.splitlines()]
        lines.append(_one_line(str(entry)))
    return "\n".join(lines) + "\n"


def _has_secrets(rooms: Rooms, table: TableRow) -> bool:
    """Of a game that nobody knows here, the worst is assumed."""
    try:
        return rooms.games(table.game).has_secrets
    except Problem:
        return True


def _told(rooms: Rooms, table: TableRow, halted: Halted, rows: Sequence[EntryRow], seat: int | None) -> list[Entry]:
    """The entries that can be played, as the seat may read them."""
    if halted.readable == NOTHING:
        return []
    play = rooms.positions.readable(table, halted, lambda: rows)
    return readable(public_record(play, table), table, seat).entries


def _guarded(row: EntryRow, seat: int | None) -> Entry:
    own = seat is not None and row.seat == seat and row.actor not in (CHANCE, TABLE)
    public = row.actor == TABLE and COMMAND.fullmatch(f"{TABLE} {row.text}") is not None
    return Entry(row.actor, row.text if own or public else HIDDEN)


def _header(rooms: Rooms, table: TableRow) -> list[str]:
    words = table.options.split()
    players = next((word.partition("=")[2] for word in words if word.startswith(f"{PLAYERS}=")), "")
    options = " ".join(word for word in words if not word.startswith(f"{PLAYERS}="))
    try:
        seed = told_seed(table, rooms.games(table.game))
    except Problem:
        seed = ""
    head = {
        "game": table.game,
        "rules": str(table.rules),
        PLAYERS: players or str(len(table.seats)),
        "options": options,
        "seed-commitment": promise_of(table),
        "seed": seed,
        **{f"seat{row.seat + 1}": f"{row.bot} (bot)" if row.bot else row.name for row in table.seats},
    }
    return [_one_line(f"{key}: {value}") for key, value in head.items() if value]


def _one_line(text: str) -> str:
    return " ".join(text.split("\n"))
