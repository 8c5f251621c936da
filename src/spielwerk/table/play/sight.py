"""Who may see what: the one place where a position becomes what somebody at the table knows of it.

What readers get is made of views (`State.view`) and of records as they may read them (`Record.as_seen_by`). A seat's
own plans are tried in a world that is drawn from its view and from nothing else, so whatever comes of them is no news.
"""

from typing import Final

from spielwerk.core.driver import Play
from spielwerk.core.game import NOBODY, Game, State
from spielwerk.core.record import Record
from spielwerk.table.opening.origins import is_review
from spielwerk.table.store.rows import TableRow

WORLDS: Final = (1, 2)
"""Seeds of the worlds in which a seat's plans are tried. What holds in both is taken for what follows."""


def viewer_of(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def is_open(table: TableRow) -> bool:
    """Whether everybody may know everything: the game is over, or nobody plays it."""
    return table.over or is_review(table)


def seen(table: TableRow, state: State, seat: int | None) -> State:
    """A position of a table, present or earlier, as a seat or a watcher may know it."""
    return state if is_open(table) else state.view(viewer_of(seat))


def has_secrets(table: TableRow, game: Game) -> bool:
    """Whether seats know different things now."""
    return game.has_secrets and not is_open(table)


def readable(record: Record, table: TableRow, seat: int | None) -> Record:
    """A table's record as a seat or a watcher may read it."""
    return record.as_seen_by(viewer_of(seat)) if has_secrets(table, record.game) else record


def world(game: Game, state: State, seat: int, number: int = 0) -> State:
    """A position of one's own to try out what a seat plans: one that follows from its view alone."""
    if not game.has_secrets:
        return state.clone()
    return state.view(seat).clone().resample_from_infostate(seat, WORLDS[number])


def contributors(play: Play) -> set[int]:
    """Seats that have mixed something into the draws."""
    state = play.state
    names = {text.partition(" ")[0] for text in play.record.contributions()}
    return {seat for seat in range(state.num_players()) if state.seat_name(seat) in names}


def told_nothing(play: Play, seat: int, first: int) -> bool:
    """Whether a seat's own standing entries from number `first` on, the last of the game, have told nobody anything."""
    record = play.record
    if not record.game.has_secrets:
        return True
    state = record.replay(first)
    for index in record.standing():
        if index >= first:
            action = state.string_to_action(record.entries[index].text, seat)
            if state.tells(action, seat):
                return False
            state.apply_action(action, seat)
    return True
