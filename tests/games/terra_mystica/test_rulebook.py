"""The rulebook of Terra Mystica: both languages alike, every cited rule there, and found by those who ask."""

import re
from pathlib import Path

import pytest

import spielwerk
from spielwerk.core.discovery import find_game
from spielwerk.core.options import options_of
from spielwerk.core.rulebook import Rulebook, load_rulebook, read_rule_index, rulebook_languages

GAME_FOLDER = Path(spielwerk.__file__).parent / "games" / "terra_mystica"
ROOT = Path(__file__).resolve().parents[3]
PACKAGE = "spielwerk.games.terra_mystica"
BOOKS = {language: load_rulebook(PACKAGE, language) for language in rulebook_languages(PACKAGE)}

in_both_languages = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)

HEADINGS = (
    "goal components setup turn power conversions transform-and-build neighbours upgrade shipping digging priests cults"
    " power-actions special-actions passing towns bridges power-from-neighbours favours income cult-bonus tiles end"
    " scoring factions questions mistakes example options"
).split()


def test_there_are_german_and_english() -> None:
    assert list(BOOKS) == ["de", "en"]


def test_both_languages_have_the_same_headings_rules_and_pages() -> None:
    german, english = BOOKS["de"], BOOKS["en"]
    assert list(german.headings) == list(english.headings) == HEADINGS
    assert list(german.rules) == list(english.rules)
    assert [rule.page for rule in german.rules.values()] == [rule.page for rule in english.rules.values()]


@in_both_languages
def test_every_rule_is_a_statement(book: Rulebook) -> None:
    for rule in book.rules.values():
        assert rule.text[0].isupper() or rule.heading == "options", rule.id
        assert rule.text[-1] in ".?!", rule.id
        assert 15 <= len(rule.text) <= 900, rule.id
    for heading in book.headings.values():
        assert heading.rules, heading.id


def test_the_languages_say_different_words() -> None:
    for id, rule in BOOKS["en"].rules.items():
        assert rule.text != BOOKS["de"].rule(id).text, id


@in_both_languages
def test_rules_that_a_text_refers_to_exist(book: Rulebook) -> None:
    referred = 0
    for rule in book.rules.values():
        for references in re.findall(r"\(([a-z-]+\.[a-z0-9-]+(?:, [a-z-]+\.[a-z0-9-]+)*)\)", rule.text):
            for id in references.split(", "):
                book.rule(id)
                referred += 1
    assert referred > 30


@in_both_languages
def test_questions_and_mistakes_say_which_rule_answers_them(book: Rulebook) -> None:
    for heading in ("questions", "mistakes"):
        for rule in book.headings[heading].rules:
            assert re.search(r"\([a-z-]+\.[a-z0-9-]+", rule.text), rule.id
    assert all("?" in rule.text for rule in book.headings["questions"].rules)


def cited_rules() -> set[str]:
    """Ids in the Refusal("...") calls of the game's sources."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(GAME_FOLDER.rglob("*.py"))]
    return {id for source in sources for id in re.findall(r'Refusal\(\s*"([^"]+)"', source)}


def test_every_rule_that_a_refusal_cites_exists() -> None:
    cited = cited_rules()
    assert len(cited) > 60
    assert cited <= set(BOOKS["de"].rules)


def test_every_option_and_the_presets_are_explained() -> None:
    options = options_of(find_game("terra-mystica"))
    assert {option.rule for option in options.options.values()} <= set(BOOKS["de"].rules)
    for book in BOOKS.values():
        assert all(name in book.rule("options.presets").text for name in options.presets)
        for name in options.presets["league"]:
            assert name in book.rule("options.presets").text


def test_the_rule_index_has_every_heading_in_the_order_of_the_book() -> None:
    assert list(read_rule_index(PACKAGE)) == HEADINGS


def test_the_rule_files_of_the_rule_index_exist() -> None:
    for sources in read_rule_index(PACKAGE).values():
        for file in sources.rule_files:
            assert (GAME_FOLDER / file).is_file(), file


def test_the_test_files_of_the_rule_index_exist() -> None:
    index = read_rule_index(PACKAGE)
    assert all(sources.test_files for sources in index.values())
    listed = {file for sources in index.values() for file in sources.test_files}
    missing = sorted(file for file in listed if not (ROOT / file).is_file())
    written = list((ROOT / "tests" / "games" / "terra_mystica" / "rules").glob("test_*.py"))
    if missing and len(written) < len([file for file in listed if "/rules/" in file]):
        pytest.skip(f"the tests of the rules are not all written yet: {', '.join(missing)}")
    assert not missing


def test_every_rule_file_is_in_the_rule_index() -> None:
    indexed = {file for sources in read_rule_index(PACKAGE).values() for file in sources.rule_files}
    for folder in ("rules", "factions"):
        for path in (GAME_FOLDER / folder).glob("*.py"):
            if path.name not in ("__init__.py", "all.py", "faction.py"):
                assert f"{folder}/{path.name}" in indexed


STRANGERS_QUESTIONS = [
    ("how many buildings make a town?", "towns.size questions.town-size"),
    ("Wie viele Gebäude braucht eine Stadt?", "towns.size questions.town-size"),
    ("where are the Darklings' spade costs?", "factions.darklings questions.spade-costs transform.spade-price"),
    ("Was kostet ein Spaten bei den Düsterlingen?", "factions.darklings questions.spade-costs transform.spade-price"),
    ("what happens when bowl I is empty?", "power.cycle questions.bowl-one-empty"),
    ("Was passiert, wenn Schale I leer ist?", "power.cycle questions.bowl-one-empty"),
    ("how much is a trading house?", "upgrade.trading-house-price"),
    ("Was kostet ein Handelshaus?", "upgrade.trading-house-price"),
    ("can I get to step 10 without a key?", "cults.top mistakes.top-without-key"),
    ("Wer beginnt die nächste Runde?", "passing.first turn.order"),
    ("who starts the next round?", "passing.first turn.order"),
    ("Kommen Priester wieder zurück?", "priests.return questions.priest-back"),
    ("Wann endet das Spiel?", "end.when"),
    ("what is the Witches' stronghold good for?", "factions.witches special-actions.witches"),
    ("Was ist bei Gleichstand?", "end.winner scoring.ties"),
]


@pytest.mark.parametrize(("question", "answers"), STRANGERS_QUESTIONS)
def test_a_stranger_finds_the_answer_among_the_first_three(question: str, answers: str) -> None:
    book = BOOKS["de" if re.search(r"^(Was|Wie|Wer|Wann|Kommen)\b", question) else "en"]
    found = [rule.id for rule in book.search(question, limit=3)]
    assert set(answers.split()) & set(found), found


@in_both_languages
@pytest.mark.parametrize(
    ("name", "heading"),
    [
        ("towns", "towns"),
        ("Städte", "towns"),
        ("town", "towns"),
        ("Stadt", "towns"),
        ("leech", "power-from-neighbours"),
        ("Schaufel", "transform-and-build"),
        ("favor tiles", "favours"),
        ("Bowls", "power"),
        ("Rundenbonuskarten und Wertungsplättchen", "tiles"),
        ("Endwertung", "scoring"),
    ],
)
def test_headings_are_found_by_their_names_in_either_language(book: Rulebook, name: str, heading: str) -> None:
    assert book.heading(name).id == heading
