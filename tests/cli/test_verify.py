"""`spielwerk verify`: honest draws pass, and one that was changed is found."""

import json
import re
from pathlib import Path

import pytest

import spielwerk.games
from cli.conftest import Terminal
from spielwerk.core.discovery import find_game
from spielwerk.core.driver import new_game
from spielwerk.core.record_text import dump

TOYS = Path(__file__).resolve().parent.parent / "toys"


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are games like the others."""
    monkeypatch.setattr(spielwerk.games, "__path__", [*spielwerk.games.__path__, str(TOYS)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game with a contribution and a draw that was taken back."""
    play = new_game(find_game("burglars"), {"players": 2}, "honest")
    play.contribute("of mine", 1)
    play.act_text("open", 0)
    play.act_text("open", 1)
    play.act_text("rest", 0)
    play.take_back(2)
    while not play.state.is_terminal():
        play.act(play.state.legal_actions()[-1], play.state.current_player())
    path = tmp_path / "game.txt"
    path.write_text(dump(play.record))
    return path


def test_tells_streams_and_draws_of_an_honest_game(terminal: Terminal, file: Path) -> None:
    said = terminal("verify", str(file), "--lang", "en")
    assert said.code == 0, said.err
    assert "Mixed in by a player: blue of mine\n" in said.out
    assert re.search(r"^deck: \d+ draws$", said.out, re.MULTILINE)
    assert re.search(r"^All \d+ draws are right\.$", said.out, re.MULTILINE)
    assert "Ziehungen stimmen." in terminal("verify", str(file), "--lang", "de").out
    told = json.loads(terminal("verify", str(file), "--json").out)
    assert told["honest"] is True
    assert told["drawn"]["deck"] >= 5


def test_finds_every_single_draw_that_was_changed(terminal: Terminal, file: Path) -> None:
    lines = file.read_text().splitlines()
    draws = [number for number, line in enumerate(lines) if line.startswith("chance: ")]
    for number in draws:
        kind = lines[number].split()[-1]
        other = "silver" if kind != "silver" else "copper"
        changed = [*lines[:number], lines[number].replace(kind, other), *lines[number + 1 :]]
        file.write_text("\n".join(changed) + "\n")
        said = terminal("verify", str(file))
        assert said.code == 1, lines[number]
        assert f"{file}:{number + 1}: {changed[number]}: the seed draws" in said.err
        told = json.loads(terminal("verify", str(file), "--json").out)
        assert (told["honest"], told["line"]) == (False, number + 1)


def test_another_seed_than_the_promised_one_is_refused(terminal: Terminal, file: Path) -> None:
    file.write_text(file.read_text().replace("seed: honest", "seed: cheated"))
    said = terminal("verify", str(file))
    assert said.code == 2
    assert "this seed is not the one of the seed-commitment" in said.err


def test_a_game_under_way_keeps_its_seed(terminal: Terminal, file: Path) -> None:
    file.write_text(file.read_text().replace("seed: honest\n", ""))
    said = terminal("verify", str(file), "--lang", "en")
    assert said.code == 2
    assert "does not tell its seed" in said.err


def test_a_move_against_the_rules_is_no_question_of_draws(terminal: Terminal, file: Path) -> None:
    file.write_text(file.read_text().replace("red: rest", "red: steal red", 1))
    assert terminal("verify", str(file)).code == 2
