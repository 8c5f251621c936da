"""The server as an ASGI application: `make_app(Config())`, routes, and how answers and refusals go out."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qsl

import msgspec
from anyio import CapacityLimiter, to_thread
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from spielwerk.core.discovery import all_games
from spielwerk.core.errors import Problem
from spielwerk.core.record import RecordError
from spielwerk.table.api import open as api_open
from spielwerk.table.api import openapi
from spielwerk.table.api import play as api_play
from spielwerk.table.api import tables as api_tables
from spielwerk.table.api.endpoints import Endpoint
from spielwerk.table.api.lengths import too_long
from spielwerk.table.api.types import Fault
from spielwerk.table.config import Config
from spielwerk.table.house import House
from spielwerk.table.news.news import REQUESTS
from spielwerk.table.pages import open as page_open
from spielwerk.table.pages import pages
from spielwerk.table.pages.rendering import style_folder
from spielwerk.table.people.calls import Call
from spielwerk.table.people.guard import Headers, check_origin, read_body
from spielwerk.table.people.security import VISITOR_COOKIE, one_line
from spielwerk.table.play.sight import has_secrets
from spielwerk.table.problems import Halted, Refused

LOG: Final = logging.getLogger("spielwerk.table")

ENDPOINTS: Final = (*api_tables.ENDPOINTS, *api_open.ENDPOINTS, *api_play.ENDPOINTS)
THREADS: Final = 6
"""Requests that are worked on at once. Few, because they share one interpreter and streams must not wait for it."""
TWO_YEARS: Final = 2 * 365 * 86400
SMALLEST_PACKED: Final = 600
"""Answers of fewer bytes are not compressed. Streams never are."""
STATUS_KEYS: Final = {404: "no-page", 405: "no-method"}

Handler = Callable[[Request], Awaitable[Response]]


def make_app(config: Config) -> Starlette:
    """The application. Raises Problem where the database cannot be used."""
    house = House(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house.start()
        yield
        await house.stop()

    routes = [
        *(Route(endpoint.path, _api(house, endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
        Route("/api/openapi.json", guarded(house, _document)),
        Route("/api/tables/{table}/news", guarded(house, _news, threaded=False)),
        *pages.routes(house, guarded),
        *page_open.routes(house, guarded),
        *_game_styles(),
        Mount("/static", StaticFiles(directory=Path(__file__).parent / "static", check_dir=False)),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Headers), Middleware(GZipMiddleware, minimum_size=SMALLEST_PACKED, compresslevel=9)],
        exception_handlers={HTTPException: _no_such_page, Exception: _broken},
    )
    app.state.house = house
    app.state.workers = CapacityLimiter(THREADS)
    app.state.readers = CapacityLimiter(1)
    return app


def _game_styles() -> list[Mount]:
    """What games bring along themselves for their pictures."""
    found = ((game, style_folder(game)) for game in all_games())
    return [Mount(f"/static/games/{game.name}", StaticFiles(directory=folder)) for game, folder in found if folder]


def guarded(
    house: House,
    handler: Callable[[Call], Any],
    body: type | None = None,
    threaded: bool = True,
    form: bool = False,
    takes_file: bool = False,
) -> Handler:
    """An endpoint around a handler: checks, reads the body, and turns what the handler gives into an answer.

    Handlers give a Response, text, or a struct for JSON. `form`: the body comes from a page's form, as a dictionary.
    `takes_file`: the body may be as large as a file in Base64, and one such request is worked on at a time.
    """
    most = house.limits.body + (house.limits.file * 4 // 3 if takes_file else 0)

    async def endpoint(request: Request) -> Response:
        call = Call(house, request)
        try:
            house.rates.request(call.visitor, call.address)
            check_origin(request)
            if body is not None:
                call.body = decoded(await read_body(request, most), body, form)
            if threaded:
                limiter = request.app.state.readers if takes_file else request.app.state.workers
                result = await to_thread.run_sync(handler, call, limiter=limiter)
            else:
                result = await handler(call)
            response = answer(result)
        except Problem as problem:
            response = refusal(call, problem, is_api(request))
        except (IntegrityError, DataError):  # a mistake of the program, not of the database
            raise
        except SQLAlchemyError as error:
            house.outage.failed(REQUESTS, error)
            response = refusal(call, Refused(503, "no-database"), is_api(request))
        if call.new_secret:
            set_visitor(response, call.new_secret, request.url.scheme == "https")
        return response

    return endpoint


def is_api(request: Request) -> bool:
    """Whether a program asks, which gets its reasons as JSON; people get a page."""
    return request.url.path.startswith("/api/")


_ONE_TABLE: Final = "/api/tables/{table}/"


def _api(house: House, endpoint: Endpoint) -> Handler:
    """An endpoint of the API. A page that has changed something at a table may ask for its own new parts instead."""

    def page_or_answer(call: Call) -> object:
        result = endpoint.handler(call)
        return pages.parts_after(call) if call.wants_html else result

    changes_table = endpoint.body is not None and endpoint.path.startswith(_ONE_TABLE)
    handler = page_or_answer if changes_table else endpoint.handler
    return guarded(house, handler, endpoint.body, takes_file=endpoint.takes_file)


def decoded(data: bytes, kind: type, form: bool) -> object:
    """A request's body as its type. Refused where it does not fit."""
    try:
        if not form:
            return msgspec.json.decode(data or b"{}", type=kind)
        fields = parse_qsl(data.decode(), keep_blank_values=True, max_num_fields=200)
        return kind(fields)
    except msgspec.ValidationError as error:
        raise too_long(data, kind) or Refused(422, "wrong-body", {"detail": str(error)[:200]}) from None
    except (ValueError, RecursionError):
        raise Refused(400, "no-json") from None


