"""What is told of finished games: points by chamber."""

from games.noria.play import built, given, seated, table
from spielwerk.arena.simulate import Plan, play_game
from spielwerk.games.noria.report import SOURCES, points_by_source, winners
from spielwerk.games.noria.state import SOLO_BOT, STEP


def test_points_by_chamber_are_all_points() -> None:
    state = table()
    seated(state, refinement=1, settlement=3, exploration=4, specialization=2)
    given(state, "red", steps="2/7/3/0")
    found = points_by_source(state, 0)
    assert dict(zip(SOURCES, found, strict=True))["settlement"] == 42
    assert sum(found) == state.returns()[0] == 110


def test_ties_and_the_solo_opponent_decide_who_has_won() -> None:
    state = table()
    given(state, "red", free="engine")
    assert winners(state) == [1]
    state = built(1, expert=False)
    seated(state, research=1)
    given(state, "red", steps="0/0/0/1")
    assert winners(state) == [0]
    state.players[SOLO_BOT].amounts[STEP + 3] = 1
    assert winners(state) == []


def test_simulations_count_only_games_that_were_won() -> None:
    plan = Plan(game="noria", bots=("random",), players=1, games=1, seed="1")
    result, _ = play_game(plan, 0)
    assert result.winners == ()
    assert result.wins() == [0.0]
