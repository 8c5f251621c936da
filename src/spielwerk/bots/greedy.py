"""The bot `greedy`: tries every promising turn on a copy and takes the one after which it may expect most points.

What a turn makes due at once (a favour tile, a town tile, the second action of a double turn) is tried out as well.
Equal turns are told apart by the bot's own dice, so that games differ. Where something is hidden, all turns are tried
in one world that fits what the bot sees, another one for every decision.
"""

from typing import Final

from spielwerk.bots.bot import Bot
from spielwerk.core.game import Game, State
from spielwerk.core.random import Random

DEPTH: Final = 2
"""Further decisions of the same seat that are looked at after a turn."""

_DICE: Final = 1000
_SHARE_OF_DICE: Final = 0.00001


class GreedyBot(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        super().__init__("greedy", game, seed)
        self.random = Random(seed)

    def choose(self, view: State, seat: int) -> list[int]:
        state = self.imagined(view, seat)
        turns = self.game.promising_turns(state, seat)
        best = turns[0]
        if len(turns) == 1:
            return best
        most = -1.0e9
        for turn in turns:
            value = self.value_after(state, seat, turn, DEPTH)
            value += float(self.random.below(_DICE)) * _SHARE_OF_DICE
            if value > most:
                most = value
                best = turn
        return best

    def value_after(self, state: State, seat: int, turn: list[int], depth: int) -> float:
        """Points to be expected after a turn and the best that follows it at once."""
        copy = state.clone()
        for action in turn:
            copy.apply_action(action, seat)
        if depth > 0 and copy.current_player() == seat:
            following = self.game.promising_turns(copy, seat)
            if len(following) > 1:
                most = -1.0e9
                for next_turn in following:
                    value = self.value_after(copy, seat, next_turn, depth - 1)
                    if value > most:
                        most = value
                return most
        return self.game.projection(copy, seat)


def bot(game: Game, seed: int) -> Bot:
    return GreedyBot(game, seed)
