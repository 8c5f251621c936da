"""A game with hidden hands in the terminal, made of what the table shows: a person sees what his seat may know."""

import re
from pathlib import Path

import pytest

from cli.conftest import Terminal
from spielwerk.core.chance import commitment
from spielwerk.core.discovery import find_game
from spielwerk.core.driver import check_draws
from spielwerk.core.files import load_record, save_record
from spielwerk.core.record import CHANCE, Entry, Record

NOTTINGHAM = ("play", "nottingham", "--players", "3", "--bots", "random", "--seed", "tests")


def dealt(yellow: str, green: str) -> Record:
    """Red is the person, has three pearls and reveals a candlestick; all others hold cards of one kind each."""
    record = Record(find_game("nottingham"), {"players": 3, "first-player": "red"}, commitment("tests"), "tests")
    record.people.update({0: "you", 1: "random (bot)", 2: "random (bot)"})
    for text in ["deal pearls", f"deal {yellow}", f"deal {green}"] * 3 + ["reveal candlestick"]:
        record.append(Entry(CHANCE, text))
    return record


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    save_record(dealt("coin", "box"), file)
    return file


def test_a_whole_game_by_numbers(terminal: Terminal, data_folder: Path) -> None:
    said = terminal(*NOTTINGHAM, lines=["1"] * 400)
    assert said.code == 0
    assert re.search(r"(wins|win together) with \d+ points", said.out)
    record = load_record(next(data_folder.rglob("*.txt")))
    assert record.replay().is_terminal()
    check_draws(record)


@pytest.mark.parametrize(("language", "question"), [("en", "You reveal a silver candlestick"), ("de", "Du deckst")])
def test_question_and_choices(terminal: Terminal, game_file: Path, language: str, question: str) -> None:
    lines = ["all", "score", "log", "me", "tiles", "hint", "quit"]
    said = terminal("play", "nottingham", "--resume", str(game_file), "--lang", language, lines=lines)
    assert said.code == 0
    assert question in said.out


def test_moves_may_be_typed_and_refusals_cite_the_rule(terminal: Terminal, game_file: Path) -> None:
    lines = ["set 3 pearls", "act", "steal from yellow", "quit"]
    said = terminal("play", "nottingham", "--resume", str(game_file), "--lang", "en", lines=lines)
    assert said.code == 0
    assert "turn.decide" in said.out
    assert "Red steals from Yellow." in said.out


def test_hidden_cards_are_not_told(terminal: Terminal, data_folder: Path) -> None:
    """What the person reads of a hidden draw or choice of another seat names no card."""
    said = terminal(*NOTTINGHAM, "--lang", "en", lines=["1"] * 400)
    told = [line for line in said.out.splitlines() if re.match(r"- The sheriff's favour: (Yellow|Green) draws", line)]
    assert told
    assert all(line.endswith("draws a card.") for line in told)
    offers = [line for line in said.out.splitlines() if re.match(r"- (Yellow|Green) offers .* face down", line)]
    assert offers
    assert all("offers a card face down" in line for line in offers)


def test_other_hands_make_no_difference(terminal: Terminal, tmp_path: Path) -> None:
    """The others were dealt other cards; nothing that the person reads before anything happens is another."""
    file = tmp_path / "game.txt"
    texts = set()
    for yellow, green in (("coin", "box"), ("box", "chain"), ("gold", "gems")):
        save_record(dealt(yellow, green), file, overwrite=True)
        lines = ["board", "all", "log", "score", "why act", "why steal from green", "quit"]
        texts.add(terminal("play", "nottingham", "--resume", str(file), "--lang", "en", lines=lines).out)
    assert len(texts) == 1
    assert "3 unknown" in texts.pop()
