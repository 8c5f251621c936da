"""Positions that show rules: found by their marks, told apart, and played to where the mark stands."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielwerk.core.record import Entry
from spielwerk.core.record_text import parse
from spielwerk.core.rulebook_positions import load_position, position_files, positions_in
from spielwerk.core.rulebook_text import RulebookError
from toy import TOY

RECORD = """\
spielwerk record 1
game: toy
rules: 1
players: 2

chance: heap 8
# both are free to choose
# shows setup.colours
seat1: colour blue
seat2: colour red
# shows turn.take
blue: take 3
# shows end.stones
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder for positions of a game's package that can be imported."""
    package = tmp_path / "shown_game"
    positions = package / "rulebook" / "positions"
    positions.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    position_files.cache_clear()
    yield positions
    position_files.cache_clear()
    sys.modules.pop("shown_game", None)


def test_a_record_shows_every_rule_that_it_marks() -> None:
    record = parse(RECORD, games=lambda name: TOY)
    positions = positions_in(record)
    assert [(position.rule, position.shown) for position in positions] == [
        ("setup.colours", 1),
        ("turn.take", 3),
        ("end.stones", 4),
    ]
    assert record.comments == {1: ["both are free to choose"]}, "marks are for the program, not for readers"


def test_the_position_is_the_one_at_the_mark() -> None:
    _, before, after = positions_in(parse(RECORD, games=lambda name: TOY))
    assert before.state().legal_actions(0) and before.record.entries[before.shown] == Entry("blue", "take 3")
    state = before.state()
    state.apply_action_with_legality_check(state.string_to_action("take 3", 0), 0)
    assert state.to_string() == after.state().to_string()


def test_positions_are_found_by_their_rules(folder: Path) -> None:
    (folder / "first.txt").write_text(RECORD)
    (folder / "notes.md").write_text("# shows turn.nothing\n")
    assert list(position_files("shown_game")) == ["setup.colours", "turn.take", "end.stones"]
    position = load_position("shown_game", "turn.take", lambda name: TOY)
    assert position is not None and position.shown == 3
    assert load_position("shown_game", "turn.nothing", lambda name: TOY) is None


def test_a_game_may_show_nothing(folder: Path) -> None:
    folder.rmdir()
    assert position_files("shown_game") == {}


def test_no_rule_is_shown_twice(folder: Path) -> None:
    (folder / "first.txt").write_text(RECORD)
    (folder / "second.txt").write_text(RECORD.replace("setup.colours", "setup.again"))
    with pytest.raises(RulebookError, match=r"second\.txt:11: turn\.take is shown already, in .*first\.txt"):
        position_files("shown_game")
