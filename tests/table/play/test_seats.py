"""Seats: secret links, sitting down, names, bots that take over, standing orders."""

from collections.abc import Callable
from functools import partial

import pytest

from spielwerk.core.record import CHANCE
from spielwerk.table.play.founding import BOT, ME, OPEN
from spielwerk.table.play.rooms import SERVER, Room
from spielwerk.table.problems import Refused
from spielwerk.table.store.schema import JOIN, WATCH
from table.halls import ADA, BEN, STRANGER, Hall, begun_toy, played_until

PHONE = "d" * 64
"""A second browser of somebody who has a seat."""


def secret(hall: Hall, table: str, seat: int) -> str:
    """Of the link that the owner of the table may hand out."""
    return hall.seats.links(hall.row(table))[seat].rsplit("/", 1)[1]


def own(hall: Hall, table: str, visitor: str, seat: int) -> str:
    """Of the link for further devices, as whoever has the seat is shown it."""
    devices = hall.view(table, visitor, seat).devices
    assert devices is not None
    return devices.link.rsplit("/", 1)[1]


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        act()
    return caught.value.key


def free_table(hall: Hall) -> str:
    """Ada has a table with a free seat."""
    table = hall.table(ME, BOT)
    hall.seats.give_back(ADA, table, 1)
    return table


# Whose a seat is.


def test_the_link_of_a_free_seat_lets_in_one_and_brings_him_back(hall: Hall) -> None:
    table = free_table(hall)
    link = secret(hall, table, 1)
    assert hall.seats.follow(BEN, link, "seat") == (table, 1)
    assert hall.row(table).seats[1].taken and hall.room(table, BEN).own_seats == [1]
    assert hall.seats.follow(BEN, link, "seat") == (table, 1), "the same browser comes back by it"
    for visitor in (ADA, STRANGER, PHONE):
        assert refused(partial(hall.seats.follow, visitor, link, "seat")) == "link-used"
        assert 1 not in hall.store.places(table, visitor)


def test_who_sits_there_has_a_link_for_further_devices(hall: Hall) -> None:
    table = free_table(hall)
    hall.seats.follow(BEN, secret(hall, table, 1), "seat")
    assert hall.seats.follow(PHONE, own(hall, table, BEN, 1), "seat") == (table, 1)
    assert hall.room(table, PHONE).own_seats == [1]
    hall.seats.follow(STRANGER, own(hall, table, PHONE, 1), "seat")
    assert hall.room(table, STRANGER).own_seats == [1]


@pytest.mark.parametrize("how", ["link", "invitation", "listed"])
def test_a_host_cannot_open_a_taken_seat(hall: Hall, how: str) -> None:
    """Not by what he is shown, nor by what he had been shown before, nor by making a new link."""
    table = free_table(hall)
    before = secret(hall, table, 1)
    if how == "link":
        hall.seats.follow(BEN, before, "seat")
    else:
        if how == "listed":
            with hall.store.change(table) as change:
                change.set(listed=True)
        else:
            hall.seats.follow(BEN, secret(hall, table, JOIN), "join")
        hall.seats.take(BEN, table, 1, "Ben")
    theirs = own(hall, table, BEN, 1)
    view = hall.view(table)
    assert view.links is not None and view.links.seats == ("", "")
    assert set(hall.seats.links(hall.row(table))) == {JOIN, WATCH}
    assert theirs not in str(view)
    assert refused(lambda: hall.seats.follow(ADA, before, "seat")) == "link-used"
    assert refused(lambda: hall.seats.renew(ADA, table, 1)) == "not-your-seat"
    assert refused(lambda: hall.seats.take(ADA, table, 1, "")) == "seat-taken"
    assert refused(lambda: hall.seats.know_others(ADA, table, 1)) == "not-your-seat"
    assert refused(lambda: hall.view(table, ADA, 1)) == "not-your-seat"
    # A bot plays on and goes again; the seat stays Ben's.
    hall.seats.give_to_bot(ADA, table, 1, "greedy")
    assert set(hall.seats.links(hall.row(table))) == {JOIN, WATCH}
    assert refused(lambda: hall.seats.renew(ADA, table, 1)) == "not-your-seat"
    assert refused(lambda: hall.seats.take(ADA, table, 1, "")) in ("seat-taken", "bot-plays")
    hall.seats.give_back(ADA, table, 1)
    assert refused(lambda: hall.seats.take(ADA, table, 1, "")) == "seat-taken"
    assert hall.room(table, ADA).own_seats == [0] and hall.room(table, BEN).own_seats == [1]


