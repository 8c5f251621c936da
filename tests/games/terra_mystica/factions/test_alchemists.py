"""Alchemists (rulebook: factions, factions.alchemists)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import choices, finish, given, have, passes, play, put, refused, scored, table, turn_of
from spielwerk.games.terra_mystica.state import FROM_CONVERSION, FROM_RESOURCES
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.alchemists-numbers"""
    assert start("alchemists") == "15C 3W 0P 5/7/0 1/1/0/0"
    assert start_points("alchemists") == 27


def test_prices() -> None:
    """factions.alchemists-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("alchemists") == "1/2 2/6 2/3 2/5 4/6 4/6"


def test_income() -> None:
    """factions.alchemists-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("alchemists", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("alchemists", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 7C 1W 3PW, 11C 1W 4PW"
    assert incomes("alchemists", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("alchemists", "SH") == "1W, 6C 1W"
    assert incomes("alchemists", "SA") == "1W, 1W 1P"


def alchemists(*buildings: str, scoring: str = "", bonus: str = "BON1") -> TerraMystica:
    state = table("alchemists E5 I2", "witches A3 A10", scoring=scoring, bonus=f"{bonus} BON8")
    put(state, "alchemists", *buildings)
    given(state, "alchemists", points=20, coins=20, workers=9, bowls="12/0/0")
    return state


def test_they_trade_points_and_coins_at_any_time_of_their_turn() -> None:
    """factions.alchemists: 1VP for 1C, 2C for 1VP."""
    state = alchemists()
    play(state, "alchemists: convert 1VP to 1C. convert 1VP to 1C")
    have(state, "alchemists", "18VP 22C")
    play(state, "alchemists: dig 1. convert 2C to 1VP. transform E6 to black. convert 2C to 1VP. done")
    have(state, "alchemists", "20VP 18C")
    assert scored(state, "alchemists", FROM_CONVERSION) == 0
    assert refused(state, "alchemists: convert 2C to 1VP") == "turn.your-turn"


def test_they_cannot_sell_points_or_coins_that_they_do_not_have() -> None:
    """conversions.points, conversions.coins"""
    state = alchemists()
    given(state, "alchemists", points=1, coins=1)
    play(state, "alchemists: convert 1VP to 1C. convert 2C to 1VP. convert 1VP to 1C")
    given(state, "alchemists", points=0, coins=1)
    assert refused(state, "alchemists: convert 1VP to 1C") == "conversions.points"
    assert refused(state, "alchemists: convert 2C to 1VP") == "conversions.coins"


def test_their_last_coins_are_worth_more() -> None:
    """factions.alchemists, scoring.resources: 2C for 1VP."""
    state = alchemists()
    given(state, "alchemists", coins=7, workers=0, priests=0)
    finish(state)
    assert scored(state, "alchemists", FROM_RESOURCES) == 3
    have(state, "alchemists", "1C")


def test_the_stronghold_brings_twelve_power_at_once() -> None:
    """factions.alchemists: once."""
    state = alchemists("TP E5")
    play(state, "alchemists: upgrade E5 to SH. done")
    have(state, "alchemists", "0/12/0")
    state = alchemists("TP E5")
    given(state, "alchemists", bowls="5/7/0")
    play(state, "alchemists: upgrade E5 to SH. done")
    have(state, "alchemists", "0/5/7")


def test_with_the_stronghold_every_spade_brings_two_power() -> None:
    """factions.alchemists: bought, of the bonus tile, of a power action, of the cult bonus."""
    state = alchemists("SH E5")
    play(state, "alchemists: dig 2. transform E6 to red. done")
    have(state, "alchemists", "8/4/0")
    turn_of(state, "alchemists")
    play(state, "alchemists: action BON1. done")
    have(state, "alchemists", "6/6/0")
    given(state, "alchemists", bowls="6/0/6")
    turn_of(state, "alchemists")
    play(state, "alchemists: action ACT6. done")
    have(state, "alchemists", "8/4/0")
    state = alchemists("SH E5", scoring="SCORE8", bonus="BON3")
    given(state, "alchemists", cults="0/0/0/8")
    passes(state, "alchemists", "witches")
    have(state, "alchemists", "8/4/0")
    assert state.round == 1


def test_without_the_stronghold_spades_bring_no_power() -> None:
    """factions.alchemists"""
    state = alchemists()
    play(state, "alchemists: dig 2. transform E6 to red. done")
    have(state, "alchemists", "12/0/0")


def test_others_have_no_such_exchange() -> None:
    """conversions.rates"""
    state = alchemists()
    passes(state, "alchemists")
    assert "VP" not in choices(state, "witches", "convert")
