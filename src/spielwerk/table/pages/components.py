"""The page about a game's components: every value, how sure it is, and what a table has corrected."""

from typing import NamedTuple

from starlette.responses import PlainTextResponse, Response

from spielwerk.core.data import CORRECTED, DATA, UNSURE, facts, has_data, rows
from spielwerk.core.data_file import export
from spielwerk.core.discovery import UnknownGame, find_game
from spielwerk.core.game import Game
from spielwerk.table.games.features import features_of
from spielwerk.table.pages.rendering import page
from spielwerk.table.people.calls import Call
from spielwerk.table.play.rooms import Room
from spielwerk.table.problems import Refused


class Summary(NamedTuple):
    """How many values a table plays with, and of which kind."""

    values: int
    unsure: int
    corrected: int


def corrections_of(room: Room) -> str:
    """What a table has corrected, as its record keeps it."""
    return str(room.play.record.options.get(DATA, ""))


def summary(room: Room, language: str) -> Summary | None:
    """For the table's page; None for a game that lists nothing."""
    package = room.features.game.package
    if not has_data(package):
        return None
    kinds = [row.confidence for row in rows(package, language, corrections_of(room))]
    return Summary(len(kinds), sum(kind in UNSURE for kind in kinds), kinds.count(CORRECTED))


def _asked(call: Call) -> tuple[Game, Room | None]:
    """The game, and the table whose corrections are wanted, if any."""
    try:
        game = find_game(call.path["game"])
    except UnknownGame:
        raise Refused(404, "no-page") from None
    if not has_data(game.package):
        raise Refused(404, "no-page")
    table = call.query.get("table", "")
    room = call.house.rooms.room(table, call.visitor) if table else None
    if room is not None and room.features.game is not game:
        raise Refused(404, "no-page")
    return game, room


def components(call: Call) -> Response:
    game, room = _asked(call)
    corrected = corrections_of(room) if room is not None else ""
    call.greet()
    return page(
        call,
        "components.html",
        game=game.name,
        title=features_of(game).title(call.language),
        table=room.table if room is not None else None,
        rows=rows(game.package, call.language, corrected),
        is_corrected=bool(corrected),
        can_correct=bool(facts(game.package)),
    )


def data_file(call: Call) -> Response:
    """The values as a file to correct."""
    game, room = _asked(call)
    text = export(game, corrections_of(room) if room is not None else "", call.language)
    name = f"{game.name}.toml"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
