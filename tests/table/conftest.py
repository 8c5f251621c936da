"""Fixtures for tests of the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from spielwerk.table.app import make_app
from spielwerk.table.config import Config
from table.halls import Hall, terra_mystica_hall
from table.webs import PATIENT, Web


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """Tables of the tiny game that tests have."""
    hall = Hall(f"sqlite:///{tmp_path / 'tables.db'}")
    yield hall
    hall.store.close()


@pytest.fixture
def mystic_hall(tmp_path: Path) -> Iterator[Hall]:
    """Tables of Terra Mystica."""
    hall = terra_mystica_hall(tmp_path)
    yield hall
    hall.store.close()


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    """The whole application, without a network."""
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", bot_processes=1, limits=PATIENT)
    with TestClient(make_app(config), base_url="http://table.test") as client:
        yield Web(client)
