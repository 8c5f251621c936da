"""What a seat may do, and why not: the two answers of all rules brought together, written apart from each other.

`legal_actions` goes through the blocks of actions in ascending order; `refusal` looks only at the block of the action
that it is asked about. What is legal within a block stands in the rule's own file.
"""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.terra_mystica.actions import (
    ACCEPT,
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BRIDGE,
    BUILD,
    BURN,
    CONNECT,
    CULT,
    DIG,
    DONE,
    FAVOUR,
    GIVE_UP,
    LARGEST_OFFER,
    OFFER_SLOTS,
    PASS,
    POWER_ACTION,
    SPECIAL_ACTION,
    TOWN,
    TRANSFORM,
    UPGRADE,
)
from spielwerk.games.terra_mystica.rules import (
    bridges,
    build,
    conversions,
    cults,
    dig,
    digging,
    favours,
    give_up,
    offers,
    passing,
    power_actions,
    priests,
    setup,
    shipping,
    special_actions,
    towns,
    transform,
    turns,
    upgrade,
)
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    AFTER_ACTION,
    BEFORE_ACTION,
    CHOOSING_FACTIONS,
    CULT_SPADES,
    DRAWING,
    PLACING_DWELLINGS,
    TAKING_BONUS_TILES,
    TRANSFORMING,
    State,
)
from spielwerk.games.terra_mystica.terms import TERRAINS


def legal_actions(state: State, seat: i64, out: list[int]) -> None:
    """Blocks in ascending order of their integers, so that the list is sorted."""
    if state.phase != ACTIONS:
        _legal_outside_actions(state, seat, out)
        return
    player = state.players[seat]
    own_turn = state.turn == seat
    due = player.must_decide()
    free = own_turn and not turns.must_decide_first(state, seat)
    main = free and state.stage == BEFORE_ACTION
    transforming = free and state.stage == TRANSFORMING
    if main:
        passing.legal(state, seat, out)
    if own_turn and state.stage != BEFORE_ACTION and not turns.must_decide_in_turn(state, seat):
        if player.bought_spades == 0 or transform.may_leave_bought(state, seat):
            out.append(DONE)
    if own_turn:
        conversions.legal(state, seat, out)
    if main:
        shipping.legal(state, seat, out)
        digging.legal(state, seat, out)
        priests.legal(state, seat, out)
        power_actions.legal(state, seat, out)
        special_actions.legal(state, seat, out)
    if main or transforming:
        dig.legal(state, seat, out)
    if due:
        favours.legal(state, seat, out)
        towns.legal(state, seat, out)
        cults.legal(state, seat, out, own_turn)
    if due or transforming:
        give_up.legal(state, seat, out)
    offers.legal(state, seat, out)
    if due:
        bridges.legal(state, seat, out)
    if own_turn:
        towns.connect_legal(state, seat, out)
    if main or transforming or player.due_ride > 0:
        build.legal(state, seat, out)
    if main or player.due_trading_house > 0:
        upgrade.legal(state, seat, out)
    if transforming or player.due_sandstorm > 0:
        transform.legal(state, seat, out)


def _legal_outside_actions(state: State, seat: i64, out: list[int]) -> None:
    if state.phase == CULT_SPADES:
        give_up.legal(state, seat, out)
        transform.legal(state, seat, out)
    elif seat == state.turn:
        if state.phase == CHOOSING_FACTIONS:
            setup.faction_legal(state, seat, out)
        elif state.phase == PLACING_DWELLINGS:
            setup.dwelling_legal(state, seat, out)
        else:
            passing.legal(state, seat, out)


