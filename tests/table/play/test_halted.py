"""Nothing becomes unreachable: tables of older and newer rules, and tables whose record is damaged."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from sqlalchemy import delete, update

import spielwerk.games
from spielwerk.core.discovery import find_game
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game
from spielwerk.core.record_text import dump, parse
from spielwerk.locale.catalogue import catalogue
from spielwerk.table.opening.opening import play_on
from spielwerk.table.play.as_stored import text_as_stored
from spielwerk.table.play.founding import ME, OPEN, Place
from spielwerk.table.play.positions import public_record
from spielwerk.table.problems import Halted, Refused
from spielwerk.table.store.schema import ENTRIES, TABLES
from table.halls import ADA, BEN, STRANGER, Hall, begun_toy
from toy import find_newer_toy, find_toy

TOYS = Path(__file__).resolve().parent.parent.parent / "toys"


@pytest.fixture
def secret_hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:
    """Tables of the tiny game with hidden hands."""
    monkeypatch.setattr(spielwerk.games, "__path__", [*spielwerk.games.__path__, str(TOYS)])
    hall = Hall(f"sqlite:///{tmp_path / 'tables.db'}", find_game)
    yield hall
    hall.store.close()


def fresh(hall: Hall, games: Callable[[str], Game] | None = None) -> Hall:
    """Another process, which remembers nothing."""
    return Hall(hall.url, games or hall.rooms.games)


def damage(hall: Hall, table: str, number: int, **values: object) -> Hall:
    """Changes a stored entry behind the program's back; gives a process that has not read it before."""
    here = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == number)
    with hall.store.engine.begin() as connection:
        connection.execute(update(ENTRIES).where(here).values(**values) if values else delete(ENTRIES).where(here))
    return fresh(hall)


def halted(hall: Hall, table: str, visitor: str = ADA, seat: int = 0) -> Halted:
    """Why nobody can act there."""
    with pytest.raises(Halted) as caught:
        hall.act(visitor, table, seat, "take 1")
    return caught.value


def record_of(hall: Hall, table: str, visitor: str = ADA, seat: int | None = 0) -> str:
    """The record of a halted table as somebody may read it."""
    why = hall.room(table, visitor).halted
    assert why is not None
    return text_as_stored(hall.rooms, hall.row(table), why, seat)


# Versions of the rules.


