"""Inspection (rulebook, "Inspection"): a disc that could be used is left out for 1 knowledge."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria.kind import Kind
from spielwerk.games.noria.rules import discs, wheel
from spielwerk.games.noria.state import ACTION, State
from spielwerk.games.noria.terms import RING_OF, SLOTS

KNOWLEDGE: Final = 1
"""For every disc left out (rulebook p. 9)."""


class Inspect(Kind):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        for slot in range(SLOTS):
            if wheel.may_choose(state, player, slot, state.settings.inspection_in_chain):
                out.append(self.start + slot)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        chained = state.settings.inspection_in_chain
        wheel.choice_obstacles(state, state.players[seat], action - self.start, chained, found)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        slot = action - self.start
        state.stage = ACTION
        discs.close(state, seat)
        state.chosen[RING_OF[slot]] = slot
        state.inspected = state.inspected | BIT[slot]
        state.actions += 1
        state.players[seat].knowledge += KNOWLEDGE
