"""Takes the database away from two real servers for a while, and measures how they go on afterwards by themselves.

    outage.py --seconds 25
    outage.py --database postgresql+psycopg://me@localhost/tables \
        --stop "pg_ctl stop -m immediate" --start "pg_ctl start"

Without a database it is a file of SQLite that is locked by another program. One server plays a game of four bots, the
other one shows a table at which people play at the first. Both must go on as soon as the database is back, and say in
their logs once that it is gone and once that it is there again.
"""

import argparse
import contextlib
import http.client
import shlex
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from table_server import Client, ServerProcess

GAME: Final = {"game": "terra-mystica", "preset": "introductory"}
GONE, BACK = "the database does not answer", "the database answers again"
PATIENCE: Final = 90.0
"""Seconds after which what has not gone on by itself is given up."""


class Stream(threading.Thread):
    """What a server tells of a table without being asked; comes back as browsers do."""

    def __init__(self, port: int, table: str, secret: str) -> None:
        super().__init__(daemon=True)
        self._port, self._table, self._secret = port, table, secret
        self.last = -1

    def run(self) -> None:
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 60) as connection:
                head = f"GET /api/tables/{self._table}/news?seat=0&last={self.last} HTTP/1.1"
                connection.sendall(f"{head}\r\nHost: x\r\nAuthorization: Bearer {self._secret}\r\n\r\n".encode())
                for line in connection.makefile("rb"):
                    if line.startswith(b"id: "):
                        self.last = int(line[4:])
            time.sleep(2)


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes into the database and does not end."""
    other = sqlite3.connect(file, isolation_level=None, timeout=30)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextlib.contextmanager
def stopped(stop: str, start: str) -> Iterator[None]:
    subprocess.run(shlex.split(stop), check=True, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        subprocess.run(shlex.split(start), check=True, stdout=subprocess.DEVNULL)


def progress(server: ServerProcess, table: str, secret: str) -> int:
    """The position of a table; -1 where the server cannot tell it now."""
    with contextlib.suppress(OSError, http.client.HTTPException):
        client = Client(server.port, secret)
        answer = client.request("GET", f"/api/tables/{table}")
        client.close()
        return int(answer.json["position"]) if answer.status == 200 else -1
    return -1


def after(begun: float, so: Callable[[], bool], what: str) -> float:
    """Seconds from a moment until something is so."""

    while not so():
        if time.monotonic() - begun > PATIENCE:
            raise SystemExit(f"{what}: not even after {PATIENCE:.0f} s")
        time.sleep(0.05)
    return time.monotonic() - begun


def run(database: str, seconds: float, outage: "contextlib.AbstractContextManager[None]", folder: Path) -> None:
    logs = [folder / f"log-{number}" for number in range(2)]
    servers = [ServerProcess(database, log) for log in logs]
    for server in servers:
        server.start()
    try:
        ada = Client(servers[0].port).introduce()
        people = ada.request("POST", "/api/tables", GAME | {"seats": [{"kind": "me"}] * 2}).json["table"]
        stream = Stream(servers[1].port, people, ada.secret)
        stream.start()
        after(time.monotonic(), lambda: stream.last >= 0, "the stream")
        bots = ada.request("POST", "/api/tables", GAME | {"seats": [{"kind": "bot"}] * 4}).json["table"]
        after(time.monotonic(), lambda: progress(servers[0], bots, ada.secret) > 3, "the bots")
        with outage:
            time.sleep(seconds)
            there = progress(servers[0], bots, ada.secret)
        back = time.monotonic()
        heard = stream.last
        after(back, lambda: _says(servers[0].port, ada.secret, people), "a message")
        news = after(back, lambda: stream.last > heard, "news from the other server")
        on = after(back, lambda: progress(servers[0], bots, ada.secret) > max(there, 3), "the bots afterwards")
        end = after(back, lambda: _is_over(servers[0].port, ada.secret, bots), "the end of the bots' game")
        after(back, lambda: all(log.read_text().count(GONE) == log.read_text().count(BACK) for log in logs), "the log")
        print(f"after {seconds:g} s without the database: bots go on after {on:.1f} s and finish after {end:.1f} s;")
        print(f"news of the other server come after {news:.1f} s")
        for log in logs:
            text = log.read_text()
            print(f"{log.name}: {text.count(GONE)} x gone, {text.count(BACK)} x back, {len(text.splitlines())} lines")
            print("".join(f"  {line}\n" for line in text.splitlines() if "database" in line), end="")
    finally:
        for server in servers:
            server.stop()


def _says(port: int, secret: str, table: str) -> bool:
    """Whether something can be stored again."""
    with contextlib.suppress(OSError, http.client.HTTPException):
        return Client(port, secret).request("POST", f"/api/tables/{table}/message", {"text": "back"}).status == 200
    return False


def _is_over(port: int, secret: str, table: str) -> bool:
    with contextlib.suppress(OSError, http.client.HTTPException, KeyError):
        return bool(Client(port, secret).request("GET", f"/api/tables/{table}").json["over"])
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=25)
    parser.add_argument("--database", default="")
    parser.add_argument("--stop", default="")
    parser.add_argument("--start", default="")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if arguments.database:
            outage = stopped(arguments.stop, arguments.start)
            run(arguments.database, arguments.seconds, outage, folder)
        else:
            file = folder / "tables.db"
            run(f"sqlite:///{file}", arguments.seconds, locked(file), folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
