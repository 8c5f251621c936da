"""New tables."""

import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from spielwerk.bots.all import BOTS
from spielwerk.core.chance import fresh_seed
from spielwerk.core.driver import Play, new_game
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.table.config import Limits
from spielwerk.table.features import features_of
from spielwerk.table.problems import Refused
from spielwerk.table.rooms import Rooms, next_bot
from spielwerk.table.rows import EntryRow, SeatRow, TableRow
from spielwerk.table.schema import JOIN, WATCH
from spielwerk.table.security import hash_of, link_secret, new_table_id, one_line

ME: Final = "me"
OPEN: Final = "open"
BOT: Final = "bot"

DAY: Final = 86400.0


class Place(NamedTuple):
    """Who is to have a seat: the founder, whoever comes, or a bot."""

    kind: str
    name: str = ""
    bot: str = ""


class Wishes(NamedTuple):
    """What somebody wants of a new table; `options` as texts by name, over those of a preset."""

    game: str
    places: Sequence[Place]
    title: str = ""
    preset: str = ""
    options: Mapping[str, str] = MappingProxyType({})
    seed: str = ""
    listed: bool = False


def found(rooms: Rooms, limits: Limits, owner: str, wishes: Wishes) -> TableRow:
    """Makes the table and begins its game. Raises Refused or another Problem."""
    if rooms.store.count_tables(owner, time.time() - DAY) >= limits.tables_a_day:
        raise Refused(429, "too-many-tables", most=limits.tables_a_day)
    if rooms.store.count_tables() >= limits.tables:
        raise Refused(503, "full")
    play = _begin(rooms, wishes)
    table = _table(play, owner, wishes, wishes.seed or (play.chance.seed if play.chance else ""))
    now = table.created
    record = play.record
    entries = [
        EntryRow(number, -1, *entry, "\n".join(record.comments.get(number, [])), 0, None, now)
        for number, entry in enumerate(record.entries)
    ]
    links = {hash_of(link_secret(rooms.key, table.id, seat, 0)): seat for seat in (JOIN, WATCH, *range(record.players))}
    own = [seat for seat, place in enumerate(wishes.places) if place.kind == ME]
    rooms.store.create(table, entries, links, own)
    rooms.positions.remember(table.id, play)
    return table._replace(position=len(entries))


def _begin(rooms: Rooms, wishes: Wishes) -> Play:
    game = rooms.games(wishes.game)
    for place in wishes.places:
        if place.kind == BOT and place.bot not in BOTS:
            raise Refused(422, "unknown-bot", bot=place.bot[:40], bots=", ".join(BOTS))
    known = options_of(game)
    values = known.preset(wishes.preset) if wishes.preset else {}
    for name, text in wishes.options.items():
        option = known.option(name)
        values[option.name] = option.parsed(text)
    values[PLAYERS] = known.option(PLAYERS).checked(len(wishes.places))
    if wishes.seed.split() not in ([], [wishes.seed]):
        raise Refused(422, "seed")
    return new_game(game, values, wishes.seed or fresh_seed(), secret=True)


def _table(play: Play, owner: str, wishes: Wishes, seed: str) -> TableRow:
    state, record = play.state, play.record
    deciders, points = state.deciders(), state.returns()
    seats = tuple(
        SeatRow(
            seat,
            name=one_line(place.name),
            bot=place.bot if place.kind == BOT else "",
            taken=place.kind == ME,
            deciding=seat in deciders,
            points=points[seat],
        )
        for seat, place in enumerate(wishes.places)
    )
    now = time.time()
    table = TableRow(
        new_table_id(),
        record.game.name,
        record.game.rules_version,
        options_of(record.game).format(record.options),
        seed,
        bool(wishes.seed),
        one_line(wishes.title),
        owner,
        wishes.listed,
        now,
        now,
        seats,
    )
    return table._replace(bots_due=next_bot(table, state, features_of(record.game)) is not None)