def test_a_table_of_older_rules_plays_on_under_them(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")
    before = dump(public_record(hall.room(table).play, hall.row(table)))
    newer = fresh(hall, find_newer_toy)
    newer.act(BEN, table, 1, "gain")
    assert newer.room(table).state.returns() == [0, 1]
    assert newer.room(table).halted is None and newer.row(table).rules == 1
    record = newer.room(table).play.record
    assert record.rules == 1 and dump(public_record(newer.room(table).play, newer.row(table))).startswith(before)
    # Replay, taking back and the older program go on as well.
    assert newer.view(table, BEN, 1, 3).position == 3
    newer.taking_back.ask(BEN, table, 1, newer.position(table), "")
    assert fresh(hall).entries(table)[-1] == "! back 1"
    fresh(hall).act(BEN, table, 1, "gain")
    new = newer.table(ME, OPEN)
    assert newer.row(new).rules == 2 and newer.room(new).play.record.options["gain"] == 2
    newer.store.close()


def test_a_game_that_goes_on_elsewhere_keeps_its_rules(hall: Hall) -> None:
    table = begun_toy(hall)
    while not hall.row(table).over:
        state = hall.room(table).state
        seat = state.deciders()[0]
        hall.act((ADA, BEN)[seat], table, seat, state.action_to_string(state.legal_actions(seat)[0], seat))
    newer = fresh(hall, find_newer_toy)
    row = play_on(newer.rooms, newer.limits, ADA, newer.room(table), 5, [Place(ME), Place(ME)])
    assert newer.row(row.id).rules == 1
    assert fresh(hall, find_newer_toy).room(row.id).play.record.options["gain"] == 1


def test_a_table_of_newer_rules_is_shown_and_its_record_can_be_had(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    newer = fresh(hall, find_newer_toy)
    table = begun_toy(newer)
    text = dump(public_record(newer.room(table).play, newer.row(table)))
    older = fresh(hall, find_toy)
    for _ in range(3):
        why = halted(older, table)
        assert (why.status, why.key, why.values) == (409, "newer-rules", {"version": 2, "here": 1})
        with pytest.raises(Halted):
            older.room(table)
    with pytest.raises(Refused) as refused:
        older.room(table, STRANGER)
    assert refused.value.key == "not-invited"
    stored = text_as_stored(older.rooms, older.row(table), why, 0)
    assert [line for line in stored.splitlines() if not line.startswith("#")] == [
        line for line in text.splitlines() if not line.startswith("#")
    ]
    assert parse(stored, games=find_newer_toy).replay().to_string() == newer.room(table).state.to_string()
    assert len(caplog.records) == 1 and "rules version 2" in caplog.text
    newer.store.close()


def test_a_table_of_a_game_that_is_gone(hall: Hall) -> None:
    table = begun_toy(hall)

    def gone(name: str) -> NoReturn:
        raise Problem("there is no such game")

    other = fresh(hall, gone)
    why = halted(other, table)
    assert why.key == "no-game" and other.rooms.title(other.row(table), "en") == "toy"
    stored = text_as_stored(other.rooms, other.row(table), why, 0)
    assert "seat1: colour red" in stored
    assert "seat2: ?" in stored and "chance: ?" in stored, "the worst is assumed"


# Damage.


@pytest.mark.parametrize(
    ("number", "values"),
    [
        (0, {"text": "heap 9"}),
        (1, {"text": "colour rex"}),
        (3, {"actor": "rex"}),
        (4, {"text": "stones x"}),
        (4, {"actor": "!", "text": "back x"}),
        (4, {"actor": "!", "text": "back 99"}),
        (4, {"actor": "!", "text": "rubbish"}),
        (4, {}),
    ],
)
def test_a_damaged_entry_costs_nothing_but_what_comes_after_it(
    hall: Hall, caplog: pytest.LogCaptureFixture, number: int, values: dict[str, object]
) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")
    hall.act(BEN, table, 1, "gain")
    whole = fresh(hall).view(table, BEN, 1, number)
    other = damage(hall, table, number, **values)
    why = halted(other, table)
    assert (why.status, why.key, why.readable, why.values) == (409, "damaged", number, {})
    view = other.view(table, BEN, 1)
    assert view.position == number == view.table.position and view.board_text == whole.board_text
    assert view.halted and not view.live and not view.may_act and view.undo is None and view.groups == ()
    for position in range(number):
        assert other.view(table, ADA, 0, position).position == position
    with pytest.raises(Refused) as refused:
        other.view(table, ADA, 0, number + 1)
    assert refused.value.key == "no-position"
    assert record_of(other, table).count("\n") >= 6
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith(f"table {table} halts at entry {number} of 6")
    assert other.row(table).position == 6, "what is stored stays as it is"


def test_damage_in_what_was_taken_back_is_found_as_well(hall: Hall) -> None:
    table = hall.table(ME, OPEN)
    hall.act(ADA, table, 0, "colour red")
    hall.taking_back.ask(ADA, table, 0, hall.position(table), "")
    hall.act(ADA, table, 0, "colour green")
    other = damage(hall, table, 1, text="colour rex")
    assert halted(other, table).readable == 1
    assert other.view(table).position == 1


def test_a_damaged_head_is_told_and_the_record_can_be_had(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    table = begun_toy(hall)
    with hall.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(options="players=2 rich=maybe"))
    other = fresh(hall)
    why = halted(other, table)
    assert why.key == "damaged-head" and "the head of the record" in caplog.text
    assert "red" in text_as_stored(other.rooms, other.row(table), why, 0)
    with hall.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(options="players=2", seed=""))
    assert fresh(hall).view(table).position == 3, "without its seed nobody can draw, but all can be looked at"


def test_nothing_is_remembered_of_a_failure_of_the_store(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun_toy(hall)
    other = fresh(hall)

    def fail(*_: object) -> NoReturn:
        raise OSError("the disk is gone")

    with monkeypatch.context() as patch:
        patch.setattr(other.store, "entries", fail)
        with pytest.raises(OSError, match="the disk"):
            other.room(table)
    assert other.room(table).halted is None


# Secrets.


def robbed(hall: Hall) -> str:
    """Ada (red) and Ben (blue) have locked and opened their doors; Ada steals a card from Ben."""
    table = hall.table(ME, OPEN, game="burglars")
    hall.act(ADA, table, 0, "lock")
    hall.act(BEN, table, 1, "open")
    hall.act(ADA, table, 0, "steal blue")
    return table


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_damaged_tells_no_seat_anything(
    secret_hall: Hall, caplog: pytest.LogCaptureFixture, language: str
) -> None:
    hall = secret_hall
    table = robbed(hall)
    for number, line in enumerate(hall.entries(table)[:4]):
        assert line.startswith("chance: deal "), number
        kind = line.split()[-1]
        other = damage(hall, table, number, text=f"deal {kind}x")
        for visitor, seat in ((ADA, 0), (BEN, 1)):
            said = halted(other, table, visitor, seat).sentence(catalogue(language))
            view = other.view(table, visitor, seat)
            for text in (said, view.halted, str(halted(other, table, visitor, seat))):
                assert kind not in text and "deal" not in text and table not in text
        assert f"deal {kind}x" in caplog.text
        damage(hall, table, number, text=f"deal {kind}").store.close()


@pytest.mark.parametrize("number", range(8))
def test_a_record_that_cannot_be_played_tells_a_seat_no_more_than_one_that_can(secret_hall: Hall, number: int) -> None:
    hall = secret_hall
    table = robbed(hall)
    room = hall.room(table)
    seen = {seat: public_record(room.play, room.table).as_seen_by(seat).entries for seat in (0, 1)}
    whole = room.play.record.entries
    other = damage(hall, table, number, **({"actor": "rex"} if number else {"text": "deal x"}))
    for visitor, seat in ((ADA, 0), (BEN, 1)):
        text = record_of(other, table, visitor, seat)
        lines = [line for line in text.split("\n\n", 1)[1].splitlines() if not line.startswith("#")]
        assert len(lines) == len(whole)
        for place, (line, known) in enumerate(zip(lines, seen[seat], strict=True)):
            assert line in (str(known), f"{known.actor}: ?", f"rex: {known.text}", "rex: ?"), place
            assert place < number or place == number or line in (str(known), f"{known.actor}: ?")
    nobody = record_of(other, table, ADA, None)
    assert not [kind for kind in ("copper", "silver", "gold") if f" {kind}" in nobody]


def test_after_the_end_a_damaged_record_is_told_as_it_is_stored(secret_hall: Hall) -> None:
    hall = secret_hall
    table = robbed(hall)
    while not hall.row(table).over:
        state = hall.room(table).state
        seat = state.deciders()[0]
        hall.act((ADA, BEN)[seat], table, seat, state.action_to_string(state.legal_actions(seat)[-1], seat))
    entries = hall.entries(table)
    other = damage(hall, table, 5, text="rubbish")
    text = record_of(other, table, ADA, 0)
    assert all(entry in text for number, entry in enumerate(entries) if number != 5) and "rubbish" in text


def test_the_operator_reads_one_line_whatever_stands_in_the_entry(hall: Hall, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    table = begun_toy(hall)
    other = damage(hall, table, 2, text="colour\nspielwerk: all is well\x1b[2J")
    halted(other, table)
    assert len(caplog.records) == 1
    assert "\n" not in caplog.text.rstrip() and "\x1b" not in caplog.text
