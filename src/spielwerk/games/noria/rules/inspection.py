"""Inspection (rulebook, "Inspection"): a disc that could be used is left out for 1 knowledge."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import INSPECT
from spielwerk.games.noria.rules import discs, wheel
from spielwerk.games.noria.state import ACTION, State
from spielwerk.games.noria.terms import RING_OF, SLOTS


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    for slot in range(SLOTS):
        if wheel.may_choose(state, player, slot, state.settings.inspection_in_chain):
            out.append(INSPECT + slot)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    return wheel.choice_refusal(state, state.players[seat], action - INSPECT, state.settings.inspection_in_chain)


def apply(state: State, seat: i64, action: i64) -> None:
    slot = action - INSPECT
    state.stage = ACTION
    discs.close(state, seat)
    state.chosen[RING_OF[slot]] = slot
    state.inspected = state.inspected | BIT[slot]
    state.actions += 1
    state.players[seat].knowledge += 1
