"""A person against bots: whole games by typed lines, and everything that a person can do at the table."""

import os
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Said, Terminal
from spielwerk.core.discovery import find_game
from spielwerk.core.driver import Play, check_draws, new_game, resume
from spielwerk.core.files import load_record, save_record
from spielwerk.core.options import options_of
from spielwerk.core.record import TABLE, Record

FIRST_GAME = ("play", "terra-mystica", "--players", "2", "--set-up", "introductory", "--seed", "tests")
SET_UP = ("nomads: pass BON3", "witches: pass BON1")
"""How the first game goes on in these tests, whatever bots would like to do."""

AtTable = Callable[..., Said]
"""Sits down in round 1 of a first game, as the Witches with BON1: `at_table("build E7", "1", "quit")`."""


@pytest.fixture
def game_file(data_folder: Path) -> Path:
    """A first game for two under way: the person's first action is due."""
    game = find_game("terra-mystica")
    play = new_game(game, {**options_of(game).preset("introductory"), "players": 2}, "tests")
    play.record.people.update({0: "you", 1: "greedy (bot)"})
    for move in SET_UP:
        act(play, move)
    file = data_folder / "games" / "terra-mystica" / "game.txt"
    file.parent.mkdir(parents=True)
    save_record(play.record, file)
    return file


def act(play: Play, move: str) -> None:
    name, text = move.split(": ")
    play.act_text(text, next(seat for seat in (0, 1) if play.state.seat_name(seat) == name))


@pytest.fixture
def at_table(terminal: Terminal, game_file: Path) -> AtTable:
    def play(*lines: str, language: str = "en") -> Said:
        return terminal("play", "terra-mystica", "--resume", str(game_file), "--lang", language, lines=list(lines))

    return play


def kept(folder: Path) -> Record:
    """The only game that is kept in the folder."""
    (file,) = folder.rglob("*.txt")
    return load_record(file)


def actions(record: Record) -> list[str]:
    return [str(record.entries[index]) for index in record.standing()]


def unwrapped(text: str) -> str:
    """What was said, without the line breaks of the narrow window."""
    return re.sub(r"\s+", " ", text)


# Whole games.


@pytest.mark.parametrize(
    ("language", "over", "wins"),
    [("de", "Die Partie ist zu Ende.", "gewinnen mit"), ("en", "The game is over.", "win with")],
)
def test_a_newcomer_who_always_takes_number_one_gets_to_the_end(
    terminal: Terminal, data_folder: Path, language: str, over: str, wins: str
) -> None:
    said = terminal("play", "terra-mystica", "--lang", language, lines=["", "", *["1"] * 400])
    assert said.code == 0
    assert over in said.out and wins in said.out
    assert "\x1b" not in said.out
    record = kept(data_folder)
    assert record.replay().is_terminal()
    check_draws(record)
    assert record.options["set-up"] == "introductory"


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_newcomer_who_follows_the_hints_gets_to_the_end(terminal: Terminal, data_folder: Path, language: str) -> None:
    words = ("play", "terra-mystica", "--players", "3", "--seed", "hints", "--faction", "mermaids", "--seat", "2")
    said = terminal(*words, "--lang", language, lines=["hint", "ok", ""] * 300)
    assert said.code == 0
    record = kept(data_folder)
    assert record.replay().is_terminal()
    assert "seat2: faction mermaids" in actions(record)


# Beginning.


def test_a_newcomer_is_asked_twice_at_most_and_may_just_press_enter(terminal: Terminal, data_folder: Path) -> None:
    said = terminal("play", "terra-mystica", lines=["", ""])
    assert said.code == 0
    assert said.out.count("[1]") == 2
    assert "Take a bonus card" in said.out
    assert kept(data_folder).people == {0: "you", 1: "greedy (bot)"}


def test_answers_that_make_no_sense_are_asked_again(terminal: Terminal, data_folder: Path) -> None:
    said = terminal("play", "terra-mystica", lines=["nine", "9", "2", "2"])
    assert said.out.count("A number from 1 to 4, please; `quit` leaves.") == 2
    assert kept(data_folder).options["set-up"] == "drawn"
    assert kept(data_folder).players == 3


def test_input_may_end_at_any_question(terminal: Terminal, data_folder: Path) -> None:
    assert terminal("play", "terra-mystica", lines=[]).code == 0
    assert not list(data_folder.rglob("*"))
    said = terminal(*FIRST_GAME, lines=["1"])
    assert said.code == 0
    assert "`--resume` goes on with it" in said.out


