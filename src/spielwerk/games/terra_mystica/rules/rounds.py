"""The end of a round and the beginning of the next (rulebook, "Round End", "Income")."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.games.terra_mystica.rules import cult_bonus, income, scoring, turns
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    AFTER_ACTION,
    CULT_SPADES,
    FINISHED,
    GAME_ENDS,
    INCOME,
    ROUND_BEGINS,
    SETTLED,
    State,
)
from spielwerk.games.terra_mystica.terms import ROUNDS
from spielwerk.games.terra_mystica.tiles import bonus


def is_over(state: State) -> bool:
    """A round ends when all have passed and nobody has anything left to decide."""
    if state.phase != ACTIONS or state.turn != NOBODY or len(state.offers) > 0:
        return False
    for player in state.players:
        if player.must_decide():
            return False
    return True


def end(state: State) -> None:
    """The cult bonus, except after the last round; then spades from it, or at once the next round."""
    _note_settled(state)
    if state.round == ROUNDS:
        state.phase = FINISHED
        scoring.score_game(state)
        state.note(GAME_ENDS, state.order[0], 0, 0)
        return
    _set_order(state)
    for seat in state.order:
        cult_bonus.pay(state, seat)
    state.phase = CULT_SPADES
    drop_useless_spades(state)


def _note_settled(state: State) -> None:
    for seat in state.order:
        state.note(SETTLED, seat, 0, 0)


def _set_order(state: State) -> None:
    """Without variable turn order: from the first who passed, around the table."""
    if not state.settings.variable_turn_order and state.first_to_pass != NOBODY:
        order = vec[i64]([])
        count = len(state.players)
        for step in range(count):
            order = append(order, (state.first_to_pass + step) % count)
        state.order = order


def drop_useless_spades(state: State) -> None:
    """Spades that can turn nothing, such as a single one of the Giants, are lost at once."""
    for player in state.players:
        if player.withdrawn or (player.spades > 0 and player.spades < player.faction.fixed_spades):
            player.end_transformation()


def spades_left(state: State) -> bool:
    for player in state.players:
        if player.spades > 0:
            return True
    return False


def begin(state: State) -> None:
    """Action spaces are free again, everybody receives income, left-over bonus tiles get a coin."""
    _note_settled(state)
    state.round += 1
    state.phase = ACTIONS
    state.power_used = 0
    state.first_to_pass = NOBODY
    for player in state.players:
        player.used_actions = 0
        player.passed = player.withdrawn
        player.blocked_cults = 0
    state.note(ROUND_BEGINS, state.order[0], state.round, 0)
    for seat in state.order:
        if state.players[seat].has_faction:
            income.receive(state.players[seat])
            state.note(INCOME, seat, 0, 0)
    for number in range(1, bonus.TILES + 1):
        if state.bonus_coins[number] >= 0:
            state.bonus_coins[number] += bonus.COINS_LEFT_OVER
    first = turns.seat_after(state, state.order[len(state.order) - 1])
    if first == NOBODY:
        state.turn = NOBODY
        state.stage = AFTER_ACTION
    else:
        turns.begin_turn(state, first)
