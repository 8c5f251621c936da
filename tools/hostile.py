"""Sends hostile requests to a real server: none may change a game, each gets its 4xx with a reason, and it stays up.

    hostile.py --requests 10000

Wrong seats, wrong positions, illegal and garbled actions, huge bodies, forged origins, guessed links, broken HTTP.
Between them, fair players go on with their games, and nothing that they have done may be different afterwards.
"""

import argparse
import base64
import contextlib
import gzip
import http.client
import json
import random
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from table_server import Answer, Client, ServerProcess

TABLES: Final = 6
ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
ENDS: Final = (
    "act",
    "draft",
    "draft/back",
    "draft/restart",
    "confirm",
    "undo",
    "consent",
    "order",
    "withdraw",
    "message",
)


@dataclass
class Victim:
    """A table of two people, and everything about it that must stay as it is."""

    table: str
    owner: str
    guest: str
    stranger: str
    position: int
    legal: list[str]
    seat: int
    """The seat that may act."""


@dataclass
class Tally:
    sent: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    changed: int = 0


Attack = Callable[["Attacker", Victim], Answer]


class Attacker:
    def __init__(self, port: int, seed: int) -> None:
        self.client: Final = Client(port)
        self.dice: Final = random.Random(seed)

    def send(
        self, method: str, path: str, secret: str, body: object = None, raw: bytes | None = None, **headers: str
    ) -> Answer:
        self.client.secret = secret
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.client.request(method, path, body, named, raw)

    def post(self, victim: Victim, end: str, secret: str, body: object, **headers: str) -> Answer:
        return self.send("POST", f"/api/tables/{victim.table}/{end}", secret, body, None, **headers)

    def body(self, victim: Victim, end: str) -> dict[str, Any]:
        """A body that would be in order, if it came from the right one."""
        step: dict[str, Any] = {"seat": victim.seat, "position": victim.position}
        if end in ("act", "draft"):
            return step | {"actions": [self.dice.choice(victim.legal)]}
        if end == "consent":
            return step | {"agree": True}
        if end == "order":
            return {"seat": victim.seat, "limit": 1}
        return {"seat": victim.seat, "text": "hello"} if end == "message" else step

    def secret(self, length: int = 32) -> str:
        return "".join(self.dice.choices(ALPHABET, k=length))

    def junk(self, length: int) -> bytes:
        return self.dice.randbytes(length)


# The attacks. Each is a request that must be refused.


def wrong_seat(attacker: Attacker, victim: Victim) -> Answer:
    """Somebody who has no seat, somebody who has another one, and nobody."""
    end = attacker.dice.choice(ENDS)
    other = victim.guest if victim.seat == 0 else victim.owner
    secret = attacker.dice.choice([victim.stranger, other, "", attacker.secret()])
    return attacker.post(victim, end, secret, attacker.body(victim, end))


def wrong_position(attacker: Attacker, victim: Victim) -> Answer:
    end = attacker.dice.choice(("act", "draft", "confirm", "undo"))
    body = attacker.body(victim, end)
    body["position"] = attacker.dice.choice(
        [0, victim.position - 1, victim.position + 1, 99_999, -1, 2**70, 0.5, "3", None]
    )
    return attacker.post(victim, end, mine(victim), body)


def illegal_action(attacker: Attacker, victim: Victim) -> Answer:
    dice = attacker.dice
    text = dice.choice(
        [
            f"build {dice.choice('ABCDEFGHI')}{dice.randint(1, 13)}",
            f"upgrade {dice.choice('ABCDEFGHI')}{dice.randint(1, 13)} to {dice.choice(['TP', 'TE', 'SH', 'SA'])}",
            "leech 9 from nobody",
            "score SCORE1",
            f"pass BON{dice.randint(11, 99)}",
            "faction cultists",
            "! back 3",
            "chance: score SCORE1",
        ]
    )
    if text in victim.legal:
        text = "fly away"
    end = dice.choice(("act", "draft"))
    return attacker.post(victim, end, mine(victim), attacker.body(victim, end) | {"actions": [text]})


def garbled_action(attacker: Attacker, victim: Victim) -> Answer:
    dice = attacker.dice
    text = "".join(chr(dice.choice([dice.randrange(32, 127), dice.randrange(0x110000), 10, 0])) for _ in range(20))
    text = text.encode("utf-8", "replace").decode()
    end = dice.choice(("act", "draft"))
    field = "typed" if end == "draft" and dice.random() < 0.5 else "actions"
    value: object = text if field == "typed" else [text] * dice.choice([1, 3, 250])
    body = attacker.body(victim, end)
    body.pop("actions")
    return attacker.post(victim, end, mine(victim), body | {field: value})


