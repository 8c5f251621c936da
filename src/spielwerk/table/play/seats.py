"""Who sits where: links, taking and giving seats, names, and what a seat wants for itself."""

from typing import Final

from spielwerk.bots.all import BOTS
from spielwerk.table.opening.origins import is_review
from spielwerk.table.people.security import hash_of, link_secret, one_line
from spielwerk.table.play.rooms import Rooms, next_bot, require_played
from spielwerk.table.problems import Refused
from spielwerk.table.store.change import Change
from spielwerk.table.store.rows import SeatRow, TableRow
from spielwerk.table.store.schema import JOIN, WATCH

KINDS_OF_LINKS: Final = {"join": JOIN, "watch": WATCH}


class Seats:
    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms

    def follow(self, visitor: str, secret: str, kind: str) -> tuple[str, int]:
        """Whoever comes by a link gets the place it leads to. Gives table and seat; Refused where there is no link.

        The link of a free seat lets in one visitor, who gets a new one for further devices. Whoever comes by that one
        is seen by those who have the seat.
        """
        link = hash_of(secret)
        found = self._rooms.store.link(link)
        if found is None or KINDS_OF_LINKS.get(kind, max(found.seat, 0)) != found.seat:
            raise Refused(404, "no-link")
        table_id, seat, _ = found
        if seat in self._rooms.store.places(table_id, visitor):
            return table_id, seat
        with self._rooms.store.change(table_id) as change:
            still = change.link(link)
            if still is None:
                raise Refused(404, "no-link")
            if still.used:
                raise Refused(403, "link-used", seat=seat + 1)
            if seat < 0:
                change.bind(visitor, seat)
            elif change.table.seats[seat].taken:
                change.bind(visitor, seat)
                change.set_seat(seat, quiet=True)
            else:
                self._sit_down(change, visitor, seat)
        return table_id, seat

    def _sit_down(self, change: Change, visitor: str, seat: int, name: str = "") -> None:
        """Takes a free seat. Whoever knew its link before cannot come in by it any more."""
        row = _seat(change.table, seat)
        if row.bot:
            raise Refused(403, "bot-plays", seat=seat + 1)
        if row.taken:
            raise Refused(409, "seat-taken", seat=seat + 1)
        change.bind(visitor, seat)
        change.use_links(seat, hash_of(self._secret(change.table, seat, row.generation + 1)))
        change.set_seat(seat, taken=True, name=name or row.name, generation=row.generation + 1)

    def take(self, visitor: str, table_id: str, seat: int, name: str) -> None:
        """Sits down on a free seat: for those who were invited, and for everybody where the table is listed."""
        with self._rooms.store.change(table_id) as change:
            invited = JOIN in change.places(visitor) or change.table.listed or change.table.owner == visitor
            if not invited:
                raise Refused(403, "not-invited")
            self._sit_down(change, visitor, seat, one_line(name))

    def call(self, visitor: str, table_id: str, seat: int, name: str) -> None:
        """Gives a seat its player's name."""
        with self._rooms.store.change(table_id) as change:
            require_played(change.table)
            _require(change, visitor, seat, owner_may=True)
            change.set_seat(seat, name=one_line(name))

    def settle(self, visitor: str, table_id: str, seat: int, confirm: bool) -> None:
        """Whether turns of a seat wait for being confirmed."""
        with self._rooms.store.change(table_id) as change:
            _require(change, visitor, seat)
            change.set_seat(seat, quiet=True, confirm=confirm)

    def order(self, visitor: str, table_id: str, seat: int, limit: int | None) -> int:
        """Gives a standing order or cancels it, and answers by it what is open already. Gives the position."""
        with self._rooms.playing(table_id) as turn:
            turn.require_seat(visitor, seat)
            limits = turn.features.order_limits()
            if limit is not None and limit not in limits:
                raise Refused(422, "no-such-order", limits=list(limits))
            turn.change.set_seat(seat, quiet=True, standing_order=limit)
            turn.follow_orders()
        return turn.position

    def know_others(self, visitor: str, table_id: str, seat: int) -> None:
        """The visitor has read who else has the seat, and is content."""
        with self._rooms.store.change(table_id) as change:
            _require(change, visitor, seat)
            change.know_others(visitor, seat)
            change.set_seat(seat, quiet=True)

    def renew(self, visitor: str, table_id: str, seat: int) -> str:
        """A new link for a seat (or JOIN, WATCH); the old ones lead nowhere.

        A free seat's link, like the invitation, belongs to the owner of the table. A taken one's belongs to whoever has
        the seat, and renewing it puts all others out.
        """
        with self._rooms.store.change(table_id) as change:
            table = change.table
            if seat >= 0 and _seat(table, seat).taken and not is_review(table):
                _require(change, visitor, seat)
                change.unbind_others(seat, visitor)
            else:
                _require_owner(change, visitor)
            if seat != WATCH:
                require_played(table)
            if seat == JOIN:
                generation = table.join_generation + 1
                change.set(join_generation=generation)
            elif seat == WATCH:
                generation = table.watch_generation + 1
                change.set(watch_generation=generation)
            else:
                generation = _seat(table, seat).generation + 1
                change.set_seat(seat, generation=generation)
            secret = self._secret(table, seat, generation)
            change.replace_link(seat, hash_of(secret))
        return secret

    # What the owner of the table decides.

    def give_to_bot(self, visitor: str, table_id: str, seat: int, bot: str) -> None:
        """A bot plays on for somebody who is gone, or on a free seat."""
        if bot not in BOTS:
            raise Refused(422, "unknown-bot", bot=bot[:40], bots=list(BOTS))
        with self._rooms.playing(table_id) as turn:
            change = turn.change
            if seat not in change.places(visitor):
                _require_owner(change, visitor)
            _seat(change.table, seat)
            change.set_seat(seat, bot=bot, draft="[]", standing_order=None)
            change.set(bots_due=next_bot(change.table, turn.play.state, turn.features) is not None, changed=change.now)

    def give_back(self, visitor: str, table_id: str, seat: int) -> None:
        """People play a bot's seat (again): those who have it, or whoever takes it."""
        with self._rooms.playing(table_id) as turn:
            change = turn.change
            if seat not in change.places(visitor):
                _require_owner(change, visitor)
            row = _seat(change.table, seat)
            if not row.bot:
                raise Refused(409, "no-bot", seat=seat + 1)
            change.set_seat(seat, bot="", taken=bool(change.visitors(seat)))
            change.set(bots_due=next_bot(change.table, turn.play.state, turn.features) is not None, changed=change.now)

    # Links.

    def links(self, table: TableRow) -> dict[int, str]:
        """Paths of the links that the owner of a table may hand out: the invitation, for watchers, of free seats."""
        found = {
            JOIN: f"/join/{self._secret(table, JOIN, table.join_generation)}",
            WATCH: f"/watch/{self._secret(table, WATCH, table.watch_generation)}",
        }
        return found | {row.seat: self.own_link(table, row.seat) for row in table.seats if row.is_open}

    def own_link(self, table: TableRow, seat: int) -> str:
        """Path of a seat's link, for whoever has the seat."""
        return f"/seat/{self._secret(table, seat, table.seats[seat].generation)}"

    def _secret(self, table: TableRow, seat: int, generation: int) -> str:
        return link_secret(self._rooms.key, table.id, seat, generation)


def _seat(table: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refused(404, "no-seat", seat=seat + 1)
    return table.seats[seat]


def _require(change: Change, visitor: str, seat: int, owner_may: bool = False) -> None:
    _seat(change.table, seat)
    if seat not in change.places(visitor) and not (owner_may and change.table.owner == visitor):
        raise Refused(403, "not-your-seat", seat=seat + 1)


def _require_owner(change: Change, visitor: str) -> None:
    if change.table.owner != visitor:
        raise Refused(403, "not-owner")
