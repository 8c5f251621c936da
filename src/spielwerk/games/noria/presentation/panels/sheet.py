# not compiled: made for people, once per position
"""The score sheet: points by chamber, as if the game ended now."""

from spielwerk.core import game
from spielwerk.core.presentation import Sheet
from spielwerk.games.noria.presentation.forecast import all_points
from spielwerk.games.noria.presentation.telling.wording import position, wording
from spielwerk.games.noria.presentation.telling.words import chamber, seat_title
from spielwerk.games.noria.rules import scoring


def sheet(state: game.State, language: str) -> Sheet:
    """A row for every chamber; the last row is the total. The solo opponent has its column in a panel of its own."""
    table, say = position(state), wording(language)
    seats = range(table.settings.num_players)
    rows = [
        (chamber(number, say), tuple(points[seat] for seat in seats)) for number, points in enumerate(all_points(table))
    ]
    totals = tuple(int(scoring.points(table, seat)) for seat in seats)
    titles = tuple(seat_title(table, seat, say) for seat in seats)
    return Sheet(titles, (*rows, (say("shown.total"), totals)))
