"""Files: nothing is lost, nothing is overwritten unasked, and every error names the file."""

import os
from pathlib import Path

import pytest

from spielwerk.core.driver import new_game
from spielwerk.core.files import WriteRefused, load_record, save_record, write_text
from spielwerk.core.record import RecordError
from toy import TOY, find_toy


def test_saved_and_loaded(tmp_path: Path) -> None:
    record = new_game(TOY, {"players": 2}, "seed").record
    save_record(record, tmp_path / "game.txt")
    assert load_record(tmp_path / "game.txt", find_toy) == record
    assert os.listdir(tmp_path) == ["game.txt"]


def test_a_game_that_goes_on_replaces_its_earlier_stand(tmp_path: Path) -> None:
    play = new_game(TOY, {"players": 2}, "seed")
    save_record(play.record, tmp_path / "game.txt")
    play.act_text("colour red", 1)
    save_record(play.record, tmp_path / "game.txt")
    assert load_record(tmp_path / "game.txt", find_toy) == play.record


def test_another_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes")
    record = new_game(TOY, {"players": 2}, "seed").record
    with pytest.raises(WriteRefused, match=r"notes\.txt exists"):
        save_record(record, path)
    assert path.read_text() == "my notes"
    save_record(record, path, overwrite=True)
    assert load_record(path, find_toy) == record


def test_an_earlier_stand_does_not_replace_a_later_one(tmp_path: Path) -> None:
    play = new_game(TOY, {"players": 2}, "seed")
    earlier = play.record.fork(1)
    play.act_text("colour red", 1)
    save_record(play.record, tmp_path / "game.txt")
    with pytest.raises(WriteRefused):
        save_record(earlier, tmp_path / "game.txt")


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    path.write_text("old")

    def full(handle: int) -> None:
        raise OSError(28, "the disk is full on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(WriteRefused, match="the disk is full"):
        write_text(path, "old and new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["game.txt"]


def test_links_and_permissions_stay(tmp_path: Path) -> None:
    target = tmp_path / "real.txt"
    target.write_text("a")
    target.chmod(0o640)
    (tmp_path / "link.txt").symlink_to(target)
    write_text(tmp_path / "link.txt", "ab")
    assert target.read_text() == "ab"
    assert target.stat().st_mode & 0o777 == 0o640
    assert (tmp_path / "link.txt").is_symlink()


def test_new_files_have_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    write_text(tmp_path / "new", "x")
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_writing_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(WriteRefused, match="cannot be written"):
        write_text(tmp_path / "missing" / "game.txt", "x")
    with pytest.raises(WriteRefused, match="cannot be written"):
        write_text(tmp_path, "x")


@pytest.mark.parametrize(
    ("content", "line", "part"),
    [(b"", 1, "empty"), (b"\x89PNG\r\n\x1a\n", 1, "UTF-8"), (b"spielwerk record 1\n\xff\n", 2, "UTF-8")],
)
def test_files_that_are_no_records(tmp_path: Path, content: bytes, line: int, part: str) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    with pytest.raises(RecordError) as caught:
        load_record(path, find_toy)
    assert (caught.value.file, caught.value.line) == (str(path), line)
    assert part in str(caught.value.reason)


def test_missing_files_and_folders(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"gone\.txt: cannot be read: there is no such file"):
        load_record(tmp_path / "gone.txt", find_toy)
    with pytest.raises(RecordError, match="this is a folder"):
        load_record(tmp_path, find_toy)
