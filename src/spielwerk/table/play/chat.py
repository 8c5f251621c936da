"""What people say to each other; it is no part of the game, and nothing that is taken back touches it."""

from spielwerk.table.config import Limits
from spielwerk.table.play.rooms import Rooms, may_see
from spielwerk.table.problems import Refused
from spielwerk.table.store.schema import WATCH

MINUTE = 60.0


def say(rooms: Rooms, limits: Limits, visitor: str, table_id: str, seat: int | None, text: str) -> None:
    """A message of a seat, or of a watcher."""
    with rooms.store.change(table_id) as change:
        places = change.places(visitor)
        if seat is None:
            if not may_see(change.table, places, visitor):
                raise Refused(403, "not-invited")
        elif seat not in places or not 0 <= seat < len(change.table.seats):
            raise Refused(403, "not-your-seat", seat=seat + 1)
        if change.count_messages(change.now - MINUTE) >= limits.messages_a_minute:
            raise Refused(429, "too-many-messages")
        name = "" if seat is None else change.table.seats[seat].name
        change.say(WATCH if seat is None else seat, name, text)
