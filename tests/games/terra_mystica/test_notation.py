"""Typed moves in many spellings."""

import pytest

from spielwerk.games.terra_mystica.notation import spelled_out, tidy


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Build E7", "build e7"),
        ("baue  E7", "build e7"),
        ("upgrade E7 to trading house", "upgrade e7 to tp"),
        ("E7 aufwerten Handelshaus", "e7 upgrade tp"),
        ("Transform E7 to Forest", "transform e7 to green"),
        ("verwandle E7 zu Ödland", "transform e7 zu red"),
        ("verwandle E7 zu oedland", "transform e7 zu red"),
        ("send p to Feuer for 3", "send p to fire for 3"),
        ("faction Chaos Magicians", "faction chaosmagicians"),
        ("Volk Düsterlinge", "faction darklings"),
        ("opfere 3", "burn 3"),
        ("burn 2, action ACT4", "burn 2 action act4"),
    ],
)
def test_names_and_verbs_are_put_into_the_notation(typed: str, meant: str) -> None:
    assert tidy(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("burn 3", ["burn 1"] * 3),
        ("convert 3pw to 1w", ["convert 3pw to 1w"]),
        ("convert 6pw to 2w", ["convert 3pw to 1w"] * 2),
        ("convert 2pw 2c", ["convert 1pw to 1c"] * 2),
        ("convert 4c to 2vp", ["convert 2c to 1vp"] * 2),
        ("convert 3pw to 2w", ["convert 3pw to 2w"]),
        ("build e7", ["build e7"]),
    ],
)
def test_amounts_are_spelled_out(typed: str, meant: list[str]) -> None:
    assert spelled_out(typed) == meant
