"""A table as a room: the game at its present position, and who may do what in it.

`Rooms.room` is for looking, `Rooms.playing` for changing the game. Nothing of a table lives here: every call begins
with what is stored, and ends with it.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from spielwerk.core.discovery import find_game
from spielwerk.core.driver import Play
from spielwerk.core.errors import Problem
from spielwerk.core.game import NOBODY, Game, IllegalAction, State, not_an_action
from spielwerk.core.record import CHANCE, TABLE
from spielwerk.table.games.features import Features, features_of
from spielwerk.table.opening.origins import is_review
from spielwerk.table.play import sight
from spielwerk.table.play.positions import Positions
from spielwerk.table.problems import Halted, IllegalMove, Refused
from spielwerk.table.store.change import Change
from spielwerk.table.store.rows import EntryRow, TableRow
from spielwerk.table.store.store import Store

SERVER: Final = "server"
"""Who acts for bots and standing orders; no visitor's hash looks like this."""


class Room:
    """A table as it is now, for looking only."""

    def __init__(
        self, table: TableRow, play: Play, places: frozenset[int], visitor: str, halted: Halted | None = None
    ) -> None:
        """`halted` says why the game cannot go on; then the position is the last that can be looked at."""
        self.halted: Final = halted
        self.table: Final = table if halted is None else table._replace(position=len(play.record.entries))
        self.play: Final = play
        self.places: Final = places
        self.visitor: Final = visitor
        self.features: Final = features_of(play.record.game)

    @property
    def state(self) -> State:
        return self.play.state

    def seen(self, seat: int | None) -> State:
        """The present position as a seat, or a watcher, may know it."""
        return sight.seen(self.table, self.state, seat)

    @property
    def is_owner(self) -> bool:
        return self.table.owner == self.visitor

    @property
    def own_seats(self) -> list[int]:
        return sorted(seat for seat in self.places if seat >= 0)


