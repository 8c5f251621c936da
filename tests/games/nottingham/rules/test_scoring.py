"""Scoring (rulebook, p. 4)."""

from games.nottingham.positions import table
from spielwerk.games.nottingham.rules.scoring import points, winners
from spielwerk.games.nottingham.terms import KINDS
from spielwerk.games.nottingham.turn import Nottingham


def won(state: Nottingham, seat: int, kind: int, cards: int) -> None:
    state.won[KINDS * seat + kind] += cards
    state.pile[kind] -= cards
    state.pile_size -= cards


def test_winning_pile_and_tasks() -> None:
    """scoring.sum. A box, two coins, and the first card of five equal ones."""
    state = table(tasks={"five": "red"})
    won(state, 0, 6, 1)
    won(state, 0, 0, 2)
    assert points(state, 0) == 13 + 14 + 25 and winners(state) == [0]


def test_every_kind_has_its_value() -> None:
    """components.items, p. 2."""
    state = table()
    for kind, value in enumerate([7, 8, 9, 10, 11, 12, 13]):
        before = points(state, 0)
        won(state, 0, kind, 1)
        assert points(state, 0) - before == value


def test_hands_and_ambushes_count_nothing() -> None:
    """scoring.nothing-else."""
    state = table(red="12 box", ambushes={"red": "pearls-gems"})
    assert points(state, 0) == 0


def test_in_a_tie_more_cards_win() -> None:
    """scoring.ties, p. 4. Three coins against a candlestick and a box."""
    state = table()
    won(state, 0, 0, 3)
    won(state, 1, 1, 1)
    won(state, 1, 6, 1)
    assert points(state, 0) == points(state, 1) == 21 and winners(state) == [0]


def test_else_the_victory_is_shared() -> None:
    """scoring.ties, p. 4."""
    state = table()
    won(state, 0, 2, 1)
    won(state, 2, 2, 1)
    assert winners(state) == [0, 2]


def test_task_cards_break_no_ties() -> None:
    """scoring.ties, options.task-cards-break-ties. Ten points by pearls, ten by a task."""
    for option, expected in ((False, [0]), (True, [0, 1])):
        state = table(tasks={"three-pairs": "yellow green"}, options={"task-cards-break-ties": option})
        won(state, 0, 3, 1)
        state.withdraw(2)
        assert points(state, 0) == points(state, 1) == 10 and winners(state) == expected


def test_who_has_left_cannot_win() -> None:
    """withdrawal.points."""
    state = table()
    won(state, 0, 6, 1)
    won(state, 1, 0, 1)
    state.withdraw(0)
    assert points(state, 0) == 13 and winners(state) == [1]
