"""Chaos Magicians (rulebook: factions, factions.chaosmagicians)."""

from games.terra_mystica.boards import incomes, prices, start, start_points
from games.terra_mystica.play import choices, given, have, may, next_round, passes, play, put, refused, table, turn_of
from spielwerk.games.terra_mystica.turn import TerraMystica


def test_start() -> None:
    """factions.chaosmagicians-numbers"""
    assert start("chaosmagicians") == "15C 4W 0P 5/7/0 2/0/0/0"
    assert start_points("chaosmagicians") == 19


def test_prices() -> None:
    """factions.chaosmagicians-numbers: D, TP alone, TP beside an opponent, TE, SH, SA in workers/coins."""
    assert prices("chaosmagicians") == "1/2 2/6 2/3 2/5 4/4 4/8"


def test_income() -> None:
    """factions.chaosmagicians-numbers: from none, one, two ... buildings of a kind and nothing else."""
    assert incomes("chaosmagicians", "D") == "1W, 2W, 3W, 4W, 5W, 6W, 7W, 8W, 8W"
    assert incomes("chaosmagicians", "TP") == "1W, 2C 1W 1PW, 4C 1W 2PW, 6C 1W 4PW, 8C 1W 6PW"
    assert incomes("chaosmagicians", "TE") == "1W, 1W 1P, 1W 2P, 1W 3P"
    assert incomes("chaosmagicians", "SH") == "1W, 3W"
    assert incomes("chaosmagicians", "SA") == "1W, 1W 1P"


def chaos(*buildings: str) -> TerraMystica:
    state = table("chaosmagicians G2", "witches A3 A10")
    put(state, "chaosmagicians", *buildings)
    given(state, "chaosmagicians", coins=20, workers=9, priests=4, bowls="0/0/12", cults="0/0/0/0")
    return state


def test_they_begin_with_one_dwelling() -> None:
    """setup.start-dwellings"""
    have(chaos(), "chaosmagicians", "D=1")


def test_they_take_two_favour_tiles_for_every_temple_and_the_sanctuary() -> None:
    """favours.when"""
    state = chaos("TP G2", "TE I5")
    play(state, "chaosmagicians: upgrade G2 to TE. +FAV1")
    assert refused(state, "chaosmagicians: done") == "turn.decide-first"
    assert refused(state, "chaosmagicians: +FAV1") == "favours.held"
    play(state, "chaosmagicians: +FAV2. done")
    turn_of(state, "chaosmagicians")
    play(state, "chaosmagicians: upgrade I5 to SA. +FAV3. +FAV4. done")
    have(state, "chaosmagicians", "3/3/3/3")


def test_one_for_the_stronghold_is_not_theirs() -> None:
    """favours.when"""
    state = chaos("TP G2")
    play(state, "chaosmagicians: upgrade G2 to SH. done")
    assert choices(state, "chaosmagicians", "+FAV") == ""


def test_two_actions_in_a_row() -> None:
    """special-actions.chaos-magicians: conversions before, between and after them."""
    state = chaos("SH G2")
    play(state, "chaosmagicians: action ACTC. send p to FIRE for 3. convert 1W to 1C. action ACT4")
    assert refused(state, "chaosmagicians: action ACT3") == "turn.one-action"
    play(state, "chaosmagicians: convert 1W to 1C. done")
    have(state, "chaosmagicians", "29C 7W 3P 3/0/0/0")
    assert state.current_player() == 1


def test_both_must_be_taken_or_the_second_passed() -> None:
    """turn.nothing-to-end"""
    state = chaos("SH G2")
    play(state, "chaosmagicians: action ACTC")
    assert refused(state, "chaosmagicians: done") == "turn.nothing-to-end"
    play(state, "chaosmagicians: send p to FIRE for 3")
    assert refused(state, "chaosmagicians: done") == "turn.nothing-to-end"


def test_passing_may_be_the_first_or_the_second_and_ends_it() -> None:
    """special-actions.chaos-magicians"""
    for before in ("action ACTC", "action ACTC. send p to FIRE for 3"):
        state = chaos("SH G2")
        play(state, f"chaosmagicians: {before}. pass BON4")
        assert state.deciders() == [1]
        play(state, "witches: pass BON5")
        assert (state.round, state.current_player(), state.actions_left) == (2, 0, 1)


def test_a_transformation_can_be_either_of_the_two() -> None:
    """special-actions.chaos-magicians: `done` ends the first one when no dwelling follows."""
    state = chaos("SH G2")
    play(state, "chaosmagicians: action ACTC. action ACT5. transform F4 to gray. done")
    assert state.current_player() == 0
    play(state, "chaosmagicians: action ACT6. transform F3 to red. build F3")
    play(state, "chaosmagicians: done")
    have(state, "chaosmagicians", "D=1 18C 8W")


def test_what_the_first_makes_due_is_decided_before_the_second() -> None:
    """turn.decide-first"""
    state = chaos("SH G2", "TP I5")
    play(state, "chaosmagicians: action ACTC. upgrade I5 to TE")
    assert refused(state, "chaosmagicians: send p to FIRE for 3") == "turn.decide-first"
    play(state, "chaosmagicians: +FAV7. +FAV8. send p to FIRE for 3. done")
    have(state, "chaosmagicians", "3/0/2/2")


def test_once_a_round() -> None:
    """special-actions.used: not within itself either."""
    state = chaos("SH G2")
    play(state, "chaosmagicians: action ACTC")
    assert refused(state, "chaosmagicians: action ACTC") == "special-actions.used"
    play(state, "chaosmagicians: send p to FIRE for 1. send p to FIRE for 1. done")
    passes(state, "witches")
    assert refused(state, "chaosmagicians: action ACTC") == "special-actions.used"
    next_round(state)
    turn_of(state, "chaosmagicians")
    assert may(state, "chaosmagicians: action ACTC")


def test_the_next_turn_is_a_single_one_again() -> None:
    state = chaos("SH G2")
    play(state, "chaosmagicians: action ACTC. send p to FIRE for 1. send p to FIRE for 1. done")
    passes(state, "witches")
    play(state, "chaosmagicians: send p to FIRE for 1")
    assert refused(state, "chaosmagicians: send p to FIRE for 1") == "turn.one-action"
