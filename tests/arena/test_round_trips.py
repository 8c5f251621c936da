"""Records there and back again: exported, imported, and compared at every action."""

import os

import pytest

from spielwerk.arena.round_trips import Trip, first_difference, problems_of, travel
from spielwerk.arena.simulate import Plan, play_game
from spielwerk.core.discovery import all_games
from spielwerk.core.game import Game

GAMES = round(8 * float(os.environ.get("SPIELWERK_TEST_SCALE", "1")))
PLANS = [
    Plan("terra-mystica", ("random",), players, 1, "there-and-back", vary=True, random_start=1)
    for players in (2, 3, 4, 5)
]


def test_self_played_games_come_back_the_same() -> None:
    for number in range(GAMES):
        trip = Trip(PLANS[number % len(PLANS)], number)
        result = travel(trip)
        assert result.problems == (), str(trip)


def test_introductory_set_ups_come_back_as_draws_and_choices() -> None:
    plan = Plan("terra-mystica", ("random",), 3, 1, "x", options="introductory")
    assert problems_of(play_game(plan, 0)[1]()) == []


def test_another_game_is_noticed() -> None:
    first, second = (play_game(PLANS[0], number)[1]() for number in (0, 4))
    assert first_difference(first, first) == ""
    assert first_difference(first, second) or first_difference(second, first)
    part = first.fork(len(first.entries) - 3)
    steps = len(first.entries)
    assert first_difference(first, part) == f"{steps} steps became {steps - 3}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_records_of_every_game_travel(game: Game) -> None:
    result = travel(Trip(Plan(game.name, ("random",), max(2, game.min_players), 1, "trip"), 0))
    assert result.problems == ()
    assert result.steps > 20
