"""Giants (rulebook: factions, factions.giants)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import choices, given, have, may, play, put, refused, table, targets, terrain, turn_of
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.giants-numbers"""
    assert start("giants") == "15C 3W 0P 5/7/0 1/0/0/1"
    assert start_points("giants") == 25


def test_prices() -> None:
    """factions.giants-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("giants") == "1/2 2/6 2/3 2/5 4/6 4/6"


def test_income() -> None:
    """factions.giants-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("giants", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("giants", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("giants", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("giants", "SH") == "1W, 1W 4PW"
    assert incomes("giants", "SA") == "1W, 1W 1P"


def giants(*buildings: str, bonus: str = "BON3", scoring: str = "") -> TerraMystica:
    """On G2, beside F3 (yellow) and F4 (green), and on I5."""
    state = table("giants G2 I5", "witches A3 A10", bonus=f"{bonus} BON8", scoring=scoring)
    put(state, "giants", *buildings)
    given(state, "giants", coins=20, workers=9, bowls="0/0/12")
    return state


def test_every_terrain_takes_two_spades() -> None:
    """transform.giants: gray beside home on the wheel as well as black at the bottom."""
    for colour in ("yellow", "brown", "black", "blue", "green", "gray"):
        state = giants()
        terrain(state, "F3", to=colour)
        play(state, "giants: dig 2. transform F3 to red. build F3. done")
        have(state, "giants", "2W 18C D=3")


def test_only_the_home_terrain_is_made() -> None:
    """transform.giants"""
    state = giants()
    play(state, "giants: dig 2")
    assert refused(state, "giants: transform F3 to brown") == "transform.giants"
    assert set(choices(state, "giants", "transform").split()[2::3]) == {"red"}


def test_not_one_and_not_three() -> None:
    """transform.giants"""
    state = giants()
    assert refused(state, "giants: dig 1") == "transform.giants"
    assert refused(state, "giants: dig 3") == "transform.giants"


def test_a_single_free_spade_needs_a_bought_one() -> None:
    """transform.adding: of BON1 or ACT5; alone it is lost."""
    for action, bonus in (("ACT5", "BON3"), ("BON1", "BON1")):
        state = giants(bonus=bonus)
        play(state, f"giants: action {action}")
        assert targets(state, "giants") == ""
        assert refused(state, "giants: transform F3 to red") == "transform.spades"
        assert refused(state, "giants: dig 2") == "transform.giants"
        play(state, "giants: dig 1. transform F3 to red. build F3. done")
        have(state, "giants", "5W")
        state = giants(bonus=bonus)
        play(state, f"giants: action {action}. done")


def test_the_double_spade_makes_one_hex() -> None:
    """power-actions.act6"""
    state = giants()
    play(state, "giants: action ACT6. transform F4 to red")
    assert targets(state, "giants") == ""
    play(state, "giants: build F4. done")
    have(state, "giants", "8W 18C")


def test_two_spades_of_the_stronghold_every_round() -> None:
    """special-actions.giants: transform and build."""
    state = giants("SH G2")
    play(state, "giants: action ACTG. transform F4 to red. build F4. done")
    have(state, "giants", "8W 18C D=2 0/0/12")
    turn_of(state, "giants")
    assert refused(state, "giants: action ACTG") == "special-actions.used"


def test_the_dwelling_on_it_must_be_paid() -> None:
    """build.cost"""
    state = giants("SH G2")
    given(state, "giants", coins=1)
    play(state, "giants: action ACTG. transform F4 to red")
    assert refused(state, "giants: build F4") == "build.cost"
    play(state, "giants: done")


def test_spades_count_one_by_one_for_points() -> None:
    """tiles.score1"""
    for move in ("dig 2", "action ACTG"):
        state = giants("SH G2", scoring="SCORE1")
        play(state, f"giants: {move}")
        have(state, "giants", "24VP")
        assert may(state, "giants: transform F4 to red")


def test_without_a_hex_the_stronghold_is_of_no_use() -> None:
    """special-actions.no-use"""
    state = giants("SH G2")
    put(state, "witches", "D F3", "D I4", "D I6")
    assert may(state, "giants: action ACTG")
    put(state, "witches", "D F4")
    assert refused(state, "giants: action ACTG") == "special-actions.no-use"
