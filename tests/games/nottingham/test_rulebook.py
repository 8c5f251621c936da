"""The rulebook of Nottingham: both languages alike, cited rules there, shown, tested, and found by those who ask."""

import re
from pathlib import Path

import pytest

import spielwerk
from spielwerk.core import data
from spielwerk.core.discovery import find_game
from spielwerk.core.options import options_of
from spielwerk.core.rulebook import Rulebook, load_rulebook, rulebook_languages
from spielwerk.core.rulebook_positions import position_files

GAME_FOLDER = Path(spielwerk.__file__).parent / "games" / "nottingham"
ROOT = Path(__file__).resolve().parents[3]
PACKAGE = "spielwerk.games.nottingham"
BOOKS = {language: load_rulebook(PACKAGE, language) for language in rulebook_languages(PACKAGE)}
PRINTED_PAGES = 7

in_both_languages = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)

HEADINGS = (
    "goal components setup turn purchase theft ambush robbery raid defence barter trading tasks sheriff favour"
    " exhaustion end scoring withdrawal questions mistakes example options"
).split()


def test_the_headings_in_their_order() -> None:
    assert list(BOOKS["de"].headings) == HEADINGS


def test_pages_are_those_of_the_printed_rulebook() -> None:
    for rule in BOOKS["de"].rules.values():
        assert rule.page is None or 1 <= rule.page <= PRINTED_PAGES, rule.id


def test_there_are_eight_questions_and_six_mistakes() -> None:
    for book in BOOKS.values():
        counts = [len(book.headings[heading].rules) for heading in ("questions", "mistakes")]
        assert counts == [8, 6]


@pytest.mark.parametrize("heading", ["questions", "mistakes", "example"])
def test_each_of_them_is_shown_and_is_a_test_of_its_name(heading: str) -> None:
    tests = (Path(__file__).parent / f"test_{heading}.py").read_text(encoding="utf-8")
    for rule in BOOKS["en"].headings[heading].rules:
        assert rule.id in position_files(PACKAGE)
        name = rule.id.removeprefix(f"{heading}.").replace("-", "_")
        assert f"def test_{name}(" in tests or f"def test_{heading}_{name}(" in tests, rule.id


def test_every_rule_that_a_refusal_cites_exists() -> None:
    files = [*GAME_FOLDER.glob("rules/*.py"), *(GAME_FOLDER / f"{name}.py" for name in ("turn", "kind", "chance"))]
    sources = [path.read_text(encoding="utf-8") for path in files]
    headings = "|".join([*HEADINGS, "chance", "attack"])
    cited = {id for source in sources for id in re.findall(rf'"((?:{headings})\.[a-z-]+)"', source)}
    assert len(cited) > 35
    assert cited <= set(BOOKS["de"].rules)


def test_every_option_and_the_presets_are_explained() -> None:
    options = options_of(find_game("nottingham"))
    explained = {rule.id for rule in BOOKS["de"].headings["options"].rules}
    assert {option.rule for option in options.options.values()} | {"options.presets"} == explained
    for book in BOOKS.values():
        assert all(name in book.rule("options.presets").text for name in options.presets)
        for option in options.options.values():
            assert all(choice in book.rule(option.rule).text for choice in option.choices if choice not in COLOURS)


COLOURS = ("red", "yellow", "green", "blue", "purple", "white", "grey")
NUMBERS_OF_TASKS = [
    "tasks.seven.first",
    "tasks.seven.second",
    "tasks.five.first",
    "tasks.five.second",
    "tasks.four-pairs.first",
    "tasks.four-pairs.second",
    "tasks.three-pairs.first",
    "tasks.three-pairs.second",
]


@in_both_languages
def test_numbers_in_the_book_are_those_of_the_components(book: Rulebook) -> None:
    values = data.values(PACKAGE)
    track = data.numbers(values, "board.numbers")
    assumed = book.rule("components.assumed").text
    assert f" {len(track)} " in assumed and ", ".join(map(str, track)) in assumed
    tasks = [int(number) for number in re.findall(r"\d+", book.rule("tasks.values").text)]
    assert tasks == [data.number(values, path) for path in NUMBERS_OF_TASKS]
    items = [int(number) for number in re.findall(r"\d+(?=[,;.])", book.rule("components.items").text)]
    assert items == data.numbers(values, "items.values")


STRANGERS_QUESTIONS = [
    ("how often may I trade?", "trading.once questions.how-often-trade"),
    ("Wie oft darf ich eintauschen?", "trading.once questions.how-often-trade"),
    ("when does the game end?", "end.town end.tasks end.at-once questions.when-end"),
    ("Wann endet das Spiel?", "end.town end.tasks end.at-once questions.when-end"),
    ("what is the chain good for?", "defence.when questions.when-chain turn.chain-to-hand defence.no-counter"),
    ("Wozu ist die Kette gut?", "defence.when questions.when-chain turn.chain-to-hand defence.no-counter"),
    ("Was ist bei Gleichstand?", "scoring.ties"),
    ("who wins in a tie?", "scoring.ties scoring.sum"),
    ("what happens when the draw pile is empty?", "exhaustion.shuffle exhaustion.discard"),
    ("Was passiert, wenn der Stapel leer ist?", "exhaustion.shuffle exhaustion.discard ambush.empty-pile"),
    ("how many cards may I hold?", "turn.hand favour.who"),
    ("Wer bekommt die Gunst des Sheriffs?", "favour.who questions.who-gets-favour components.board"),
]


@pytest.mark.parametrize(("question", "answers"), STRANGERS_QUESTIONS)
def test_a_stranger_finds_the_answer_among_the_first_three(question: str, answers: str) -> None:
    book = BOOKS["de" if re.search(r"^(Was|Wie|Wer|Wann|Wozu)\b", question) else "en"]
    found = [rule.id for rule in book.search(question, limit=3)]
    assert set(answers.split()) & set(found), found


@in_both_languages
@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("Kupfermünze", "purchase"),
        ("Silberleuchter", "theft"),
        ("candlestick", "theft"),
        ("Gold", "ambush"),
        ("Perlen", "robbery"),
        ("Edelsteine", "raid"),
        ("Kette", "defence"),
        ("chest", "barter"),
        ("Truhe", "barter"),
        ("Drilling", "trading"),
        ("favor", "favour"),
        ("Endwertung", "scoring"),
    ],
)
def test_headings_are_found_by_their_names_in_either_language(book: Rulebook, name: str, heading: str) -> None:
    assert book.heading(name).id == heading
