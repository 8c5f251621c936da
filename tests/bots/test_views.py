"""No bot knows more than a person in its seat: whoever asks it shows it the seat's view."""

import pytest

from spielwerk.arena.playout import play_match
from spielwerk.bots.all import BOTS, make_bot
from spielwerk.bots.bot import Bot
from spielwerk.core.chance import Chance
from spielwerk.core.game import State
from spielwerk.core.options import options_of
from toys.burglars.game import GAME


class Spy(Bot):
    """Plays like another bot and keeps what it is shown."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name, bot.game, bot.seed)
        self.bot = bot
        self.shown: list[tuple[str, str]] = []

    def choose(self, view: State, seat: int) -> list[int]:
        self.shown.append((view.to_string(), view.view(seat).to_string()))
        return self.bot.choose(view, seat)


def begun(seed: str = "spies") -> tuple[State, Chance]:
    return GAME.new_initial_state(options_of(GAME).complete({"players": 3})), Chance(seed)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_matches_show_bots_their_views_only(name: str) -> None:
    state, chance = begun()
    spies: list[Spy] = [Spy(make_bot(name, GAME, seat)) for seat in range(3)]
    play_match(state, list(spies), lambda at: chance.draw(at.chance_stream(), at.chance_outcomes()), 400, [])
    assert state.is_terminal()
    for spy in spies:
        assert spy.shown
        assert all(shown == view for shown, view in spy.shown)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_bots_choose_the_same_in_worlds_that_look_the_same(name: str) -> None:
    state, chance = begun()
    asked = 0
    while not state.is_terminal():
        seat = state.current_player()
        if state.is_chance_node():
            state.apply_action(chance.draw(state.chance_stream(), state.chance_outcomes()))
            continue
        worlds = [state, *(state.resample_from_infostate(seat, seed) for seed in range(4))]
        chosen = [make_bot(name, GAME, 7).choose(world.view(seat), seat) for world in worlds]
        assert all(turn == chosen[0] for turn in chosen)
        asked += len({world.to_string() for world in worlds}) > 1
        state.apply_action(chosen[0][0], seat)
    assert asked > 5


def test_greedy_does_not_change_what_it_is_shown_and_imagines_many_worlds() -> None:
    state, chance = begun()
    while state.is_chance_node():
        state.apply_action(chance.draw(state.chance_stream(), state.chance_outcomes()))
    bot, view = make_bot("greedy", GAME, 1), state.view(1)
    before = view.to_string()
    imagined = {bot.imagined(view, 1).to_string() for _ in range(8)}
    bot.choose(view, 1)
    assert view.to_string() == before
    assert len(imagined) > 1
