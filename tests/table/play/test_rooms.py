"""Acting at a table: who may, at which position, once only, and what is stored."""

from pathlib import Path

import pytest

from spielwerk.core.chance import commitment
from spielwerk.core.discovery import find_game
from spielwerk.core.driver import check_draws
from spielwerk.core.record_text import dump, parse
from spielwerk.locale.catalogue import catalogue
from spielwerk.table.play.founding import ME, OPEN, Place, Wishes, found
from spielwerk.table.play.positions import public_record
from spielwerk.table.play.rooms import SERVER
from spielwerk.table.problems import IllegalMove, Refused
from table.halls import ADA, BEN, STRANGER, Hall, begun_toy
from toy import find_toy


def test_an_action_is_stored_and_leads_to_the_next_position(hall: Hall) -> None:
    table = begun_toy(hall)
    before = hall.position(table)
    after = hall.act(ADA, table, 0, "take 1")
    # What is drawn after it belongs to the same step.
    assert hall.entries(table)[before:after] == ["red: take 1", "chance: stones 1"]
    assert hall.position(table) == after


def test_another_process_reads_the_same_game(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 2")
    other = Hall(hall.url)
    assert other.room(table).state.to_string() == hall.room(table).state.to_string()
    assert dump(other.room(table).play.record) == dump(hall.room(table).play.record)
    # And goes on with it, draws included.
    other.act(BEN, table, 1, "gain")
    hall.act(BEN, table, 1, "take 1")
    assert other.position(table) == hall.position(table)
    other.store.close()


def test_several_actions_happen_together_or_not_at_all(hall: Hall) -> None:
    table = begun_toy(hall)
    before = hall.entries(table)
    with pytest.raises(Refused) as refused:
        hall.act(ADA, table, 0, "take 1", "take 9")
    assert refused.value.status == 422
    assert hall.entries(table) == before


@pytest.mark.parametrize("given", [0, 2, 4, 99])
def test_an_answer_to_another_position_is_refused(hall: Hall, given: int) -> None:
    table = begun_toy(hall)
    assert hall.position(table) == 3
    with pytest.raises(Refused) as refused:
        hall.rooms.act(ADA, table, 0, given, "", ["take 1"])
    assert (refused.value.status, refused.value.key) == (409, "stale")
    assert refused.value.facts == {"position": 3}


def test_a_repeated_request_is_answered_as_before_and_does_nothing(hall: Hall) -> None:
    table = begun_toy(hall)
    position = hall.position(table)
    first = hall.rooms.act(ADA, table, 0, position, "request-1", ["take 1"])
    again = hall.rooms.act(ADA, table, 0, position, "request-1", ["take 1"])
    assert first == again == hall.position(table)
    hall.act(BEN, table, 1, "gain")
    assert hall.rooms.act(ADA, table, 0, position, "request-1", ["take 1"]) == first
    assert hall.entries(table).count("red: take 1") == 1


def test_a_request_is_known_by_its_seat_too(hall: Hall) -> None:
    """Otherwise whoever guesses an id could swallow somebody else's move."""
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1", request="same")
    hall.act(BEN, table, 1, "gain", request="same")
    assert hall.entries(table)[-1] == "blue: gain"


def test_only_who_has_the_seat_may_act(hall: Hall) -> None:
    table = begun_toy(hall)
    for visitor in (BEN, STRANGER, SERVER, ""):
        with pytest.raises(Refused) as refused:
            hall.act(visitor, table, 0, "take 1")
        assert refused.value.status == 403
    with pytest.raises(Refused) as refused:
        hall.act(ADA, table, 7, "take 1")
    assert refused.value.key == "no-seat"


def test_the_rules_refuse_with_their_reason(hall: Hall) -> None:
    table = begun_toy(hall)
    with pytest.raises(IllegalMove) as illegal:
        hall.act(ADA, table, 0, "gain")
    assert illegal.value.facts == {"action": "gain", "rule": "gain.no-offer"}
    with pytest.raises(Refused) as refused:
        hall.act(ADA, table, 0, "fly away")
    assert refused.value.key == "no-action"
    with pytest.raises(Refused) as refused:
        hall.act(BEN, table, 1, "take 1")
    assert refused.value.key == "not-asked"
    with pytest.raises(Refused) as refused:
        hall.act(ADA, table, 0)
    assert refused.value.key == "nothing-to-do"


def test_offers_are_answered_in_any_order(hall: Hall) -> None:
    """Two seats are offered something; the one who comes later may answer first, and the one on turn may go on."""
    table = hall.table(ME, OPEN, OPEN)
    hall.sit(STRANGER, table, 2)
    for visitor, seat, colour in ((STRANGER, 2, "green"), (ADA, 0, "red"), (BEN, 1, "blue")):
        hall.act(visitor, table, seat, f"colour {colour}")
    hall.act(ADA, table, 0, "take 1")
    assert set(hall.room(table).state.deciders()) == {1, 2}
    hall.act(STRANGER, table, 2, "decline")
    hall.act(BEN, table, 1, "take 1")
    assert hall.entries(table)[-3:][0] == "green: decline"


def test_the_seed_is_secret_until_the_end(hall: Hall) -> None:
    row = found(hall.rooms, hall.limits, ADA, Wishes("toy", [Place(ME), Place(ME)]))
    table = row.id
    hall.act(ADA, table, 0, "colour red")
    hall.act(ADA, table, 1, "colour blue")
    room = hall.room(table)
    assert public_record(room.play, room.table).seed == ""
    assert room.play.record.seed_commitment == commitment(row.seed)
    while not (room := hall.room(table)).state.is_terminal():
        seat = room.state.current_player()
        assert row.seed not in dump(public_record(room.play, room.table))
        hall.act(ADA, table, seat, room.state.action_to_string(room.state.legal_actions(seat)[-1], seat))
    record = parse(dump(public_record(room.play, room.table)), games=find_toy)
    assert record.seed == row.seed
    check_draws(record)


def test_nobody_acts_after_the_end(hall: Hall) -> None:
    table = begun_toy(hall)
    while not hall.room(table).state.is_terminal():
        state = hall.room(table).state
        seat = state.current_player()
        hall.act((ADA, BEN)[seat], table, seat, state.action_to_string(state.legal_actions(seat)[-1], seat))
    assert hall.row(table).over
    with pytest.raises(Refused) as refused:
        hall.act(ADA, table, 0, "take 1")
    assert refused.value.key == "over"
    view = hall.view(table)
    assert view.over and view.seed == "seed"
    assert view.winners and view.undo is None


def test_a_seat_may_leave_the_game_for_good(hall: Hall) -> None:
    table = begun_toy(hall)
    for visitor, seat in ((BEN, 0), (ADA, 1)):  # nor does the owner of the table decide it
        with pytest.raises(Refused):
            hall.rooms.withdraw(visitor, table, seat, hall.position(table))
    hall.rooms.withdraw(BEN, table, 1, hall.position(table))
    assert hall.entries(table)[-1] == "! withdraw blue"
    with pytest.raises(Refused) as refused:
        hall.rooms.withdraw(BEN, table, 1, hall.position(table))
    assert refused.value.key == "cannot-withdraw"


def test_everybody_who_may_see_the_table_sees_an_earlier_position(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")
    view = hall.view(table, position=2)
    assert (view.position, view.live, view.may_act) == (2, False, False)
    assert view.seats[0].title == "red" and view.seats[1].title == "seat2"
    with pytest.raises(Refused) as refused:
        hall.view(table, position=77)
    assert refused.value.key == "no-position"
    with pytest.raises(Refused) as refused:
        hall.room(table, STRANGER)
    assert refused.value.key == "not-invited"


def test_a_refused_move_is_told_as_a_sentence(tmp_path: Path) -> None:
    hall = Hall(f"sqlite:///{tmp_path / 'tables.db'}", find_game)
    table = hall.table(ME, ME, game="terra-mystica")
    with pytest.raises(IllegalMove) as illegal:
        hall.act(ADA, table, 0, "pass BON1")
    told = {language: illegal.value.sentence(catalogue(language)) for language in ("de", "en")}
    assert "pass BON1" not in told["de"] and told["de"].startswith("Nicht möglich: ")
    assert illegal.value.facts["action"] == "pass BON1"
