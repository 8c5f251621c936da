"""The sheriff (rulebook, p. 4): one field further after every trade; back in the town the game is over."""

from spielwerk.games.nottingham.rules import favour, turns
from spielwerk.games.nottingham.state import SHERIFF_MOVED, State


def move(state: State) -> bool:
    """One field clockwise. False if that has ended the game."""
    state.sheriff += 1
    if state.sheriff > len(state.settings.numbers):
        state.sheriff = 0
    state.note(SHERIFF_MOVED, state.turn, state.sheriff, state.number())
    if state.sheriff == 0:
        turns.finish(state)
        return False
    return True


def trade_made(state: State) -> None:
    if move(state):
        favour.begin(state)
