"""Places where implementations of Terra Mystica have gone wrong, each with the position that shows it."""

import pytest

from games.terra_mystica.play import (
    APART,
    BESIDE,
    bridge,
    choices,
    coins_on_tiles,
    finish,
    given,
    have,
    passes,
    play,
    player_of,
    put,
    refused,
    scored,
    table,
    targets,
    terrain,
    town_of,
    turn_of,
)
from spielwerk.games.terra_mystica.heuristics import sensible_turns
from spielwerk.games.terra_mystica.kinds import is_exchange
from spielwerk.games.terra_mystica.state import FROM_FACTION, FROM_NETWORK, FROM_TRACK


def test_free_actions() -> None:
    """Conversions are legal, but whoever plays by sensible turns is not offered them for their own sake."""
    state = table(*APART)
    given(state, "witches", coins=9, workers=9, priests=3, bowls="0/6/6")
    assert len(choices(state, "witches", "convert").split(" to ")) == 7
    assert all(
        any(not is_exchange(action) for action in turn) for turn in sensible_turns(state, 0, state.legal_actions(0))
    )


def test_leech_timing() -> None:
    """Offers are answered late, in any order, each on its own; earlier ones that were taken cap the later."""
    state = table(*BESIDE)
    put(state, "nomads", "TE F3")
    for hex_name in ("E6", "G2"):
        terrain(state, hex_name, to="green")
    given(state, "witches", coins=9, workers=9)
    play(state, "witches: build E6. done")
    turn_of(state, "witches")
    play(state, "witches: build G2. done", "nomads: convert 1W to 1C")
    given(state, "nomads", bowls="0/3/9")
    play(state, "nomads: leech 2 from witches. leech 2 from witches. dig 1")
    have(state, "nomads", "19VP 0/0/12")


def test_leech_with_vp_0() -> None:
    """Accepting is capped to VP + 1 power."""
    state = table(*BESIDE)
    put(state, "nomads", "SH F3")
    given(state, "nomads", points=0, bowls="12/0/0")
    given(state, "witches", coins=9, workers=9)
    play(state, "witches: upgrade F4 to TP", "nomads: leech 3 from witches")
    have(state, "nomads", "0VP 11/1/0")


def test_cultists() -> None:
    """One step for a building, at the first acceptance; one power only if everybody able declined."""
    state = table("cultists A1 E6", "witches A3 F4", "nomads E8 F3 I7")
    given(state, "cultists", coins=20, workers=9, cults="0/0/0/0", bowls="12/0/0")
    given(state, "nomads", bowls="0/0/12")
    play(state, "cultists: upgrade E6 to TP. done", "witches: decline 1 from cultists")
    have(state, "cultists", "11/1/0")
    given(state, "nomads", bowls="12/0/0")
    turn_of(state, "cultists")
    play(state, "cultists: upgrade E6 to TE. +FAV12. done", "nomads: leech 1 from cultists")
    play(state, "cultists: +FIRE", "witches: leech 1 from cultists")
    have(state, "cultists", "1/0/0/1 11/1/0")
    assert refused(state, "cultists: +FIRE") == "cults.due"


def test_auren_acta() -> None:
    """Two steps on one and the same track, really taken."""
    state = table("auren E9 F4", "cultists A1 A7")
    put(state, "auren", "SH E9")
    given(state, "auren", cults="0/0/0/0")
    play(state, "auren: action ACTA. +FIRE. done")
    have(state, "auren", "2/0/0/0")


def test_chaos_double_turn() -> None:
    """Passing inside ends it; and neither of the two is dropped."""
    state = table("chaosmagicians G2", "witches A3 A10")
    put(state, "chaosmagicians", "SH G2")
    given(state, "chaosmagicians", priests=2, cults="0/0/0/0")
    tried = state.clone()
    play(tried, "chaosmagicians: action ACTC. send p to FIRE for 3. send p to AIR for 3. done")
    have(tried, "chaosmagicians", "3/0/0/3")
    play(state, "chaosmagicians: action ACTC. pass BON4", "witches: pass BON5")
    assert (state.round, state.actions_left) == (2, 1)


