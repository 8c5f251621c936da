"""`spielwerk rules`: headings, single rules, questions, with code and tests."""

import json
from pathlib import Path

import pytest

from cli.conftest import Terminal

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize(("language", "title"), [("de", "Städte"), ("en", "Towns")])
def test_headings_are_listed(terminal: Terminal, language: str, title: str) -> None:
    said = terminal("rules", "terra-mystica", "--lang", language)
    assert said.code == 0
    assert f"towns                  {title}" in said.out


@pytest.mark.parametrize("asked", ["towns", "Towns", "Städte", "town"])
def test_a_heading_shows_wording_code_and_tests(terminal: Terminal, asked: str) -> None:
    said = terminal("rules", "terra-mystica", asked)
    assert "[towns.size]" in said.out
    assert "src/spielwerk/games/terra_mystica/rules/towns.py" in said.out
    assert "tests/games/terra_mystica/rules/test_towns.py" in said.out


@pytest.mark.parametrize(
    ("question", "file", "words"),
    [
        ("how many buildings make a town?", "rules/towns.py", "four"),
        ("where are the Darklings' spade costs?", "factions/darklings.py", "1 priest"),
        ("what happens when bowl I is empty?", "rules/power.py", "bowl II"),
        ("power-from-neighbours", "rules/offers.py", "VP"),
        ("what does a trading house cost", "rules/upgrade.py", "next to"),
        ("step 10", "rules/cults.py", "key"),
        ("may I keep my bonus card", "rules/passing.py", ""),
        ("how long is a bridge", "rules/bridges.py", ""),
        ("largest network", "rules/scoring.py", ""),
        ("witches ride", "factions/witches.py", "forest"),
    ],
)
def test_questions_of_a_stranger(terminal: Terminal, question: str, file: str, words: str) -> None:
    said = terminal("rules", "terra-mystica", question)
    assert said.code == 0
    assert file in said.out
    assert words.lower() in said.out.lower()


def test_programs_read_json(terminal: Terminal) -> None:
    (rule,) = json.loads(terminal("rules", "terra-mystica", "towns.size", "--json").out)
    assert rule["heading"] == "towns" and rule["text"]
    assert all((ROOT / file).exists() for file in (*rule["code"], *rule["tests"]))
    headings = json.loads(terminal("rules", "terra-mystica", "--json").out)
    assert {"heading": "towns", "title": "Towns", "page": headings[0]["page"]}.keys() == headings[0].keys()


def test_what_is_not_there_is_said_in_one_line(terminal: Terminal) -> None:
    said = terminal("rules", "terra-mystica", "xyzzy")
    assert said.code == 2 and said.out == ""
    assert said.err == "spielwerk: the rulebook has nothing called 'xyzzy'\n"


def test_a_rule_names_the_record_that_shows_it(terminal: Terminal) -> None:
    file = "src/spielwerk/games/terra_mystica/rulebook/positions/example.txt"
    assert file in terminal("rules", "terra-mystica", "example.build").out
    (rule,) = json.loads(terminal("rules", "terra-mystica", "example.build", "--json").out)
    assert rule["position"] == file and (ROOT / file).exists()
    (other,) = json.loads(terminal("rules", "terra-mystica", "towns.size", "--json").out)
    assert other["position"] == ""
