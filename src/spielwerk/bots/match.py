"""Plays a position to the end, every seat by a bot."""

from spielwerk.bots.bot import Bot
from spielwerk.core.game import CHANCE_PLAYER, TERMINAL_PLAYER, State
from spielwerk.core.random import Random


def play_out(state: State, bots: list[Bot], random: Random) -> int:
    """Changes the position until it is over; `bots` by seat, draws by `random`. Returns the number of actions."""
    actions = 0
    while True:
        seat = state.current_player()
        if seat == TERMINAL_PLAYER:
            return actions
        if seat == CHANCE_PLAYER:
            outcomes = state.legal_actions()
            state.apply_action(outcomes[random.below(len(outcomes))])
            actions += 1
            continue
        for action in bots[seat].choose(state, seat):
            state.apply_action(action, seat)
            actions += 1


def play_at_random(state: State, random: Random) -> int:
    """Changes the position until it is over by uniformly random legal actions. Returns the number of actions."""
    actions = 0
    while True:
        legal = state.legal_actions()
        if not legal:
            return actions
        state.apply_action(legal[random.below(len(legal))])
        actions += 1