def garbled_body(attacker: Attacker, victim: Victim) -> Answer:
    dice = attacker.dice
    end = dice.choice(ENDS)
    good = json.dumps(attacker.body(victim, end)).encode()
    raw = dice.choice(
        [
            attacker.junk(200),
            good[: dice.randrange(1, len(good))],
            b"[" * 20_000,
            b'{"seat":' * 5_000,
            b"null",
            b'"x"',
            b"",
            good.replace(b'"seat"', b'"sea\\u0000t"'),
            b'{"seat": 1e400, "position": NaN}',
            good[:-1] + b', "more": 1}',
        ]
    )
    return attacker.send("POST", f"/api/tables/{victim.table}/{end}", mine(victim), raw=raw)


def huge_body(attacker: Attacker, victim: Victim) -> Answer:
    end = attacker.dice.choice(ENDS)
    raw = json.dumps(attacker.body(victim, end)).encode() + b" " * attacker.dice.choice([66_000, 200_000, 2_000_000])
    try:
        return attacker.send("POST", f"/api/tables/{victim.table}/{end}", mine(victim), raw=raw)
    except (ConnectionError, http.client.HTTPException):
        # The server may hang up while a body comes that it does not want; then a promise of one must be refused.
        return attacker.send("POST", f"/api/tables/{victim.table}/{end}", mine(victim), raw=b"", Content_Length="9" * 9)


def forged_origin(attacker: Attacker, victim: Victim) -> Answer:
    dice = attacker.dice
    headers = dice.choice(
        [
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"Origin": f"http://127.0.0.1.evil.example:{attacker.client.port}"},
            {"Sec_Fetch_Site": "cross-site"},
            {"Sec_Fetch_Site": "same-site", "Origin": f"http://127.0.0.1:{attacker.client.port}"},
        ]
    )
    end = dice.choice(ENDS)
    cookie = {"Cookie": f"visitor={mine(victim)}"}
    return attacker.send(
        "POST", f"/api/tables/{victim.table}/{end}", "", attacker.body(victim, end), raw=None, **(headers | cookie)
    )


def guessed_link(attacker: Attacker, victim: Victim) -> Answer:
    dice = attacker.dice
    kind = dice.choice(("seat", "join", "watch"))
    guess = dice.choice([attacker.secret(24), attacker.secret(5), victim.table, "..%2f..%2fetc%2fpasswd", "%00"])
    if dice.random() < 0.5:
        return attacker.send("GET", f"/{kind}/{guess}", victim.stranger)
    return attacker.send("POST", "/api/links", victim.stranger, {"kind": kind, "secret": guess})


def guessed_table(attacker: Attacker, victim: Victim) -> Answer:
    dice = attacker.dice
    end = dice.choice(["", "/record", "/news", "/why?element=x", "/preview"])
    table = dice.choice([victim.table, attacker.secret(10), "%27%20OR%201=1", "..%2f.."])
    return attacker.send("GET", f"/api/tables/{table}{end}", dice.choice([victim.stranger, "", attacker.secret()]))


def owners_business(attacker: Attacker, victim: Victim) -> Answer:
    end, body = attacker.dice.choice(
        [
            ("seats/0/bot", {"bot": "greedy"}),
            ("seats/0/person", {}),
            ("seats/0/name", {"name": "Mallory"}),
            ("seats/0/take", {"name": "Mallory"}),
            ("seats/0/settings", {"confirm": False}),
            ("links", {"link": "0"}),
            ("links", {"link": "join"}),
            ("seats/99/take", {}),
            ("seats/x/take", {}),
        ]
    )
    return attacker.post(victim, end, attacker.dice.choice([victim.stranger, ""]), body)


