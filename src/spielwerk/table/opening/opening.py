"""Tables for games that were not begun there: reviews of games from files, and games that go on from a position."""

from collections.abc import Sequence

from spielwerk.core.chance import fresh_seed
from spielwerk.core.driver import resume
from spielwerk.table.config import Limits
from spielwerk.table.opening.incoming import GameInFile, tidy_name
from spielwerk.table.opening.origins import Origin, is_review, promise_of, stored, told_seed
from spielwerk.table.opening.replayed import NOBODY, Replayed
from spielwerk.table.people.security import hash_of, link_secret
from spielwerk.table.play.founding import ME, Place, check_bots, check_room, keep, new_row, seat_rows
from spielwerk.table.play.rooms import Room, Rooms
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import TableRow
from spielwerk.table.store.schema import WATCH


def open_games(rooms: Rooms, limits: Limits, owner: str, file: str, games: Sequence[GameInFile]) -> list[TableRow]:
    """A review of each of the games, or of none if one of them cannot be played. Raises Refused."""
    check_room(rooms, limits, owner, len(games))
    found = [(game.name, game.play()) for game in games]
    return [_review(rooms, owner, tidy_name(file), name, game) for name, game in found]


def _review(rooms: Rooms, owner: str, file: str, name: str, game: Replayed) -> TableRow:
    record = game.record
    people = [Place(ME, record.people.get(seat, "")) for seat in range(record.players)]
    row = new_row(record, game.state, owner, seat_rows(game.state, people), name)
    head, foot = (tuple(record.comments.get(place, ())) for place in (-1, len(record.entries)))
    origin = Origin(file, commitment=record.seed_commitment, head=head, foot=foot)
    row = row._replace(seed=record.seed, seed_known=bool(record.seed), origin=stored(origin))
    rooms.store.create(row, game.rows, {hash_of(link_secret(rooms.key, row.id, WATCH, 0)): WATCH}, ())
    return row._replace(position=len(game.rows))


def play_on(
    rooms: Rooms, limits: Limits, owner: str, room: Room, position: int, places: Sequence[Place], title: str = ""
) -> TableRow:
    """A new table whose game goes on from a position of one that is over, or of a review. Raises Refused.

    Draws come from the old game's seed where that is known; otherwise from a fresh one, and then none is promised.
    """
    source = room.table
    before = rooms.earlier(room, position)
    if not (source.over or is_review(source)):
        raise Refused(409, "not-over")
    if before.state.is_terminal():
        raise Refused(409, "over")
    if len(places) != len(source.seats):
        raise Refused(422, "seats-to-play-on", seats=len(source.seats))
    check_bots(places)
    check_room(rooms, limits, owner)
    known = (
        told_seed(source, room.features.game) if not before.record.game.has_secrets else ""
    )  # whoever knows it would know all cards
    seed = known or fresh_seed()
    record = before.record.fork(position)
    if not known:
        record.seed_commitment = ""
    play = resume(record, seed)
    play.draw()
    seats = tuple(seat._replace(seen=position) for seat in seat_rows(play.state, places))
    head = tuple(record.comments.get(-1, ()))
    origin = Origin("", source.id, position, promise_of(source) if known else "", head)
    row = new_row(play.record, play.state, owner, seats, title or (source.title and f"{source.title} · {position}"))
    row = row._replace(seed=seed, seed_known=bool(known), origin=stored(origin))
    earlier = [entry._replace(seat=NOBODY, request=None) for entry in rooms.store.entries(source.id, position)]
    return keep(rooms, row, play, places, earlier)
