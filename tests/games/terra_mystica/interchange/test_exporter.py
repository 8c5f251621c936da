"""Writing command logs: what is written is read back to the same positions at every action."""

import os

import pytest

from games.terra_mystica.interchange.made_up import TWO, random_game, random_options
from games.terra_mystica.play import APART, table
from spielwerk.core.record import TABLE, Record, RecordError
from spielwerk.core.record import Entry as RecordEntry
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.interchange import Replay, game_of, replay_game
from spielwerk.games.terra_mystica.interchange.command_log import Entry, read_command_log
from spielwerk.games.terra_mystica.interchange.exporter import Exporter, export_log
from spielwerk.games.terra_mystica.interchange.steps import Step
from spielwerk.games.terra_mystica.terms import FIRE, WATER

GAMES = round(40 * float(os.environ.get("SPIELWERK_TEST_SCALE", "1")))


def read_back(record: Record, steps: list[Step], position: str) -> str:
    """Exports, imports, and compares every action and the last position."""
    text = export_log(record)
    again = replay_game(game_of(text, "exported.txt"))
    assert again.steps[-len(steps) :] == steps
    assert again.state.to_string() == position
    return text


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_come_back_exactly(seed: int) -> None:
    record, steps, state = random_game(seed + 1, random_options(seed), leaves=seed % 4 == 0)
    read_back(record, steps, state.to_string())


@pytest.mark.parametrize("entries", [11, 20, 60])
def test_games_under_way_come_back_too(entries: int) -> None:
    record, steps, _ = random_game(5, {"players": 3})
    assert replay_game(game_of(export_log(record.fork(entries)), "part.txt")).steps == steps[:entries]


def test_before_the_tiles_are_drawn_there_is_nothing_to_write() -> None:
    record, _, _ = random_game(5, {"players": 3})
    with pytest.raises(RecordError, match="not all been drawn"):
        export_log(record.fork(8))


def test_one_command_per_line_and_what_only_we_read_in_comments() -> None:
    record, _, _ = random_game(3, {"players": 2, "variable-turn-order": True})
    lines = export_log(record).splitlines()
    assert "# spielwerk-option turn-ends=written" in lines
    assert "# spielwerk-option keys-in-order=no" in lines
    assert "option variable-turn-order" in lines
    assert lines.count("player seat1") == 1
    assert all(". " not in line for line in lines)
    assert any(line.endswith(": done") for line in lines)


def test_names_of_people_are_kept_as_one_word() -> None:
    record, _, _ = random_game(3, {"players": 2})
    record.people[1] = "Bo Li"
    text = export_log(record)
    assert "player Bo_Li\n" in text
    assert replay_game(game_of(text, "x.txt")).people == ["seat1", "Bo_Li"]


def test_start_points_of_2017_are_a_map_of_the_server() -> None:
    record, _, _ = random_game(3, {"players": 2, "start-points-2017": True})
    assert "map 91645cdb135773c2a7a50e5ca9cb18af54c664c4" in export_log(record)


def test_the_cult_that_a_key_opens_is_told_by_lowering_the_other_markers() -> None:
    """Two markers at 9 and a town tile with one step on every cult: the key is meant for water."""
    state = table(*APART)
    steps = [Step(0, actions.TOWN + 4), Step(0, actions.KEY + WATER)]
    player = state.players[0]
    player.due_towns = 1
    player.cults[FIRE] = player.cults[WATER] = 9
    exporter = Exporter(state, steps)
    assert [entry.command for entry in exporter.moves()] == ["-1FIRE", "+TW5", "+WATER"]


def test_lowered_markers_are_no_moves_where_our_rules_ask_for_the_cult() -> None:
    log = TWO + "# spielwerk-option keys-in-order=no\n"
    entries = read_command_log(log)
    replay = Replay([*entries[-1:], *entries[:-1]])
    for entry in entries[replay.moves - 1 : -1]:
        replay.play(entry)
    player = replay.state.players[0]
    player.due_towns = 1
    player.cults[FIRE] = player.cults[WATER] = 9
    before = len(replay.steps)
    for command in ("-1FIRE", "+TW5", "+WATER"):
        replay.play(Entry(99, "witches", command))
    assert replay.steps[before:] == [Step(0, actions.TOWN + 4), Step(0, actions.KEY + WATER)]
    assert list(player.cults) == [9, 10, 1, 3]


def test_what_was_taken_back_is_left_out() -> None:
    record, steps, _ = random_game(4, {"players": 2})
    part = record.fork(40)
    part.append(RecordEntry(TABLE, "back 3"))
    assert replay_game(game_of(export_log(part), "x.txt")).steps == steps[:37]
