"""Turns (rulebook, "The turn"): around the table from the start player, round after round."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.games.noria.rules import rounds, solo
from spielwerk.games.noria.state import INFLUENCE, NO_PATH, NO_SLOT, TURNS, State
from spielwerk.games.noria.terms import HARBOUR, RINGS


def begin_game(state: State) -> None:
    state.phase = TURNS
    state.round = 1
    first = seat_from(state, 0)
    if first == NOBODY:
        rounds.finish(state)
    else:
        begin_turn(state, first)


def seat_from(state: State, start: i64) -> i64:
    """The first seat from this one on that is still in the game, or NOBODY before the end of the round."""
    for seat in range(start, state.settings.num_players):
        if not state.players[seat].withdrawn:
            return seat
    return NOBODY


def begin_turn(state: State, seat: i64) -> None:
    state.turn = seat
    state.stage = INFLUENCE
    state.night_shifts = 0
    state.rebuilds = 0
    state.intrigues = 0
    state.chosen = vec[i64]([NO_SLOT] * RINGS)
    state.inspected = 0
    state.fresh = 0
    state.current = NO_SLOT
    state.uses = 0
    state.actions = 0
    state.doubled = False
    state.extras = 0


def end_turn(state: State) -> None:
    """The next seat; after the last one the solo opponent, and the next round or the end."""
    following = seat_from(state, state.turn + 1)
    if following == NOBODY:
        if state.settings.solo:
            solo.take_turn(state)
        first = seat_from(state, 0)
        if state.round >= rounds.rounds(state.settings) or first == NOBODY:
            rounds.finish(state)
            return
        state.round += 1
        following = first
    begin_turn(state, following)


def leave(state: State, seat: i64) -> None:
    """What was due to a seat that leaves during its turn lapses. Its envoys and factories stay; its ambassador does
    not, so that nobody pays for its company.
    """
    state.players[seat].ambassador = HARBOUR
    if state.turn == seat:
        state.due_path = NO_PATH
        state.due_any = 0
        state.due_reveal = False
        state.due_landing = False
        state.due_removal = False
        end_turn(state)
