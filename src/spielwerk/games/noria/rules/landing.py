"""After a journey (rulebook, "Journey"): a ship from the island, or a factory on one of its free plots, or nothing."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.games.noria.actions import FACTORY, TAKE_NOTHING, TAKE_SHIP
from spielwerk.games.noria.state import FREE, SHIP, State
from spielwerk.games.noria.terms import FACTORIES, GOODS, PLOTS, RESOURCES


def has_plot(state: State, island: i64, plot: i64) -> bool:
    return plot < state.settings.values.plots[island]


def is_free(state: State, island: i64, plot: i64) -> bool:
    return has_plot(state, island, plot) and state.builders[island * PLOTS + plot] == NOBODY


def offers_anything(state: State, seat: i64) -> bool:
    """Whether there is something to take or to build where the ambassador stands."""
    island = state.players[seat].ambassador
    for kind in range(RESOURCES):
        if state.ships[island * RESOURCES + kind] > 0:
            return True
    if state.players[seat].factories_built >= FACTORIES:
        return False
    for plot in range(PLOTS):
        if is_free(state, island, plot):
            return True
    return False


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    for kind in range(RESOURCES):
        if state.ships[player.ambassador * RESOURCES + kind] > 0:
            out.append(TAKE_SHIP + kind)
    if player.factories_built < FACTORIES:
        for plot in range(PLOTS):
            if is_free(state, player.ambassador, plot):
                out.append(FACTORY + plot)
    out.append(TAKE_NOTHING)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    if not state.due_landing:
        return Refusal("journey.not-landed")
    if state.due_any > 0 or action == TAKE_NOTHING:
        return Refusal("turn.decide-first") if state.due_any > 0 else None
    if action < FACTORY:
        ships = state.ships[player.ambassador * RESOURCES + action - TAKE_SHIP]
        return None if ships > 0 else Refusal("journey.ship", 1, 0)
    plot = action - FACTORY
    if not has_plot(state, player.ambassador, plot):
        return Refusal("journey.no-plot")
    if state.builders[player.ambassador * PLOTS + plot] != NOBODY:
        return Refusal("journey.plot-taken")
    return None if player.factories_built < FACTORIES else Refusal("journey.factories", 1, 0)


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    state.due_landing = False
    if action == TAKE_NOTHING:
        return
    if action < FACTORY:
        kind = action - TAKE_SHIP
        state.ships[player.ambassador * RESOURCES + kind] -= 1
        player.amounts[SHIP + kind] += 1
    else:
        build(state, seat, player.ambassador, action - FACTORY)


def build(state: State, index: i64, island: i64, plot: i64) -> None:
    """The topmost factory of the board goes onto the plot, and the plot's warehouses come empty to its builder."""
    player = state.players[index]
    state.builders[island * PLOTS + plot] = index
    player.factories_built += 1
    for good in range(GOODS):
        gained = state.settings.values.plot_goods[(island * PLOTS + plot) * GOODS + good]
        if gained > state.warehouse_supply[good]:
            gained = state.warehouse_supply[good]
        state.warehouse_supply[good] -= gained
        player.amounts[FREE + good] += gained
