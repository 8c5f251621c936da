"""Which elements of the board a part of the record has touched, for marking them."""

from spielwerk.core.driver import Play
from spielwerk.core.game import NOBODY, State
from spielwerk.core.record import CHANCE, TABLE
from spielwerk.table.games.features import Features


def touched(
    features: Features,
    play: Play,
    first: int,
    but_for: int | None = None,
    before: State | None = None,
    viewer: int = NOBODY,
) -> tuple[str, ...]:
    """Elements touched by the standing entries from number `first` on, without those of a seat.

    `before` is the state before those entries, if somebody has it; it changes. What is hidden from the viewer leaves
    no mark.
    """
    record = play.record
    if not features.has_elements or first >= len(record.entries):
        return ()
    found: dict[str, None] = {}

    def look(state: State, index: int) -> None:
        entry = record.entries[index]
        if index < first or entry.actor in (CHANCE, TABLE):
            return
        seat = next(seat for seat in range(record.players) if state.seat_name(seat) == entry.actor)
        action = state.string_to_action(entry.text, seat)
        if seat != but_for and state.text_for(viewer, action, seat) == entry.text:
            found[features.element(state.view(viewer), action)] = None

    if before is None or any(entry.taken_back() for entry in record.entries[first:]):
        record.replay(before=look)
    else:
        part = record.fork(0)
        for entry in record.entries[first:]:
            part.append(entry)
        steps = part.steps(before)
        for index in range(first, len(record.entries)):
            look(before, index)
            next(steps)
    return tuple(element for element in found if element)
