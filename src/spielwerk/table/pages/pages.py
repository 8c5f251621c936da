"""Pages for people, and the forms on them. What changes on a table's page comes from `pages.table`."""

from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote, urlencode

from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.game import NOBODY, Game
from spielwerk.locale.catalogue import LANGUAGES
from spielwerk.table.api.tables import follow_link, game_info, tables
from spielwerk.table.games.features import features_of
from spielwerk.table.house import House
from spielwerk.table.pages import about as page_about
from spielwerk.table.pages import components as page_components
from spielwerk.table.pages import new as page_new
from spielwerk.table.pages import notices as page_notices
from spielwerk.table.pages import rules as page_rules
from spielwerk.table.pages.chart import chart
from spielwerk.table.pages.rendering import NAME_COOKIE, THEME_COOKIE, THEMES, page
from spielwerk.table.pages.showcase import showcase
from spielwerk.table.pages.table import drawings_for, look, page_title, parts
from spielwerk.table.people.calls import LANGUAGE_COOKIE, Call, within
from spielwerk.table.play import founding
from spielwerk.table.problems import Refused

Form = list[tuple[str, str]]
INTRODUCTORY: Final = "introductory"
"""The preset for a first game, where a game has one."""
USUAL_BOT: Final = "greedy"
FIRST_GAME: Final = "terra-mystica"
"""Shown to visitors who have not said what they want to play."""
USUAL_SEATS: Final = 3
TWO_YEARS: Final = 2 * 365 * 86400


def routes(house: House, guarded: Callable[..., Any]) -> list[BaseRoute]:
    """All pages. `guarded(house, handler)` makes an endpoint of a function that takes a Call and gives a Response."""

    def get(path: str, handler: Callable[[Call], Response]) -> Route:
        return Route(path, guarded(house, handler))

    def post(path: str, handler: Callable[[Call], Response]) -> Route:
        return Route(path, guarded(house, handler, body=list, form=True), methods=["POST"])

    return [
        get("/", start),
        get("/new", new),
        post("/new", found),
        post("/play", play),
        get("/my", my),
        post("/settings", settings),
        post("/notices", page_notices.change),
        get("/table/{table}", table_page),
        get("/table/{table}/parts", parts_after),
        get("/table/{table}/text", text),
        get("/table/{table}/result", result),
        post("/table/{table}/sit", sit),
        get("/seat/{secret}", lambda call: follow(call, "seat")),
        get("/join/{secret}", lambda call: follow(call, "join")),
        get("/watch/{secret}", lambda call: follow(call, "watch")),
        get("/games/{game}", page_about.about),
        get("/components/{game}", page_components.components),
        get("/components/{game}/file", page_components.data_file),
        get("/rules/{game}", page_rules.rules),
        get("/rules/{game}/part", page_rules.part),
        post("/rules/{game}/show/{rule}", page_rules.show),
    ]


def fields(call: Call) -> dict[str, str]:
    """The fields of a form; of those given several times the values, with commas between."""
    assert isinstance(call.body, list)
    found: dict[str, str] = {}
    for name, value in call.body:
        found[name] = f"{found[name]},{value}" if found.get(name) else value
    return found


def refusal_page(call: Call, status: int, sentence: str) -> Response:
    return page(call, "refusal.html", status, number=status, sentence=sentence)


def halted_page(call: Call, status: int, sentence: str) -> Response:
    """A table whose game cannot even be looked at here; the record can be had all the same."""
    table, _ = call.house.rooms.visible(call.table, call.visitor)
    return page(call, "halted.html", status, table=table, sentence=sentence)


# Getting to a table.


def start(call: Call) -> Response:
    call.greet()
    games = [(game, features_of(game).title(call.language)) for game in all_games()]
    wanted = call.query.get("game", FIRST_GAME)
    game, title = next((entry for entry in games if entry[0].name == wanted), games[0])
    mine = [table for table in tables(call).mine if not table.over and not table.review]
    shown, state = features_of(game).presentation, showcase(game).view(NOBODY)
    return page(
        call,
        "start.html",
        games=games,
        game=game,
        title=title,
        colours=page_new.seats_at_first(game, USUAL_SEATS, call.language, INTRODUCTORY),
        about_first=_about_first(game, call.language),
        mine=mine[:5],
        seats=USUAL_SEATS,
        picture=drawings_for(shown, state) + shown.board(state, call.language, {}, ()),
    )


def _about_first(game: Game, language: str) -> str:
    """What is special about a first game, if anything is."""
    return features_of(game).own_words("shown.first-game", language)