def test_darklings() -> None:
    """No digging track; 2VP for spades bought, not for those of power actions; the stronghold's priests are limited."""
    state = table("darklings E5 I2", "witches A3 A10")
    put(state, "darklings", "TP E5")
    given(state, "darklings", coins=9, workers=9, priests=6, bowls="0/0/12")
    assert refused(state, "darklings: advance dig") == "digging.none"
    tried = state.clone()
    play(tried, "darklings: action ACT5. dig 1. transform E4 to green. transform E4 to gray. done")
    have(tried, "darklings", "22VP")
    play(state, "darklings: upgrade E5 to SH. convert 1W to 1P")
    assert refused(state, "darklings: convert 1W to 1P") == "conversions.priest-limit"


def test_halflings_sh() -> None:
    """Three spades at once, each 1VP and 2VP of SCORE1, possibly on three hexes, with one dwelling."""
    state = table("halflings E2 E6", "witches A3 A10", scoring="SCORE1")
    put(state, "halflings", "TP E2")
    given(state, "halflings", coins=10, workers=5)
    terrain(state, "E7", to="yellow")
    play(state, "halflings: upgrade E2 to SH")
    have(state, "halflings", "29VP")
    play(state, "halflings: transform E5 to brown. transform F3 to brown. transform E7 to brown. build E7. done")
    have(state, "halflings", "29VP 0C 0W D=2")


def test_alchemists_sh() -> None:
    """12 power at once; the tokens stay 12, so with fuller bowls some of it vanishes."""
    for bowls, after in (("12/0/0", "0/12/0"), ("5/7/0", "0/5/7"), ("0/6/6", "0/0/12")):
        state = table("alchemists E5 I2", "witches A3 A10")
        put(state, "alchemists", "TP E5")
        given(state, "alchemists", coins=6, workers=4, bowls=bowls)
        play(state, "alchemists: upgrade E5 to SH. done")
        have(state, "alchemists", after)


def test_giants() -> None:
    """Targets other than home are not offered, and the dwelling after a free transformation is paid."""
    state = table("giants G2 I5", "witches A3 A10")
    put(state, "giants", "SH G2")
    given(state, "giants", coins=1, workers=9)
    play(state, "giants: action ACTG")
    assert set(choices(state, "giants", "transform").split()[2::3]) == {"red"}
    assert refused(state, "giants: transform F4 to black") == "transform.giants"
    play(state, "giants: transform F4 to red")
    assert refused(state, "giants: build F4") == "build.cost"
    state = table("nomads E8 F3 I7", "witches A3 A10")
    put(state, "nomads", "SH E8")
    given(state, "nomads", coins=1, workers=9)
    play(state, "nomads: action ACTN. transform D5 to yellow")
    assert refused(state, "nomads: build D5") == "build.cost"


TUNNELLERS = pytest.mark.parametrize(
    ("seat", "home", "skipping"), [("dwarves A2 I9", "gray", "A4"), ("fakirs A5 I7", "yellow", "A3")]
)
"""Dwarves and Fakirs, and a hex that one of their tunnels or flights reaches."""


@TUNNELLERS
def test_dwarves_fakirs_bon4_and_tw7_give_no_shipping(seat: str, home: str, skipping: str) -> None:
    """G4 and G2 are one river hex away; TW7 scores its 4VP and no step."""
    name = seat.split()[0]
    state = table(seat, "witches C3 E9", scoring="SCORE4", bonus="BON4 BON8")
    given(state, name, coins=20, workers=20, priests=0)
    river = {"dwarves": "G4", "fakirs": "G2"}[name]
    terrain(state, river, to=home)
    if name == "fakirs":
        assert refused(state, f"{name}: build {river}") == "transform.tunnel-cost"
    else:
        play(state, f"{name}: build {river}. done")
        have(state, name, "24VP 17W")  # through a tunnel
        turn_of(state, name)
    put(state, name, "TP D1", "TP D2", "TE D3", "D E3")
    points = player_of(state, name).points
    play(state, f"{name}: upgrade E3 to TP. +TW7. done")
    have(state, name, f"{points + 4}VP ship=0")
    assert scored(state, name, FROM_TRACK) == 0


