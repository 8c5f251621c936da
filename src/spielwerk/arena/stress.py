# not compiled: the loop that counts is in `playout`
"""Random games by the thousand: never stuck, the game's invariants after every step, and one checksum per game.

At every tenth position, what is listed as legal is compared with what is refused; and on copies every seat leaves, to
see whether the others can go on.

Compiled and plain Python must give the same checksums. `python -m spielwerk.arena.stress` reads cases as JSON and
writes their outcomes, so that one variant can ask the other.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Final

from spielwerk.arena.playout import RandomGame, dead_ends, disagreements
from spielwerk.arena.secrets import leaks
from spielwerk.arena.variety import set_ups
from spielwerk.core.discovery import feature, find_game
from spielwerk.core.game import Game, State
from spielwerk.core.options import options_of
from spielwerk.core.random import Random

MOST_PROBLEMS: Final = 3
"""A game with more problems is not played on."""


COMPARED: Final = 10
"""At every so many-th position both answers to what is legal are compared over all actions, and every seat leaves."""


@dataclass(frozen=True)
class Case:
    """A random game: everything that it depends on."""

    game: str
    options: str
    seed: int
    checked: bool = True
    """Whether the invariants are looked at."""
    secrets: bool = False
    """Whether after every step somebody looks for what he should not see, in games with secrets."""

    def __str__(self) -> str:
        return f"{self.game} {self.options} seed {self.seed}"


@dataclass(frozen=True)
class Outcome:
    steps: int
    checksum: int
    """All positions of the game in one number."""
    problems: list[str]


def cases(game: Game, games: int, seed: int, checked: bool = True, secrets: bool = False) -> list[Case]:
    """So many cases over all numbers of players, presets and random options."""
    options = options_of(game)
    chosen = islice(set_ups(game, seed), games)
    return [
        Case(game.name, options.format(values), seed + number, checked, secrets) for number, values in enumerate(chosen)
    ]


def play(case: Case) -> Outcome:
    """Plays a case to the end. In odd games any decider may be next; half of the games are lively ones.

    In those, actions are as likely as the game's module `lively` says, if it has one, so that games get somewhere.
    """
    game = find_game(case.game)
    state = game.new_initial_state(options_of(game).complete(options_of(game).parse(case.options)))
    weights = _weights(game, state) if case.seed // 2 % 2 == 0 else []
    random_game = RandomGame(state, Random(case.seed), weights, case.seed % 2 == 1)
    problems: list[str] = []
    try:
        random_game.play(game.max_game_length(), _Look(game, state, problems, case.secrets) if case.checked else None)
    except Exception as error:
        problems.append(f"step {random_game.steps}: {error}\n{random_game.state.to_string()}")
    return Outcome(random_game.steps, random_game.folded, problems)


class _Look:
    """Collects what the game's module `invariants` finds."""

    def __init__(self, game: Game, state: State, problems: list[str], secrets: bool) -> None:
        module = feature(game, "invariants")
        self.watch = module.Watch(state) if module is not None else None
        self.problems = problems
        self.actions = game.num_distinct_actions()
        self.steps = 0
        self.secrets = secrets and game.has_secrets

    def __call__(self, state: State, seat: int, action: int) -> None:
        self.steps += 1
        if any(not state.legal_actions(other) for other in state.deciders()):
            self.problems.append(f"step {self.steps}: a seat that decides has no legal action")
        if self.steps % COMPARED == 0 and not state.is_chance_node():
            self.problems += [f"step {self.steps}: {text}" for text in disagreements(state, self.actions)]
        if self.steps % COMPARED == 0:
            self.problems += [f"step {self.steps}: {text}" for text in dead_ends(state)]
        if self.secrets:
            self.problems += [f"step {self.steps}: {text}" for text in leaks(state, self.steps)]
        if self.watch is not None:
            for problem in self.watch.look(state, seat, action):
                self.problems.append(f"step {self.steps}, after {state.action_to_string(action, seat)!r}: {problem}")
        if len(self.problems) > MOST_PROBLEMS:
            raise ValueError("too many problems")


_weights_of: dict[str, list[int]] = {}


def _weights(game: Game, state: State) -> list[int]:
    """The weight of every action by its text's first word; empty where all are alike."""
    if game.name not in _weights_of:
        lively = feature(game, "lively")
        words = [state.action_to_string(action, 0).split(" ")[0] for action in range(game.num_distinct_actions())]
        _weights_of[game.name] = [lively.FIRST_WORDS.get(word, lively.OTHERS) for word in words] if lively else []
    return _weights_of[game.name]


def play_all(lines: Iterator[str]) -> Iterator[str]:
    """Outcomes as JSON for cases as JSON."""
    for line in lines:
        yield json.dumps(asdict(play(Case(**json.loads(line)))))


if __name__ == "__main__":
    for outcome in play_all(sys.stdin):
        print(outcome, flush=True)
