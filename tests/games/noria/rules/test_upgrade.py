"""Upgrading discs (rulebook: upgrade)."""

from games.noria.play import disc, given, play, refused, table, wheel


def test_another_disc_is_turned_over() -> None:
    """upgrade.disc: in any ring and half"""
    state = table()
    wheel(state, "red", "S-B tool, S-T city, L-B energy")
    play(state, "red: use S-B. upgrade S-T")
    assert disc(state, "red", "S-T") == "city+"
    assert refused(state, "red: upgrade L-B") == "actions.one-each"


def test_not_the_tool_disc_itself() -> None:
    """upgrade.itself, upgrade.empty"""
    state = table()
    wheel(state, "red", "S-B tool, S-T city")
    play(state, "red: use S-B")
    assert refused(state, "red: upgrade S-B") == "upgrade.itself"
    assert refused(state, "red: upgrade L-B") == "upgrade.empty"


def test_once_is_enough() -> None:
    """upgrade.already"""
    state = table()
    wheel(state, "red", "S-B tool, S-T city+")
    play(state, "red: use S-B")
    assert refused(state, "red: upgrade S-T") == "upgrade.already"


def test_it_serves_from_the_next_turn_on() -> None:
    """upgrade.not-this-turn: not even once, and it cannot be left out either"""
    state = table()
    wheel(state, "red", "S-B tool, M-BL energy")
    play(state, "red: use S-B. upgrade M-BL")
    assert refused(state, "red: use M-BL") == "upgrade.not-this-turn"
    assert refused(state, "red: inspect M-BL") == "upgrade.not-this-turn"


def test_a_disc_that_has_been_used_may_be_upgraded() -> None:
    """upgrade.disc: that gives no second action"""
    state = table()
    wheel(state, "red", "S-B tool, M-BL energy")
    play(state, "red: use M-BL. use S-B. upgrade M-BL")
    assert disc(state, "red", "M-BL") == "energy+"
    assert refused(state, "red: use M-BL") == "actions.in-a-row"


def test_an_upgraded_tool_upgrades_and_produces() -> None:
    """upgrade.disc: two actions, the same or different ones"""
    state = table()
    wheel(state, "red", "S-B tool+, S-T city, L-T energy")
    given(state, "red", free="engine", energy=1, obsidian=1)
    play(state, "red: use S-B. upgrade S-T. produce 1 engine")
    assert disc(state, "red", "S-T") == "city+"
