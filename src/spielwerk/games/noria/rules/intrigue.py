"""Intrigues (rulebook, "Politics"): a politician takes a seat and raises the chamber's value, another one leaves."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import INTRIGUE, REMOVE
from spielwerk.games.noria.rules import discs, rounds
from spielwerk.games.noria.state import POLITICS, State
from spielwerk.games.noria.terms import CHAMBERS, POLITICIANS


def price(state: State) -> i64:
    """Knowledge for the next intrigue: the visible cogs of the round track, doubled with every one in this turn."""
    return rounds.cogs(state) * BIT[state.intrigues]


def legal(state: State, seat: i64, out: list[int]) -> None:
    if state.players[seat].knowledge >= price(state):
        for chamber in range(CHAMBERS):
            if state.upper[chamber] > 0 and state.seated[chamber] < POLITICIANS:
                out.append(INTRIGUE + chamber)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    chamber = action - INTRIGUE
    if state.upper[chamber] == 0:
        return Refusal("politics.upper", 1, 0)
    if state.seated[chamber] >= POLITICIANS:
        return Refusal("politics.seat", 1, 0)
    knowledge = state.players[seat].knowledge
    cost = price(state)
    return Refusal("politics.price", cost, knowledge) if knowledge < cost else None


def apply(state: State, seat: i64, action: i64) -> None:
    chamber = action - INTRIGUE
    discs.close(state, seat)
    state.stage = POLITICS
    state.players[seat].knowledge -= price(state)
    state.intrigues += 1
    state.upper[chamber] -= 1
    state.seated[chamber] += 1
    for other in range(CHAMBERS):
        if state.upper[other] > 0:
            state.due_removal = True


def removal_legal(state: State, out: list[int]) -> None:
    for chamber in range(CHAMBERS):
        if state.upper[chamber] > 0:
            out.append(REMOVE + chamber)


def removal_refusal(state: State, action: i64) -> Refusal | None:
    if not state.due_removal:
        return Refusal("politics.none-due")
    return Refusal("politics.upper", 1, 0) if state.upper[action - REMOVE] == 0 else None


def remove(state: State, action: i64) -> None:
    state.upper[action - REMOVE] -= 1
    state.due_removal = False
