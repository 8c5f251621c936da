"""What is asked, what has happened, how things stand: sentences in both languages."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.noria.play import at, built, discovered, finish, given, play, seated, table, wheel
from games.noria.presentation.looking import GAMES, game, some_positions
from spielwerk.core.driver import new_game
from spielwerk.games.noria.game import GAME
from spielwerk.games.noria.presentation import PRESENTATION
from spielwerk.games.noria.presentation.telling.deeds import deeds
from spielwerk.games.noria.presentation.telling.wording import wording
from spielwerk.games.noria.turn import Noria
from spielwerk.games.noria.values import BOT_FACTORY, BOT_INTRIGUE, BOT_SHIPS


def asked(state: Noria, seat: int | None = 0, language: str = "en") -> str:
    return PRESENTATION.question(state, seat, language)


# Questions.


def test_everybody_is_asked_something_at_any_time() -> None:
    for state in some_positions():
        for seat in (None, *range(state.num_players())):
            for language in ("de", "en"):
                assert asked(state, seat, language).endswith((".", "?"))


def test_the_turn_is_asked_for_step_by_step() -> None:
    state = table(2)
    wheel(state, "red", "S-B city, M-BL energy")
    given(state, "red", obsidian=2, energy=2)
    assert asked(state).startswith("It is your turn")
    assert asked(state, 1) == "Red is on turn: plans the turn."
    play(state, "red: use S-B")
    assert asked(state) == "City: what do you do?"
    play(state, "red: buy city")
    assert asked(state) == "What do you pay 1 resource with?"
    play(state, "red: pay 1 energy")
    assert asked(state) == "Which disc do you use next?"
    play(state, "red: done")
    assert asked(state) == "Where does the disc that you bought go: City?"


def test_a_landing_is_asked_for() -> None:
    state = table(2)
    discovered(state, "I4")
    at(state, "red", "I4")
    state.due_landing = True
    assert asked(state, 0, "de") == "Was tust du auf Insel 4?"


def test_the_winner_is_named() -> None:
    """Rulebook, "scoring.ties": fewer warehouses and ships decide."""
    state = table(2)
    given(state, "red", free="lamp")
    finish(state)
    assert asked(state, None, "de") == "Gelb gewinnt mit 0 Siegpunkten."
    assert PRESENTATION.winners(state) == [1]


def test_alone_one_may_lose() -> None:
    """Rulebook, "solo.frame"."""
    state = built(1)
    finish(state)
    assert asked(state, 0, "de").startswith("Der Bot gewinnt:")
    assert PRESENTATION.winners(state) == []


def test_alone_one_may_leave() -> None:
    """Rulebook, "withdrawal.points"."""
    state = built(1)
    state.withdraw(0)
    assert asked(state, None, "de") == "Die Partie ist zu Ende; alle sind ausgestiegen."
    assert PRESENTATION.winners(state) == []


# Log.


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_step_of_a_game_is_told(number: int) -> None:
    record = game(number)[0].record
    for language in ("de", "en"):
        lines = PRESENTATION.log(record, None, language)
        assert all(line.text and line.chapter for line in lines)
        positions = [line.position for line in lines]
        assert positions == sorted(positions) and positions[-1] == len(record.entries)
        assert len({line.chapter for line in lines}) == game(number)[1][-1].round + 2


def test_a_part_of_the_log_is_the_end_of_all_of_it() -> None:
    record = game(2)[0].record
    everything = PRESENTATION.log(record, None, "en")
    half = len(record.entries) // 2
    assert PRESENTATION.log(record, None, "en", half) == [line for line in everything if line.position > half]


def test_a_turn_is_one_line() -> None:
    play_of = new_game(GAME, {"players": 2}, "log")
    for text in ("take energy", "take energy", "envoy refinement", "envoy research", "done"):
        play_of.act_text(text, play_of.state.deciders()[0])
    lines = PRESENTATION.log(play_of.record, None, "en")
    assert [line.text for line in lines[-3:]] == [
        "Red puts an envoy on the Refinement path.",
        "Yellow puts an envoy on the Research path.",
        "Red ends the turn without doing anything.",
    ]
    assert (lines[-1].chapter, lines[-2].chapter, lines[-1].seat) == ("Round 1", "Set-up", 0)


def test_what_others_gain_by_a_turn_is_told() -> None:
    """The complaint that players notice too little of each other."""
    play_of = new_game(GAME, {"players": 2}, "log")
    for text in ("take energy", "take energy", "envoy refinement", "envoy refinement"):
        play_of.act_text(text, play_of.state.deciders()[0])
    for text in ("intrigue refinement", "remove division", "done"):
        play_of.act_text(text, 0)
    assert PRESENTATION.log(play_of.record, None, "en")[-1].changes == "\u22121 knowledge, +2 VP \u00b7 Yellow +2"


def test_what_was_taken_back_is_told() -> None:
    play_of = new_game(GAME, {"players": 2}, "log")
    for text in ("take energy", "take energy", "envoy refinement"):
        play_of.act_text(text, play_of.state.deciders()[0])
    PRESENTATION.log(play_of.record, None, "en")
    play_of.take_back(1)
    assert PRESENTATION.log(play_of.record, None, "en")[-1].text == (
        "Taken back: Red puts an envoy on the Refinement path."
    )


# Points.


def test_the_sheet_adds_up() -> None:
    for state in some_positions():
        sheet = PRESENTATION.sheet(state, "en")
        sums = [sum(points) for points in zip(*(numbers for _, numbers in sheet.rows[:-1]), strict=True)]
        assert tuple(sums) == sheet.rows[-1][1] == tuple(int(points) for points in state.returns())


def test_the_course_has_a_row_for_every_round() -> None:
    for number in range(len(GAMES)):
        rows = PRESENTATION.course(game(number)[0].record)
        end = game(number)[1][-1]
        assert len(rows) == end.round + 1
        assert rows[-1] == [int(points) for points in end.returns()]


def test_the_bot_of_the_solo_game_is_told_at_the_end_of_the_round() -> None:
    lines = PRESENTATION.log(game(0)[0].record, None, "en")
    first = [line for line in lines if line.chapter == "Round 1"]
    assert first[-1].text.startswith("Bot: ") and first[-1].seat == -1
    assert sum(line.text.startswith("Bot: ") for line in lines) >= 15


def test_what_the_bot_did_in_words() -> None:
    """Rulebook, "solo.letters"."""
    state = built(1)
    state.bot_deeds = vec[i64]([2, BOT_INTRIGUE, 3 * 6 + 1, 1, BOT_FACTORY, 3 * 6 + 1, 0, BOT_SHIPS, 3 * 3 + 2])
    assert deeds(state, wording("en")) == [
        "C: politician into the Research chamber, one from the Settlement chamber leaves",
        "B: builds a factory (island 4, plot 2)",
        "A: removes a ship (energy, island 4)",
    ]


def test_what_is_done_twice_in_a_row_is_counted() -> None:
    lines = [
        line.text
        for number in range(len(GAMES))
        for line in PRESENTATION.log(game(number)[0].record, None, "en")
        if "times)" in line.text
    ]
    assert lines and all("(2 times)" in line or "(3 times)" in line or "(4 times)" in line for line in lines)


def test_only_news_of_a_turn_are_told_where_they_are_wanted() -> None:
    """Each step with what it has brought by itself; the end of a turn in which something was done is no news."""
    play_of = new_game(GAME, {"players": 2}, "log")
    for text in ("take energy", "take energy", "envoy refinement", "envoy research"):
        play_of.act_text(text, play_of.state.deciders()[0])
    told = []
    for text in ("intrigue refinement", "remove division", "done"):
        before = len(play_of.record.entries)
        play_of.act_text(text, 0)
        told.append(
            [(line.text, line.changes) for line in PRESENTATION.log(play_of.record, 0, "en", before, news=True)]
        )
    assert told == [
        [("Red seats a politician in the Refinement chamber.", "\u22121 knowledge, +2 VP")],
        [("Red removes one from the Division chamber.", "")],
        [],
    ]


def test_points_by_chamber() -> None:
    state = table(2)
    seated(state, settlement=3)
    given(state, "red", steps="1/7/0/0")
    assert dict(PRESENTATION.sheet(state, "en").rows)["Settlement chamber"] == (42, 0)
