"""Cultists (brown; rulebook, "Factions", last page).

Whenever at least one opponent takes power because of a building of theirs, they move one step on a cult of their
choice: one step per building, however many opponents take power. By the publisher's erratum they gain 1 power
instead when all opponents who could have taken power decline.

Stronghold: 7 VP at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.rules.power import gain_power
from spielwerk.games.terra_mystica.state import FROM_FACTION, State
from spielwerk.games.terra_mystica.terms import BROWN

POINTS_AT_ONCE: Final = 7
"""For the stronghold."""
STEPS: Final = 1
"""On a cult, when somebody takes power."""
POWER_IF_DECLINED: Final = 1


class Cultists(Faction):
    def stronghold_built(self, state: State, seat: i64) -> None:
        score(state.players[seat], FROM_FACTION, POINTS_AT_ONCE)

    def offer_accepted(self, state: State, seat: i64) -> None:
        state.players[seat].due_cults += STEPS

    def offers_declined(self, state: State, seat: i64) -> None:
        if state.settings.cultists_erratum:
            gain_power(state.players[seat], POWER_IF_DECLINED)


def faction() -> Faction:
    board = Cultists(3, "cultists", BROWN)
    board.start_cults = vec[i64]([1, 0, 1, 0])
    board.start_points = 16
    board.cost_coins = vec[i64]([0, 2, 3, 5, 8, 8])
    board.watches_offers = True
    return board
