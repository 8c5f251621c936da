"""Engineers (gray; rulebook, "Factions", last page).

Their buildings are cheaper, their incomes lower and less even; the second temple brings power instead of a priest.
As an action they build a bridge for 2 workers, any number of times per round (ACTE).

Stronghold: whenever they pass, 3 VP for every own bridge that joins two own buildings.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.sets import contains
from spielwerk.games.terra_mystica.actions import ENGINEER_BRIDGE
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.state import BRIDGE_FIELDS, State
from spielwerk.games.terra_mystica.terms import GRAY

POINTS_PER_BRIDGE: Final = 3
"""On passing, with the stronghold."""


class Engineers(Faction):
    def pass_points(self, state: State, seat: i64) -> i64:
        player = state.players[seat]
        if player.strongholds == 0:
            return 0
        points: i64 = 0
        bridges = state.bridges
        index: i64 = 0
        while index < i64(len(bridges)):
            place: i64 = bridges[index]
            if (
                bridges[index + 1] == seat
                and contains(player.built, state.board.bridge_a[place])
                and contains(player.built, state.board.bridge_b[place])
            ):
                points += POINTS_PER_BRIDGE
            index += BRIDGE_FIELDS
        return points


def faction() -> Faction:
    board = Engineers(6, "engineers", GRAY)
    board.start_coins = 10
    board.start_workers = 2
    board.start_bowl_one = 3
    board.start_bowl_two = 9
    board.start_points = 16
    board.cost_workers = vec[i64]([0, 1, 1, 1, 3, 3])
    board.cost_coins = vec[i64]([0, 1, 2, 4, 6, 6])
    board.dwelling_workers = vec[i64]([0, 1, 2, 2, 3, 4, 4, 5, 6])
    board.temple_priests = vec[i64]([0, 1, 1, 2])
    board.temple_power = vec[i64]([0, 0, 5, 5])
    board.start_action = ENGINEER_BRIDGE
    board.repeats_start_action = True
    return board
