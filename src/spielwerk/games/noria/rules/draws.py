"""What is drawn (rulebook, "Set-up" and "Journey"): market, wheels, islands. All outcomes are equally likely."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.actions import ORDERS, order_at
from spielwerk.games.noria.kind import Kind
from spielwerk.games.noria.rules import journey, setup
from spielwerk.games.noria.state import DRAWING, State
from spielwerk.games.noria.terms import CITY, DISC_KINDS, ISLANDS, LOWER_ROW, RESOURCES

DRAWN: Final = "chance.drawn"


class DrawMarket(Kind):
    """The kind for the next place of the lower row of the market."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for kind in range(CITY, DISC_KINDS):
            if state.prices[kind] == setup.NOT_PLACED:
                out.append(self.start + kind - CITY)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.prices[CITY + action - self.start] != setup.NOT_PLACED:
            found.add(DRAWN)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """The kind that is left at last goes to the dearest place."""
        state.prices[CITY + action - self.start] = setup.LOWER_PRICES[state.drawn]
        state.drawn += 1
        if state.drawn == LOWER_ROW - 1:
            for kind in range(CITY, DISC_KINDS):
                if state.prices[kind] == setup.NOT_PLACED:
                    state.prices[kind] = setup.LOWER_PRICES[state.drawn]
        setup.go_on(state)


class DrawWheel(Kind):
    """The order in which the resource discs lie on the next wheel; no two wheels have the same."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for order in range(ORDERS):
            if not _is_taken(state, order):
                out.append(self.start + order)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if _is_taken(state, action - self.start):
            found.add(DRAWN)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        wheel = state.players[setup.wheels_drawn(state)].wheel
        for place in range(RESOURCES):
            wheel[state.settings.values.wheel_slots[place]] = order_at(action - self.start, place)
        state.drawn += 1
        setup.go_on(state)


def _is_taken(state: State, order: i64) -> bool:
    """Whether a wheel has its resource discs in this order."""
    slots = state.settings.values.wheel_slots
    for seat in range(setup.wheels_drawn(state)):
        fits = True
        for place in range(RESOURCES):
            if state.players[seat].wheel[slots[place]] != order_at(order, place):
                fits = False
        if fits:
            return True
    return False


class Reveal(Kind):
    """The island that is turned up next. Any that is not open may be: those face down were taken from all of them."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for island in range(ISLANDS):
            if not journey.is_open(state, island):
                out.append(self.start + island)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if journey.is_open(state, action - self.start):
            found.add(DRAWN)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """The ambassador who has discovered it lands there; in the expert game all are turned up before."""
        island = action - self.start
        state.hidden -= 1
        journey.open_up(state, island)
        if state.phase == DRAWING:
            state.drawn += 1
            setup.go_on(state)
        else:
            state.due_reveal = False
            journey.land(state, state.turn, island)
