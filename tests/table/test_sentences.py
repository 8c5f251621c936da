"""What is agreed before a game has names in every language."""

import pytest

from spielwerk.core.data import DATA
from spielwerk.core.discovery import all_games
from spielwerk.core.game import Game
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.locale.catalogue import LANGUAGES
from spielwerk.table.games.features import Features


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
