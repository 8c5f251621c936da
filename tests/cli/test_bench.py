"""`spielwerk bench`: a table for people, two objects for programs."""

import json

import pytest

from spielwerk.arena.bench import QUICK, Effort
from spielwerk.cli import bench as command
from spielwerk.cli.main import main
from spielwerk.core.folders import game_names

FAST = {
    "random_4p_games_per_s": 8000.0,
    "steps_per_s": 1600000,
    "replay_games_per_s": 7000.0,
    "clone_us": 0.51,
    "text_games_per_s": 500.0,
    "replayed": "50 real games",
}
SLOW = {**FAST, "random_4p_games_per_s": 200.0, "clone_us": 10.2}


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """Figures without measuring."""
    result: dict[str, object] = {"compiled": FAST, "plain": SLOW}
    monkeypatch.setattr(command, "compare", lambda game, effort, folder: result)
    return result


def test_json(capsys: pytest.CaptureFixture[str], measured: dict[str, object]) -> None:
    assert main(["bench", "--json", "terra-mystica"]) == 0
    assert json.loads(capsys.readouterr().out) == measured
    assert main(["bench", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found == (measured if len(game_names()) == 1 else dict.fromkeys(game_names(), measured))


def test_table(capsys: pytest.CaptureFixture[str], measured: dict[str, object]) -> None:
    assert main(["bench", "terra-mystica", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["terra-mystica", "compiled", "plain", "Python", "factor"]
    assert lines[1].split() == ["random", "games", "per", "second", "8,000", "200", "40"]
    assert lines[5].split()[-3:] == ["0.51", "10.20", "20"]
    assert any("50 real games" in line for line in lines)


def test_without_a_compiled_engine(capsys: pytest.CaptureFixture[str], measured: dict[str, object]) -> None:
    measured["compiled"] = None
    assert main(["bench", "terra-mystica", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "Nothing is compiled here" in text
    assert text.splitlines()[1].split()[-2:] == ["-", "200"]


def test_quick_measures_less(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    efforts = []

    def compare(game: object, effort: object, folder: object) -> dict[str, object]:
        efforts.append(effort)
        return {"compiled": FAST, "plain": SLOW}

    monkeypatch.setattr(command, "compare", compare)
    main(["bench", "terra-mystica", "--quick"])
    main(["bench", "terra-mystica"])
    assert efforts == [QUICK, Effort()]
