"""Texts that seats mix into the draws, and the check of every draw afterwards."""

import hashlib
import hmac

import pytest

from spielwerk.core.chance import Chance, mixture
from spielwerk.core.driver import LONGEST_CONTRIBUTION, Play, check_draws, new_game, resume
from spielwerk.core.game import Game
from spielwerk.core.record import RecordError
from spielwerk.core.record_text import dump, parse
from toy import TOY
from toys.burglars.game import GAME

EVEN = [(number, 1 / 1000) for number in range(1000)]


def games(name: str) -> Game:
    return {"toy": TOY, "burglars": GAME}[name]


def begun(seed: str = "fair") -> Play:
    play = new_game(GAME, {"players": 2}, seed)
    play.act_text("open", 0)
    play.act_text("open", 1)
    return play


def played_on(play: Play) -> None:
    """To the end, always by the first legal action."""
    while not play.state.is_terminal():
        play.act(play.state.legal_actions()[-1], play.state.current_player())


def test_the_documented_recipe_repeats_a_draw_after_contributions() -> None:
    chance = Chance("seed")
    chance.draw("deck", EVEN)
    chance.contribute("red my cat is called Mo", {"deck": 1})
    chance.contribute("blue 42", {"deck": 1})
    mixed = hashlib.sha256(b"red my cat is called Mo\nblue 42").hexdigest()
    assert mixture(chance.contributions) == mixed
    number = int.from_bytes(hmac.digest(b"seed", f"deck/1/0/{mixed}".encode(), "sha256"), "big")
    assert chance.draw("deck", EVEN) == number % 1000


def test_draws_without_contributions_are_as_ever() -> None:
    number = int.from_bytes(hmac.digest(b"seed", b"deck/0/0", "sha256"), "big")
    assert Chance("seed").draw("deck", EVEN) == number % 1000


def test_a_contribution_changes_all_draws_to_come_and_none_before() -> None:
    plain, mixed = begun(), begun()
    before = list(mixed.record.entries)
    mixed.contribute("the  dog barks ", 1)
    assert str(mixed.record.entries[-1]) == "! contribute blue the dog barks"
    assert mixed.record.entries[:-1] == before
    played_on(plain)
    played_on(mixed)
    drawn = [[str(entry) for entry in play.record.entries if entry.actor == "chance"] for play in (plain, mixed)]
    assert drawn[0][:4] == drawn[1][:4]
    assert drawn[0] != drawn[1]


def test_a_record_with_contributions_is_read_replayed_gone_on_with_and_checked() -> None:
    play = begun()
    play.contribute("one", 0)
    play.act_text("steal blue", 0)
    play.contribute("two", 1)
    text = dump(play.record)
    assert "\n! contribute red one\n" in text
    again = resume(parse(text, games=games))
    played_on(play)
    played_on(again)
    assert again.record.entries == play.record.entries
    drawn = check_draws(play.record)
    assert sum(drawn.values()) == sum(entry.actor == "chance" for entry in play.record.entries)
    assert set(drawn) == {"deck", "theft"}
    assert play.record.replay().to_string() == play.state.to_string()
    assert [state.to_string() for _, state in play.record.steps()][-1] == play.state.to_string()
    assert play.record.contributions() == ["red one", "blue two"]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_taken_back_comes_again_as_it_was_even_after_a_contribution(seed: int) -> None:
    """Otherwise somebody might take back a draw that he does not like, and contribute until he likes another."""
    play = begun(f"fair {seed}")
    play.act_text("rest", 0)
    first = str(play.record.entries[-1])
    assert first.startswith("chance: draw")
    play.take_back(2)
    play.contribute("again, please", 0)
    play.act_text("rest", 0)
    assert str(play.record.entries[-1]) == first
    again = resume(parse(dump(play.record), games=games))
    played_on(play)
    played_on(again)
    assert again.record.entries == play.record.entries
    check_draws(play.record)


def test_a_contribution_is_no_move_and_is_not_taken_back() -> None:
    play = begun()
    standing = len(play.record.standing())
    play.contribute("mine", 0)
    assert len(play.record.standing()) == standing
    assert play.own_tail() == 1, "the last move can be taken back as before"
    play.take_back(1)
    assert play.record.contributions() == ["red mine"]
    assert play.chance is not None
    assert play.chance.contributions == ["red mine"]


def test_check_finds_a_contribution_that_was_changed_or_left_out() -> None:
    play = begun()
    play.contribute("mine", 0)
    played_on(play)
    text = dump(play.record)
    check_draws(parse(text, games=games))
    for other in (text.replace("red mine", "red mime"), text.replace("! contribute red mine\n", "")):
        with pytest.raises(RecordError, match=r"record:\d+: .*the seed draws"):
            check_draws(parse(other, games=games))


def test_check_finds_a_changed_draw_among_those_that_were_taken_back() -> None:
    play = begun()
    play.act_text("steal blue", 0)
    drawn = str(play.record.entries[-1])
    play.take_back(2)
    text = dump(play.record)
    kinds = {"copper", "silver", "gold"} - {drawn.split()[-1]}
    others = [text.replace(drawn, f"chance: theft {kind}") for kind in sorted(kinds)]
    found = 0
    for other in others:
        with pytest.raises(RecordError):
            check_draws(parse(other, games=games))
        found += 1
    assert found == 2


@pytest.mark.parametrize("text", ["", "   ", "x" * (LONGEST_CONTRIBUTION + 1), "a\x00b", "tab\x07"])
def test_texts_that_cannot_be_kept_are_refused(text: str) -> None:
    play = begun()
    with pytest.raises(ValueError, match="printable"):
        play.contribute(text, 0)
    assert not play.record.contributions()


def test_line_breaks_cannot_smuggle_entries_in() -> None:
    play = begun()
    play.contribute("a\nblue: steal red", 0)
    assert str(play.record.entries[-1]) == "! contribute red a blue: steal red"
    assert parse(dump(play.record), games=games) == play.record


def test_nobody_contributes_after_the_end_or_where_people_draw() -> None:
    play = begun()
    played_on(play)
    with pytest.raises(ValueError, match="any more"):
        play.contribute("late", 0)
    by_hand = resume(parse(dump(begun().record).replace("seed: fair\n", ""), games=games))
    with pytest.raises(ValueError, match="by program"):
        by_hand.contribute("mine", 0)


@pytest.mark.parametrize("line", ["! contribute", "! contribute red", "! contribute Red x", "! contribute red  x"])
def test_other_forms_are_no_entries(line: str) -> None:
    text = dump(begun().record) + line + "\n"
    with pytest.raises(RecordError, match="after '!' comes"):
        parse(text, games=games)


def test_a_contribution_of_nobody_is_found() -> None:
    record = parse(dump(begun().record) + "! contribute pink x\n", games=games)
    with pytest.raises(RecordError, match="nobody is called 'pink' here"):
        list(record.steps())
