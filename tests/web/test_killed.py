"""A server that is killed in the middle: what was answered is there again, and pages come back by themselves."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from spielwerk.table.bench.browser import NO_CHROMIUM, find_chromium
from table_server import ServerProcess
from web.browsers import Browsers
from web.tables import NOMADS, WITCHES, Table


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    if not find_chromium():
        pytest.skip(NO_CHROMIUM)
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    server.start()
    yield server
    server.stop()


def test_a_draft_and_a_confirmed_move_outlive_a_killed_server(browser: Browser, mortal: ServerProcess) -> None:
    browsers = Browsers(browser, f"http://localhost:{mortal.port}")
    table = Table(browsers, "me", "open").open_game()
    witches, nomads = table.sit(WITCHES), table.sit(NOMADS)
    begun = witches.position
    witches.tap("hex-F4")
    witches.choose("upgrade F4 to TP")
    witches.wait("draft", 1)
    mortal.kill()
    mortal.start()
    # The page of before goes on: the draft is confirmed by a click.
    witches.confirm()
    after = witches.position
    assert after > begun
    mortal.kill()
    mortal.start()
    nomads.wait("position", after)
    nomads.wait("turn", "yes")
    witches.page.reload()
    assert witches.position == after
    expect(witches.page.locator("#log, #pane-log")).to_contain_text("trading house")
    # And the stream of news has come back: what the Nomads do now arrives by itself.
    table.act(NOMADS, "leech 1 from witches")
    witches.wait("position", after + 1)
    browsers.close()
