# not compiled: the entry point, asked once per game
"""Nottingham as a game that can be found, set up and played."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.game import Beginning, Game, State
from spielwerk.core.options import Option, Settled
from spielwerk.games.nottingham.kinds import NUM_DISTINCT_ACTIONS
from spielwerk.games.nottingham.options import PRESETS, option_specs, settings_of
from spielwerk.games.nottingham.projection import projection
from spielwerk.games.nottingham.turn import Nottingham, new_state

RULES_VERSION: Final = 1
"""Goes up whenever a record written before could lead to another position now."""

LONGEST_GAME: Final = 200_000
"""Between two moves of the sheriff there are hardly more than 84 turns, for a pile that nobody trades from, with at
most 35 actions each and 84 discards after them; the longest path that the data may have takes 61 moves."""


SETTINGS: Final = Settled(settings_of)


class NottinghamGame(Game):
    def __init__(self) -> None:
        super().__init__("nottingham", __package__ or "", 3, 7, RULES_VERSION, has_secrets=True)

    def num_distinct_actions(self) -> int:
        return NUM_DISTINCT_ACTIONS

    def max_game_length(self) -> int:
        return LONGEST_GAME

    def option_specs(self) -> list[Option]:
        return option_specs()

    def presets(self) -> Mapping[str, Mapping[str, object]]:
        return PRESETS

    def new_initial_state(self, options: Mapping[str, object] | None = None) -> Nottingham:
        agreed = self.agreed(options)
        state = new_state(SETTINGS.of(agreed))
        state.begun = Beginning(self, agreed)
        return state

    def projection(self, state: State, seat: int) -> float:
        assert isinstance(state, Nottingham)
        return projection(state, seat)


GAME: Final = NottinghamGame()