def test_nobody_looks_into_a_bots_hand(hall: Hall) -> None:
    """Its seat has no link as long as it is the bot's, not even one that the owner of the table knows by other ways."""
    table = hall.table(ME, BOT)
    row = hall.row(table)
    assert set(hall.seats.links(row)) == {JOIN, WATCH}
    link = hall.seats.own_link(row, 1).rsplit("/", 1)[1]
    assert refused(lambda: hall.seats.follow(ADA, link, "seat")) == "bot-plays"
    assert refused(lambda: hall.seats.take(ADA, table, 1, "")) == "bot-plays"


def test_who_has_a_seat_sees_when_it_is_opened_elsewhere(hall: Hall) -> None:
    table = free_table(hall)
    hall.seats.follow(BEN, secret(hall, table, 1), "seat")
    devices = hall.view(table, BEN, 1).devices
    assert devices is not None and (devices.others, devices.unknown) == ((), 0)
    news = [hall.view(table, visitor, seat).news for visitor, seat in ((ADA, 0), (BEN, 1))]
    hall.seats.follow(PHONE, own(hall, table, BEN, 1), "seat")
    after = [hall.view(table, visitor, seat).news for visitor, seat in ((ADA, 0), (BEN, 1))]
    assert (after[0], after[1]) == (news[0], news[1] + 1), "Ben's page hears of it at once, and nobody else's"
    for visitor in (BEN, PHONE):  # whoever comes later learns that he is not alone
        devices = hall.view(table, visitor, 1).devices
        assert devices is not None and (len(devices.others), devices.unknown) == (1, 1)
    hall.seats.know_others(BEN, table, 1)
    known = [hall.view(table, visitor, 1).devices for visitor in (BEN, PHONE)]
    assert [one.unknown for one in known if one] == [0, 1]
    hall.seats.follow(STRANGER, own(hall, table, BEN, 1), "seat")
    devices = hall.view(table, BEN, 1).devices
    assert devices is not None and (len(devices.others), devices.unknown) == (2, 1)
    assert hall.view(table, ADA, 0).devices == hall.view(table, ADA, 0).devices
    assert hall.view(table, ADA, None).devices is None


def test_who_has_a_seat_renews_its_link_and_all_others_are_out(hall: Hall) -> None:
    table = free_table(hall)
    first = secret(hall, table, 1)
    hall.seats.follow(BEN, first, "seat")
    old = own(hall, table, BEN, 1)
    hall.seats.follow(PHONE, old, "seat")
    new = hall.seats.renew(BEN, table, 1)
    assert new == own(hall, table, BEN, 1) != old
    assert hall.room(table, BEN).own_seats == [1]
    assert hall.store.places(table, PHONE) == frozenset()
    assert refused(lambda: hall.act(PHONE, table, 1, "colour red")) == "not-your-seat"
    assert refused(lambda: hall.room(table, PHONE)) == "not-invited"
    for link in (first, old):
        assert refused(partial(hall.seats.follow, PHONE, link, "seat")) == "no-link"
    devices = hall.view(table, BEN, 1).devices
    assert devices is not None and (devices.others, devices.unknown) == ((), 0)
    assert hall.seats.follow(PHONE, new, "seat") == (table, 1)


def test_links_cannot_be_used_for_something_else(hall: Hall) -> None:
    table = free_table(hall)
    for seat, kind in ((JOIN, "seat"), (WATCH, "join"), (1, "watch"), (WATCH, "seat")):
        with pytest.raises(Refused) as refused:
            hall.seats.follow(STRANGER, secret(hall, table, seat), kind)
        assert (refused.value.status, refused.value.key) == (404, "no-link")
    for guess in ("", "x" * 24, secret(hall, table, 1)[:-1]):
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


def test_links_of_the_owner_are_renewed_and_the_old_ones_are_dead(hall: Hall) -> None:
    table = free_table(hall)
    for seat in (1, JOIN, WATCH):
        assert refused(partial(hall.seats.renew, BEN, table, seat)) == "not-owner"
    old = secret(hall, table, 1)
    new = hall.seats.renew(ADA, table, 1)
    assert new == secret(hall, table, 1) != old
    assert refused(lambda: hall.seats.follow(STRANGER, old, "seat")) == "no-link"
    hall.seats.follow(STRANGER, new, "seat")
    assert hall.room(table, STRANGER).own_seats == [1]
    for seat in (JOIN, WATCH):
        before = secret(hall, table, seat)
        assert hall.seats.renew(ADA, table, seat) != before


def test_only_so_many_devices_hold_a_seat(hall: Hall) -> None:
    table = hall.table(ME, OPEN)
    for number in range(30):
        hall.seats.follow(f"{number:064}", hall.seats.own_link(hall.row(table), 1).rsplit("/", 1)[1], "seat")
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
