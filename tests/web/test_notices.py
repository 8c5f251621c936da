"""Notices switched on, tried out and switched off by clicking, at the table and on the page of one's games."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from table.ntfy import Ntfy, ntfy
from table_server import ServerProcess
from web.browsers import LAPTOP, PHONE, Browsers, Window
from web.players import Player
from web.tables import NOMADS, WITCHES, Table
from web.test_axe import assert_no_faults


@pytest.fixture(scope="module")
def server_for_notices() -> Iterator[Ntfy]:
    with ntfy() as made:
        yield made


@pytest.fixture(scope="module")
def noticing(tmp_path_factory: pytest.TempPathFactory, server_for_notices: Ntfy) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("noticing")
    more = ("--notices", server_for_notices.url)
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log", more=more)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def browsers(browser: Browser, noticing: ServerProcess) -> Iterator[Browsers]:
    browsers = Browsers(browser, f"http://localhost:{noticing.port}")
    yield browsers
    browsers.close()
    assert not browsers.faults, "\n".join(browsers.faults)


def arrive(page: Page, server: Ntfy, count: int) -> None:
    for _ in range(200):
        if len(server.received) >= count:
            return
        page.wait_for_timeout(20)
    raise AssertionError("nothing arrives")


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_by_clicking_at_the_table(browsers: Browsers, server_for_notices: Ntfy, window: Window) -> None:
    """The panel is open again after each click, and the section has the focus, so that it is read out."""
    table = Table(browsers, "me", "open").open_game()
    witches = table.sit(WITCHES, window)
    section = witches.page.locator("#people #notices")
    witches.press("[data-dialog=people]")
    expect(section.get_by_role("link")).to_have_count(0)
    witches.follow(section.get_by_role("button", name="Switch notices on"))
    expect(section).to_be_focused()
    topic = section.locator("#topic")
    expect(topic).to_have_attribute("href", re.compile(rf"{server_for_notices.url}/spielwerk-"))
    before = len(server_for_notices.received)
    witches.follow(section.get_by_role("button", name="Send a test notice"))
    expect(section.get_by_role("status")).to_be_visible()
    arrive(witches.page, server_for_notices, before + 1)
    assert server_for_notices.received[-1]["topic"] == (topic.get_attribute("href") or "").rsplit("/", 1)[1]
    assert server_for_notices.received[-1]["click"] == f"{browsers.home}/my"
    witches.follow(section.get_by_role("button", name="Switch notices off"))
    expect(section).to_be_focused()
    expect(topic).to_have_count(0)


def test_the_turn_goes_on_with_the_section_open(browsers: Browsers) -> None:
    """What a move brings does not send the section again, nor close it."""
    table = Table(browsers, "me", "open").open_game()
    witches = table.sit(WITCHES)
    witches.press("[data-dialog=people]")
    witches.follow("#notices button")
    witches.press("#people [data-close]")
    witches.tap("hex-F4")
    witches.choose("upgrade F4 to TP")
    witches.confirm()
    witches.press("[data-dialog=people]")
    expect(witches.page.locator("#topic")).to_be_visible()


def test_by_keyboard_on_the_page_of_ones_games(browsers: Browsers) -> None:
    page = Table(browsers, "me", "open").page(language="de")
    page.goto("/my")
    button = page.get_by_role("button", name="Nachrichten einschalten")
    button.focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    expect(page.locator("#topic")).to_be_visible()
    assert page.url.endswith("/my#notices")
    page.keyboard.press("Tab")
    expect(page.locator("#topic")).to_be_focused()


STREAMS = """window.streams = []; window.EventSource = class extends EventSource {
    constructor(...given) { super(...given); window.streams.push(this); }
}"""
HIDE = """() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
OPEN = "() => window.streams.filter((stream) => stream.readyState !== EventSource.CLOSED).length"


def test_a_tab_in_the_background_does_not_count_for_ever(browsers: Browsers) -> None:
    """Also if it was there long before the turn came: ten minutes after that at the latest it lets go of its stream."""
    table = Table(browsers, "me", "open").open_game()
    page = table.page(NOMADS)
    page.add_init_script(STREAMS)
    page.clock.install()
    page.goto(f"{table.path}?seat={NOMADS}")
    page.evaluate(HIDE)
    page.clock.fast_forward("15:00")
    assert page.evaluate(OPEN) == 1
    table.act(WITCHES, "upgrade F4 to TP", "done")
    page.locator('#main[data-turn="yes"]').wait_for(state="attached")
    page.clock.fast_forward("10:00")
    assert page.evaluate(OPEN) == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_faults_and_nothing_too_wide(browsers: Browsers, window: Window, theme: str) -> None:
    table = Table(browsers, "me", "open").open_game()
    witches = table.sit(WITCHES, window, theme=theme)
    witches.press("[data-dialog=people]")
    for do in ("on", "test"):
        assert_no_faults(witches.page, theme, "#people")
        witches.follow(f"#notices button[value={do}]")
        expect(witches.page.locator("#notices")).to_be_focused()
    assert_no_faults(witches.page, theme, "#people")
    assert fits(witches, "#people")
    witches.page.goto("/my?notices=sent")
    assert_no_faults(witches.page, theme)
    assert fits(witches, "html")


def fits(player: Player, part: str) -> bool:
    """Whether nothing sticks out at the side."""
    wide: bool = player.page.locator(part).evaluate("(one) => one.scrollWidth <= one.clientWidth")
    return wide
