"""Kills a real server in the middle of games, again and again, and counts acknowledged actions that are lost.

    kill_server.py --games 200

Programs play games through the API, several at once; the server process gets SIGKILL at random moments and is started
again. Whatever was answered with 200 must be in the record at the place that was answered, in every game; every
game must go on to its end; and in the end every record must replay, and every draw follow from the seed.
"""

import argparse
import http.client
import random
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from spielwerk.core.driver import check_draws
from spielwerk.core.record_text import parse
from table_server import Answer, Client, ServerProcess

CASTS: Final = (("me", "bot"), ("me", "me"), ("me", "me", "bot"))
GIVE_UP_SECONDS: Final = 120.0


@dataclass
class Acknowledged:
    """What the server has said that it has kept."""

    position: int
    after: int
    texts: list[str]


@dataclass
class Tally:
    games: int = 0
    actions: int = 0
    lost: int = 0
    kills: int = 0
    acknowledged: int = 0
    """Actions acknowledged so far, those of games under way included."""
    repeated: int = 0
    """Requests that were sent again because no answer came."""
    problems: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """Plays games one after the other, whatever happens to the server."""

    def __init__(self, server: ServerProcess, games: list[int], tally: Tally, lock: threading.Lock) -> None:
        super().__init__()
        self._client: Final = Client(server.port)
        self._games: Final = games
        self._tally: Final = tally
        self._lock: Final = lock

    def run(self) -> None:
        try:
            self._client.secret = str(self._send("POST", "/api/visitors", {}).json["visitor"])
            while True:
                with self._lock:
                    if not self._games:
                        return
                    number = self._games.pop()
                self._play(number)
        except Exception as error:
            with self._lock:
                self._tally.problems.append(f"{type(error).__name__}: {error}")

    def _send(self, method: str, path: str, body: object = None) -> Answer:
        """Sends until there is an answer; what was sent may have been carried out before."""
        end = time.monotonic() + GIVE_UP_SECONDS
        while True:
            try:
                return self._client.request(method, path, body)
            except (OSError, http.client.HTTPException):
                if time.monotonic() > end:
                    raise
                with self._lock:
                    self._tally.repeated += method == "POST"
                time.sleep(0.02)

    def _play(self, number: int) -> None:
        dice = random.Random(number)
        seats = [{"kind": kind} for kind in CASTS[number % len(CASTS)]]
        wishes = {"game": "terra-mystica", "preset": dice.choice(["introductory", "printed"]), "seats": seats}
        table = self._send("POST", "/api/tables", wishes).json["table"]
        kept: list[Acknowledged] = []
        end = time.monotonic() + GIVE_UP_SECONDS
        while not (state := self._state(table, seats, dice))["over"]:
            if time.monotonic() > end:
                raise RuntimeError(f"game {number} does not go on: {state['question']}")
            if state["may_act"] and self._act(table, state, dice, kept):
                end = time.monotonic() + GIVE_UP_SECONDS
        self._check(number, table, kept)

    def _state(self, table: str, seats: list[dict[str, str]], dice: random.Random) -> dict[str, Any]:
        """The table as one of the program's own seats sees it that may act, if there is one."""
        own = [seat for seat, wish in enumerate(seats) if wish["kind"] == "me"]
        state: dict[str, Any] = {}
        for seat in dice.sample(own, len(own)):
            state = self._send("GET", f"/api/tables/{table}?seat={seat}").json
            if state["may_act"]:
                return state
        if not state["over"]:
            time.sleep(0.01)
        return state

    def _act(self, table: str, state: dict[str, Any], dice: random.Random, kept: list[Acknowledged]) -> bool:
        choices = [choice for group in state["groups"] for choice in group["choices"]]
        texts = dice.choice(choices)["actions"]
        request = f"{dice.getrandbits(64):x}"
        move = {"seat": state["seat"], "position": state["position"], "actions": texts, "request": request}
        answer = self._send("POST", f"/api/tables/{table}/act", move)
        if answer.status == 409:
            return False  # a bot was faster
        if answer.status != 200:
            raise RuntimeError(f"{texts} at {state['position']}: {answer.status} {answer.body!r}")
        with self._lock:
            self._tally.acknowledged += 1
        kept.append(Acknowledged(state["position"], answer.json["position"], texts))
        return True

    def _check(self, number: int, table: str, kept: list[Acknowledged]) -> None:
        record = parse(self._send("GET", f"/api/tables/{table}/record").body.decode())
        lost = 0
        for one in kept:
            there = [entry.text for entry in record.entries[one.position : one.after]]
            lost += there[: len(one.texts)] != one.texts
        problems = [] if record.replay().is_terminal() else [f"game {number} is not over"]
        check_draws(record)
        with self._lock:
            self._tally.games += 1
            self._tally.actions += len(kept)
            self._tally.lost += lost
            self._tally.problems += problems


def run(games: int, players: int, seed: int, folder: Path, database: str = "", most: int = 60) -> Tally:
    """Plays the games; the server is killed at a random moment after 0 to `most` further actions were acknowledged."""
    server = ServerProcess(database or f"sqlite:///{folder / 'tables.db'}", folder / "server.log")
    server.start()
    tally, lock, dice = Tally(), threading.Lock(), random.Random(seed)
    left = list(range(games))
    crew = [Player(server, left, tally, lock) for _ in range(players)]
    for player in crew:
        player.start()
    try:
        while any(player.is_alive() for player in crew):
            wait_for_actions(tally, dice.randint(0, most), crew)
            time.sleep(dice.random() / 20)
            if not server.is_running():
                tally.problems.append("the server stopped by itself")
            server.kill()
            tally.kills += 1
            server.start()
    finally:
        server.stop()
    return tally


def wait_for_actions(tally: Tally, count: int, crew: Sequence[Player]) -> None:
    """Until so many more actions are acknowledged, so that games go on however slow the machine is."""
    wanted, end = tally.acknowledged + count, time.monotonic() + GIVE_UP_SECONDS
    while tally.acknowledged < wanted and time.monotonic() < end and any(player.is_alive() for player in crew):
        time.sleep(0.002)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, default=6, help="programs that play at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="URL; otherwise SQLite in a folder for this run")
    arguments = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        tally = run(arguments.games, arguments.players, arguments.seed, Path(folder), arguments.database)
    for problem in tally.problems:
        print(problem)
    print(
        f"{tally.games} games, {tally.actions} acknowledged actions, {tally.kills} kills, "
        f"{tally.repeated} requests sent again, {tally.lost} acknowledged actions lost, "
        f"{len(tally.problems)} problems, {time.monotonic() - begun:.0f} s"
    )
    return 1 if tally.lost or tally.problems or tally.games != arguments.games else 0


if __name__ == "__main__":
    sys.exit(main())
