"""Reading a command log: the order in which the server executes a line, and what old logs write differently."""

import pytest

from spielwerk.games.terra_mystica.interchange.command_log import Entry, read_command_log, write_command_log
from spielwerk.games.terra_mystica.interchange.problems import LogProblem


def commands(text: str) -> list[tuple[str, str]]:
    return [(entry.faction, entry.command) for entry in read_command_log(text)]


def test_lines_without_a_faction_are_administrative() -> None:
    text = "option mini-expansion-1\n\nscore SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6\nwitches: build E7\n"
    entries = read_command_log(text)
    assert entries[0] == Entry(1, "", "option mini-expansion-1")
    assert entries[1].line == 3
    assert entries[2] == Entry(4, "witches", "build E7")


def test_dots_part_the_commands_of_a_faction() -> None:
    assert commands("darklings: burn 3. action ACT2.  pass BON3.") == [
        ("darklings", "burn 3"),
        ("darklings", "action ACT2"),
        ("darklings", "pass BON3"),
    ]


def test_case_and_blanks_do_not_matter() -> None:
    assert commands("  Witches :  Bridge  C2 : E5 ") == [("witches", "Bridge C2:E5")]


def test_comments_are_left_out_and_ours_are_kept() -> None:
    text = "# a word\n## pragma\nwitches: build E7 # why not\n# spielwerk-option may-give-up=no\n"
    assert commands(text) == [("witches", "build E7"), ("", "spielwerk-option may-give-up=no")]


def test_answers_to_power_offers_come_first_in_their_line() -> None:
    found = commands("auren: +EARTH. decline 1 from witches. burn 1. Leech 2 from giants")
    assert [command for _, command in found] == ["decline 1 from witches", "Leech 2 from giants", "+EARTH", "burn 1"]


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("witches: build E7. transform F3 to green", ["transform F3 to green", "build E7"]),
        ("witches: pass BON3. convert 2 pw to 2c", ["convert 2 pw to 2c", "pass BON3"]),
        ("witches: dig 1. action ACT5", ["action ACT5", "dig 1"]),
        ("witches: pass. +bon3", ["pass bon3"]),
        ("witches: +BON3", ["pass BON3"]),
        ("engineers: -2w. bridge C2:E5", ["action ACTE", "bridge C2:E5"]),
        ("engineers: convert 2w to bridge. bridge C2:E5", ["action ACTE", "bridge C2:E5"]),
    ],
)
def test_what_old_logs_write_in_another_order_or_in_other_words(line: str, order: list[str]) -> None:
    assert [command for _, command in commands(line)] == order


def test_two_equal_gains_in_a_row_are_one_of_double_size() -> None:
    assert commands("auren: +FIRE. +fire\nauren: +FIRE") == [("auren", "+2FIRE"), ("auren", "+FIRE")]
    assert commands("auren: +2TW1\nauren: +2TW1") == [("auren", "+4TW1")]
    assert commands("auren: +FIRE. burn 1. +FIRE") == [("auren", "+FIRE"), ("auren", "burn 1"), ("auren", "+FIRE")]
    assert len(commands("auren: +FIRE\nwitches: +FIRE")) == 2


def test_resigning_is_leaving() -> None:
    assert commands("witches: resign") == [("", "drop-faction witches")]


def test_old_names_of_factions() -> None:
    assert commands("dragonmasters: pass BON1") == [("dragonlords", "pass BON1")]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("witches: build E7\nwizards: build E7", 2, "unknown faction 'wizards'"),
        ("\nwitches:", 2, "no command"),
        ("witches: .", 1, "no command"),
    ],
)
def test_errors_tell_file_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(LogProblem, match=reason) as caught:
        read_command_log(text, "game.txt")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"game.txt:{line}:")


def test_written_entries_are_read_back() -> None:
    entries = [
        Entry(1, "", "spielwerk-option may-give-up=no"),
        Entry(2, "", "player A"),
        Entry(3, "witches", "pass BON1"),
    ]
    assert read_command_log(write_command_log(entries)) == entries
