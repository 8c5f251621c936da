# not compiled: the entry point, asked once per game
"""Terra Mystica as a game that can be found, set up and played."""

from collections.abc import Mapping
from typing import Final

from spielwerk.core.game import Beginning, Game, State
from spielwerk.core.options import Option, Settled
from spielwerk.games.terra_mystica.actions import BUILD, DRAW_SCORING, FACTION, REMOVE_BONUS
from spielwerk.games.terra_mystica.components import introductory_setup
from spielwerk.games.terra_mystica.factions.all import faction_named
from spielwerk.games.terra_mystica.heuristics import sensible_turns
from spielwerk.games.terra_mystica.kinds import NUM_DISTINCT_ACTIONS
from spielwerk.games.terra_mystica.maps import MAPS
from spielwerk.games.terra_mystica.options import INTRODUCTORY, OLD_READINGS, PRESETS, option_specs, settings_of
from spielwerk.games.terra_mystica.projection import projection
from spielwerk.games.terra_mystica.turn import TerraMystica, new_state

RULES_VERSION: Final = 2
"""Goes up whenever a record written before could lead to another position now; see `options.OLD_READINGS`."""

LONGEST_GAME: Final = 4000
"""Far more actions than six rounds can hold; conversions are limited by what there is to convert."""


SETTINGS: Final = Settled(settings_of)


class TerraMysticaGame(Game):
    def __init__(self) -> None:
        super().__init__("terra-mystica", __package__, 2, 5, RULES_VERSION)

    def num_distinct_actions(self) -> int:
        return NUM_DISTINCT_ACTIONS

    def max_game_length(self) -> int:
        return LONGEST_GAME

    def option_specs(self) -> list[Option]:
        return option_specs()

    def readings_of(self, version: int) -> Mapping[str, object]:
        """The old readings of all rules that have changed since."""
        return {
            name: value for since, values in OLD_READINGS.items() if since >= version for name, value in values.items()
        }

    def presets(self) -> Mapping[str, Mapping[str, object]]:
        return PRESETS

    def new_initial_state(self, options: Mapping[str, object] | None = None) -> TerraMystica:
        agreed = self.agreed(options)
        state = new_state(SETTINGS.of(agreed), MAPS[str(agreed["map"])])
        state.begun = Beginning(self, agreed)
        if agreed["set-up"] == INTRODUCTORY:
            _lay_out_introductory(state)
        return state

    def sensible_turns(self, state: State, seat: int) -> list[list[int]]:
        assert isinstance(state, TerraMystica)
        return sensible_turns(state, seat, state.legal_actions(seat))

    def projection(self, state: State, seat: int) -> float:
        assert isinstance(state, TerraMystica)
        return projection(state, seat)


def _lay_out_introductory(state: TerraMystica) -> None:
    """Tiles, factions and dwellings of the set-up for a first game; only the bonus tiles are still chosen."""
    setup = introductory_setup(state.num_players())
    actions = [DRAW_SCORING + tile - 1 for tile in setup.scoring]
    actions += [REMOVE_BONUS + tile - 1 for tile in setup.bonus_left_out]
    actions += [FACTION + int(faction_named(seat.faction).number) for seat in setup.seats]
    for action in actions:
        state.apply_action_with_legality_check(action)
    dwellings = [list(seat.dwellings) for seat in setup.seats]
    while any(dwellings):
        place = state.board.hex_number(dwellings[state.current_player()].pop(0))
        state.apply_action_with_legality_check(BUILD + place)


GAME: Final = TerraMysticaGame()
