# not compiled: made for people, once per decision
"""How a turn of Noria runs, for those who put one together step by step."""

from spielwerk.games.noria.actions import DONE
from spielwerk.games.noria.state import ADMINISTRATION, INFLUENCE, TAKING_RESOURCE, TURNS, State


def is_under_way(state: State, seat: int) -> bool:
    """Whether the seat is in the middle of its own turn; also while it builds its wheel."""
    if state.turn != seat:
        return False
    if state.phase < TAKING_RESOURCE:
        return len(state.players[seat].waiting) < 6
    if state.phase != TURNS:
        return False
    return state.must_decide() or state.stage != INFLUENCE or state.night_shifts + state.rebuilds > 0


def usual_action(state: State, seat: int) -> int | None:
    """What a person means who only confirms: to end the turn."""
    if state.phase != TURNS or state.turn != seat or state.must_decide() or state.stage == ADMINISTRATION:
        return None
    return DONE


def only_prepares(action: int) -> bool:
    """Whether an action leaves the turn still to be taken. None does: the turn goes on until it is ended."""
    return False


def is_matter_of_taste(state: State) -> bool:
    """Whether bots may decide at random, so that games differ: nothing here is worth it."""
    return False
