"""Priests and where they are sent (rulebook: priests)."""

from games.terra_mystica.play import APART, choices, given, have, lacks, may, play, put, refused, table, turn_of


def test_the_first_priest_of_a_cult_goes_three_steps_the_next_three_go_two() -> None:
    """priests.send: four spaces; then there is only the single step."""
    state = table(*APART)
    given(state, "witches", priests=7, cults="0/0/0/0")
    for steps, after in ((3, 3), (2, 5), (2, 7), (2, 9)):
        turn_of(state, "witches")
        play(state, f"witches: send p to FIRE for {steps}")
        have(state, "witches", f"{after}/0/0/0")
    turn_of(state, "witches")
    assert choices(state, "witches", "send p to FIRE") == "for 1"
    assert may(state, "witches: send p to FIRE for 1")
    assert refused(state, "witches: send p to FIRE for 3") == "priests.space-taken"
    assert refused(state, "witches: send p to FIRE for 2") == "priests.space-taken"


def test_the_spaces_are_there_for_all_players_together() -> None:
    """priests.space-taken"""
    state = table(*APART)
    given(state, "witches", priests=1)
    given(state, "nomads", priests=1)
    play(state, "witches: send p to WATER for 3. done")
    assert refused(state, "nomads: send p to WATER for 3") == "priests.space-taken"
    assert choices(state, "nomads", "send p to WATER") == "for 1 for 2"
    assert choices(state, "nomads", "send p to EARTH") == "for 1 for 2 for 3"


def test_a_worse_space_may_be_chosen() -> None:
    """priests.send: 2 steps although the space for 3 is free, and it stays free."""
    state = table(*APART)
    given(state, "witches", priests=2, cults="0/0/0/0")
    play(state, "witches: send p to EARTH for 2. done", "nomads: pass BON4", "witches: send p to EARTH for 3")
    have(state, "witches", "0/0/5/0")
    state = table(*APART)
    given(state, "witches", priests=4, cults="0/0/0/0")
    for _ in range(3):
        turn_of(state, "witches")
        play(state, "witches: send p to EARTH for 2")
    turn_of(state, "witches")
    assert may(state, "witches: send p to EARTH for 3")
    have(state, "witches", "1P board=3")


def test_a_priest_on_the_board_stays_there_for_ever() -> None:
    """priests.stay: he counts among the seven and cannot be exchanged; short descriptions know only these spaces."""
    state = table(*APART)
    given(state, "witches", priests=1, priests_on_board=5, bowls="0/0/12")
    play(state, "witches: send p to FIRE for 3")
    have(state, "witches", "0P board=6")
    assert refused(state, "witches: convert 1P to 1W") == "conversions.priests"
    play(state, "witches: convert 5PW to 1P")
    assert refused(state, "witches: convert 5PW to 1P") == "conversions.priest-limit"


def test_for_a_single_step_the_priest_comes_back_to_the_supply() -> None:
    """priests.return: always possible, and takes no space."""
    state = table(*APART)
    given(state, "witches", priests=7, cults="0/0/0/0", bowls="0/0/12")
    for step in (1, 2, 3, 4, 5):
        turn_of(state, "witches")
        play(state, "witches: send p to AIR for 1")
        have(state, "witches", f"0/0/0/{step} board=0")
    assert (state.cult_threes, list(state.cult_twos)) == (0, [0, 0, 0, 0])
    turn_of(state, "witches")
    assert choices(state, "witches", "send p to AIR") == "for 1 for 2 for 3"


def test_without_a_priest_none_is_sent() -> None:
    """priests.none"""
    state = table(*APART)
    given(state, "witches", priests=0)
    assert lacks(state, "witches: send p to FIRE for 1") == ("priests.none", 1, 0)


def test_the_spaces_of_a_cult_are_its_own() -> None:
    """priests.send: each of the four cults has four spaces."""
    state = table(*APART)
    given(state, "witches", priests=4, cults="0/0/0/0")
    for cult in ("FIRE", "WATER", "EARTH", "AIR"):
        turn_of(state, "witches")
        play(state, f"witches: send p to {cult} for 3")
    have(state, "witches", "3/3/3/3 board=4")


def test_priests_come_from_temples_at_the_start_of_a_round_or_are_bought_with_power() -> None:
    """income.buildings, conversions.rates; besides that there are bonus tile, power action, town and cult bonus."""
    state = table(*APART)
    put(state, "witches", "TE A3")
    given(state, "witches", bowls="0/0/12", priests=0)
    play(state, "witches: convert 5PW to 1P")
    have(state, "witches", "1P")
    play(state, "witches: pass BON4", "nomads: pass BON3")
    have(state, "witches", "2P")


def test_gains_beyond_seven_are_lost() -> None:
    """priests.limit: income of three temples with six priests, one of them on the board."""
    state = table(*APART)
    put(state, "witches", "TE A3", "TE E9", "TE I6")
    given(state, "witches", priests=5, priests_on_board=1)
    play(state, "witches: pass BON4", "nomads: pass BON3")
    have(state, "witches", "6P board=1")
