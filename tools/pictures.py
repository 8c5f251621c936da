"""Takes the pictures of the table in docs/pictures: real games in a real browser.

    python tools/pictures.py [FOLDER] [GAME]

It needs Playwright (`pip install -e .[test]`) and the system's Chromium; SPIELWERK_CHROMIUM says where it is. The game
comes from a fixed seed and is played by a bot, so that the same program takes the same pictures.
"""

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from small_png import smaller
from spielwerk.table.bots.thinker import think
from table_server import Client, ServerProcess

ROOT: Final = Path(__file__).resolve().parent.parent
GAME: Final = "terra-mystica"
SEED: Final = "pictures"
NOTTINGHAM: Final = "nottingham"
NORIA: Final = "noria"
BOT: Final = "greedy"
PEOPLE: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil")
LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LARGEST: Final = 250_000
LIKED: Final = (
    "spring",
    "defend",
    "act",
    "raid",
    "rob",
    "steal",
    "take",
    "task",
    "lay",
    "set 3",
    "refuse",
    "keep",
    "pass",
)
"""What the player in Nottingham would rather do, where something of it may be done."""
MIDDLE: Final = "4"
"""The round in which the middle of the game is shown."""


class Camera:
    def __init__(self, browser: Browser, client: Client, folder: Path) -> None:
        self._browser: Final = browser
        self._client: Final = client
        self._folder: Final = folder
        self._home: Final = f"http://localhost:{client.port}"

    def open(self, path: str, language: str = "en", dark: bool = False, phone: bool = False) -> Page:
        """A page as the player sees it."""
        context = self._browser.new_context(
            viewport=PHONE if phone else LAPTOP,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.add_cookies([{"name": "visitor", "value": self._client.secret, "url": self._home}])
        page = context.new_page()
        page.goto(self._home + path)
        page.wait_for_timeout(500)
        return page

    def take(self, page: Page, name: str, whole: bool = False) -> None:
        page.wait_for_timeout(400)
        picture = smaller(page.screenshot(full_page=whole))
        assert len(picture) <= LARGEST, f"{name} has {len(picture)} bytes"
        (self._folder / f"{name}.png").write_bytes(picture)
        print(f"{name}.png: {len(picture) // 1000} kB")


def asked(client: Client, method: str, path: str, body: object = None) -> Any:
    """An answer on a connection of its own, since the server ends those that rest for long."""
    return Client(client.port, client.secret).request(method, path, body)


def play(client: Client, table: str, until: str) -> None:
    """Plays with a bot's advice until a round begins for the player, or to the end."""
    while True:
        state = asked(client, "GET", f"/api/tables/{table}?seat=0&language=en").json
        if state["over"] or (until and _chapter(state).endswith(until) and _is_rich(state)):
            return
        if not state["may_act"]:
            continue
        record = asked(client, "GET", f"/api/tables/{table}/record").body.decode()
        actions = think(record, BOT, 0, 1)
        move = {"seat": 0, "position": state["position"], "actions": actions}
        asked(client, "POST", f"/api/tables/{table}/act", move)


def _chapter(state: Any) -> str:
    return str(state["log"][-1]["chapter"]) if state["log"] else ""


def _is_rich(state: Any) -> bool:
    """Whether there is much to choose from."""
    return bool(state["may_act"]) and sum(len(group["choices"]) for group in state["groups"]) > 20


def play_until(client: Client, table: str, wanted: str, first: int) -> bool:
    """Plays Nottingham by what is liked until something is asked, from some position on; False at the end."""
    while True:
        state = asked(client, "GET", f"/api/tables/{table}?seat=0&language=en").json
        if state["over"]:
            return False
        if not state["may_act"]:
            continue
        if re.search(wanted, state["question"]) and state["position"] >= first:
            return True
        texts = [choice["actions"][0] for group in state["groups"] for choice in group["choices"]]
        text = next((text for liked in LIKED for text in texts if text.startswith(liked)), texts[0])
        move = {"seat": 0, "position": state["position"], "actions": [text]}
        asked(client, "POST", f"/api/tables/{table}/act", move)


def main(folder: Path, games: Sequence[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{kept}/tables.db", Path(kept) / "log")
        server.start()
        client = Client(server.port).introduce()
        browser = playwright.chromium.launch(executable_path=_chromium())
        try:
            for game in games:
                TAKEN[game](Camera(browser, client, folder), client)
        finally:
            browser.close()
            server.stop()


def _chromium() -> str:
    return os.environ.get("SPIELWERK_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome") or ""


def _found(client: Client, game: str, players: int, preset: str = "", seed: str = SEED) -> str:
    names = PEOPLE[1:players]
    seats = [{"kind": "me", "name": PEOPLE[0]}] + [{"kind": "bot", "name": name, "bot": BOT} for name in names]
    wanted = {"game": game, "seats": seats, "seed": seed, "preset": preset, "title": "Tuesday round"}
    return str(asked(client, "POST", "/api/tables", wanted).json["table"])


def _terra_mystica(camera: Camera, client: Client) -> None:
    camera.take(camera.open("/"), "start")
    table = _found(client, GAME, 4, "introductory")
    play(client, table, until=MIDDLE)
    path = f"/table/{table}"
    page = camera.open(path)
    camera.take(page, "middle")
    page.locator("#bar .group").first.click()
    page.locator("#focus .choice").first.click()
    page.locator("#draft").wait_for()
    camera.take(page, "draft")
    page.locator("#restart").click()
    page.locator("#draft").wait_for(state="detached")
    page.locator(".board .hex:not(.is-choice)").nth(30).click()
    page.locator("#focus .reasons").wait_for()
    camera.take(page, "refusal")
    page.locator("#focus [data-rule]").first.click()
    page.locator("#rules .is-at").wait_for()
    camera.take(page, "rule")
    camera.take(camera.open(path, dark=True), "dark")
    camera.take(camera.open(path, language="de", phone=True), "phone")
    play(client, table, until="")
    camera.take(camera.open(f"{path}/result"), "result", whole=True)


def _nottingham(camera: Camera, client: Client) -> None:
    """A hand with something to trade in, an attack, an ambush, and how a phone shows them."""
    table = _found(client, NOTTINGHAM, len(PEOPLE))
    path = f"/table/{table}"
    assert play_until(client, table, "Which card do you take", 30)
    camera.take(camera.open(path), "nottingham")
    assert play_until(client, table, "play a chain", 45)
    camera.take(camera.open(path, dark=True), "nottingham-attack")
    assert play_until(client, table, "Which offer do you take", 60)
    camera.take(camera.open(path, language="de", phone=True), "nottingham-phone")


def _noria(camera: Camera, client: Client) -> None:
    """A turn before it, a chain in the middle of it, what is worth what, and how a phone shows the wheel."""
    table = _found(client, NORIA, 4)
    play(client, table, until=" 8")
    path = f"/table/{table}"
    page = camera.open(path)
    camera.take(page, "noria")
    page.locator("#bar [data-focus='group:discs']").click()
    page.locator("#focus .choice").first.click()
    page.locator("#draft").wait_for()
    camera.take(page, "noria-chain")
    camera.take(camera.open(path, dark=True), "noria-dark")
    page.locator("#restart").click()
    page.locator("#draft").wait_for(state="detached")
    camera.take(camera.open(path, language="de", phone=True), "noria-phone")


TAKEN: Final = {GAME: _terra_mystica, NOTTINGHAM: _nottingham, NORIA: _noria}


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures", sys.argv[2:] or tuple(TAKEN))
