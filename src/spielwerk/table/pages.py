"""Pages for people."""

from collections.abc import Callable
from html import escape
from typing import Any

from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from spielwerk.table.api_play import view_of
from spielwerk.table.api_tables import follow_link, tables
from spielwerk.table.calls import Call
from spielwerk.table.house import House


def routes(house: House, guarded: Callable[..., Any]) -> list[BaseRoute]:
    """All pages. `guarded(house, handler)` makes an endpoint of a function that takes a Call and gives a Response."""
    return [
        Route("/", guarded(house, start)),
        Route("/table/{table}", guarded(house, table_page)),
        Route("/table/{table}/parts", guarded(house, parts_after)),
        Route("/seat/{secret}", guarded(house, lambda call: follow(call, "seat"))),
        Route("/join/{secret}", guarded(house, lambda call: follow(call, "join"))),
        Route("/watch/{secret}", guarded(house, lambda call: follow(call, "watch"))),
    ]


def _page(title: str, body: str, language: str, status: int = 200) -> HTMLResponse:
    head = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
    return HTMLResponse(f"{head}<main>{body}</main></html>", status)


def refusal_page(call: Call, status: int, sentence: str) -> Response:
    return _page("Spielwerk", f"<p>{escape(sentence)}</p>", call.language, status)


def follow(call: Call, kind: str) -> Response:
    """Takes the place that a secret link leads to; the secret leaves the address bar."""
    table = follow_link(call, call.path["secret"], kind, call.greet())
    return RedirectResponse(f"/table/{table}", 303)


def start(call: Call) -> Response:
    call.greet()
    rows = "".join(f'<li><a href="/table/{table.id}">{table.id}</a></li>' for table in tables(call).mine)
    return _page("Spielwerk", f"<h1>Spielwerk</h1><ul>{rows}</ul>", call.language)


def table_page(call: Call) -> Response:
    call.greet()
    return _page("Spielwerk", _parts(call), call.language)


def parts_after(call: Call) -> Response:
    """The changing part of a table's page."""
    return HTMLResponse(_parts(call))


def _parts(call: Call) -> str:
    view = view_of(call)
    choices = "".join(f"<li>{escape(choice.label)}</li>" for group in view.groups for choice in group.choices)
    return f"<h1>{escape(view.question)}</h1><pre>{escape(view.board_text)}</pre><ul>{choices}</ul>"
