"""What every game's rulebook promises: two languages alike, statements, references and an index that lead somewhere."""

import re
from pathlib import Path

import pytest

from spielwerk.core.discovery import all_games, feature
from spielwerk.core.game import Game
from spielwerk.core.rulebook import Rulebook, load_rulebook, read_rule_index, rulebook_languages

GAMES = [game for game in all_games() if feature(game, "rulebook")]
BOOKS = {
    f"{game.name}-{language}": load_rulebook(game.package, language)
    for game in GAMES
    for language in rulebook_languages(game.package)
}
ROOT = Path(__file__).resolve().parents[2]

of_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
in_every_language = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


def folder_of(game: Game) -> Path:
    package = feature(game, "game")
    assert package is not None
    return Path(str(package.__file__)).parent


@of_every_game
def test_there_are_german_and_english(game: Game) -> None:
    assert list(rulebook_languages(game.package)) == ["de", "en"]


@of_every_game
def test_both_languages_have_the_same_headings_rules_and_pages(game: Game) -> None:
    german, english = BOOKS[f"{game.name}-de"], BOOKS[f"{game.name}-en"]
    assert list(german.headings) == list(english.headings)
    assert list(german.rules) == list(english.rules)
    assert [rule.page for rule in german.rules.values()] == [rule.page for rule in english.rules.values()]


@in_every_language
def test_every_rule_is_a_statement(book: Rulebook) -> None:
    for rule in book.rules.values():
        assert rule.text[0].isupper() or rule.heading == "options", rule.id
        assert rule.text[-1] in ".?!", rule.id
        assert 15 <= len(rule.text) <= 900, rule.id
    for heading in book.headings.values():
        assert heading.rules, heading.id


@of_every_game
def test_the_languages_say_different_words(game: Game) -> None:
    for id, rule in BOOKS[f"{game.name}-en"].rules.items():
        assert rule.text != BOOKS[f"{game.name}-de"].rule(id).text, id


@in_every_language
def test_rules_that_a_text_refers_to_exist(book: Rulebook) -> None:
    referred = 0
    for rule in book.rules.values():
        for references in re.findall(r"\(([a-z-]+\.[a-z0-9-]+(?:, [a-z-]+\.[a-z0-9-]+)*)\)", rule.text):
            for id in references.split(", "):
                book.rule(id)
                referred += 1
    assert referred > 30


@in_every_language
def test_questions_and_mistakes_say_which_rule_answers_them(book: Rulebook) -> None:
    for heading in ("questions", "mistakes"):
        for rule in book.headings[heading].rules:
            assert re.search(r"\([a-z-]+\.[a-z0-9-]+", rule.text), rule.id
    assert all("?" in rule.text for rule in book.headings["questions"].rules)


@of_every_game
def test_the_rule_index_has_every_heading_in_the_order_of_the_book(game: Game) -> None:
    assert list(read_rule_index(game.package)) == list(BOOKS[f"{game.name}-de"].headings)


@of_every_game
def test_the_files_of_the_rule_index_exist(game: Game) -> None:
    for heading, sources in read_rule_index(game.package).items():
        assert sources.test_files, heading
        for file in sources.rule_files:
            assert (folder_of(game) / file).is_file(), file
        for file in sources.test_files:
            assert (ROOT / file).is_file(), file


@of_every_game
def test_every_rule_file_is_in_the_rule_index(game: Game) -> None:
    indexed = {file for sources in read_rule_index(game.package).values() for file in sources.rule_files}
    there = {f"rules/{path.name}" for path in (folder_of(game) / "rules").glob("*.py") if path.name != "__init__.py"}
    assert there <= indexed