def answer(result: object) -> Response:
    if isinstance(result, Response):
        return result
    if isinstance(result, str):
        return PlainTextResponse(result)
    return Response(msgspec.json.encode(result), media_type="application/json")


def refusal(call: Call, problem: Problem, is_api: bool) -> Response:
    """Why a request was not carried out: JSON for programs, a page for people."""
    if isinstance(problem, RecordError) and _keeps_secrets(call):
        LOG.error("table %s: %s", call.path.get("table"), one_line(str(problem)))
        problem = Halted(409, "damaged")
    status, facts = (problem.status, problem.facts) if isinstance(problem, Refused) else (422, dict[str, object]())
    sentence = problem.sentence(call.say)
    if is_api:
        fault = Fault(problem.key, sentence, facts)
        return Response(msgspec.json.encode(fault), status, media_type="application/json")
    if isinstance(problem, Halted) and "table" in call.path:
        return pages.halted_page(call, status, sentence)
    return pages.refusal_page(call, status, sentence)


def _keeps_secrets(call: Call) -> bool:
    """Whether the request is about a table where not everybody may know what stands in the record."""
    table = call.house.store.table(call.path.get("table", ""))
    return table is not None and has_secrets(table, call.house.rooms.games(table.game))


def set_visitor(response: Response, secret: str, secure: bool) -> None:
    response.set_cookie(VISITOR_COOKIE, secret, TWO_YEARS, httponly=True, samesite="lax", secure=secure, path="/")


def _document(call: Call) -> Response:
    return Response(msgspec.json.encode(openapi.document(ENDPOINTS)), media_type="application/json")


async def _news(call: Call) -> Response:
    """The stream of news for a seat, or for watchers."""
    house = call.house
    room = await to_thread.run_sync(call.room)
    seat = call.seat(room)
    if house.hub.streams >= house.limits.streams:
        raise Refused(503, "full")
    if house.hub.streams_of(call.visitor) >= house.limits.streams_of_visitor:
        raise Refused(429, "too-many-streams")
    stream = house.hub.stream(call.visitor, room.table.id, seat, call.last_event)
    headers = {"x-accel-buffering": "no", "cache-control": "no-store"}
    return StreamingResponse(stream, media_type="text/event-stream", headers=headers)


async def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = STATUS_KEYS.get(error.status_code, "no-page")
    call = Call(request.app.state.house, request)
    return refusal(call, Refused(error.status_code, key), is_api(request))


async def _broken(request: Request, error: Exception) -> Response:
    """A mistake in the program. What it was goes to the log; the reader hears that nothing is lost."""
    LOG.error("%s: %s", request.method, type(error).__name__)
    return refusal(Call(request.app.state.house, request), Refused(500, "broken"), is_api(request))
