"""The rulebook as a page, and as a panel beside the table that opens at one rule."""

import re
from typing import Final

from markupsafe import Markup, escape
from starlette.responses import Response

from spielwerk.core.discovery import find_game
from spielwerk.core.rulebook import NotInRulebook, Rulebook
from spielwerk.table.calls import Call
from spielwerk.table.features import features_of
from spielwerk.table.problems import Refused
from spielwerk.table.rendering import page
from spielwerk.table.wording import rulebook

MOST_FOUND: Final = 8
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
    return page(call, "rules.html", game=name, game_title=title, book=book, formatted=formatted)


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
    )


def formatted(text: str, book: Rulebook, game: str) -> Markup:
    """A rule's text: code set apart, and ids of other rules as links."""

    def link(found: re.Match[str]) -> str:
        id = found[0]
        return f'<a data-rule="{id}" href="/rules/{game}#{id}">{id}</a>' if id in book.rules else id

    return Markup(_ID.sub(link, _CODE.sub(r"<code>\1</code>", str(escape(text)))))