def play(call: Call) -> Response:
    """A game against bots at once."""
    given = fields(call)
    visitor = call.greet()
    game = find_game(given.get("game", ""))
    presets = game_info(game, call.language).presets
    places = [founding.Place(founding.BOT, bot=USUAL_BOT)] * USUAL_SEATS
    places[min(call.number("seat", given) or 0, USUAL_SEATS - 1)] = founding.Place(
        founding.ME, given.get("name", "")[:40]
    )
    preset = INTRODUCTORY if INTRODUCTORY in presets else ""
    table = founding.found(
        call.house.rooms, call.house.limits, visitor, founding.Wishes(game.name, places, preset=preset)
    )
    return _to_table(table.id, given)


def new(call: Call) -> Response:
    return page_new.new(call, USUAL_BOT)


def found(call: Call) -> Response:
    """A table as the form says."""
    given = fields(call)
    visitor = call.greet()
    game = find_game(given.get("game", ""))
    places = []
    for seat in range(game.max_players):
        kind, _, bot = given.get(f"seat-{seat}", "").partition(":")
        if kind in (founding.ME, founding.OPEN, founding.BOT):
            places.append(founding.Place(kind, given.get("name", "")[:40] if kind == founding.ME else "", bot))
    options = {name.removeprefix("o-"): value for name, value in given.items() if name.startswith("o-") and value}
    wishes = founding.Wishes(
        game.name,
        places,
        given.get("title", "")[:80],
        given.get("preset", ""),
        options,
        given.get("seed", "").strip()[:64],
        "listed" in given,
        given.get("data", ""),
    )
    return _to_table(founding.found(call.house.rooms, call.house.limits, visitor, wishes).id, given)


def _to_table(table: str, given: dict[str, str]) -> Response:
    response = RedirectResponse(f"/table/{table}", 303)
    if given.get("name", "").strip():
        # Cookies hold plain letters only, names do not.
        response.set_cookie(NAME_COOKIE, quote(given["name"].strip()[:40]), TWO_YEARS, samesite="lax")
    return response


def my(call: Call) -> Response:
    call.greet()
    return page(call, "my.html", tables=tables(call), notices=page_notices.section(call))


def follow(call: Call, kind: str) -> Response:
    """Takes the place that a secret link leads to; the secret leaves the address bar.

    Messengers look at links as well, to show what is behind them. They keep no cookies, so whoever is new must first
    come back with one, and takes no place otherwise.
    """
    if not call.visitor:
        if "again" in call.query:
            raise Refused(401, "no-visitor")
        call.greet()
        return RedirectResponse(f"?{urlencode([*call.query.items(), ('again', '1')])}", 303)
    table, seat = follow_link(call, call.path["secret"], kind, call.visitor)
    numbers = {"seat": seat if seat >= 0 else None, "position": call.number("position")}
    query = urlencode({name: number for name, number in numbers.items() if number is not None})
    return RedirectResponse(f"/table/{table}?{query}" if query else f"/table/{table}", 303)


def sit(call: Call) -> Response:
    """Takes a free seat."""
    given = fields(call)
    seat = call.number("seat", given)
    if seat is None:
        raise Refused(400, "no-number", name="seat")
    call.house.seats.take(call.greet(), call.table, seat, given.get("name", "")[:40])
    return _to_table(f"{call.table}?seat={seat}", given)


def settings(call: Call) -> Response:
    """Language and theme, kept in cookies; then back to where the reader was."""
    given = fields(call)
    response = RedirectResponse(within(given.get("here", "/")), 303)
    if given.get("language") in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, given["language"], TWO_YEARS, samesite="lax")
        if call.house.notices is not None and call.visitor:
            call.house.notices.topics.speak(call.visitor, given["language"])
    if given.get("theme") in THEMES:
        response.set_cookie(THEME_COOKIE, given["theme"], TWO_YEARS, samesite="lax")
    return response


# At a table.


def table_page(call: Call) -> Response:
    call.greet()
    room, view = look(call)
    return page(
        call,
        "table.html",
        view=view,
        title=page_title(call, view),
        parts=parts(call),
        definitions=drawings_for(room.features.presentation, room.seen(view.seat)),
        components=page_components.summary(room, call.language),
    )


def parts_after(call: Call) -> Response:
    """The changing part of a table's page."""
    return HTMLResponse(parts(call))


def text(call: Call) -> Response:
    """The table in words, for screen readers and keyboards."""
    return page(call, "text_part.html", view=look(call)[1])


def result(call: Call) -> Response:
    """Who has scored what where; at any time, but above all in the end."""
    call.greet()
    room, view = look(call)
    order = sorted(view.seats, key=lambda seat: -seat.points)
    winners = call.say.enumerate([view.seats[seat].title for seat in view.winners])
    chart_title = room.features.own_words("shown.chart", call.language, call.say("pages.result.chart"))
    return page(
        call,
        "result.html",
        view=view,
        order=order,
        winners=winners,
        chart=chart(view, chart_title, call.say),
        chart_title=chart_title,
        definitions=drawings_for(room.features.presentation, room.seen(view.seat)),
    )
