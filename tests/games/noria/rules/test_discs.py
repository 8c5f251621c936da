"""Using discs: how many actions (rulebook: actions)."""

from games.noria.play import given, have, may, play, refused, table, wheel


def test_one_action_per_disc() -> None:
    """actions.one-each"""
    state = table()
    wheel(state, "red", "S-B energy, M-BL city, L-B obsidian")
    given(state, "red", energy=0, obsidian=9, ships="1/1/2")
    play(state, "red: use S-B")
    have(state, "red", "2E")
    assert refused(state, "red: use S-B") == "actions.one-each"
    play(state, "red: use M-BL. invest refinement")
    assert refused(state, "red: invest settlement") == "actions.one-each"


def test_an_upgraded_disc_gives_two() -> None:
    """actions.one-each: twice the ships' resources."""
    state = table()
    wheel(state, "red", "S-B energy+")
    given(state, "red", energy=0, ships="1/1/3")
    play(state, "red: use S-B. use S-B")
    have(state, "red", "6E")
    assert refused(state, "red: use S-B") == "actions.one-each"


def test_only_one_upgraded_disc_gives_two() -> None:
    """actions.one-doubled: the second upgraded disc gives one."""
    state = table()
    wheel(state, "red", "S-B energy+, M-BL mycelium+, L-B obsidian+")
    given(state, "red", energy=0)
    play(state, "red: use S-B. use M-BL. use M-BL")
    assert refused(state, "red: use M-BL") == "actions.one-doubled" if not may(state, "red: use L-B") else True
    play(state, "red: use L-B")
    assert refused(state, "red: use L-B") in ("actions.four", "actions.one-doubled")
    have(state, "red", "1O 2M 1E")


def test_the_player_says_which_one_by_using_it_twice() -> None:
    """actions.one-doubled"""
    state = table()
    wheel(state, "red", "S-B energy+, M-BL mycelium+")
    play(state, "red: use S-B. use S-B. use M-BL")
    assert refused(state, "red: use M-BL") == "actions.one-doubled"


def test_the_actions_of_a_disc_follow_one_another() -> None:
    """actions.in-a-row"""
    state = table()
    wheel(state, "red", "S-B energy+, M-BL mycelium")
    play(state, "red: use S-B. use M-BL")
    assert refused(state, "red: use S-B") == "actions.in-a-row"


def test_a_disc_need_not_give_an_action() -> None:
    """actions.not-all"""
    state = table()
    wheel(state, "red", "S-B city, M-BL energy")
    given(state, "red", energy=0)
    play(state, "red: use S-B")
    assert refused(state, "red: use S-B") == "actions.under-way"
    play(state, "red: use M-BL")
    assert refused(state, "red: buy energy") == "actions.city-disc"
    play(state, "red: done")


def test_what_discs_allow_needs_the_disc() -> None:
    """actions.city-disc, actions.journey-disc, actions.tool-disc"""
    state = table()
    wheel(state, "red", "S-B energy, M-BL city, L-B journey, S-T tool")
    for move, rule in (
        ("buy energy", "actions.city-disc"),
        ("invest settlement", "actions.city-disc"),
        ("discover", "actions.journey-disc"),
        ("upgrade S-T", "actions.tool-disc"),
        ("produce 1 engine", "actions.tool-disc"),
    ):
        assert refused(state, f"red: {move}") == rule


def test_never_more_than_four_actions() -> None:
    """actions.four: an upgraded bonus disc, an upgraded disc and another one would give five."""
    state = table()
    wheel(state, "red", "S-B bonus+, M-BL mycelium+, L-B obsidian")
    play(state, "red: use S-B. use M-BL. use M-BL. use M-BL. use M-BL")
    have(state, "red", "4M")
    assert refused(state, "red: use M-BL") == "actions.four"
    assert refused(state, "red: use L-B") == "actions.four"
    state = table()
    wheel(state, "red", "S-B bonus+, M-BL mycelium+, L-B obsidian")
    play(state, "red: use S-B. use L-B. use L-B. use M-BL. use M-BL")
    assert refused(state, "red: use M-BL") == "actions.four"
