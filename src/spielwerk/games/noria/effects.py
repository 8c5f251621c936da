"""What an action does: each block of actions goes to its rule. Legality has been looked at before."""

from mypy_extensions import i64

from spielwerk.games.noria.actions import (
    BUY,
    DONE,
    ENVOY,
    INSERT,
    INSPECT,
    INTRIGUE,
    INVEST,
    JOURNEY_TO,
    PAY,
    PRODUCE,
    REMOVE,
    SELL,
    TAKE_SHIP,
    UPGRADE,
    USE,
)
from spielwerk.games.noria.rules import (
    administration,
    black_market,
    discs,
    influence,
    inspection,
    intrigue,
    investment,
    journey,
    landing,
    market,
    payment,
    production,
    setup,
    turns,
    upgrade,
)
from spielwerk.games.noria.state import BUILDING_WHEELS, State


def apply(state: State, seat: i64, action: i64) -> None:
    if action >= PAY:
        _apply_late(state, seat, action)
    elif action >= SELL:
        black_market.apply(state, seat, action)
    elif action >= PRODUCE:
        production.apply(state, seat, action)
    elif action >= UPGRADE:
        upgrade.apply(state, seat, action)
    elif action >= TAKE_SHIP:
        landing.apply(state, seat, action)
    elif action >= JOURNEY_TO:
        journey.apply(state, seat, action)
    elif action >= INVEST:
        investment.apply(state, seat, action)
    elif action >= BUY:
        market.apply(state, seat, action)
    elif action >= INSPECT:
        inspection.apply(state, seat, action)
    elif action >= USE:
        discs.apply(state, seat, action)
    elif action > DONE:
        influence.apply(state, seat, action)
    elif action == DONE:
        turns.end_actions(state, seat)
    elif action >= ENVOY:
        setup.free_step(state, seat, action)
    else:
        setup.take_resource(state, seat, action)


def _apply_late(state: State, seat: i64, action: i64) -> None:
    if action < INTRIGUE:
        payment.apply(state, seat, action)
    elif action < REMOVE:
        intrigue.apply(state, seat, action)
    elif action < INSERT:
        intrigue.remove(state, action)
    elif state.phase == BUILDING_WHEELS:
        setup.build_wheel(state, seat, action)
    else:
        administration.apply(state, seat, action)
        if administration.is_complete(state, seat):
            turns.end_turn(state)