class Turn:
    """A change of a table's game: what is added to the record of `play` is stored in the end."""

    def __init__(self, change: Change, play: Play) -> None:
        self.change: Final = change
        self.play: Final = play
        self.features: Final[Features] = features_of(play.record.game)
        self._batches: Final[dict[int, int]] = {change.table.position: -1}  # first entry: seat
        self._request: str | None = None
        self._finishes_draft_of: int | None = None

    @property
    def table(self) -> TableRow:
        return self.change.table

    @property
    def position(self) -> int:
        return len(self.play.record.entries)

    # What must hold.

    def require_seat(self, who: str, seat: int) -> None:
        """The seat must be there and belong to the visitor; bots' seats belong to the server."""
        if not 0 <= seat < len(self.table.seats):
            raise Refused(404, "no-seat", seat=seat + 1)
        is_bot = bool(self.table.seats[seat].bot)
        if who == SERVER:
            if not is_bot:
                raise Refused(403, "no-bot", seat=seat + 1)
        elif seat not in self.change.places(who):
            raise Refused(403, "not-your-seat", seat=seat + 1)
        elif is_bot:
            raise Refused(403, "bot-plays", seat=seat + 1)

    def require_position(self, position: int) -> None:
        """The request must answer the position that is there."""
        if self.play.state.is_terminal():
            raise Refused(409, "over", {"position": self.table.position})
        if position != self.table.position:
            raise Refused(409, "stale", {"position": self.table.position}, given=position, here=self.table.position)

    def repeated(self, seat: int, request: str) -> int | None:
        """The position to which the same request has led before; None if it is new. Remembers it as this one's."""
        if not request:
            return None
        self._request = f"{seat}:{request}"
        return self.change.end_of_request(self._request)

    # What happens.

    def carry_out(self, seat: int, texts: Sequence[str]) -> None:
        """Actions of a seat, all or none of them.

        In a game with secrets all must be possible by what the seat knows; if what it learns on the way makes the rest
        impossible, the rest is left out, for what was learned cannot be forgotten.
        """
        if not texts:
            raise Refused(422, "nothing-to-do")
        game = self.play.record.game
        if game.has_secrets and not self.table.seats[seat].bot:
            planned = Play(self.play.record.fork(0), sight.world(game, self.play.state, seat), None)
            for text in texts:
                play_text(planned, text, seat)
        self._batches[self.position] = seat
        for place, text in enumerate(texts):
            try:
                play_text(self.play, text, seat)
            except Refused:
                if place == 0 or not game.has_secrets:
                    raise
                break
        self._finishes_draft_of = seat

    def follow_orders(self) -> None:
        """Answers offers for those seats that have said how."""
        asked = [seat for seat in self.table.seats if seat.standing_order is not None and not seat.bot]
        for row in asked:
            limit = row.standing_order
            assert limit is not None
            while (action := self.features.answer(self.play.state.view(row.seat), row.seat, limit)) is not None:
                self._batches[self.position] = row.seat
                self.play.act(action, row.seat)

    def finish(self) -> None:
        """Stores what was added."""
        if self.position != self.table.position:
            self.follow_orders()
            self.store()

    def store(self) -> None:
        """Stores new entries, and what the position means for the table and its seats."""
        entries = self._new_entries()
        self.change.append(entries)
        state = self.play.state
        deciders, points = state.deciders(), state.view(NOBODY).returns()
        actors = {entry.seat for entry in entries}
        for row in self.table.seats:
            values: dict[str, Any] = {}
            if row.deciding != (row.seat in deciders):
                values["deciding"] = row.seat in deciders
            if row.seat in deciders and (not row.deciding or row.seat in actors):
                values["asked"] = self.change.now
            if row.points != points[row.seat]:
                values["points"] = points[row.seat]
            if row.seat == self._finishes_draft_of:
                values |= {"draft": "[]", "draft_request": "", "drafts": row.drafts + 1}
            if row.seat in actors:
                values["seen"] = self.position
            if values:
                self.change.set_seat(row.seat, quiet=False, **values)
        bots_due = next_bot(self.table, state, self.features) is not None
        self.change.set(over=state.is_terminal(), bots_due=bots_due, request="")

    def _new_entries(self) -> list[EntryRow]:
        record, rows = self.play.record, []
        batch = first = min(self._batches)
        for number in range(first, len(record.entries)):
            batch = number if number in self._batches else batch
            entry = record.entries[number]
            seat = -1 if entry.actor in (CHANCE, TABLE) else self._batches[batch]
            comment = "\n".join(record.comments.get(number, []))
            request = self._request if number == first else None
            rows.append(EntryRow(number, seat, *entry, comment, batch, request, self.change.now))
        return rows


