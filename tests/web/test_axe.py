"""No serious or critical fault that axe finds, on any page, light and dark, on laptop and phone; contrast included."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spielwerk.core.discovery import all_games
from web.browsers import LAPTOP, PHONE, Browsers, Window
from web.tables import WITCHES, Table

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
GRAVE = ("serious", "critical")
LOOKS = [
    pytest.param(window, theme, id=f"{name}-{theme}")
    for name, window in (("laptop", LAPTOP), ("phone", PHONE))
    for theme in ("light", "dark")
]


def assert_no_faults(page: Page, theme: str, part: str = "body") -> None:
    """On a whole page, or in a part of it that has changed. The dark theme differs by its colours alone."""
    # Half-faded colours are no colours of the page: what still moves is ended, and nothing begins to.
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if theme == "dark":
        options["runOnly"] = ["color-contrast"]
    found: dict[str, Any] = page.evaluate("([part, options]) => axe.run(part, options)", [part, options])
    faults = [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node.get('failureSummary', '')}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
    assert not faults, page.url + "\n" + "\n".join(faults[:20])


@pytest.mark.parametrize(("window", "theme"), LOOKS)
def test_pages_without_a_table(browsers: Browsers, window: Window, theme: str) -> None:
    table = Table(browsers, "me", "bot")
    page = table.page(WITCHES, window, theme=theme)
    games = [f"/{kind}/{game.name}" for kind in ("games", "components", "rules") for game in all_games()]
    starts = [f"/{page}?game={game.name}" for page in ("", "new") for game in all_games()]
    for path in (*starts, *games, "/my", "/open", "/table/nothing"):
        page.goto(path)
        assert_no_faults(page, theme)


@pytest.mark.parametrize(("window", "theme"), LOOKS)
def test_the_table_and_what_opens_beside_it(browsers: Browsers, window: Window, theme: str) -> None:
    table = Table(browsers, "me", "open").open_game()
    witches = table.sit(WITCHES, window, theme=theme)
    assert_no_faults(witches.page, theme)
    witches.tap("hex-A13")
    assert_no_faults(witches.page, theme, "#bar")
    witches.tap("hex-F4")
    witches.choose("upgrade F4 to TP")
    assert_no_faults(witches.page, theme, "#bar")
    assert_no_faults(witches.page, theme, "#map")
    for tab in witches.page.locator("[role=tab]:visible").all():
        witches.press(tab)
        assert_no_faults(witches.page, theme, f"#{tab.get_attribute('aria-controls')}")
    for drawer in ("rules", "people", "help", "text"):
        if drawer == "text":
            witches.page.keyboard.press("b")
        else:
            witches.press(f"[data-dialog={drawer}]")
        expect(witches.page.locator(f"#{drawer}")).to_be_visible()
        assert_no_faults(witches.page, theme, f"#{drawer}")
        witches.press(f"#{drawer} [data-close]")


@pytest.fixture(scope="module")
def finished() -> Callable[[Browsers], Table]:
    """A finished game, made once."""
    known: list[Table] = []

    def make(browsers: Browsers) -> Table:
        if not known:
            known.append(Table(browsers, "me", "me"))
            known[0].play(lambda state: bool(state["over"]))
        return known[0]

    return make


@pytest.mark.parametrize(("window", "theme"), LOOKS)
def test_the_end(browsers: Browsers, window: Window, theme: str, finished: Callable[[Browsers], Table]) -> None:
    page = browsers.open(window, theme=theme, secret=finished(browsers).owner.secret)
    page.goto(f"{finished(browsers).path}/result")
    assert_no_faults(page, theme)
    page.goto(finished(browsers).path)
    assert_no_faults(page, theme)
