"""Files that are not opened: what is said about them, and what is too large, too long or too much."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from starlette.testclient import TestClient

from spielwerk.core.discovery import find_game
from spielwerk.core.driver import new_game
from spielwerk.core.options import PLAYERS
from spielwerk.core.record import Entry, Record
from spielwerk.core.record_text import dump
from spielwerk.core.rulebook import rule_text
from spielwerk.games.terra_mystica.interchange import export_log
from spielwerk.games.terra_mystica.interchange.command_log import read_command_log
from spielwerk.table.app import make_app
from spielwerk.table.config import Config, Limits
from table.opened import as_json, opened, packed, played, refused, send
from table.webs import Web

SMALL: Final = Limits(
    visitor_rate=1e6,
    visitor_burst=1e6,
    address_rate=1e6,
    address_burst=1e6,
    file=40_000,
    unpacked=100_000,
    entries=300,
    tables_a_day=3,
)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Web]:
    """A server with little room."""
    config = Config(database=f"sqlite:///{tmp_path / 'small.db'}", bot_processes=1, limits=SMALL)
    with TestClient(make_app(config), base_url="http://table.test") as client:
        yield Web(client)


def broken(kind: str) -> str:
    text = dump(played())
    lines = text.splitlines(keepends=True)
    move = next(place for place, line in enumerate(lines) if ": build " in line)
    first = next(place for place, line in enumerate(lines) if not line.strip()) + 1
    name = lines[move].split(":")[0]
    match kind:
        case "against the rules":
            lines[move] = f"{name}: upgrade A1 to SA\n"
        case "no action":
            lines[move] = f"{name}: fly to the moon\n"
        case "nobody":
            lines[move] = f"somebody: {lines[move].split(': ')[1]}"
        case "taken back":
            lines[move:move] = [f"{name}: upgrade A1 to SA\n", "! back 1\n"]
        case "back too far":
            lines.insert(first, "! back 9\n")
        case "cut off":
            return text[: text.rindex("\n") - 3]
        case "other version":
            return text.replace("rules: ", "rules: 9", 1)
        case "unknown game":
            return text.replace("game: terra-mystica", "game: chess")
    return "".join(lines)


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("against the rules", "not-by-the-rules"),
        ("taken back", "not-by-the-rules"),
        ("no action", "unreadable-move"),
        ("nobody", "unreadable-move"),
        ("back too far", "unreadable-move"),
        ("cut off", "unreadable"),
        ("other version", "unreadable"),
        ("unknown game", "unreadable"),
    ],
)
def test_broken_record_is_refused_with_place_and_reason(web: Web, kind: str, key: str) -> None:
    ada, text = web.person(), broken(kind)
    fault = refused(send(ada, text + ("" if kind == "cut off" else "\n"), file="bad.txt"), 422, key)
    assert fault["reason"].startswith(f"bad.txt, line {fault['facts']['line']}: ")
    german = send(ada, text, file="bad.txt", language="de").json()["reason"]
    assert german.startswith(f"bad.txt, Zeile {fault['facts']['line']}: ")
    if key == "not-by-the-rules":
        rule, line = fault["facts"]["rule"], fault["facts"]["line"]
        assert rule and rule in fault["reason"]
        assert "upgrade A1 to SA" in fault["reason"] and "upgrade A1 to SA" in text.splitlines()[line - 1]
        book = find_game("terra-mystica").package
        assert fault["reason"].endswith(rule_text(book, rule, "en")) and german.endswith(rule_text(book, rule, "de"))
    assert not ada.get("/api/tables").json()["mine"]


def test_illegal_move_in_a_log_is_refused_with_its_line(web: Web) -> None:
    ada = web.person()
    text = export_log(played())
    lines = text.splitlines()
    upgrades = [entry.line - 1 for entry in read_command_log(text) if entry.command.startswith("upgrade ")]
    place = next(place for place in upgrades if not lines[place].startswith("#"))
    lines[place] = lines[place].split(":")[0] + ": upgrade A1 to SA"
    fault = refused(send(ada, "\n".join(lines), file="log.txt"), 422, "not-by-the-rules")
    assert fault["facts"]["line"] == place + 1 and fault["facts"]["rule"]
    assert fault["reason"].startswith(f"log.txt, line {place + 1}: “{lines[place]}”")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"good\nbad\0\n", "line 2"),
        (b"The quick brown fox\n", "neither"),
        (b"witches: build E7\n", "scoring tiles"),
        (b"score SCORE1,SCORE2,SCORE3,SCORE4,SCORE5,SCORE6\nplayer\n", "no name"),
        (b'{"commands": [1]}', "JSON"),
        (b'{"commands": ' + b"[" * 100_000, "nested"),
        (b"{}\n{", "JSON"),
    ],
)
def test_other_contents_are_refused_in_a_sentence(web: Web, content: bytes, says: str) -> None:
    ada = web.person()
    for data in (content, packed(content.decode("latin-1")) if says == "neither" else content):
        fault = send(ada, content=data, file="../../etc/passwd").json()
        assert fault["error"].startswith("unreadable") and says in fault["reason"]
        assert "/tmp" not in fault["reason"] and "etc/" not in fault["reason"]
    assert not ada.get("/api/tables").json()["mine"]


def test_draws_that_are_not_those_of_the_seed_are_refused(web: Web) -> None:
    drawn = new_game(find_game("terra-mystica"), {PLAYERS: 2}, "one").record
    forged = Record(drawn.game, drawn.options, seed="another")
    for entry in drawn.entries:
        forged.append(entry)
    assert "the seed draws" in refused(send(web.person(), dump(forged)), 422, "unreadable-move")["reason"]
    opened(web.person(), dump(drawn))


def test_one_bad_game_of_several_and_none_is_opened(web: Web) -> None:
    ada = web.person()
    bad = as_json("two", played()).replace("score SCORE", "score SCORE9,SCORE", 1)
    content = (as_json("one", played()) + "\n" + bad).encode()
    fault = send(ada, content=content, games=[1, 2], file="g.jsonl").json()
    assert "g.jsonl[two]" in fault["reason"] and not ada.get("/api/tables").json()["mine"]


# Size and number.


def test_bombs_are_refused(web: Web) -> None:
    ada = web.person()
    bomb = gzip.compress(b"a" * 30_000_000)
    refused(send(ada, content=bomb), 413, "unpacks-too-large")
    refused(send(ada, content=bomb + bomb), 413, "unpacks-too-large")
    assert "UTF-8" in send(ada, content=gzip.compress(gzip.compress(b"a" * 30_000_000))).json()["reason"]
    refused(send(ada, content=packed("a" * 900)[:-9]), 422, "not-packed")
    refused(send(ada, content=packed("a") + b"tail"), 422, "not-packed")
    refused(send(ada, content=packed("") * 200), 422, "not-packed")
    refused(send(ada, content=b"\x1f\x8b"), 422, "not-packed")
    refused(send(ada, content=b"a" * 2_100_000), 413, "file-too-large")
    refused(ada.post("/api/open", {"content": "a" * 4_000_000}), 413, "too-large")
    assert not ada.get("/api/tables").json()["mine"]


def test_only_this_request_may_be_large(web: Web) -> None:
    ada = web.person()
    refused(ada.post("/api/tables", {"game": "a" * 100_000}), 413, "too-large")


@pytest.mark.parametrize("text", ["\n" * 500_000 + "x", "1 VP 1/1 " * 60_000, " " * 500_000 + "x", "a:\n" * 300_000])
def test_large_files_of_nothing_take_no_time(web: Web, text: str) -> None:
    """Patterns that look for a kind of file must not look again and again."""
    assert send(web.person(), text).status_code == 422


def test_limits_hold(small: Web) -> None:
    ada, record = small.person(), played()
    refused(send(ada, dump(played(4))), 413, "game-too-long")
    refused(send(ada, "a" * 40_001), 413, "file-too-large")
    refused(send(ada, content=packed("a" * 100_001)), 413, "unpacks-too-large")
    half = dump(record.fork(100))
    content = "\n".join([as_json(str(number), record.fork(100)) for number in range(4)]).encode()
    refused(send(ada, content=packed(content.decode()), games=[1, 2, 3, 4]), 429, "too-many-tables")
    assert not ada.get("/api/tables").json()["mine"]
    for _ in range(3):
        opened(ada, half)
    refused(send(ada, half), 429, "too-many-tables")


def test_moves_taken_back_again_and_again_are_too_much(web: Web) -> None:
    record = played()
    entry = record.entries[-1]
    for _ in range(700):
        record.append(Entry("!", "back 1"))
        record.append(entry)
    refused(send(web.person(), dump(record)), 413, "game-too-long")


def test_opening_costs_as_much_as_many_requests(tmp_path: Path) -> None:
    limits = Limits(visitor_rate=0.001, visitor_burst=25)
    config = Config(database=f"sqlite:///{tmp_path / 'slow.db'}", bot_processes=1, limits=limits)
    with TestClient(make_app(config), base_url="http://table.test") as client:
        ada = Web(client).person()
        assert [send(ada, "x").status_code for _ in range(3)] == [422, 422, 429]


def test_only_visitors_open_files(web: Web) -> None:
    refused(send(web.nobody(), dump(played())), 401, "no-visitor")
