"""A request as the server's own functions see it: who asks, in which language, for what."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeVar

from starlette.requests import Request

from spielwerk.locale.catalogue import FALLBACK, LANGUAGES, Catalogue, catalogue
from spielwerk.table.people.security import VISITOR_COOKIE, new_secret, visitor_of
from spielwerk.table.play.rooms import Room
from spielwerk.table.problems import Refused

if TYPE_CHECKING:
    from spielwerk.table.house import House

LANGUAGE_COOKIE: Final = "language"
Body = TypeVar("Body")


class Call:
    def __init__(self, house: "House", request: Request) -> None:
        self.house: Final = house
        self.path: Final[Mapping[str, str]] = {name: str(value) for name, value in request.path_params.items()}
        self.query: Final = request.query_params
        self.cookies: Final[Mapping[str, str]] = request.cookies
        self.here: Final = str(request.url.path) + (f"?{request.url.query}" if request.url.query else "")
        """The address of the page within this server."""
        self.origin: Final = house.config.public_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
        self.language: Final = language_of(request)
        self.say: Final[Catalogue] = catalogue(self.language)
        self.address: Final = request.client.host if request.client else ""
        self.wants_html: Final = "text/html" in request.headers.get("accept", "")
        self.secret: Final = secret_of(request)
        self._last_event: Final = request.headers.get("last-event-id") or request.query_params.get("last", "")
        self.visitor = visitor_of(self.secret) or ""
        """Hash of the visitor's secret; empty for somebody who has none."""
        self.new_secret = ""
        """A secret made for this visitor, to be set as a cookie."""
        self.body: object = None

    def body_as(self, kind: type[Body]) -> Body:
        assert isinstance(self.body, kind)
        return self.body

    def require_visitor(self) -> str:
        """The visitor's hash; Refused for somebody without a secret."""
        if not self.visitor:
            raise Refused(401, "no-visitor")
        return self.visitor

    def greet(self) -> str:
        """The visitor's hash; somebody new gets a secret."""
        if not self.visitor:
            self.new_secret = new_secret()
            self.visitor = visitor_of(self.new_secret) or ""
        return self.visitor

    @property
    def table(self) -> str:
        """Id of the table in the path."""
        return self.path["table"]

    def room(self) -> Room:
        return self.house.rooms.room(self.table, self.visitor)

    def number(self, name: str, source: Mapping[str, str] | None = None) -> int | None:
        """A number from the query, None if it is left out."""
        text = (self.query if source is None else source).get(name, "")
        if not text:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) < 8):
            raise Refused(400, "no-number", name=name)
        return int(text)

    @property
    def last_event(self) -> int:
        """The news number up to which a reader of a stream knows everything; -1 for nothing."""
        text = self._last_event
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1

    def seat(self, room: Room) -> int | None:
        """The seat to look from: the one asked for, or the visitor's first; None for watchers."""
        return self.seat_among(room.places)

    def seat_among(self, places: frozenset[int]) -> int | None:
        """As `seat`, for a visitor who has these places."""
        seat = self.number("seat")
        if seat is None:
            return min((place for place in places if place >= 0), default=None)
        if seat not in places:
            raise Refused(403, "not-your-seat", seat=seat + 1)
        return seat


def within(path: str) -> str:
    """Where a form says that the reader was: a path of this server, the start page for anything else."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


def secret_of(request: Request) -> str | None:
    """The visitor's secret as the request brings it: programs in a header, browsers in a cookie."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else request.cookies.get(VISITOR_COOKIE)


def language_of(request: Request) -> str:
    """The reader's language: as chosen here before, else the first one of the browser's wishes that there is."""
    chosen = request.query_params.get("language") or request.cookies.get(LANGUAGE_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    wishes = []
    for place, part in enumerate(request.headers.get("accept-language", "")[:200].split(",")):
        name, _, quality = part.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((-weight, place, name.strip().lower()[:2]))
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), FALLBACK)
