"""How a part of the API is described: once, for the routes and for the OpenAPI document."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec

from spielwerk.table.people.calls import Call


@dataclass(frozen=True)
class Query:
    name: str
    about: str
    kind: str = "integer"
    several: bool = False


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    handler: Callable[[Call], object]
    about: str
    answer: type[msgspec.Struct] | None
    """None for plain text."""
    body: type[msgspec.Struct] | None = None
    query: tuple[Query, ...] = ()
    several: bool = False
    """Whether the answer is a list of these."""
    takes_file: bool = False
    """The body may be as large as a file, and one such request is worked on at a time."""


SEAT: Final = Query("seat", "the seat to look from; otherwise your first one")
LANGUAGE: Final = Query("language", "de or en; otherwise as the browser says", "string")
