"""Set-up (rulebook, "Set-up"): the table is laid out, everybody makes a first choice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.kind import Kind
from spielwerk.games.noria.rules import solo, turns
from spielwerk.games.noria.situations import market_is_drawn
from spielwerk.games.noria.state import (
    BUILDING_WHEELS,
    FREE_STEP,
    RESOURCE,
    SHIP,
    STEP,
    TAKING_RESOURCE,
    State,
    new_player,
)
from spielwerk.games.noria.terms import (
    BONUS,
    CITY,
    DISC_KINDS,
    DISCS,
    GOODS,
    LOWER_ROW,
    PATHS,
    RESOURCES,
    SHIPS,
    STARTING_DISCS,
    WAREHOUSES,
)

SPARE_ISLANDS: Final = 3
"""Islands in the game beyond the number of players."""
SPARE_DISCS: Final = 2
"""Discs of each kind in the market beyond the number of players."""
NOT_PLACED: Final = -1

STARTING_SHIPS: Final = 1
"""Of each type, for everybody."""
STARTING_KNOWLEDGE: Final = 1
STARTING_RESOURCES: Final = 1
"""Of a kind that everybody chooses."""
FREE_STEPS: Final = 1
LOWER_PRICES: Final[vec[i64]] = vec[i64]([1, 2, 3, 4])
"""Resources for a disc at each place of the lower row of the market (rulebook p. 2); the upper row is free."""


def lay_out(state: State) -> None:
    """Everything that is not random."""
    size = state.settings.table_size
    for kind in range(DISC_KINDS):
        state.market[kind] = size + SPARE_DISCS
        on_wheels: i64 = 0 if kind == BONUS else state.settings.num_players
        state.boxed[kind] = DISCS[kind] - state.market[kind] - on_wheels
        state.prices[kind] = 0 if kind < CITY else NOT_PLACED
    if not state.settings.random_market:
        for place in range(LOWER_ROW):
            state.prices[state.settings.values.market_order[place]] = LOWER_PRICES[place]
    state.hidden = size + SPARE_ISLANDS
    for kind in range(RESOURCES):
        state.ship_supply[kind] = SHIPS - STARTING_SHIPS * state.settings.num_players
    for good in range(GOODS):
        state.warehouse_supply[good] = WAREHOUSES[good]
    for _ in range(state.settings.num_players):
        _lay_out_player(state)
    if state.settings.solo:
        state.players.append(new_player())
        solo.lay_out(state)
    go_on(state)


def _lay_out_player(state: State) -> None:
    """A ship of each type; six discs, which in the expert game wait to be placed; 1 knowledge in the base game."""
    player = new_player()
    for kind in range(RESOURCES):
        player.amounts[SHIP + kind] = STARTING_SHIPS
    if state.settings.expert:
        player.waiting = vec[i64]([kind for kind in range(STARTING_DISCS)])
    else:
        player.knowledge = STARTING_KNOWLEDGE
        for kind in range(CITY, BONUS):
            player.wheel[state.settings.values.wheel_slots[kind]] = kind
    state.players.append(player)


def wheels_drawn(state: State) -> i64:
    """Wheels that have their resource discs already."""
    return state.drawn - (LOWER_ROW - 1 if state.settings.random_market else 0)


def go_on(state: State) -> None:
    """When everything is drawn, the choices begin."""
    if not market_is_drawn(state):
        return
    if state.settings.expert:
        if state.hidden == 0:
            state.phase = BUILDING_WHEELS
            state.turn = 0
    elif wheels_drawn(state) == state.settings.num_players:
        state.phase = TAKING_RESOURCE
        state.turn = 0


# First choices.


class TakeResource(Kind):
    """The resource that everybody begins with."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for kind in range(RESOURCES):
            out.append(self.start + kind)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        """None."""

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.players[seat].amounts[RESOURCE + action - self.start] += STARTING_RESOURCES
        next_choice(state)


class Envoy(Kind):
    """The free step of an envoy; several players may begin on the same path."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for path in range(PATHS):
            out.append(self.start + path)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        """None."""

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.players[seat].amounts[STEP + action - self.start] = FREE_STEPS
        next_choice(state)


def next_choice(state: State) -> None:
    """The next seat; after the last one the next kind of choice, or the game."""
    state.turn = turns.seat_from(state, state.turn + 1)
    if state.turn != NOBODY:
        return
    if state.phase == TAKING_RESOURCE and turns.seat_from(state, 0) != NOBODY:
        state.phase = FREE_STEP
        state.turn = turns.seat_from(state, 0)
    else:
        turns.begin_game(state)
