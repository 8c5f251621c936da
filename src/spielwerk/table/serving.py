"""Runs the application on a port of this computer, with uvicorn."""

import asyncio
import contextlib
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from typing import Final

import uvicorn

from spielwerk.core.errors import Problem, of_the_system
from spielwerk.table.app import make_app
from spielwerk.table.collecting import collect_now_and_then
from spielwerk.table.config import Config
from spielwerk.table.house import House

TRIED_PORTS: Final = 50
GRACE_SECONDS: Final = 2
KEEP_ALIVE_SECONDS: Final = 60
"""How long a connection waits for its next request; people think longer than programs."""
BACKLOG: Final = 2048
SWITCH_SECONDS: Final = 0.001
"""How long one thread may hold the interpreter while others wait, so that streams are not held up by pages."""


class Server:
    def __init__(self, config: Config, host: str, port: int | None, usual_port: int) -> None:
        """Takes the port: the one given, or the first free one from the usual one on. Problem if there is none."""
        self._socket: Final = _listen(host, [port] if port is not None else range(usual_port, usual_port + TRIED_PORTS))
        try:
            app = make_app(config)
        except BaseException:
            self._socket.close()
            raise
        self.house: Final[House] = app.state.house
        self.port: Final[int] = self._socket.getsockname()[1]
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1", "") else host
        self.url: Final = f"http://{shown}:{self.port}/"
        self.url_for_others: Final = f"http://{_own_address()}:{self.port}/" if host in ("0.0.0.0", "::") else ""
        # Addresses of requests hold secrets, so there is no access log.
        settings = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=GRACE_SECONDS,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            server_header=False,
            h11_max_incomplete_event_size=32 * 1024,
            limit_concurrency=None,
        )
        self._server: Final = _Uvicorn(settings, self.house.hub.close_streams)

    def run(self, ready: Callable[[], None], open_browser: bool = False, paths: Sequence[str] = ("",)) -> None:
        """Serves until it is interrupted. `ready` is called once requests are answered, then `paths` are opened."""
        logging.basicConfig(
            stream=sys.stderr, level=logging.WARNING, format="%(asctime)s spielwerk %(levelname)s: %(message)s"
        )
        sys.setswitchinterval(SWITCH_SECONDS)

        async def serve() -> None:
            serving = asyncio.create_task(self._server.serve(sockets=[self._socket]))
            while not self._server.started and not serving.done():
                await asyncio.sleep(0.01)
            if not serving.done():
                ready()
                if open_browser:
                    for path in paths:
                        with contextlib.suppress(webbrowser.Error):
                            await asyncio.to_thread(webbrowser.open, self.url + path)
            collecting = asyncio.create_task(collect_now_and_then())
            await serving
            collecting.cancel()

        with contextlib.suppress(KeyboardInterrupt):  # that is how one ends it
            asyncio.run(serve())


class _Uvicorn(uvicorn.Server):
    """Ends the streams, which never end by themselves, before it waits for open requests."""

    def __init__(self, config: uvicorn.Config, close_streams: Callable[[], None]) -> None:
        super().__init__(config)
        self._close_streams: Final = close_streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._close_streams()
        await super().shutdown(sockets)


def _listen(host: str, ports: "range | list[int]") -> socket.socket:
    why = Problem("system.other", number=0)
    for port in ports:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # The protocol is named, because asyncio sends small answers without delay only where it finds TCP.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, port))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            why = of_the_system(error)
            continue
        return listener
    raise Problem("serve.port-taken", port=ports[0], host=host, why=why)


def _own_address() -> str:
    """The address that others in the network reach this computer by; nothing is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])


def free_port() -> int:
    """A port of this computer that nobody uses just now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
