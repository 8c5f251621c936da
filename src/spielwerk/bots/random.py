"""The bot `random`: any sensible turn is as good as any other."""

from spielwerk.bots.bot import Bot
from spielwerk.core.game import Game, State
from spielwerk.core.random import Random


class RandomBot(Bot):
    def __init__(self, game: Game, seed: int) -> None:
        super().__init__("random", game, seed)
        self.random = Random(seed)

    def choose(self, view: State, seat: int) -> list[int]:
        turns = self.game.sensible_turns(self.imagined(view, seat), seat)
        return turns[self.random.below(len(turns))]


def bot(game: Game, seed: int) -> Bot:
    return RandomBot(game, seed)
