# not compiled: what it measures is compiled, or plain where it runs on a plain copy of the package
"""How fast a game is: CPU time of one process, medians over several repetitions.

- `random_4p_games_per_s`: complete games of four players by uniformly random legal actions. Every step lists all
  legal actions of the seat that decides.
- `steps_per_s`: actions and draws in those games.
- `replay_games_per_s`: real games from a new position to the end. Their actions are known as integers; the rules
  check each one before it is played (`why_not`).
- `clone_us`: microseconds for a copy of a position in the middle of such a game.
- `text_games_per_s`: the same games from the text of their command logs: read, understood, checked and played.

Where there are no real games to replay, games of bots take their place, and `text_games_per_s` reads their records.
`python -m spielwerk.arena.bench GAME` prints the figures of the running variant as JSON; `compare` asks a copy of the
package without compiled modules in this way.
"""

import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.arena.playout import WITHDRAWS, clone_often, play_randomly, replay
from spielwerk.arena.simulate import Plan, play_game
from spielwerk.core.build_info import copy_plain, is_compiled
from spielwerk.core.discovery import feature, find_game
from spielwerk.core.errors import Problem
from spielwerk.core.game import CHANCE_PLAYER, Game, State
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.core.random import Random
from spielwerk.core.record import CHANCE, TABLE, Record
from spielwerk.core.record_text import dump, parse

PLAYERS_MEASURED: Final = 4
OWN_GAMES: Final = 20
"""Games of bots where there are no real ones."""
CLONES: Final = 1000
"""Copies of a position that are timed together."""


@dataclass(frozen=True)
class Effort:
    """How long is measured."""

    repetitions: int = 5
    seconds: float = 1.0
    """CPU time of one repetition, about."""


QUICK: Final = Effort(3, 0.2)


@dataclass(frozen=True)
class Figures:
    """One variant's speed; what the figures mean stands above."""

    random_4p_games_per_s: float
    steps_per_s: float
    replay_games_per_s: float
    clone_us: float
    text_games_per_s: float
    replayed: str
    """Which games were replayed."""


class Steps:
    """A game as it is replayed: seat and action of every step."""

    def __init__(self, options: dict[str, object]) -> None:
        self.options: Final = options
        self.seats = vec[i64]([])
        self.actions = vec[i64]([])

    def add(self, seat: int, action: int) -> None:
        self.seats = append(self.seats, i64(seat))
        self.actions = append(self.actions, i64(action))


class Stored:
    """Games to replay, as texts. `replay` plays such a text to the end, `read` makes a record of it."""

    def __init__(
        self, kind: str, texts: list[str], replay: Callable[[str], object], read: Callable[[str], Record]
    ) -> None:
        self.kind: Final = kind
        self.texts: Final = texts
        self.replay: Final = replay
        self.read: Final = read


def games_folder(game: Game) -> Path | None:
    """Where real games to replay lie: $SPIELWERK_GAMES, or `../shared/NAME_games` seen from the working directory."""
    named = os.environ.get("SPIELWERK_GAMES")
    folder = Path(named) if named else Path.cwd().parent / "shared" / f"{game.name.replace('-', '_')}_games"
    return folder.resolve() if folder.is_dir() else None


def stored_games(game: Game, folder: Path | None) -> Stored:
    """Real games, if the game's package `interchange` offers `real_games(folder)` and there are any there."""
    module = feature(game, "interchange")
    if module is not None and folder is not None:
        texts: list[str] = module.real_games(folder)

        def played(text: str) -> Any:
            return module.replay_game(module.game_of(text, "log"))

        if texts:
            return Stored("real games", texts, played, lambda text: played(text).record())
    plan = Plan(game.name, ("random",), _players(game), OWN_GAMES, "bench")
    texts = [dump(play_game(plan, number)[1]()) for number in range(OWN_GAMES)]
    return Stored("games of bots", texts, lambda text: parse(text).replay(), parse)


def steps_of(record: Record) -> Steps:
    """The entries of a record as seats and actions, what was taken back left out."""
    steps = Steps(record.options)

    def add(state: State, index: int) -> None:
        entry = record.entries[index]
        if entry.actor == CHANCE:
            steps.add(CHANCE_PLAYER, state.string_to_action(entry.text))
            return
        names = [state.seat_name(seat) for seat in range(record.players)]
        if entry.actor == TABLE:
            steps.add(names.index(entry.withdrawn()), WITHDRAWS)
        else:
            seat = names.index(entry.actor)
            steps.add(seat, state.string_to_action(entry.text, seat))

    record.replay(before=add)
    return steps


