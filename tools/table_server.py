"""A real server process for programs that try it hard, and a small client that speaks to it."""

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


class ServerProcess:
    """`spielwerk serve` on a port and database of its own, without limits on rates unless it is asked for them, and
    with bots that answer at once."""

    def __init__(self, database: str, log: Path, rate: float = 0, port: int = 0, more: Sequence[str] = ()) -> None:
        self.port: Final = port or free_port()
        self.log: Final = log
        self._command: Final = [
            *(sys.executable, "-m", "spielwerk.cli.main", "serve", "--no-browser", "--bot-pause", "0"),
            *("--port", str(self.port), "--rate", str(rate), "--database", database),
            *more,
        ]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, seconds: float = 60) -> None:
        """Starts the server and waits until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if not self.is_running():
                raise RuntimeError(f"the server has stopped: {self.log.read_text(errors='replace')[-2000:]}")
            with contextlib.suppress(OSError, http.client.HTTPException):
                Client(self.port).request("GET", "/api/tables")
                return
            time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Ends the server without a chance to do anything more."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ends the server as Ctrl+C does, and gives its exit code."""
        assert self._process is not None
        if self.is_running():
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
        return self._process.returncode

    def memory(self) -> int:
        """Bytes of main memory that the server process holds."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE")


class Answer:
    def __init__(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.status: Final = status
        self.body: Final = body
        self.headers: Final = headers

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Client:
    """One connection that is kept, for one visitor."""

    def __init__(self, port: int, secret: str = "", timeout: float = 30) -> None:
        self.port: Final = port
        self.secret = secret
        self._connection: Final = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)

    def request(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Answer:
        """One request; OSError or HTTPException where the server is not there."""
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        sent = {"Authorization": f"Bearer {self.secret}"} if self.secret else {}
        try:
            self._connection.request(method, path, data, sent | (headers or {}))
            answer = self._connection.getresponse()
            return Answer(answer.status, answer.read(), {name.lower(): value for name, value in answer.getheaders()})
        except BaseException:
            self._connection.close()
            raise

    def introduce(self) -> "Client":
        """Becomes a visitor of its own."""
        self.secret = str(self.request("POST", "/api/visitors", {}).json["visitor"])
        return self

    def close(self) -> None:
        self._connection.close()
