"""`spielwerk simulate`: tables for people, JSON for programs, records in a folder."""

import json
from pathlib import Path

import pytest

from spielwerk.cli.main import main
from spielwerk.core.driver import check_draws
from spielwerk.core.files import load_record

SMALL = [
    "simulate",
    "terra-mystica",
    "--players",
    "2",
    "--games",
    "3",
    "--bots",
    "random",
    "--jobs",
    "1",
    "--lang",
    "en",
]


def test_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "terra-mystica: 3 games, 2 players, seed 1"
    firsts = [line.split()[0] for line in lines if line]
    for first in ("Bot", "random", "Seat", "Name", "Points", "Start", "Network"):
        assert first in firsts
    assert "games/s with 1 process," in lines[-1]


def test_json_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        assert main([*SMALL, "--seed", "9", "--json"]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data.pop("speed")["jobs"] == 1
        found.append(data)
    assert found[0] == found[1]
    assert (found[0]["game"], found[0]["players"], found[0]["games"]) == ("terra-mystica", 2, 3)
    assert found[0]["bots"][0]["label"] == "random"
    assert len(found[0]["results"]) == 3


def test_records(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = [*SMALL, "--records", str(folder), "--option", "variable-turn-order=yes", "--preset", "league"]
    assert main(words) == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"terra-mystica-1-{number:06}.txt" for number in range(3)]
    for file in files:
        record = load_record(file)
        assert record.options["variable-turn-order"] is True
        assert record.options["keys-in-order"] is True
        assert record.replay().is_terminal()
        check_draws(record)
    before = [file.read_bytes() for file in files]
    assert main(words) == 0
    assert [file.read_bytes() for file in files] == before


def test_a_record_that_is_there_already_stays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "terra-mystica-1-000001.txt"
    file.write_text("mine\n")
    assert main([*SMALL, "--records", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert file.read_text() == "mine\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "there is no game 'chess'"),
        (["terra-mystica", "--bots", "clever"], "no bot is called 'clever'"),
        (["terra-mystica", "--bots", "random,greedy", "--players", "3"], "2 bots for 3 players"),
        (["terra-mystica", "--players", "7"], "option players cannot be '7'"),
        (["terra-mystica", "--option", "wind=yes"], "there is no option 'wind'"),
        (["terra-mystica", "--preset", "house"], "there is no preset 'house'"),
        (["terra-mystica", "--games", "many"], "'many'"),
    ],
)
def test_wrong_wishes(capsys: pytest.CaptureFixture[str], words: list[str], message: str) -> None:
    assert main(["simulate", *words, "--lang", "en"]) == 2
    written = capsys.readouterr()
    assert message in written.err and written.err.count("\n") == 1
    assert written.out == ""
