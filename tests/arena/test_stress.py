"""Long random runs in short: every set-up is met, and what is wrong is found."""

import dataclasses
import json
from typing import Any

import pytest

from spielwerk.arena import stress
from spielwerk.arena.stress import Case, cases, play, play_all
from spielwerk.core.discovery import find_game
from spielwerk.core.options import options_of
from spielwerk.games.terra_mystica import invariants

GAME = find_game("terra-mystica")


def test_cases_go_through_players_presets_and_options() -> None:
    found = [options_of(GAME).parse(case.options) for case in cases(GAME, 48, 1)]
    assert {values["players"] for values in found} == {2, 3, 4, 5}
    for option in options_of(GAME).options.values():
        if option.name != "map":
            assert len({str(values[option.name]) for values in found}) > 1, option.name


def test_random_games_are_sound() -> None:
    for case in cases(GAME, 24, 1000):
        outcome = play(case)
        assert outcome.problems == [], str(case)
        assert outcome.steps > 50


def test_cases_travel_as_json() -> None:
    case = cases(GAME, 3, 5)[2]
    line = next(play_all(iter([json.dumps(dataclasses.asdict(case))])))
    assert json.loads(line) == dataclasses.asdict(play(case))


def test_the_first_wrong_positions_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Watch:
        def __init__(self, state: object) -> None:
            pass

        def look(self, state: object, seat: int, action: int) -> list[str]:
            return ["a coin from nowhere"]

    def feature(game: object, name: str) -> Any:
        return type("Module", (), {"Watch": Watch})

    monkeypatch.setattr(stress, "feature", feature)
    problems = play(Case("terra-mystica", "players=2", 0)).problems
    assert problems[0] == "step 1, after 'score SCORE7': a coin from nowhere"
    assert len(problems) == stress.MOST_PROBLEMS + 2


def test_the_game_offers_invariants() -> None:
    assert invariants.check(GAME.new_initial_state(options_of(GAME).complete({}))) == []
