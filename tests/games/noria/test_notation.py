"""Typed moves: names and verbs of both languages, and repetitions."""

import pytest

from games.noria.play import table
from spielwerk.games.noria.kinds import NUM_DISTINCT_ACTIONS
from spielwerk.games.noria.notation import spelled_out, tidy


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("nutze L-BL", "use l-bl"),
        ("Kaufe Stadt", "buy city"),
        ("investiere Siedlung", "invest settlement"),
        ("Nachtschicht mittlerer Ring", "night-shift middle"),
        ("night shift large", "night-shift large"),
        ("Intrige Teilungskammer", "intrigue division"),
        ("entferne Forschungskammer", "remove research"),
        ("produziere 2 Triebwerke", "produce 2 engine"),
        ("verkaufe Kompass", "sell compass"),
        ("zahle 2 Lampen 1 Kolben", "pay 2 lamp 1 piston"),
        ("Umbau S-T M-BL", "rebuild s-t m-bl"),
        ("travel I4", "journey i4"),
        ("fertig", "done"),
    ],
)
def test_what_people_write(typed: str, meant: str) -> None:
    assert tidy(typed) == meant


def test_the_notation_itself_stays() -> None:
    state = table()
    for action in range(NUM_DISTINCT_ACTIONS):
        text = state.action_to_string(action).lower()
        assert tidy(text) == text


def test_repetitions() -> None:
    assert spelled_out("trade 3 energy") == ["trade energy"] * 3
    assert spelled_out("sell 2 sail") == ["sell sail", "sell sail"]
    assert spelled_out("use s-b") == ["use s-b"]


def test_texts_have_no_holes() -> None:
    """Every action has a text of its own, which gives it back."""
    state = table()
    texts = [state.action_to_string(action) for action in range(NUM_DISTINCT_ACTIONS)]
    assert len(set(texts)) == NUM_DISTINCT_ACTIONS
    assert [state.string_to_action(text.upper()) for text in texts] == list(range(NUM_DISTINCT_ACTIONS))
    with pytest.raises(ValueError, match="not an action: 'fly away'"):
        state.string_to_action("fly away")
