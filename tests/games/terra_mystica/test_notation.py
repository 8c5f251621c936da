"""Typed moves in many spellings."""

import pytest

from games.terra_mystica.interchange.made_up import random_game, random_options
from spielwerk.core.notation import fitting
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.interchange.steps import WITHDRAWN
from spielwerk.games.terra_mystica.notation import FILLERS, spelled_out, tidy


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
        ("-SPADE", "-spade"),
        ("+FIRE", "+fire"),
        ("dig 1, -SPADE", "dig 1 -spade"),
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


@pytest.mark.parametrize("seed", range(8))
def test_every_legal_action_can_be_typed_as_it_is_shown(seed: int) -> None:
    """Every text in every position of random games, upper or lower case, means the action that it is the text of."""
    options = random_options(seed)
    _, steps, _ = random_game(seed + 1, options)
    state = GAME.new_initial_state({**options, "set-up": options.get("set-up", "drawn")})
    typed: set[str] = set()
    for seat, action in steps:
        assert action != WITHDRAWN
        for decider in [] if seat < 0 else state.deciders():
            texts = {state.action_to_string(legal, decider): legal for legal in state.legal_actions(decider)}
            for text in texts.keys() - typed:
                for words in spelled_out(tidy(text)):
                    assert fitting(words, texts, FILLERS) == [text]
            typed |= texts.keys()
        state.apply_action(action, seat)
    assert len(typed) > 100