@pytest.mark.parametrize(
    ("seat", "name"),
    [("1", "Chaos-Magicians"), ("2", "chaosmagicians"), ("3", "Chaosmagier"), ("4", "chaos_magicians")],
)
def test_a_faction_may_be_wished_for_at_any_seat(terminal: Terminal, data_folder: Path, seat: str, name: str) -> None:
    words = ("--players", "4", "--seat", seat, "--faction", name, "--seed", seat)
    assert terminal("play", "terra-mystica", *words).code == 0
    assert f"seat{seat}: faction chaosmagicians" in actions(kept(data_folder))


def test_the_given_faction_of_the_first_game_may_be_named(terminal: Terminal) -> None:
    assert terminal(*FIRST_GAME, "--faction", "witches").code == 0


def test_options_and_presets(terminal: Terminal, data_folder: Path) -> None:
    words = ("--preset", "league", "--option", "variable-turn-order=yes", "--bots", "random")
    assert terminal("play", "terra-mystica", "--players", "3", *words).code == 0
    options = kept(data_folder).options
    assert options["may-give-up"] is True and options["variable-turn-order"] is True
    assert kept(data_folder).people[1] == "random (bot)"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess",), "there is no game 'chess'"),
        (("terra-mystica", "--players", "9"), "option players cannot be '9'"),
        (("terra-mystica", "--players", "2", "--seat", "3"), "seat 3 is not among 2 players"),
        (("terra-mystica", "--bots", "clever", "--players", "2"), "clever"),
        (("terra-mystica", "--bots", "greedy,random", "--players", "2"), "2 bots are named for 1 seats"),
        (("terra-mystica", "--faction", "orcs"), "no faction 'orcs'; there are alchemists"),
        (("terra-mystica", "--set-up", "introductory", "--faction", "giants"), "giants cannot be chosen by seat 1"),
        (("terra-mystica", "--option", "dragons=yes"), "there is no option 'dragons'"),
        (("terra-mystica", "--preset", "loose"), "there is no preset 'loose'"),
        (("terra-mystica", "--resume"), "there is no game to go on with"),
        (
            ("terra-mystica", "--resume", "/nowhere/game.txt"),
            "game.txt: cannot be read: there is no such file",
        ),
        (("terra-mystica", "--json"), "no JSON"),
    ],
)
def test_wrong_wishes_are_one_line_and_leave_nothing_behind(
    terminal: Terminal, data_folder: Path, words: tuple[str, ...], reason: str
) -> None:
    said = terminal("play", *words)
    assert said.code == 2
    assert said.err.startswith("spielwerk: ") and said.err.count("\n") == 1
    assert reason in said.err
    assert not list(data_folder.rglob("*.txt"))


# Going on.


def test_a_game_goes_on_where_it_was_left(terminal: Terminal, at_table: AtTable, data_folder: Path) -> None:
    at_table("upgrade F4 to TP")
    before = actions(kept(data_folder))
    assert before[-1] == "witches: upgrade F4 to TP"
    said = terminal("play", "terra-mystica", "--resume", lines=["burn 1", "undo", "quit"])
    assert said.code == 0 and "Going on with" in said.out
    assert actions(kept(data_folder)) == before
    terminal("play", "terra-mystica", "--resume", lines=[""])
    assert actions(kept(data_folder))[: len(before)] == before


def test_a_newcomer_is_offered_the_game_that_is_not_over(terminal: Terminal, data_folder: Path) -> None:
    terminal(*FIRST_GAME, lines=["1"])
    said = terminal("play", "terra-mystica", lines=["", "quit"])
    assert "Going on with" in said.out
    said = terminal("play", "terra-mystica", lines=["n", "", "", "quit"])
    assert len(list(data_folder.rglob("*.txt"))) == 2


