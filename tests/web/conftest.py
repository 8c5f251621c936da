"""A real server and a real browser. Without Chromium these tests are skipped."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from spielwerk.table.bench.browser import NO_CHROMIUM, find_chromium
from table_server import ServerProcess
from web.browsers import Browsers, chromium
from web.tables import Table

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--browser-later"):
        for item in items:
            if HERE in item.path.parents:
                item.add_marker(pytest.mark.skip("another run has the tests in a browser"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a database of its own, for all tests that do not harm it."""
    if not find_chromium():
        pytest.skip(NO_CHROMIUM)
    folder: Path = tmp_path_factory.mktemp("server")
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder / "log")
    server.start()
    yield server
    server.stop()


# Playwright keeps an event loop running in this thread, so it ends with the module: tests of other folders, which may
# follow in the same process, start loops of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not find_chromium():
        pytest.skip(NO_CHROMIUM)
    with chromium() as browser:
        yield browser


@pytest.fixture
def browsers(browser: Browser, server: ServerProcess) -> Iterator[Browsers]:
    """Browsers at the shared server. A page in which something went wrong unnoticed fails the test."""
    browsers = Browsers(browser, f"http://localhost:{server.port}")
    yield browsers
    browsers.close()
    assert not browsers.faults, "\n".join(browsers.faults)


@pytest.fixture
def table(browsers: Browsers) -> Table:
    """Two people; the Witches have the first turn."""
    return Table(browsers, "me", "open").open_game()
