"""`spielwerk tables`: damaged tables are found and set back, with a backup, in the operator's language."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from cli.conftest import Terminal
from spielwerk.core.discovery import find_game
from spielwerk.table.play.founding import ME
from spielwerk.table.store.schema import ENTRIES
from table.halls import ADA, Hall

GAME = {"game": "terra-mystica", "preset": "introductory"}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(f"sqlite:///{tmp_path / 'tables.db'}", find_game)
    yield hall
    hall.store.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.db")


def damaged(hall: Hall, back: int = 2) -> tuple[str, int]:
    """A table whose last entry but so many is damaged; gives the number of that entry."""
    table = hall.table(ME, ME, **GAME)
    for _ in range(4):
        state = hall.room(table).state
        seat = state.deciders()[0]
        hall.act(ADA, table, seat, state.action_to_string(state.legal_actions(seat)[0], seat))
    number = hall.position(table) - back
    here = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == number)
    with hall.store.engine.begin() as connection:
        connection.execute(update(ENTRIES).where(here).values(text="pass BONX"))
    return table, number


def test_check_names_what_is_damaged(terminal: Terminal, hall: Hall, database: str) -> None:
    good = hall.table(ME, ME, **GAME)
    said = terminal("tables", "check", database, "--lang", "en")
    assert (said.code, said.out) == (0, "1 table checked, damaged: 0.\n")
    bad, number = damaged(hall)
    said = terminal("tables", "check", database, "--lang", "en")
    assert said.code == 1
    first, last = said.out.splitlines()
    assert first.startswith(f"Table {bad} (terra-mystica): {number} of {number + 2} entries are in order, then: ")
    assert last == "2 tables checked, damaged: 1."
    assert terminal("tables", "check", database, good).code == 0
    assert "sind in Ordnung, dann: " in terminal("tables", "check", database, bad, "--lang", "de").out
    told = json.loads(terminal("tables", "check", database, "--json").out)
    assert told["tables"] == 2 and [one["table"] for one in told["damaged"]] == [bad]
    assert told["damaged"][0]["good"] == number


def test_rollback_cuts_what_cannot_be_played_and_keeps_a_copy(
    terminal: Terminal, hall: Hall, database: str, tmp_path: Path
) -> None:
    table, number = damaged(hall)
    entries, backup = hall.entries(table), tmp_path / "kept.json"
    command = ("tables", "rollback", database, table, "--backup", str(backup), "--lang", "en")
    said = terminal(*command, "--dry-run")
    assert said.code == 0 and f"would be set back to {number} entries; 2 entries would be lost" in said.out
    assert hall.entries(table) == entries and not backup.exists()
    said = terminal(*command)
    assert said.code == 0 and str(backup) in said.out and "2 entries are taken away" in said.out
    assert hall.entries(table) == entries[:number]
    assert backup.stat().st_mode & 0o777 == 0o600
    assert [one["text"] for one in json.loads(backup.read_text())["entries"]][number] == "pass BONX"
    assert terminal("tables", "check", database).code == 0
    assert "nothing to set back" in terminal(*command).out
    hall.act(ADA, table, (seat := hall.room(table).state.deciders()[0]), _first(hall, table, seat))


def _first(hall: Hall, table: str, seat: int) -> str:
    state = hall.room(table).state
    return state.action_to_string(state.legal_actions(seat)[0], seat)


def test_rollback_further_than_needed_but_not_less(
    terminal: Terminal, hall: Hall, database: str, tmp_path: Path
) -> None:
    table, number = damaged(hall)
    backup = tmp_path / "kept.json"
    command = ("tables", "rollback", database, table, "--backup", str(backup), "--lang", "de")
    said = terminal(*command, "--to", str(number + 1))
    assert said.code == 2 and f"in Ordnung sind {number}" in said.err
    backup.write_text("something of mine")
    said = terminal(*command)
    assert said.code == 2 and "der Tisch bleibt, wie er ist" in said.err
    assert backup.read_text() == "something of mine" and hall.position(table) == number + 2
    backup.unlink()
    assert terminal(*command, "--to", str(number - 1), "--json").code == 0
    assert hall.position(table) == number - 1


def test_what_cannot_be_done_is_said(terminal: Terminal, hall: Hall, database: str, tmp_path: Path) -> None:
    for words, sentence in (
        (("check", str(tmp_path / "no.db")), "no.db"),
        (("check", database, "nothing"), "there is no table nothing"),
        (("rollback", database), "which table"),
        (("check", "nonsense://x"), "kind nonsense"),
    ):
        said = terminal("tables", *words, "--lang", "en")
        assert said.code == 2 and sentence in said.err, said.err
    empty = tmp_path / "empty.db"
    empty.touch()
    said = terminal("tables", "check", str(empty), "--lang", "de")
    assert said.code == 2 and "nach einem Start des Servers" in said.err