def test_a_record_in_a_file_of_ones_own(terminal: Terminal, data_folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "own.txt"
    assert terminal(*FIRST_GAME, "--record", str(file), lines=["1"]).code == 0
    assert not data_folder.exists()
    assert any(line.startswith("witches: pass BON") for line in actions(load_record(file)))
    assert terminal("play", "terra-mystica", "--resume", str(file), lines=["quit"]).code == 0


def test_a_file_that_holds_something_else_is_not_overwritten(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada,\n", encoding="utf-8")
    said = terminal(*FIRST_GAME, "--record", str(file))
    assert said.code == 2 and "holds something else" in said.err
    assert file.read_text(encoding="utf-8") == "Dear Ada,\n"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("pass BON1", "pass BON3", "refused by rule"),
        ("pass BON1", "take BON1", "not an action"),
        ("rules: ", "rules: 99", "rules version 99"),
        ("seat2: greedy (bot)", "seat2: Ada", "2 people"),
        ("witches: pass BON1\n", "witches: pas", "cut off"),
    ],
)
def test_a_garbled_record_is_named_with_file_and_line(
    terminal: Terminal, game_file: Path, old: str, new: str, reason: str
) -> None:
    file = game_file
    text = file.read_text(encoding="utf-8")
    assert old in text
    garbled = text.split(old)[0] + new if new.endswith("pas") else text.replace(old, new)
    file.write_text(garbled, encoding="utf-8")
    said = terminal("play", "terra-mystica", "--resume", str(file))
    assert said.code == 2
    assert reason in said.err and str(file) in said.err
    assert file.read_text(encoding="utf-8") == garbled


def test_what_was_acknowledged_survives_a_crash(game_file: Path) -> None:
    """The program is killed as soon as it has told the move."""
    program = [sys.executable, "-m", "spielwerk.cli.main", "play", "terra-mystica", "--lang", "en"]
    program += ["--resume", str(game_file)]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(b"burn 1\n")
        process.stdin.flush()
        said = read_until(process, b"Witches burn 1 power")
        process.kill()
    assert b"Witches burn 1 power" in said
    assert actions(load_record(game_file))[-1] == "witches: burn 1"


def read_until(process: "subprocess.Popen[bytes]", wanted: bytes, seconds: float = 60) -> bytes:
    assert process.stdout is not None
    said = b""
    end = time.monotonic() + seconds
    while wanted not in said and time.monotonic() < end:
        if select.select([process.stdout], [], [], 1)[0]:
            said += os.read(process.stdout.fileno(), 65536)
    return said


