"""Nothing appears from nowhere, nothing gets lost, and nobody is ever stuck: random games over all options.

SPIELWERK_TEST_SCALE multiplies the number of games.
"""

import pytest

from conformance.walks import SCALE
from games.noria.play import apply, fresh, given, table, wheel
from spielwerk.arena.playout import disagreements
from spielwerk.arena.stress import cases, play
from spielwerk.core.random import Random
from spielwerk.games.noria.game import GAME
from spielwerk.games.noria.invariants import Watch, check
from spielwerk.games.noria.kinds import NUM_DISTINCT_ACTIONS


def test_random_games() -> None:
    for case in cases(GAME, round(40 * SCALE), 3):
        assert play(case).problems == [], str(case)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_rich_games(players: int, seed: int) -> None:
    """Much to spend, and wheels full of upgraded discs: everything that can be done is done, and the answers agree."""
    random = Random(seed * 31 + players)
    state = fresh(players, random_market=seed == 1, adjacency="pairwise" if seed == 2 else "chain")
    while state.round == 0:
        legal = state.legal_actions()
        state.apply_action(legal[random.below(len(legal))])
    for name in ("red", "yellow", "blue", "purple")[:players]:
        given(state, name, energy=9, mycelium=9, obsidian=9, knowledge=20, full="engine sail", free="lamp piston")
    watch = Watch(state)
    steps = 0
    while not state.is_terminal():
        seat = state.current_player()
        legal = state.legal_actions()
        choice = legal[random.below(len(legal))]
        if state.action_to_string(choice) == "done" and random.below(4):
            continue
        if steps % 25 == 0 and not state.is_chance_node():
            assert disagreements(state, NUM_DISTINCT_ACTIONS) == []
        state.apply_action(choice)
        assert watch.look(state, seat, choice) == []
        steps += 1


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        ("state.market[3] -= 1", "discs of kind 3"),
        ("state.seated[2] += 1", "politicians removed"),
        ("state.ship_supply[1] += 1", "ships of type 1"),
        ("state.warehouse_supply[4] -= 1", "warehouses for good 4"),
        ("state.actions = 5", "actions in the turn"),
        ("state.hidden -= 1", "islands in the game"),
        ("state.players[1].factories_built = 1", "factories on islands"),
        ("state.players[1].knowledge = -1", "knowledge"),
        ("state.players[1].ambassador = 4", "which is not open"),
        ("state.chosen[2] = 11", "slot 11 is chosen"),
        ("state.chosen[2] = 9; state.chosen[1] = 5", "no chain"),
    ],
)
def test_invariants_find_what_is_wrong(damage: str, words: str) -> None:
    state = table()
    wheel(state, "red", "M-BL energy, L-BR obsidian")
    assert check(state) == []
    exec(damage, {"state": state})
    assert any(words in wrong for wrong in check(state))


def test_rings_that_turn_at_the_wrong_time_are_noticed() -> None:
    state = table()
    watch = Watch(state)
    apply(state, 0, "done")
    assert watch.look(state, 0, state.string_to_action("done")) == []
    state.players[0].amounts[22] += 1
    assert watch.look(state, 1, state.string_to_action("use L-B")) == ["ring 2 of player 1 turned by 1, not 0"]
