"""The seven mistakes that are made most (rulebook: mistakes)."""

from games.noria.play import choices, disc, given, have, play, refused, seated, table, wheel


def test_ships_and_factories_score() -> None:
    """mistakes.ships-and-factories-score: they do not."""
    state = table()
    seated(state, division=4, specialization=4)
    given(state, "red", steps="0/0/0/0", ships="9/9/9", free="engine sail", full="lamp piston")
    assert state.returns()[0] == 0


def test_two_upgraded_discs() -> None:
    """mistakes.two-upgraded-discs: only one of them gives two actions, and four are the most."""
    state = table()
    wheel(state, "red", "S-B energy+, M-BL mycelium+")
    play(state, "red: use S-B. use S-B. use M-BL")
    assert refused(state, "red: use M-BL") == "actions.one-doubled"
    state = table()
    wheel(state, "red", "L-B bonus, S-B energy+, M-BL mycelium+")
    play(state, "red: use L-B. use S-B. use S-B. use M-BL. use M-BL")
    assert refused(state, "red: use M-BL") == "actions.four"


def test_discs_apart() -> None:
    """mistakes.discs-apart: on different rings, but out of touch."""
    state = table()
    wheel(state, "red", "S-B energy, M-BL obsidian, M-BR mycelium, L-BL energy, L-BR city")
    play(state, "red: use M-BL")
    assert refused(state, "red: use L-BR") == "wheel.neighbours"
    assert choices(state, "red", "use") == "S-B, L-BL"


def test_upgraded_used_at_once() -> None:
    """mistakes.upgraded-used-at-once: not in this turn."""
    state = table()
    wheel(state, "red", "S-B tool, M-BL energy, L-B mycelium")
    play(state, "red: use S-B. upgrade M-BL")
    assert refused(state, "red: use M-BL") == "upgrade.not-this-turn"
    play(state, "red: use L-B")
    assert disc(state, "red", "M-BL") == "energy+"


def test_bought_used_at_once() -> None:
    """mistakes.bought-used-at-once: it is not in the wheel before administration."""
    state = table()
    wheel(state, "red", "S-B city")
    play(state, "red: use S-B. buy energy")
    have(state, "red", "waiting=energy")
    assert refused(state, "red: insert M-BL") == "administration.none-waiting"
    assert refused(state, "red: use M-BL") == "wheel.empty"
    play(state, "red: done. insert M-BL", "yellow: done")
    play(state, "red: use M-BL")
    have(state, "red", "2E")


def test_cave_ignored() -> None:
    """mistakes.cave-ignored: the envoy in the cave is the lowest one."""
    state = table()
    seated(state, division=2)
    given(state, "red", steps="4/4/0/4")
    given(state, "yellow", steps="1/1/1/1")
    assert state.returns() == [0, 8]


def test_small_ring_turned() -> None:
    """mistakes.small-ring-turned: never by a night shift."""
    state = table()
    given(state, "red", knowledge=99)
    assert refused(state, "red: night-shift small") == "influence.small-ring"
    assert choices(state, "red", "night-shift") == "middle, large"
