"""Which elements of the board a part of the record has touched, for marking them."""

from spielwerk.core.driver import Play
from spielwerk.core.game import State
from spielwerk.core.record import CHANCE, TABLE
from spielwerk.table.features import Features


def touched(features: Features, play: Play, first: int, but_for: int | None = None) -> tuple[str, ...]:
    """Elements touched by the standing entries from number `first` on, without those of a seat."""
    record = play.record
    if not features.has_elements or first >= len(record.entries):
        return ()
    found: dict[str, None] = {}

    def look(state: State, index: int) -> None:
        entry = record.entries[index]
        if index < first or entry.actor in (CHANCE, TABLE):
            return
        seat = next(seat for seat in range(record.players) if state.seat_name(seat) == entry.actor)
        if seat != but_for:
            found[features.element(state, state.string_to_action(entry.text, seat))] = None

    record.replay(before=look)
    return tuple(element for element in found if element)
