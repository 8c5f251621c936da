"""Journeys (rulebook, "Journey"): the ambassador moves to another island, open or new, and pays for company there."""

from librt.vecs import append
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.kind import Price
from spielwerk.games.noria.rules import discs, expert, landing, payment, resources
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import ISLANDS, RESOURCES


def toll(state: State, seat: i64, island: i64) -> i64:
    """Resources of any kind: one for every ambassador of another player on the island."""
    count: i64 = 0
    for other in range(len(state.players)):
        if other != seat and state.players[other].ambassador == island:
            count += 1
    return count


def is_open(state: State, island: i64) -> bool:
    return island in state.open_islands


class Journey(discs.OfDisc):
    """To an open island."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        have = resources.total(player)
        for island in range(ISLANDS):
            if island != player.ambassador and is_open(state, island):
                if have >= toll(state, seat, island) and expert.may_reach(state, player.ambassador, island):
                    out.append(self.start + island)

    def own_obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        island = action - self.start
        if island not in state.open_islands:
            found.add("journey.closed")
            return
        if island == player.ambassador:
            found.add("journey.stay")
        elif not expert.may_reach(state, player.ambassador, island):
            found.add("journey.neighbour")
        price = toll(state, seat, island)
        have = resources.total(player)
        if have < price:
            found.add("journey.toll", price, have)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        discs.act(state)
        island = action - self.start
        state.due_any = toll(state, seat, island)
        land(state, seat, island)
        payment.settle(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return Price(any=toll(state, seat, action - self.start))


class Discover(discs.OfDisc):
    """To a new island, which is turned up then."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.hidden > 0:
            out.append(self.start)

    def own_obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.hidden == 0:
            found.add("journey.none-hidden")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        discs.act(state)
        state.due_reveal = True


def land(state: State, seat: i64, island: i64) -> None:
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
