# not compiled: made for people, once per position
"""The score sheet: points by source."""

from spielwerk.core import game
from spielwerk.core.presentation import Sheet
from spielwerk.games.terra_mystica.presentation.telling.wording import position, wording
from spielwerk.games.terra_mystica.sentences import points_by_source, seat_title


def sheet(state: game.State, language: str) -> Sheet:
    """A row for every source that has brought or cost anybody points; the last row is the total."""
    table, say = position(state), wording(language)
    rows = [(name, tuple(points)) for name, points in points_by_source(table, say) if any(points)]
    totals = tuple(int(player.points) for player in table.players)
    seats = tuple(seat_title(table, seat, say) for seat in range(len(table.players)))
    return Sheet(seats, (*rows, (say("shown.total"), totals)))
