"""Nomads (rulebook: factions, factions.nomads)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import bridge, choices, given, have, may, play, put, refused, table, terrain, turn_of
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.nomads-numbers"""
    assert start("nomads") == "15C 2W 0P 5/7/0 1/0/1/0"
    assert start_points("nomads") == 19


def test_prices() -> None:
    """factions.nomads-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("nomads") == "1/2 2/6 2/3 2/5 4/8 4/6"


def test_income() -> None:
    """factions.nomads-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("nomads", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("nomads", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 7C 1W 3PW, 11C 1W 4PW"
    assert incomes("nomads", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("nomads", "SH") == "1W, 1W 2PW"
    assert incomes("nomads", "SA") == "1W, 1W 1P"


def nomads(*buildings: str, scoring: str = "") -> TerraMystica:
    """On E8, F3 and I7, the stronghold on E8 beside D5 (blue) and E7 (gray)."""
    state = table("nomads E8 F3 I7", "witches A3 A10", scoring=scoring)
    put(state, "nomads", *(buildings or ("SH E8",)))
    given(state, "nomads", coins=20, workers=9)
    return state


def test_they_begin_with_three_dwellings() -> None:
    """setup.start-dwellings"""
    have(nomads("D E8"), "nomads", "D=3")


def test_the_sandstorm_makes_a_neighbouring_hex_desert() -> None:
    """special-actions.nomads: whatever its terrain, without spades."""
    state = nomads()
    play(state, "nomads: action ACTN")
    assert "D5 to yellow" in choices(state, "nomads", "transform")
    play(state, "nomads: transform D5 to yellow. done")
    assert terrain(state, "D5") == "yellow"
    have(state, "nomads", "9W 20C")


def test_a_dwelling_may_follow_at_its_price() -> None:
    """special-actions.nomads: on that hex."""
    state = nomads()
    terrain(state, "E7", to="yellow")
    play(state, "nomads: action ACTN. transform D5 to yellow")
    assert refused(state, "nomads: build E7") == "build.changed-hex"
    play(state, "nomads: build D5. done")
    have(state, "nomads", "8W 18C D=3")


def test_the_hex_must_share_an_edge_with_an_own_building() -> None:
    """special-actions.nomads: a bridge or ships do not count."""
    state = nomads()
    bridge(state, "nomads", "E8:G3")
    given(state, "nomads", shipping=3)
    play(state, "nomads: action ACTN")
    assert refused(state, "nomads: transform G3 to yellow") == "factions.nomads"
    hexes = choices(state, "nomads", "transform").split()[::3]
    assert " ".join(hexes) == "D5 E5 E6 E7 F4 G2 H4 I6 I8"


def test_it_makes_desert_only() -> None:
    """special-actions.nomads"""
    state = nomads()
    play(state, "nomads: action ACTN")
    assert refused(state, "nomads: transform D5 to black") == "factions.nomads"
    terrain(state, "E7", to="yellow")
    assert refused(state, "nomads: transform E7 to yellow") == "factions.nomads"


def test_it_is_no_spade() -> None:
    """transform.scoring: SCORE1 pays nothing, and nothing is bought on top."""
    state = nomads(scoring="SCORE1")
    play(state, "nomads: action ACTN. transform D5 to yellow")
    have(state, "nomads", "20VP")
    assert refused(state, "nomads: dig 1") == "transform.one-hex"


def test_it_must_be_carried_out() -> None:
    """give-up.not-allowed"""
    state = nomads()
    play(state, "nomads: action ACTN")
    assert refused(state, "nomads: done") == "turn.decide-first"


def test_once_a_round_with_the_stronghold() -> None:
    """special-actions.used, special-actions.not-owned"""
    state = nomads("D E8")
    assert refused(state, "nomads: action ACTN") == "special-actions.not-owned"
    state = nomads()
    play(state, "nomads: action ACTN. transform D5 to yellow. done")
    turn_of(state, "nomads")
    assert refused(state, "nomads: action ACTN") == "special-actions.used"


def test_without_a_hex_there_is_no_sandstorm() -> None:
    """special-actions.no-use"""
    state = nomads()
    for hex_name in ("D5", "E5", "E6", "E7", "F4", "G2", "H4", "I6"):
        terrain(state, hex_name, to="yellow")
    assert may(state, "nomads: action ACTN")
    terrain(state, "I8", to="yellow")
    assert refused(state, "nomads: action ACTN") == "special-actions.no-use"