@TUNNELLERS
def test_dwarves_fakirs_bon10_scores_nothing(seat: str, home: str, skipping: str) -> None:
    """Their shipping is 0 for ever."""
    name = seat.split()[0]
    state = table(seat, "witches C3 E9", bonus="BON10 BON8")
    given(state, name, extra_range=2)
    passes(state, name)
    have(state, name, "20VP")


@TUNNELLERS
def test_dwarves_fakirs_score_again_for_a_second_action_on_the_same_hex(seat: str, home: str, skipping: str) -> None:
    name = seat.split()[0]
    state = table(seat, "witches C3 E9")
    given(state, name, coins=20, workers=20, priests=4)
    terrain(state, skipping, to="red")
    play(state, f"{name}: dig 1. transform {skipping} to {home}. done")
    assert scored(state, name, FROM_FACTION) == 4
    turn_of(state, name)
    play(state, f"{name}: build {skipping}. done")
    assert scored(state, name, FROM_FACTION) == 8


@TUNNELLERS
def test_dwarves_fakirs_do_not_tunnel_with_cult_spades(seat: str, home: str, skipping: str) -> None:
    name = seat.split()[0]
    state = table(seat, "witches C3 E9", scoring="SCORE8")
    given(state, name, cults="0/0/0/4", workers=20, priests=4)
    passes(state, name, "witches")
    assert skipping not in targets(state, name).split()
    assert refused(state, f"{name}: transform {skipping} to {home}") == "transform.reach"


def test_mermaids() -> None:
    """A town across the river is the player's decision and may come later; the stronghold's step pays its VP."""
    state = table("mermaids E4 I4", "witches A10 I11", scoring="SCORE3")
    put(state, "mermaids", "TP A3", "TE A2", "D C1", "D D2", "TP E4")
    given(state, "mermaids", coins=20, workers=20)
    play(state, "mermaids: upgrade C1 to TP. done")
    assert town_of(state, "mermaids") == ""
    turn_of(state, "mermaids")
    play(state, "mermaids: upgrade E4 to SH. connect r0. +TW8. done")
    have(state, "mermaids", "33VP ship=2 towns=1")


def test_engineers() -> None:
    """Bridges score only if both ends are own buildings when passing; the income of temples is uneven."""
    state = table("engineers E7 F6", "witches A3 A10")
    put(state, "engineers", "SH E7", "D C2", "D E5", "TE I1", "TE I3")
    bridge(state, "engineers", "C2:E5")
    bridge(state, "engineers", "C2:D3")
    given(state, "engineers", priests=0, bowls="12/0/0")
    play(state, "engineers: pass BON4", "witches: pass BON5")
    have(state, "engineers", "23VP 1P 2/10/0")  # 5PW of two temples, 2 of the stronghold, 3 of BON4


def test_key_and_step_10() -> None:
    """The key may arrive later in the same action, unless somebody has closed the track meanwhile."""
    for somebody, after in ((0, "10/0/0/0 key=0"), (10, "9/0/0/0 key=1")):
        state = table(*APART, scoring="SCORE4")
        put(state, "witches", "TP A3", "TP A4", "D A5", "D A6", "TP E9")
        given(state, "witches", coins=9, workers=9, cults="8/0/0/0")
        play(state, "witches: upgrade E9 to TE. +FAV5")
        given(state, "nomads", cults=f"{somebody}/0/0/0")
        play(state, "witches: +TW1")
        have(state, "witches", after)


def test_tw5_tw6_with_one_key_and_two_tracks_at_9() -> None:
    """The player chooses the track."""
    for cult, after in (("FIRE", "10/1/9/1"), ("EARTH", "9/1/10/1")):
        state = table(*APART, scoring="SCORE4")
        put(state, "witches", "TP A3", "TP A4", "D A5", "D A6")
        given(state, "witches", coins=9, workers=9, cults="9/0/9/0")
        play(state, f"witches: upgrade A5 to TP. +TW5. key {cult}. done")
        have(state, "witches", f"{after} key=0")


