"""How a notice gets to the server for notices: ntfy's publishing as JSON, to the address that the operator named."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPSConnection
from typing import Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

SECONDS: Final = 10.0
"""How long the other server may take for an answer."""

Result = TypeVar("Result")


class Notice(NamedTuple):
    """As ntfy has it."""

    topic: str
    title: str
    message: str
    click: str
    """Address of the table's page, with the number of the seat."""


def post(server: str, notice: Notice) -> int:
    """Sends a notice and gives the status of the answer. Goes to this server only: redirections are not followed."""
    address = urlsplit(server)
    assert address.hostname is not None
    kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
    connection = kind(address.hostname, address.port, timeout=SECONDS)
    try:
        headers = {"Content-Type": "application/json"}
        connection.request("POST", f"{address.path}/", msgspec.json.encode(notice._asdict()), headers)
        return connection.getresponse().status
    finally:
        connection.close()


async def in_thread(function: Callable[[], Result]) -> Result:
    """Runs something in a thread of its own, for which nobody waits when the server stops."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Result] = loop.create_future()

    def finish(act: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(lambda: None if done.done() else act())

    def run() -> None:
        try:
            result = function()
        except Exception as error:
            fault = error
            finish(lambda: done.set_exception(fault))
        else:
            finish(lambda: done.set_result(result))

    threading.Thread(target=run, name="notice", daemon=True).start()
    return await done