def test_interrupting_leaves_with_a_word_and_keeps_the_game(
    terminal: Terminal, data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    said = terminal(*FIRST_GAME)
    assert said.code == 130
    assert "The game is kept in" in said.out and said.err == "spielwerk: interrupted\n"
    assert kept(data_folder).entries


# Moves.


def test_what_a_move_lacks_is_offered_with_its_price(at_table: AtTable, data_folder: Path) -> None:
    said = at_table("build E7", "1")
    assert "build E7 needs something more. Ways to it:" in said.out
    assert "1 Dwelling on E7 – buy 1 spade (4 workers, 2 coins · +2 VP)" in said.out
    assert "2 Dwelling on E7 – BON1 (1 worker, 2 coins · +2 VP)" in said.out
    assert "witches: build E7" in actions(kept(data_folder))
    told = "Witches buy 1 spade, turn E7 into forest and build a dwelling on E7. (−4 W, −2 C, +2 VP)"
    assert told in unwrapped(said.out)


def test_enter_goes_back_from_the_ways(at_table: AtTable, data_folder: Path) -> None:
    said = at_table("build E7", "", "quit")
    assert said.out.count("choose your action.") == 2
    assert "witches: build E7" not in actions(kept(data_folder))


def test_power_actions_offer_to_burn_first(at_table: AtTable, data_folder: Path) -> None:
    said = at_table("action ACT2", "1")
    assert "1 ACT2: 1 priest – burn 3 power (3 power, 3 power burnt · +1 priest)" in unwrapped(said.out)
    assert actions(kept(data_folder)).count("witches: burn 1") == 3


@pytest.mark.parametrize(
    "line",
    [
        "dig 1. transform E7 to green. build E7",
        "dig 1; transform E7 to green; build E7",
        "DIG 1. TR e7 GREEN. bu e7",
        "grabe 1. verwandle E7 zu Wald. baue E7",
        "dig 1. transform E7 forest. erect E7.",
    ],
)
def test_several_moves_in_a_line(at_table: AtTable, data_folder: Path, line: str) -> None:
    at_table(line)
    assert "witches: build E7" in actions(kept(data_folder))


def test_of_several_moves_all_are_taken_or_none(at_table: AtTable, data_folder: Path) -> None:
    said = at_table("dig 1. transform E7 to green. build A3")
    assert "[build.changed-hex]" in said.out
    assert actions(kept(data_folder))[-1].startswith(("witches: pass", "nomads:"))


@pytest.mark.parametrize("line", ["u f4", "up F4 TP", "F4", "upgrade f4 handelshaus", "Upgrade F4 to trading house"])
def test_beginnings_and_names_are_understood(at_table: AtTable, data_folder: Path, line: str) -> None:
    at_table(line)
    assert "witches: upgrade F4 to TP" in actions(kept(data_folder))


def test_several_meanings_are_offered(at_table: AtTable, data_folder: Path) -> None:
    said = at_table("upgrade", "7")
    assert "6 C3 trading house" in said.out
    assert "witches: upgrade F4 to TP" in actions(kept(data_folder))


def test_what_may_mean_several_things_is_asked(at_table: AtTable, data_folder: Path) -> None:
    said = at_table("pass bon", "1")
    assert "Which pass bon?" in said.out and "1 BON4" in said.out
    assert "witches: pass BON4" in actions(kept(data_folder))


@pytest.mark.parametrize(
    ("language", "wording", "more"),
    [
        ("en", "You build only on your own home terrain.", "More: help Transform and Build"),
        ("de", "Gebaut wird nur auf der eigenen", "Mehr: hilfe Umwandeln und Bauen"),
    ],
)
def test_refusals_cite_the_rule_in_the_readers_language(
    at_table: AtTable, language: str, wording: str, more: str
) -> None:
    said = at_table("build A1", language=language)
    assert wording in said.out
    assert "[build.home-terrain]" in said.out
    assert more in said.out


def test_refusals_name_amounts(at_table: AtTable) -> None:
    said = at_table("convert 1P to 1W", "burn 7")
    assert "[conversions.priests]" in said.out and "(needed 1, there 0)" in said.out
    assert "[burn.two-tokens]" in said.out and "(needed 2, there 1)" in said.out


def test_nonsense_gets_advice(at_table: AtTable) -> None:
    said = at_table("xyzzy", "brun 1", "99", "")
    assert "xyzzy is no move here." in said.out
    assert "Did you mean burn 1?" in said.out
    assert "There are the numbers 1 to" in said.out
    assert "Type a number from the menu or a move." in said.out


# Taking back.


def test_undo_takes_back_one_move_and_restart_the_turn(at_table: AtTable, data_folder: Path) -> None:
    """An own turn that begins with the bonus card, since nobody has acted since; restart goes back as far."""
    before = actions(kept(data_folder))
    at_table("burn 2", "convert 1PW to 1C", "undo", "undo", "burn 1", "convert 1W to 1C", "restart")
    record = kept(data_folder)
    taken_back = [entry.taken_back() for entry in record.entries if entry.actor == TABLE]
    assert taken_back == [1, 2, 3]
    assert actions(record) == before[:-1]


def test_nothing_is_taken_back_once_others_have_acted(at_table: AtTable, data_folder: Path) -> None:
    said = at_table("upgrade F4 to TP", "done", "undo", "quit")
    assert "Nothing can be taken back" in said.out
    assert "witches: upgrade F4 to TP" in actions(kept(data_folder))


def test_others_wait_until_the_turn_is_ended(at_table: AtTable, data_folder: Path) -> None:
    """Otherwise an upgrade beside a neighbour could never be taken back."""
    at_table("upgrade F4 to TP", "undo", "quit")
    assert not [line for line in actions(kept(data_folder)) if "from witches" in line or "upgrade F4" in line]


def test_a_single_possible_action_is_passed_over(at_table: AtTable, data_folder: Path) -> None:
    at_table(*["1", "1", ""] * 3)
    record = kept(data_folder)
    alone = 0

    def count(state: object, index: int) -> None:
        nonlocal alone
        entry = record.entries[index]
        legal = state.legal_actions(0)  # type: ignore[attr-defined]
        alone += entry.text == "done" and entry.actor == "witches" and len(legal) == 1

    record.replay(before=count)
    assert alone > 0


# Commands.


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("help", "upgrade E7 to TP"),
        ("hilfe", "help HEADING shows rules"),
        ("?", "power-from-neighbours"),
        ("help towns", "[towns.size]"),
        ("help Städte", "[towns.size]"),
        ("help upgrade.cost", "[upgrade.cost]"),
        ("help what happens when bowl I is empty", "[power.cycle]"),
        ("help xyzzy", "The rulebook has nothing about xyzzy."),
        ("why upgrade F4 to TP", "That is allowed: Trading house on F4 (2 workers, 3 coins)"),
        ("why build E7", "[build.home-terrain]"),
        ("why", "Why what?"),
        ("why nonsense", "nonsense is no move here."),
        ("score", "Start"),
        ("tiles", "Town tiles left"),
        ("me", "Income:"),
        ("board", "Round 1/6"),
        ("all", "Everything that is allowed by itself:"),
        ("log", "Witches take BON1"),
        ("log 1", "Nomads receive their income. (+4 W, +6 C)"),
        ("save", "The game is kept in"),
        ("hint", "greedy would do this:"),
        ("ok", "There is no hint to follow."),
        ("deutsch", "Wähle deine Aktion."),
        ("hin", "greedy would do this:"),
        ("transform", "1 D4 (4 workers, 2 coins · +2 VP ...)"),
        ("pass", "BON5: 3 power, 1 worker; 1 coin lies on it"),
    ],
)
def test_commands(at_table: AtTable, data_folder: Path, line: str, expected: str) -> None:
    said = at_table(line, "quit")
    assert expected in unwrapped(said.out)
    assert said.code == 0 and said.err == ""
    assert actions(kept(data_folder))[-1].startswith(("witches: pass", "nomads:"))


