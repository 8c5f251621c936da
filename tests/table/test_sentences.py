"""Every refusal of the server has its sentence in every language, with the same values, and none is left over; and what
is agreed before a game has names."""

import re
from pathlib import Path
from string import Formatter

import pytest

from spielwerk import table
from spielwerk.core.data import DATA
from spielwerk.core.discovery import all_games
from spielwerk.core.game import Game
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.locale.catalogue import LANGUAGES, read_sentences
from spielwerk.table.games.features import Features

SOURCES = sorted(Path(table.__path__[0]).rglob("*.py"))
KEY = re.compile(
    r'(?:(?:Refused|super\(\).__init__)\(\s*\d{3}, |Halted\()"([a-z-]+)"|"(no-page|no-method|problem|broken)"'
)
PREFIX = "table.refused."


def used() -> set[str]:
    found = (match for source in SOURCES for match in KEY.finditer(source.read_text(encoding="utf-8")))
    return {match[1] or match[2] for match in found} | {"amounts"}


def names(forms: tuple[str, ...]) -> set[str | None]:
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    sentences = read_sentences("spielwerk", language)
    missing = {key for key in used() if PREFIX + key not in sentences}
    assert len(used()) > 40
    assert missing == set()


def test_languages_fill_in_the_same_values() -> None:
    german, english = (read_sentences("spielwerk", language) for language in LANGUAGES)
    keys = {key for key in german | english if key.startswith("table.")}
    assert {key for key in keys if names(german.get(key, ())) != names(english.get(key, ()))} == set()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_agreed_before_a_game_has_names_that_people_read(game: Game, language: str) -> None:
    """Presets, options and what there is to choose from, where a table is set up."""
    say = Features(game).catalogue(language)
    options = [option for option in options_of(game).options.values() if option.name not in (PLAYERS, DATA)]
    keys = [f"preset.{preset}" for preset in options_of(game).presets]
    keys += [f"title.{option.name}" for option in options]
    keys += [f"choice.{choice}" for option in options for choice in option.choices]
    assert [key for key in keys if f"options.{key}" not in say] == []
