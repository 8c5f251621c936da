"""The speed of the table: durable actions per second, and how long things take while many tables are live.

    durable actions     one after the other in this process, each with its own commit to SQLite (full sync)
    load                a server process of its own, TABLES tables with STREAMS streams of news each, MOVES moves per
                        second over all of them, all by HTTP; every stream that hears of a move asks for its page
                        anew, as browsers do
    browser             the first load, the answers to moves, and the time from a click to its repaint in Chromium

Games are those of the bot `greedy` with one seed, prepared before the clock runs.
"""

import asyncio
import itertools
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from spielwerk.bots.all import make_bot
from spielwerk.core.discovery import find_game
from spielwerk.core.driver import new_game
from spielwerk.core.game import Game
from spielwerk.table.bench import browser as bench_browser
from spielwerk.table.bench.load import Browser, Request
from spielwerk.table.config import Limits
from spielwerk.table.pages.pages import FIRST_GAME
from spielwerk.table.play.founding import ME, Place, Wishes, found
from spielwerk.table.play.rooms import Rooms
from spielwerk.table.serving import free_port
from spielwerk.table.store.store import Store

SEED: Final = "bench"
VISITOR: Final = "b" * 64
BOT: Final = "greedy"
_UNIT: Final = re.compile(r'id="([^"]+)" class="[^"]*" data-v="(\w+)"')


@dataclass(frozen=True)
class Effort:
    games: int = 4
    """Games that are played action by action."""
    tables: int = 200
    streams: int = 4
    moves_per_second: float = 10.0
    seconds: float = 30.0
    clicks: int = 40
    """In a browser, against bots."""


QUICK: Final = Effort(games=1, tables=20, moves_per_second=5.0, seconds=5.0, clicks=10)


class Turn(NamedTuple):
    seat: int
    texts: list[str]


def prepared_game(game: Game, players: int) -> list[Turn]:
    """A whole game, turn by turn."""
    play = new_game(game, {"players": players}, SEED)
    bots = [make_bot(BOT, game, seat) for seat in range(players)]
    turns = []
    while not play.state.is_terminal():
        seat = play.state.current_player()
        texts = []
        for action in bots[seat].choose(play.state.view(seat).clone(), seat):
            texts.append(play.state.action_to_string(action, seat))
            play.act(action, seat)
        turns.append(Turn(seat, texts))
    return turns


def measure(effort: Effort) -> dict[str, float]:
    """All figures by name."""
    game = find_game(FIRST_GAME)
    turns = prepared_game(game, game.max_players - 1)
    with tempfile.TemporaryDirectory() as folder:
        figures = durable_actions(game, turns, effort, Path(folder)) | load(game, turns, effort, Path(folder))
        return figures | in_browser(effort, Path(folder))


def durable_actions(game: Game, turns: Sequence[Turn], effort: Effort, folder: Path) -> dict[str, float]:
    """Single actions per second that are on the disk, and the share of the time that is computing."""
    store = Store(f"sqlite:///{folder / 'actions.db'}")
    store.migrate()
    rooms = Rooms(store, "bench", find_game)
    players = 1 + max(turn.seat for turn in turns)
    singles = [(turn.seat, text) for turn in turns for text in turn.texts]
    wall, computing, count = 0.0, 0.0, 0
    for _ in range(effort.games):
        table = found(rooms, Limits(), VISITOR, Wishes(game.name, [Place(ME)] * players, seed=SEED))
        position, begun, begun_cpu = table.position, time.perf_counter(), time.process_time()
        for seat, text in singles:
            position = rooms.act(VISITOR, table.id, seat, position, "", [text])
        wall += time.perf_counter() - begun
        computing += time.process_time() - begun_cpu
        count += len(singles)
    store.close()
    return {"durable_actions_per_s": count / wall, "actions_per_cpu_s": count / computing}


