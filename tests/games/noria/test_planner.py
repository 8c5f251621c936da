"""Whole turns that are worth a look."""

from games.noria.play import apply, built, given, seated, table, wheel
from spielwerk.games.noria.planner import OFFERED, turns
from spielwerk.games.noria.turn import Noria


def planned(state: Noria, seat: int = 0) -> list[list[str]]:
    return [[state.action_to_string(action, seat) for action in turn] for turn in turns(state, seat)]


def test_every_turn_is_legal_to_its_end() -> None:
    state = table(2)
    given(state, "red", obsidian=3, knowledge=2)
    found = turns(state, 0)
    assert 0 < len(found) <= OFFERED
    for turn in found:
        copy = state.clone()
        for action in turn:
            copy.apply_action_with_legality_check(action, 0)
        assert copy.turn != 0 or copy.is_chance_node()


def test_a_step_that_pays_is_taken() -> None:
    """investment: refinement counts 8 a step, and its price lies ready"""
    state = table(2)
    seated(state, refinement=4)
    given(state, "red", obsidian=2)
    wheel(state, "red", "S-B city")
    state.round = 15
    assert "invest refinement" in planned(state)[0]


def test_an_intrigue_lifts_the_chamber_in_which_one_stands_high() -> None:
    """politics: in the last round nothing is left to save for"""
    state = table(2)
    given(state, "red", steps="7/0/0/0", knowledge=20)
    state.round = 16
    best = planned(state)[0]
    assert best[-1] == "done"
    assert {"intrigue refinement", "intrigue specialization"} & set(best)


def test_what_must_be_decided_first_is_part_of_the_plan() -> None:
    """payment: a mixed price is paid within the turn"""
    state = table(2)
    seated(state, settlement=4)
    given(state, "red", steps="1/1/0/0", mycelium=2, energy=2)
    wheel(state, "red", "S-B city")
    state.round = 15
    apply(state, 0, "use S-B")
    best = planned(state)[0]
    assert "invest settlement" in best
    assert any(action.startswith("pay ") for action in best)


def test_alone_a_turn_ends_with_the_round() -> None:
    """solo: nobody else is on turn in between"""
    state = built(1, expert=False)
    for turn in planned(state):
        assert turn.count("done") <= 1
