"""The engine and the rules written down a second time agree about every choice of whole games, under all options.

Piles that run out in the middle of a favour are too rare for that; `rules/test_exhaustion.py` has them.
"""

from collections.abc import Mapping
from typing import Final

import pytest

from games.nottingham.printed_choices import CHANCE, KINDS
from games.nottingham.printed_rules import Table
from spielwerk.core.game import NOBODY
from spielwerk.core.options import options_of
from spielwerk.core.random import Random
from spielwerk.games.nottingham.actions import ambush_name
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.report import winners
from spielwerk.games.nottingham.turn import Nottingham

USUAL: Final[Mapping[str, object]] = {
    "unsold": "hand",
    "most-ambushes": 12,
    "favour-order": "trader-first",
    "defence-compulsory": False,
    "ambush-compulsory": False,
    "several-ambushes": True,
    "single-ambush-card": True,
    "favours-go-on": False,
    "nothing-freed-ends": False,
}
OTHERWISE: Final[Mapping[str, object]] = {
    "unsold": "discarded",
    "most-ambushes": 2,
    "favour-order": "trader-last",
    "defence-compulsory": True,
    "ambush-compulsory": True,
    "several-ambushes": False,
    "single-ambush-card": False,
    "favours-go-on": True,
    "nothing-freed-ends": True,
}
OFTEN: Final = 95
SELDOM: Final = 4


def agreed(state: Nottingham, table: Table) -> None:
    """The same cards in the same places, the same sheriff, the same points."""
    for seat, colour in enumerate(table.colours):
        assert [state.count(seat, kind) for kind in range(7)] == [table.hands[colour][kind] for kind in KINDS]
        assert state.lying[seat] == len(table.ambushes[colour])
    assert list(state.pile) == [table.pile[kind] for kind in KINDS]
    assert list(state.discards) == [table.discards[kind] for kind in KINDS]
    assert [ambush_name(state.settings, card) for card in state.under] == table.under
    assert state.sheriff == table.sheriff
    assert state.returns() == [table.points(colour) for colour in table.colours]


def actions(state: Nottingham, table: Table) -> dict[str, dict[str, int]]:
    """Who may do what, as the engine has it: of chance, or of every seat that is asked."""
    if state.is_chance_node():
        return {CHANCE: {state.action_to_string(action): action for action in state.legal_actions()}}
    found = {}
    for seat, colour in enumerate(table.colours):
        legal = {state.action_to_string(action, seat): action for action in state.legal_actions(seat)}
        if legal:
            found[colour] = legal
    return found


def chosen(choices: set[str], trades: int, random: Random) -> str:
    """Any of them; where something can be traded, that in so many of a hundred cases, and otherwise nothing."""
    able = sorted(choices)
    if "pass" in choices and len(choices) > 1:
        able = sorted(choices - {"pass"}) if random.below(100) < trades else ["pass"]
    return able[random.below(len(able))]


def follow(players: int, options: Mapping[str, object], trades: int, seed: int) -> set[str]:
    """Plays a game in step with the engine, and gives the steps that were seen."""
    state = GAME.new_initial_state(options_of(GAME).complete({"players": players, **options}))
    table = Table(players, list(state.settings.numbers), options)
    random = Random(seed)
    seen = set()
    while table.step != "over":
        agreed(state, table)
        seen.add(table.step)
        choices, legal = table.choices(), actions(state, table)
        assert {name: set(texts) for name, texts in legal.items()} == choices, table.step
        names = sorted(choices)
        name = names[random.below(len(names))]
        text = chosen(choices[name], trades, random)
        state.apply_action_with_legality_check(
            legal[name][text], NOBODY if name == CHANCE else table.colours.index(name)
        )
        table.play(name, text)
    agreed(state, table)
    assert state.is_terminal()
    assert [table.colours[seat] for seat in winners(state)] == table.winners()
    return seen


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("options", [USUAL, OTHERWISE], ids=["as usual", "otherwise"])
@pytest.mark.parametrize("trades", [OFTEN, SELDOM], ids=["who can trades", "hardly anybody trades"])
def test_both_answers_agree(players: int, options: Mapping[str, object], trades: int) -> None:
    """Who is asked, what everybody may do, what comes of it, who wins; with every step of the game among them."""
    seen = {step for seed in range(2) for step in follow(players, options, trades, seed)}
    steps = "begin deal reveal decide target defend theft take offer buy barter accept look lay trade ambush".split()
    assert seen >= {*steps, "favour" if trades == OFTEN else "discard"}


@pytest.mark.parametrize("option", OTHERWISE)
def test_both_answers_agree_about_each_option(option: str) -> None:
    """Each reading alone, so that none hides another."""
    for seed in range(2):
        follow(4, {**USUAL, option: OTHERWISE[option]}, OFTEN if seed % 2 else SELDOM, 100 + seed)
