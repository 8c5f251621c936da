"""The log in both languages: articles, cases and numbers are right; and nothing is missing from either."""

from string import Formatter

import pytest

from games.nottingham.positions import table
from games.nottingham.presentation.looking import LANGUAGES, lively
from games.nottingham.presentation.test_secrets import game
from games.nottingham.shown import at
from spielwerk.core.record import Entry
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.presentation import PRESENTATION
from spielwerk.games.nottingham.presentation.choosing.question import result
from spielwerk.games.nottingham.presentation.telling.wording import wording
from spielwerk.locale.catalogue import read_sentences

FOUND = {
    "coin": "Rot deckt eine Kupfermünze auf und behält die Karte.",
    "candlestick": "Rot deckt einen Silberleuchter auf und behält die Karte.",
    "gold": "Rot deckt Gold auf und behält die Karte.",
    "pearls": "Rot deckt Perlen auf und behält die Karte.",
    "gems": "Rot deckt Edelsteine auf und behält die Karte.",
    "box": "Rot deckt ein Kästchen auf und behält die Karte.",
}
TAKEN = {
    "coin": "Rot nimmt Gelb eine Kupfermünze ab und gibt dafür die Edelsteine.",
    "candlestick": "Rot nimmt Gelb einen Silberleuchter ab und gibt dafür die Edelsteine.",
    "gold": "Rot nimmt Gelb ein Gold ab und gibt dafür die Edelsteine.",
    "pearls": "Rot nimmt Gelb eine Perle ab und gibt dafür die Edelsteine.",
    "gems": "Rot nimmt Gelb einen Edelstein ab und gibt dafür die Edelsteine.",
    "chain": "Rot nimmt Gelb eine Kette ab und gibt dafür die Edelsteine.",
    "box": "Rot nimmt Gelb ein Kästchen ab und gibt dafür die Edelsteine.",
}
ATTACKS = {
    "candlestick": ("steal from", "bekommt den Silberleuchter; die Kette geht an Rot."),
    "pearls": ("rob", "bekommt die Perlen; die Kette geht an Rot."),
    "gems": ("raid", "bekommt die Edelsteine; die Kette geht an Rot."),
}


def told(record: object, language: str = "de", seat: int | None = None) -> list[str]:
    return [line.text for line in PRESENTATION.log(record, seat, language)]  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", FOUND)
def test_a_card_that_is_kept(kind: str) -> None:
    assert told(game("gold", "box", "chain", f"chance: reveal {kind}", "red: keep"))[-1] == FOUND[kind]


@pytest.mark.parametrize("kind", TAKEN)
def test_a_card_that_is_taken(kind: str) -> None:
    moves = ("chance: reveal gems", "red: act", "red: raid yellow", "yellow: yield", f"red: take {kind}")
    assert told(game(kind, "box", "chain", *moves))[-1] == TAKEN[kind]


@pytest.mark.parametrize("kind", ATTACKS)
def test_a_defence(kind: str) -> None:
    """defence.swap, p. 6."""
    verb, end = ATTACKS[kind]
    moves = (f"chance: reveal {kind}", "red: act", f"red: {verb} yellow", "yellow: defend")
    assert told(game("gold", "box", "chain", *moves))[-1] == f"Gelb wehrt mit einer Kette ab und {end}"


def test_the_example_of_the_rulebook() -> None:
    """example, p. 2-6: attack, ambush, trade and favour, told to everybody."""
    from spielwerk.core.rulebook_positions import load_position

    position = load_position(GAME.package, "example.favour")
    assert position is not None
    assert "Grün löst einen Hinterhalt aus (Perlen und Edelsteine), nimmt eine Perle und gibt Rot das Gold." in told(
        position.record
    )
    assert "Red trades in 3 pearls." in told(position.record, "en")
    assert at("example.favour").num_players() == 3


def test_a_trade_that_fails_and_one_that_does_not() -> None:
    state = table(red="3 pearls", yellow="box", green="gems")
    assert state.num_players() == 3
    record = game("gold", "box", "chain", "chance: reveal coin", "red: keep", "red: set 4 coin")
    assert told(record)[-2:] == ["Rot tauscht 4 Kupfermünzen ein.", "Der Sheriff zieht auf Feld 1 mit der Zahl 3."]
    lines = PRESENTATION.log(record, None, "en")
    assert [line.changes for line in lines[-2:]] == ["+7", ""]
    assert lines[-1].seat == -1 and lines[-2].seat == 0
    assert lines[-1].chapter == "The sheriff is in Nottingham"


def test_a_log_goes_on_where_it_has_stopped() -> None:
    """The same lines whether a record is read at once or as it grows, and from any position on."""
    whole = lively(4, 9)
    lines = PRESENTATION.log(whole, 2, "en")
    part = whole.fork(0)
    for entry in whole.entries:
        part.append(entry)
        if len(part.entries) % 17 == 0:
            PRESENTATION.log(part, 2, "en")
    assert PRESENTATION.log(part, 2, "en") == lines
    middle = len(whole.entries) // 2
    assert PRESENTATION.log(whole, 2, "en", middle) == [line for line in lines if line.position > middle]


def test_what_was_taken_back_is_left_out() -> None:
    record = game("gold", "box", "chain", "chance: reveal coin", "red: keep")
    record.append(Entry("!", "back 1"))
    record.append(Entry("red", "act"))
    assert told(record, "en")[-2:] == ["1 entry taken back.", "Red reveals a copper coin and wants to purchase."]


def test_the_end_is_told_with_all_points() -> None:
    record = lively(3, 5)
    state = record.replay()
    lines = PRESENTATION.log(record, 0, "en", is_open=True)
    assert lines[-1].text == result(state, wording("en"))  # type: ignore[arg-type]
    assert {line.chapter for line in lines[-4:]} == {"End"}
    assert PRESENTATION.course(record)[-1] == [int(points) for points in state.returns()]


def test_points_grow_with_the_sheriff() -> None:
    """A row for the beginning and one for every step; the last one brings him back to the town or ends it there."""
    rows = PRESENTATION.course(lively(3, 5))
    assert rows[0] == [0, 0, 0] and 5 < len(rows) <= 26


def names(forms: tuple[str, ...]) -> set[str | None]:
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}


def test_languages_have_the_same_sentences_with_the_same_values() -> None:
    german, english = (read_sentences(GAME.package, language) for language in LANGUAGES)
    assert set(german) == set(english)
    assert {key for key in german if names(german[key]) != names(english[key])} == set()
