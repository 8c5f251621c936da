"""Chromium for tests: where the system has it, and windows of it that notice whatever goes wrong in a page."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from spielwerk.table.bench.browser import find_chromium

PATIENCE: Final = 20_000
"""Milliseconds that something may take before it counts as not happening."""
BROKEN_OFF: Final = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_FAILED")
REFUSED: Final = "the server responded with a status of 4"
"""What Chromium reports though the page deals with it: a connection that is cut, and refusals of anything but files."""


class Window(NamedTuple):
    """The size of a window, and whether fingers touch it."""

    width: int
    height: int
    touch: bool = False


LAPTOP: Final = Window(1366, 768)
PHONE: Final = Window(390, 844, touch=True)


@contextmanager
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium())
        try:
            yield browser
        finally:
            browser.close()


class Browsers:
    """Opens browsers of different people: each has cookies, language and window of its own."""

    def __init__(self, chromium: Browser, home: str) -> None:
        self.home: Final = home
        """Address of the server, without a slash at the end."""
        self.faults: Final[list[str]] = []
        """What went wrong in a page: scripts that failed, and what the content security policy has refused."""
        self._chromium: Final = chromium
        self._contexts: Final[list[BrowserContext]] = []

    def open(
        self,
        window: Window = LAPTOP,
        language: str = "en",
        theme: str = "light",
        secret: str = "",
    ) -> Page:
        """An empty page in a new person's browser; `secret` makes it that of a visitor who exists already."""
        context = self._chromium.new_context(
            base_url=self.home,
            viewport={"width": window.width, "height": window.height},
            has_touch=window.touch,
            is_mobile=window.touch,
            locale=language,
            color_scheme="dark" if theme == "dark" else "light",
        )
        context.set_default_timeout(PATIENCE)
        if secret:
            context.add_cookies([{"name": "visitor", "value": secret, "url": self.home}])
        self._contexts.append(context)
        context.on("page", self._watch)
        return context.new_page()

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        self._contexts.clear()

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("console", lambda message: self._hear(page, message))

    def _hear(self, page: Page, message: ConsoleMessage) -> None:
        if message.type != "error" or any(known in message.text for known in BROKEN_OFF):
            return
        address = message.location["url"]
        if REFUSED not in message.text or "/static/" in address:
            self.faults.append(f"{page.url}: {message.text} {address}")
