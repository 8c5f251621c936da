"""The log tells what has happened, in both languages, and from any position on."""

from itertools import pairwise
from pathlib import Path

import pytest

from games.terra_mystica.presentation.playing import TABLES, finished_game
from spielwerk.core.presentation import LogLine
from spielwerk.core.record import TABLE, Entry, Record
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.interchange import read_games, replay_game
from spielwerk.games.terra_mystica.presentation.telling.log import course, log
from spielwerk.games.terra_mystica.presentation.telling.wording import position


def texts(lines: list[LogLine]) -> list[str]:
    return [line.text for line in lines]


def first_game() -> Record:
    """A few moves of a first game for two, as in the worked example of the rulebook."""
    record = Record(GAME, {"players": 2, **GAME.presets()["introductory"]})
    for line in (
        "nomads: pass BON5",
        "witches: pass BON1",
        "witches: action BON1",
        "witches: transform E7 to green",
        "witches: build E7",
        "witches: done",
        "nomads: leech 1 from witches",
        "nomads: upgrade F3 to TP",
        "witches: leech 1 from nomads",
        "nomads: done",
    ):
        actor, _, text = line.partition(": ")
        record.append(Entry(actor, text))
    return record


def test_a_line_for_every_run_of_moves() -> None:
    lines = log(first_game(), "en")
    assert lines == [
        LogLine(1, "Set-up", 1, "Nomads take BON5 (3 power, 1 worker).", ""),
        LogLine(2, "Set-up", 0, "Witches take BON1 (2 coins; action: 1 spade).", ""),
        LogLine(
            2,
            "Round 1",
            -1,
            "Round 1 begins: 2 VP per dwelling. Cult bonus at its end: 4 power per 4 steps in Fire.",
            "",
        ),
        LogLine(2, "Round 1", 0, "Witches receive their income.", "+3 W, +2 C"),
        LogLine(2, "Round 1", 1, "Nomads receive their income.", "+5 W, power 2/10/0"),
        LogLine(
            6,
            "Round 1",
            0,
            "Witches use an action (BON1: 1 spade), turn E7 into forest and build a dwelling on E7.",
            "−1 W, −2 C, +2 VP",
        ),
        LogLine(
            8,
            "Round 1",
            1,
            "Nomads take 1 power from the Witches and build a trading house on F3.",
            "−2 W, −3 C, power 1/11/0",
        ),
        LogLine(9, "Round 1", 0, "Witches take 1 power from the Nomads.", "power 4/8/0"),
    ]


def test_the_same_in_german() -> None:
    lines = log(first_game(), "de")
    assert lines[5].text == (
        "Hexen nehmen eine Sonderaktion (BON1: 1 Spaten), verwandeln E7 in Wald und bauen ein Wohnhaus auf E7."
    )
    assert lines[5].changes == "−1 A, −2 M, +2 SP"
    assert {line.chapter for line in lines} == {"Spielaufbau", "Runde 1"}


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("language", ["de", "en"])
def test_whole_games(number: int, language: str) -> None:
    record = finished_game(number)
    lines = log(record, language)
    assert all(line.text and "{" not in line.text for line in lines)
    assert all(first.position <= second.position for first, second in pairwise(lines))
    assert lines[-1].position == len(record.entries)
    chapters = list(dict.fromkeys(line.chapter for line in lines))
    rounds = [chapter for chapter in chapters if ":" not in chapter]
    assert len(rounds) == 8, "set-up, six rounds, final scoring"
    assert [line.seat for line in lines].count(-1) >= 8


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_it_goes_on_from_any_position(number: int) -> None:
    """The log of a growing record is the same whether it is read at once or move by move, and may go back."""
    record = finished_game(number)
    whole = log(record, "en")
    places = list(range(0, len(record.entries), 23))
    for place in [*places, *places[::-3]]:
        assert log(record, "en", place) == [line for line in whole if line.position > place]
        before = log(record.fork(place), "en")
        fresh = Record(record.game, record.options, seed_commitment=f"{number}-{place}")
        for entry in record.entries[:place]:
            fresh.append(entry)
        assert before == log(fresh, "en")


def test_what_is_taken_back_is_named_and_left_out() -> None:
    record = first_game()
    before = log(record, "en")
    record.append(Entry(TABLE, "back 4"))
    lines = log(record, "en")
    assert lines[:-1] == before[:6]
    assert lines[-1] == LogLine(
        11,
        "Round 1",
        -1,
        "Taken back: Nomads take 1 power from the Witches and build a trading house on F3. "
        "Witches take 1 power from the Nomads.",
        "",
    )
    for text in ("decline 1 from witches", "pass BON6"):
        record.append(Entry("nomads", text))
    assert texts(log(record, "en"))[7:9] == [
        "Nomads decline 1 power from the Witches, pass and take BON6 "
        "(2 workers; on passing 4 VP each for stronghold and sanctuary)."
    ]
    record.append(Entry(TABLE, "back 7"))
    assert [line.position for line in log(record, "en")] == [1, 11, 14]
    assert texts(log(record, "en"))[0] == before[0].text


def test_somebody_leaves() -> None:
    record = first_game()
    record.append(Entry(TABLE, "withdraw nomads"))
    line = log(record, "de")[-1]
    assert (line.seat, line.text) == (1, "Nomaden verlassen die Partie; ihre Gebäude bleiben stehen.")


def test_a_league_game_reads_well(games_folder: Path) -> None:
    game = next(iter(read_games(games_folder / "league_4p.jsonl.gz")))
    record = replay_game(game).record()
    lines = log(record, "de")
    assert lines[-1].text.startswith("Die Partie ist zu Ende. Die ")
    assert sum("gründen eine Stadt" in line.text for line in lines) >= 2
    assert max(len(line.text) for line in lines) < 500
    assert len(lines) < len(record.entries)
    assert {line.seat for line in lines} == {-1, 0, 1, 2, 3}
    assert len(course(record)) == 8


# The course.


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_points_by_round(number: int) -> None:
    record = finished_game(number)
    rows = course(record)
    state = position(record.replay())
    assert len(rows) == 8
    assert rows[0] == [20] * len(state.players)
    assert rows[-1] == [player.points for player in state.players]
    half = course(record.fork(len(record.entries) // 2))
    assert half == rows[: len(half)]
    assert 1 < len(half) < 8
    assert course(record) == rows


def test_news_of_a_turn_have_its_own_amounts_whenever_they_are_asked_for() -> None:
    """From the middle of a turn on; what others have done since does not matter."""
    record = first_game()
    lines = log(record, "en", 4, news=True)
    assert (lines[0].text, lines[0].changes) == ("Witches build a dwelling on E7.", "−1 W, −2 C, +2 VP")
    assert lines[1:] == log(record, "en", 6)
    assert log(record, "en", 4)[0].text.startswith("Witches use an action (BON1: 1 spade), turn E7")
