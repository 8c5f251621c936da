"""Situations: what is to be decided or drawn now. The table of kinds says in which ones each kind is looked at."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.sets import BIT
from spielwerk.games.noria.state import BUILDING_WHEELS, DRAWING, FINISHED, NO_PATH, TURNS, State
from spielwerk.games.noria.terms import LOWER_ROW

# Chance.
MARKET_DRAW: Final = 0
WHEEL_DRAW: Final = 1
ISLAND_DRAW: Final = 2

# Before round 1, in the order of the phases.
BUILDING: Final = 3
TAKING: Final = 4
STEPPING: Final = 5

# Within a turn: what is due, then the stages in their order.
PAYING: Final = 6
LANDING: Final = 7
REMOVING: Final = 8
INFLUENCING: Final = 9
ACTING: Final = 10
POLITICKING: Final = 11
INSERTING: Final = 12

OVER: Final = 13
SITUATIONS: Final = 14

# Sets of situations.
CHANCE: Final[i64] = BIT[MARKET_DRAW] | BIT[WHEEL_DRAW] | BIT[ISLAND_DRAW]
SETTING_UP: Final[i64] = BIT[BUILDING] | BIT[TAKING] | BIT[STEPPING]
DUE: Final[i64] = BIT[PAYING] | BIT[LANDING] | BIT[REMOVING]
ACTIONS: Final[i64] = BIT[INFLUENCING] | BIT[ACTING]
"""An action begins the action phase by itself."""
IN_TURN: Final[i64] = ACTIONS | BIT[POLITICKING]


def situation_of(state: State) -> i64:
    if state.phase != TURNS:
        return _outside_turns(state)
    if state.due_path != NO_PATH or state.due_any > 0:
        return PAYING
    if state.due_reveal:
        return ISLAND_DRAW
    if state.due_landing:
        return LANDING
    return REMOVING if state.due_removal else INFLUENCING + state.stage


def _outside_turns(state: State) -> i64:
    if state.phase == FINISHED:
        return OVER
    if state.phase != DRAWING:
        return BUILDING + state.phase - BUILDING_WHEELS
    if not market_is_drawn(state):
        return MARKET_DRAW
    return ISLAND_DRAW if state.settings.expert else WHEEL_DRAW


def market_is_drawn(state: State) -> bool:
    """Whether the lower row of the market lies there; its last kind needs no draw."""
    return not state.settings.random_market or state.drawn >= LOWER_ROW - 1
