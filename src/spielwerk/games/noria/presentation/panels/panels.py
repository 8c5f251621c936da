# not compiled: pictures for people
"""The parts of the table beside the board, in the order in which they are looked at."""

from collections.abc import Mapping

from spielwerk.core.markup import Marks, Markup
from spielwerk.core.presentation import Panel
from spielwerk.games.noria.presentation.markup import colours
from spielwerk.games.noria.presentation.panels.bot import bot_line, bot_panel
from spielwerk.games.noria.presentation.panels.market import market_line, market_panel
from spielwerk.games.noria.presentation.panels.points import intrigue_line, intrigue_panel, points_line, points_panel
from spielwerk.games.noria.presentation.panels.rounds import rounds_line, rounds_panel
from spielwerk.games.noria.presentation.panels.seat import seat_line, seat_panel
from spielwerk.games.noria.presentation.telling.wording import wording
from spielwerk.games.noria.presentation.telling.words import seat_title
from spielwerk.games.noria.state import State
from spielwerk.locale.catalogue import Catalogue

__all__ = ["colours", "panels"]


def panels(state: State, seat: int | None, language: str, chosen: Mapping[str, str]) -> list[Panel]:
    """The own place, the other seats from the left neighbour on, then what is common to all."""
    say, marks = wording(language), Marks(chosen)
    found = []
    count = int(state.settings.num_players)
    first = 0 if seat is None else seat
    for other in [(first + step) % count for step in range(count)]:
        own = other == seat
        place = "own" if own else f"seat-{other}"
        html = seat_panel(state, other, marks, own, say)
        found.append(Panel(place, seat_title(state, other, say), place, html, seat_line(state, other, say)))
    return found + _common(state, marks, say)


def _common(state: State, marks: Marks, say: Catalogue) -> list[Panel]:
    parts = [
        ("rounds", rounds_panel(state, say), rounds_line(state, say)),
        ("market", market_panel(state, marks, say), market_line(state, say)),
        ("intrigue", intrigue_panel(state, marks, say), intrigue_line(state, say)),
        ("points", points_panel(state, say), points_line(state, say)),
    ]
    if state.settings.solo:
        parts.append(("bot", bot_panel(state, say), bot_line(state, say)))
    return [Panel(key, say(f"pictures.panel.{key}"), "common", Markup(html), line) for key, html, line in parts]
