# not compiled: pictures for people
"""The parts of the table beside the county, in the order in which they are looked at."""

from collections.abc import Callable, Mapping
from typing import Final

from spielwerk.core.markup import Marks, Markup
from spielwerk.core.presentation import Panel
from spielwerk.games.nottingham.presentation.panels.favour import favour_line, favour_panel, kinds_line, kinds_panel
from spielwerk.games.nottingham.presentation.panels.hand import hand_panel
from spielwerk.games.nottingham.presentation.panels.knows import knows_line, knows_panel, snares_line, snares_panel
from spielwerk.games.nottingham.presentation.panels.seat import seat_line, seat_panel
from spielwerk.games.nottingham.presentation.panels.won import won_panel, won_summary
from spielwerk.games.nottingham.presentation.telling.wording import seat_name, wording
from spielwerk.games.nottingham.state import State
from spielwerk.locale.catalogue import Catalogue

_Drawn = Callable[[State, Catalogue], Markup]

COMMON: Final[tuple[tuple[str, _Drawn, _Drawn], ...]] = (
    ("favour", favour_panel, favour_line),
    ("kinds", kinds_panel, kinds_line),
    ("knows", knows_panel, knows_line),
    ("snares", snares_panel, snares_line),
    ("won", won_panel, won_summary),
)


def panels(state: State, seat: int | None, language: str, chosen: Mapping[str, str]) -> list[Panel]:
    """The own hand, the other seats from the left neighbour on, then what is common to all."""
    say, marks = wording(language), Marks(chosen)
    players = int(state.settings.num_players)
    found = []
    for other in [((seat or 0) + step) % players for step in range(players)]:
        if other == seat:
            html = hand_panel(state, other, marks, say)
            found.append(Panel("own", seat_name(other, say), "own", html, seat_line(state, other, say)))
        else:
            place, html = f"seat-{other}", seat_panel(state, other, say)
            found.append(Panel(place, seat_name(other, say), place, html, seat_line(state, other, say)))
    for key, drawn, line in COMMON:
        found.append(Panel(key, say(f"pictures.panel.{key}"), "common", drawn(state, say), line(state, say)))
    return found
