"""The worked example of the rulebook: its sums are right, and it is played as it is told, from position to position."""

import re

import pytest

from games.nottingham.shown import asked, at, choices, discarded, drawing, hand, may, play, points, won
from spielwerk.core.rulebook import Rulebook, load_rulebook, rulebook_languages
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.terms import GOLD, PEARLS

BOOKS = {language: load_rulebook(GAME.package, language) for language in rulebook_languages(GAME.package)}

in_both_languages = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


def sums_in(book: Rulebook, rule: str) -> list[tuple[int, int]]:
    """What every `3 + 1 = 4` in a rule gives, and what the text says that it gives."""
    found = []
    for first, sign, second, said in re.findall(r"(\d+) ([+−]) (\d+) = (\d+)", book.rule(rule).text):
        found.append((int(first) + int(second) * (1 if sign == "+" else -1), int(said)))
    return found


@in_both_languages
def test_sums_in_the_example_are_right(book: Rulebook) -> None:
    sums = [found for rule in book.headings["example"].rules for found in sums_in(book, rule.id)]
    assert len(sums) == 4
    assert all(value == said for value, said in sums)


def said(book: Rulebook, rule: str) -> list[int]:
    return [said for _, said in sums_in(book, rule)]


def test_example_hand() -> None:
    """Lena (red) has 3 pearls and 2 gold; Mia's (green) ambush shows pearls and gemstones; nobody has traded yet."""
    state = at("example.hand")
    assert hand(state, "red") == "2 gold 3 pearls" and state.sheriff == 0
    assert int(state.lying[2]) == 1 and points(state, "green") == 0
    assert drawing(state) == "reveal"


@in_both_languages
def test_example_raid(book: Rulebook) -> None:
    state = at("example.hand")
    play(state, "chance: reveal gems", "red: act", "red: raid yellow")
    assert asked(state) == ["yellow"]
    play(state, "yellow: yield")
    assert "take pearls" in choices(state)
    play(state, "red: take pearls")
    assert state.to_string() == at("example.raid").to_string()
    assert said(book, "example.raid") == [state.count(0, PEARLS)]
    assert "gems" in hand(state, "yellow") and "pearls" not in hand(state, "yellow")


@in_both_languages
def test_example_ambush(book: Rulebook) -> None:
    state = at("example.raid")
    play(state, "red: set 4 pearls")
    assert state.to_string() == at("example.ambush").to_string() and asked(state) == ["green"]
    before = state.hand_size[2]
    play(state, "green: spring pearls-gems")
    assert said(book, "example.ambush") == [state.count(0, GOLD)]
    assert state.hand_size[2] == before + 1 and state.count(2, PEARLS) == 1
    assert int(state.lying[2]) == 0


@in_both_languages
def test_example_trade(book: Rulebook) -> None:
    state = at("example.trade")
    left, thrown = said(book, "example.trade")
    assert won(state, "red") == "pearls" and points(state, "red") == 10
    assert discarded(state) == f"{thrown} pearls" and left == thrown + 1
    assert not may(state, "red: set 3 gold"), "she may not trade the gold as well"


def test_example_favour() -> None:
    """The first field bears a 3; Lena has three cards left and draws, Tom and Mia have five each."""
    state = at("example.trade")
    assert state.sheriff == 1 and state.number() == 3
    assert [int(size) for size in state.hand_size] == [3, 5, 5] and hand(state, "red") == "3 gold"
    assert drawing(state) == "favour"
    play(state, "chance: favour candlestick")
    assert state.to_string() == at("example.favour").to_string()
    assert hand(state, "red") == "candlestick 3 gold"
    assert drawing(state) == "reveal", "nobody else gets anything"
