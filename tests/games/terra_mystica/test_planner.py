"""Paying for what cannot be paid yet: the cheapest exchanges come first, and each way is legal as it stands."""

import pytest

from spielwerk.core.random import Random
from spielwerk.games.terra_mystica.heuristics import sensible_turns
from spielwerk.games.terra_mystica.planner import ways_to_pay
from spielwerk.games.terra_mystica.turn import TerraMystica

from .play import APART, BESIDE, fresh, given, table


def ways(state: TerraMystica, text: str) -> list[list[str]]:
    seat = state.current_player()
    action = state.string_to_action(text)
    return [[state.action_to_string(step, seat) for step in way] for way in ways_to_pay(state, seat, action)]


def test_what_can_be_paid_needs_nothing() -> None:
    state = table(*APART)
    assert ways(state, "upgrade A3 to TP")[0] == []


def test_a_missing_worker_comes_from_power_or_a_priest() -> None:
    state = table(*APART)
    given(state, "witches", workers=1, coins=6, priests=1, bowls="4/4/4")
    found = ways(state, "upgrade A3 to TP")
    assert ["convert 3PW to 1W"] in found
    assert ["convert 1P to 1W"] in found


def test_tokens_are_sacrificed_before_they_are_spent() -> None:
    state = table(*APART)
    given(state, "witches", bowls="0/8/0")
    assert ways(state, "action ACT4") == [["burn 1"] * 4]


def test_power_for_the_action_itself_is_not_spent_on_exchanges() -> None:
    state = table(*APART)
    given(state, "witches", bowls="8/0/4")
    assert ways(state, "action ACT4") == [[]]
    given(state, "witches", bowls="9/0/3")
    assert ways(state, "action ACT4") == []


def test_a_priest_that_is_missing_can_only_come_from_power() -> None:
    state = table(*APART)
    given(state, "witches", priests=0, workers=9, coins=9, bowls="5/2/5")
    assert ways(state, "advance ship") == [["convert 5PW to 1P"]]


def test_alchemists_can_pay_with_victory_points() -> None:
    state = table("alchemists C1 H5", "nomads E8 F3 I7")
    given(state, "alchemists", coins=5, workers=2, priests=0, bowls="12/0/0")
    assert ways(state, "upgrade C1 to TP") == [["convert 1VP to 1C"]]


def test_a_trading_house_beside_an_opponent_has_the_small_price() -> None:
    state = table(*BESIDE)
    seat = state.current_player()
    assert state.price(state.string_to_action("upgrade F4 to TP"), seat) == (3, 2, 0, 0)
    assert state.price(state.string_to_action("upgrade C3 to TP"), seat) == (6, 2, 0, 0)


@pytest.mark.parametrize("seed", range(6))
def test_every_sensible_turn_is_legal_step_by_step(seed: int) -> None:
    state = fresh(2 + seed % 4, may_give_up=seed % 2 == 1)
    random = Random(seed)
    while not state.is_terminal():
        seat = state.current_player()
        legal = state.legal_actions()
        if seat < 0:
            state.apply_action(legal[random.below(len(legal))])
            continue
        turns = sensible_turns(state, seat, legal)
        assert turns
        for turn in turns:
            copy = state.clone()
            for action in turn:
                copy.apply_action_with_legality_check(action, seat)
        for action in turns[random.below(len(turns))]:
            state.apply_action(action, seat)
