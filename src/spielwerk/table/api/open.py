"""The API of games that come from files or go out into them, and of games that go on from a position."""

from typing import Final

from spielwerk.table.api import types
from spielwerk.table.api.endpoints import Endpoint, Query
from spielwerk.table.api.tables import founded
from spielwerk.table.opening.incoming import GameInFile, games_in
from spielwerk.table.opening.opening import open_games, play_on
from spielwerk.table.people.calls import Call
from spielwerk.table.play.founding import Place
from spielwerk.table.play.positions import public_record
from spielwerk.table.play.sight import has_secrets
from spielwerk.table.problems import Refused


def open_file(call: Call) -> types.FileOpened:
    """Reads a file and makes a table for its game, or for those of its games that the request names."""
    body = call.body_as(types.GameFile)
    visitor = call.require_visitor()
    call.house.rates.slow(visitor, call.address)
    limits = call.house.limits
    games = games_in(body.file, body.content or body.text.encode(), limits, call.language)
    chosen = _chosen(games, body.games)
    tables = open_games(call.house.rooms, limits, visitor, body.file, chosen)
    return types.FileOpened(
        [types.OpenedGame(table.id, table.title, table.position, table.over) for table in tables],
        [types.GameOfFile(number, game.name, game.about) for number, game in enumerate(games, 1)],
    )


def _chosen(games: list[GameInFile], numbers: list[int]) -> list[GameInFile]:
    for number in numbers:
        if number > len(games):
            raise Refused(422, "no-such-game", number=number, n=len(games))
    if numbers:
        return [games[number - 1] for number in dict.fromkeys(numbers)]
    return games if len(games) == 1 else []


def go_on(call: Call) -> types.Founded:
    """A new table whose game goes on from a position of a review, or of a game that is over."""
    body = call.body_as(types.PlayOn)
    places = [Place(seat.kind, seat.name, seat.bot) for seat in body.seats]
    visitor = call.require_visitor()
    table = play_on(call.house.rooms, call.house.limits, visitor, call.room(), body.position, places, body.title)
    return founded(call, table)


def export(call: Call) -> str:
    """The game as another program reads it."""
    room = call.room()
    writer = room.features.exports.get(call.query.get("to", ""))
    if writer is None:
        raise Refused(404, "no-export", names=list(room.features.exports))
    if has_secrets(room.table, room.features.game):
        raise Refused(409, "not-over")
    return writer(public_record(room.play, room.table))


_TABLE: Final = "/api/tables/{table}"
_TO: Final = Query("to", "in which form: the refusal of a wrong one names those there are", "string")

ENDPOINTS: Final = (
    Endpoint(
        "POST",
        "/api/open",
        open_file,
        "opens a game from a file: a record, or whatever a game here can read",
        types.FileOpened,
        types.GameFile,
        takes_file=True,
    ),
    Endpoint("GET", f"{_TABLE}/export", export, "the game for other programs", None, query=(_TO,)),
    Endpoint("POST", f"{_TABLE}/play-on", go_on, "goes on from a position at a new table", types.Founded, types.PlayOn),
)
