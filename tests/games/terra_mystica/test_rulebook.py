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


def test_the_headings_in_their_order() -> None:
    assert list(BOOKS["de"].headings) == HEADINGS


def cited_rules() -> set[str]:
    """Ids in the rules of the game and its sequence of play."""
    paths = [GAME_FOLDER / "turn.py", *sorted(GAME_FOLDER.glob("rules/*.py"))]
    return {
        id
        for path in paths
        for id in re.findall(r'(?<!Problem\()"([a-z-]+\.[a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }


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
