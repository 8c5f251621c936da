"""The map as text."""

from games.terra_mystica.play import APART, given, play, table
from games.terra_mystica.presentation.looking import LANGUAGES, some_positions
from spielwerk.games.terra_mystica.presentation.board.text import board_text


def test_it_goes_row_by_row_and_names_water_and_buildings() -> None:
    lines = board_text(table(*APART), "en").splitlines()
    assert lines[2].startswith("Row C: 2 river hexes; C1: swamp; river; C2: mountains; river; ")
    assert "E8, desert: dwelling, Nomads" in lines[4]
    assert board_text(table(*APART), "de").splitlines()[2].startswith("Reihe C: 2 Flussfelder; C1: Sumpf; Fluss; ")


def test_it_sums_up_what_every_seat_has() -> None:
    lines = board_text(table(*APART), "en").splitlines()
    assert lines[9:] == ["Witches: 2 dwellings (A3, E9).", "Nomads: 3 dwellings (E8, F3, I7)."]


def test_it_names_bridges() -> None:
    state = table("engineers C2 E7", "nomads E8 F3 I7")
    given(state, "engineers", workers=4, coins=4)
    play(state, "engineers: action ACTE. bridge C2:E5")
    assert board_text(state, "en").splitlines()[-1] == "Bridge C2\u2013E5, Engineers."


def test_every_hex_is_told_once_in_both_languages() -> None:
    for state in some_positions():
        for language in LANGUAGES:
            rows = "\n".join(board_text(state, language).splitlines()[: len(state.board.rows)])
            for name in state.board.hex_names:
                assert rows.count(f"{name}:") + rows.count(f"{name},") == 1
