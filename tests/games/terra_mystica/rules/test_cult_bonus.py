"""The cult bonus at the end of a round (rulebook: cult-bonus)."""

import pytest

from games.terra_mystica.play import (
    APART,
    finish,
    given,
    have,
    lacks,
    passes,
    play,
    put,
    refused,
    table,
    targets,
    terrain,
)
from spielwerk.games.terra_mystica.state import ACTIONS, CULT_SPADES
from spielwerk.games.terra_mystica.turn import TerraMystica


def after_round(tile: str, cults: str, board: int = 0) -> TerraMystica:
    """The end of round 1 for the Witches, who have nothing but BON9 (2C and a coin) and two dwellings (3W)."""
    state = table(*APART, scoring=tile, spare="BON9")
    given(state, "witches", coins=0, workers=0, priests=0, bowls="12/0/0", cults=cults, priests_on_board=board)
    play(state, "witches: pass BON9")
    passes(state, "nomads")
    return state


NOTHING = "3C 3W 0P 12/0/0"


@pytest.mark.parametrize(
    ("tile", "cults", "after"),
    [
        ("SCORE1", "0/0/5/0", "8C 3W 0P 12/0/0"),
        ("SCORE3", "0/3/0/0", NOTHING),
        ("SCORE3", "0/4/0/0", "3C 3W 1P 12/0/0"),
        ("SCORE3", "0/9/0/0", "3C 3W 2P 12/0/0"),
        ("SCORE3", "9/0/9/9", NOTHING),
        ("SCORE4", "1/0/0/0", NOTHING),
        ("SCORE4", "5/0/0/0", "3C 5W 0P 12/0/0"),
        ("SCORE4", "10/0/0/0", "3C 8W 0P 12/0/0"),
        ("SCORE4", "0/9/9/9", NOTHING),
        ("SCORE5", "3/0/0/0", NOTHING),
        ("SCORE5", "7/0/0/0", "3C 3W 0P 8/4/0"),
        ("SCORE5", "8/0/0/0", "3C 3W 0P 4/8/0"),
        ("SCORE7", "0/0/0/6", "3C 6W 0P 12/0/0"),
        ("SCORE7", "9/9/9/1", NOTHING),
    ],
)
def test_a_reward_for_every_full_number_of_steps(tile: str, cults: str, after: str) -> None:
    """cult-bonus.reward, cult-bonus.rounding, tiles.score1 to tiles.score7.

    Short descriptions speak of a threshold that is reached or not; in fact eight steps on a tile that asks for four
    are worth twice the reward.
    """
    have(after_round(tile, cults), "witches", after)


@pytest.mark.parametrize(
    ("tile", "cults", "spades"),
    [
        ("SCORE2", "0/0/4/0", 1),
        ("SCORE2", "0/0/8/0", 2),
        ("SCORE2", "9/9/3/9", 0),
        ("SCORE6", "0/7/0/0", 1),
        ("SCORE6", "9/3/9/9", 0),
        ("SCORE8", "0/0/0/10", 2),
        ("SCORE8", "9/9/9/3", 0),
    ],
)
def test_spades(tile: str, cults: str, spades: int) -> None:
    """tiles.score2, tiles.score6, tiles.score8"""
    state = after_round(tile, cults)
    assert state.players[0].spades == spades
    assert state.phase == (CULT_SPADES if spades else ACTIONS)


@pytest.mark.parametrize(("board", "coins"), [(0, 3), (1, 5), (4, 11)])
def test_coins_for_priests_on_the_cult_board(board: int, coins: int) -> None:
    """tiles.score9: 2 coins for every priest that stays there; those in hand do not count."""
    state = table(*APART, scoring="SCORE9", spare="BON9")
    given(state, "witches", coins=0, priests=3, priests_on_board=board)
    play(state, "witches: pass BON9")
    passes(state, "nomads")
    have(state, "witches", f"{coins}C")


def test_the_steps_stay_where_they_are() -> None:
    """cult-bonus.rounding"""
    have(after_round("SCORE3", "0/9/0/0"), "witches", "0/9/0/0")


def test_every_player_who_qualifies_is_paid() -> None:
    """cult-bonus.reward: the first on the track is nobody special."""
    state = table(*APART, scoring="SCORE4", spare="BON9")
    given(state, "witches", cults="2/0/0/0", workers=0)
    given(state, "nomads", cults="6/0/0/0", workers=0)
    play(state, "witches: pass BON9", "nomads: pass BON4")
    have(state, "witches", "4W")
    have(state, "nomads", "7W")


def test_the_bonus_is_that_of_the_round_which_ends() -> None:
    """cult-bonus.reward: looked at before the tile is turned over."""
    state = table(*APART, scoring="SCORE4 SCORE7", spare="BON9")
    given(state, "witches", cults="2/0/0/8", workers=0)
    play(state, "witches: pass BON9", "nomads: pass BON4")
    have(state, "witches", "4W")


def test_spades_come_before_the_income() -> None:
    """cult-bonus.before-income"""
    state = after_round("SCORE8", "0/0/0/4")
    have(state, "witches", "1C 0W")
    assert state.round == 1
    play(state, "witches: transform F6 to green")
    have(state, "witches", "3C 3W")
    assert (state.round, state.phase) == (2, ACTIONS)


