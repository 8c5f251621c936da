"""What a seat may do, and why not: the two answers of all rules brought together, written apart from each other.

`legal_actions` goes through the blocks of actions in ascending order; `refusal` looks only at the block of the action
that it is asked about. What is legal within a block stands in the rule's own file.
"""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
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
    expert,
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
    upgrade,
)
from spielwerk.games.noria.state import (
    ACTION,
    ADMINISTRATION,
    BUILDING_WHEELS,
    FREE_STEP,
    INFLUENCE,
    NO_PATH,
    NO_SLOT,
    POLITICS,
    TAKING_RESOURCE,
    TURNS,
    State,
)
from spielwerk.games.noria.terms import CITY, JOURNEY, TOOL


def legal_actions(state: State, seat: i64, out: list[int]) -> None:
    """Blocks in ascending order of their integers, so that the list is sorted."""
    if seat != state.turn:
        return
    if state.phase != TURNS:
        setup.legal(state, seat, out)
    elif state.must_decide():
        _legal_due(state, seat, out)
    elif state.stage == ADMINISTRATION:
        administration.legal(state, seat, out)
    else:
        _legal_in_turn(state, seat, out)


def _legal_due(state: State, seat: i64, out: list[int]) -> None:
    if state.due_path != NO_PATH or state.due_any > 0:
        payment.legal(state, seat, out)
    elif state.due_landing:
        landing.legal(state, seat, out)
    else:
        intrigue.removal_legal(state, out)


def _legal_in_turn(state: State, seat: i64, out: list[int]) -> None:
    out.append(DONE)
    if state.stage == INFLUENCE:
        influence.legal(state, seat, out)
    if state.stage <= ACTION:
        discs.legal(state, seat, out)
        inspection.legal(state, seat, out)
        if state.current != NO_SLOT and discs.may_act(state, state.players[seat]):
            kind = discs.current_kind(state, seat)
            if kind == CITY:
                market.legal(state, seat, out)
                investment.legal(state, seat, out)
            elif kind == JOURNEY:
                journey.legal(state, seat, out)
            elif kind == TOOL:
                upgrade.legal(state, seat, out)
                production.legal(state, seat, out)
        black_market.legal(state, seat, out)
    intrigue.legal(state, seat, out)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if seat != state.turn:
        return Refusal("turn.your-turn")
    if state.phase != TURNS:
        return _refusal_in_setup(state, seat, action)
    if state.due_reveal:
        return Refusal("turn.your-turn")
    if action < DONE:
        return Refusal("turn.phase")
    if action >= INSERT:
        if state.stage != ADMINISTRATION:
            return Refusal("administration.none-waiting", 1, 0)
        return administration.refusal(state, seat)
    if state.stage == ADMINISTRATION:
        return Refusal("turn.administration")
    if PAY <= action and action < INTRIGUE:
        return payment.refusal(state, seat, action)
    if TAKE_SHIP <= action and action < UPGRADE:
        return landing.refusal(state, seat, action)
    if action >= REMOVE:
        return intrigue.removal_refusal(state, action)
    if state.must_decide():
        return Refusal("turn.decide-first")
    if action == DONE:
        return None
    if action >= INTRIGUE:
        return intrigue.refusal(state, seat, action)
    return _refusal_before_politics(state, seat, action)


def _refusal_before_politics(state: State, seat: i64, action: i64) -> Refusal | None:
    if action < USE:
        return influence.refusal(state, seat, action) if state.stage == INFLUENCE else Refusal("turn.influence-first")
    if state.stage == POLITICS:
        return Refusal("turn.politics-last")
    if action < INSPECT:
        return discs.refusal(state, seat, action)
    if action < BUY:
        return inspection.refusal(state, seat, action)
    if action < INVEST:
        return market.refusal(state, seat, action)
    if action < JOURNEY_TO:
        return investment.refusal(state, seat, action)
    if action < TAKE_SHIP:
        return journey.refusal(state, seat, action)
    if action < PRODUCE:
        return upgrade.refusal(state, seat, action)
    return production.refusal(state, seat, action) if action < SELL else black_market.refusal(state, seat, action)


def _refusal_in_setup(state: State, seat: i64, action: i64) -> Refusal | None:
    if state.phase == TAKING_RESOURCE and action < ENVOY:
        return None
    if state.phase == FREE_STEP and ENVOY <= action and action < DONE:
        return None
    if state.phase == BUILDING_WHEELS and action >= INSERT:
        return expert.build_refusal(state, seat, action)
    return Refusal("turn.phase")
