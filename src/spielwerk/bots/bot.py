"""What a bot is: asked for a seat's next actions, it answers with at least one.

Whoever asks shows it the seat's view, never more; so no bot can know what a person in its place would not.
"""

from mypy_extensions import mypyc_attr

from spielwerk.core.game import Game, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It may keep thoughts between its turns, but never changes the view that it is shown."""

    def __init__(self, name: str, game: Game, seed: int) -> None:
        self.name: str = name
        self.game: Game = game
        self.seed: int = seed
        self.worlds: int = 0
        """Worlds imagined so far, so that each is another one."""

    def choose(self, view: State, seat: int) -> list[int]:
        """The next actions of a seat that may decide, legal one after the other. `view` is what the seat sees."""
        raise NotImplementedError

    def imagined(self, view: State, seat: int) -> State:
        """A position to look ahead from: the view itself where nothing is hidden, otherwise a world that fits it."""
        if not self.game.has_secrets:
            return view
        self.worlds += 1
        return view.resample_from_infostate(seat, self.seed % 1_000_000 + self.worlds)
