"""The form for a new table speaks to people: titles stand where records have names, also within explanations."""

import pytest

from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.game import Game
from spielwerk.table.api.tables import game_info
from spielwerk.table.games.features import features_of
from spielwerk.table.pages.new import ELSEWHERE, agreed, preset
from table.webs import Web


def explained(game: str, option: str, language: str) -> str:
    infos = {info.name: info for info in game_info(find_game(game), language).options}
    return agreed(infos[option], features_of(find_game(game)), language).text


def test_titles_stand_for_names() -> None:
    german = explained("nottingham", "favour-order", "de")
    assert german.startswith(
        "„Reihenfolge der Gunst“ regelt, wer in der Gunst zuerst zieht: mit „wer eintauscht, zuerst“"
    )
    assert "“the trader first”" in explained("nottingham", "favour-order", "en")


def test_ordinary_words_stay() -> None:
    """In English some names are words of the sentence too."""
    assert "with hand into your own hand" in explained("nottingham", "unsold", "en")
    assert "„kommt auf die Hand“ auf die eigene Hand" in explained("nottingham", "unsold", "de")
    assert explained("terra-mystica", "map", "en").startswith("“Map” is the map that is played on.")


def test_no_marks_of_other_rules() -> None:
    assert "turn.no-possible-action" not in explained("nottingham", "unsold", "de")


def test_seats_have_the_names_of_their_colours_where_these_are_settled(web: Web) -> None:
    web.client.get("/new")
    shown = web.client.get("/new?game=nottingham", headers={"Accept-Language": "de"}).text
    assert "Platz 1 · Rot" in shown and "Platz 7 · Grau" in shown
    assert " · " not in web.client.get("/new?game=terra-mystica").text


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_option_is_explained_without_its_name_in_records(game: Game) -> None:
    features = features_of(game)
    info = game_info(game, "de")
    for option in info.options:
        if option.name not in ELSEWHERE:
            shown = agreed(option, features, "de")
            assert shown.title != option.name and f"„{shown.title}“" in shown.text
            assert option.name not in shown.text
            assert [choice.name for choice in shown.choices] == option.choices
    for name in info.presets:
        assert preset(name, features, "de").title != name
