"""What a bot is: asked for a seat's next actions, it answers with at least one."""

from spielwerk.core.game import Game, State


class Bot:
    """A player. It may keep thoughts between its turns, but never changes the position that it is shown."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name: str = name
        self.game: Game = game
        self.seed: int = seed

    def choose(self, state: State, seat: int) -> list[int]:
        """The next actions of a seat that may decide, legal one after the other."""
        raise NotImplementedError
