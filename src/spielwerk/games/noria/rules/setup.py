"""Set-up (rulebook, "Set-up"): the table is laid out, what is random is drawn, everybody makes a first choice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.games.noria.actions import DRAW_MARKET, DRAW_WHEEL, ENVOY, REVEAL, TAKE_RESOURCE
from spielwerk.games.noria.rules import expert, journey, solo, turns
from spielwerk.games.noria.state import (
    BUILDING_WHEELS,
    DRAWING,
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
    DISCS,
    GOODS,
    ISLANDS,
    KINDS,
    PATHS,
    RESOURCES,
    SHIPS,
    WAREHOUSES,
)

SPARE_ISLANDS: Final = 3
"""Islands in the game beyond the number of players."""
SPARE_DISCS: Final = 2
"""Discs of each kind in the market beyond the number of players."""
LOWER_ROW: Final = 4
NOT_PLACED: Final = -1

ORDERS: Final = 6
_ORDERS: Final[vec[i64]] = vec[i64]([0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0])
"""The six orders of the three resource discs, one after the other."""


def order_at(order: i64, place: i64) -> i64:
    """The resource at a place of an order."""
    return _ORDERS[order * RESOURCES + place]


def lay_out(state: State) -> None:
    """Everything that is not random."""
    size = state.settings.table_size
    for kind in range(KINDS):
        state.market[kind] = size + SPARE_DISCS
        on_wheels: i64 = 0 if kind == BONUS else state.settings.num_players
        state.boxed[kind] = DISCS[kind] - state.market[kind] - on_wheels
        state.prices[kind] = 0 if kind < CITY else NOT_PLACED
    if not state.settings.random_market:
        for place in range(LOWER_ROW):
            state.prices[state.settings.values.market_order[place]] = place + 1
    state.hidden = size + SPARE_ISLANDS
    for kind in range(RESOURCES):
        state.ship_supply[kind] = SHIPS - state.settings.num_players
    for good in range(GOODS):
        state.warehouse_supply[good] = WAREHOUSES[good]
    for _ in range(state.settings.num_players):
        _lay_out_player(state)
    if state.settings.solo:
        state.players.append(new_player())
        solo.lay_out(state)
    _go_on(state)


def _lay_out_player(state: State) -> None:
    """A ship of each type; six discs, which in the expert game wait to be placed; 1 knowledge in the base game."""
    player = new_player()
    for kind in range(RESOURCES):
        player.amounts[SHIP + kind] = 1
    if state.settings.expert:
        player.waiting = vec[i64]([0, 1, 2, 3, 4, 5])
    else:
        player.knowledge = 1
        for kind in range(CITY, BONUS):
            player.wheel[state.settings.values.wheel_slots[kind]] = kind
    state.players.append(player)


# Draws: the lower row of the market, the resource discs of each wheel, or (expert game) the circle of islands.


def _market_is_drawn(state: State) -> bool:
    return not state.settings.random_market or state.drawn >= LOWER_ROW - 1


def _wheels_drawn(state: State) -> i64:
    return state.drawn - (LOWER_ROW - 1 if state.settings.random_market else 0)


def order_of(state: State, seat: i64) -> i64:
    """Number of the order in which the resource discs were put on a wheel, before anything has moved; -1 for none."""
    slots = state.settings.values.wheel_slots
    for order in range(ORDERS):
        fits = True
        for place in range(RESOURCES):
            if state.players[seat].wheel[slots[place]] != order_at(order, place):
                fits = False
        if fits:
            return order
    return -1


def _order_is_taken(state: State, order: i64) -> bool:
    for seat in range(_wheels_drawn(state)):
        if order_of(state, seat) == order:
            return True
    return False


def draws(state: State, out: list[int]) -> None:
    """What may be drawn next."""
    if state.phase != DRAWING or (state.settings.expert and _market_is_drawn(state)):
        for island in range(ISLANDS):
            if journey.may_be_revealed(state, island):
                out.append(REVEAL + island)
    elif not _market_is_drawn(state):
        for kind in range(CITY, KINDS):
            if state.prices[kind] == NOT_PLACED:
                out.append(DRAW_MARKET + kind - CITY)
    else:
        for order in range(ORDERS):
            if not _order_is_taken(state, order):
                out.append(DRAW_WHEEL + order)


def draw_refusal(state: State, action: i64) -> Refusal | None:
    if state.phase == DRAWING:
        if not _market_is_drawn(state):
            if action >= DRAW_WHEEL:
                return Refusal("chance.not-now")
            kind = action - DRAW_MARKET + CITY
            return None if state.prices[kind] == NOT_PLACED else Refusal("chance.drawn")
        if not state.settings.expert:
            if action < DRAW_WHEEL or action >= REVEAL:
                return Refusal("chance.not-now")
            return Refusal("chance.drawn") if _order_is_taken(state, action - DRAW_WHEEL) else None
    elif not state.due_reveal:
        return Refusal("chance.not-now")
    if action < REVEAL:
        return Refusal("chance.not-now")
    return None if journey.may_be_revealed(state, action - REVEAL) else Refusal("chance.drawn")


def draw(state: State, action: i64) -> None:
    if state.phase != DRAWING:
        journey.reveal(state, state.turn, action - REVEAL)
        return
    if action < DRAW_WHEEL:
        state.prices[action - DRAW_MARKET + CITY] = state.drawn + 1
        if state.drawn == LOWER_ROW - 2:
            _place_last(state)
    elif action < REVEAL:
        wheel = state.players[_wheels_drawn(state)].wheel
        for place in range(RESOURCES):
            wheel[state.settings.values.wheel_slots[place]] = order_at(action - DRAW_WHEEL, place)
    else:
        state.hidden -= 1
        journey.open_up(state, action - REVEAL)
    state.drawn += 1
    _go_on(state)


def _place_last(state: State) -> None:
    """The kind that is left goes to the dearest place."""
    for kind in range(CITY, KINDS):
        if state.prices[kind] == NOT_PLACED:
            state.prices[kind] = LOWER_ROW


def _go_on(state: State) -> None:
    """When everything is drawn, the choices begin."""
    if not _market_is_drawn(state):
        return
    if state.settings.expert:
        if state.hidden == 0:
            state.phase = BUILDING_WHEELS
            state.turn = 0
    elif _wheels_drawn(state) == state.settings.num_players:
        state.phase = TAKING_RESOURCE
        state.turn = 0


# First choices.


def legal(state: State, seat: i64, out: list[int]) -> None:
    if state.phase == BUILDING_WHEELS:
        expert.build_legal(state, seat, out)
    elif state.phase == TAKING_RESOURCE:
        for kind in range(RESOURCES):
            out.append(TAKE_RESOURCE + kind)
    else:
        for path in range(PATHS):
            out.append(ENVOY + path)


def take_resource(state: State, seat: i64, action: i64) -> None:
    state.players[seat].amounts[RESOURCE + action - TAKE_RESOURCE] += 1
    next_choice(state)


def free_step(state: State, seat: i64, action: i64) -> None:
    """Several players may begin on the same path."""
    state.players[seat].amounts[STEP + action - ENVOY] = 1
    next_choice(state)


def build_wheel(state: State, seat: i64, action: i64) -> None:
    expert.build(state, seat, action)
    if len(state.players[seat].waiting) == 0:
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
