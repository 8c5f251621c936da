"""The rulebook of Noria: both languages alike, cited rules there, shown, tested, and found by those who ask."""

import re
from pathlib import Path

import pytest

import spielwerk
from games.noria.sources import cited_rules
from spielwerk.core import data
from spielwerk.core.discovery import find_game
from spielwerk.core.options import options_of
from spielwerk.core.rulebook import Rulebook, load_rulebook, rulebook_languages
from spielwerk.core.rulebook_positions import position_files

GAME_FOLDER = Path(spielwerk.__file__).parent / "games" / "noria"
ROOT = Path(__file__).resolve().parents[3]
PACKAGE = "spielwerk.games.noria"
BOOKS = {language: load_rulebook(PACKAGE, language) for language in rulebook_languages(PACKAGE)}
PRINTED_PAGES = 14

in_both_languages = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)

HEADINGS = (
    "goal components setup rounds turn influence wheel actions bonus resources market investment payment journey"
    " upgrade production inspection black-market politics administration scoring expert solo withdrawal questions"
    " mistakes example options"
).split()


def test_the_headings_in_their_order() -> None:
    assert list(BOOKS["de"].headings) == HEADINGS


def test_pages_are_those_of_the_printed_rulebook() -> None:
    for rule in BOOKS["de"].rules.values():
        assert rule.page is None or 1 <= rule.page <= PRINTED_PAGES, rule.id


def test_there_are_ten_questions_and_seven_mistakes() -> None:
    for book in BOOKS.values():
        counts = [len(book.headings[heading].rules) for heading in ("questions", "mistakes")]
        assert counts == [10, 7]


@pytest.mark.parametrize("heading", ["questions", "mistakes"])
def test_each_of_them_is_shown_and_is_a_test_of_its_name(heading: str) -> None:
    folder = Path(__file__).parent
    for file in (f"test_{heading}.py", "test_positions.py"):
        tests = (folder / file).read_text(encoding="utf-8")
        for rule in BOOKS["en"].headings[heading].rules:
            assert rule.id in position_files(PACKAGE)
            assert f"def test_{rule.id.partition('.')[2].replace('-', '_')}(" in tests, f"{file}: {rule.id}"


@in_both_languages
def test_sums_in_the_example_are_right(book: Rulebook) -> None:
    text = " ".join(rule.text for rule in book.headings["example"].rules)
    products = re.findall(r"(\d+) · (\d+) = (\d+)", text)
    assert [int(said) for _, _, said in products] == [4, 42, 36, 28]
    assert all(int(step) * int(value) == int(said) for step, value, said in products)
    (total,) = re.findall(r"((?:\d+ \+ )+\d+) = (\d+)", text)
    assert sum(map(int, total[0].split(" + "))) == int(total[1]) == 110
    assert "example.total" in position_files(PACKAGE)


def test_every_rule_that_a_refusal_cites_exists() -> None:
    cited = cited_rules()
    assert len(cited) > 60
    assert cited <= set(BOOKS["de"].rules)


def test_every_option_and_the_presets_are_explained() -> None:
    options = options_of(find_game("noria"))
    explained = {rule.id for rule in BOOKS["de"].headings["options"].rules}
    assert {option.rule for option in options.options.values()} | {"options.presets"} == explained
    for book in BOOKS.values():
        assert all(name in book.rule("options.presets").text for name in options.presets)
        for option in options.options.values():
            assert all(choice in book.rule(option.rule).text for choice in option.choices)


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@in_both_languages
def test_numbers_in_the_book_are_those_of_the_components(book: Rulebook) -> None:
    values = data.values(PACKAGE)
    chambers = numbers_in(book.rule("components.chambers").text)
    assert chambers == [
        *data.numbers(values, "chambers.refinement"),
        *data.numbers(values, "chambers.exploration"),
        *data.numbers(values, "chambers.research"),
    ]
    assert values["chambers.settlement"] == values["chambers.specialization"] == values["chambers.refinement"]
    assert values["chambers.division"] == values["chambers.research"]
    for path in ("refinement", "settlement", "exploration", "research"):
        assert data.numbers(values, f"paths.{path}-prices") == list(range(1, 10)), "as investment.prices says"
    assert data.numbers(values, "islands.ships-per-sign") == [1, 2, 3], "as journey.new-island says"
    slots = [str(values[f"wheel.{kind}"]) for kind in ("city", "journey", "tool")]
    assert all(slot in book.rule("setup.wheel").text for slot in slots)


STRANGERS_QUESTIONS = [
    ("what do I get points for?", "questions.what-scores scoring.paths goal.points"),
    ("Wofür bekomme ich Siegpunkte?", "questions.what-scores scoring.paths goal.points"),
    ("how many actions in one turn?", "actions.four questions.how-many-actions actions.one-doubled"),
    ("Wie viele Aktionen habe ich in einem Zug?", "actions.four questions.how-many-actions actions.one-doubled"),
    ("what does an intrigue cost?", "politics.price questions.intrigue-price"),
    ("Was kostet eine Intrige?", "politics.price questions.intrigue-price"),
    ("how do I get knowledge?", "questions.getting-knowledge administration.knowledge inspection.knowledge"),
    ("Wie bekomme ich Wissen?", "questions.getting-knowledge administration.knowledge inspection.knowledge"),
    ("Welche Scheiben sind Nachbarn?", "wheel.neighbours wheel.pairs wheel.three"),
    ("which discs are neighbours?", "wheel.neighbours wheel.pairs wheel.three"),
    ("Was ist bei Gleichstand?", "scoring.ties options.tie-break"),
    ("what if there is a tie?", "scoring.ties options.tie-break"),
    ("what does a step on the path cost?", "investment.price investment.prices questions.price-of-a-step"),
]


@pytest.mark.parametrize(("question", "answers"), STRANGERS_QUESTIONS)
def test_a_stranger_finds_the_answer_among_the_first_three(question: str, answers: str) -> None:
    book = BOOKS["de" if re.search(r"^(Was|Wie|Wer|Wann|Welche|Wofür)\b", question) else "en"]
    found = [rule.id for rule in book.search(question, limit=3)]
    assert set(answers.split()) & set(found), found


@in_both_languages
@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("Nachtschicht", "influence"),
        ("rebuilding", "influence"),
        ("Schwarzmarkt", "black-market"),
        ("Rad", "wheel"),
        ("Intrige", "politics"),
        ("ambassador", "journey"),
        ("Lager", "production"),
        ("Endwertung", "scoring"),
        ("solitaire", "solo"),
    ],
)
def test_headings_are_found_by_their_names_in_either_language(book: Rulebook, name: str, heading: str) -> None:
    assert book.heading(name).id == heading
