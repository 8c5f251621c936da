"""A terminal for tests: lines go in, what is said comes out."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from spielwerk.cli.main import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


Terminal = Callable[..., Said]
"""Runs a command line with lines of input: `terminal("play", "terra-mystica", lines=["1", "quit"])`."""


@pytest.fixture
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept during the test."""
    folder = tmp_path / "data"
    monkeypatch.setenv("SPIELWERK_DATA", str(folder))
    return folder


@pytest.fixture
def terminal(data_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*words: str, lines: list[str] | None = None) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines or [])))
        code = main(words)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Said(code, out, err)

    return run
