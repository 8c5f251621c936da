"""Positions that show rules, in every game: they can be played, and the rulebook has the rule in every language."""

import pytest

from spielwerk.core.discovery import all_games, find_game
from spielwerk.core.rulebook import load_rulebook, rulebook_languages
from spielwerk.core.rulebook_positions import load_position, position_files

SHOWN = [(game.name, rule) for game in all_games() for rule in position_files(game.package)]


@pytest.mark.parametrize(("name", "rule"), SHOWN)
def test_what_a_position_shows_stands_in_the_rulebook(name: str, rule: str) -> None:
    package = find_game(name).package
    assert all(rule in load_rulebook(package, language).rules for language in rulebook_languages(package))


@pytest.mark.parametrize(("name", "rule"), SHOWN)
def test_a_position_is_reached_and_left_by_the_rules(name: str, rule: str) -> None:
    position = load_position(find_game(name).package, rule)
    assert position is not None
    assert position.state().to_string() != position.record.initial_state().to_string()
    position.record.replay()
