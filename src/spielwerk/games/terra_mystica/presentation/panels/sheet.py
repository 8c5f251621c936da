# not compiled: made for people, once per position
"""The score sheet: points by source."""

from spielwerk.core import game
from spielwerk.core.presentation import Sheet
from spielwerk.games.terra_mystica.presentation.telling.wording import position, seat_title, wording
from spielwerk.games.terra_mystica.state import SOURCES


def sheet(state: game.State, language: str) -> Sheet:
    """A row for every source that has brought or cost anybody points; the last row is the total."""
    table, say = position(state), wording(language)
    points = [tuple(int(player.points_from[source]) for player in table.players) for source in range(SOURCES)]
    rows = [(say(f"words.source.{source}"), row) for source, row in enumerate(points) if any(row)]
    totals = tuple(int(player.points) for player in table.players)
    seats = tuple(seat_title(table, seat, say) for seat in range(len(table.players)))
    return Sheet(seats, (*rows, (say("shown.total"), totals)))
