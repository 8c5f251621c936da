"""What the operator finds in damaged tables, and how one is taken back to its last good position."""

import json
from pathlib import Path

import pytest
from sqlalchemy import update

from spielwerk.core.chance import commitment
from spielwerk.core.driver import check_draws
from spielwerk.core.record_text import dump, parse
from spielwerk.table.news.topics import Topics
from spielwerk.table.opening.origins import Origin, stored
from spielwerk.table.play.founding import BOT, ME, OPEN
from spielwerk.table.play.mending import examine, roll_back
from spielwerk.table.play.positions import public_record
from spielwerk.table.problems import NOTHING, Halted, Refused
from spielwerk.table.store.schema import TABLES
from table.halls import ADA, BEN, Hall, begun_toy
from table.play.test_halted import damage, fresh, secret_hall  # noqa: F401 - a fixture
from toy import find_newer_toy


def played(hall: Hall) -> str:
    """Red has taken a stone, nothing was put back, and blue has picked up a point: six entries."""
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")
    hall.act(BEN, table, 1, "gain")
    assert len(hall.entries(table)) == 6
    return table


def rolled_back(hall: Hall, table: str, position: int) -> bytes:
    """Takes a table back, and gives what was kept of it."""
    kept: list[bytes] = []
    roll_back(hall.rooms, table, position, kept.append)
    (content,) = kept
    return content


def test_tables_in_order(hall: Hall) -> None:
    finding = examine(hall.rooms, hall.row(played(hall)))
    assert (finding.good, finding.reason) == (6, "")


@pytest.mark.parametrize(
    ("number", "values", "reason"),
    [
        (3, {"text": "take 9"}, "take 9"),
        (4, {"text": "stones 1"}, "the seed draws 'stones 0' here"),
        (5, {"actor": "rex"}, "rex"),
        (2, {}, "the next entry is missing"),
    ],
)
def test_what_is_damaged_is_found_at_its_place(hall: Hall, number: int, values: dict[str, object], reason: str) -> None:
    table = played(hall)
    drawn = hall.entries(table)[4]
    values = {"text": "stones 1" if drawn.endswith("0") else "stones 0"} if number == 4 else values
    finding = examine(damage(hall, table, number, **values).rooms, hall.row(table))
    assert finding.good == number
    assert reason in finding.reason or (number == 4 and "the seed draws" in finding.reason)


def test_draws_from_elsewhere_are_not_compared(hall: Hall) -> None:
    """A game that goes on from a file has draws that no seed here has made."""
    table = played(hall)
    origin = stored(Origin("", "elsewhere", 3))
    with hall.store.engine.begin() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(origin=origin, seed="another"))
    assert examine(fresh(hall).rooms, hall.row(table)).reason == ""
    assert commitment("another") != commitment("seed")


def test_games_that_this_program_does_not_know(hall: Hall) -> None:
    newer = fresh(hall, find_newer_toy)
    table = begun_toy(newer)
    finding = examine(hall.rooms, hall.row(table))
    assert (finding.good == NOTHING and "newer-rules" in finding.reason) or "rules version 2" in finding.reason
    newer.store.close()


def test_a_table_goes_on_from_its_last_good_position(hall: Hall) -> None:
    table = played(hall)
    before = fresh(hall).view(table, BEN, 1, 5)
    entries = hall.entries(table)
    other = damage(hall, table, 5, text="gaim")
    with pytest.raises(Halted):
        other.act(BEN, table, 1, "take 1")
    news = other.row(table).news
    content = json.loads(rolled_back(other, table, 5))
    assert content["entries"][5]["text"] == "gaim" and len(content["entries"]) == 6
    assert content["table"]["seed"] == "seed" and len(content["table"]["seats"]) == 2
    row = other.row(table)
    assert (row.position, row.cuts, row.news) == (5, 1, news + 1)
    assert [seat.deciding for seat in row.seats] == [False, True]
    view = other.view(table, BEN, 1)
    assert view.live and view.may_act and not view.halted and view.board_text == before.board_text
    other.act(BEN, table, 1, "decline")
    assert other.entries(table) == [*entries[:5], "blue: decline"]


