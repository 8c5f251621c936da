"""The page about a game: what it is, what is in the box, what there is besides, and where our facts come from.

A game's folder tells it in `about.toml`: facts, and a table of texts for every language.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from starlette.responses import Response

from spielwerk.core.discovery import UnknownGame, find_game
from spielwerk.table.games.features import features_of
from spielwerk.table.pages.rendering import page
from spielwerk.table.people.calls import Call
from spielwerk.table.problems import Refused

TEXTS: Final = ("goal", "feel", "audience", "similar", "editions", "expansions", "sleeves", "provenance")
"""What is told in every language, in the order of the page."""


class Part(NamedTuple):
    """Something in the box."""

    number: int
    name: str


class About(NamedTuple):
    """What there is to know about a printed game, in one language."""

    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    year: int
    designers: tuple[str, ...]
    artists: tuple[str, ...]
    publishers: tuple[str, ...]
    parts: tuple[Part, ...]
    texts: dict[str, str]


@cache
def about_game(package: str, language: str) -> About | None:
    """What a game's folder tells about it; None if it tells nothing."""
    path = files(package).joinpath("about.toml")
    if not path.is_file():
        return None
    told: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return About(
        players=(told["players"][0], told["players"][1]),
        minutes=(told["minutes"][0], told["minutes"][1]),
        age=told["age"],
        year=told["year"],
        designers=tuple(told["designers"]),
        artists=tuple(told["artists"]),
        publishers=tuple(told["publishers"]),
        parts=tuple(Part(part["count"], part[language]) for part in told["parts"]),
        texts={key: told[language][key] for key in TEXTS},
    )


def about(call: Call) -> Response:
    try:
        game = find_game(call.path["game"])
    except UnknownGame:
        raise Refused(404, "no-page") from None
    told = about_game(game.package, call.language)
    if told is None:
        raise Refused(404, "no-page")
    call.greet()
    return page(call, "about.html", game=game, title=features_of(game).title(call.language), about=told)
