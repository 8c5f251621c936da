"""Upgrading (rulebook, "Upgrade"): a tool disc turns another disc of the own wheel to its better side."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import UPGRADE
from spielwerk.games.noria.rules import discs
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import EMPTY, SLOTS, TOOL, UPGRADED, is_upgraded


def legal(state: State, seat: i64, out: list[int]) -> None:
    """While a tool disc with an action left is under way. The half of the wheel does not matter."""
    wheel = state.players[seat].wheel
    for slot in range(SLOTS):
        disc = wheel[slot]
        if slot != state.current and disc != EMPTY and not is_upgraded(disc):
            out.append(UPGRADE + slot)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if discs.current_kind(state, seat) != TOOL:
        return Refusal("actions.tool-disc")
    slot = action - UPGRADE
    if slot == state.current:
        return Refusal("upgrade.itself")
    disc = state.players[seat].wheel[slot]
    if disc == EMPTY:
        return Refusal("upgrade.empty")
    if is_upgraded(disc):
        return Refusal("upgrade.already")
    return discs.act_refusal(state, state.players[seat])


def apply(state: State, seat: i64, action: i64) -> None:
    slot = action - UPGRADE
    discs.act(state)
    state.players[seat].wheel[slot] += UPGRADED
    state.fresh = state.fresh | BIT[slot]
