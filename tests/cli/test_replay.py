"""`spielwerk replay`: every kind of file, the summary, differences told precisely, bad input in one line."""

import gzip
import json
from pathlib import Path

import pytest

from spielwerk.arena.simulate import Plan, play_game
from spielwerk.cli.main import main
from spielwerk.core.files import save_record
from spielwerk.games.terra_mystica.interchange import export_log

RECORD = play_game(Plan("terra-mystica", ("random",), 2, 1, "replay"), 0)[1]()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    save_record(RECORD, path)
    return path


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log.txt"
    path.write_text(export_log(RECORD))
    return path


def ledger(games_folder: Path) -> Path:
    return sorted((games_folder / "ledgers").iterdir())[0]


def replay(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, list[str], str]:
    """Exit code, lines of the result, errors."""
    code = main(["replay", *map(str, words), "--jobs", "1", "--lang", "en"])
    written = capsys.readouterr()
    return code, written.out.splitlines(), written.err


def test_records_and_logs_are_told_apart_by_what_stands_in_them(
    capsys: pytest.CaptureFixture[str], record: Path, log: Path
) -> None:
    code, lines, _ = replay(capsys, record, log)
    assert code == 0
    assert lines[0].startswith(f"{record}: {len(RECORD.entries)} actions: ")
    points = lines[0].rpartition(": ")[2]
    assert lines[1].startswith(f"{log}: ") and lines[1].endswith(f": {points}")
    assert lines[2] == "2 games, 0 rows, 0 differences"


def test_draws_of_a_record_are_checked_against_its_seed(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert replay(capsys, record, "--check")[0] == 0
    text = record.read_text()
    first = text.index("chance: score ")
    second = text.index("chance: score ", first + 1)
    third = text.index("chance: score ", second + 1)
    record.write_text(text[:first] + text[second:third] + text[first:second] + text[third:])
    assert replay(capsys, record)[0] == 0
    code, lines, error = replay(capsys, record, "--check")
    assert code == 2
    assert "the seed draws" in error
    assert lines[-1] == "0 games, 0 rows, 0 differences"


def test_ledgers_agree_row_by_row(capsys: pytest.CaptureFixture[str], games_folder: Path) -> None:
    files = [*sorted((games_folder / "ledgers").iterdir()), games_folder / "human_3p_5p.jsonl.gz"]
    code, lines, error = replay(capsys, "--check", *files)
    assert (code, error) == (0, "")
    assert len(lines) == len(files) + 1
    games, rows, differences = (int(word.split()[0]) for word in lines[-1].split(", "))
    assert (games, differences) == (11, 0)
    assert rows > 3000


def test_the_first_difference_is_told_precisely(
    capsys: pytest.CaptureFixture[str], games_folder: Path, tmp_path: Path
) -> None:
    """One number of the first income row is changed by hand."""
    rows = ledger(games_folder).read_text().splitlines()
    place = next(place for place, row in enumerate(rows) if "other_income_for_faction" in row)
    columns = rows[place].split("\t")
    column = next(column for column, text in enumerate(columns) if text.endswith(" C"))
    coins = int(columns[column].split()[0])
    columns[column] = f"{coins + 1} C"
    file = tmp_path / "changed.txt"
    file.write_text("\n".join([*rows[:place], "\t".join(columns), *rows[place + 1 :]]) + "\n")
    code, lines, _ = replay(capsys, "--check", file)
    who = columns[0]
    assert code == 1
    assert lines[0] == (f"{file}:{place + 1}: {who}: other_income_for_faction: expected {coins + 1} C, found {coins} C")
    assert lines[-1].startswith("1 game, ") and lines[-1].endswith(" rows, 1 difference")
    assert main(["replay", "--check", str(file), "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["games"], data["differences"], data["errors"]) == (1, 1, [])
    assert data["found"][0] == {
        "game": str(file),
        "row": place + 1,
        "who": who,
        "what": "other_income_for_faction",
        "expected": f"{coins + 1} C",
        "found": f"{coins} C",
    }


def cut(file: Path, lines: list[str]) -> Path:
    file.write_text("".join(f"{line}\n" for line in lines))
    return file


def test_a_log_or_ledger_that_breaks_off_is_told(capsys: pytest.CaptureFixture[str], log: Path, tmp_path: Path) -> None:
    """It is cut after the third round, and before the first one."""
    lines = log.read_text().splitlines()
    end = next(place for place, line in enumerate(lines) if line.startswith("# end of round 3"))
    short = cut(tmp_path / "short.txt", lines[: end + 1])
    code, told, error = replay(capsys, "--check", short)
    assert (code, error) == (3, "")
    assert told[0].endswith("; not finished: the game breaks off in round 4 of 6")
    assert told[-1] == "1 game, 0 rows, 0 differences"
    assert replay(capsys, short)[0] == 0
    main(["replay", "--check", str(short), "--lang", "de"])
    assert "; nicht beendet: die Partie bricht in Runde 4 von 6 ab\n" in capsys.readouterr().out
    assert main(["replay", "--check", str(short), "--json"]) == 3
    assert json.loads(capsys.readouterr().out)["unfinished"] == [{"game": str(short), "round": 4}]
    first = next(place for place, line in enumerate(lines) if ": pass " in line)
    code, told, _ = replay(capsys, "--check", cut(tmp_path / "start.txt", lines[:first]))
    assert code == 3
    assert told[0].endswith("; not finished: the game breaks off before the first of 6 rounds")


def test_a_ledger_cut_between_rows_does_not_pass(
    capsys: pytest.CaptureFixture[str], games_folder: Path, tmp_path: Path
) -> None:
    rows = ledger(games_folder).read_text().splitlines()
    end = next(place for place, row in enumerate(rows) if row.startswith("Round 4 income"))
    code, told, _ = replay(capsys, "--check", cut(tmp_path / "cut.txt", rows[:end]))
    assert code == 3
    assert "rows agree; not finished: the game breaks off in round " in told[0]


def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str], games_folder: Path) -> None:
    words = ["replay", "--check", str(games_folder / "league_4p.jsonl.gz"), str(ledger(games_folder)), "--json"]
    found = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert found[0]["games"] == 51


# Bad input: one line with file, line and, where the rules refuse a move, the rule; everything else is still replayed.


def bad(capsys: pytest.CaptureFixture[str], file: Path, good: Path) -> str:
    code, lines, error = replay(capsys, file, good)
    assert code == 2
    assert error.startswith("spielwerk: ") and error.count("\n") == 1
    assert lines[-2:] == ["1 game could not be read or played.", "1 game, 0 rows, 0 differences"]
    return error


def changed(path: Path, old: str, new: str) -> int:
    """Replaces the first place and gives its line."""
    text = path.read_text()
    path.write_text(text.replace(old, new, 1))
    return text[: text.index(old)].count("\n") + 1


def test_a_garbled_log(capsys: pytest.CaptureFixture[str], record: Path, log: Path) -> None:
    line = changed(log, ": build ", ": bxild ")
    assert f"{log}:{line}: " in bad(capsys, log, record)


def test_an_unknown_faction_in_a_log(capsys: pytest.CaptureFixture[str], record: Path, log: Path) -> None:
    lines = log.read_text().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if ": build " in line)
    lines[place] = f"pirates:{lines[place].partition(':')[2]}"
    log.write_text("".join(lines))
    assert f"{log}:{place + 1}: unknown faction 'pirates'" in bad(capsys, log, record)


