"""Playing Noria in the terminal: whole games by numbers, by hints, alone, and moves as people type them."""

from pathlib import Path

import pytest

from cli.conftest import Terminal
from spielwerk.core.driver import check_draws
from spielwerk.core.files import load_record
from spielwerk.core.record import Record


def kept(folder: Path) -> Record:
    """The only game that was kept."""
    (file,) = (folder / "games" / "noria").iterdir()
    return load_record(file)


def texts(folder: Path, name: str = "red") -> list[str]:
    return [entry.text for entry in kept(folder).entries if entry.actor == name]


@pytest.mark.parametrize(
    ("language", "over", "wins"),
    [("de", "Die Partie ist zu Ende.", "gewinn"), ("en", "The game is over.", "win")],
)
def test_who_always_takes_number_one_gets_to_the_end(
    terminal: Terminal, data_folder: Path, language: str, over: str, wins: str
) -> None:
    words = ("play", "noria", "--players", "2", "--bots", "random", "--seed", "one", "--lang", language)
    said = terminal(*words, lines=["1"] * 600)
    assert said.code == 0
    assert over in said.out
    assert wins in said.out
    record = kept(data_folder)
    assert record.replay().is_terminal()
    check_draws(record)


def test_the_empty_line_ends_the_turn(terminal: Terminal, data_folder: Path) -> None:
    said = terminal("play", "noria", "--players", "2", "--bots", "random", lines=["1", "1", "", "", "quit"])
    assert said.code == 0
    assert texts(data_folder)[-2:] == ["done", "done"]
    assert "Round 2 of 16 intrigue 1, night shift 1, rebuilding 2 knowledge" in " ".join(said.out.split())


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_solo_game_says_that_it_is_approximate(terminal: Terminal, data_folder: Path, language: str) -> None:
    said = terminal(
        "play", "noria", "--players", "1", "--seed", "alone", "--lang", language, lines=["1"] * 6 + [""] * 16
    )
    assert said.code == 0
    assert {"de": "angenähert", "en": "approximate"}[language] in said.out
    assert {"de": "Der Bot gewinnt", "en": "The bot wins"}[language] in said.out
    assert kept(data_folder).replay().is_terminal()


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["take energy", "envoy research", "use m-br", "activate L-B", "intrigue division", "remove research"]),
        (
            "de",
            [
                "nimm Energie",
                "Gesandter Forschung",
                "nutze M-BR",
                "benutze l-b",
                "Intrige Teilungskammer",
                "entferne Forschungskammer",
            ],
        ),
    ],
)
def test_moves_as_people_type_them(terminal: Terminal, data_folder: Path, language: str, typed: list[str]) -> None:
    terminal("play", "noria", "--players", "2", "--lang", language, "--bots", "random", lines=[*typed, "quit"])
    assert texts(data_folder)[:6] == [
        "take energy",
        "envoy research",
        "use M-BR",
        "use L-B",
        "intrigue division",
        "remove research",
    ]


def test_several_moves_in_a_line(terminal: Terminal, data_folder: Path) -> None:
    lines = ["take energy", "envoy research", "use M-BR. use L-B. done", "quit"]
    terminal("play", "noria", "--players", "2", "--bots", "random", lines=lines)
    assert texts(data_folder)[2:] == ["use M-BR", "use L-B", "done"]


def test_a_refused_move_names_its_rule(terminal: Terminal, data_folder: Path) -> None:
    lines = ["take energy", "envoy research", "night-shift small", "why use S-T", "quit"]
    said = terminal("play", "noria", "--players", "2", "--bots", "random", "--lang", "en", lines=lines)
    assert "[influence.small-ring" in said.out
    assert "[wheel.active" in said.out
    assert texts(data_folder) == ["take energy", "envoy research"]


def test_a_disc_is_offered_before_what_it_allows(terminal: Terminal, data_folder: Path) -> None:
    """With a night shift the city disc would be of no use; rebuilding brings it, but costs too much. A turn later it is
    there."""
    lines = ["take energy", "envoy research", "", "buy obsidian", "1", "", "quit"]
    said = terminal("play", "noria", "--players", "2", "--bots", "random", "--lang", "en", lines=lines)
    assert "Use City (small ring, bottom); Buy Obsidian" in said.out
    assert texts(data_folder)[3:5] == ["use S-B", "buy obsidian"]


def test_commands(terminal: Terminal) -> None:
    lines = ["1", "1", "me", "tiles", "all", "log", "score", "hint", "ok", "undo", "board", "quit"]
    said = terminal("play", "noria", "--players", "3", "--lang", "de", lines=lines)
    assert said.code == 0
    for words in ("Aktiv im nächsten Zug", "Inseln liegen verdeckt", "night-shift middle", "Teilungskammer"):
        assert words in said.out


def test_hints_lead_to_the_end(terminal: Terminal, data_folder: Path) -> None:
    said = terminal(
        "play", "noria", "--players", "2", "--seed", "hints", "--bots", "random", lines=["hint", "ok", ""] * 40
    )
    assert said.code == 0
    assert len(kept(data_folder).entries) > 100


def test_only_what_is_new_is_told_of_a_turn(terminal: Terminal) -> None:
    """Each step of a turn is told once, with what it has brought by itself; ending it is not worth a sentence."""
    lines = ["take energy", "envoy research", "use M-BR", "use L-B", "done", "log", "quit"]
    words = ("play", "noria", "--players", "2", "--bots", "random", "--seed", "tests", "--lang", "en")
    said = terminal(*words, lines=lines)
    told = [line for line in said.out.splitlines() if line.startswith("- Red")][2:]
    assert told == ["- Red uses Energy. (+1 energy)", "- Red uses Obsidian. (+1 obsidian)"]
    assert "Red uses Energy and uses Obsidian. (+1 obsidian, +1 energy)" in said.out
