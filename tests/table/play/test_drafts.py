"""Drafts: a turn is put together, stepped back, confirmed; others see nothing of it."""

import pytest

from spielwerk.table.play.founding import ME, OPEN
from spielwerk.table.play.view import View
from spielwerk.table.problems import Refused
from table.halls import ADA, BEN, Hall, begun_toy, played_until


def drafted(view: View) -> tuple[str, ...]:
    return view.draft.actions if view.draft else ()


def test_a_draft_changes_nothing_until_it_is_confirmed(hall: Hall) -> None:
    table = begun_toy(hall)
    before, others = hall.entries(table), hall.view(table, BEN, 1)
    hall.draft(ADA, table, 0, "take 1")
    assert hall.entries(table) == before
    assert hall.view(table, BEN, 1) == others
    assert drafted(hall.view(table)) == ("take 1",)
    hall.confirm(ADA, table, 0)
    assert hall.entries(table)[len(before)] == "red: take 1"
    assert hall.view(table).draft is None


def test_a_draft_is_there_after_the_page_is_loaded_again(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.draft(ADA, table, 0, "take 2")
    other = Hall(hall.url)
    view = other.view(table)
    assert drafted(view) == ("take 2",)
    assert view.draft is not None and view.draft.complete
    other.store.close()


def test_back_and_restart(hall: Hall) -> None:
    table = begun_toy(hall)
    position = hall.position(table)
    hall.draft(ADA, table, 0, "take 1")
    hall.drafts.back(ADA, table, 0, position, "", 1)
    assert hall.view(table).draft is None
    hall.draft(ADA, table, 0, "take 3")
    hall.drafts.back(ADA, table, 0, position, "", None)
    assert hall.view(table).draft is None
    with pytest.raises(Refused) as refused:
        hall.drafts.back(ADA, table, 0, position, "", 1)
    assert refused.value.key == "no-draft"
    with pytest.raises(Refused):
        hall.confirm(ADA, table, 0)


def test_only_what_is_possible_comes_into_the_draft(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.draft(ADA, table, 0, "take 1")
    for texts in (["take 1"], ["nonsense"]):
        with pytest.raises(Refused):
            hall.draft(ADA, table, 0, *texts)
    assert drafted(hall.view(table)) == ("take 1",)
    with pytest.raises(Refused) as refused:
        hall.draft(BEN, table, 1, "gain")
    assert refused.value.key == "not-asked"
    with pytest.raises(Refused) as refused:
        hall.draft(BEN, table, 0, "take 1")
    assert refused.value.key == "not-your-seat"


def test_a_draft_ends_where_something_is_drawn(hall: Hall) -> None:
    """What will be drawn must not be learned by trying."""
    table = begun_toy(hall)
    hall.draft(ADA, table, 0, "take 1")
    view = hall.view(table)
    assert view.draft is not None and view.draft.complete
    assert view.groups == ()
    assert [line.text for line in view.draft.lines] == ["red: take 1"]


def test_a_repeated_request_does_not_double_the_draft(hall: Hall) -> None:
    table = begun_toy(hall)
    position = hall.position(table)
    for _ in range(2):
        hall.drafts.add(ADA, table, 0, position, "one", ["take 1"])
    assert drafted(hall.view(table)) == ("take 1",)


def test_without_confirmation_a_complete_turn_is_played_at_once(hall: Hall) -> None:
    table = begun_toy(hall)
    hall.seats.settle(ADA, table, 0, confirm=False)
    after = hall.drafts.add(ADA, table, 0, hall.position(table), "one", ["take 1"])
    assert "red: take 1" in hall.entries(table)
    assert hall.view(table).draft is None
    assert hall.drafts.add(ADA, table, 0, 3, "one", ["take 1"]) == after
    assert hall.entries(table).count("red: take 1") == 1


def test_a_draft_survives_what_others_do_meanwhile(hall: Hall) -> None:
    table = hall.table(ME, OPEN, seed="seed")
    hall.draft(ADA, table, 0, "colour red")
    hall.act(BEN, table, 1, "colour blue")
    assert drafted(hall.view(table)) == ("colour red",)
    hall.confirm(ADA, table, 0)
    assert "seat1: colour red" in hall.entries(table)


def test_what_others_make_impossible_falls_away_and_is_told(hall: Hall) -> None:
    table = hall.table(ME, OPEN)
    hall.draft(ADA, table, 0, "colour red")
    hall.act(BEN, table, 1, "colour red")
    view = hall.view(table)
    assert view.draft is not None
    assert (view.draft.actions, view.draft.fell_away) == ((), ("colour red",))
    with pytest.raises(Refused) as refused:
        hall.confirm(ADA, table, 0)
    assert refused.value.key == "draft-changed"


def test_confirming_ends_a_turn_that_lacks_only_its_end(mystic_hall: Hall) -> None:
    hall = mystic_hall
    table = hall.table(ME, OPEN, game="terra-mystica", preset="introductory")
    played_until(
        hall, table, (ADA, BEN), lambda room: room.state.current_player() == 0 and "round" in room.state.chapter()
    )
    choice = next(
        choice
        for group in hall.view(table).groups
        for choice in group.choices
        if choice.actions and not choice.actions[-1].startswith(("pass", "convert", "burn"))
    )
    hall.draft(ADA, table, 0, *choice.actions)
    while (view := hall.view(table)).draft is not None and not view.draft.can_confirm:
        hall.draft(ADA, table, 0, *view.groups[0].choices[0].actions)
    hall.confirm(ADA, table, 0)
    name = hall.view(table).seats[0].title.lower().replace(" ", "")
    assert hall.room(table).state.current_player() != 0 or not hall.room(table).features.is_under_way(
        hall.room(table).state, 0
    )
    assert name


def begun_game(hall: Hall) -> str:
    """Two people have taken their bonus cards; Ada's turn is the first."""
    table = hall.table(ME, OPEN, game="terra-mystica", preset="introductory", seed="web")
    hall.act(BEN, table, 1, "pass BON6")
    hall.act(ADA, table, 0, "pass BON4")
    return table


def test_an_exchange_is_no_turn(mystic_hall: Hall) -> None:
    hall = mystic_hall
    table = begun_game(hall)
    hall.draft(ADA, table, 0, "convert 1W to 1C")
    view = hall.view(table)
    assert view.draft is not None and not view.draft.complete and not view.draft.can_confirm
    assert "upgrade" in [group.key for group in view.groups], "the turn is still to be taken"
    hall.draft(ADA, table, 0, "upgrade F4 to TP")
    view = hall.view(table)
    assert view.draft is not None and view.draft.can_confirm


def test_without_confirmation_a_turn_that_lacks_only_its_end_is_played_at_once(mystic_hall: Hall) -> None:
    hall = mystic_hall
    table = begun_game(hall)
    hall.seats.settle(ADA, table, 0, confirm=False)
    hall.draft(ADA, table, 0, "convert 1W to 1C")
    assert hall.entries(table)[-1] == "witches: pass BON4", "an exchange is no turn"
    hall.draft(ADA, table, 0, "upgrade F4 to TP")
    assert hall.entries(table)[-3:] == ["witches: convert 1W to 1C", "witches: upgrade F4 to TP", "witches: done"]


def test_a_turn_that_lacks_something_is_not_confirmed(mystic_hall: Hall) -> None:
    hall = mystic_hall
    table = hall.table(ME, OPEN, game="terra-mystica", preset="introductory")
    played_until(
        hall, table, (ADA, BEN), lambda room: room.state.current_player() == 0 and "round" in room.state.chapter()
    )
    legal = hall.room(table).state
    dig = next(
        (
            legal.action_to_string(action, 0)
            for action in legal.legal_actions(0)
            if legal.action_to_string(action, 0) in ("dig 1", "action ACT5")
        ),
        None,
    )
    assert dig is not None
    hall.draft(ADA, table, 0, dig)
    view = hall.view(table)
    assert view.draft is not None and not view.draft.complete and not view.draft.can_confirm
    with pytest.raises(Refused) as refused:
        hall.confirm(ADA, table, 0)
    assert refused.value.key == "incomplete"
