"""Random games by the thousand, and records there and back: what nightly runs and doubts are for.

    stress.py terra-mystica --games 10000         never stuck, invariants at every step, compiled equals plain
    stress.py nottingham --games 2000 --secrets   and nobody sees what is hidden from him, at every step
    stress.py terra-mystica --round-trips 1000    self-played records exported, imported and compared step by step

Exit code 1 if anything is wrong. Runs on the spielwerk that Python finds: .venv/bin/python tools/stress.py ...
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

from spielwerk.arena.bench import games_folder, stored_games
from spielwerk.arena.round_trips import Trip, problems_of, travel
from spielwerk.arena.simulate import Plan
from spielwerk.arena.stress import Case, Outcome, cases, play
from spielwerk.arena.workers import spread
from spielwerk.core.build_info import copy_plain, is_compiled, variant
from spielwerk.core.discovery import find_game
from spielwerk.core.game import Game

SHOWN = 10
"""Problems that are printed in full."""


def progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{done} of {total}", end="" if done < total else "\n", file=sys.stderr, flush=True)


def plain_outcomes(all_cases: list[Case]) -> Iterator[Outcome]:
    """The same cases on a copy of the package without compiled modules."""
    with tempfile.TemporaryDirectory(prefix="spielwerk-plain-") as place:
        copy_plain(Path(place))
        process = subprocess.Popen(
            [sys.executable, "-m", "spielwerk.arena.stress"],
            cwd=place,
            env=os.environ | {"PYTHONPATH": place},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdin is not None and process.stdout is not None
        for case in all_cases:
            process.stdin.write(json.dumps(asdict(replace(case, checked=False, secrets=False))) + "\n")
            process.stdin.flush()
            yield Outcome(**json.loads(process.stdout.readline()))
        process.stdin.close()
        process.wait()


def stress(game: Game, games: int, seed: int, jobs: int, plain: bool, secrets: bool) -> int:
    """Plays the random games and gives the number of bad ones."""
    begin = time.perf_counter()
    all_cases = cases(game, games, seed, secrets=secrets)
    outcomes: list[Outcome] = []
    for outcome in spread(play, all_cases, jobs):
        outcomes.append(outcome)
        progress(len(outcomes), games)
    bad = [(case, outcome.problems[0]) for case, outcome in zip(all_cases, outcomes, strict=True) if outcome.problems]
    steps = sum(outcome.steps for outcome in outcomes)
    print(
        f"{games} random games, {variant()}: {steps} steps, invariants after each, {len(bad)} games with problems "
        f"({time.perf_counter() - begin:.0f} s)"
    )
    if plain and is_compiled():
        begin = time.perf_counter()
        different = 0
        for done, (case, outcome) in enumerate(zip(all_cases, plain_outcomes(all_cases), strict=True)):
            progress(done + 1, games)
            mine = outcomes[done]
            if (outcome.steps, outcome.checksum) != (mine.steps, mine.checksum):
                different += 1
                bad.append((case, "compiled and plain Python do not play the same game"))
        seconds = time.perf_counter() - begin
        print(f"The same games as plain Python: {different} with other checksums ({seconds:.0f} s)")
    for case, problem in bad[:SHOWN]:
        print(f"{case}: {problem}")
    return len(bad)


def round_trips(game: Game, games: int, seed: int, jobs: int) -> int:
    """Sends records there and back and gives the number of bad ones."""
    bad = 0
    stored = stored_games(game, games_folder(game))
    for number, text in enumerate(stored.texts):
        problems = problems_of(stored.read(text))
        bad += bool(problems)
        print(*(f"{stored.kind}, number {number}: {problem}\n" for problem in problems), end="")
    print(f"{len(stored.texts)} {stored.kind} there and back: {bad} with problems")
    counts = range(game.min_players, game.max_players + 1)
    plans = [
        Plan(game.name, ("random",), players, games, f"trip-{seed}", vary=True, random_start=1) for players in counts
    ]
    trips = [Trip(plans[number % len(plans)], number) for number in range(games)]
    names: Counter[str] = Counter()
    wrong = steps = 0
    for done, result in enumerate(spread(travel, trips, jobs)):
        progress(done + 1, games)
        names.update(result.names)
        steps += result.steps
        wrong += bool(result.problems)
        if result.problems and wrong <= SHOWN:
            print(f"{trips[done]}: {result.problems[0]}")
    print(f"{games} self-played games there and back: {steps} positions compared, {wrong} games with problems")
    print(", ".join(f"{name} {count}" for name, count in sorted(names.items())))
    return bad + wrong


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games by the thousand, and records there and back.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=0, help="so many random games")
    parser.add_argument("--round-trips", type=int, default=0, help="so many self-played records there and back")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; the comparison with plain Python has one")
    parser.add_argument("--secrets", action="store_true", help="look for leaks after every step")
    parser.add_argument("--no-plain", action="store_true", help="do not compare with plain Python")
    words = parser.parse_args()
    game = find_game(words.game)
    bad = stress(game, words.games, words.seed, words.jobs, not words.no_plain, words.secrets) if words.games else 0
    bad += round_trips(game, words.round_trips, words.seed, words.jobs) if words.round_trips else 0
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
