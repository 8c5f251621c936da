"""Reading ledgers as people copy them, and getting the commands back."""

import pytest

from spielwerk.games.terra_mystica.interchange import game_of
from spielwerk.games.terra_mystica.interchange.command_log import Entry
from spielwerk.games.terra_mystica.interchange.ledger import Amounts, entries_of, read_ledger
from spielwerk.games.terra_mystica.interchange.problems import LogProblem

TABS = (
    " Default game options\n"
    "option strict-leech\n"
    "Round 1 scoring: SCORE5, D >> 2\n"
    "Round 2 scoring: SCORE8, TP >> 3\n"
    "Round 3 scoring: SCORE4, SA/SH >> 5\n"
    "Round 4 scoring: SCORE9, TE >> 4\n"
    "Round 5 scoring: SCORE6, TP >> 3\n"
    "Round 6 scoring: SCORE2, TOWN >> 5\n"
    "Removing tile BON3\n"
    "Player 1: Ada L\n"
    "darklings\t\t20 VP\t\t15 C\t\t1 W\t\t1 P\t\t5/7/0 PW\t\t0/1/1/0\t\tsetup\n"
    "Round 1, turn 1\n"
    "darklings\t+4\t24 VP\t-2\t13 C\t-1\t0 W\t-1\t0 P\t\t5/7/0 PW\t+1\t0/1/2/0\t2 1\tdig 1. build g6. +EARTH\n"
    "cultists\t\t24 VP\t\t13 C\t\t0 W\t\t0 P\t+1\t4/8/0 PW\t\t0/1/2/10\t\t[all opponents declined power]\n"
    "cultists dropped from the game\n"
    "darklings\t\t20 VP\t\t15 C\t\t1 W\t\t1 P\t\t5/7/0 PW\t\t0/1/1/0\t\tother_income_for_faction\n"
    "cultists\t\t20 VP\t\t15 C\t\t1 W\t\t1 P\t\t5/7/0 PW\t\t0/1/1/0\t\t\n"
)


def test_rows_and_comments() -> None:
    rows = read_ledger(TABS)
    row = rows[12]
    assert (row.line, row.faction, row.commands) == (13, "darklings", ["dig 1", "build g6", "+EARTH"])
    assert row.amounts == Amounts(24, 13, 0, 0, (5, 7, 0), (0, 1, 2, 0))
    assert rows[11].comment == "Round 1, turn 1"
    assert rows[11].amounts is None
    assert rows[-1].commands == []


@pytest.mark.parametrize("gap", ["    ", " ", " \t "])
def test_columns_may_be_parted_by_blanks(gap: str) -> None:
    rows = read_ledger(TABS)
    assert [row._replace(comment="") for row in read_ledger(TABS.replace("\t", gap))] == [
        row._replace(comment="") for row in rows
    ]


def test_the_commands_come_back_one_by_one() -> None:
    assert entries_of(read_ledger(TABS)) == [
        Entry(2, "", "option strict-leech"),
        Entry(8, "", "score SCORE5,SCORE8,SCORE4,SCORE9,SCORE6,SCORE2"),
        Entry(9, "", "delete BON3"),
        Entry(10, "", "player Ada_L"),
        Entry(11, "", "setup darklings"),
        Entry(13, "darklings", "dig 1"),
        Entry(13, "darklings", "build g6"),
        Entry(13, "darklings", "+EARTH"),
        Entry(15, "", "drop-faction cultists"),
    ]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (TABS.replace("5/7/0 PW", "5/7 PW"), 11, "its column PW"),
        (TABS.replace("24 VP\t-2", "2x VP\t-2"), 13, "its column VP"),
        (TABS.replace("24 VP\t-2", "24\t-2"), 13, "its column VP"),
        (TABS.replace("13 C\t-1", "13 c\t-1"), 13, "its column C"),
        (TABS.replace("4/8/0 PW\t\t0/1/2/10", "4/8/0 PW\t\t0/1/2"), 14, "its column cults"),
        (TABS.replace("cultists\t\t24", "kultists\t\t24"), 14, "unknown faction 'kultists'"),
        ("a poem\nof two lines\n", 0, "head of a ledger without its rows"),
    ],
)
def test_errors_tell_file_line_and_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(LogProblem, match=reason) as caught:
        read_ledger(text, "ledger.txt")
    assert (caught.value.file, caught.value.line) == ("ledger.txt", line)


def test_a_ledger_cut_to_its_head_is_told() -> None:
    """It is not taken for a command log with a faction called "round 1 scoring"."""
    head = TABS[: TABS.index("darklings")]
    with pytest.raises(LogProblem, match="head of a ledger without its rows") as caught:
        game_of(head, "ledger.txt")
    assert (caught.value.file, caught.value.line) == ("ledger.txt", 0)
