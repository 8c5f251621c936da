"""The bonus disc (rulebook: bonus)."""

from games.noria.play import have, may, play, refused, table, wheel


def test_another_disc_gives_one_more_action() -> None:
    """bonus.effect"""
    state = table()
    wheel(state, "red", "S-B bonus, M-BL mycelium, L-B obsidian")
    play(state, "red: use S-B. use M-BL. use M-BL. use L-B")
    have(state, "red", "1O 2M")
    assert refused(state, "red: use L-B") == "actions.one-each"


def test_an_upgraded_disc_then_gives_three() -> None:
    """bonus.effect: two as the upgraded disc of the turn, and one more."""
    state = table()
    wheel(state, "red", "S-B bonus, M-BL mycelium+")
    play(state, "red: use S-B. use M-BL. use M-BL. use M-BL")
    have(state, "red", "3M")
    assert refused(state, "red: use M-BL") == "actions.one-each"


def test_upgraded_it_serves_one_disc_twice_or_two_once() -> None:
    """bonus.effect"""
    state = table()
    wheel(state, "red", "S-B bonus+, M-BL mycelium, L-B obsidian")
    play(state, "red: use S-B. use M-BL. use M-BL. use M-BL. use L-B")
    have(state, "red", "1O 3M")
    state = table()
    wheel(state, "red", "S-B bonus+, M-BL mycelium, L-B obsidian")
    play(state, "red: use S-B. use M-BL. use M-BL. use L-B. use L-B")
    have(state, "red", "2O 2M")


def test_it_comes_first() -> None:
    """bonus.first"""
    state = table()
    wheel(state, "red", "S-B energy, M-BL bonus, L-B obsidian")
    play(state, "red: use S-B")
    assert refused(state, "red: use M-BL") == "bonus.first"


def test_it_takes_its_ring_and_its_place_in_the_chain() -> None:
    """bonus.chain"""
    state = table()
    wheel(state, "red", "S-B energy, M-BL bonus, M-BR energy, L-BR obsidian")
    play(state, "red: use M-BL")
    assert refused(state, "red: use M-BR") == "wheel.one-per-ring"
    assert refused(state, "red: use L-BR") == "wheel.neighbours"
    play(state, "red: use S-B")


def test_it_gives_no_action_itself() -> None:
    """bonus.no-action"""
    state = table()
    wheel(state, "red", "S-B bonus, M-BL energy")
    play(state, "red: use S-B")
    assert refused(state, "red: use S-B") == "bonus.no-action"


def test_by_option_it_counts_as_one_of_the_four() -> None:
    """options.bonus-counts-as-action"""
    for counts in (False, True):
        state = table(bonus_counts_as_action=counts)
        wheel(state, "red", "S-B bonus+, M-BL mycelium+")
        play(state, "red: use S-B. use M-BL. use M-BL. use M-BL")
        assert may(state, "red: use M-BL") != counts
