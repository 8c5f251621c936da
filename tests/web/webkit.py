"""WebKit, the engine of Safari and of every browser on iPhones, as far as Linux has it: WebKitGTK's own browser.

It is driven by the protocol that the W3C has written down for all browsers. `Page` and `Locator` can as much of
Playwright's as a `Player` needs who only clicks.
"""

import json
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from table_server import free_port
from web.browsers import PATIENCE, Window

DRIVER: Final = "WebKitWebDriver"
DISPLAY: Final = "Xvfb"
NO_WEBKIT: Final = "no WebKit here; Debian has it: apt-get install webkit2gtk-driver xvfb"
ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
"""The key of elements in answers: a number that the W3C has drawn."""
SHOW: Final = "arguments[0].scrollIntoView({ block: 'nearest' })"
"""The driver itself scrolls only the page, not what scrolls within it."""
WATCH: Final = """
window.faults = [];
addEventListener("error", (event) => faults.push(`${event.message} ${event.filename}:${event.lineno}`));
addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
addEventListener("securitypolicyviolation", (event) => faults.push(`${event.violatedDirective} ${event.blockedURI}`));
"""


def find_browser() -> str:
    """The browser that comes with WebKitGTK, if it can be driven here; otherwise nothing."""
    found = sorted(Path("/usr/lib").glob("**/webkit2gtk-4*/MiniBrowser"))
    return str(found[-1]) if found and shutil.which(DRIVER) and shutil.which(DISPLAY) else ""


class DriverError(Exception):
    """What the browser could not do, in its own words."""


class Driver:
    """A session: a browser with one window."""

    def __init__(self, address: str, browser: str) -> None:
        self._address: Final = address
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self._session: Final = f"/session/{session['sessionId']}"

    def post(self, path: str, **body: object) -> Any:
        return self._ask("POST", self._session + path, body)

    def get(self, path: str) -> Any:
        return self._ask("GET", self._session + path)

    def close(self) -> None:
        self._ask("DELETE", self._session)

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        data = json.dumps(body).encode() if body is not None else None
        try:
            with urlopen(Request(self._address + path, data, method=method), timeout=2 * PATIENCE / 1000) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            value = json.load(error)["value"]
            raise DriverError(f"{value['error']}: {value['message']} ({path} {body})") from None


class Locator:
    """An element that is looked for anew each time."""

    def __init__(self, driver: Driver, selector: str) -> None:
        self._driver: Final = driver
        self._selector: Final = selector.removesuffix(" >> nth=0")

    def click(self) -> None:
        """Clicks as soon as it is there and nothing lies over it."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                found = self._find()
                self._driver.post("/execute/sync", script=SHOW, args=[{ELEMENT: found}])
                self._driver.post(f"/element/{found}/click")
                return
            except DriverError as error:
                if time.monotonic() > end:
                    raise DriverError(f"{self._selector} cannot be clicked: {error}") from None
                time.sleep(0.05)

    def wait_for(self, state: str = "attached") -> None:
        self._find()

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self._driver.get(f"/element/{self._find()}/attribute/{name}")
        return value

    def inner_text(self) -> str:
        return str(self._driver.get(f"/element/{self._find()}/text"))

    def _find(self) -> str:
        """Waits for the element as long as the session says."""
        return str(self._driver.post("/element", using="css selector", value=self._selector)[ELEMENT])


class Page:
    def __init__(self, driver: Driver) -> None:
        self._driver: Final = driver
        driver.post("/timeouts", implicit=PATIENCE, script=2 * PATIENCE)

    @property
    def url(self) -> str:
        return str(self._driver.get("/url"))

    def goto(self, url: str) -> None:
        self._driver.post("/url", url=url)
        self._watch()

    def locator(self, selector: str) -> Locator:
        return Locator(self._driver, selector)

    def evaluate(self, function: str, *arguments: object) -> Any:
        return self._driver.post("/execute/sync", script=f"return ({function})(...arguments)", args=list(arguments))

    @contextmanager
    def expect_navigation(self) -> Iterator[None]:
        before = self.url
        yield
        end = time.monotonic() + PATIENCE / 1000
        while self.url == before or self.evaluate("() => document.readyState") != "complete":
            assert time.monotonic() < end, f"still at {before}"
            time.sleep(0.05)
        self._watch()

    def faults(self) -> list[str]:
        """What has gone wrong on this page since it was there."""
        found: list[str] = self.evaluate("() => window.faults")
        return found

    def _watch(self) -> None:
        self._driver.post("/execute/sync", script=WATCH, args=[])


def wait_until_listening(port: int) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise TimeoutError(f"{DRIVER} does not answer")


@contextmanager
def webkit(window: Window, folder: Path) -> Iterator[Page]:
    """An empty page in a window of that size, or of the smallest size that the browser has."""
    with (folder / "webkit.log").open("wb") as log:
        screen = ["-screen", "0", f"{window.width + 100}x{window.height + 200}x24", "-nolisten", "tcp"]
        display = subprocess.Popen([DISPLAY, "-displayfd", "1", *screen], stdout=subprocess.PIPE, stderr=log)
        assert display.stdout is not None
        number = display.stdout.readline().decode().strip()
        port = free_port()
        settings = {"DISPLAY": f":{number}", "HOME": str(folder), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
        driver = subprocess.Popen([DRIVER, f"--port={port}"], env=settings, stdout=log, stderr=log)
        try:
            wait_until_listening(port)
            session = Driver(f"http://127.0.0.1:{port}", find_browser())
            session.post("/window/rect", width=window.width, height=window.height)
            yield Page(session)
            session.close()
        finally:
            for process in (driver, display):
                process.terminate()
                process.wait()
