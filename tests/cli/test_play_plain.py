"""A game whose folder has nothing for people: everything in the terminal is made of its rules."""

import pytest

from cli.conftest import Terminal
from toys.burglars.game import GAME


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spielwerk.cli.play.find_game", lambda name: GAME)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_by_numbers(terminal: Terminal, language: str) -> None:
    words = ("play", GAME.name, "--players", "2", "--bots", "random", "--seed", "plain", "--lang", language)
    said = terminal(*words, lines=["all", "score", "log", "me", "tiles", "hint", "ok", *["1"] * 200])
    assert said.code == 0 and said.err == ""
    assert {"de": "Die Partie ist zu Ende.", "en": "The game is over."}[language] in said.out
