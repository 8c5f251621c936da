# not compiled: asked once per decision of a person
"""How a turn runs, for those who put one together step by step."""

from spielwerk.games.noria.actions import DONE
from spielwerk.games.noria.state import ADMINISTRATION, BUILDING_WHEELS, INFLUENCE, TAKING_RESOURCE, TURNS, State
from spielwerk.games.noria.terms import STARTING_DISCS


def is_under_way(state: State, seat: int) -> bool:
    """Also while the seat builds its wheel."""
    if state.turn != seat:
        return False
    if state.phase < TAKING_RESOURCE:
        return len(state.players[seat].waiting) < STARTING_DISCS
    if state.phase != TURNS:
        return False
    return state.must_decide() or state.stage != INFLUENCE or state.night_shifts + state.rebuilds > 0


def usual_action(state: State, seat: int) -> int | None:
    """To end the turn, where nothing is to be inserted after it."""
    if state.phase != TURNS or state.turn != seat or state.must_decide() or state.stage == ADMINISTRATION:
        return None
    return DONE if len(state.players[seat].waiting) == 0 else None


def needs_board(state: State, seat: int) -> bool:
    """At the beginning of the turn, and while wheels are built."""
    return state.phase == BUILDING_WHEELS or not is_under_way(state, seat)
