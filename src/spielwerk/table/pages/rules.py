"""The rulebook as a page, and as a panel beside the table that opens at one rule."""

import re
from typing import Final

from starlette.responses import RedirectResponse, Response

from spielwerk.core.discovery import find_game
from spielwerk.core.markup import Markup, escape
from spielwerk.core.rulebook import NotInRulebook, Rule, Rulebook, rulebook
from spielwerk.core.rulebook_positions import load_position, position_files
from spielwerk.table.games.features import features_of
from spielwerk.table.opening.incoming import GameInFile
from spielwerk.table.opening.opening import open_games
from spielwerk.table.opening.origins import origin_of
from spielwerk.table.opening.replayed import replayed
from spielwerk.table.pages.rendering import page
from spielwerk.table.people.calls import Call
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import TableRow

MOST_FOUND: Final = 8
_LONGEST_TITLE: Final = 78
_ID: Final = re.compile(r"[a-z][a-z0-9-]*\.[a-z0-9][a-z0-9-]*")
_CODE: Final = re.compile(r"`([^`]+)`")


def _book(call: Call) -> tuple[str, str, Rulebook]:
    game = find_game(call.path["game"])
    book = rulebook(game.package, call.language)
    if book is None:
        raise Refused(404, "no-page")
    return game.name, features_of(game).title(call.language), book


def rules(call: Call) -> Response:
    """The whole book."""
    name, title, book = _book(call)
    shown = position_files(find_game(name).package)
    return page(call, "rules.html", game=name, game_title=title, book=book, formatted=formatted, shown=shown)


def part(call: Call) -> Response:
    """What belongs to a rule or heading (`at`), or answers a question (`ask`); otherwise the headings."""
    name, title, book = _book(call)
    at, ask = call.query.get("at", "")[:80], " ".join(call.query.get("ask", "")[:200].split())
    found, heading = [], None
    if ask:
        try:
            found = book.look_up(ask, MOST_FOUND)
        except NotInRulebook:
            found = []
    elif at:
        id = book.rules[at].heading if at in book.rules else at
        heading = book.headings.get(id)
    return page(
        call,
        "rules_part.html",
        game=name,
        game_title=title,
        book=book,
        formatted=formatted,
        at=at,
        ask=ask,
        found=found,
        heading=heading,
        shown=position_files(find_game(name).package),
    )


def show(call: Call) -> Response:
    """Opens the position that shows a rule, as a review: everybody may look at it, and play on from there."""
    name, _, book = _book(call)
    visitor = call.greet()
    id = call.path["rule"]
    position = load_position(find_game(name).package, id)
    if position is None or id not in book.rules:
        raise Refused(404, "no-page")
    title = _sentence(book.rules[id], book)
    file = position_files(find_game(name).package)[id].name
    mine = call.house.store.tables_of(visitor)
    table = next((table for table in mine if (table.game, table.title, _file_of(table)) == (name, title, file)), None)
    if table is None:
        call.house.rates.slow(visitor, call.address)
        limits = call.house.limits
        game = GameInFile(title, "", lambda: replayed(position.record, limits))
        (table,) = open_games(call.house.rooms, limits, visitor, file, [game])
    return RedirectResponse(f"/table/{table.id}?position={position.shown}", 303)


def _file_of(table: TableRow) -> str:
    """Name of the file that a review comes from."""
    origin = origin_of(table)
    return origin.file if origin is not None else ""


def _sentence(rule: Rule, book: Rulebook) -> str:
    """What a table is called that shows a rule: its first sentence, or if that is long, the heading."""
    first = re.split(r"(?<=[.?!:]) ", rule.text)[0].removesuffix(":")
    return first if len(first) <= _LONGEST_TITLE else book.headings[rule.heading].title


def formatted(text: str, book: Rulebook, game: str) -> Markup:
    """A rule's text: code set apart, and ids of other rules as links."""

    def link(found: re.Match[str]) -> str:
        id = found[0]
        return f'<a data-rule="{id}" href="/rules/{game}#{id}">{id}</a>' if id in book.rules else id

    return Markup(_ID.sub(link, _CODE.sub(r"<code>\1</code>", str(escape(text)))))
