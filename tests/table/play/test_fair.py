"""Everybody may mix something of his own into the draws; in the end every draw can be repeated."""

import hashlib

import pytest

from spielwerk.core.driver import check_draws
from spielwerk.core.record_text import parse
from spielwerk.table.play.founding import BOT, ME, OPEN
from spielwerk.table.problems import Refused
from table.halls import ADA, BEN, STRANGER, Hall, begun_toy
from table.webs import Web


def test_a_contribution_is_an_entry_and_everybody_sees_it_with_its_checksum(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.rooms.contribute(BEN, table, 1, "my cat is  called Mo")
    assert hall.entries(table)[-1] == "! contribute blue my cat is called Mo"
    for visitor, seat in ((ADA, 0), (BEN, 1)):
        view = hall.view(table, visitor, seat)
        assert view.contributions == ("blue my cat is called Mo",)
        assert view.mixture == hashlib.sha256(b"blue my cat is called Mo").hexdigest()
        assert view.may_contribute == (seat == 0)


def test_draws_after_it_are_others_and_can_still_be_repeated(hall: Hall) -> None:
    tables = [begun_toy(hall) for _ in range(2)]
    hall.rooms.contribute(ADA, tables[1], 0, "1")
    for table in tables:
        while not hall.row(table).over:
            seat = hall.room(table).state.current_player()
            text = "take 1" if not hall.room(table).state.offered[seat] else "decline"  # type: ignore[attr-defined]
            hall.act((ADA, BEN)[seat], table, seat, text)
    drawn = [[text for text in hall.entries(table) if text.startswith("chance")] for table in tables]
    assert drawn[0][0] == drawn[1][0], "what was drawn before stays"
    for table in tables:
        record = hall.room(table).play.record.fork(10_000)
        record.seed = "seed"
        check_draws(record)


def test_a_fresh_process_goes_on_with_the_same_draws(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.rooms.contribute(ADA, table, 0, "red things")
    other = Hall(hall.url)
    assert hall.room(table).play.chance is not None
    fresh = other.room(table).play.chance
    assert fresh is not None
    assert fresh.contributions == ["red red things"]
    hall.act(ADA, table, 0, "take 2")
    assert other.room(table).state.to_string() == hall.room(table).state.to_string()
    other.store.close()


def test_it_is_given_once_and_never_taken_back(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.rooms.contribute(ADA, table, 0, "first")
    with pytest.raises(Refused) as caught:
        hall.rooms.contribute(ADA, table, 0, "second")
    assert caught.value.key == "contributed"
    assert hall.view(table, BEN, 1).undo is not None, "a move may still be taken back"
    hall.taking_back.ask(BEN, table, 1, hall.position(table), "")
    assert hall.entries(table)[-2:] == ["! contribute red first", "! back 1"]
    assert hall.view(table).contributions == ("red first",)


def test_only_those_who_have_the_seat_contribute_and_only_before_the_end(hall: Hall) -> None:
    table = hall.table(ME, OPEN, BOT)
    for visitor, seat in ((STRANGER, 0), (ADA, 1), (ADA, 2)):
        with pytest.raises(Refused) as caught:
            hall.rooms.contribute(visitor, table, seat, "x")
        assert caught.value.key == "not-your-seat"
    with pytest.raises(Refused) as caught:
        hall.rooms.contribute(ADA, table, 0, "  ")
    assert caught.value.key == "contribution"
    over = hall.table(ME, OPEN)
    hall.rooms.withdraw(ADA, over, 0, hall.position(over))
    hall.rooms.withdraw(BEN, over, 1, hall.position(over))
    with pytest.raises(Refused) as caught:
        hall.rooms.contribute(ADA, over, 0, "late")
    assert caught.value.key == "over"
    assert not hall.view(over).may_contribute


def test_page_and_api(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "open")["table"]
    page = ada.get(f"/table/{table}?language=de").text
    assert 'id="contribute-form"' in page
    assert "auch nicht, wer den Server betreibt" in page
    answer = ada.post(f"/api/tables/{table}/contribute", {"seat": 0, "text": "<b>bold</b>"})
    assert answer.status_code == 200
    state = ada.state(table)
    assert state["contributions"] == ["witches <b>bold</b>"]
    assert state["mixture"] == hashlib.sha256(b"witches <b>bold</b>").hexdigest()
    page = ada.get(f"/table/{table}?language=en").text
    assert 'id="contribute-form"' not in page
    assert "<li>witches &lt;b&gt;bold&lt;/b&gt;</li>" in page
    assert f"1 contribution is mixed into the draws (SHA-256 {state['mixture'][:16]}…)" in page
    record = parse(ada.get(f"/api/tables/{table}/record").text)
    assert record.contributions() == state["contributions"]
    assert state["log"] == ada.state(table)["log"]
