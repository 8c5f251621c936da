"""Setup and what else chance decides (rulebook, "Setup", "The turn")."""

from collections import Counter

import pytest

from games.nottingham.positions import table
from games.nottingham.shown import asked, choices, drawing, hand, play
from spielwerk.core.game import NOBODY
from spielwerk.core.options import OptionError, options_of
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.terms import COLOUR_NAMES
from spielwerk.games.nottingham.turn import Nottingham


def beginning(players: int, **options: object) -> Nottingham:
    return GAME.new_initial_state(options_of(GAME).complete({"players": players, **options}))


def shares(state: Nottingham) -> dict[str, float]:
    return {state.action_to_string(outcome): chance for outcome, chance in state.chance_outcomes()}


@pytest.mark.parametrize("players", range(3, 8))
def test_who_begins_is_drawn(players: int) -> None:
    """setup.first-player."""
    state = beginning(players)
    assert state.chance_stream() == "start"
    assert shares(state) == pytest.approx({f"begin {name}": 1 / players for name in COLOUR_NAMES[:players]})


def test_who_begins_may_be_agreed() -> None:
    """options.first-player."""
    state = beginning(4, **{"first-player": "blue"})
    assert drawing(state) == "deal" and state.turn == 3
    with pytest.raises(OptionError, match="first-player=blue is not at a table of 3"):
        beginning(3, **{"first-player": "blue"})


def test_three_cards_each_are_dealt_in_turn() -> None:
    """setup.deal, p. 1."""
    state = beginning(3)
    play(state, "chance: begin green", "chance: deal coin", "chance: deal box")
    assert hand(state, "green") == "coin" and hand(state, "red") == "box" and hand(state, "yellow") == ""
    play(state, *["chance: deal gems"] * 7)
    assert hand(state, "green") == "coin 2 gems" and hand(state, "yellow") == "3 gems"
    assert drawing(state) == "reveal" and state.turn == 2 and state.pile_size == 84 - 9


@pytest.mark.parametrize("players", range(3, 8))
def test_ambush_cards_of_absent_colours_are_put_away(players: int) -> None:
    """setup.ambush-cards, p. 2. Six more than players are left."""
    state = beginning(players)
    assert state.ambush_pile_size() == 6 + players
    for action in range(GAME.num_distinct_actions()):
        text = state.action_to_string(action, 0)
        refusal = state.why_not(action, NOBODY if action >= 249 else 0)
        if text in [f"look {name}" for name in COLOUR_NAMES[players:]]:
            assert refusal is not None and refusal.rule == "components.absent"


def test_cards_come_as_often_as_they_are_in_the_pile() -> None:
    state = table(red="12 coin", yellow="6 gems", green="9 box")
    assert state.chance_stream() == "items"
    assert shares(state) == pytest.approx(
        {
            "reveal candlestick": 12 / 57,
            "reveal gold": 12 / 57,
            "reveal pearls": 12 / 57,
            "reveal gems": 6 / 57,
            "reveal chain": 12 / 57,
            "reveal box": 3 / 57,
        }
    )


def test_a_theft_draws_every_card_alike() -> None:
    """theft.action."""
    state = table(red="coin", yellow="3 gems box")
    play(state, "chance: reveal candlestick", "red: act", "red: steal from yellow", "yellow: yield")
    assert state.chance_stream() == "theft"
    assert shares(state) == {"theft gems": 0.75, "theft box": 0.25}


def test_chance_is_refused_where_nothing_is_drawn() -> None:
    """chance.not-now, chance.drawn."""
    state = table(red="12 coin", yellow="gems")
    rules = Counter(_rule(state, f"{word} coin") for word in ("deal", "favour", "theft"))
    assert rules == {"chance.not-now": 3}
    assert _rule(state, "reveal coin") == "chance.drawn"
    play(state, "chance: reveal gold")
    assert _rule(state, "reveal gold") == "chance.not-now"
    assert asked(state) == ["red"] and choices(state) == ["keep", "act"]


def _rule(state: Nottingham, text: str) -> str:
    refusal = state.why_not(state.string_to_action(text, NOBODY), NOBODY)
    return refusal.rule if refusal else ""
