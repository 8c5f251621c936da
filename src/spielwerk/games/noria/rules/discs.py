"""Using discs (rulebook, "Actions"): one action each, two from one upgraded disc, at most four in a turn.

The disc whose actions are under way is the current one; its actions follow one another directly. A bonus disc gives
no action, but lets others give more.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.noria.kind import Kind
from spielwerk.games.noria.rules import bonus, resources, wheel
from spielwerk.games.noria.state import ACTION, NO_SLOT, Player, State
from spielwerk.games.noria.terms import BONUS, CITY, JOURNEY, MOST_ACTIONS, RING_OF, SLOTS, TOOL, is_upgraded, kind_of


def current_kind(state: State, seat: i64) -> i64:
    """Kind of the disc under way, or NO_SLOT."""
    return kind_of(state.players[seat].wheel[state.current]) if state.current != NO_SLOT else NO_SLOT


def may_act(state: State, player: Player) -> bool:
    """Whether the disc under way may give a further action."""
    if state.actions >= MOST_ACTIONS:
        return False
    return state.uses <= state.extras + (1 if _doubles(state, player) else 0)


def gives_action(state: State, seat: i64) -> bool:
    """Whether a disc is under way that may give a further action."""
    return state.current != NO_SLOT and may_act(state, state.players[seat])


def further_obstacles(state: State, player: Player, found: Obstacles) -> None:
    """Why the disc under way gives no further action."""
    if state.actions >= MOST_ACTIONS and found.add("actions.four", MOST_ACTIONS + 1, MOST_ACTIONS):
        return
    if state.uses > state.extras + (1 if _doubles(state, player) else 0):
        found.add(
            "actions.one-doubled" if is_upgraded(player.wheel[state.current]) and state.doubled else "actions.one-each"
        )


def _doubles(state: State, player: Player) -> bool:
    """Whether the disc under way may be the one of this turn that gives two actions by itself."""
    return not state.doubled and is_upgraded(player.wheel[state.current])


def uses_if_chosen(state: State, seat: i64, slot: i64) -> i64:
    """Actions that a disc would give by itself now; two only if it is upgraded, and no other disc has given two."""
    better = is_upgraded(state.players[seat].wheel[slot]) and state.fresh & BIT[slot] == 0
    return 2 if better and not state.doubled and state.actions <= MOST_ACTIONS - 2 else 1


def act(state: State) -> None:
    """An action of the disc under way."""
    state.uses += 1
    state.actions += 1


def close(state: State, seat: i64) -> None:
    """The disc under way is left; what it gave beyond one action is taken from what is allowed."""
    if state.current == NO_SLOT:
        return
    more = state.uses - 1
    if more > 0:
        if _doubles(state, state.players[seat]):
            state.doubled = True
            more -= 1
        state.extras -= more
    state.current = NO_SLOT
    state.uses = 0


class Use(Kind):
    """Activates a disc; for a disc of resources also its action, every time."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        may_be_bonus = bonus.is_early(state, player)
        for slot in range(SLOTS):
            if slot == state.current:
                if kind_of(player.wheel[slot]) < CITY and may_act(state, player):
                    out.append(self.start + slot)
            elif wheel.may_choose(state, player, slot, True):
                if may_be_bonus or kind_of(player.wheel[slot]) != BONUS:
                    out.append(self.start + slot)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        slot = action - self.start
        kind = kind_of(player.wheel[slot])
        if slot == state.current:
            if kind < CITY:
                further_obstacles(state, player, found)
            else:
                found.add("actions.under-way")
        elif state.chosen[RING_OF[slot]] == slot and state.inspected & BIT[slot] == 0:
            found.add("bonus.no-action" if kind == BONUS else "actions.in-a-row")
        else:
            wheel.choice_obstacles(state, player, slot, True, found)
            if kind == BONUS and not bonus.is_early(state, player):
                found.add("bonus.first")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        slot = action - self.start
        state.stage = ACTION
        if slot != state.current:
            close(state, seat)
            state.chosen[RING_OF[slot]] = slot
            if kind_of(player.wheel[slot]) == BONUS:
                bonus.apply(state, player.wheel[slot])
                return
            state.current = slot
        if kind_of(player.wheel[slot]) < CITY:
            act(state)
            resources.apply(player, kind_of(player.wheel[slot]))


NEEDS: Final = {CITY: "actions.city-disc", JOURNEY: "actions.journey-disc", TOOL: "actions.tool-disc"}
"""Rule that refuses what a disc of a kind gives while no such disc is under way."""


class OfDisc(Kind):
    """An action that the disc under way gives. `legal` is asked only while it may give one."""

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        is_there = current_kind(state, seat) == self.disc
        if not is_there and found.add(NEEDS[self.disc]):
            return
        self.own_obstacles(state, seat, action, found)
        if is_there:
            further_obstacles(state, state.players[seat], found)

    def own_obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        """All that stands in the way but the disc."""
        raise NotImplementedError