class Rooms:
    def __init__(self, store: Store, key: str, games: Callable[[str], Game] = find_game) -> None:
        """`key` is the server's secret, from which links and bots' dice follow."""
        self.store: Final = store
        self.key: Final = key
        self.games: Final = games
        self.positions: Final = Positions(games)

    def room(self, table_id: str, visitor: str) -> Room:
        """A table for somebody who may see it. Raises Refused; Halted where there is nothing to be seen."""
        table, places = self.visible(table_id, visitor)

        def entries() -> Sequence[EntryRow]:
            return self.store.entries(table_id, table.position)

        try:
            return Room(table, self.positions.at(table, table.position, entries), places, visitor)
        except Halted as halted:
            return Room(table, self.positions.readable(table, halted, entries), places, visitor, halted)

    def visible(self, table_id: str, visitor: str) -> tuple[TableRow, frozenset[int]]:
        """A table and the places that somebody has there. Raises Refused for those who may not see it."""
        table = self.store.table(table_id)
        if table is None:
            raise Refused(404, "no-table")
        places = self.store.places(table_id, visitor) if visitor else frozenset[int]()
        if not may_see(table, places, visitor):
            raise Refused(403, "not-invited")
        return table, places

    def title(self, table: TableRow, language: str) -> str:
        """What the game of a table is called; its plain name where nobody knows it here."""
        try:
            return features_of(self.games(table.game)).title(language)
        except Problem:
            return table.game

    def earlier(self, room: Room, position: int) -> Play:
        """The game as it was at an earlier position."""
        if not 0 <= position <= room.table.position:
            raise Refused(404, "no-position", position=position, last=room.table.position)
        return Play(room.play.record.fork(position), self.positions.earlier(room.table, room.play, position), None)

    def features(self, play: Play) -> Features:
        return features_of(play.record.game)

    def something_sensible(self, play: Play, seat: int) -> list[str]:
        """The first turn that is not foolish, where there is no time for more."""
        state = play.state.clone()
        texts = []
        for action in play.record.game.sensible_turns(state.view(seat).clone(), seat)[0]:
            texts.append(state.action_to_string(action, seat))
            state.apply_action(action, seat)
        return texts

    @contextmanager
    def playing(self, table_id: str) -> Iterator[Turn]:
        """Changes the game of a table; if the block raises, nothing has happened."""
        with self.store.change(table_id) as change:
            require_played(change.table)
            play = self.positions.at(change.table, change.table.position, change.entries).copy()
            turn = Turn(change, play)
            yield turn
            turn.finish()
        self.positions.remember(turn.table, turn.play)

    def act(self, who: str, table_id: str, seat: int, position: int, request: str, texts: Sequence[str]) -> int:
        """Actions of a seat at a position, stored at once. Gives the position they lead to."""
        with self.playing(table_id) as turn:
            turn.require_seat(who, seat)
            before = turn.repeated(seat, request)
            if before is not None:
                return before
            turn.require_position(position)
            turn.carry_out(seat, texts)
        return turn.position

    def contribute(self, who: str, table_id: str, seat: int, text: str) -> int:
        """Mixes a text of a seat into all draws that follow; once for each seat, and nobody takes it back."""
        with self.playing(table_id) as turn:
            turn.require_seat(who, seat)
            if turn.play.state.is_terminal():
                raise Refused(409, "over", {"position": turn.table.position})
            if seat in sight.contributors(turn.play):
                raise Refused(409, "contributed")
            try:
                turn.play.contribute(text, seat)
            except Problem as problem:
                raise Refused(422, "contribution", why=problem) from None
        return turn.position

    def withdraw(self, who: str, table_id: str, seat: int, position: int) -> int:
        """The seat leaves the game for good. Nobody decides that for others: a bot can play on for who is gone."""
        with self.playing(table_id) as turn:
            turn.require_seat(who, seat)
            turn.require_position(position)
            try:
                turn.play.withdraw(seat)
            except ValueError:
                raise Refused(422, "cannot-withdraw", seat=seat + 1) from None
        return turn.position


def require_played(table: TableRow) -> None:
    """Refused for a game from a file: people look at it, and nobody plays."""
    if is_review(table):
        raise Refused(409, "review")


def may_see(table: TableRow, places: frozenset[int], visitor: str) -> bool:
    """Those who have a place at it or made it; everybody as long as it is listed."""
    return bool(places) or table.listed or (table.owner == visitor and bool(visitor))


def play_text(play: Play, text: str, seat: int) -> None:
    """Plays one action given by its text; Refused with the reason where it is none or not legal."""
    if play.state.is_chance_node() or seat not in play.state.deciders():
        raise Refused(422, "not-asked", seat=seat + 1)
    try:
        play.act_text(text, seat)
    except IllegalAction as error:
        features, seen = features_of(play.record.game), play.state.view(seat)
        told = partial(features.sentence, seen, error.text, seat)
        raise IllegalMove(error.text, error.refusal, play.record.game.package, told) from None
    except ValueError as error:
        raise Refused(422, "no-action", why=not_an_action(error, text)) from None


def next_bot(table: TableRow, state: State, features: Features) -> int | None:
    """The bot that should act now. Bots keep the order of the rulebook: whoever comes last waits for the others."""
    deciders = state.deciders()
    bots = [seat for seat in deciders if table.seats[seat].bot]
    for seat in bots:
        if seat != deciders[-1] or len(deciders) == 1 or features.is_under_way(state, seat):
            return seat
    return None
