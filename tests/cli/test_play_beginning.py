"""How a game in the terminal begins: the questions to a newcomer, leaving at them, and wishes that cannot be met."""

from pathlib import Path

import pytest

from cli.conftest import Terminal
from spielwerk.core.folders import game_names

GAMES = game_names()


@pytest.mark.parametrize("word", ["quit", "q", "ende", "QUIT"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_can_be_left_like_all_others(
    terminal: Terminal, data_folder: Path, game: str, word: str
) -> None:
    said = terminal("play", game, "--lang", "en", lines=[word, "1", "1", "1"])
    assert (said.code, said.err) == (0, "")
    assert "please" not in said.out and "you against" not in said.out
    assert not data_folder.exists()


@pytest.mark.parametrize(("answers", "questions"), [(["1", "quit"], 2), (["", "ende"], 2)])
def test_the_question_about_the_set_up_can_be_left(
    terminal: Terminal, data_folder: Path, answers: list[str], questions: int
) -> None:
    said = terminal("play", "terra-mystica", lines=answers)
    assert said.code == 0 and not data_folder.exists()


def test_the_question_whether_to_go_on_can_be_left(terminal: Terminal, data_folder: Path) -> None:
    terminal("play", "nottingham", "--players", "3", lines=["quit"])
    said = terminal("play", "nottingham", "--lang", "en", lines=["quit", "3"])
    assert "opponents" not in said.out and "Going on" not in said.out
    assert len(list(data_folder.rglob("*.txt"))) == 1


def test_who_answers_something_else_learns_how_to_leave(terminal: Terminal) -> None:
    assert "`quit` leaves" in terminal("play", "noria", "--lang", "en", lines=["many", "quit"]).out
    assert "`ende` hört auf" in terminal("play", "noria", "--lang", "de", lines=["viele", "ende"]).out


@pytest.mark.parametrize("words", [("--players", "0"), ("--seat", "0"), ("--players", "3", "--seat", "0")])
@pytest.mark.parametrize("game", GAMES)
def test_nought_is_not_nothing(terminal: Terminal, data_folder: Path, game: str, words: tuple[str, ...]) -> None:
    said = terminal("play", game, *words, lines=["quit"])
    assert said.code == 2 and "0" in said.err and said.out == ""
    assert not list(data_folder.rglob("*.txt"))


@pytest.mark.parametrize("game", ["noria", "nottingham"])
def test_games_without_factions_say_so(terminal: Terminal, game: str) -> None:
    assert f"{game} has no factions" in terminal("play", game, "--faction", "witches", "--lang", "en").err
    assert f"{game} hat keine Völker" in terminal("play", game, "--faction", "witches", "--lang", "de").err


def test_nobody_is_welcomed_to_a_game_that_cannot_be_kept(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n", encoding="utf-8")
    said = terminal("play", "noria", "--players", "2", "--record", str(file))
    assert said.code == 2 and said.out == ""


def test_alone_nobody_is_against_no_bots(terminal: Terminal) -> None:
    assert "0 Bots" not in terminal("play", "noria", "--players", "1", "--lang", "de", lines=["ende"]).out
    assert "Noria, alone." in terminal("play", "noria", "--players", "1", "--lang", "en", lines=["quit"]).out


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_examples_and_help_are_those_of_the_game(terminal: Terminal, game: str, language: str) -> None:
    """No game speaks of another one's cult board, and every command shows something."""
    words = {"de": ("hilfe", "warum", "plättchen", "ende"), "en": ("help", "why", "tiles", "quit")}[language]
    said = terminal("play", game, "--players", "3", "--lang", language, lines=list(words))
    is_terra_mystica = game == "terra-mystica"
    assert ("ult board" in said.out or "Kultplan" in said.out) == is_terra_mystica
    assert ("E7" in said.out) == is_terra_mystica
    prompt = said.out.splitlines()[-2][: said.out.splitlines()[-2].index(">") + 1]
    assert f"{prompt} {words[2]}\n{prompt}" not in said.out