def test_sa_in_towns() -> None:
    """It counts as two only in its own group."""
    for sanctuary, towns in (("I11", 0), ("A3", 1)):
        state = table(*APART)
        put(state, "witches", "SH A3", "TE A4", "D A5")
        put(state, "witches", f"SA {sanctuary}")
        given(state, "witches", coins=9, workers=9)
        play(state, "witches: upgrade A5 to TP")
        assert player_of(state, "witches").due_towns == towns


def test_pass_bonus() -> None:
    """The old tile scores, the new one is taken before the old returns; BON10 looks at the track, not at BON4."""
    state = table(*APART, bonus="BON10 BON3", spare="BON4")
    given(state, "witches", shipping=2)
    assert refused(state, "witches: pass BON10") == "passing.tile-taken"
    play(state, "witches: pass BON4")
    have(state, "witches", "26VP bonus=BON4")
    play(state, "nomads: pass BON10", "witches: pass BON3")
    have(state, "witches", "26VP")


def test_tp_price() -> None:
    """It depends on direct neighbours only, and on nobody's decision about power."""
    for seats, coins in ((BESIDE, 3), (("witches C3 F4", "nomads E8 A5 I7"), 6)):
        state = table(*seats)
        given(state, "witches", coins=6, workers=2)
        play(state, "witches: upgrade F4 to TP")
        have(state, "witches", f"{6 - coins}C")
        if coins == 3:
            play(state, "nomads: decline 1 from witches")
            have(state, "witches", "3C")


def test_priest_cap() -> None:
    """Seven less those on the board; income above is lost."""
    state = table(*APART)
    put(state, "witches", "TE A3", "TE E9", "TE I6")
    given(state, "witches", priests=3, priests_on_board=3)
    passes(state, "witches", "nomads")
    have(state, "witches", "4P board=3")


def test_cult_bonus() -> None:
    """Divided rounding down, never after round 6; SCORE9 counts only priests on the board."""
    state = table(*APART, scoring="SCORE4", spare="BON9")
    given(state, "witches", cults="7/0/0/0", workers=0)
    play(state, "witches: pass BON9", "nomads: pass BON4")
    have(state, "witches", "6W")  # three of the bonus, three of two dwellings
    state = table(*APART, scoring="SCORE9", spare="BON9")
    given(state, "witches", coins=0, priests=4, priests_on_board=2)
    play(state, "witches: pass BON9", "nomads: pass BON4")
    have(state, "witches", "7C")
    state = table(*APART, scoring="SCORE2 SCORE8 SCORE7 SCORE6 SCORE5 SCORE4")
    given(state, "witches", cults="10/0/0/0", coins=0, workers=2, priests=0, bowls="12/0/0")
    finish(state)
    have(state, "witches", "2C")


def test_dropped_players() -> None:
    """Buildings stay, no power is offered, the tile returns to the pool, cults and network still score."""
    state = table("witches C3 F4", "nomads E8 F3 I7", "giants I5 I12", bonus="BON3 BON8 BON9")
    given(state, "nomads", cults="9/0/0/0")
    state.withdraw(1)
    given(state, "witches", coins=3, workers=2)
    play(state, "witches: upgrade F4 to TP")
    assert len(state.offers) == 0
    assert "BON8:0" in coins_on_tiles(state)
    play(state, "witches: done", "giants: pass BON8")
    finish(state)
    assert state.returns()[1] >= 20 + 8
    assert scored(state, "nomads", FROM_NETWORK) > 0


def test_free_dwelling_in_network() -> None:
    """The Witches' far dwelling may be outside the network."""
    state = table(*APART)
    put(state, "witches", "SH E9", "D F6")
    put(state, "nomads", "D F4", "D E7")
    play(state, "witches: action ACTW. build D1. done")
    finish(state)
    assert scored(state, "witches", FROM_NETWORK) == 12  # two against four


def test_bonus_coins() -> None:
    """Added at the start of a round to the left-over tiles, also before round 1."""
    state = table(*APART, bonus="BON3 BON8", spare="BON1 BON5 BON9")
    assert coins_on_tiles(state) == "BON1:1 BON5:1 BON9:1"
    play(state, "witches: pass BON1", "nomads: pass BON3")
    assert coins_on_tiles(state) == "BON5:2 BON8:1 BON9:2"
