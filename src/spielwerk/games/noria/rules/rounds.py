"""Rounds and the round track (rulebook, "Rounds"): how many there are, and what the track makes more expensive."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.games.noria.settings import Settings
from spielwerk.games.noria.state import FINISHED, State
from spielwerk.games.noria.terms import CHAMBERS, TRACK

DEAR_FROM: Final = 11
"""Space of the track from which on influence costs more: round 11, 10 or 9 with 2, 3 or 4 players."""


def _free_spaces(settings: Settings) -> i64:
    """The lowest spaces of the track, which stay free: 0, 1 or 2 with 2, 3 or 4 players, 0 in the solo game."""
    return settings.table_size - 2


def rounds(settings: Settings) -> i64:
    """16, 15 or 14 with 2, 3 or 4 players."""
    return TRACK - _free_spaces(settings)


def first_dear_round(settings: Settings) -> i64:
    """The round from which on influence costs more."""
    return DEAR_FROM - _free_spaces(settings)


def is_dear(state: State) -> bool:
    return state.round >= first_dear_round(state.settings)


def cogs_at(settings: Settings, round: i64) -> i64:
    """Cogs visible on the round track in a round: what an intrigue costs."""
    seen: i64 = 0
    for place in range(round + _free_spaces(settings)):
        seen += settings.values.track_cogs[place]
    return seen


def cogs(state: State) -> i64:
    return cogs_at(state.settings, state.round)


def finish(state: State) -> None:
    """Politicians that are left in the upper areas leave; then the chambers count."""
    for chamber in range(CHAMBERS):
        state.upper[chamber] = 0
    state.phase = FINISHED
    state.turn = NOBODY
