"""Journeys (rulebook, "Journey"): the ambassador moves to another island, open or new, and pays for company there."""

from librt.vecs import append
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.noria.actions import DISCOVER, JOURNEY_TO
from spielwerk.games.noria.rules import discs, expert, landing, payment, resources
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import ISLANDS, JOURNEY, RESOURCES


def toll(state: State, seat: i64, island: i64) -> i64:
    """Resources of any kind: one for every ambassador of another player on the island."""
    count: i64 = 0
    for other in range(len(state.players)):
        if other != seat and state.players[other].ambassador == island:
            count += 1
    return count


def is_open(state: State, island: i64) -> bool:
    return island in state.open_islands


def legal(state: State, seat: i64, out: list[int]) -> None:
    """While a journey disc with an action left is under way."""
    player = state.players[seat]
    have = resources.total(player)
    for island in range(ISLANDS):
        if island != player.ambassador and is_open(state, island):
            if have >= toll(state, seat, island) and expert.may_reach(state, player.ambassador, island):
                out.append(JOURNEY_TO + island)
    if state.hidden > 0:
        out.append(DISCOVER)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if discs.current_kind(state, seat) != JOURNEY:
        return Refusal("actions.journey-disc")
    player = state.players[seat]
    if action == DISCOVER:
        return discs.act_refusal(state, player) if state.hidden > 0 else Refusal("journey.none-hidden")
    island = action - JOURNEY_TO
    if island not in state.open_islands:
        return Refusal("journey.closed")
    if island == player.ambassador:
        return Refusal("journey.stay")
    if not expert.may_reach(state, player.ambassador, island):
        return Refusal("journey.neighbour")
    price = toll(state, seat, island)
    have = resources.total(player)
    if have < price:
        return Refusal("journey.toll", price, have)
    return discs.act_refusal(state, player)


def apply(state: State, seat: i64, action: i64) -> None:
    discs.act(state)
    if action == DISCOVER:
        state.due_reveal = True
        return
    island = action - JOURNEY_TO
    state.due_any = toll(state, seat, island)
    state.players[seat].ambassador = island
    state.due_landing = landing.offers_anything(state, seat)
    payment.settle(state, seat)


def may_be_revealed(state: State, island: i64) -> bool:
    """Every island that is not open may be the next one: those that lie face down were taken from all of them."""
    return not is_open(state, island)


def reveal(state: State, seat: i64, island: i64) -> None:
    """A new island is turned up (chance), and the ambassador lands there."""
    state.due_reveal = False
    state.hidden -= 1
    open_up(state, island)
    state.players[seat].ambassador = island
    state.due_landing = landing.offers_anything(state, seat)


def open_up(state: State, island: i64) -> None:
    """Ships for every sign of the island, as many as the number of players says."""
    values = state.settings.values
    state.open_islands = append(state.open_islands, island)
    for kind in range(RESOURCES):
        place = island * RESOURCES + kind
        ships = values.island_ships[place] * values.ships_per_sign[state.settings.table_size]
        if ships > state.ship_supply[kind]:
            ships = state.ship_supply[kind]
        state.ships[place] = ships
        state.ship_supply[kind] -= ships
