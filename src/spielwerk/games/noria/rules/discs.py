"""Using discs (rulebook, "Actions"): one action each, two from one upgraded disc, at most four in a turn.

The disc whose actions are under way is the current one; its actions follow one another directly. A bonus disc gives
no action, but lets others give more.
"""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import USE
from spielwerk.games.noria.rules import bonus, resources, wheel
from spielwerk.games.noria.state import ACTION, NO_SLOT, Player, State
from spielwerk.games.noria.terms import BONUS, CITY, RING_OF, SLOTS, is_upgraded, kind_of


def current_kind(state: State, seat: i64) -> i64:
    """Kind of the disc under way, or NO_SLOT."""
    return kind_of(state.players[seat].wheel[state.current]) if state.current != NO_SLOT else NO_SLOT


def may_act(state: State, player: Player) -> bool:
    """Whether the disc under way may give a further action."""
    if state.actions >= 4:
        return False
    return state.uses <= state.extras + (1 if _doubles(state, player) else 0)


def act_refusal(state: State, player: Player) -> Refusal | None:
    """Why the disc under way gives no further action."""
    if state.actions >= 4:
        return Refusal("actions.four", 5, 4)
    if state.uses <= state.extras + (1 if _doubles(state, player) else 0):
        return None
    if is_upgraded(player.wheel[state.current]) and state.doubled:
        return Refusal("actions.one-doubled")
    return Refusal("actions.one-each")


def _doubles(state: State, player: Player) -> bool:
    """Whether the disc under way may be the one of this turn that gives two actions by itself."""
    return not state.doubled and is_upgraded(player.wheel[state.current])


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


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    may_be_bonus = bonus.is_early(state, player)
    for slot in range(SLOTS):
        if slot == state.current:
            if kind_of(player.wheel[slot]) < CITY and may_act(state, player):
                out.append(USE + slot)
        elif wheel.may_choose(state, player, slot, True):
            if may_be_bonus or kind_of(player.wheel[slot]) != BONUS:
                out.append(USE + slot)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    slot = action - USE
    if slot == state.current:
        return act_refusal(state, player) if kind_of(player.wheel[slot]) < CITY else Refusal("actions.under-way")
    if state.chosen[RING_OF[slot]] == slot and state.inspected & BIT[slot] == 0:
        return Refusal("bonus.no-action" if kind_of(player.wheel[slot]) == BONUS else "actions.in-a-row")
    found = wheel.choice_refusal(state, player, slot, True)
    if found is None and kind_of(player.wheel[slot]) == BONUS and not bonus.is_early(state, player):
        return Refusal("bonus.first")
    return found


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    slot = action - USE
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
