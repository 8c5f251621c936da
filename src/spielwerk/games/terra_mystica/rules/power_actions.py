"""The six power actions of the game board, each once per round (rulebook, "Power Actions")."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.actions import POWER_ACTION_SLOTS
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.rules import bridges, turns
from spielwerk.games.terra_mystica.rules.power import spend_power
from spielwerk.games.terra_mystica.rules.priests import gain_priests
from spielwerk.games.terra_mystica.rules.transform import can_use_spade, give_spades
from spielwerk.games.terra_mystica.state import ON_ANY_HOME_HEX, State

COST: Final[vec[i64]] = vec[i64]([3, 3, 4, 4, 4, 6])
"""Power for ACT1 to ACT6."""

BRIDGE_ACTION: Final = 0
PRIEST_ACTION: Final = 1
WORKERS_ACTION: Final = 2
COINS_ACTION: Final = 3
SPADE_ACTION: Final = 4
TWO_SPADES_ACTION: Final = 5


def _has_use(state: State, seat: i64, number: i64) -> bool:
    """Whether the action can be carried out: a bridge must be placed, a spade must find a hex.

    What is gained and finds no room is lost, as everywhere else: so ACT2 may be taken with all seven priests in
    use, and be it to keep it from others.
    """
    if state.settings.may_give_up:
        return True
    if number == BRIDGE_ACTION:
        return bridges.can_place(state, seat)
    return number < SPADE_ACTION or can_use_spade(state, seat)


class PowerAction(Kind):
    """Takes one of the power actions ACT1 to ACT6."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        bowl = state.players[seat].bowl_three
        for number in range(POWER_ACTION_SLOTS):
            if bowl >= COST[number] and state.power_used & BIT[number] == 0 and _has_use(state, seat, number):
                out.append(self.start + number)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        number = action - self.start
        bowl = state.players[seat].bowl_three
        if state.power_used & BIT[number] != 0 and found.add("power-actions.used"):
            return
        if bowl < COST[number] and found.add("power-actions.cost", COST[number], bowl):
            return
        if not _has_use(state, seat, number):
            found.add("power-actions.no-use")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        number = action - self.start
        player = state.players[seat]
        turns.begin_action(state, seat)
        spend_power(player, COST[number])
        state.power_used = state.power_used | BIT[number]
        if number >= SPADE_ACTION:
            two = number == TWO_SPADES_ACTION
            give_spades(state, seat, 2 if two else 1, ON_ANY_HOME_HEX, two)
            return
        if number == BRIDGE_ACTION:
            player.due_bridges += 1
        elif number == PRIEST_ACTION:
            gain_priests(player, 1)
        elif number == WORKERS_ACTION:
            player.workers += 2
        else:
            player.coins += 7
        turns.finish_action(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return (0, 0, 0, COST[action - self.start])
