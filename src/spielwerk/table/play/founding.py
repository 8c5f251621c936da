"""New tables."""

import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from spielwerk.bots.all import BOTS
from spielwerk.core.chance import fresh_seed
from spielwerk.core.data import DATA
from spielwerk.core.data_file import DataFault, read_corrections
from spielwerk.core.driver import Play, new_game
from spielwerk.core.errors import Problem
from spielwerk.core.game import NOBODY, Game, State
from spielwerk.core.options import PLAYERS, OptionError, OptionSet, options_of
from spielwerk.core.record import Record
from spielwerk.table.config import Limits
from spielwerk.table.games.features import features_of
from spielwerk.table.people.security import hash_of, link_secret, new_table_id, one_line
from spielwerk.table.play.rooms import Rooms, next_bot
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import EntryRow, SeatRow, TableRow
from spielwerk.table.store.schema import JOIN, WATCH

ME: Final = "me"
OPEN: Final = "open"
BOT: Final = "bot"

DAY: Final = 86400.0
LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80


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
    data: str = ""
    """Text of a data file that corrects values of components."""


def found(rooms: Rooms, limits: Limits, owner: str, wishes: Wishes) -> TableRow:
    """Makes the table and begins its game. Raises Refused or another Problem."""
    check_room(rooms, limits, owner)
    play = _begin(rooms, wishes)
    row = new_row(play.record, play.state, owner, seat_rows(play.state, wishes.places), wishes.title)
    seed = wishes.seed or (play.chance.seed if play.chance else "")
    row = row._replace(seed=seed, seed_known=bool(wishes.seed), listed=wishes.listed)
    return keep(rooms, row, play, wishes.places)


def check_room(rooms: Rooms, limits: Limits, owner: str, tables: int = 1) -> None:
    """Refused where somebody has made too many tables, or the server has."""
    if rooms.store.count_tables(owner, time.time() - DAY) + tables > limits.tables_a_day:
        raise Refused(429, "too-many-tables", most=limits.tables_a_day)
    if rooms.store.count_tables() + tables > limits.tables:
        raise Refused(503, "full")


def check_bots(places: Sequence[Place]) -> None:
    for place in places:
        if place.kind == BOT and place.bot not in BOTS:
            raise Refused(422, "unknown-bot", bot=place.bot[:40], bots=list(BOTS))


def _begin(rooms: Rooms, wishes: Wishes) -> Play:
    game = _game(rooms, wishes.game)
    check_bots(wishes.places)
    known = options_of(game)
    values = _preset(known, wishes.preset)
    for name, text in wishes.options.items():
        if name not in known.options:
            raise Refused(422, "no-option", name=name[:40], names=list(known.options))
        option = known.options[name]
        try:
            values[name] = option.parsed(text)
        except OptionError as error:
            if option.tidy is not None:
                raise Refused(422, "wrong-data", {"option": name}, why=error) from None
            wanted = {"name": name, "value": text[:40], "allowed": option.allowed()}
            raise Refused(422, "wrong-option", {"option": name}, **wanted) from None
    if wishes.data.strip():
        values[DATA] = _corrections(game, wishes.data)
    if not game.min_players <= len(wishes.places) <= game.max_players:
        raise Refused(422, "players", fewest=game.min_players, most=game.max_players)
    values[PLAYERS] = len(wishes.places)
    if wishes.seed.split() not in ([], [wishes.seed]):
        raise Refused(422, "seed")
    return new_game(game, values, wishes.seed or fresh_seed(), secret=True)


def _game(rooms: Rooms, name: str) -> Game:
    try:
        return rooms.games(name)
    except Problem:
        raise Refused(422, "no-game", name=name[:40]) from None


def _corrections(game: Game, text: str) -> str:
    """What the text of a data file corrects."""
    if not any(option.name == DATA for option in game.option_specs()):
        raise Refused(422, "no-data")
    try:
        return read_corrections(game, text.replace("\r\n", "\n"), "data")
    except DataFault as fault:
        raise Refused(422, "wrong-data-file", {"line": fault.line}, line=fault.line, why=fault.reason) from None


def _preset(known: OptionSet, name: str) -> dict[str, object]:
    if name and name not in known.presets:
        raise Refused(422, "no-preset", name=name[:40], names=list(known.presets))
    return known.preset(name) if name else {}


def seat_rows(state: State, places: Sequence[Place]) -> tuple[SeatRow, ...]:
    deciders, points = state.deciders(), state.view(NOBODY).returns()
    return tuple(
        SeatRow(
            seat,
            name=one_line(place.name)[:LONGEST_NAME],
            bot=place.bot if place.kind == BOT else "",
            taken=place.kind == ME,
            deciding=seat in deciders,
            points=points[seat],
            asked=time.time(),
        )
        for seat, place in enumerate(places)
    )


def new_row(record: Record, state: State, owner: str, seats: tuple[SeatRow, ...], title: str) -> TableRow:
    """A table for a game, without a seed as yet."""
    now = time.time()
    row = TableRow(
        id=new_table_id(),
        game=record.game.name,
        rules=record.rules,
        options=options_of(record.game).format(record.options),
        seed="",
        seed_known=False,
        title=one_line(title)[:LONGEST_TITLE],
        owner=owner,
        listed=False,
        created=now,
        changed=now,
        seats=seats,
        over=state.is_terminal(),
    )
    return row._replace(bots_due=next_bot(row, state, features_of(record.game)) is not None)


def keep(
    rooms: Rooms, row: TableRow, play: Play, places: Sequence[Place], earlier: Sequence[EntryRow] = ()
) -> TableRow:
    """Stores a table where people play. `earlier` are entries from elsewhere; the rest was drawn here."""
    record, first = play.record, len(earlier)
    drawn = [
        EntryRow(number, -1, *entry, "\n".join(record.comments.get(number, [])), first, None, row.created)
        for number, entry in enumerate(record.entries[first:], first)
    ]
    links = {hash_of(link_secret(rooms.key, row.id, seat, 0)): seat for seat in (JOIN, WATCH, *range(record.players))}
    own = [seat for seat, place in enumerate(places) if place.kind == ME]
    rooms.store.create(row, [*earlier, *drawn], links, own)
    rooms.positions.remember(row, play)
    return row._replace(position=len(record.entries))
