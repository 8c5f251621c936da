"""Seats: secret links, sitting down, names, bots that take over, standing orders."""

import pytest

from spielwerk.core.record import CHANCE
from spielwerk.table.play.founding import BOT, ME, OPEN
from spielwerk.table.play.rooms import SERVER, Room
from spielwerk.table.problems import Refused
from spielwerk.table.store.schema import JOIN, WATCH
from table.halls import ADA, BEN, STRANGER, Hall, begun_toy, played_until


def secret(hall: Hall, table: str, seat: int) -> str:
    return hall.seats.links(hall.row(table))[seat].rsplit("/", 1)[1]


def test_a_seats_link_lets_in_on_every_device(hall: Hall) -> None:
    table = hall.table(ME, OPEN)
    for visitor in (STRANGER, "d" * 64):
        assert hall.seats.follow(visitor, secret(hall, table, 1), "seat") == (table, 1)
        assert hall.room(table, visitor).own_seats == [1]
    assert hall.row(table).seats[1].taken


def test_links_cannot_be_used_for_something_else(hall: Hall) -> None:
    table = hall.table(ME, OPEN)
    for seat, kind in ((JOIN, "seat"), (WATCH, "join"), (1, "watch"), (WATCH, "seat")):
        with pytest.raises(Refused) as refused:
            hall.seats.follow(STRANGER, secret(hall, table, seat), kind)
        assert (refused.value.status, refused.value.key) == (404, "no-link")
    for guess in ("", "x" * 24, secret(hall, table, 0)[:-1]):
        with pytest.raises(Refused):
            hall.seats.follow(STRANGER, guess, "seat")
    assert hall.store.places(table, STRANGER) == frozenset()


