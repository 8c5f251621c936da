"""The table in a terminal: everything fits into 80 columns, and stands where it belongs."""

import pytest

from games.noria.play import at, built, discovered, given, play, seated, table, wheel
from spielwerk.games.noria.presentation.terminal.terminal import own_lines, picture, tiles
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue, catalogue

PACKAGE = "spielwerk.games.noria"
SAY = {language: catalogue(language, PACKAGE) for language in ("de", "en")}


def lines(state: Noria, language: str = "en", seat: int = 0) -> list[str]:
    return [line.plain for line in picture(state, seat, SAY[language], 80, 24)]


def full() -> Noria:
    """A game of four with much on the table."""
    state = table(4)
    discovered(state, "I4", "I1", "I9")
    for name, island in (("red", "I4"), ("yellow", "I4"), ("blue", "I4"), ("purple", "I4")):
        at(state, name, island)
        given(state, name, steps="9/9/9/9", knowledge=25, energy=12, obsidian=10, mycelium=11, full="engine sail")
    seated(state, research=4, settlement=4)
    slots = ["S-T", "S-B", "M-TL", "M-TR", "M-BR", "M-BL", "L-TL", "L-T", "L-TR", "L-BR", "L-B", "L-BL"]
    kinds = ["tool+", "tool+", "obsidian+", "obsidian+", "journey+", "journey+", *["city+"] * 5, "mycelium+"]
    wheel(state, "red", ", ".join(f"{slot} {kind}" for slot, kind in zip(slots, kinds, strict=True)))
    return state


@pytest.mark.parametrize("say", SAY.values(), ids=SAY)
def test_everything_fits_into_80_columns(say: Catalogue) -> None:
    for state in (full(), table(3), built(2), built(1, expert=False)):
        fixed = [line for line in picture(state, 0, say, 80, 24) if line.no_wrap]
        assert len(fixed) == 7 + 1 + state.num_players(), "wheel and town hall, and the players below a heading"
        assert max(line.cell_len for line in fixed) <= 80


def test_the_wheel_with_used_and_left_out_discs() -> None:
    state = table()
    wheel(state, "red", "S-B energy, M-BL city+, L-B tool")
    play(state, "red: use S-B. inspect M-BL")
    shown = "\n".join(lines(state))
    assert "S-B [Energy]" in shown
    assert "M-BL <City+>" in shown
    assert "L-B Tool" in shown


def test_the_town_hall() -> None:
    """Value, seats taken, politicians above, and whose envoy stands where."""
    state = table()
    seated(state, settlement=3)
    given(state, "red", steps="1/5/0/0")
    assert any("Settlement    6 ###. 1 R5 Y0" in line for line in lines(state))


def test_islands_with_ships_plots_and_ambassadors() -> None:
    state = table()
    discovered(state, "I4")
    at(state, "yellow", "I4")
    found = next(line for line in lines(state) if line.startswith("I4"))
    assert "1:2xEngine 2:2xSail 3:Lamp 4:Piston" in found
    assert found.casefold().startswith("i4 1 mycelium, 1 energy | ")
    assert "@Y" in found


def test_which_discs_come_next() -> None:
    """Two turns ahead, without influence."""
    state = table()
    wheel(state, "red", "S-T city, M-TL tool, L-TL energy")
    text = own_lines(state, 0, SAY["en"], True)[-1].plain
    assert text == "Active in the next turn: City; in the one after: Tool"


def test_what_waits() -> None:
    state = table()
    given(state, "red", waiting="city tool")
    assert own_lines(state, 0, SAY["en"], True)[0].plain == "To be inserted: City, Tool"


def test_the_solo_opponent_is_called_approximate() -> None:
    state = built(1, expert=False, data='solo.normal=["L-T","L-BL","M-TR","S-T+","M-BL","L-BR"]')
    assert "Bot (approximate), next in the small, middle, large ring: D+ C -" in lines(state)


def test_the_parts_of_the_table() -> None:
    assert [bool(part) for part in tiles(full(), SAY["de"], 80)] == [True, True, True, True]