def test_a_process_that_goes_on_running_forgets_what_was_cut(hall: Hall) -> None:
    """It remembers positions by table and number; these mean something else afterwards."""
    table = played(hall)
    assert hall.view(table).position == 6
    other = fresh(hall)
    rolled_back(other, table, 5)
    assert hall.view(table, BEN, 1).may_act
    hall.act(BEN, table, 1, "decline")
    for one in (hall, other, fresh(hall)):
        assert one.room(table).play.record.entries[5].text == "decline"
        assert one.room(table).state.returns() == [0, 0]
        assert [line.text for line in one.view(table).log][-1] == "blue: decline"


def test_a_damaged_draw_comes_again_as_it_was(hall: Hall) -> None:
    table = played(hall)
    entries = hall.entries(table)
    other = damage(hall, table, 4, text="stones x")
    rolled_back(other, table, 4)
    assert other.entries(table) == entries[:5]
    while not other.row(table).over:
        state = other.room(table).state
        seat = state.deciders()[0]
        other.act((ADA, BEN)[seat], table, seat, state.action_to_string(state.legal_actions(seat)[0], seat))
    check_draws(parse(_dumped(other, table), games=other.rooms.games))


def _dumped(hall: Hall, table: str) -> str:
    room = hall.room(table)
    return dump(public_record(room.play, room.table))


def test_the_first_draw_can_be_made_again(hall: Hall) -> None:
    table = played(hall)
    first = hall.entries(table)[0]
    other = damage(hall, table, 0, text="heap x")
    rolled_back(other, table, 0)
    assert other.entries(table) == [first]
    assert other.view(table).may_act and other.row(table).seats[0].deciding


def test_bots_and_notices_hear_of_it(hall: Hall) -> None:
    table = hall.table(ME, BOT)
    hall.act(ADA, table, 0, "colour red")
    hall.rooms.act("server", table, 1, hall.position(table), "", ["colour blue"])
    topics = Topics(hall.store)
    topics.switch_on(ADA, "en", "http://table.test")
    (waiting,) = topics.waiting()
    assert topics.claim(waiting) and not topics.waiting()
    assert not hall.row(table).bots_due
    rolled_back(hall, table, 2)
    row = hall.row(table)
    assert row.bots_due and [seat.seen for seat in row.seats] == [2, 2]
    rolled_back(hall, table, 1)
    assert [one.seat for one in topics.waiting()] == [0], "Ada must decide anew, and is told anew"


def test_nothing_happens_where_it_cannot_be_played_on_or_kept(hall: Hall) -> None:
    table = played(hall)
    entries = hall.entries(table)
    for position in (-1, 7):
        with pytest.raises(Refused):
            rolled_back(hall, table, position)
    other = damage(hall, table, 2, text="colour rex")
    with pytest.raises(Halted):
        rolled_back(other, table, 4)
    assert len(other.entries(table)) == 6 and other.row(table).cuts == 0

    def full(_content: bytes) -> None:
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space"):
        roll_back(other.rooms, table, 2, full)
    assert len(other.entries(table)) == len(entries)


@pytest.mark.parametrize("number", range(8))
def test_any_damage_to_a_game_with_secrets_is_mended(secret_hall: Hall, number: int) -> None:  # noqa: F811
    hall = secret_hall
    table = hall.table(ME, OPEN, game="burglars")
    for who, seat, text in ((ADA, 0, "lock"), (BEN, 1, "open"), (ADA, 0, "steal blue")):
        hall.act(who, table, seat, text)
    entries = hall.entries(table)
    other = damage(hall, table, number, text="rubbish")
    finding = examine(other.rooms, hall.row(table))
    assert finding.good == number
    rolled_back(other, table, number)
    again = other.entries(table)
    assert again == entries[: len(again)] and len(again) >= number
    assert examine(fresh(other).rooms, hall.row(table)).reason == ""


def test_backups_tell_what_the_database_holds(hall: Hall, tmp_path: Path) -> None:
    table = played(hall)
    content = json.loads(rolled_back(hall, table, 3))
    assert {"number", "seat", "actor", "text", "comment", "batch", "request", "at"} <= set(content["entries"][0])
    assert set(content["table"]) == set(hall.row(table)._fields)
