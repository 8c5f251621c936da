"""What the table costs in a real browser: bytes of the first load and of moves, and the time from clicks to repaints.

It needs the package `playwright` and a Chromium of the system; where one of them is missing nothing is measured.
"""

import os
import shutil
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

VARIABLE: Final = "SPIELWERK_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
NO_CHROMIUM: Final = f"no Chromium was found: apt-get install chromium, or say in {VARIABLE} where it is"
PLACES: Final = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
PATIENCE: Final = 30_000
"""Milliseconds until the measuring gives up."""

_WATCH: Final = """() => {
    let clicked = 0;
    addEventListener("click", (event) => event.isTrusted && (clicked = event.timeStamp), true);
    const repainted = (start) => () => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.measure("repaint", { start });
        port2.postMessage(0);
    };
    const observer = new MutationObserver(() => {
        if (clicked) requestAnimationFrame(repainted(clicked));
        clicked = 0;
    });
    const main = document.getElementById("main");
    observer.observe(main, { attributeFilter: ["data-draft", "data-position", "data-focus"] });
}"""
"""Measures from every click to the first frame that shows what it has led to: its message comes after the painting."""

_MEASURED: Final = "() => performance.getEntriesByName('repaint').map((one) => one.duration)"

_NEXT: Final = """(patience) => new Promise((done, fail) => {
    const end = Date.now() + patience;
    const wanted = ["#confirm:not(:disabled)", ".offers .choice", "#focus .choice", ".few .choice", ".group, .choice"];
    const look = () => {
        const { turn, over } = document.getElementById("main").dataset;
        const found = wanted.find((one) => document.querySelector(`#bar ${one}`));
        if (over === "yes") done("");
        else if (turn === "yes" && found && !document.body.classList.contains("is-sending")) done(`#bar ${found}`);
        else if (Date.now() > end) fail(new Error("nothing to click"));
        else setTimeout(look, 5);
    };
    look();
})"""
"""What somebody would click next who takes the first thing there is; empty at the end of the game."""


def find_chromium() -> str:
    """The path of the system's Chromium; empty where there is none."""
    named = os.environ.get(VARIABLE)
    if named:
        return shutil.which(named) or ""
    found = next((path for name in NAMES if (path := shutil.which(name))), "")
    return found or next((place for place in PLACES if Path(place).exists()), "")


def can_measure() -> bool:
    return bool(find_spec("playwright") and find_chromium())


def measure(address: str, clicks: int) -> dict[str, float]:
    """Figures of somebody who opens a server's start page, plays against bots, and clicks so many times."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium())
        page = browser.new_context(viewport={"width": 1366, "height": 768}).new_page()
        traffic = Traffic(page)
        page.goto(address)
        with page.expect_navigation():
            page.click("#play-now")
        page.locator("#main[data-turn=yes]").wait_for(timeout=PATIENCE)
        first_load = sum(traffic.sizes.values())
        traffic.sizes.clear()
        page.evaluate(_WATCH)
        for done in range(clicks):
            target = page.evaluate(_NEXT, PATIENCE)
            if not target:
                break
            page.locator(target).first.click()
            _until_repainted(page, done + 1)
        times = [float(value) for value in page.evaluate(_MEASURED)]
        answers = [size for (_, path), size in traffic.sizes.items() if path in ("parts", "draft", "confirm")]
        browser.close()
    return {
        "first_load_bytes": first_load,
        "move_bytes_p50": _share(answers, 0.5),
        "move_bytes_most": max(answers),
        "clicks": len(times),
        "repaint_p50_ms": _share(times, 0.5),
        "repaint_p95_ms": _share(times, 0.95),
    }


class Traffic:
    """Counts what a page gets: bytes of answers as they come over the wire, headers included."""

    def __init__(self, page: "Page") -> None:
        self.sizes: Final[dict[tuple[str, str], int]] = {}
        """By request, with the last part of its path."""
        self._names: Final[dict[str, str]] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["request"]["url"].partition("?")[0].rsplit("/", 1)[1]

    def _finished(self, event: dict[str, Any]) -> None:
        key = event["requestId"], self._names.get(event["requestId"], "")
        self.sizes[key] = self.sizes.get(key, 0) + int(event["encodedDataLength"])


def _until_repainted(page: "Page", count: int) -> None:
    page.evaluate(
        """([count, patience]) => new Promise((done, fail) => {
            const end = Date.now() + patience;
            const look = () => {
                if (performance.getEntriesByName("repaint").length >= count) done();
                else if (Date.now() > end) fail(new Error("no repaint"));
                else setTimeout(look, 5);
            };
            look();
        })""",
        [count, PATIENCE],
    )


def _share(values: Sequence[float], share: float) -> float:
    """So many of the values are not larger."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
