"""Records: text and back, replay, take-backs, forks, and clear errors for whatever can be wrong with a file."""

import contextlib

import pytest

from spielwerk.core.chance import commitment
from spielwerk.core.errors import Problem
from spielwerk.core.options import OptionError
from spielwerk.core.record import CHANCE, Entry, Record, RecordError
from spielwerk.core.record_text import dump, parse
from toy import TOY, find_toy

TEXT = """spielwerk record 1
game: toy
rules: 1
players: 3
options: rich=no colours=any mood=calm motto=-
seat1: Ada Lovelace
seat3: Zoë

chance: heap 5
seat3: colour green
seat1: colour red
seat2: colour white
# the first stone
red: take 2
chance: stones 0
green: gain
white: take 1
! back 2
white: take 2
# a comment at the end, before the draw
chance: stones 1
green: take 1
chance: stones 1
! withdraw white
red: take 2
"""


def read(text: str, file: str = "game.txt") -> Record:
    return parse(text, file, find_toy)


def edited(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def failure(text: str) -> RecordError:
    """The error that reading and replaying a text gives."""
    with pytest.raises(RecordError) as caught:
        read(text).replay()
    assert caught.value.file == "game.txt"
    assert str(caught.value).startswith("game.txt:")
    return caught.value


def test_text_to_record_to_text_is_the_same() -> None:
    assert dump(read(TEXT)) == TEXT


def test_record_to_text_to_record_is_the_same() -> None:
    record = Record(TOY, {"players": 2, "colours": ("red", "white")}, seed="open")
    record.people[1] = "Grace: or # not"
    record.comments[-1] = ["made by hand"]
    record.append(Entry(CHANCE, "heap 6"))
    record.comment("nothing more")
    assert read(dump(record)) == record


def test_defaults_stand_in_the_record_too() -> None:
    """A default that changes later must not change old games."""
    assert "options: rich=no colours=any mood=calm motto=-\n" in dump(Record(TOY, {"players": 2}))


def test_options_may_be_left_out_or_be_a_preset() -> None:
    record = read(edited("options: rich=no colours=any mood=calm motto=-", "options: wealth colours=any"))
    assert record.options["rich"] is True
    assert record.options["mood"] == "wild"
    assert record.options["players"] == 3


def test_replay_gives_the_position() -> None:
    state = read(TEXT).replay()
    assert state.is_terminal()
    assert state.returns() == [3.0, 0.0, 0.0]  # the point that seat3 had picked up was taken back


def test_replay_of_the_first_entries() -> None:
    record = read(TEXT)
    assert "heap -1" in record.replay(0).to_string()
    assert "heap 5" in record.replay(1).to_string()
    assert record.replay(9).returns() == [0.0, 0.0, 0.0]
    assert record.replay(7).returns() == [0.0, 0.0, 1.0]


def test_steps_show_every_entry() -> None:
    record = read(TEXT)
    seen = [(index, state.to_string()) for index, state in record.steps()]
    assert [index for index, _ in seen] == list(range(len(record.entries)))
    for index, text in seen:
        assert record.replay(index + 1).to_string() == text


def test_steps_play_a_given_position() -> None:
    record = read(TEXT.replace("green: gain\nwhite: take 1\n! back 2\n", ""))
    start = record.initial_state()
    assert [state for _, state in record.steps(start)][-1] is start
    assert start.to_string() == record.replay().to_string()


def test_take_back_strikes_the_last_entries_that_still_stand() -> None:
    record = read(edited("! back 2\n", "! back 1\n! back 1\n"))
    assert record.replay().to_string() == read(TEXT).replay().to_string()
    assert record.standing() == [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]


def test_taking_back_a_withdrawal() -> None:
    record = read(edited("! withdraw white\n", "! withdraw white\n! back 1\nwhite: gain\n"))
    assert record.replay().returns() == [3.0, 1.0, 0.0]


def test_more_taken_back_than_there_is() -> None:
    error = failure(edited("! back 2", "! back 20"))
    assert error.line == 18
    assert "20" in str(error.reason)
    assert "8 stand" in str(error.reason)


def test_fork_is_independent() -> None:
    record = read(TEXT)
    assert dump(record.fork(99)) == TEXT
    assert record.fork(4).comments == {}
    fork = record.fork(5)
    fork.append(Entry(CHANCE, "stones 1"))
    assert len(record.entries) == 15
    assert dump(record) == TEXT
    assert fork.entries[:5] == record.entries[:5]
    assert fork.comments == {4: ["the first stone"]}
    assert fork.people == record.people
    assert "heap 4" in fork.replay().to_string()


def test_names_are_those_of_the_moment() -> None:
    error = failure(edited("red: take 2", "seat1: take 2"))
    assert error.line == 14
    assert "'seat1'" in str(error.reason)
    assert "red, white, green" in str(error.reason)


def test_a_refused_move_names_file_line_and_rule() -> None:
    error = failure(edited("green: take 1\n", "green: take 3\n"))
    assert (error.line, error.rule) == (22, "take.heap")
    assert error.command == "green: take 3"
    assert "needed 3, there 2" in str(error.reason)


def test_a_move_out_of_turn_names_the_rule() -> None:
    assert failure(edited("red: take 2\nchance", "green: take 2\nchance")).rule == "turn.your-turn"


def test_a_draw_that_is_not_due() -> None:
    assert "nothing is drawn here" in str(failure(edited("red: take 2\n", "chance: stones 1\nred: take 2\n")))


def test_a_move_where_something_must_be_drawn() -> None:
    assert failure(edited("chance: stones 0\n", "")).rule == "turn.your-turn"


def test_a_draw_that_cannot_be() -> None:
    assert failure(edited("heap 5", "stones 1")).rule == "chance.not-now"


def test_an_unknown_action() -> None:
    error = failure(edited("seat1: colour red", "seat1: colour purple"))
    assert error.line == 11
    assert "colour purple" in str(error.reason)


def test_entries_after_the_end() -> None:
    assert failure(TEXT + "red: take 1\n").line == 26


def test_a_seat_cannot_leave_twice() -> None:
    assert failure(TEXT.replace("! withdraw white\n", "! withdraw white\n! withdraw white\n")).line == 25


@pytest.mark.parametrize(
    ("old", "new", "line", "part"),
    [
        ("spielwerk record 1", "spielwerk record 2", 1, "version '2'"),
        ("spielwerk record 1", "[Event]", 1, "not a record"),
        ("game: toy", "game: chess", 2, "chess"),
        ("game: toy\n", "", 1, "'game'"),
        ("rules: 1", "rules: 2", 3, "rules version 2"),
        ("rules: 1\n", "", 1, "'rules'"),
        ("players: 3", "players: 9", 4, "2 to 4"),
        ("players: 3", "players: three", 4, "2 to 4"),
        ("players: 3\n", "", 1, "'players'"),
        ("rich=no", "rich=perhaps", 5, "yes or no"),
        ("rich=no", "poor=no", 5, "rich, colours, mood, motto"),
        ("rich=no", "players=2", 5, "players"),
        ("seat3: Zoë", "seat4: Zoë", 7, "seat4"),
        ("seat3: Zoë", "seat1: Zoë", 7, "twice"),
        ("seat3: Zoë", "colour: red", 7, "unknown key"),
        ("seat3: Zoë", "who knows", 7, "header"),
        ("seat3: Zoë\n\n", "seat3: Zoë\n", 8, "unknown key"),
        ("red: take 2", "red take 2", 14, "no entry"),
        ("red: take 2", "Red: take 2", 14, "no entry"),
        ("red: take 2", "red:", 14, "no entry"),
        ("! back 2", "! back", 18, "NUMBER"),
        ("! back 2", "! back 0", 18, "NUMBER"),
        ("! back 2", "! shout", 18, "NAME"),
        ("! withdraw white", "! withdraw nobody", 24, "nobody"),
    ],
)
def test_bad_files(old: str, new: str, line: int, part: str) -> None:
    error = failure(edited(old, new))
    assert error.line == line
    assert part in str(error.reason)


def test_options_that_do_not_go_together() -> None:
    error = failure(edited("colours=any", "colours=red,blue"))
    assert error.line == 5
    assert "2 bots for 3 players" in str(error.reason)


def test_every_cut_is_noticed_or_a_game_under_way() -> None:
    whole = read(TEXT)
    header = TEXT.index("\n\n") + 2
    for end in range(len(TEXT)):
        if end >= header and TEXT[end - 1] == "\n":
            record = read(TEXT[:end])
            assert record.entries == whole.entries[: len(record.entries)]
            record.replay()
        else:
            error = failure(TEXT[:end])
            assert end == 0 or error.key in ("record.cut-off", "record.cut-off-header", "record.none", "record.format")


def test_a_cut_names_its_line() -> None:
    error = failure(TEXT[: TEXT.index("take 2") + 3])
    assert error.line == 14
    assert "'red: tak'" in str(error.reason)


def test_lines_may_end_as_on_windows() -> None:
    assert dump(read("\ufeff" + TEXT.replace("\n", "\r\n"))) == TEXT


def test_rare_line_breaks_are_part_of_a_name() -> None:
    text = edited("Ada Lovelace", "Ada\x0bLove\u2028lace")
    assert dump(read(text)) == text


def test_line_breaks_cannot_smuggle_entries_in() -> None:
    record = read(TEXT)
    record.people[1] = "Eve\n\nchance: heap 8"
    with pytest.raises(ValueError, match="line break"):
        dump(record)


def test_seed_must_fit_its_commitment() -> None:
    good = edited("seat1: Ada", f"seed-commitment: {commitment('abc')}\nseed: abc\nseat1: Ada")
    assert read(good).seed == "abc"
    error = failure(good.replace("seed: abc", "seed: abd"))
    assert error.line == 7
    assert "seed-commitment" in str(error.reason)


def test_all_errors_are_one_family() -> None:
    assert issubclass(RecordError, Problem)
    assert issubclass(OptionError, Problem)


@pytest.mark.parametrize("noise", ["\x00", "🎲", "! ", ": ", "#", "\n", "9" * 5000, "back"])
def test_noise_anywhere_never_breaks_the_reader(noise: str) -> None:
    for place in range(0, len(TEXT), 7):
        with contextlib.suppress(RecordError):
            read(TEXT[:place] + noise + TEXT[place:]).replay()
