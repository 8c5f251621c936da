"""Ways to what is not legal yet."""

from games.terra_mystica.play import given, table
from games.terra_mystica.positions import positions
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.presentation.choosing.leading import is_legal, ways_to
from spielwerk.games.terra_mystica.state import ACTIONS
from spielwerk.games.terra_mystica.turn import TerraMystica


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


def ways(state: TerraMystica, move: str) -> list[str]:
    action = state.string_to_action(move, 0)
    return [", ".join(state.action_to_string(one, 0) for one in way) for way in ways_to(state, 0, action)]


def test_spades_come_before_a_hex_that_goes_only_part_of_the_way() -> None:
    """E10 is black; one step on the wheel leads to blue, the next one to forest. What pays for spades comes first."""
    state = table("witches E9 A3", "nomads F3 E8 I7")
    assert ways(state, "transform E10 to blue") == ["dig 1, transform E10 to blue", "dig 2, transform E10 to blue"]
    given(state, "witches", workers=0, bowls="3/0/9")
    pay = ", ".join(["convert 3PW to 1W"] * 3)
    assert ways(state, "transform E10 to blue") == [f"{pay}, dig 1, transform E10 to blue"]


def test_nothing_leads_to_what_is_not_there_or_not_ones_turn() -> None:
    state = table("witches E9 A3", "nomads F3 E8 I7")
    assert ways(state, "action ACTN") == []
    assert ways_to(state, 1, state.string_to_action("build F2", 1)) == []