def no_such_thing(attacker: Attacker, victim: Victim) -> Answer:
    method, path = attacker.dice.choice(
        [
            ("GET", "/api/nothing"),
            ("GET", "/static/../app.py"),
            ("GET", "/static/%2e%2e/app.py"),
            ("DELETE", f"/api/tables/{victim.table}"),
            ("PUT", "/api/tables"),
            ("GET", f"/api/tables/{victim.table}/act"),
            ("OPTIONS", f"/api/tables/{victim.table}/act"),
            ("GET", f"/api/tables/{victim.table}?seat=-1"),
            ("GET", f"/api/tables/{victim.table}?position=123456"),
            ("GET", f"/api/tables/{victim.table}/preview?action=fly"),
            ("TRACE", "/"),
        ]
    )
    return attacker.send(method, path, victim.owner)


def forged_form(attacker: Attacker, victim: Victim) -> Answer:
    """Forms of the pages, from another site, for what is not one's own, or with nonsense in them."""
    dice = attacker.dice
    path, form, headers = dice.choice(
        [
            ("/play", "game=terra-mystica", {"Origin": "http://evil.example"}),
            ("/new", "game=terra-mystica&seat-0=me&seat-1=me", {"Sec_Fetch_Site": "cross-site"}),
            (f"/table/{victim.table}/sit", "seat=0&name=Mallory", {}),
            (f"/table/{victim.table}/sit", "seat=x", {}),
            (f"/table/{victim.table}/sit", "seat=1", {"Origin": "null"}),
            ("/new", "game=terra-mystica&seat-0=me", {}),
            ("/new", "game=chess&seat-0=me&seat-1=me", {}),
            ("/new", "&".join(f"o-{n}=x" for n in range(500)), {}),
            ("/new", "game=terra-mystica&seat-0=me&seat-1=me&o-map=%00", {}),
            ("/play", "x" * 70_000, {}),
        ]
    )
    headers = headers | {"Content_Type": "application/x-www-form-urlencoded"}
    return attacker.send("POST", path, victim.stranger, None, form.encode(), **headers)


def file_of_nonsense(attacker: Attacker, victim: Victim) -> Answer:
    """Files that hold no game, and going on with one that is not over."""
    dice = attacker.dice
    if dice.random() < 0.2:
        body: object = {"position": 1, "seats": [{"kind": "me"}] * 2}
        return attacker.send(
            "POST", f"/api/tables/{victim.table}/play-on", dice.choice([victim.stranger, victim.owner]), body
        )
    text = dice.choice(["", "spielwerk record 1\n", "x" * 50_000, '{"a": ' * 3000, "[" * 9000, "\x00" * 100])
    packed = base64.b64encode(dice.choice([attacker.junk(300), gzip.compress(b" " * 30_000_000, 1)])).decode()
    return attacker.send("POST", "/api/open", victim.stranger, dice.choice([{"text": text}, {"content": packed}]))


def wild_table(attacker: Attacker, victim: Victim) -> Answer:
    """A new table with wishes that no game has."""
    wishes: dict[str, Any] = attacker.dice.choice(
        [
            {"game": "../terra_mystica"},
            {"game": "os"},
            {"game": "terra-mystica", "seats": [{"kind": "me"}] * 19},
            {"game": "terra-mystica", "seats": []},
            {"game": "terra-mystica", "seats": [{"kind": "bot", "bot": "../../x"}] * 2},
            {"game": "terra-mystica", "seats": [{"kind": "king"}] * 2},
            {"game": "terra-mystica", "options": {"map": "../../etc"}},
            {"game": "terra-mystica", "options": {"x" * 39: "y" * 199}},
            {"game": "terra-mystica", "preset": "x"},
            {"game": "terra-mystica", "seed": "a b"},
        ]
    )
    return attacker.send("POST", "/api/tables", victim.stranger, dict[str, Any](seats=[{"kind": "me"}] * 2) | wishes)


ATTACKS: Final[tuple[Attack, ...]] = (
    wrong_seat,
    wrong_position,
    illegal_action,
    garbled_action,
    garbled_body,
    huge_body,
    forged_origin,
    guessed_link,
    guessed_table,
    owners_business,
    no_such_thing,
    wild_table,
    forged_form,
    file_of_nonsense,
)


def mine(victim: Victim) -> str:
    """The secret of whoever may act."""
    return victim.owner if victim.seat == 0 else victim.guest


def broken_http(port: int, dice: random.Random) -> None:
    """Bytes that are no HTTP, requests that never end; the server may answer as it likes."""
    raw = dice.choice(
        [
            dice.randbytes(300),
            b"GET / HTTP/9.9\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
            b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 200_000,
            b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
        ]
    )
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5) as connection:
        connection.settimeout(0.05)
        connection.sendall(raw)
        connection.recv(1000)