def test_watchers_see_and_cannot_act(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.seats.follow(STRANGER, secret(hall, table, WATCH), "watch")
    view = hall.view(table, STRANGER, None)
    assert view.seat is None and not view.may_act and view.groups == () and view.links is None
    with pytest.raises(Refused):
        hall.act(STRANGER, table, 0, "take 1")
    with pytest.raises(Refused):
        hall.seats.take(STRANGER, table, 0, "")
    with pytest.raises(Refused):
        hall.view(table, STRANGER, 0)


def test_with_the_invitation_one_sits_down_on_a_free_seat(hall: Hall) -> None:
    table = hall.table(ME, OPEN, OPEN)
    with pytest.raises(Refused) as refused:
        hall.seats.take(STRANGER, table, 2, "Cem")
    assert refused.value.key == "not-invited"
    hall.seats.follow(STRANGER, secret(hall, table, JOIN), "join")
    with pytest.raises(Refused) as refused:
        hall.seats.take(STRANGER, table, 1, "Cem")
    assert refused.value.key == "seat-taken"
    hall.seats.take(STRANGER, table, 2, " Cem ")
    assert hall.row(table).seats[2].name == "Cem"
    assert hall.room(table, STRANGER).own_seats == [2]
    with pytest.raises(Refused) as refused:
        hall.seats.take(STRANGER, table, 9, "Cem")
    assert refused.value.key == "no-seat"


def test_everybody_may_sit_down_at_a_listed_table(hall: Hall) -> None:
    table = hall.table(ME, OPEN, OPEN, listed=True)
    assert [row.id for row in hall.store.listed_tables()] == [table]
    hall.seats.take(STRANGER, table, 2, "Cem")
    assert hall.store.listed_tables() == []


def test_a_lost_link_is_renewed_by_the_owner_and_the_old_one_is_dead(hall: Hall) -> None:
    table = begun_toy(hall)
    old = secret(hall, table, 1)
    with pytest.raises(Refused) as refused:
        hall.seats.renew(BEN, table, 1)
    assert refused.value.key == "not-owner"
    new = hall.seats.renew(ADA, table, 1)
    assert new == secret(hall, table, 1) != old
    with pytest.raises(Refused):
        hall.seats.follow(STRANGER, old, "seat")
    assert hall.room(table, BEN).own_seats == [1]  # who was in stays in
    hall.seats.renew(ADA, table, 1, forget=True)
    with pytest.raises(Refused):
        hall.act(BEN, table, 1, "gain")
    hall.seats.follow(STRANGER, secret(hall, table, 1), "seat")
    assert hall.room(table, STRANGER).own_seats == [1]
    for seat in (JOIN, WATCH):
        before = secret(hall, table, seat)
        assert hall.seats.renew(ADA, table, seat) != before


def test_only_so_many_devices_hold_a_seat(hall: Hall) -> None:
    table = hall.table(ME, OPEN)
    for number in range(30):
        hall.seats.follow(f"{number:064}", secret(hall, table, 1), "seat")
    with hall.store.change(table) as change:
        visitors = change.visitors(1)
    assert len(visitors) == 12 and f"{29:064}" in visitors


def test_a_bot_takes_over_and_the_person_comes_back(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.act(ADA, table, 0, "take 1")
    with pytest.raises(Refused):
        hall.seats.give_to_bot(STRANGER, table, 1, "greedy")
    with pytest.raises(Refused) as refused:
        hall.seats.give_to_bot(ADA, table, 1, "marvin")
    assert refused.value.key == "unknown-bot"
    hall.seats.give_to_bot(ADA, table, 1, "greedy")
    assert hall.row(table).bots_due
    with pytest.raises(Refused) as refused:
        hall.act(BEN, table, 1, "gain")
    assert refused.value.key == "bot-plays"
    hall.act(SERVER, table, 1, "gain")
    hall.seats.give_back(ADA, table, 1)
    with pytest.raises(Refused):
        hall.act(SERVER, table, 1, "take 1")
    hall.act(BEN, table, 1, "take 1")
    assert not hall.row(table).bots_due


def test_a_bots_seat_that_is_given_up_is_free(hall: Hall) -> None:
    table = hall.table(ME, BOT)
    hall.seats.give_back(ADA, table, 1)
    assert hall.row(table).seats[1].is_open
    with pytest.raises(Refused):
        hall.seats.give_back(ADA, table, 1)


def test_names(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.seats.call(BEN, table, 1, "Ben")
    hall.seats.call(ADA, table, 1, "Benno")
    assert hall.row(table).seats[1].name == "Benno"
    with pytest.raises(Refused):
        hall.seats.call(BEN, table, 0, "Ada")


# Standing orders, in a game with offers.


def is_offered(room: Room) -> bool:
    """Whether seat 1 has been offered power on somebody else's turn."""
    return any(
        room.state.action_to_string(action, 1).startswith("leech")
        for action in (room.state.legal_actions(1) if 1 in room.state.deciders() else [])
    )


@pytest.mark.parametrize(("limit", "answer"), [(0, "decline"), (99, "leech")])
def test_a_standing_order_answers_offers_at_once(mystic_hall: Hall, limit: int, answer: str) -> None:
    hall = mystic_hall
    table = hall.table(ME, OPEN, game="terra-mystica", preset="introductory")
    played_until(hall, table, (ADA, BEN), is_offered)
    name = hall.room(table).state.seat_name(1)
    hall.seats.order(BEN, table, 1, limit)
    assert hall.entries(table)[-1].startswith(f"{name}: {answer}")
    order = hall.view(table, BEN, 1).order
    assert order is not None and order.limit == limit
    # From now on nobody is asked any more.
    before = hall.position(table)
    played_until(hall, table, (ADA, BEN), lambda room: room.table.over)
    assert not any(is_offered_at(hall, table, position) for position in range(before, hall.position(table)))
    answers = [line for line in hall.entries(table)[before:] if line.startswith((f"{name}: leech", f"{name}: decline"))]
    assert answers and all(line.startswith(f"{name}: {answer}") for line in answers)


def is_offered_at(hall: Hall, table: str, position: int) -> bool:
    """Whether seat 1 had an offer where somebody else could have gone on with the game."""
    play = hall.rooms.earlier(hall.room(table), position)
    entry = hall.store.entries(table, 10_000)[position]
    return is_offered(Room(hall.row(table), play, frozenset(), "")) and entry.seat != 1 and entry.actor != CHANCE


def test_a_standing_order_can_be_cancelled_and_must_be_on_offer(mystic_hall: Hall) -> None:
    hall = mystic_hall
    table = hall.table(ME, OPEN, game="terra-mystica", preset="introductory")
    hall.seats.order(ADA, table, 0, 2)
    hall.seats.order(ADA, table, 0, None)
    order = hall.view(table).order
    assert order is not None and order.limit is None
    assert all(sentence for _, sentence in order.limits)
    with pytest.raises(Refused) as refused:
        hall.seats.order(ADA, table, 0, 42)
    assert refused.value.key == "no-such-order"
    with pytest.raises(Refused):
        hall.seats.order(BEN, table, 0, 2)


def test_a_game_without_offers_has_no_orders(hall: Hall) -> None:
    table = begun_toy(hall)
    assert hall.view(table).order is None
    with pytest.raises(Refused):
        hall.seats.order(ADA, table, 0, 1)