def measure(game: Game, effort: Effort, folder: Path | None) -> Figures:
    """Measures the running variant."""
    options = options_of(game).complete({PLAYERS: _players(game)})
    stored = stored_games(game, folder)
    records = [stored.read(text) for text in stored.texts]
    games = [steps_of(record) for record in records]

    def play(number: int) -> int:
        return play_randomly(game.new_initial_state(options), Random(number))

    def replay_steps(number: int) -> int:
        steps = games[number % len(games)]
        return replay(game.new_initial_state(steps.options), steps.seats, steps.actions)

    def replay_text(number: int) -> int:
        stored.replay(stored.texts[number % len(games)])
        return 1

    random_games, random_steps = _rates(play, effort)
    return Figures(
        random_4p_games_per_s=round(random_games, 1),
        steps_per_s=round(random_steps),
        replay_games_per_s=round(_rates(replay_steps, effort)[0], 1),
        clone_us=round(_clone_us([_middle(game, steps) for steps in games], effort), 3),
        text_games_per_s=round(_rates(replay_text, effort)[0], 1),
        replayed=f"{len(games)} {stored.kind}",
    )


def _players(game: Game) -> int:
    return max(game.min_players, min(PLAYERS_MEASURED, game.max_players))


def _rates(run: Callable[[int], int], effort: Effort) -> tuple[float, float]:
    """Calls per second, and the sum of what the calls return per second. Every repetition makes the same calls."""
    calls, amounts = [], []
    for _ in range(effort.repetitions):
        gc.collect()
        count, amount, passed = 0, 0, 0.0
        begin = time.process_time()
        while passed < effort.seconds:
            amount += run(count)
            count += 1
            passed = time.process_time() - begin
        calls.append(count / passed)
        amounts.append(amount / passed)
    return statistics.median(calls), statistics.median(amounts)


def _middle(game: Game, steps: Steps) -> State:
    """The position halfway through a game."""
    half = len(steps.actions) // 2
    state = game.new_initial_state(steps.options)
    replay(state, steps.seats[:half], steps.actions[:half])
    return state


def _clone_us(positions: list[State], effort: Effort) -> float:
    """The median over the positions, of which each counts with its median over the repetitions."""
    medians = []
    for position in positions:
        times = []
        for _ in range(effort.repetitions):
            begin = time.process_time()
            clone_often(position, CLONES)
            times.append((time.process_time() - begin) / CLONES * 1e6)
        medians.append(statistics.median(times))
    return statistics.median(medians)


def compare(game: Game, effort: Effort, folder: Path | None) -> dict[str, dict[str, object] | None]:
    """Figures of both variants; None for `compiled` where there is no compiled one."""
    if not is_compiled():
        return {"compiled": None, "plain": asdict(measure(game, effort, folder))}
    return {"compiled": asdict(measure(game, effort, folder)), "plain": _measure_plain(game, effort, folder)}


def _measure_plain(game: Game, effort: Effort, folder: Path | None) -> dict[str, object]:
    """Measures a copy of the package without its compiled modules, in a process of its own."""
    with tempfile.TemporaryDirectory(prefix="spielwerk-plain-") as place:
        copy_plain(Path(place))
        words = [game.name, str(effort.repetitions), str(effort.seconds), str(folder or "")]
        command = [sys.executable, "-m", "spielwerk.arena.bench", *words]
        # The working directory is looked at before PYTHONPATH.
        environment = os.environ | {"PYTHONPATH": place}
        done = subprocess.run(command, cwd=place, env=environment, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        raise Problem("bench.plain", code=done.returncode)
    figures: dict[str, object] = json.loads(done.stdout)
    return figures


def _main(words: list[str]) -> None:
    name, repetitions, seconds, folder = words
    effort = Effort(int(repetitions), float(seconds))
    print(json.dumps(asdict(measure(find_game(name), effort, Path(folder) if folder else None))))


if __name__ == "__main__":
    _main(sys.argv[1:])
