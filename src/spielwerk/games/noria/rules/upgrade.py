"""Upgrading (rulebook, "Upgrade"): a tool disc turns another disc of the own wheel to its better side."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria.rules import discs
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import EMPTY, SLOTS, UPGRADED, is_upgraded


class Upgrade(discs.OfDisc):
    """The half of the wheel does not matter."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        wheel = state.players[seat].wheel
        for slot in range(SLOTS):
            disc = wheel[slot]
            if slot != state.current and disc != EMPTY and not is_upgraded(disc):
                out.append(self.start + slot)

    def own_obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        slot = action - self.start
        disc = state.players[seat].wheel[slot]
        if slot == state.current:
            found.add("upgrade.itself")
        elif disc == EMPTY:
            found.add("upgrade.empty")
        elif is_upgraded(disc):
            found.add("upgrade.already")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        slot = action - self.start
        discs.act(state)
        state.players[seat].wheel[slot] += UPGRADED
        state.fresh = state.fresh | BIT[slot]
