"""Giving up what is due. Printed: free spades only. The option `may-give-up` adds bridges, rides and the like."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import is_empty
from spielwerk.games.terra_mystica.actions import (
    GIVE_UP,
    GIVE_UP_BRIDGE,
    GIVE_UP_DWELLING,
    GIVE_UP_SLOTS,
    GIVE_UP_SPADE,
    GIVE_UP_TRADING_HOUSE,
)
from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.state import CULT_SPADES, ON_ANY_HOME_HEX, TRANSFORMING, Player, State


def _is_due(player: Player, kind: i64) -> bool:
    if kind == GIVE_UP_SPADE:
        return player.spades > 0
    if kind == GIVE_UP_BRIDGE:
        return player.due_bridges > 0
    if kind == GIVE_UP_DWELLING:
        return player.due_ride > 0
    if kind == GIVE_UP_TRADING_HOUSE:
        return player.due_trading_house > 0
    return player.due_sandstorm > 0


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    for kind in range(GIVE_UP_SLOTS):
        if _is_due(player, kind):
            if kind == GIVE_UP_SPADE:
                if player.bought_spades == 0:
                    out.append(GIVE_UP + kind)
            elif state.settings.may_give_up:
                out.append(GIVE_UP + kind)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    kind = action - GIVE_UP
    if not _is_due(player, kind):
        return Refusal("give-up.nothing")
    if kind == GIVE_UP_SPADE:
        return Refusal("transform.use-bought") if player.bought_spades > 0 else None
    return None if state.settings.may_give_up else Refusal("give-up.not-allowed")


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    kind = action - GIVE_UP
    if kind == GIVE_UP_SPADE:
        player.spades -= 1
        if state.phase == CULT_SPADES and player.spades == 0:
            player.end_transformation()
        elif state.turn == seat and player.spades == 0 and is_empty(player.changed) and player.may_build == 0:
            turns.finish_action(state, seat)
    elif kind == GIVE_UP_BRIDGE:
        player.due_bridges -= 1
    elif kind == GIVE_UP_DWELLING:
        player.due_ride = 0
    elif kind == GIVE_UP_TRADING_HOUSE:
        player.due_trading_house = 0
    else:
        player.due_sandstorm = 0
        player.may_build = ON_ANY_HOME_HEX
        state.stage = TRANSFORMING
