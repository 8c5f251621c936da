"""Influence: night shift and rebuilding (rulebook: influence)."""

from games.noria.play import choices, disc, given, have, lacks, play, refused, table, turn_of, wheel


def test_a_night_shift_turns_a_ring_by_one_slot() -> None:
    """influence.night-shift"""
    state = table()
    wheel(state, "red", "M-TL journey, M-BR city, L-BL tool, L-TL energy")
    given(state, "red", knowledge=3)
    play(state, "red: night-shift middle")
    assert disc(state, "red", "M-TR") == "journey"
    assert disc(state, "red", "M-BL") == "city"
    assert disc(state, "red", "L-BL") == "tool"
    play(state, "red: night-shift large")
    assert disc(state, "red", "L-TL") == "tool"
    assert disc(state, "red", "L-T") == "energy"
    have(state, "red", "0K")


def test_the_small_ring_cannot_be_turned() -> None:
    """influence.small-ring"""
    state = table()
    given(state, "red", knowledge=9)
    assert refused(state, "red: night-shift small") == "influence.small-ring"


def test_the_price_of_night_shifts_doubles() -> None:
    """influence.again: 1, 2, 4, 8 in one turn, and 1 again in the next."""
    state = table()
    given(state, "red", knowledge=15)
    for left in (14, 12, 8, 0):
        play(state, "red: night-shift large")
        have(state, "red", f"{left}K")
    assert lacks(state, "red: night-shift middle") == ("influence.night-shift-price", 16, 0)
    turn_of(state, "red")
    assert lacks(state, "red: night-shift middle") == ("influence.night-shift-price", 1, 0)


def test_rebuilding_exchanges_two_discs_or_moves_one() -> None:
    """influence.rebuild: any rings, any halves"""
    state = table()
    wheel(state, "red", "S-T city, L-B tool+")
    given(state, "red", knowledge=6)
    play(state, "red: rebuild S-T L-B")
    assert (disc(state, "red", "S-T"), disc(state, "red", "L-B")) == ("tool+", "city")
    have(state, "red", "4K")
    play(state, "red: rebuild S-T S-B")
    assert (disc(state, "red", "S-T"), disc(state, "red", "S-B")) == ("-", "tool+")
    have(state, "red", "0K")


def test_rebuilding_needs_a_disc() -> None:
    """influence.rebuild-empty"""
    state = table()
    wheel(state, "red", "S-T city")
    given(state, "red", knowledge=9)
    assert refused(state, "red: rebuild M-TL L-B") == "influence.rebuild-empty"
    assert choices(state, "red", "rebuild").count(",") == 10


def test_both_are_counted_by_themselves() -> None:
    """influence.again: rebuilding 2, 4, 8, whatever night shifts there were"""
    state = table()
    given(state, "red", knowledge=9)
    play(state, "red: night-shift large. rebuild S-T L-B. night-shift middle. rebuild S-T L-B")
    have(state, "red", "0K")
    assert lacks(state, "red: rebuild S-T L-B") == ("influence.rebuild-price", 8, 0)


def test_late_in_the_game_both_cost_one_more() -> None:
    """influence.later: from round 11, 10, 9 with 2, 3, 4 players; then doubled"""
    for players, round in ((2, 11), (3, 10), (4, 9)):
        for dear in (False, True):
            state = table(players)
            given(state, "red", knowledge=30)
            turn_of(state, "red", round if dear else round - 1)
            play(state, "red: night-shift large")
            have(state, "red", f"{28 if dear else 29}K")
            play(state, "red: night-shift large")
            have(state, "red", f"{24 if dear else 27}K")
            play(state, "red: rebuild S-T L-B. rebuild S-T L-B")
            have(state, "red", f"{15 if dear else 21}K")


def test_influence_comes_before_the_actions() -> None:
    """turn.influence-first"""
    state = table()
    given(state, "red", knowledge=9)
    play(state, "red: use L-B")
    assert refused(state, "red: night-shift large") == "turn.influence-first"
    assert refused(state, "red: rebuild S-T L-B") == "turn.influence-first"


def test_what_is_turned_into_the_active_half_can_be_used() -> None:
    """influence.night-shift: a ring turned in time brings other discs"""
    state = table()
    wheel(state, "red", "S-B energy, L-TR obsidian")
    given(state, "red", knowledge=1)
    assert choices(state, "red", "use") == "S-B"
    play(state, "red: night-shift large")
    assert choices(state, "red", "use") == "S-B, L-BR"
