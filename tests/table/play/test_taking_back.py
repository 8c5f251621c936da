"""Taking back confirmed turns: freely up to the last barrier, beyond it with the consent of the others."""

import pytest

from spielwerk.table.play.founding import BOT, ME, OPEN
from spielwerk.table.problems import Refused
from table.halls import ADA, BEN, STRANGER, Hall, begun_toy


def take_back(hall: Hall, table: str, visitor: str, seat: int) -> int:
    return hall.taking_back.ask(visitor, table, seat, hall.position(table), "")


def answer(hall: Hall, table: str, visitor: str, seat: int, agree: bool) -> int:
    return hall.taking_back.answer(visitor, table, seat, hall.position(table), agree)


def test_what_nobody_has_learned_from_is_taken_back_freely(hall: Hall) -> None:
    table = hall.table(ME, OPEN)
    before = hall.room(table).state.to_string()
    hall.act(ADA, table, 0, "colour red")
    undo = hall.view(table).undo
    assert undo is not None and undo.free and undo.entries == 1
    assert [line.text for line in undo.lines] == ["seat1: colour red"]
    take_back(hall, table, ADA, 0)
    assert hall.entries(table)[-2:] == ["seat1: colour red", "! back 1"]
    assert hall.room(table).state.to_string() == before
    other = Hall(hall.url)
    assert other.room(table).state.to_string() == before
    other.store.close()


def test_beyond_a_barrier_the_others_are_asked(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")  # a draw follows
    undo = hall.view(table).undo
    assert undo is not None and not undo.free
    position = take_back(hall, table, ADA, 0)
    assert position == hall.position(table)
    consent = hall.view(table, BEN, 1).consent
    assert consent is not None and consent.must_answer and consent.seat == 0
    assert [line.text for line in consent.lines] == ["red: take 1", "chance: stones 1"]
    asked = hall.view(table).consent
    assert asked is not None and asked.mine and not asked.must_answer
    answer(hall, table, BEN, 1, agree=True)
    assert hall.entries(table)[-1] == "! back 2"
    assert hall.view(table).consent is None
    # The same draw comes again: taking back is no second throw of the dice.
    hall.act(ADA, table, 0, "take 1")
    assert hall.entries(table)[-1] == "chance: stones 1"


def test_one_refusal_ends_the_request(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")
    before = hall.entries(table)
    take_back(hall, table, ADA, 0)
    answer(hall, table, BEN, 1, agree=False)
    assert hall.entries(table) == before
    assert hall.view(table).consent is None
    with pytest.raises(Refused) as refused:
        answer(hall, table, BEN, 1, agree=True)
    assert refused.value.key == "no-request"


def test_a_request_is_void_when_the_game_goes_on(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")
    take_back(hall, table, ADA, 0)
    hall.act(BEN, table, 1, "gain")
    assert hall.view(table, BEN, 1).consent is None
    with pytest.raises(Refused):
        answer(hall, table, BEN, 1, agree=True)


def test_all_others_must_agree_and_nobody_for_them(hall: Hall) -> None:
    table = hall.table(ME, OPEN, OPEN)
    hall.sit(STRANGER, table, 2)
    for visitor, seat, colour in ((ADA, 0, "red"), (BEN, 1, "blue"), (STRANGER, 2, "green")):
        hall.act(visitor, table, seat, f"colour {colour}")
    hall.act(ADA, table, 0, "take 1")
    take_back(hall, table, ADA, 0)
    with pytest.raises(Refused) as refused:
        answer(hall, table, ADA, 0, agree=True)
    assert refused.value.key == "own-request"
    with pytest.raises(Refused):
        answer(hall, table, ADA, 1, agree=True)
    before = hall.entries(table)
    answer(hall, table, BEN, 1, agree=True)
    assert hall.entries(table) == before
    consent = hall.view(table, BEN, 1).consent
    assert consent is not None and consent.agreed == (1,) and not consent.must_answer
    answer(hall, table, STRANGER, 2, agree=True)
    assert hall.entries(table)[-1] == "! back 2"


def test_bots_and_other_seats_in_the_same_hands_agree_at_once(hall: Hall) -> None:
    table = hall.table(ME, ME, BOT)
    hall.act(ADA, table, 0, "colour red")
    hall.rooms.act("server", table, 2, hall.position(table), "", ["colour green"])
    hall.act(ADA, table, 1, "colour blue")
    hall.act(ADA, table, 0, "take 1")
    take_back(hall, table, ADA, 0)
    assert hall.entries(table)[-1] == "! back 2"


def test_the_last_own_turn_goes_with_everything_after_it(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")
    hall.act(BEN, table, 1, "gain")
    hall.act(BEN, table, 1, "take 1")
    undo = hall.view(table).undo
    standing = len(hall.room(table).play.record.standing())
    assert undo is not None and undo.entries == standing - 3 and not undo.free
    mine = hall.view(table, BEN, 1).undo
    assert mine is not None and mine.entries == 2 and not mine.free


def test_nothing_of_ones_own_nothing_to_take_back(hall: Hall) -> None:
    table = hall.table(ME, OPEN)
    assert hall.view(table).undo is None
    with pytest.raises(Refused) as refused:
        take_back(hall, table, ADA, 0)
    assert refused.value.key == "nothing-to-take-back"


def test_chat_is_not_touched(hall: Hall) -> None:
    from spielwerk.table.play import chat

    table = hall.table(ME, OPEN)
    hall.act(ADA, table, 0, "colour red")
    chat.say(hall.rooms, hall.limits, ADA, table, 0, "wrong one")
    take_back(hall, table, ADA, 0)
    assert [message.text for message in hall.view(table).chat] == ["wrong one"]
