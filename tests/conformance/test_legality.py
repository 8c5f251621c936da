"""Which actions are legal and why one is not are two answers; they must never contradict each other."""

import re
from pathlib import Path

import pytest

from conformance.walks import CASES, Case, positions
from spielwerk.core.discovery import all_games, feature
from spielwerk.core.game import NOBODY, Game, IllegalAction, State

every_case = pytest.mark.parametrize("case", CASES, ids=str)

OUT_OF_RANGE = [-(2**40), -1, 2**40]


def refused(case: Case, state: State, seat: int) -> dict[int, str]:
    """The rule of every refused action over the whole range, after comparing with the legal ones."""
    refusals = {action: state.why_not(action, seat) for action in range(case.game.num_distinct_actions())}
    allowed = [action for action, refusal in refusals.items() if refusal is None]
    legal = state.legal_actions(seat)
    wrong = sorted(set(allowed) ^ set(legal))
    told = [(state.action_to_string(action, seat), str(refusals[action])) for action in wrong]
    assert not wrong, f"seat {seat}, (action, refusal): {told}, position:\n{state.to_string()}"
    return {action: refusal.rule for action, refusal in refusals.items() if refusal is not None}


@every_case
def test_an_action_is_refused_exactly_when_it_is_not_legal(case: Case) -> None:
    for seed in case.seeds():
        for state, _ in positions(case, seed, one_in=12):
            for seat in [NOBODY, *range(state.num_players())]:
                if not (state.is_chance_node() and seat != NOBODY):
                    rules = refused(case, state, seat)
                    assert all(re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)+", rule) for rule in set(rules.values()))


@every_case
def test_nobody_acts_where_something_must_be_drawn(case: Case) -> None:
    for state, _ in positions(case, 1):
        if state.is_chance_node():
            for seat in range(state.num_players()):
                assert all(state.why_not(action, seat) for action in range(case.game.num_distinct_actions()))


@every_case
def test_numbers_beyond_the_range_are_refused(case: Case) -> None:
    for state, _ in positions(case, 1, one_in=20):
        for action in [*OUT_OF_RANGE, case.game.num_distinct_actions()]:
            for seat in [NOBODY, *range(state.num_players())]:
                assert state.why_not(action, seat) is not None


@every_case
def test_refused_actions_change_nothing(case: Case) -> None:
    for state, picker in positions(case, 2, one_in=10):
        text = state.to_string()
        for seat in range(state.num_players()):
            for _ in range(20):
                action = picker.random.below(case.game.num_distinct_actions())
                refusal = state.why_not(action, seat)
                if refusal is not None:
                    with pytest.raises(IllegalAction) as caught:
                        state.apply_action_with_legality_check(action, seat)
                    assert caught.value.refusal.rule == refusal.rule
                    assert refusal.rule in str(caught.value)
        assert state.to_string() == text


@pytest.mark.parametrize("case", [case for case in CASES if feature(case.game, "rulebook")], ids=str)
def test_every_refusal_cites_a_rule_of_the_rulebook(case: Case) -> None:
    """In every language that there is a rulebook in."""
    package = feature(case.game, "rulebook")
    assert package is not None
    books = {book.name: book.read_text("utf-8") for book in Path(package.__path__[0]).glob("*.md")}
    cited = set()
    for seed in case.seeds(1):
        for state, _ in positions(case, seed, one_in=25):
            if not state.is_chance_node():
                for seat in range(state.num_players()):
                    cited |= set(refused(case, state, seat).values())
    for name, book in books.items():
        there = set(re.findall(r"\{#([a-z0-9.-]+)[ }]", book))
        assert not cited - there, f"missing in {name}"


@pytest.mark.parametrize(
    "game", [game for game in all_games() if feature(game, "rulebook")], ids=lambda game: game.name
)
def test_every_option_stands_in_the_rulebook(game: Game) -> None:
    package = feature(game, "rulebook")
    assert package is not None
    for book in Path(package.__path__[0]).glob("*.md"):
        text = book.read_text("utf-8")
        missing = [option.rule for option in game.option_specs() if f"{{#{option.rule}}}" not in text]
        assert not missing, f"missing in {book.name}"
