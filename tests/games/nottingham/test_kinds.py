"""The table of kinds of action: fixed numbers, texts there and back, an entry wherever kinds are told apart."""

import pytest

from games.nottingham.positions import table
from games.nottingham.presentation.looking import positions
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.kinds import ACTION_KINDS, DRAWN, LOOKED_AT, TABLE, VERBS, kind_of, named
from spielwerk.games.nottingham.notation import tidy
from spielwerk.games.nottingham.presentation import kinds
from spielwerk.games.nottingham.presentation.choosing.groups import ORDER
from spielwerk.games.nottingham.state import FINISHED, PHASE_NAMES

FIXED = {
    "keep": (0, 1), "act": (1, 2), "attack": (2, 8), "defend": (8, 9), "yield": (9, 10), "take": (10, 17),
    "offer": (17, 24), "barter": (24, 31), "barter-two": (31, 59), "accept": (59, 65), "refuse": (65, 66),
    "lay": (66, 79), "pass": (79, 80), "set": (80, 150), "task-seven": (150, 151), "task-five": (151, 158),
    "task-four-pairs": (158, 193), "task-three-pairs": (193, 228), "spring": (228, 241), "hold": (241, 242),
    "discard": (242, 249), "begin": (249, 256), "deal": (256, 263), "reveal": (263, 270), "favour": (270, 277),
    "theft": (277, 284), "look": (284, 297),
}  # fmt: skip
"""What learners have seen; it never changes."""


def test_numbers_are_fixed() -> None:
    assert {row.name: (row.start, row.end) for row in TABLE} == FIXED
    assert GAME.num_distinct_actions() == ACTION_KINDS.num_distinct_actions == 297
    for row in TABLE:
        assert named(row.name) is row
        assert all(kind_of(action) is row and row.covers(action) for action in range(row.start, row.end))
        assert not row.covers(row.start - 1) and not row.covers(row.end)


def rows_of(phase: int) -> list[Kind]:
    rows, link = [], LOOKED_AT[phase]
    while link is not None:
        rows.append(link.kind)
        link = link.next
    return rows


def test_every_phase_but_the_last_has_something_to_do() -> None:
    assert [link is None for link in LOOKED_AT] == [phase == FINISHED for phase in range(len(PHASE_NAMES))]
    for phase in range(len(PHASE_NAMES)):
        rows = rows_of(phase)
        assert [row.start for row in rows] == sorted(row.start for row in rows)
        assert [row.is_draw for row in rows] == [True] * len(DRAWN[phase]) + [False] * (len(rows) - len(DRAWN[phase]))
        assert len(DRAWN[phase]) <= 1


def test_people_are_shown_every_kind() -> None:
    assert set(kinds.SHOWN) == {row.name for row in TABLE if not row.is_draw}
    assert set(kinds.DRAWN) == {row.name for row in TABLE if row.is_draw}
    assert {row.group for row in kinds.SHOWN.values()} | {"trade"} == set(ORDER)


def test_every_verb_can_be_typed() -> None:
    for verb in VERBS:
        assert tidy(verb.capitalize()).split()[0] == verb


def test_texts_of_the_whole_range_are_read_back() -> None:
    """Seen from every seat; other seats that the table does not have have no text of their own."""
    state = table(7, red="3 gems", yellow="coin")
    for seat in range(7):
        for action in range(GAME.num_distinct_actions()):
            text = state.action_to_string(action, seat)
            assert state.string_to_action(text.upper(), seat) == action, text


@pytest.mark.parametrize("number", [-1, 297])
def test_other_numbers_have_no_text(number: int) -> None:
    assert table().action_to_string(number, 0) == f"action {number}"


def test_all_obstacles_begin_with_the_one_that_is_named() -> None:
    several = 0
    for state in positions():
        for seat in range(state.num_players()):
            for action in range(GAME.num_distinct_actions()):
                first, found = state.why_not(action, seat), state.obstacles(action, seat)
                assert (first is None) == (not found)
                assert first is None or repr(first) == repr(found[0])
                several += len(found) > 1
    assert several > 20


def test_all_that_stands_in_the_way_of_a_set() -> None:
    """trading.three, trading.in-hand."""
    state = table(red="2 pearls coin", yellow="box", green="gems")
    state.apply_action(state.string_to_action("reveal chain"))
    found = state.obstacles(state.string_to_action("set 4 pearls", 0), 0)
    assert [(one.rule, one.need, one.have) for one in found] == [("trading.three", 3, 2), ("trading.in-hand", 4, 2)]