def test_spades_are_used_in_the_order_of_the_coming_round() -> None:
    """cult-bonus.spades: at the table in any order."""
    state = table("witches A3 E9", "nomads E8 F3 I7", "giants I5 I12", scoring="SCORE8")
    for name in ("witches", "nomads", "giants"):
        given(state, name, cults="0/0/0/8", priests=1)
    play(state, "witches: send p to FIRE for 1. done")
    passes(state, "nomads", "giants", "witches")
    assert state.deciders() == [1, 2, 0]
    play(state, "giants: transform I11 to red", "witches: -SPADE. -SPADE", "nomads: transform E7 to red. -SPADE")
    assert state.round == 2
    assert terrain(state, "E7") == "red"


def test_a_lone_spade_of_the_giants_is_lost() -> None:
    """transform.giants: they need two for every hex, so there is nothing to ask them."""
    state = table("giants G2 I5", "witches A3 A10", scoring="SCORE8")
    given(state, "giants", cults="0/0/0/4")
    passes(state, "giants", "witches")
    assert state.players[0].spades == 0
    assert (state.round, state.phase) == (2, ACTIONS)


def test_two_spades_of_the_giants_make_one_hex() -> None:
    """transform.giants"""
    state = table("giants G2 I5", "witches A3 A10", scoring="SCORE8")
    given(state, "giants", cults="0/0/0/8")
    passes(state, "giants", "witches")
    play(state, "giants: transform F3 to red")
    assert state.round == 2


def test_no_bonus_after_the_last_round() -> None:
    """cult-bonus.last-round"""
    state = table(*APART, scoring="SCORE2 SCORE8 SCORE7 SCORE6 SCORE5 SCORE4")
    given(state, "witches", coins=0, workers=0, priests=0, bowls="12/0/0", cults="10/0/0/0")
    finish(state)
    have(state, "witches", "0C 0W 0P 12/0/0")
    assert state.phase != CULT_SPADES


def test_players_who_left_have_no_spades_to_use() -> None:
    """turn.leaving"""
    state = table(*APART, scoring="SCORE8")
    given(state, "witches", cults="0/0/0/4")
    put(state, "witches", "D A10")
    state.withdraw(0)
    passes(state, "nomads")
    assert (state.round, state.phase) == (2, ACTIONS)


# Spades of the cult bonus.


def cult_spades(steps: int, scoring: str = "SCORE8 SCORE2") -> TerraMystica:
    """Between round 1 and 2: Witches have a spade for every four steps in Air."""
    state = table(*APART, scoring=scoring, spare="BON4")
    given(state, "witches", cults=f"0/0/0/{steps}", workers=9)
    play(state, "witches: pass BON4")
    passes(state, "nomads")
    return state


def test_cult_spades_only_transform() -> None:
    """transform.no-build-with-cult-spade: no dwelling, nothing bought, no extra shipping of BON4."""
    state = cult_spades(4)
    assert targets(state, "witches") == "A2 A4 D7 E10 F5 F6"
    assert refused(state, "witches: build F6") == "turn.phase"
    assert refused(state, "witches: dig 1") == "turn.phase"
    assert refused(state, "witches: transform C5 to gray") == "transform.reach"
    play(state, "witches: transform F6 to green")
    assert (state.round, terrain(state, "F6")) == (2, "green")


def test_two_cult_spades_may_go_to_two_hexes() -> None:
    """transform.one-hex"""
    state = cult_spades(8)
    play(state, "witches: transform F6 to green. transform A2 to green")
    assert state.round == 2


def test_a_second_cult_spade_finishes_what_the_first_began() -> None:
    state = cult_spades(8)
    play(state, "witches: transform D7 to gray")
    assert refused(state, "witches: transform F6 to green") == "transform.one-hex"
    play(state, "witches: transform D7 to green")
    assert state.round == 2


def test_a_cult_spade_given_up_leaves_nothing_behind() -> None:
    """transform.sources: whatever was begun between the rounds, the next action is free to choose its hex."""
    state = cult_spades(8)
    play(state, "witches: transform D7 to gray. -SPADE")
    assert state.round == 2
    play(state, "witches: dig 1")
    assert targets(state, "witches") == "A2 A4 B1 B2 C1 C5 D6 D7 E10 F5 F6"


def test_a_cult_spade_that_was_used_leaves_nothing_behind() -> None:
    """transform.sources: D7 stays gray, and the next action goes where it likes."""
    state = cult_spades(4)
    play(state, "witches: transform D7 to gray")
    assert state.round == 2
    play(state, "witches: dig 1")
    assert targets(state, "witches") == "A2 A4 B1 B2 C1 C5 D6 D7 E10 F5 F6"


def test_unused_cult_spades_are_lost() -> None:
    """cult-bonus.spades"""
    state = cult_spades(4)
    play(state, "witches: -SPADE")
    assert state.round == 2
    assert lacks(state, "witches: transform F6 to green") == ("transform.spades", 1, 0)
