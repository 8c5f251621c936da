# not compiled: words for people
"""What people call a seat: its colour."""

from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import COLOUR_NAMES
from spielwerk.locale.catalogue import Catalogue


def seat_title(state: State, seat: int, say: Catalogue) -> str:
    return say(f"shown.colour.{COLOUR_NAMES[seat]}")
