"""Records as somebody at the table may read them."""

import pytest

from spielwerk.core.driver import Play, new_game
from spielwerk.core.game import NOBODY, Game
from spielwerk.core.record import RecordError
from spielwerk.core.record_text import dump, parse
from toy import TOY
from toys.burglars.game import GAME


def games(name: str) -> Game:
    return {"toy": TOY, "burglars": GAME}[name]


def begun() -> Play:
    """Red has locked its door, blue has chosen and taken back, and white thinks about it."""
    play = new_game(GAME, {"players": 3}, "seen")
    play.act_text("lock", 0)
    play.act_text("open", 1)
    play.take_back(1)
    play.act_text("lock", 1)
    return play


def entries(play: Play, viewer: int) -> list[str]:
    return [str(entry) for entry in play.record.as_seen_by(viewer).entries]


def test_own_cards_and_choices_are_told_and_those_of_others_are_hidden() -> None:
    play = begun()
    full = [str(entry) for entry in play.record.entries]
    hidden = ["red: choose ?", "blue: choose ?", "! back 1", "blue: choose ?"]
    assert entries(play, 0) == [*full[:2], *["chance: deal ?"] * 4, "red: lock", *hidden[1:]]
    assert entries(play, 1) == ["chance: deal ?"] * 2 + full[2:4] + ["chance: deal ?"] * 2 + [hidden[0], *full[7:]]
    assert entries(play, NOBODY) == ["chance: deal ?"] * 6 + hidden


def test_what_is_read_says_what_it_is_and_cannot_be_replayed() -> None:
    seen = begun().record.as_seen_by(2)
    text = dump(seen)
    assert text.splitlines()[1].startswith("# as one place at the table sees it")
    again = parse(text, "seen.txt", games)
    with pytest.raises(RecordError, match=r"seen\.txt:\d+: chance: deal \?: what happened is hidden here"):
        again.replay()


def test_the_seed_is_not_told_but_promised() -> None:
    play = begun()
    assert play.record.seed
    seen = play.record.as_seen_by(1)
    assert seen.seed == ""
    assert seen.seed_commitment == play.record.seed_commitment


def test_in_the_end_nothing_is_hidden() -> None:
    play = begun()
    for seat in range(3):
        play.withdraw(seat)
    assert play.state.is_terminal()
    assert play.record.as_seen_by(2) == play.record


def test_without_secrets_nothing_is_hidden_either() -> None:
    play = new_game(TOY, {}, "seen")
    play.act_text("colour red", 0)
    seen = play.record.as_seen_by(NOBODY)
    assert seen == play.record
    play.act_text("colour blue", 1)
    assert len(seen.entries) == 2, "it is a copy"
