"""Administration (rulebook, "Administration"): knowledge for cogs, all rings turn, bought discs are inserted."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.kinds import Obstacles
from spielwerk.games.noria.kind import Kind
from spielwerk.games.noria.rules import discs, expert, setup, turns, wheel
from spielwerk.games.noria.state import ADMINISTRATION, BUILDING_WHEELS, Player, State
from spielwerk.games.noria.terms import EMPTY, RINGS, SLOTS, kind_of


def cogs(state: State, player: Player) -> i64:
    """Cogs that the factories built so far have laid open."""
    seen: i64 = 0
    for place in range(player.factories_built):
        seen += state.settings.values.factory_cogs[place]
    return seen


class Done(Kind):
    """The player is done; administration follows by itself."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        """None: a turn may always be ended."""

    def apply(self, state: State, seat: i64, action: i64) -> None:
        discs.close(state, seat)
        player = state.players[seat]
        player.knowledge += cogs(state, player)
        for ring in range(RINGS):
            wheel.turn_ring(player, ring)
        state.stage = ADMINISTRATION
        if len(player.waiting) == 0:
            turns.end_turn(state)


class Insert(Kind):
    """The first disc that waits goes into a slot, free or occupied; in the expert game also when wheels are built."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for slot in range(SLOTS):
            if state.phase != BUILDING_WHEELS or expert.may_put(state, seat, slot):
                out.append(self.start + slot)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.phase == BUILDING_WHEELS:
            expert.building_obstacles(state, seat, action - self.start, found)

    def misplaced(self, state: State) -> Refusal:
        return Refusal("administration.none-waiting", 1, 0)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """A disc that lay there goes back to the box, and with it its better side."""
        player = state.players[seat]
        slot = action - self.start
        if player.wheel[slot] != EMPTY:
            state.boxed[kind_of(player.wheel[slot])] += 1
        player.wheel[slot] = player.waiting[0]
        player.waiting = player.waiting[1:]
        if len(player.waiting) == 0:
            if state.phase == BUILDING_WHEELS:
                setup.next_choice(state)
            else:
                turns.end_turn(state)
