"""Bots play whole games of every game folder by what they are shown, and `greedy` knows more than `random`."""

import pytest

from spielwerk.arena.playout import play_match, play_randomly
from spielwerk.bots.all import BOTS, make_bot
from spielwerk.bots.bot import Bot
from spielwerk.core.discovery import all_games
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game, State
from spielwerk.core.options import options_of
from spielwerk.core.random import Random
from spielwerk.games.terra_mystica.game import GAME


def fresh(game: Game, players: int) -> State:
    return game.new_initial_state(options_of(game).complete({"players": players}))


def at_faction_choice(players: int, seed: int) -> tuple[State, Random]:
    """Tiles drawn and factions chosen at random, so that all of them come to the table."""
    state = fresh(GAME, players)
    random = Random(seed)
    while state.is_chance_node() or state.seat_name(players - 1).startswith("seat"):
        legal = state.legal_actions()
        state.apply_action(legal[random.below(len(legal))])
    return state, random


def play_out(state: State, bots: list[Bot], random: Random) -> int:
    """Plays to the end, every step checked, and gives the number of steps."""

    def draw(position: State) -> int:
        legal = position.legal_actions()
        return legal[random.below(len(legal))]

    return len(play_match(state, bots, draw, 4000, []))


def test_bots_are_found_by_their_modules() -> None:
    assert {"greedy", "random"} <= set(BOTS)


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(Problem, match=r"no bot is called 'deep'; there are .*greedy.*random"):
        make_bot("deep", GAME, 1)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_plays_every_number_of_seats_to_the_end(game: Game, name: str) -> None:
    for players in range(game.min_players, game.max_players + 1):
        state = fresh(game, players)
        actions = play_out(state, [make_bot(name, game, seat) for seat in range(players)], Random(players))
        assert state.is_terminal()
        assert actions > 0


def test_what_a_bot_chooses_is_legal_one_after_the_other_and_leaves_the_position_alone() -> None:
    for name in sorted(BOTS):
        state = at_faction_choice(3, 11)[0]
        bot = make_bot(name, GAME, 3)
        for _ in range(60):
            seat = state.current_player()
            before = state.to_string()
            turn = bot.choose(state, seat)
            assert state.to_string() == before
            assert turn
            for action in turn:
                state.apply_action_with_legality_check(action, seat)
            if state.is_terminal():
                break


def test_the_same_seed_plays_the_same_game() -> None:
    for name in sorted(BOTS):
        ends = []
        for _ in range(2):
            state, random = at_faction_choice(2, 5)
            play_out(state, [make_bot(name, GAME, seat) for seat in range(2)], random)
            ends.append(state.checksum())
        assert ends[0] == ends[1]


def test_playing_at_random_ends_every_game() -> None:
    for seed in range(8):
        state = fresh(GAME, 2 + seed % 4)
        assert play_randomly(state, Random(seed)) > 0
        assert state.is_terminal()


def test_greedy_beats_random_in_nearly_all_games_of_two(compiled: bool) -> None:
    games = 100 if compiled else 10
    won = 0.0
    for seed in range(games):
        state, random = at_faction_choice(2, seed)
        seat = seed % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        play_out(state, [make_bot(name, GAME, seed) for name in names], random)
        mine, other = state.returns()[seat], state.returns()[1 - seat]
        won += 1.0 if mine > other else 0.5 if mine == other else 0.0
    assert won >= 0.95 * games if compiled else won >= 8


def test_greedy_scores_at_least_80_on_average_in_games_of_four(compiled: bool) -> None:
    games = 80 if compiled else 4
    total = 0.0
    for seed in range(games):
        state, random = at_faction_choice(4, 1000 + seed)
        play_out(state, [make_bot("greedy", GAME, seat) for seat in range(4)], random)
        total += sum(state.returns()) / 4
    assert total / games >= (80 if compiled else 70)
