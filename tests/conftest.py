"""What all tests share: which variant of the engine they run on, and where games to replay lie."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from spielwerk.core import build_info
from spielwerk.table.bench.browser import NO_CHROMIUM, find_chromium

ROOT = Path(__file__).resolve().parent.parent

# The same examples in every run; HYPOTHESIS_PROFILE=search looks for new ones, many more and longer.
settings.register_profile("same", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--variant", choices=["plain", "compiled"], help="the engine that must be the one tested; otherwise an error"
    )
    parser.addoption("--browser-later", action="store_true", help="skips tests in a browser; another run has them")


def pytest_configure(config: pytest.Config) -> None:
    wanted = config.getoption("--variant")
    if wanted is not None and wanted != build_info.variant():
        raise pytest.UsageError(
            f"these tests are for the {wanted} engine, but the one found is {build_info.variant()}: "
            f"{build_info.package_folder()}"
        )


def pytest_report_header(config: pytest.Config) -> list[str]:
    browser = (
        "another run has these tests"
        if config.getoption("--browser-later")
        else find_chromium() or f"skipped, {NO_CHROMIUM}"
    )
    return [f"engine: {build_info.variant()}, {build_info.package_folder()}", f"browser: {browser}"]


@pytest.fixture(scope="session")
def compiled() -> bool:
    """Whether the engine under test runs compiled."""
    return build_info.is_compiled()


@pytest.fixture(scope="session")
def games_folder() -> Path:
    """Real games to replay. They are not part of the project: SPIELWERK_GAMES says where they lie."""
    folder = Path(os.environ.get("SPIELWERK_GAMES", ROOT.parent / "shared" / "terra_mystica_games"))
    if not folder.is_dir():
        pytest.skip(f"no games to replay in {folder}; SPIELWERK_GAMES names another folder")
    return folder
