"""Intrigues (rulebook, "Politics"): a politician takes a seat and raises the chamber's value, another one leaves."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria.kind import Kind, Price
from spielwerk.games.noria.rules import discs, rounds
from spielwerk.games.noria.state import POLITICS, State
from spielwerk.games.noria.terms import CHAMBERS, POLITICIANS


def price(state: State) -> i64:
    """Knowledge for the next intrigue: the visible cogs of the round track, doubled with every one in this turn."""
    return rounds.cogs(state) * BIT[state.intrigues]


def may_rise(state: State, chamber: i64) -> bool:
    """Whether a politician can still be seated in a chamber."""
    return state.upper[chamber] > 0 and state.seated[chamber] < POLITICIANS


class Intrigue(Kind):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.players[seat].knowledge >= price(state):
            for chamber in range(CHAMBERS):
                if may_rise(state, chamber):
                    out.append(self.start + chamber)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        chamber = action - self.start
        if state.upper[chamber] == 0:
            found.add("politics.upper", 1, 0)
        if state.seated[chamber] >= POLITICIANS:
            found.add("politics.seat", 1, 0)
        have = state.players[seat].knowledge
        cost = price(state)
        if have < cost:
            found.add("politics.price", cost, have)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        chamber = action - self.start
        discs.close(state, seat)
        state.stage = POLITICS
        state.players[seat].knowledge -= price(state)
        state.intrigues += 1
        state.upper[chamber] -= 1
        state.seated[chamber] += 1
        for other in range(CHAMBERS):
            if state.upper[other] > 0:
                state.due_removal = True

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return Price(knowledge=price(state))


class Remove(Kind):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for chamber in range(CHAMBERS):
            if state.upper[chamber] > 0:
                out.append(self.start + chamber)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.upper[action - self.start] == 0:
            found.add("politics.upper", 1, 0)

    def misplaced(self, state: State) -> Refusal:
        return Refusal("politics.none-due")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.upper[action - self.start] -= 1
        state.due_removal = False
