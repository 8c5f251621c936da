"""`spielwerk doctor`: what runs, what is missing, where data lies."""

import json
from pathlib import Path

import pytest

from cli.conftest import Terminal
from spielwerk.core import build_info


def test_facts_for_programs(terminal: Terminal, data_folder: Path) -> None:
    said = terminal("doctor", "--json")
    facts = json.loads(said.out)
    assert said.code == 0 and facts["troubles"] == []
    assert facts["engine"] == build_info.variant()
    assert facts["games"]["terra-mystica"] >= 1
    assert facts["data"] == str(data_folder)
    assert set(facts["packages"]) == {"librt", "mypy_extensions", "rich"}


@pytest.mark.parametrize(("language", "well"), [("de", "Alles ist in Ordnung."), ("en", "Everything is in order.")])
def test_facts_for_people(terminal: Terminal, language: str, well: str) -> None:
    said = terminal("doctor", "--lang", language)
    assert well in said.out and "terra-mystica" in said.out


def test_trouble_is_exit_code_1(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "a-file"
    file.write_text("", encoding="utf-8")
    monkeypatch.setenv("SPIELWERK_DATA", str(file / "below"))
    said = terminal("doctor")
    assert said.code == 1
    assert "The folder for saved games cannot be written" in said.out
