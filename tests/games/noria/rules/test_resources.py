"""Obsidian, mycelium and energy discs (rulebook: resources)."""

from games.noria.play import given, have, play, table, wheel


def test_one_resource_for_every_ship_of_the_type() -> None:
    """resources.ships"""
    state = table()
    wheel(state, "red", "S-B energy, M-BL mycelium, L-B obsidian")
    given(state, "red", energy=0, ships="1/2/4")
    play(state, "red: use S-B. use M-BL. use L-B")
    have(state, "red", "1O 2M 4E")
