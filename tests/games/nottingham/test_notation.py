"""Words that people type for moves."""

import pytest

from games.nottingham.positions import table
from games.nottingham.shown import play
from spielwerk.games.nottingham.notation import spelled_out, tidy


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("behalten", "keep"),
        ("Aktion", "act"),
        ("Überfall Gelb", "raid yellow"),
        ("überfalle gelb", "raid yellow"),
        ("bestehle Rot", "steal from red"),
        ("steal from red", "steal from red"),
        ("Steal Red", "steal from red"),
        ("drei Perlen", "set 3 pearls"),
        ("12 coins", "set 12 coin"),
        ("eintauschen 4 Edelsteine", "set 4 gems"),
        ("nimm Kästchen", "take box"),
        ("tauschen Münze Kette", "barter coin chain"),
        ("auslösen pearls-gems", "spring pearls-gems"),
        ("Aufgabe seven", "task seven"),
        ("Aufgabe fünf Münzen", "task five coin"),
        ("ablehnen", "refuse"),
        ("2 coins", "2 coin"),
    ],
)
def test_words_of_both_languages(typed: str, meant: str) -> None:
    assert tidy(typed) == meant and spelled_out(meant) == [meant]


def test_exact_texts_stay_what_they_are() -> None:
    state = table(7, red="3 gems", yellow="coin")
    for card in ("candlestick", "coin"):
        play(state.clone(), f"chance: reveal {card}")
        for action in range(249):
            text = state.action_to_string(action, 0)
            assert tidy(text) == text
