# not compiled: asked once per decision of a person
"""How a turn runs, for those who put one together step by step."""

from spielwerk.games.nottingham.actions import PASS
from spielwerk.games.nottingham.state import DECIDING, TRADING, State


def is_under_way(state: State, seat: int) -> bool:
    """The seat has begun its turn and still has something to decide: a victim, a card, what to trade."""
    return bool(state.turn == seat and state.phase > DECIDING)


def usual_action(state: State, seat: int) -> int | None:
    """Nothing is traded, where nothing else can be done."""
    if state.phase == TRADING and state.turn == seat and state.legal_actions(seat) == [PASS]:
        return PASS
    return None
