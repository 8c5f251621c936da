"""Inspection (rulebook: inspection)."""

from games.noria.play import have, may, play, refused, table, wheel


def test_a_disc_left_out_is_worth_one_knowledge() -> None:
    """inspection.knowledge: one, even of an upgraded disc; its ring gives nothing else"""
    state = table()
    wheel(state, "red", "S-B energy+, M-BL city, M-BR tool")
    play(state, "red: inspect S-B. inspect M-BL")
    have(state, "red", "3K 1E")
    assert refused(state, "red: use S-B") == "wheel.one-per-ring"
    assert refused(state, "red: inspect M-BR") == "wheel.one-per-ring"


def test_it_needs_an_active_disc() -> None:
    """wheel.active, wheel.empty"""
    state = table()
    wheel(state, "red", "S-T energy, M-BL city")
    assert refused(state, "red: inspect S-T") == "wheel.active"
    assert refused(state, "red: inspect S-B") == "wheel.empty"


def test_it_takes_the_place_of_a_disc_in_the_chain() -> None:
    """inspection.chain, options.inspection-in-chain"""
    for chained in (True, False):
        state = table(inspection_in_chain=chained)
        wheel(state, "red", "M-BL city, L-BR energy")
        play(state, "red: use M-BL")
        assert may(state, "red: inspect L-BR") != chained


def test_outside_the_chain_it_must_not_break_it() -> None:
    """options.inspection-in-chain: two ends that are used need a disc that links them, whatever is left out first."""
    for moves in (("inspect M-BR", "use S-B", "use L-BL"), ("use S-B", "use L-BL", "inspect M-BR")):
        state = table(inspection_in_chain=False, adjacency="chain")
        wheel(state, "red", "S-B energy, M-BL city, M-BR tool, L-BL obsidian")
        play(state, f"red: {moves[0]}. {moves[1]}")
        assert refused(state, f"red: {moves[2]}") == "wheel.neighbours"


def test_a_disc_left_out_links_others() -> None:
    """options.inspection-in-chain: M-BL between the ends, whether or not it has to fit and whatever comes first"""
    for chained in (True, False):
        for moves in (
            "inspect M-BL. use S-B. use L-BL",
            "use S-B. inspect M-BL. use L-BL",
            "use S-B. use L-BL. inspect M-BL",
        ):
            state = table(inspection_in_chain=chained, adjacency="chain")
            wheel(state, "red", "S-B energy, M-BL city, M-BR tool, L-BL obsidian")
            play(state, f"red: {moves}")


def test_it_counts_as_an_action() -> None:
    """actions.four"""
    state = table()
    wheel(state, "red", "S-B bonus+, M-BL energy+, L-B city")
    play(state, "red: use S-B. use M-BL. use M-BL. use M-BL. use M-BL")
    assert refused(state, "red: inspect L-B") == "actions.four"
    state = table()
    wheel(state, "red", "S-B bonus+, M-BL energy+, L-B city")
    play(state, "red: inspect L-B. use S-B. use M-BL. use M-BL. use M-BL")
    assert refused(state, "red: use M-BL") == "actions.four"
