"""Fixtures for tests of the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from table.halls import Hall, terra_mystica_hall


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
