"""Many different real positions: games between bots, stopped before every decision."""

from collections.abc import Iterator
from functools import cache

from spielwerk.bots.all import make_bot
from spielwerk.core.driver import new_game
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.turn import TerraMystica


@cache
def positions() -> tuple[TerraMystica, ...]:
    """Every decision of three games with two, four and five players."""
    return tuple(
        state
        for players, bot, preset in ((2, "greedy", "introductory"), (4, "random", "league"), (5, "random", "printed"))
        for state in decisions(players, bot, preset)
    )


def decisions(players: int, bot_name: str, preset: str) -> Iterator[TerraMystica]:
    options = {**GAME.presets()[preset], "players": players}
    play = new_game(GAME, options, f"{bot_name} {players}")
    bots = [make_bot(bot_name, GAME, seat) for seat in range(players)]
    while not play.state.is_terminal():
        assert isinstance(play.state, TerraMystica)
        yield play.state.clone()
        seat = play.state.current_player()
        for action in bots[seat].choose(play.state, seat):
            play.act(action, seat)
    assert isinstance(play.state, TerraMystica)
    yield play.state
