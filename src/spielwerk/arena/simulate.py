# not compiled: a few lines per game; the games themselves run compiled
"""Many games between bots. What happens depends on the plan alone, not on how many processes share the work.

Bots go around the table: in game g the bot of seat s is `bots[(s + g) % players]`, so each plays every seat.
"""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from spielwerk.arena.playout import begin_randomly, play_match
from spielwerk.arena.summary import GameResult, Simulation
from spielwerk.arena.variety import random_options
from spielwerk.arena.workers import spread
from spielwerk.bots.all import make_bot
from spielwerk.core.chance import Chance
from spielwerk.core.discovery import feature, find_game
from spielwerk.core.driver import Play
from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, Game, State
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.core.random import Random as Dice
from spielwerk.core.record import Record
from spielwerk.core.record_text import dump

_CHUNKS_PER_PROCESS: Final = 16
_LARGEST_CHUNK: Final = 100


@dataclass(frozen=True)
class Plan:
    """Everything that the games depend on, in a form that travels between processes."""

    game: str
    bots: tuple[str, ...]
    """One bot for all seats, or one for each."""
    players: int
    games: int
    seed: str
    options: str = ""
    """Text form; what is left out has its default value."""
    vary: bool = False
    """Whether what `options` leaves out is drawn at random for each game."""
    random_start: int = 0
    """So many first decisions of every seat are made at random, whatever the bots think of them."""
    records: bool = False

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(self.players))

    def seed_of(self, number: int) -> str:
        return f"{self.seed}-{number}"


@dataclass(frozen=True)
class Chunk:
    """Some games of a plan, for one process."""

    plan: Plan
    first: int
    games: int


@dataclass(frozen=True)
class Outcome:
    """What a process gives back: results, CPU seconds, and records as text if they are wanted."""

    results: list[GameResult]
    seconds: float
    records: list[str] = field(default_factory=list)


def check(plan: Plan) -> None:
    """Raises Problem for a plan that cannot be carried out."""
    game = find_game(plan.game)
    values = _options(game, plan, 0)
    if len(plan.bots) not in (1, plan.players):
        raise Problem("bots.for-players", n=len(plan.bots), players=plan.players)
    for name in plan.bots:
        make_bot(name, game, 0)
    if plan.games < 1:
        raise Problem("simulate.no-games")
    game.new_initial_state(values)


def simulate(
    plan: Plan,
    jobs: int = 1,
    done: Callable[[int], None] | None = None,
    keep: Callable[[int, str], None] | None = None,
) -> Simulation:
    """Plays all games. `done` hears of each number of games finished, `keep` gets every game's number and record."""
    check(plan)
    begin = time.perf_counter()
    results: list[GameResult] = []
    seconds = 0.0
    for outcome in spread(play_chunk, _chunks(plan, jobs), jobs):
        for result, record in zip(outcome.results, outcome.records or [""] * len(outcome.results), strict=True):
            if keep is not None and record:
                keep(result.number, record)
        results += outcome.results
        seconds += outcome.seconds
        if done is not None:
            done(len(outcome.results))
    report = feature(find_game(plan.game), "report")
    sources: tuple[str, ...] = report.SOURCES if report is not None else ()
    return Simulation(plan.game, plan.players, plan.seed, results, sources, time.perf_counter() - begin, seconds, jobs)


def _chunks(plan: Plan, jobs: int) -> list[Chunk]:
    size = max(1, min(_LARGEST_CHUNK, plan.games // (max(1, jobs) * _CHUNKS_PER_PROCESS)))
    return [Chunk(plan, first, min(size, plan.games - first)) for first in range(0, plan.games, size)]


def play_chunk(chunk: Chunk) -> Outcome:
    begin = time.process_time()
    results: list[GameResult] = []
    records: list[str] = []
    for number in range(chunk.first, chunk.first + chunk.games):
        result, record = play_game(chunk.plan, number)
        results.append(result)
        if chunk.plan.records:
            records.append(dump(record()))
    return Outcome(results, time.process_time() - begin, records)


def play_game(plan: Plan, number: int) -> tuple[GameResult, Callable[[], Record]]:
    """One game of a plan, and a function that makes its record."""
    game = find_game(plan.game)
    values = _options(game, plan, number)
    seed = plan.seed_of(number)
    chance = Chance(seed)
    names = plan.bots_of(number)
    bots = [make_bot(name, game, _number(f"{seed}/bot/{seat}")) for seat, name in enumerate(names)]
    state = game.new_initial_state(values)

    def draw(position: State) -> int:
        return chance.draw(position.chance_stream(), position.chance_outcomes())

    start = begin_randomly(state, draw, plan.random_start, Dice(_number(f"{seed}/start")))
    steps = play_match(state, bots, draw, game.max_game_length(), start)
    result = GameResult(
        number=number,
        bots=names,
        names=tuple(state.seat_name(seat) for seat in range(plan.players)),
        points=tuple(state.returns()),
        steps=len(steps),
        sources=tuple(_sources(game, state, seat) for seat in range(plan.players)),
        winners=_winners(game, state),
    )
    return result, lambda: _record(game, values, seed, names, steps)


def _options(game: Game, plan: Plan, number: int) -> dict[str, Any]:
    options = options_of(game)
    given = {**options.parse(plan.options), PLAYERS: plan.players}
    if plan.vary:
        return random_options(game, plan.players, Random(plan.seed_of(number)), given)
    return options.complete(given)


def _number(text: str) -> int:
    """A seed for dice, of 32 bits."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def _sources(game: Game, state: State, seat: int) -> tuple[int, ...]:
    report = feature(game, "report")
    return tuple(report.points_by_source(state, seat)) if report is not None else ()


def _winners(game: Game, state: State) -> tuple[int, ...] | None:
    report = feature(game, "report")
    return tuple(report.winners(state)) if report is not None and hasattr(report, "winners") else None


def _record(
    game: Game, values: dict[str, Any], seed: str, bots: tuple[str, ...], steps: list[tuple[int, int]]
) -> Record:
    """The record of a game that has been played; its draws come from the seed that it names."""
    record = Record(game, values, seed=seed)
    record.people.update(enumerate(bots))
    play = Play(record, game.new_initial_state(record.options), None)
    for seat, action in steps:
        if seat == CHANCE_PLAYER:
            play.enter_draw(action)
        else:
            play.act(action, seat)
    return record
