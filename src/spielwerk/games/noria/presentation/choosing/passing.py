# not compiled: made for people, when they are about to end their turn
"""What could still be done usefully, before somebody ends a turn in which nothing has been done."""

from spielwerk.core import game
from spielwerk.games.noria.presentation.choosing.consequence import unused
from spielwerk.games.noria.presentation.telling.wording import position, wording
from spielwerk.games.noria.state import TURNS


def before_passing(state: game.State, seat: int, language: str) -> list[str]:
    """A sentence about discs that are left; empty if there are none, or if the seat is not on turn."""
    table, say = position(state), wording(language)
    if table.phase != TURNS or table.turn != seat or table.must_decide():
        return []
    found = unused(table, seat, say)
    return [say("shown.note.unused", what=", ".join(found))] if found else []