@contextmanager
def serving(database: Path) -> Iterator[tuple[int, int]]:
    """A server process of its own; its port and its process id."""
    port = free_port()
    command = [sys.executable, "-m", "spielwerk.cli.main", "serve", "--no-browser", "--rate", "0"]
    command += ["--port", str(port), "--database", f"sqlite:///{database}"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield port, server.pid
    finally:
        server.kill()
        server.wait()


def load(game: Game, turns: Sequence[Turn], effort: Effort, folder: Path) -> dict[str, float]:
    """Latencies in milliseconds while many tables are live."""
    with serving(folder / "load.db") as (port, pid):
        return asyncio.run(Load(port, game, turns, effort).run(pid))


def in_browser(effort: Effort, folder: Path) -> dict[str, float]:
    """Figures from a real browser; none where there is no browser."""
    if not (effort.clicks and bench_browser.can_measure()):
        return {}
    with serving(folder / "browser.db") as (port, _):
        asyncio.run(until_ready(port))
        return bench_browser.measure(f"http://localhost:{port}/", effort.clicks)


async def until_ready(port: int) -> None:
    for _ in range(600):
        with suppress(OSError):
            await Browser(port).send(Request("GET", "/api/tables"))
            return
        await asyncio.sleep(0.1)
    raise RuntimeError("the server does not answer")


class Load:
    def __init__(self, port: int, game: Game, turns: Sequence[Turn], effort: Effort) -> None:
        self._port: Final = port
        self._game: Final = game
        self._turns: Final = turns
        self._effort: Final = effort
        self._heard: Final[dict[tuple[str, int], float]] = {}  # when the move that led to a position was sent
        self._listening = 0
        self.act: Final[list[float]] = []
        self.news: Final[list[float]] = []
        self.page: Final[list[float]] = []
        self.bytes: Final[list[int]] = []

    async def run(self, pid: int) -> dict[str, float]:
        await until_ready(self._port)
        tables = [await self._found() for _ in range(self._effort.tables)]
        streams = [
            asyncio.create_task(self._watch(browser, table, seat % (1 + max(turn.seat for turn in self._turns))))
            for browser, table in tables
            for seat in range(self._effort.streams)
        ]
        while self._listening < len(streams):
            await asyncio.sleep(0.1)
            for stream in streams:
                if stream.done():
                    stream.result()
        used, begun = _cpu_seconds(pid), time.perf_counter()
        await self._play(tables)
        wall = time.perf_counter() - begun
        used = _cpu_seconds(pid) - used
        await asyncio.sleep(1)
        for stream in streams:
            stream.cancel()
        await asyncio.gather(*streams, return_exceptions=True)
        return {
            "tables": self._effort.tables,
            "streams": len(streams),
            "moves_per_s": len(self.act) / wall,
            "act_p50_ms": quantile(self.act, 0.5),
            "act_p99_ms": quantile(self.act, 0.99),
            "news_p50_ms": quantile(self.news, 0.5),
            "news_p99_ms": quantile(self.news, 0.99),
            "page_p50_ms": quantile(self.page, 0.5),
            "page_p99_ms": quantile(self.page, 0.99),
            "page_bytes": sum(self.bytes) / max(1, len(self.bytes)),
            "server_cpu": used / wall,
        }

    async def _found(self) -> tuple[Browser, str]:
        browser = Browser(self._port)
        await browser.introduce()
        players = 1 + max(turn.seat for turn in self._turns)
        wishes = {"game": self._game.name, "seats": [{"kind": ME}] * players, "seed": SEED}
        answer = await browser.send(Request("POST", "/api/tables", wishes))
        return browser, str(answer.json["table"])

    async def _watch(self, browser: Browser, table: str, seat: int) -> None:
        """One page: hears of a move and asks for what is to be shown now, telling what it has already."""
        page = Browser(self._port, browser.secret)
        parts = f"/table/{table}/parts?seat={seat}"
        shown = _versions((await browser_for(page).send(Request("GET", parts))).text)
        async for position in page.positions(f"/api/tables/{table}/news?seat={seat}"):
            sent = self._heard.get((table, position))
            if sent is None:  # how the table stands when the stream begins
                self._listening += 1
                continue
            now = time.perf_counter()
            self.news.append(now - sent)
            known = ",".join(f"{unit}.{version}" for unit, version in shown.items())
            answer = await browser_for(page).send(Request("GET", f"{parts}&known={known}"))
            self.page.append(time.perf_counter() - now)
            self.bytes.append(len(answer.body))
            shown |= _versions(answer.text)

    async def _play(self, tables: Sequence[tuple[Browser, str]]) -> None:
        """Moves at a steady rate, table after table, never faster than the clock says."""
        pause = 1 / self._effort.moves_per_second
        count = round(self._effort.seconds * self._effort.moves_per_second)
        games = [_Game(browser, table, self._turns) for browser, table in tables]
        begun = time.perf_counter()
        moves = []
        for number, game in zip(range(count), itertools.cycle(games), strict=False):
            await asyncio.sleep(max(0.0, begun + number * pause - time.perf_counter()))
            moves.append(asyncio.create_task(self._move(game)))
        await asyncio.gather(*moves)

    async def _move(self, game: "_Game") -> None:
        async with game.lock:
            if game.position < 0:
                answer = await game.browser.send(Request("GET", f"/api/tables/{game.table}"))
                game.position = int(answer.json["position"])
            turn = next(game.turns)
            body = {"seat": turn.seat, "position": game.position, "actions": turn.texts}
            sent = time.perf_counter()
            self._heard[game.table, game.position + len(turn.texts)] = sent
            answer = await game.browser.send(Request("POST", f"/api/tables/{game.table}/act", body))
            self.act.append(time.perf_counter() - sent)
            assert answer.status == 200, answer.body
            game.position = int(answer.json["position"])


class _Game:
    """A game at a table, and how far it is."""

    def __init__(self, browser: Browser, table: str, turns: Sequence[Turn]) -> None:
        self.browser: Final = browser
        self.table: Final = table
        self.turns: Final = iter(turns)
        self.position = -1
        self.lock: Final = asyncio.Lock()


def browser_for(page: Browser) -> Browser:
    """A second connection of the same visitor: the first one is taken by the stream."""
    if page.second is None:
        page.second = Browser(page.port, page.secret)
    return page.second


def _versions(html: str) -> dict[str, str]:
    """Units of a page and their versions, as a browser tells them."""
    return dict(_UNIT.findall(html))


def quantile(seconds: Sequence[float], share: float) -> float:
    """In milliseconds: so many of the values are not larger."""
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else 0.0


def _cpu_seconds(pid: int) -> float:
    """Computing time that a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    ticks: Any = os.sysconf("SC_CLK_TCK")
    return (int(fields[11]) + int(fields[12])) / float(ticks)
