"""The API outside the game: visitors, games, tables, seats and links."""

from typing import Final

from spielwerk.bots.all import BOTS
from spielwerk.core.discovery import all_games
from spielwerk.core.game import Game
from spielwerk.core.options import options_of
from spielwerk.table.api import types
from spielwerk.table.api.endpoints import LANGUAGE, Endpoint
from spielwerk.table.games.features import features_of
from spielwerk.table.opening.origins import is_review
from spielwerk.table.people.calls import Call
from spielwerk.table.people.security import new_secret
from spielwerk.table.play import founding
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import TableRow
from spielwerk.table.store.schema import JOIN, WATCH


def new_visitor(call: Call) -> types.Visitor:
    return types.Visitor(new_secret())


def games(call: Call) -> list[types.GameInfo]:
    return [game_info(game, call.language) for game in all_games()]


def game_info(game: Game, language: str) -> types.GameInfo:
    features = features_of(game)
    known = options_of(game)
    options = [
        types.OptionInfo(
            option.name,
            option.kind,
            option.formatted(option.default),
            list(option.choices),
            option.low,
            option.high,
            features.rule_text(option.rule, language),
        )
        for option in known.options.values()
    ]
    presets = {name: known.format(values) for name, values in known.presets.items()}
    title = features.title(language)
    return types.GameInfo(game.name, title, game.min_players, game.max_players, presets, options, list(BOTS))


def new_table(call: Call) -> types.Founded:
    body = call.body_as(types.NewTable)
    places = [founding.Place(seat.kind, seat.name, seat.bot) for seat in body.seats]
    wishes = founding.Wishes(
        body.game, places, body.title, body.preset, body.options, body.seed, body.listed, body.data
    )
    table = founding.found(call.house.rooms, call.house.limits, call.require_visitor(), wishes)
    return founded(call, table)


def founded(call: Call, table: TableRow) -> types.Founded:
    """A new table, all of whose taken seats are the caller's."""
    names, seats = {JOIN: "join", WATCH: "watch"}, call.house.seats
    own = {row.seat: seats.own_link(table, row.seat) for row in table.seats if row.taken}
    links = {names.get(seat, str(seat)): path for seat, path in (seats.links(table) | own).items()}
    return types.Founded(table.id, table.position, links)


def tables(call: Call) -> types.TableList:
    store = call.house.store
    own = store.tables_of(call.visitor) if call.visitor else []
    known = {table.id for table in own}
    return types.TableList(
        [table_info(call, table) for table in own],
        [table_info(call, table) for table in store.listed_tables() if table.id not in known],
    )


def table_info(call: Call, table: TableRow) -> types.TableInfo:
    """A table as lists show it; nothing has to be replayed for it."""
    places = call.house.store.places(table.id, call.visitor) if call.visitor else frozenset[int]()
    seats = [
        types.SeatInfo(
            row.seat,
            row.name,
            "",
            "bot" if row.bot else "open" if row.is_open else "person",
            row.bot,
            row.seat in places,
            row.deciding,
            bool(row.bot) and row.deciding and table.bots_due,
            int(row.points),
        )
        for row in table.seats
    ]
    title = call.house.rooms.title(table, call.language)
    my_turn = not table.over and any(seat.mine and seat.deciding and seat.kind == "person" for seat in seats)
    return types.TableInfo(
        table.id,
        table.game,
        title,
        table.title,
        table.created,
        table.changed,
        table.over,
        my_turn,
        table.owner == call.visitor,
        is_review(table),
        seats,
    )


def follow(call: Call) -> types.Done:
    body = call.body_as(types.Follow)
    table, _ = follow_link(call, body.secret, body.kind, call.require_visitor())
    return types.Done(table, call.house.rooms.room(table, call.visitor).table.position)


def follow_link(call: Call, secret: str, kind: str, visitor: str) -> tuple[str, int]:
    """Goes where a link leads; guessing is slowed down."""
    try:
        return call.house.seats.follow(visitor, secret, kind)
    except Refused as refused:
        if refused.key == "no-link":
            call.house.rates.wrong_link(call.address)
        raise


def seat_in_path(call: Call) -> int:
    seat = call.number("seat", call.path)
    assert seat is not None
    return seat


def _done(call: Call) -> types.Done:
    table = call.house.store.table(call.table)
    return types.Done(call.table, table.position if table else 0)


def take(call: Call) -> types.Done:
    call.house.seats.take(call.require_visitor(), call.table, seat_in_path(call), call.body_as(types.Named).name)
    return _done(call)


def name(call: Call) -> types.Done:
    call.house.seats.call(call.require_visitor(), call.table, seat_in_path(call), call.body_as(types.Named).name)
    return _done(call)


def settings(call: Call) -> types.Done:
    confirm = call.body_as(types.SeatSettings).confirm
    call.house.seats.settle(call.require_visitor(), call.table, seat_in_path(call), confirm)
    return _done(call)


def know_others(call: Call) -> types.Done:
    call.house.seats.know_others(call.require_visitor(), call.table, seat_in_path(call))
    return _done(call)


def to_bot(call: Call) -> types.Done:
    bot = call.body_as(types.BotName).bot
    call.house.seats.give_to_bot(call.require_visitor(), call.table, seat_in_path(call), bot)
    return _done(call)


def to_person(call: Call) -> types.Done:
    call.house.seats.give_back(call.require_visitor(), call.table, seat_in_path(call))
    return _done(call)


def renew(call: Call) -> types.Link:
    body = call.body_as(types.Renewal)
    seat = {"join": JOIN, "watch": WATCH}.get(body.link)
    at = int(body.link) if seat is None else seat
    secret = call.house.seats.renew(call.require_visitor(), call.table, at)
    return types.Link(f"/{body.link if at < 0 else 'seat'}/{secret}")


_SEATS: Final = "/api/tables/{table}/seats/{seat}"

ENDPOINTS: Final = (
    Endpoint(
        "POST", "/api/visitors", new_visitor, "a secret for a program that wants to play", types.Visitor, types.Nothing
    ),
    Endpoint(
        "GET",
        "/api/games",
        games,
        "the games there are",
        types.GameInfo,
        query=(LANGUAGE,),
        several=True,
    ),
    Endpoint("GET", "/api/tables", tables, "your tables, and those with a free seat", types.TableList),
    Endpoint("POST", "/api/tables", new_table, "makes a table", types.Founded, types.NewTable),
    Endpoint("POST", "/api/links", follow, "goes where a secret link leads", types.Done, types.Follow),
    Endpoint("POST", f"{_SEATS}/take", take, "sits down on a free seat", types.Done, types.Named),
    Endpoint("POST", f"{_SEATS}/name", name, "names the player of a seat", types.Done, types.Named),
    Endpoint("POST", f"{_SEATS}/settings", settings, "what a seat wants", types.Done, types.SeatSettings),
    Endpoint("POST", f"{_SEATS}/known", know_others, "knows who else has the seat", types.Done, types.Nothing),
    Endpoint("POST", f"{_SEATS}/bot", to_bot, "lets a bot play the seat", types.Done, types.BotName),
    Endpoint("POST", f"{_SEATS}/person", to_person, "gives a bot's seat to people", types.Done, types.Nothing),
    Endpoint(
        "POST",
        "/api/tables/{table}/links",
        renew,
        "a new secret link (owner, or who sits there)",
        types.Link,
        types.Renewal,
    ),
)
