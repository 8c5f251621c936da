"""Income at the start of a round (rulebook: income). The rows of the faction boards are tested in `factions/`."""

import pytest

from games.terra_mystica.play import APART, coins_on_tiles, given, have, passes, play, put, table
from spielwerk.games.terra_mystica.turn import TerraMystica


def after_income(bonus: str = "BON9", **amounts: int | str) -> TerraMystica:
    """Round 2 of the Witches, who come with nothing; the coin on the bonus tile is theirs."""
    state = table(*APART, bonus="BON3 BON8", spare=bonus)
    given(state, "witches", **{"coins": 0, "workers": 0, "priests": 0, "bowls": "12/0/0", **amounts})
    return state


def next_income(state: TerraMystica, bonus: str = "BON9") -> None:
    play(state, f"witches: pass {bonus}")
    passes(state, "nomads")


@pytest.mark.parametrize(
    ("bonus", "gains"),
    [
        ("BON1", "3C 3W 0P 12/0/0"),
        ("BON2", "5C 3W 0P 12/0/0"),
        ("BON4", "1C 3W 0P 9/3/0"),
        ("BON5", "1C 4W 0P 9/3/0"),
        ("BON6", "1C 5W 0P 12/0/0"),
        ("BON7", "1C 4W 0P 12/0/0"),
        ("BON9", "3C 3W 0P 12/0/0"),
        ("BON10", "1C 3W 0P 9/3/0"),
    ],
)
def test_bonus_tiles(bonus: str, gains: str) -> None:
    """tiles.bon1 to tiles.bon10, besides 3 workers from two dwellings and the coin of the tile."""
    state = after_income(bonus)
    next_income(state, bonus)
    have(state, "witches", gains)


def test_bonus_tiles_of_coins_and_of_a_priest() -> None:
    """tiles.bon3, tiles.bon8: with the income of the first round."""
    state = table(*APART, bonus="BON3 BON8")
    have(state, "witches", "21C 6W 0P")
    have(state, "nomads", "15C 6W 1P")


def test_what_buildings_uncover() -> None:
    """income.buildings: a dwelling, two trading houses, a temple, stronghold and sanctuary."""
    state = after_income()
    put(state, "witches", "TP A3", "TP I6", "TE I11", "SH D1", "SA F2")
    next_income(state)
    have(state, "witches", "7C 2W 2P 8/4/0")  # 4C of trading houses, 2C and the coin of BON9; 2PW + 2PW


def test_income_is_for_buildings_on_the_map_now() -> None:
    """upgrade.old-building: the dwelling that became a trading house brings no worker any more."""
    state = after_income(coins=6, workers=2)
    play(state, "witches: upgrade A3 to TP. done", "nomads: pass BON4", "witches: pass BON9")
    have(state, "witches", "5C 2W 11/1/0")


def test_players_who_have_passed_first_and_last_receive_alike() -> None:
    state = table(*APART, spare="BON1 BON9")
    given(state, "witches", coins=0, workers=0)
    given(state, "nomads", coins=0, workers=0)
    play(state, "witches: pass BON1", "nomads: pass BON9")
    have(state, "witches", "3C 3W")
    have(state, "nomads", "3C 4W")


def test_tiles_that_are_left_over_collect_a_coin_every_round() -> None:
    """income.bonus-coins: after the income, and until somebody takes them."""
    state = table(*APART, bonus="BON3 BON8", spare="BON1 BON5 BON9")
    assert coins_on_tiles(state) == "BON1:1 BON5:1 BON9:1"
    play(state, "witches: pass BON1", "nomads: pass BON3")
    assert coins_on_tiles(state) == "BON5:2 BON8:1 BON9:2"
    play(state, "witches: pass BON8", "nomads: pass BON5")
    assert coins_on_tiles(state) == "BON1:1 BON3:1 BON9:3"


def test_priests_and_power_beyond_the_limit_are_lost() -> None:
    """income.priests"""
    state = after_income(priests=6, bowls="0/1/11", favours="FAV8")
    put(state, "witches", "TE A3", "TE I6")
    next_income(state)
    have(state, "witches", "7P 0/0/12")
