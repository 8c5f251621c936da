"""Which way a hex turns (rulebook: transform-and-build, rule transform.turn-back).

The terrains in their order: yellow, brown, black, blue, green, gray, red, and yellow again.
"""

from games.terra_mystica.play import given, passes, play, refused, scored, table, terrain, turn_of
from spielwerk.games.terra_mystica.state import FROM_ROUND_TILE
from spielwerk.games.terra_mystica.turn import TerraMystica


def halflings(workers: int = 40) -> TerraMystica:
    """Two levels of digging, and each spade brings points: brown E6 and F5, green E9 within reach from round 1."""
    state = table("halflings E6 F5", "nomads E8 F3 I7", scoring="SCORE1")
    given(state, "halflings", workers=workers, coins=20, digging=2)
    return state


def test_a_hex_is_not_turned_back_in_the_same_action() -> None:
    """transform.turn-back: green E9 towards brown and back would score two spades for nothing."""
    state = table("halflings E6 F5", "nomads E8 F3 I7")
    terrain(state, "E7", to="green")
    given(state, "halflings", workers=9)
    play(state, "halflings: dig 1. transform E7 to blue. dig 1")
    assert refused(state, "halflings: transform E7 to green") == "transform.turn-back"
    play(state, "halflings: transform E7 to black. done")


def test_a_hex_one_spade_from_home_goes_out_but_not_back() -> None:
    """transform.turn-back: one step away from home, it can only go on the long way round."""
    state = halflings()
    terrain(state, "E7", to="black")
    play(state, "halflings: dig 3. transform E7 to blue")
    assert refused(state, "halflings: transform E7 to brown") == "transform.turn-back"
    assert refused(state, "halflings: transform E7 to black") == "transform.turn-back"
    play(state, "halflings: transform E7 to gray. dig 3. transform E7 to brown. build E7")


def test_a_hex_takes_six_spades_at_most() -> None:
    """transform.turn-back: digging and transforming may alternate, but not without end."""
    state = halflings()
    terrain(state, "E7", to="black")
    for target in ("blue", "green", "gray", "red", "yellow"):
        play(state, f"halflings: dig 1. transform E7 to {target}")
    assert refused(state, "halflings: dig 2") == "transform.dig-target"
    play(state, "halflings: dig 1. transform E7 to brown")
    assert refused(state, "halflings: dig 1") == "transform.one-hex"
    assert scored(state, "halflings", FROM_ROUND_TILE) == 12


def test_a_home_hex_that_is_turned_away_does_not_come_home_in_the_same_action() -> None:
    """transform.turn-back: the seventh step would close the circle."""
    state = halflings()
    terrain(state, "E7", to="brown")
    for target in ("black", "blue", "green", "gray", "red"):
        play(state, f"halflings: dig 1. transform E7 to {target}")
    assert refused(state, "halflings: dig 2") == "transform.dig-target"
    play(state, "halflings: dig 1")
    assert refused(state, "halflings: transform E7 to brown") == "transform.turn-back"
    play(state, "halflings: transform E7 to yellow")
    assert refused(state, "halflings: dig 1") == "transform.dig-target"
    play(state, "halflings: done")


def test_bought_spades_are_not_used_so_that_the_rest_has_no_place() -> None:
    """transform.use-bought: from yellow one step towards brown leaves two spades that would have to turn back."""
    state = halflings()
    terrain(state, "E7", to="red")
    play(state, "halflings: dig 3")
    assert refused(state, "halflings: transform E7 to brown") == "transform.use-bought"
    play(state, "halflings: transform E7 to gray. transform E7 to blue. done")


def test_a_hex_turned_away_may_be_turned_back_in_a_later_action() -> None:
    """transform.turn-back"""
    state = halflings()
    terrain(state, "E7", to="black")
    play(state, "halflings: dig 1. transform E7 to blue. done")
    turn_of(state, "halflings")
    play(state, "halflings: dig 2. transform E7 to brown. build E7")


def test_spades_of_the_cult_bonus_turn_one_way_too() -> None:
    """transform.turn-back"""
    state = table("witches A3 E9", "nomads E8 F3 I7", scoring="SCORE6")
    given(state, "witches", cults="0/8/0/2")
    passes(state, "witches", "nomads")
    play(state, "witches: transform A2 to red")
    assert refused(state, "witches: transform A2 to gray") == "transform.turn-back"


def test_with_spades_turn_back_as_games_used_to_be_played() -> None:
    """options.spades-turn-back"""
    state = table("halflings E6 F5", "nomads E8 F3 I7", spades_turn_back=True)
    terrain(state, "E7", to="green")
    given(state, "halflings", workers=9)
    play(state, "halflings: dig 1. transform E7 to blue. dig 1. transform E7 to green. done")


def test_giants_that_stop_halfway_do_not_turn_back_either() -> None:
    """transform.turn-back: with loose-spades they may make any terrain, but a hex still goes one way."""
    state = table("giants D6 D7", "nomads E8 F3 I7", loose_spades=True)
    terrain(state, "D8", to="blue")
    given(state, "giants", workers=40)
    play(state, "giants: dig 2. transform D8 to green. dig 2")
    assert refused(state, "giants: transform D8 to blue") == "transform.turn-back"
    play(state, "giants: transform D8 to red. build D8")