def _exists(state: State, action: i64) -> bool:
    """Whether this game has the hex, river hex, bridge place or neighbour of an action."""
    board = state.board
    if action >= TRANSFORM:
        return (action - TRANSFORM) // TERRAINS < board.land
    if action >= UPGRADE:
        return (action - UPGRADE) // 4 < board.land
    if action >= BUILD:
        return action - BUILD < board.land
    if action >= CONNECT:
        return action - CONNECT < board.rivers
    if action >= BRIDGE:
        return action - BRIDGE < len(board.bridge_a)
    if action >= ACCEPT:
        return (action - ACCEPT) % OFFER_SLOTS // LARGEST_OFFER < state.settings.num_players
    return True


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if not _exists(state, action):
        return Refusal("components.absent")
    if state.phase != ACTIONS:
        return _refusal_outside_actions(state, seat, action)
    if action >= BRIDGE:
        return _refusal_on_map(state, seat, action)
    if action >= ACCEPT:
        return offers.refusal(state, seat, action)
    if action >= GIVE_UP:
        return give_up.refusal(state, seat, action)
    own_turn = state.turn == seat
    if action >= CULT:
        return cults.refusal(state, seat, action, own_turn)
    if action >= TOWN:
        return towns.refusal(state, seat, action)
    if action >= FAVOUR:
        return favours.refusal(state, seat, action)
    if action < PASS:
        return Refusal("turn.phase")
    if not own_turn:
        return Refusal("turn.your-turn")
    if BURN <= action and action < ADVANCE_SHIPPING:
        return conversions.refusal(state, seat, action)
    if action == DONE:
        return _done_refusal(state, seat)
    if turns.must_decide_first(state, seat):
        return Refusal("turn.decide-first")
    if state.stage == AFTER_ACTION:
        return Refusal("turn.one-action")
    if action >= DIG:
        return dig.refusal(state, seat, action)
    if state.stage == TRANSFORMING:
        return Refusal("turn.finish-first")
    return _main_action_refusal(state, seat, action)


def _done_refusal(state: State, seat: i64) -> Refusal | None:
    if turns.must_decide_in_turn(state, seat):
        return Refusal("turn.decide-first")
    if state.stage == BEFORE_ACTION:
        return Refusal("turn.nothing-to-end")
    if state.players[seat].bought_spades > 0 and not transform.may_leave_bought(state, seat):
        return Refusal("transform.use-bought")
    return None


def _main_action_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if action < DONE:
        return passing.refusal(state, seat, action)
    if action == ADVANCE_SHIPPING:
        return shipping.refusal(state, seat)
    if action == ADVANCE_DIGGING:
        return digging.refusal(state, seat)
    if action < POWER_ACTION:
        return priests.refusal(state, seat, action)
    if action < SPECIAL_ACTION:
        return power_actions.refusal(state, seat, action)
    return special_actions.refusal(state, seat, action)


def _refusal_on_map(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    if action < CONNECT:
        return bridges.refusal(state, seat, action)
    if BUILD <= action and action < UPGRADE and player.due_ride > 0:
        return build.refusal(state, seat, action)
    if UPGRADE <= action and action < TRANSFORM and player.due_trading_house > 0:
        return upgrade.refusal(state, seat, action)
    if action >= TRANSFORM and player.due_sandstorm > 0:
        return transform.refusal(state, seat, action)
    if state.turn != seat:
        return Refusal("turn.your-turn")
    if action < BUILD:
        return towns.connect_refusal(state, seat, action)
    if turns.must_decide_first(state, seat):
        return Refusal("turn.decide-first")
    if state.stage == AFTER_ACTION:
        return Refusal("turn.one-action")
    if action < UPGRADE:
        return build.refusal(state, seat, action)
    if action < TRANSFORM:
        return Refusal("turn.finish-first") if state.stage == TRANSFORMING else upgrade.refusal(state, seat, action)
    return transform.refusal(state, seat, action)


def _refusal_outside_actions(state: State, seat: i64, action: i64) -> Refusal | None:
    if state.phase == CULT_SPADES:
        if action >= TRANSFORM:
            return transform.refusal(state, seat, action)
        if action == GIVE_UP:
            return give_up.refusal(state, seat, action)
        return Refusal("turn.phase")
    if state.phase == DRAWING or seat != state.turn:
        return Refusal("turn.your-turn")
    if state.phase == CHOOSING_FACTIONS and action < PASS:
        return setup.faction_refusal(state, seat, action)
    if state.phase == PLACING_DWELLINGS and BUILD <= action and action < UPGRADE:
        return setup.dwelling_refusal(state, seat, action)
    if state.phase == TAKING_BONUS_TILES and PASS <= action and action < DONE:
        return passing.refusal(state, seat, action)
    return Refusal("turn.phase")
