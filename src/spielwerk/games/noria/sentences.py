# not compiled: sentences for people
"""What people read about seats. `say` is a catalogue with the sentences of this folder's `locale/`."""

from spielwerk.games.noria.state import SOLO_BOT, State
from spielwerk.games.noria.terms import COLOUR_NAMES
from spielwerk.locale.catalogue import Catalogue

BOT_COLOUR = "white"
"""Colour of the solo opponent, which no seat has."""


def colour_of(seat: int, state: State) -> str:
    """The colour of a seat as the style sheets call it; that of the solo opponent is none of the seats'."""
    return BOT_COLOUR if state.settings.solo and seat == SOLO_BOT else str(COLOUR_NAMES[seat])


def seat_title(state: State, seat: int, say: Catalogue) -> str:
    """What a seat is called: its colour."""
    return say(f"shown.seat.{colour_of(seat, state)}")