def test_copies_are_saved_but_never_over_something_else(at_table: AtTable, tmp_path: Path) -> None:
    copy, letter = tmp_path / "copy.txt", tmp_path / "letter.txt"
    letter.write_text("Dear Ada,\n", encoding="utf-8")
    said = at_table(f"save {copy}", f"save {letter}", "quit")
    assert "Copied to" in said.out
    assert "witches: pass BON1" in actions(load_record(copy))
    assert "holds something else" in said.err
    assert letter.read_text(encoding="utf-8") == "Dear Ada,\n"


def test_news_of_others_are_told_with_what_they_cost(at_table: AtTable) -> None:
    said = at_table("upgrade F4 to TP", "", "pass BON4")
    told = [part for part in unwrapped(said.out).split(" - ") if part.startswith("Nomads")]
    assert len(told) > 1
    assert any(re.match(r"Nomads [^()]+(\([^()]+\)[^()]*)*\. \([+−]\d+ [CWP]", part) for part in told)


def test_offers_say_what_they_cost(terminal: Terminal, game_file: Path) -> None:
    """Nomads upgrade beside the witches, who may take power."""
    play = resume(load_record(game_file))
    for move in ("witches: upgrade F4 to TP", "witches: done", "nomads: leech 1 from witches"):
        act(play, move)
    act(play, "nomads: upgrade F3 to TP")
    act(play, "nomads: done")
    save_record(play.record, game_file)
    said = terminal("play", "terra-mystica", "--resume", lines=["1"])
    assert "1 take 2 power from the Nomads, costs 1 VP" in said.out
    assert "Witches take 2 power from the Nomads. (−1 VP, power 3/9/0)" in said.out


def test_only_what_is_new_is_told_of_a_turn(at_table: AtTable) -> None:
    """Exchanges before an action and after it are told as they happen, each with its own amounts."""
    said = at_table("burn 1", "upgrade F4 to TP", "convert 1W to 1C", "done", "quit")
    told = [line for line in said.out.splitlines() if line.startswith("- Witches")]
    assert told[:3] == [
        "- Witches burn 1 power. (power 5/5/1)",
        "- Witches build a trading house on F4. (−2 W, −3 C)",
        "- Witches exchange 1 worker into 1 coin. (−1 W, +1 C)",
    ]


def test_nothing_is_burnt_unseen(at_table: AtTable, data_folder: Path) -> None:
    """Whatever begins with an exchange is shown before it is done, also if it is the only way."""
    number = re.search(r"(\d+) ACT2", at_table("quit").out)
    assert number is not None
    said = at_table(number[1], "", "quit")
    assert "1 ACT2: 1 priest – burn 3 power (3 power, 3 power burnt · +1 priest)" in unwrapped(said.out)
    assert "witches: burn 1" not in actions(kept(data_folder))
    at_table(number[1], "1", "quit")
    assert "witches: action ACT2" in actions(kept(data_folder))


def test_what_is_seldom_wanted_is_named_and_listed_when_asked_for(at_table: AtTable) -> None:
    said = at_table("quit")
    assert "Also: Transform a hex, Build a bridge, Buy spades" in said.out
    assert "Turn E7 into forest" not in said.out
    assert re.search(r"\d+ E7 into forest \(3 workers \.\.\.\)", unwrapped(at_table("all", "quit").out))
    assert re.search(r"\d+ buy 1 spade \(3 workers\)", unwrapped(at_table("buy", "quit").out))
