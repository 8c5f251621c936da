"""The pages about the games, from their own data."""

import pytest

from spielwerk.core.discovery import all_games
from spielwerk.core.game import Game
from spielwerk.table.pages.about import about_game
from table.webs import Web

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@GAMES
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_game_tells_about_itself(game: Game, language: str) -> None:
    about = about_game(game.package, language)
    assert about is not None
    assert about.players[1] == game.max_players
    assert all(part.number > 0 and part.name for part in about.parts)
    assert all(len(text) > 4 for text in about.texts.values())
    assert about.designers and about.year > 2000


@GAMES
def test_the_page_shows_it_in_the_readers_language(game: Game, web: Web) -> None:
    german, english = (
        web.client.get(f"/games/{game.name}", headers={"accept-language": language}) for language in ("de", "en")
    )
    told = about_game(game.package, "de")
    assert told is not None and told.texts["feel"] in german.text
    assert "Kartenhüllen" in german.text and "Card sleeves" in english.text


def test_there_is_no_page_about_a_game_that_is_not_here(web: Web) -> None:
    assert web.client.get("/games/halma").status_code == 404
