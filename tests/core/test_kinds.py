"""The table of kinds of action: ranges, arguments, texts and free numbers."""

import pytest

from spielwerk.core.game import IllegalAction, State
from spielwerk.core.kinds import NO_KIND, ActionKind, Argument, Kinds, Obstacles
from toy import TOY


class Hex(Argument):
    """Ten hexes in the range, six on this map."""

    def exists(self, state: State, value: int) -> bool:
        return value < 6

    def text(self, state: State, value: int) -> str:
        return f"A{value + 1}"


HEX, BUILDING = Hex("hex", 10), Argument("building", 4)
END = ActionKind("end", 0, [], "end")
BUILD = ActionKind("build", 1, [HEX], "build {hex}")
UPGRADE = ActionKind("upgrade", 20, [HEX, BUILDING], "upgrade {hex} to {building}")
KINDS = Kinds([END, BUILD, UPGRADE])


def test_blocks_follow_from_the_rows() -> None:
    assert (END.slots, BUILD.slots, UPGRADE.slots) == (1, 10, 40)
    assert (END.end, BUILD.end, UPGRADE.end) == (1, 11, 60)
    assert KINDS.num_distinct_actions == 60
    assert [KINDS.number(action) for action in (-1, 0, 1, 10, 11, 19, 20, 59, 60)] == [
        NO_KIND, 0, 1, 1, NO_KIND, NO_KIND, 2, 2, NO_KIND,
    ]  # fmt: skip


def test_arguments_there_and_back() -> None:
    seen = set()
    for hex in range(10):
        for building in range(4):
            action = UPGRADE.action(hex, building)
            assert KINDS.kind(action) is UPGRADE
            assert (UPGRADE.value(action, 0), UPGRADE.value(action, 1)) == (hex, building)
            seen.add(action)
    assert seen == set(range(20, 60))
    assert END.action() == 0


def test_texts_and_what_exists() -> None:
    state = TOY.new_initial_state()
    assert KINDS.text(state, UPGRADE.action(2, 3)) == "upgrade A3 to 3"
    assert KINDS.text(state, 0) == "end"
    assert KINDS.text(state, 15) == "action 15"
    assert KINDS.text(state, -1) == "action -1"
    assert BUILD.exists(state, BUILD.action(5))
    assert not BUILD.exists(state, BUILD.action(6))
    assert not UPGRADE.exists(state, UPGRADE.action(6, 0))


def test_what_is_no_action_is_refused_by_name() -> None:
    for action in (-1, 11, 60):
        with pytest.raises(IllegalAction, match=rf"^action {action}:"):
            KINDS.kind(action)


def test_rows_must_not_lie_over_each_other() -> None:
    with pytest.raises(ValueError, match="'late'"):
        Kinds([BUILD, ActionKind("late", 10, [], "late")])


def test_a_kind_is_found_by_its_name() -> None:
    assert KINDS.named("build") is BUILD
    with pytest.raises(ValueError, match="'nothing'"):
        KINDS.named("nothing")


def test_obstacles_are_the_first_or_all() -> None:
    first, every = Obstacles(False), Obstacles(True)
    assert first.add("one", 3, 2)
    assert not every.add("one", 3, 2)
    assert not every.add("two")
    found = first.first()
    assert found is not None
    assert (found.rule, found.need, found.have) == ("one", 3, 2)
    assert [refusal.rule for refusal in every.found] == ["one", "two"]
    assert Obstacles(True).first() is None
