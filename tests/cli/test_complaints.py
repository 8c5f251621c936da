"""Whatever is wrong is said in the reader's language, also what engine and argument reader find wrong."""

import re
from pathlib import Path

import pytest

from cli.conftest import Terminal
from spielwerk.cli.main import commands

ENGLISH = re.compile(
    r"\b(the|is|are|there|this|cannot|file|no|not|of|argument|arguments|option|invalid|allowed|must|expected|needed)\b"
)
"""Words that no German sentence here has."""


@pytest.fixture
def record(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A record in the working directory."""
    monkeypatch.chdir(tmp_path)
    words = ("--bots", "random", "--players", "2", "--games", "1", "--jobs", "1", "--seed", "s", "--records", ".")
    terminal("simulate", "noria", *words)
    text = Path("noria-s-000000.txt").read_text(encoding="utf-8")
    Path("game.txt").write_text(text, encoding="utf-8")
    return text


@pytest.mark.parametrize(
    "words",
    [
        "play",
        "play chess",
        "play nori",
        "play noria --players 9",
        "play noria --players x",
        "play noria --bots clever --players 2",
        "play noria --bots random,random --players 2",
        "play noria --option x=y",
        "play noria --option expert=maybe",
        "play noria --option line-up=x",
        "play noria --preset loose",
        "play noria --wrong",
        "play noria --lang fr",
        "play nottingham --resume game.txt",
        "play noria --resume missing.txt",
        "play noria --players 2 --record .",
        "simulate noria --games 0",
        "simulate noria --bots random,random --players 3",
        "simulate noria --games 1 --records game.txt",
        "rules noria xyzzy",
        "draw game.txt",
        "draw game.txt -o picture.png --width 0",
        "draw game.txt -o nowhere/picture.svg",
        "draw game.txt -o",
        "export game.txt --to",
        "data noria -o values.toml",
        "data noria --export -o game.txt",
        "data noria --check .",
        "verify missing.txt",
        "replay .",
        "serve --port x",
        "serve --rate x",
    ],
)
def test_wrong_wishes_in_german(terminal: Terminal, record: str, words: str) -> None:
    said = terminal(*words.split(), *([] if "--lang" in words else ["--lang", "de"]))
    if "--lang" in words:
        said = terminal("--lang", "de", *words.split())
    assert said.code == 2
    shown = re.sub(r"'[^']*'|--?[\w-]+", "", said.err.splitlines()[0])
    assert not ENGLISH.search(shown), said.err


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("spielwerk record 1", "Dear Ada", "das ist keine Aufzeichnung"),
        ("spielwerk record 1", "spielwerk record 7", "die Fassung '7' des Formats ist unbekannt"),
        ("rules: ", "rules: 99", "geschrieben für die Regelversion 99"),
        ("players: 2", "players: 9", "erlaubt ist eine Zahl von 1 bis 4"),
        ("game: noria", "game: chess", "ein Spiel 'chess' gibt es nicht"),
        ("game: noria", "gone: noria", "unbekannter Schlüssel 'gone' im Kopf"),
        ("seed: s-0", "seed: t-0", "dieser Startwert passt nicht zu seiner Prüfsumme"),
        ("red: take", "pink: take", "'pink' heißt hier niemand; am Tisch: red, yellow"),
        ("red: take", "red: eat", "das ist keine Aktion: 'eat"),
        ("red: take", "red: done\nred: take", "nicht erlaubt nach Regel"),
        ("red: take", "!sleep\nred: take", "Nach '!' kommt"),
        ("red: take", "red take", "ist kein Eintrag; Einträge sehen so aus"),
        ("red: take", "chance: wheel obsidian energy mycelium\nred: take", "hier wird nichts gezogen"),
    ],
)
def test_garbled_records_in_german(terminal: Terminal, record: str, old: str, new: str, reason: str) -> None:
    assert old in record
    Path("game.txt").write_text(record.replace(old, new, 1), encoding="utf-8")
    said = terminal("verify", "game.txt", "--lang", "de")
    assert said.code == 2
    assert said.err.startswith("spielwerk: game.txt:") and reason in said.err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", "grüße\n".encode("latin-1")])
def test_files_that_are_none_in_german(terminal: Terminal, record: str, content: bytes) -> None:
    Path("game.txt").write_bytes(content)
    for words in (["verify"], ["replay"], ["draw", "-o", "x.svg"], ["play", "noria", "--resume"]):
        said = terminal(*words, "game.txt", "--lang", "de")
        assert said.code == 2 and not ENGLISH.search(said.err.splitlines()[0]), said.err


@pytest.mark.parametrize(
    ("game", "old", "new", "reason"),
    [
        ("nottingham", "town = ", 'town = "x" # ', "board.town: das ist 'none' oder eine Zahl von"),
        ("nottingham", "numbers = [", "numbers = [1, ", "board.numbers: ein Feld zeigt eine Zahl von 2 bis 8, nicht 1"),
        ("noria", "city = ", 'city = "X-Y" # ', "wheel.city: 'X-Y' gibt es nicht; es gibt: S-T"),
        ("noria", "cogs = [", "cogs = [7, ", "es müssen 16 Zahlen sein, nicht 17"),
    ],
)
def test_files_of_values_in_german(terminal: Terminal, record: str, game: str, old: str, new: str, reason: str) -> None:
    terminal("data", game, "--export", "-o", "own.toml")
    text = Path("own.toml").read_text(encoding="utf-8")
    assert old in text
    Path("own.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    said = terminal("data", game, "--check", "own.toml", "--lang", "de")
    assert said.code == 2
    assert said.err.startswith("spielwerk: own.toml:") and reason in said.err


@pytest.mark.parametrize("name", [*commands(), ""])
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_help_is_german_and_fits(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, name: str, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    said = terminal(*([name] if name else []), "--help", "--lang", "de")
    assert said.code == 0
    assert all(len(line) <= columns for line in said.out.splitlines())
    assert not re.search(r"\b(GAME|FILE|RECORD|HEADING|COMMAND|FOLDER|PIXELS|FORMAT|Exitcode)\b", said.out)
    assert said.out.startswith(f"Aufruf: spielwerk {name}".rstrip())


def test_options_may_stand_between_words(terminal: Terminal, record: str) -> None:
    between = terminal("rules", "noria", "--lang", "en", "--json", "black", "market")
    assert (
        between.code == 0 and between.out == terminal("rules", "noria", "black", "market", "--json", "--lang", "en").out
    )
    assert terminal("replay", "game.txt", "--check", "game.txt").code == 0
    assert "SPIEL; " in terminal("rules", "--lang", "de").err
