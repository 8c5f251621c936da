"""What an action does: each block of actions goes to its rule. Legality has been looked at before."""

from mypy_extensions import i64

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
    PASS,
    POWER_ACTION,
    SEND_PRIEST,
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
    PLACING_DWELLINGS,
    TAKING_BONUS_TILES,
    TRANSFORMING,
    State,
)


def apply(state: State, seat: i64, action: i64) -> None:
    if action >= BRIDGE:
        _apply_on_map(state, seat, action)
    elif action >= ACCEPT:
        offers.apply(state, seat, action)
    elif action >= GIVE_UP:
        give_up.apply(state, seat, action)
    elif action >= CULT:
        cults.apply(state, seat, action)
    elif action >= TOWN:
        towns.apply(state, seat, action)
    elif action >= FAVOUR:
        favours.apply(state, seat, action)
    elif action >= DIG:
        dig.apply(state, seat, action)
    elif action >= SPECIAL_ACTION:
        special_actions.apply(state, seat, action)
    elif action >= POWER_ACTION:
        power_actions.apply(state, seat, action)
    elif action >= SEND_PRIEST:
        priests.apply(state, seat, action)
    elif action == ADVANCE_DIGGING:
        digging.apply(state, seat)
    elif action == ADVANCE_SHIPPING:
        shipping.apply(state, seat)
    elif action >= BURN:
        conversions.apply(state, seat, action)
    elif action == DONE:
        _done(state, seat)
    elif action < PASS:
        setup.choose_faction(state, seat, action)
    elif state.phase == TAKING_BONUS_TILES:
        setup.take_bonus_tile(state, seat, action)
    else:
        passing.apply(state, seat, action)


def _apply_on_map(state: State, seat: i64, action: i64) -> None:
    if action >= TRANSFORM:
        transform.apply(state, seat, action)
    elif action >= UPGRADE:
        upgrade.apply(state, seat, action)
    elif action < CONNECT:
        bridges.apply(state, seat, action)
    elif action < BUILD:
        towns.connect(state, seat, action)
    elif state.phase == PLACING_DWELLINGS:
        setup.place_dwelling(state, seat, action)
    else:
        build.apply(state, seat, action)


def _done(state: State, seat: i64) -> None:
    """Ends the turn; within a double action of the Chaos Magicians, a transform and build without a dwelling."""
    left = state.players[seat].bought_spades
    if state.stage == TRANSFORMING:
        turns.finish_action(state, seat)
        if state.actions_left > 0:
            return
    turns.end_turn(state)
    if left > 0:
        transform.take_along(state, seat, left)
