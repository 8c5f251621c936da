"""Giving up what is due. Printed: free spades only. The option `may-give-up` adds bridges, rides and the like."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import is_empty
from spielwerk.games.terra_mystica.actions import (
    GIVE_UP_BRIDGE,
    GIVE_UP_DWELLING,
    GIVE_UP_NAMES,
    GIVE_UP_SPADE,
    GIVE_UP_TRADING_HOUSE,
)
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.state import CULT_SPADES, INSTEAD_OF_SANDSTORM, TRANSFORMING, Player, State


def _is_due(player: Player, due: i64) -> bool:
    if due == GIVE_UP_SPADE:
        return player.spades > 0
    if due == GIVE_UP_BRIDGE:
        return player.due_bridges > 0
    if due == GIVE_UP_DWELLING:
        return player.due_ride > 0
    if due == GIVE_UP_TRADING_HOUSE:
        return player.due_trading_house > 0
    return player.due_sandstorm > 0


class GiveUp(Kind):
    """Does not take what is due."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        for due in range(len(GIVE_UP_NAMES)):
            if _is_due(player, due):
                if due == GIVE_UP_SPADE:
                    if player.bought_spades == 0:
                        out.append(self.start + due)
                elif state.settings.may_give_up:
                    out.append(self.start + due)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        due = action - self.start
        if due != GIVE_UP_SPADE and state.phase == CULT_SPADES and found.add("turn.phase"):
            return
        if not _is_due(player, due) and found.add("give-up.nothing"):
            return
        if due == GIVE_UP_SPADE:
            if player.bought_spades > 0:
                found.add("transform.use-bought")
        elif not state.settings.may_give_up:
            found.add("give-up.not-allowed")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        due = action - self.start
        if due == GIVE_UP_SPADE:
            player.spades -= 1
            if state.phase == CULT_SPADES and player.spades == 0:
                player.end_transformation()
            elif state.turn == seat and player.spades == 0 and is_empty(player.changed) and player.may_build == 0:
                turns.finish_action(state, seat)
        elif due == GIVE_UP_BRIDGE:
            player.due_bridges -= 1
        elif due == GIVE_UP_DWELLING:
            player.due_ride = 0
        elif due == GIVE_UP_TRADING_HOUSE:
            player.due_trading_house = 0
        else:
            player.due_sandstorm = 0
            player.may_build = INSTEAD_OF_SANDSTORM
            state.stage = TRANSFORMING
