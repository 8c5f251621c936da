"""The six power actions of the game board, each once per round (rulebook, "Power Actions")."""

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
from spielwerk.games.terra_mystica.tiles import power_actions as tiles


def _has_use(state: State, seat: i64, number: i64) -> bool:
    """Whether the action can be carried out: a bridge must be placed, a spade must find a hex.

    What is gained and finds no room is lost, as everywhere else: so ACT2 may be taken with all
    priests in use, and be it to keep it from others.
    """
    if state.settings.may_give_up:
        return True
    if tiles.BRIDGES[number] > 0:
        return bridges.can_place(state, seat)
    return tiles.SPADES[number] == 0 or can_use_spade(state, seat)


class PowerAction(Kind):
    """Takes one of the power actions ACT1 to ACT6."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        bowl = state.players[seat].bowl_three
        for number in range(POWER_ACTION_SLOTS):
            if bowl >= tiles.COST[number] and state.power_used & BIT[number] == 0 and _has_use(state, seat, number):
                out.append(self.start + number)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        number = action - self.start
        bowl = state.players[seat].bowl_three
        if state.power_used & BIT[number] != 0 and found.add("power-actions.used"):
            return
        if bowl < tiles.COST[number] and found.add("power-actions.cost", tiles.COST[number], bowl):
            return
        if not _has_use(state, seat, number):
            found.add("power-actions.no-use")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        number = action - self.start
        player = state.players[seat]
        turns.begin_action(state, seat)
        spend_power(player, tiles.COST[number])
        state.power_used = state.power_used | BIT[number]
        player.due_bridges += tiles.BRIDGES[number]
        gain_priests(player, tiles.PRIESTS[number])
        player.workers += tiles.WORKERS[number]
        player.coins += tiles.COINS[number]
        spades = tiles.SPADES[number]
        if spades > 0:
            give_spades(state, seat, spades, ON_ANY_HOME_HEX, spades > 1)
        else:
            turns.finish_action(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return (0, 0, 0, tiles.COST[action - self.start])
