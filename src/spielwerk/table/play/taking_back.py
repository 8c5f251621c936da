"""Taking back what has been confirmed: freely while nobody has learned or decided anything by it, else with consent.

A request to take back names the position and the number of entries; it is void as soon as the position changes.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from spielwerk.core.driver import Play
from spielwerk.table.play.rooms import Rooms, Turn
from spielwerk.table.play.sight import told_nothing
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import EntryRow, TableRow


class Request(NamedTuple):
    """Somebody asks to take back so many of the last standing entries at a position."""

    seat: int
    position: int
    entries: int
    agreed: list[int]


class Option(NamedTuple):
    """What a seat could take back: so many standing entries, freely or with the consent of others."""

    entries: int
    free: bool
    first: int
    """Number of the first entry that would be taken back."""


def stored_request(table: TableRow) -> Request | None:
    """The request that is open at a table."""
    if not table.request:
        return None
    request = msgspec.json.decode(table.request, type=Request)
    return request if request.position == table.position else None


def option_of(play: Play, seat: int, rows: Sequence[EntryRow]) -> Option | None:
    """How a seat could take back its last turn: everything since the first entry of its last commit."""
    standing = play.record.standing()
    own = [index for index in standing if rows[index].seat == seat]
    if not own:
        return None
    first = min(index for index in own if rows[index].batch == rows[own[-1]].batch)
    count = sum(index >= first for index in standing)
    free = rows[standing[-1]].seat == seat and count <= play.own_tail() and told_nothing(play, seat, first)
    return Option(count, free, first)


def concerned(turn: Turn, seat: int, who: str) -> list[int]:
    """Seats that must agree: all that people play, but those of the same visitor."""
    own = turn.change.places(who)
    return [row.seat for row in turn.table.seats if row.taken and not row.bot and row.seat not in own]


class TakingBack:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms

    def ask(self, who: str, table: str, seat: int, position: int, request: str) -> int:
        """Takes back the seat's last turn if that is free or nobody has to agree; otherwise asks the others."""
        with self._rooms.playing(table) as turn:
            turn.require_seat(who, seat)
            done = turn.repeated(seat, request)
            if done is not None:
                return done
            turn.require_position(position)
            option = option_of(turn.play, seat, turn.change.entries())
            if option is None:
                raise Refused(409, "nothing-to-take-back")
            others = concerned(turn, seat, who)
            if option.free or not others:
                take_back(turn, option.entries)
            else:
                asked = Request(seat, position, option.entries, [])
                turn.change.set(request=msgspec.json.encode(asked).decode())
        return turn.position

    def answer(self, who: str, table: str, seat: int, position: int, agree: bool) -> int:
        """What a seat says to the open request. The last that agrees carries it out; one refusal ends it."""
        with self._rooms.playing(table) as turn:
            turn.require_seat(who, seat)
            asked = stored_request(turn.table)
            if asked is None or position != turn.table.position:
                raise Refused(409, "no-request", {"position": turn.table.position})
            if not agree:
                turn.change.set(request="")
                return turn.position
            if seat == asked.seat:
                raise Refused(409, "own-request")
            agreed = sorted({*asked.agreed, seat} | (turn.change.places(who) & set(range(len(turn.table.seats)))))
            asker = turn.change.visitors(asked.seat)
            needed = [row.seat for row in turn.table.seats if row.taken and not row.bot and row.seat != asked.seat]
            missing = [
                other for other in needed if other not in agreed and not set(turn.change.visitors(other)) & set(asker)
            ]
            if missing:
                turn.change.set(request=msgspec.json.encode(asked._replace(agreed=agreed)).decode())
            else:
                take_back(turn, asked.entries)
        return turn.position


def take_back(turn: Turn, count: int) -> None:
    turn.play.take_back(count)
