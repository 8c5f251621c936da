"""A small server of the ntfy kind for tests: it keeps what is sent to it."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final


class Ntfy:
    """`statuses` are those of the first answers, one each; 200 after them. `seconds`: how long every answer takes."""

    def __init__(self, statuses: list[int], seconds: float, location: str) -> None:
        self.received: Final[list[dict[str, Any]]] = []
        """What was published, refused or not."""
        self.paths: Final[list[str]] = []
        left = list(statuses)
        ntfy = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                ntfy.paths.append(self.path)
                body = self.rfile.read(int(self.headers["content-length"]))
                ntfy.received.append(json.loads(body))
                time.sleep(seconds)
                self.send_response(left.pop(0) if left else 200)
                if location:
                    self.send_header("location", location)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                """Nothing is said."""

        self.server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url: Final = f"http://127.0.0.1:{self.server.server_port}"


@contextmanager
def ntfy(*statuses: int, seconds: float = 0, location: str = "") -> Iterator[Ntfy]:
    made = Ntfy(list(statuses), seconds, location)
    threading.Thread(target=made.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        yield made
    finally:
        made.server.shutdown()
        made.server.server_close()
