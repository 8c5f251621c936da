"""The end of the game (rulebook, "End of the Game"): what `scorings` compare, and what is left over."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.scorings.all import SCORINGS
from spielwerk.games.terra_mystica.state import (
    FINAL_RESOURCES,
    FINAL_SCORE,
    FROM_RESOURCES,
    State,
)
from spielwerk.games.terra_mystica.values import BURNT


def score_game(state: State) -> None:
    for scoring in SCORINGS:
        amounts = vec[i64]([])
        for seat in range(len(state.players)):
            amounts = append(amounts, scoring.amount(state, seat))
        _reward(state, scoring.source, amounts, scoring.points)
    for seat in range(len(state.players)):
        _score_resources(state, seat)


def shared_points(amounts: vec[i64], seat: i64, points: vec[i64]) -> i64:
    """Points of one seat: places by amount, ties share the sum of their places rounded down, 0 scores nothing."""
    mine = amounts[seat]
    if mine == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0
    for amount in amounts:
        if amount > mine:
            better += 1
        elif amount == mine:
            equal += 1
    total: i64 = 0
    for place in range(better, better + equal):
        if place < len(points):
            total += points[place]
    return total // equal


def _reward(state: State, source: i64, amounts: vec[i64], points: vec[i64]) -> None:
    for seat in range(len(state.players)):
        gained = shared_points(amounts, seat, points)
        if gained > 0:
            score(state.players[seat], source, gained)
            state.note(FINAL_SCORE, seat, source, gained)


def _score_resources(state: State, seat: i64) -> None:
    """Bowl II is sacrificed as far as it goes; power, priests and workers become coins, and coins VP."""
    player = state.players[seat]
    burnt = player.bowl_two // BURNT
    player.bowl_two -= BURNT * burnt
    player.bowl_three += burnt
    player.coins += player.bowl_three + player.priests + player.workers
    player.bowl_one += player.bowl_three
    player.bowl_three = 0
    player.priests = 0
    player.workers = 0
    state.note(FINAL_RESOURCES, seat, player.coins, 0)
    points = player.coins // player.faction.coins_per_point
    player.coins -= points * player.faction.coins_per_point
    score(player, FROM_RESOURCES, points)
    state.note(FINAL_SCORE, seat, FROM_RESOURCES, points)
