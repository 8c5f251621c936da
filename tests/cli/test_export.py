"""`spielwerk export`: writes records for other programs, never over something else."""

import json
from pathlib import Path

import pytest

from spielwerk.arena.simulate import Plan, play_game
from spielwerk.cli.main import main
from spielwerk.core.errors import Problem
from spielwerk.core.files import save_record
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.interchange import export_log, exporter
from spielwerk.games.terra_mystica.interchange.problems import LOWERED
from spielwerk.games.terra_mystica.interchange.steps import Step

PLAN = Plan("terra-mystica", ("random",), 2, 1, "export")
RECORD = play_game(PLAN, 0)[1]()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    save_record(RECORD, path)
    return path


def test_prints_the_text(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert main(["export", str(file), "--to", "snellman"]) == 0
    assert capsys.readouterr().out == export_log(RECORD)
    assert main(["export", str(file), "--to", "snellman", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"to": "snellman", "text": export_log(RECORD)}


def test_writes_a_file_that_can_be_replayed(capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    assert main(["export", str(file), "--to", "snellman", "-o", str(log), "--lang", "en"]) == 0
    assert capsys.readouterr().err == f"{log} is written.\n"
    assert log.read_text() == export_log(RECORD)
    assert main(["replay", "--check", str(log), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 game, 0 rows, 0 differences"


def test_nothing_is_overwritten_unasked(capsys: pytest.CaptureFixture[str], file: Path, tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("mine\n")
    words = ["export", str(file), "--to", "snellman", "-o", str(log), "--lang", "en"]
    assert main(words) == 2
    assert "exists already" in capsys.readouterr().err
    assert log.read_text() == "mine\n"
    assert main([*words, "--force"]) == 0
    assert log.read_text() == export_log(RECORD)


def test_unknown_forms_and_broken_records(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert main(["export", str(file), "--to", "paper", "--lang", "en"]) == 2
    assert capsys.readouterr().err == ("spielwerk: terra-mystica cannot be written as 'paper'; there are: snellman\n")
    file.write_text(file.read_text()[:-3])
    assert main(["export", str(file), "--to", "snellman", "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert f"{file}:{len(file.read_text().splitlines())}: the file is cut off" in error
    assert error.count("\n") == 1


def test_a_move_without_counterpart_is_said(
    capsys: pytest.CaptureFixture[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the move, the round and the reason, in both languages."""

    def wordless(state: object, step: Step) -> Problem | None:
        return LOWERED if step.action == actions.DONE else None

    monkeypatch.setattr(exporter, "wordless", wordless)
    said = {
        "en": "has no counterpart on terra",
        "de": "hat auf terra.snellman.net keine Entsprechung (mit keys-in-order",
    }
    for language, words in said.items():
        assert main(["export", str(file), "--to", "snellman", "--lang", language]) == 2
        error = capsys.readouterr().err
        assert words in error
        assert error.endswith(": done\n")
