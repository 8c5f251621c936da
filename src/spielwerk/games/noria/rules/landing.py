"""After a journey (rulebook, "Journey"): a ship from the island, or a factory on one of its free plots, or nothing."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.kind import Kind
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


class Landing(Kind):
    """What may be done where the ambassador has landed."""

    def misplaced(self, state: State) -> Refusal:
        return Refusal("turn.decide-first" if state.due_landing else "journey.not-landed")


class TakeShip(Landing):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for kind in range(RESOURCES):
            if state.ships[state.players[seat].ambassador * RESOURCES + kind] > 0:
                out.append(self.start + kind)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.ships[state.players[seat].ambassador * RESOURCES + action - self.start] == 0:
            found.add("journey.ship", 1, 0)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        kind = action - self.start
        state.due_landing = False
        state.ships[player.ambassador * RESOURCES + kind] -= 1
        player.amounts[SHIP + kind] += 1


class Factory(Landing):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if player.factories_built < FACTORIES:
            for plot in range(PLOTS):
                if is_free(state, player.ambassador, plot):
                    out.append(self.start + plot)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        plot = action - self.start
        if not has_plot(state, player.ambassador, plot):
            found.add("journey.no-plot")
        elif state.builders[player.ambassador * PLOTS + plot] != NOBODY:
            found.add("journey.plot-taken")
        if player.factories_built >= FACTORIES:
            found.add("journey.factories", 1, 0)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.due_landing = False
        build(state, seat, state.players[seat].ambassador, action - self.start)


class TakeNothing(Landing):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        """None."""

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.due_landing = False


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
