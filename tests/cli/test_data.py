"""`spielwerk data`: what is known of a game's components, and files that correct it."""

import json
from pathlib import Path

import pytest

import spielwerk.games
from cli.conftest import Terminal
from spielwerk.core.data import DATA
from spielwerk.core.files import load_record

TOYS = Path(__file__).resolve().parent.parent / "toys"


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys are games like the others."""
    monkeypatch.setattr(spielwerk.games, "__path__", [*spielwerk.games.__path__, str(TOYS)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text('game = "burglars"\n\n[deck]\ncounts = [6, 6, 6]\n')
    return path


def test_lists_values_with_confidence_and_source_in_both_languages(terminal: Terminal) -> None:
    english = terminal("data", "burglars", "--lang", "en").out
    assert "Cards of each kind  assumed\n  deck.counts = 5, 4, 3\n  made up\n" in english
    assert "2 of 4 entries are not certain." in english
    german = terminal("data", "burglars", "--lang", "de").out
    assert "Karten je Sorte  angenommen\n" in german
    assert "2 von 4 Einträgen sind nicht sicher." in german
    rows = json.loads(terminal("data", "burglars", "--json").out)
    assert [row["confidence"] for row in rows] == ["assumed", "printed", "hint", "verified"]


def test_lists_what_is_kept_in_modules_too(terminal: Terminal) -> None:
    said = terminal("data", "terra-mystica", "--lang", "de")
    assert said.code == 0
    assert "Völkertafeln  an aufgezeichneten Partien geprüft\n" in said.out
    assert "--export" not in said.out, "there is nothing that a file could correct"


def test_an_exported_file_is_checked_as_it_is(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "exported.toml"
    assert terminal("data", "burglars", "--export", "-o", str(own)).code == 0
    said = terminal("data", "burglars", "--check", str(own), "--lang", "en")
    assert (said.code, said.out) == (0, "The file can be used; it corrects 0 values.\n")
    assert terminal("data", "burglars", "--export", "--lang", "en").out == own.read_text()


def test_checking_tells_what_a_file_corrects(terminal: Terminal, file: Path) -> None:
    said = terminal("data", "burglars", "--check", str(file), "--lang", "en")
    assert said.code == 0
    assert "Cards of each kind  corrected\n  deck.counts = 6, 6, 6\n  instead of 5, 4, 3\n" in said.out
    assert said.out.endswith("The file can be used; it corrects 1 value.\n")
    told = json.loads(terminal("data", "burglars", "--check", str(file), "--json").out)
    assert told["data"] == "deck.counts=[6,6,6]"


def test_a_wrong_file_is_refused_with_line_and_reason(terminal: Terminal, file: Path) -> None:
    file.write_text("[deck]\nworth = [1, 2, 3]\ncounts = [6, 6]\n")
    said = terminal("data", "burglars", "--check", str(file))
    assert said.code == 2
    assert f"{file}:3: deck.counts: this must be a list such as" in said.err
    missing = terminal("data", "burglars", "--check", str(file.parent / "none.toml"))
    assert (missing.code, "there is no such file" in missing.err) == (2, True)


def test_a_game_without_values_takes_no_file(terminal: Terminal, file: Path) -> None:
    said = terminal("data", "terra-mystica", "--check", str(file))
    assert said.code == 2
    assert "terra-mystica has no values that a data file could correct" in said.err


def test_games_between_bots_are_played_with_a_file_and_their_records_tell_it(
    terminal: Terminal, file: Path, tmp_path: Path
) -> None:
    words = ["simulate", "burglars", "--games", "1", "--bots", "random", "--jobs", "1"]
    said = terminal(*words, "--data", str(file), "--records", str(tmp_path / "records"))
    assert said.code == 0, said.err
    (kept,) = (tmp_path / "records").iterdir()
    record = load_record(kept)
    assert record.options[DATA] == "deck.counts=[6,6,6]"
    assert record.replay().is_terminal()


def test_a_game_in_the_terminal_refuses_a_wrong_file_before_it_begins(terminal: Terminal, file: Path) -> None:
    assert "no values" in terminal("play", "terra-mystica", "--data", str(file)).err
