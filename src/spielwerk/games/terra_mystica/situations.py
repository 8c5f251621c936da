"""In which situations a kind of action is looked at: bits, so that a kind can name several."""

from typing import Final

from mypy_extensions import i64

from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    BEFORE_ACTION,
    CHOOSING_FACTIONS,
    CULT_SPADES,
    PLACING_DWELLINGS,
    TAKING_BONUS_TILES,
    TRANSFORMING,
    State,
)

# Set-up, the seat whose decision it is.
CHOOSING: Final = 1
PLACING: Final = 2
TAKING: Final = 4

# The phase of actions.
ALWAYS: Final = 8  # whoever's turn it is
DUE: Final = 16  # something is due to the seat, whoever's turn it is
OWN_TURN: Final = 32
MAIN: Final = 64  # a main action may begin
IN_TRANSFORMATION: Final = 128  # a "transform and build" is under way
RIDE: Final = 256  # a free dwelling is due (Witches)
TRADING_HOUSE: Final = 512  # a free trading house is due (Swarmlings)
SANDSTORM: Final = 1024  # a free transformation is due (Nomads)

# Between the rounds.
CULT_BONUS: Final = 2048

CHANCE: Final = 4096

IN_TURN: Final = OWN_TURN | MAIN | IN_TRANSFORMATION
"""Kinds with one of these belong to one's own turn."""
ANY_TIME: Final = ALWAYS | DUE
"""Kinds with one of these have rules that say themselves whether it is their time in the phase of actions."""


def situation(state: State, seat: i64) -> i64:
    """The bits that hold for a seat now."""
    if state.phase == ACTIONS:
        return _in_actions(state, seat)
    if state.phase == CULT_SPADES:
        return CULT_BONUS
    if state.turn != seat:
        return 0
    if state.phase == CHOOSING_FACTIONS:
        return CHOOSING
    if state.phase == PLACING_DWELLINGS:
        return PLACING
    return TAKING if state.phase == TAKING_BONUS_TILES else 0


def _in_actions(state: State, seat: i64) -> i64:
    player = state.players[seat]
    found: i64 = ALWAYS
    if player.must_decide():
        found = found | DUE
        if player.due_ride > 0:
            found = found | RIDE
        if player.due_trading_house > 0:
            found = found | TRADING_HOUSE
        if player.due_sandstorm > 0:
            found = found | SANDSTORM
    if state.turn == seat:
        found = found | OWN_TURN
        if found & DUE == 0 or not turns.must_decide_first(state, seat):
            if state.stage == BEFORE_ACTION:
                found = found | MAIN
            elif state.stage == TRANSFORMING:
                found = found | IN_TRANSFORMATION
    return found
