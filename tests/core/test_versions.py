"""A game lives on under the rules it was begun with: readings of older versions are options."""

from pathlib import Path

import pytest

import spielwerk
from spielwerk.core.discovery import all_games
from spielwerk.core.driver import new_game, resume
from spielwerk.core.game import Game
from spielwerk.core.options import options_of
from spielwerk.core.record import Record, RecordError
from spielwerk.core.record_text import FORMAT, dump, parse
from spielwerk.core.versions import is_known, pinned
from toy import NEWER_TOY, TOY, find_newer_toy, find_toy

FOLDERS = (Path(__file__).parent.parent, Path(spielwerk.__file__).parent)
RECORDS = sorted(
    path for folder in FOLDERS for path in folder.rglob("*.txt") if path.read_text("utf-8").startswith(FORMAT)
)


def begun() -> Record:
    """Red has taken a stone, so blue may pick up a point."""
    play = new_game(TOY, {"players": 2}, "seed")
    for seat, text in ((0, "colour red"), (1, "colour blue"), (0, "take 1")):
        play.act_text(text, seat)
    return play.record


def test_an_older_game_goes_on_as_it_was_begun() -> None:
    play = resume(parse(dump(begun()), games=find_newer_toy))
    assert play.record.rules == 1 and play.record.options["gain"] == 1
    play.act_text("gain", 1)
    assert play.state.returns() == [0, 1]


def test_a_new_game_has_the_new_rules() -> None:
    play = new_game(NEWER_TOY, {"players": 2}, "seed")
    for seat, text in ((0, "colour red"), (1, "colour blue"), (0, "take 1"), (1, "gain")):
        play.act_text(text, seat)
    assert play.state.returns() == [0, 2]
    assert "\nrules: 2\n" in dump(play.record) and "gain=2" in dump(play.record)


def test_its_record_stays_as_it_was_written() -> None:
    """A file that is only added to can still be saved, and the older program can go on with it."""
    old = dump(begun())
    read = parse(old, games=find_newer_toy)
    assert dump(read) == old
    play = resume(read)
    play.act_text("gain", 1)
    assert dump(play.record).startswith(old)
    assert dump(play.record.fork(1_000)) == dump(play.record)
    assert resume(parse(dump(play.record), games=find_toy)).state.returns() == [0, 1]


@pytest.mark.parametrize("version", ["3", "0", "-1", "x", "1.0", "\u0662", "9999999"])
def test_rules_that_nobody_knows_yet_are_not_played(version: str) -> None:
    text = dump(begun()).replace("\nrules: 1\n", f"\nrules: {version}\n")
    with pytest.raises(RecordError, match=f"rules version {version} of toy; this program plays version 2"):
        parse(text, "game.txt", find_newer_toy)


def test_games_of_the_present_rules_are_read_as_they_are() -> None:
    assert pinned(NEWER_TOY, 1) == {"gain": 1} and pinned(NEWER_TOY, 2) == {}
    assert [is_known(NEWER_TOY, version) for version in (0, 1, 2, 3)] == [False, True, True, False]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_keeps_the_readings_of_all_its_versions(game: Game) -> None:
    for version in range(1, game.rules_version + 1):
        values = pinned(game, version)
        assert set(values) <= set(options_of(game).options)
        game.new_initial_state({"players": game.min_players, **values})


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_in_the_tests_is_still_played_and_written_as_it_is(path: Path) -> None:
    """Those of older rules too. Where a rule has changed, the game's `readings_of` must keep them playable."""
    text = path.read_text()
    record = parse(text, str(path))
    record.replay()
    assert f"\nrules: {record.rules}\n" in dump(record)