def test_an_illegal_move_in_a_log(capsys: pytest.CaptureFixture[str], record: Path, log: Path) -> None:
    lines = log.read_text().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if line.endswith(": done\n"))
    lines.insert(place, lines[place].replace("done", "advance ship"))
    log.write_text("".join(lines))
    error = bad(capsys, log, record)
    assert f"{log}:{place + 1}: " in error
    assert "(rule turn." in error
    code, told, _ = replay(capsys, "--check", log)
    assert code == 1
    assert told[0].startswith(f"{log}:{place + 1}: ")
    assert "refused: expected a legal move" in told[0]


def test_an_illegal_move_in_a_record(capsys: pytest.CaptureFixture[str], record: Path, log: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if line.endswith(": done\n"))
    lines.insert(place, lines[place].replace("done", "advance ship"))
    record.write_text("".join(lines))
    error = bad(capsys, record, log)
    assert f"{record}:{place + 1}: " in error
    assert "refused by rule turn." in error


def test_an_unknown_faction_in_a_record(capsys: pytest.CaptureFixture[str], record: Path, log: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    place = next(place for place, line in enumerate(lines) if ": faction " in line)
    lines[place] = "seat1: faction pirates\n"
    record.write_text("".join(lines))
    assert f"{record}:{place + 1}: " in bad(capsys, record, log)


def test_a_record_cut_off(capsys: pytest.CaptureFixture[str], record: Path, log: Path) -> None:
    text = record.read_text()
    record.write_text(text[: len(text) // 2].rstrip("\n"))
    line = len(record.read_text().splitlines())
    assert f"{record}:{line}: the file is cut off" in bad(capsys, record, log)


def test_another_rules_version(capsys: pytest.CaptureFixture[str], record: Path, log: Path) -> None:
    line = changed(record, "\nrules: ", "\nrules: 99") + 1
    error = bad(capsys, record, log)
    assert f"{record}:{line}: " in error
    assert "99" in error


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"\x1f\x8b\x08\x00",
        gzip.compress(b"a letter", mtime=0),
        "a letter".encode("utf-16"),
        b"just a letter to a friend\n",
        b"{not JSON\n",
        b'{"a": 1}\n',
    ],
)
def test_files_of_no_kind(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    told = bad(capsys, file, record)
    assert f"{file}" in told
    assert "Error" not in told
    assert (content[:2] == b"\x1f\x8b") == ("packed with gzip" in told)
    assert (content[:2] == b"\xff\xfe") == ("UTF-16" in told)


def test_a_missing_file_and_a_folder(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    bad(capsys, tmp_path / "nothing.txt", record)
    bad(capsys, tmp_path, record)


def test_a_packed_file_cut_off(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    line = json.dumps({"commands": [f"comment {number * 7919 % 1000}" for number in range(5000)]})
    file.write_bytes(gzip.compress(line.encode())[:400])
    assert str(file) in bad(capsys, file, record)


def test_in_german(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record), "--lang", "de"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 Partie, 0 Zeilen, 0 Abweichungen"
