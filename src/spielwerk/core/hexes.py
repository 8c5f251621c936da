"""Fields of hexes that lie in rows, each row shifted against the next by half a hex.

Cells are numbered from 0 in reading order. A place is given by its row and by `x`, counted in half hexes: the
next cell of a row is 2 further, and the two cells below a cell are 1 to the left and 1 to the right. A row may
begin at any `x`, so straight fields, shifted rows and hexagons of hexes are all fields of this kind.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_CELL: Final = -1
"""What the field answers where it has no cell."""

DIRECTIONS: Final = 6
# The six neighbours, clockwise from the right: steps in x and in rows.
_STEP_X: Final[vec[i64]] = vec[i64]([2, 1, -1, -2, -1, 1])
_STEP_ROW: Final[vec[i64]] = vec[i64]([0, 1, 1, 0, -1, -1])


class HexField:
    """The cells of a field: `starts[r]` is the x of the first cell of row r, `widths[r]` the number of its cells."""

    def __init__(self, starts: vec[i64], widths: vec[i64]) -> None:
        row_of = vec[i64]([])
        x_of = vec[i64]([])
        first = vec[i64]([])
        cells: i64 = 0
        row: i64 = 0
        for width in widths:
            first = append(first, cells)
            for column in range(width):
                row_of = append(row_of, row)
                x_of = append(x_of, starts[row] + 2 * column)
            cells += width
            row += 1
        self.rows: i64 = row
        self.cells: i64 = cells
        self.row_of: vec[i64] = row_of
        self.x_of: vec[i64] = x_of
        self._starts: vec[i64] = starts
        self._widths: vec[i64] = widths
        self._first: vec[i64] = first

    def cell_at(self, x: i64, row: i64) -> i64:
        """The cell at a place, or NO_CELL."""
        if row < 0 or row >= self.rows:
            return NO_CELL
        offset: i64 = x - self._starts[row]
        if offset < 0 or offset & 1 != 0 or offset >= 2 * self._widths[row]:
            return NO_CELL
        return self._first[row] + offset // 2

    def neighbour(self, cell: i64, direction: i64) -> i64:
        """The cell next to a cell, or NO_CELL; direction 0 is to the right, 1 to the lower right, and so on."""
        return self.cell_at(self.x_of[cell] + _STEP_X[direction], self.row_of[cell] + _STEP_ROW[direction])

    def neighbours(self, cell: i64) -> vec[i64]:
        """All cells that share an edge with a cell."""
        found = vec[i64]([])
        for direction in range(i64(DIRECTIONS)):
            other: i64 = self.neighbour(cell, direction)
            if other != NO_CELL:
                found = append(found, other)
        return found

    def across(self, cell: i64, direction: i64) -> i64:
        """The cell behind the edge that the neighbours in `direction` and in the next direction share, or NO_CELL.

        It is two steps away, and exactly those two neighbours lie between: the one place where a bridge would be
        straight.
        """
        turned: i64 = (direction + 1) % 6
        x: i64 = self.x_of[cell] + _STEP_X[direction] + _STEP_X[turned]
        return self.cell_at(x, self.row_of[cell] + _STEP_ROW[direction] + _STEP_ROW[turned])

    def distance(self, first: i64, second: i64) -> i64:
        """Steps from one cell to another, whether or not there are cells on the way; 0 for the same cell."""
        across: i64 = self.x_of[first] - self.x_of[second]
        if across < 0:
            across = -across
        down: i64 = self.row_of[first] - self.row_of[second]
        if down < 0:
            down = -down
        if across <= down:
            return down
        return down + (across - down) // 2
