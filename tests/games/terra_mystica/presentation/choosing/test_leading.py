"""Ways to what is not legal yet."""

from games.terra_mystica.positions import positions
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.presentation.choosing.leading import is_legal, ways_to
from spielwerk.games.terra_mystica.state import ACTIONS


def test_ways_to_an_action_end_with_it_and_are_legal() -> None:
    found = 0
    for state in positions()[::10]:
        if state.phase != ACTIONS or not state.deciders():
            continue
        seat = state.current_player()
        legal = set(state.legal_actions(seat))
        for action in range(0, GAME.num_distinct_actions(), 5):
            for way in [] if action in legal else ways_to(state, seat, action):
                assert way[-1] == action and len(way) > 1
                assert is_legal(state, seat, way)
                found += 1
    assert found > 50
