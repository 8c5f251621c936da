"""Tables over games speak of games, seats and points in words, with numbers that agree."""

import json
from pathlib import Path

import pytest

from cli.conftest import Terminal

PLAYED = ("--games", "1", "--jobs", "1", "--bots", "random", "--players", "3", "--seed", "s")


@pytest.mark.parametrize(
    ("game", "language", "words", "keys"),
    [
        ("nottingham", "de", ("Rot", "Kupfermünzen", "Aufgaben"), ("red", "coin", "tasks")),
        ("nottingham", "en", ("Red", "Copper coins", "Tasks"), ("red ", "coin ", "tasks")),
        ("noria", "de", ("Rot", "Veredelung"), ("red",)),
        ("noria", "en", ("Red", "Refinement"), ("red ",)),
    ],
)
def test_no_raw_names(
    terminal: Terminal, game: str, language: str, words: tuple[str, ...], keys: tuple[str, ...]
) -> None:
    said = terminal("simulate", game, *PLAYED, "--lang", language)
    assert all(word in said.out for word in words)
    assert not any(line.startswith(key) for line in said.out.splitlines() for key in keys)


def test_one_game_is_one_game(terminal: Terminal) -> None:
    assert "noria: 1 game, 3 players" in terminal("simulate", "noria", *PLAYED, "--lang", "en").out
    assert "noria: 1 Partie, 3 Spieler" in terminal("simulate", "noria", *PLAYED, "--lang", "de").out


def test_any_seed_makes_file_names(terminal: Terminal, tmp_path: Path) -> None:
    words = (*PLAYED[:-1], "a/b c", "--records", str(tmp_path / "records"))
    assert terminal("simulate", "noria", *words).code == 0
    assert [file.name for file in (tmp_path / "records").iterdir()] == ["noria-a_b_c-000000.txt"]


def test_a_record_holds_one_game_only(terminal: Terminal, tmp_path: Path) -> None:
    terminal("simulate", "noria", *PLAYED, "--records", str(tmp_path))
    said = terminal("draw", str(tmp_path / "noria-s-000000.txt"), "-o", str(tmp_path / "x.svg"), "--game", "7")
    assert said.code == 2 and "'7'" in said.err and not (tmp_path / "x.svg").exists()


def test_a_file_without_export_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("data", "noria", "-o", str(tmp_path / "values.toml"), "--lang", "en")
    assert said.code == 2 and "--export" in said.err and said.out == ""


def test_values_to_correct_as_json(terminal: Terminal) -> None:
    said = json.loads(terminal("data", "noria", "--export", "--json").out)
    assert said["game"] == "noria" and "[track]" in said["text"]


def test_variants_of_the_engine_are_words(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    for variant, word in (("plain", "reines Python"), ("compiled", "übersetzt"), ("partly compiled", "zum Teil")):
        monkeypatch.setattr("spielwerk.core.build_info.variant", lambda variant=variant: variant)
        line = next(line for line in terminal("doctor", "--lang", "de").out.splitlines() if "Spielwerkskern" in line)
        assert word in line


@pytest.mark.parametrize(
    ("replayed", "word"), [("20 games of bots", "20 Partien von Bots"), ("1 real games", "1 Partie")]
)
def test_what_was_measured_is_told_in_german(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, replayed: str, word: str
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr(
        "spielwerk.cli.bench.compare", lambda *words: {"compiled": None, "plain": {"replayed": replayed}}
    )
    said = terminal("bench", "noria", "--lang", "de")
    assert word in " ".join(said.out.split()) and replayed not in said.out
    assert all(len(line) <= 60 for line in said.out.splitlines())
