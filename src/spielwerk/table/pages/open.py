"""Pages for games from files, and for going on with a game from one of its positions."""

from collections.abc import Callable
from typing import Any, Final

from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from spielwerk.bots.all import BOTS
from spielwerk.table.house import House
from spielwerk.table.opening.opening import play_on
from spielwerk.table.pages.pages import USUAL_BOT, fields
from spielwerk.table.pages.rendering import page
from spielwerk.table.pages.table import drawings_for, look
from spielwerk.table.people.calls import Call
from spielwerk.table.play.founding import ME, Place
from spielwerk.table.problems import Refused

_LONGEST_NAME: Final = 40
_LONGEST_TITLE: Final = 80


def routes(house: House, guarded: Callable[..., Any]) -> list[BaseRoute]:
    return [
        Route("/open", guarded(house, open_page)),
        Route("/table/{table}/play-on", guarded(house, play_on_page)),
        Route("/table/{table}/play-on", guarded(house, go_on, body=list, form=True), methods=["POST"]),
    ]


def open_page(call: Call) -> Response:
    """Where a file is chosen; the page's script sends it and shows what it holds."""
    call.greet()
    return page(call, "open.html", most=call.house.limits.file // 1024)


def play_on_page(call: Call) -> Response:
    """Who is to have which seat."""
    call.greet()
    room, view = look(call)
    if not (view.table.review or room.table.over):
        raise Refused(409, "not-over")
    if view.over:
        raise Refused(409, "over")
    line = next((line for line in reversed(view.log) if line.position <= view.position), None)
    drawings = drawings_for(room.features.presentation, room.seen(view.seat))
    return page(call, "play_on.html", view=view, line=line, bots=list(BOTS), usual_bot=USUAL_BOT, definitions=drawings)


def go_on(call: Call) -> Response:
    """The new table, as the form says."""
    given = fields(call)
    visitor = call.greet()
    position = call.number("position", given)
    if position is None:
        raise Refused(400, "no-number", name="position")
    places = []
    room = call.room()
    for seat in room.table.seats:
        kind, _, bot = given.get(f"seat-{seat.seat}", "open").partition(":")
        places.append(Place(kind, given.get("name", "")[:_LONGEST_NAME] if kind == ME else "", bot))
    title = given.get("title", "")[:_LONGEST_TITLE]
    table = play_on(call.house.rooms, call.house.limits, visitor, room, position, places, title)
    return RedirectResponse(f"/table/{table.id}", 303)
