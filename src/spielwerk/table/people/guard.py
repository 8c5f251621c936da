"""What holds for every request: no foreign origin, nothing too large, nothing too often, and strict headers.

Referrers stay within the server (`same-origin`); pages whose address holds a secret send none at all. Forms need the
former: without referrers browsers hide where a form comes from, and then it could not be told from a foreign one.
"""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.table.problems import Refused

SAFE_METHODS: Final = frozenset({"GET", "HEAD"})

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def check_origin(request: Request) -> None:
    """Refused if another site has made the browser send this. Programs that are no browsers send none of it."""
    if request.method in SAFE_METHODS:
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise Refused(403, "foreign-origin")
        return
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != request.headers.get("host", "").lower():
        raise Refused(403, "foreign-origin")


async def read_body(request: Request, most: int) -> bytes:
    """The body; Refused as soon as it is larger than allowed, whatever its header has promised."""
    promised = request.headers.get("content-length", "0")
    if not promised.isdecimal() or int(promised) > most:
        raise Refused(413, "too-large", most=most // 1024)
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Refused(413, "too-large", most=most // 1024)
    except ClientDisconnect:
        raise Refused(400, "cut-off") from None
    return bytes(body)


def _keeping(scope: Scope) -> str:
    """How long browsers may keep an answer: a static file named with its version for ever, other static files as long
    as they are unchanged, nothing else at all."""
    if not scope["path"].startswith("/static/"):
        return "no-store"
    return "public, max-age=31536000, immutable" if scope["query_string"] else "no-cache"


class Headers:
    """Puts the strict headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        secret = scope["path"].startswith(("/seat/", "/join/", "/watch/"))

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers["referrer-policy"] = "no-referrer" if secret else "same-origin"
                headers.setdefault("cache-control", _keeping(scope))
            await send(message)

        await self._app(scope, receive, with_headers)
