"""Tables for tests: the server's services on a database of their own, without the web around them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from spielwerk.bots.all import make_bot
from spielwerk.core.discovery import find_game
from spielwerk.core.game import Game
from spielwerk.core.record import Entry
from spielwerk.table.config import Limits
from spielwerk.table.play.drafts import Drafts
from spielwerk.table.play.founding import BOT, ME, OPEN, Place, Wishes, found
from spielwerk.table.play.rooms import Room, Rooms
from spielwerk.table.play.seats import Seats
from spielwerk.table.play.taking_back import TakingBack
from spielwerk.table.play.view import View
from spielwerk.table.play.views import Views
from spielwerk.table.store.rows import TableRow
from spielwerk.table.store.store import Store
from toy import find_toy

ADA: Final = "a" * 64
BEN: Final = "b" * 64
STRANGER: Final = "c" * 64


class Hall:
    """Ada makes the tables and sits at seat 0."""

    def __init__(self, url: str, games: Callable[[str], Game] = find_toy, limits: Limits | None = None) -> None:
        self.url: Final = url
        self.limits: Final = limits or Limits()
        self.store: Final = Store(url)
        self.store.migrate()
        self.rooms: Final = Rooms(self.store, "key of the tests", games)
        self.drafts: Final = Drafts(self.rooms, self.limits)
        self.taking_back: Final = TakingBack(self.rooms)
        self.seats: Final = Seats(self.rooms)
        self.views: Final = Views(self.rooms, self.seats)

    def table(self, *kinds: str, game: str = "toy", seed: str = "seed", **wishes: object) -> str:
        """A new table: seats by kind, `bot` for a greedy one. Ben takes the first open seat."""
        places = [Place(kind, bot="greedy" if kind == BOT else "") for kind in kinds]
        wanted = Wishes(game, places, seed=seed)._replace(**wishes)  # type: ignore[arg-type]
        table = found(self.rooms, self.limits, ADA, wanted)
        if OPEN in kinds:
            self.sit(BEN, table.id, kinds.index(OPEN))
        return table.id

    def sit(self, visitor: str, table: str, seat: int) -> None:
        with self.store.change(table) as change:
            change.bind(visitor, seat)
            change.set_seat(seat, taken=True)

    def row(self, table: str) -> TableRow:
        row = self.store.table(table)
        assert row is not None
        return row

    def room(self, table: str, visitor: str = ADA) -> Room:
        return self.rooms.room(table, visitor)

    def position(self, table: str) -> int:
        return self.row(table).position

    def view(self, table: str, visitor: str = ADA, seat: int | None = 0, position: int | None = None) -> View:
        return self.views.view(self.room(table, visitor), seat, "en", position)

    def act(self, visitor: str, table: str, seat: int, *texts: str, request: str = "") -> int:
        return self.rooms.act(visitor, table, seat, self.position(table), request, texts)

    def draft(self, visitor: str, table: str, seat: int, *texts: str) -> int:
        return self.drafts.add(visitor, table, seat, self.position(table), "", texts)

    def confirm(self, visitor: str, table: str, seat: int) -> int:
        return self.drafts.confirm(visitor, table, seat, self.position(table), "")

    def entries(self, table: str) -> list[str]:
        """What a fresh process reads from the database."""
        rows = self.store.entries(table, 10_000)
        return [str(Entry(row.actor, row.text)) for row in rows]


def begun_toy(hall: Hall) -> str:
    """Ada is red, Ben is blue; the heap has 6 stones with the seed `seed`, and it is red's turn."""
    table = hall.table(ME, OPEN)
    hall.act(ADA, table, 0, "colour red")
    hall.act(BEN, table, 1, "colour blue")
    return table


def terra_mystica_hall(folder: Path) -> Hall:
    return Hall(f"sqlite:///{folder / 'tables.db'}", find_game)


def played_until(hall: Hall, table: str, owners: Sequence[str], stop: Callable[[Room], bool]) -> None:
    """Lets greedy play all seats, in the names of their owners, until something is so."""
    bots = [make_bot("greedy", hall.room(table).play.record.game, seat) for seat in range(len(owners))]
    while not stop(hall.room(table)):
        state = hall.room(table).state.clone()
        seat = state.current_player()
        texts = []
        for action in bots[seat].choose(state.clone(), seat):
            texts.append(state.action_to_string(action, seat))
            state.apply_action(action, seat)
        hall.act(owners[seat], table, seat, *texts)
