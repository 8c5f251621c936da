"""Playing: draws, the record that grows, take-backs, going on later, and checking the draws afterwards."""

import pytest

from spielwerk.core.chance import commitment
from spielwerk.core.driver import Play, check_draws, new_game, resume
from spielwerk.core.game import IllegalAction
from spielwerk.core.record import Entry, Record, RecordError
from spielwerk.core.record_text import dump, parse
from toy import GAIN, TAKE, TOY, find_toy


def begun(seed: str = "seed") -> Play:
    play = new_game(TOY, {"players": 2}, seed)
    play.act_text("colour blue", 1)
    play.act_text("colour red", 0)
    return play


def test_a_game_begins_with_what_must_be_drawn() -> None:
    play = new_game(TOY, {"players": 2}, "seed")
    assert [entry.actor for entry in play.record.entries] == ["chance"]
    assert not play.state.is_chance_node()
    assert play.record.seed == "seed"
    assert play.record.seed_commitment == commitment("seed")


def test_a_secret_seed_stays_out_of_the_record() -> None:
    record = new_game(TOY, {"players": 2}, secret=True).record
    assert record.seed == ""
    assert "seed:" not in dump(record)
    assert len(record.seed_commitment) == 64


def test_the_record_follows_the_game() -> None:
    play = begun()
    play.act(TAKE + 1, 0)
    assert play.record.replay().to_string() == play.state.to_string()
    assert [str(entry) for entry in play.record.entries[1:4]] == [
        "seat2: colour blue",
        "seat1: colour red",
        "red: take 2",
    ]
    assert parse(dump(play.record), games=find_toy) == play.record


def test_a_refused_action_changes_neither_position_nor_record() -> None:
    play = begun()
    before = dump(play.record), play.state.to_string()
    with pytest.raises(IllegalAction) as caught:
        play.act(GAIN, 1)
    assert caught.value.refusal.rule
    assert (dump(play.record), play.state.to_string()) == before


def test_new_parts_of_the_game_get_a_comment_once() -> None:
    play = begun()
    play.act(TAKE, 0)
    assert play.record.comments == {3: ["stones put back: 0"]}
    play = resume(parse(dump(play.record), games=find_toy))
    play.act(TAKE, 1)
    assert list(play.record.comments)[:1] == [3]
    assert all(play.record.comments.get(index) != ["stones put back: 0"] for index in range(4, 9))


def test_going_on_later_draws_as_without_a_break() -> None:
    whole, broken = begun(), begun()
    for action, seat in [(TAKE, 0), (TAKE, 1), (TAKE, 0)]:
        whole.act(action, seat)
        broken = resume(parse(dump(broken.record), games=find_toy))
        broken.act(action, seat)
    assert dump(broken.record) == dump(whole.record)


def test_what_is_taken_back_is_drawn_again_the_same() -> None:
    play = begun()
    play.act(TAKE, 0)
    drawn = play.record.entries[-1]
    play.take_back(2)
    assert play.state.to_string() == begun().state.to_string()
    play.act(TAKE, 0)
    assert play.record.entries[-1] == drawn
    assert [str(entry) for entry in play.record.entries[-3:]] == ["! back 2", "red: take 1", str(drawn)]
    assert play.record.replay().to_string() == play.state.to_string()


def test_own_tail_ends_where_others_acted_or_something_was_drawn() -> None:
    play = begun()
    assert play.own_tail() == 1
    play.act(TAKE, 0)
    assert play.own_tail() == 0


@pytest.mark.parametrize("count", [0, -1, 4])
def test_no_more_can_be_taken_back_than_stands(count: int) -> None:
    with pytest.raises(ValueError, match="3 stand"):
        begun().take_back(count)


def test_withdrawing_is_kept() -> None:
    play = begun()
    play.withdraw(0)
    assert str(play.record.entries[-1]) == "! withdraw red"
    assert play.state.current_player() == 1
    assert play.record.replay().to_string() == play.state.to_string()


def test_draws_of_a_real_table_are_entered() -> None:
    record = Record(TOY, {"players": 2})
    play = resume(record)
    assert play.state.is_chance_node()
    play.enter_draw(TOY.new_initial_state(record.options).string_to_action("heap 7"))
    play.act_text("colour red", 0)
    assert "seed" not in dump(record)
    assert record.entries[0] == Entry("chance", "heap 7")


def test_another_seed_than_the_promised_one_is_refused() -> None:
    record = new_game(TOY, {"players": 2}, "seed", secret=True).record
    assert resume(record, "seed").chance is not None
    with pytest.raises(RecordError, match="seed-commitment"):
        resume(record, "another")


def test_honest_draws_pass_the_check() -> None:
    play = begun()
    play.act(TAKE, 0)
    play.take_back(1)
    play.draw()
    check_draws(play.record)


def test_a_draw_that_was_changed_is_found() -> None:
    play = begun()
    play.act(TAKE, 0)
    text = dump(play.record)
    drawn = str(play.record.entries[-1])
    changed = "chance: stones 1" if drawn == "chance: stones 0" else "chance: stones 0"
    with pytest.raises(RecordError, match=f"the seed draws '{drawn[8:]}' here") as caught:
        check_draws(parse(text.replace(drawn, changed), games=find_toy))
    assert caught.value.line == text.count("\n")


def test_without_a_seed_there_is_nothing_to_check() -> None:
    with pytest.raises(RecordError, match="does not tell its seed"):
        check_draws(Record(TOY, {"players": 2}))
