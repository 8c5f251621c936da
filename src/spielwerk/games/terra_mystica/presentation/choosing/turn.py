# not compiled: asked once per decision of a person
"""How a turn runs, for those who put one together step by step."""

from spielwerk.games.terra_mystica.actions import DONE
from spielwerk.games.terra_mystica.kinds import is_exchange
from spielwerk.games.terra_mystica.rules.offers import has_offer
from spielwerk.games.terra_mystica.state import ACTIONS, AFTER_ACTION, BEFORE_ACTION, CHOOSING_FACTIONS, State


def is_under_way(state: State, seat: int) -> bool:
    return state.phase == ACTIONS and state.turn == seat and state.stage != BEFORE_ACTION


def only_prepares(action: int) -> bool:
    return is_exchange(action)


def usual_action(state: State, seat: int) -> int | None:
    """To end the turn once the action is taken."""
    after = state.phase == ACTIONS and state.turn == seat and state.stage == AFTER_ACTION
    return DONE if after and not state.players[seat].must_decide() else None


def is_matter_of_taste(state: State) -> bool:
    """Bots choose their factions at random."""
    return state.phase == CHOOSING_FACTIONS


def needs_board(state: State, seat: int) -> bool:
    """Wherever it is about places on the map."""
    player = state.players[seat]
    if has_offer(state, seat) and not player.must_decide():
        return False
    if (
        state.phase != ACTIONS
        or player.due_bridges + player.due_ride + player.due_sandstorm + player.due_trading_house > 0
    ):
        return True
    return state.turn == seat and state.stage != AFTER_ACTION and not player.must_decide()
