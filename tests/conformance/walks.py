"""Random games for the conformance suite: which games, how many players, which options, and what is picked.

SPIELWERK_TEST_SCALE multiplies the number of games: 1 is for every day, 50 for a thorough night.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from spielwerk.core.discovery import all_games, feature
from spielwerk.core.driver import Play, new_game
from spielwerk.core.game import Game, State
from spielwerk.core.options import PLAYERS, SWITCH, options_of
from spielwerk.core.random import Random
from toy import TOY
from toys.burglars.game import GAME as BURGLARS

TOYS: Final = (TOY, BURGLARS)

SCALE: Final = float(os.environ.get("SPIELWERK_TEST_SCALE", "1"))


@dataclass(frozen=True)
class Case:
    """A game with everything agreed."""

    game: Game
    label: str
    options: Mapping[str, object]

    def __str__(self) -> str:
        return f"{self.game.name}-{self.options[PLAYERS]}-{self.label}"

    def initial_state(self) -> State:
        return self.game.new_initial_state(options_of(self.game).complete(self.options))

    def seeds(self, games: float = 2) -> range:
        """Seeds for so many games, at least one."""
        return range(max(1, round(games * SCALE)))


def cases() -> list[Case]:
    """Every game with every number of players, with each preset, and with all switches the other way round."""
    found = []
    for game in [*all_games(), *TOYS]:
        options = options_of(game)
        sets: dict[str, dict[str, object]] = {name: options.preset(name) for name in options.presets}
        sets["other"] = {name: not option.default for name, option in options.options.items() if option.kind == SWITCH}
        for players in range(game.min_players, game.max_players + 1):
            found += [Case(game, label, {**values, PLAYERS: players}) for label, values in sets.items()]
    return found


CASES: Final = cases()


class Picker:
    """Picks who acts and what: any decider in odd games, the rulebook's order in even ones.

    Half of the games are lively: what is picked is as likely as the game's module `lively` says, if it has one.
    """

    def __init__(self, case: Case, seed: int) -> None:
        self.random: Final = Random(seed * 7919 + 17)
        self.lively: Final = feature(case.game, "lively") if seed % 4 < 2 else None
        self.any_order: Final = seed % 2 == 1

    def seat(self, state: State) -> int:
        deciders = state.deciders()
        return deciders[self.random.below(len(deciders))] if self.any_order else state.current_player()

    def action(self, state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        if self.lively is None:
            return legal[self.random.below(len(legal))]
        texts = [state.action_to_string(action, seat) for action in legal]
        weights: list[int] = [self.lively.weight(state, text, seat) for text in texts]
        rest = self.random.below(sum(weights))
        for action, weight in zip(legal, weights, strict=True):
            rest -= weight
            if rest < 0:
                return action
        raise AssertionError("the weights add up")

    def one_in(self, number: int) -> bool:
        return self.random.below(number) == 0

    def step(self, state: State) -> None:
        """One action or draw."""
        if state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[self.random.below(len(outcomes))])
        else:
            seat = self.seat(state)
            state.apply_action(self.action(state, seat), seat)


def positions(case: Case, seed: int, one_in: int = 1) -> Iterator[tuple[State, Picker]]:
    """About every `one_in`-th position of a random game, the last one always. The game goes on with the very object."""
    picker = Picker(case, seed)
    state = case.initial_state()
    steps = 0
    while not state.is_terminal():
        if picker.one_in(one_in):
            yield state, picker
        picker.step(state)
        steps += 1
        assert steps <= case.game.max_game_length(), f"longer than max_game_length: {steps}"
    yield state, picker


def played(case: Case, seed: int, withdrawals: int = 0) -> Play:
    """A random game with its record, played to the end. So many seats withdraw on the way, if it lasts long enough."""
    picker = Picker(case, seed)
    play = new_game(case.game, case.options, f"game {seed}")
    stay = play.state.num_players()
    while not play.state.is_terminal():
        seat = picker.seat(play.state)
        if withdrawals and stay > 1 and picker.one_in(40):
            play.withdraw(seat)
            withdrawals -= 1
            stay -= 1
        else:
            play.act(picker.action(play.state, seat), seat)
        assert len(play.record.entries) <= case.game.max_game_length()
    return play
