# not compiled: the entry point, asked once per game
"""Noria as a game that can be found, set up and played."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.game import Beginning, Game, State
from spielwerk.core.options import Option, Settled
from spielwerk.games.noria.kinds import NUM_DISTINCT_ACTIONS
from spielwerk.games.noria.options import PRESETS, option_specs, settings_of
from spielwerk.games.noria.planner import turns
from spielwerk.games.noria.projection import projection
from spielwerk.games.noria.turn import Noria, new_state

RULES_VERSION: Final = 2
"""Goes up whenever a record written before could lead to another position now.

Records of version 1 tell the value of `adjacency`, which had another usual value, so nothing is to be added to them."""

LONGEST_GAME: Final = 5000
"""Far more actions than sixteen rounds can hold: what can be done in a turn is limited by what there is to pay with."""


SETTINGS: Final = Settled(settings_of)


class NoriaGame(Game):
    def __init__(self) -> None:
        super().__init__("noria", __package__, 1, 4, RULES_VERSION)

    def num_distinct_actions(self) -> int:
        return NUM_DISTINCT_ACTIONS

    def max_game_length(self) -> int:
        return LONGEST_GAME

    def option_specs(self) -> list[Option]:
        return option_specs()

    def presets(self) -> Mapping[str, Mapping[str, object]]:
        return PRESETS

    def new_initial_state(self, options: Mapping[str, object] | None = None) -> Noria:
        agreed = self.agreed(options)
        state = new_state(SETTINGS.of(agreed))
        state.begun = Beginning(self, agreed)
        return state

    def promising_turns(self, state: State, seat: int) -> list[list[int]]:
        assert isinstance(state, Noria)
        return turns(state, seat)

    def projection(self, state: State, seat: int) -> float:
        assert isinstance(state, Noria)
        return projection(state, seat)


GAME: Final = NoriaGame()
