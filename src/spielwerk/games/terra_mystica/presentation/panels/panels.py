# not compiled: pictures for people
"""The parts of the table beside the map, in the order in which they are looked at."""

from collections.abc import Callable, Mapping
from typing import Final

from spielwerk.core.markup import Marks, Markup
from spielwerk.core.presentation import Panel
from spielwerk.games.terra_mystica.presentation.markup import colours
from spielwerk.games.terra_mystica.presentation.panels.cults import cults_line, cults_panel
from spielwerk.games.terra_mystica.presentation.panels.factions import factions_line, factions_panel
from spielwerk.games.terra_mystica.presentation.panels.order import order_line, order_panel, seats_in_order
from spielwerk.games.terra_mystica.presentation.panels.power import power_line, power_panel
from spielwerk.games.terra_mystica.presentation.panels.rounds import rounds_line, rounds_panel
from spielwerk.games.terra_mystica.presentation.panels.seat import seat_line, seat_panel
from spielwerk.games.terra_mystica.presentation.panels.tiles import (
    bonus_line,
    bonus_panel,
    favours_line,
    favours_panel,
    towns_line,
    towns_panel,
)
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title, wording
from spielwerk.games.terra_mystica.state import CHOOSING_FACTIONS, DRAWING
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue

__all__ = ["colours", "panels"]

_Drawn = Callable[[TerraMystica, Marks, Catalogue], Markup]
_Line = Callable[[TerraMystica, Catalogue], Markup]

COMMON: Final[tuple[tuple[str, _Drawn, _Line], ...]] = (
    ("rounds", rounds_panel, rounds_line),
    ("power", power_panel, power_line),
    ("cults", cults_panel, cults_line),
    ("bonus", bonus_panel, bonus_line),
    ("favours", favours_panel, favours_line),
    ("towns", towns_panel, towns_line),
)


def panels(state: TerraMystica, seat: int | None, language: str, chosen: Mapping[str, str]) -> list[Panel]:
    """Own board, the other seats from the left neighbour on, then what is common to all."""
    say, marks = wording(language), Marks(chosen)
    found = []
    if state.phase in (DRAWING, CHOOSING_FACTIONS):
        title = say("pictures.panel.factions")
        found.append(Panel("factions", title, "common", factions_panel(state, marks, say), factions_line(state, say)))
    for other in _seats(state, seat):
        own = other == seat
        place = "own" if own else f"seat-{other}"
        html = seat_panel(state, other, marks, own, say)
        found.append(Panel(place, seat_title(state, other, say), place, html, seat_line(state, other, say)))
    order = order_panel(state, say)
    found.append(Panel("order", say("pictures.panel.order"), "common", order, order_line(state, say)))
    for key, drawn, line in COMMON:
        title = say(f"pictures.panel.{key}")
        found.append(Panel(key, title, "common", drawn(state, marks, say), line(state, say)))
    return found


def _seats(state: TerraMystica, seat: int | None) -> list[int]:
    """The reader's seat first, then the others as they sit; a watcher sees them in turn order."""
    if seat is None:
        return seats_in_order(state)
    n = len(state.players)
    return [(seat + step) % n for step in range(n)]