# The run.


def lay_out(server: ServerProcess, number: int) -> Victim:
    """A table of two people, some moves into its game."""
    owner, guest, stranger = (Client(server.port).introduce() for _ in range(3))
    wishes = {"game": "terra-mystica", "preset": "introductory", "seats": [{"kind": "me"}, {"kind": "open"}]}
    founded = owner.request("POST", "/api/tables", wishes).json
    table = founded["table"]
    link = founded["links"]["1"].rsplit("/", 1)[1]
    guest.request("POST", "/api/links", {"kind": "seat", "secret": link})
    moves = 0
    while True:
        seat, state = _acting(table, owner, guest)
        if moves == 4 + number:
            return Victim(table, owner.secret, guest.secret, stranger.secret, state["position"], state["legal"], seat)
        choice = state["groups"][0]["choices"][0]["actions"]
        move = {"seat": seat, "position": state["position"], "actions": choice}
        (owner, guest)[seat].request("POST", f"/api/tables/{table}/act", move)
        moves += 1


def _acting(table: str, owner: Client, guest: Client) -> tuple[int, dict[str, Any]]:
    for seat, client in enumerate((owner, guest)):
        state = client.request("GET", f"/api/tables/{table}?seat={seat}").json
        if state["may_act"]:
            return seat, state
    raise RuntimeError("nobody may act")


def whole(server: ServerProcess, victim: Victim) -> str:
    """Everything that both people can see of their table."""
    seen = []
    for seat, secret in enumerate((victim.owner, victim.guest)):
        state = Client(server.port, secret).request("GET", f"/api/tables/{victim.table}?seat={seat}").json
        state.pop("news")
        seen.append(json.dumps(state, sort_keys=True))
    seen.append(Client(server.port, victim.owner).request("GET", f"/api/tables/{victim.table}/record").body.decode())
    return "\n".join(seen)


def is_refusal(answer: Answer) -> bool:
    """A 4xx with a reason: a sentence in JSON, or a page that is no empty one."""
    if not 400 <= answer.status < 500:
        return False
    if answer.headers.get("content-type", "").startswith("application/json"):
        fault = answer.json
        return bool(fault["error"]) and len(fault["reason"]) > 10
    return len(answer.body) > 10


def run(requests: int, seed: int, folder: Path, threads: int = 4) -> Tally:
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "server.log")
    server.start()
    tally, lock = Tally(), threading.Lock()
    try:
        victims = [lay_out(server, number) for number in range(TABLES)]
        before = [whole(server, victim) for victim in victims]

        def attack(number: int) -> None:
            attacker = Attacker(server.port, seed * 1000 + number)
            for _ in range(requests // threads):
                kind = attacker.dice.choice(ATTACKS)
                if attacker.dice.random() < 0.02:
                    broken_http(server.port, attacker.dice)
                answer = kind(attacker, attacker.dice.choice(victims))
                with lock:
                    tally.sent += 1
                    tally.kinds[kind.__name__] += 1
                    tally.statuses[answer.status] += 1
                    if not is_refusal(answer):
                        tally.wrong.append(f"{kind.__name__}: {answer.status} {answer.body[:150]!r}")

        crew = [threading.Thread(target=attack, args=(number,)) for number in range(threads)]
        for thread in crew:
            thread.start()
        for thread in crew:
            thread.join()
        tally.changed = sum(was != whole(server, victim) for was, victim in zip(before, victims, strict=True))
        if not server.is_running():
            tally.wrong.append("the server has stopped")
        log = server.log.read_text(errors="replace")
        if "Traceback" in log:
            tally.wrong.append(f"the server's log has a traceback: {log[log.index('Traceback') :][:1500]}")
    finally:
        server.stop()
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = run(arguments.requests, arguments.seed, Path(folder))
    for line in tally.wrong[:20]:
        print(line)
    print(", ".join(f"{kind} {count}" for kind, count in sorted(tally.kinds.items())))
    print(", ".join(f"{status}: {count}" for status, count in sorted(tally.statuses.items())))
    print(
        f"{tally.sent} hostile requests, {len(tally.wrong)} not refused as they should be, "
        f"{tally.changed} games changed, {time.monotonic() - begun:.0f} s"
    )
    return 1 if tally.wrong or tally.changed else 0


if __name__ == "__main__":
    sys.exit(main())
