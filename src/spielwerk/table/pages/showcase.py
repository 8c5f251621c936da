"""A game in full swing, for the start page: what a table looks like before one has made one."""

from functools import cache
from random import Random
from typing import Final

from spielwerk.core.driver import new_game
from spielwerk.core.game import Game, State
from spielwerk.core.options import PLAYERS, options_of

SEED: Final = "showcase"
PRESET: Final = "introductory"
TURNS: Final = 60


@cache
def showcase(game: Game) -> State:
    """The position after some turns; the same every time."""
    options = options_of(game)
    preset = options.preset(PRESET) if PRESET in options.presets else {}
    play = new_game(game, preset | {PLAYERS: min(4, game.max_players)}, SEED)
    dice = Random(SEED)
    for _ in range(TURNS):
        if play.state.is_terminal():
            break
        seat = play.state.deciders()[0]
        for action in dice.choice(game.promising_turns(play.state.clone(), seat)):
            play.act(action, seat)
    return play.state
