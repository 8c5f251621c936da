"""Real and reference games, to the last number: every row, final points, end maps.

They lie outside the project; see the fixture `games_folder`.
"""

import gzip
import json
from pathlib import Path

import pytest

from games.terra_mystica.interchange.made_up import TWO
from spielwerk.core.record_text import dump, parse
from spielwerk.games.terra_mystica.interchange import (
    LogProblem,
    check,
    export_log,
    game_of,
    read_games,
    recognises,
    replay_game,
)

FILES = ["league_4p.jsonl.gz", "human_3p_5p.jsonl.gz", "random_base.jsonl.gz", "ledgers"]
"""What can be played here; the games of the expansion cannot."""

EXPANSION = "random_fi.jsonl.gz"


def paths(folder: Path, name: str) -> list[Path]:
    path = folder / name
    if not path.exists():
        pytest.skip(f"there is no {path}")
    return sorted(path.glob("*.txt")) if path.is_dir() else [path]


@pytest.mark.parametrize("name", FILES)
def test_every_number_agrees(games_folder: Path, name: str) -> None:
    games = rows = 0
    for path in paths(games_folder, name):
        for game in read_games(path):
            report = check(game)
            assert [str(difference) for difference in report.differences] == []
            games += 1
            rows += report.rows
    assert games > 0
    assert rows > 100 * games


@pytest.mark.parametrize("name", FILES)
def test_records_and_exported_logs_give_the_same_positions(games_folder: Path, name: str) -> None:
    """Log -> record -> text -> record, and record -> log -> record: the same actions, so the same positions."""
    for path in paths(games_folder, name):
        for game in read_games(path):
            played = replay_game(game)
            record = played.record()
            assert parse(dump(record)) == record
            assert record.replay().to_string() == played.state.to_string()
            again = replay_game(game_of(export_log(record), "exported.txt"))
            assert again.steps == played.steps
            assert again.state.to_string() == played.state.to_string()


def test_games_of_the_expansion_are_refused_in_words(games_folder: Path) -> None:
    for path in paths(games_folder, EXPANSION):
        for game in read_games(path):
            assert "cannot be played here" in check(game).differences[0].found


GAME = {
    "game_id": "small",
    "players": 2,
    "map": "original",
    "vp_variant": None,
    "commands": ["option strict-leech", "score SCORE3,SCORE1,SCORE2,SCORE4,SCORE5,SCORE6", "witches: build F2"],
    "ledger": [
        {"comment": "option strict-leech"},
        {
            "faction": "witches",
            "commands": "build F2. wait",
            "leech": {},
            "VP": 20,
            "C": 15,
            "W": 3,
            "P": 0,
            "PW": "5/7/0",
            "CULT": "0/0/0/2",
        },
    ],
    "final": {"witches": 20},
}


@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.gz"])
def test_json_lines_are_read_plain_and_packed(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"games{ending}"
    text = f"{json.dumps(GAME)}\n\n{json.dumps({**GAME, 'game_id': None, 'seed': 7, 'vp_variant': 'x_2017'})}\n"
    path.write_bytes(gzip.compress(text.encode()) if ending.endswith("gz") else text.encode())
    first, second = read_games(path)
    assert (first.name, first.file) == ("small", f"games{ending}[small]")
    assert [entry.command for entry in first.entries][-1] == "build F2"
    assert first.rows[1].commands == ["build F2", "wait"]
    assert first.final == {"witches": 20}
    assert second.name == "7"
    assert second.entries[0].command.startswith("map 9164")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{}\n", "games.jsonl:1: this is no game as a JSON object: it has no 'commands'$"),
        (json.dumps(GAME).encode() + b"\n[1]\n", "games.jsonl:2: this is no game as a JSON object: it has no"),
        (b"{broken\n", "games.jsonl:1: this line is no JSON$"),
        (json.dumps({**GAME, "ledger": [{"faction": "witches"}]}).encode(), "ledger.1. cannot be read$"),
        (json.dumps({**GAME, "ledger": [{"comment": ""}, 7]}).encode(), "ledger.2. cannot be read$"),
        (json.dumps({**GAME, "commands": [1]}).encode(), "JSON object: commands cannot be read$"),
        (json.dumps({**GAME, "final": {"witches": "x"}}).encode(), "JSON object: final cannot be read$"),
        (json.dumps({**GAME, "end": []}).encode(), "JSON object: end cannot be read$"),
        (json.dumps({**GAME, "commands": ["wizards: build F2"]}).encode(), "unknown faction 'wizards'"),
        (b'{"a": "\xff"}', "this is not text in UTF-8$"),
    ],
)
def test_broken_files_are_told(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    with pytest.raises(LogProblem, match=reason):
        list(read_games(path))


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("games.jsonl.gz", gzip.compress(b"{}", mtime=0)[:9], "packed with gzip, but not to its end$"),
        ("log.txt", gzip.compress(b"witches: build E7" * 99, mtime=0)[:-9], "packed with gzip, but not to its end$"),
        ("poem.txt", b"Roses are red\n", "neither a command log nor a ledger"),
        ("empty.txt", b"", "neither a command log nor a ledger"),
        ("binary.txt", b"a\n\xff\x00", "binary.txt:2: this is not text in UTF-8$"),
        ("wide.txt", b"\xff\xfea", "this is not text in UTF-16$"),
    ],
)
def test_files_of_another_kind_are_told(tmp_path: Path, name: str, content: bytes, reason: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(LogProblem, match=reason):
        list(read_games(path))


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(LogProblem, match="cannot be read"):
        list(read_games(tmp_path / "nothing.txt"))


PACKED = [gzip.compress(TWO.encode(encoding), mtime=0) for encoding in ("utf-8", "utf-16")]


@pytest.mark.parametrize("content", [*PACKED, TWO.encode("utf-16"), TWO.encode("utf-8-sig")])
def test_logs_are_read_packed_and_in_utf_16(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "log.txt"
    path.write_bytes(content)
    assert recognises(path)
    (game,) = read_games(path)
    assert game.entries == game_of(TWO, "log.txt").entries
