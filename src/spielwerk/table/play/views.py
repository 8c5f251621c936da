"""Everything that one reader may see of a table at once: for pages and for programs.

`views.view` is the only way from a table to what is shown. A seat of None is a watcher.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from spielwerk.core.chance import mixture
from spielwerk.core.driver import Play
from spielwerk.core.game import State
from spielwerk.core.markup import NOTHING
from spielwerk.core.presentation import Group, LogLine
from spielwerk.locale.catalogue import catalogue
from spielwerk.table.opening.origins import is_review, origin_of, told_seed
from spielwerk.table.play.drafts import Draft, stored_draft
from spielwerk.table.play.marks import touched
from spielwerk.table.play.memory import Memory
from spielwerk.table.play.rooms import Room, Rooms, next_bot
from spielwerk.table.play.seats import Seats
from spielwerk.table.play.sight import contributors, has_secrets, is_open, seen, viewer_of
from spielwerk.table.play.taking_back import option_of, stored_request
from spielwerk.table.play.view import (
    ConsentView,
    DevicesView,
    DraftView,
    LinksView,
    OrderView,
    SeatView,
    TableView,
    UndoView,
    View,
)
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import EntryRow, MessageRow, signal_of
from spielwerk.table.store.schema import JOIN, WATCH


class Views:
    def __init__(self, rooms: Rooms, seats: Seats) -> None:
        self._rooms: Final = rooms
        self._seats: Final = seats
        self._logs: Final[Memory[tuple[LogLine, ...]]] = Memory(300)
        self._rows: Final[Memory[list[EntryRow]]] = Memory(300)
        self._touched: Final[Memory[tuple[str, ...]]] = Memory(300)

    def view(
        self,
        room: Room,
        seat: int | None,
        language: str,
        position: int | None = None,
        chosen: Mapping[str, str] | None = None,
        pictures: bool = True,
    ) -> View:
        """What a reader sees. `chosen` marks elements beyond those that are choices, such as the one selected.

        Programs need no `pictures`: neither the board's nor the panels.
        """
        if seat is not None and seat not in room.places:
            raise Refused(403, "not-your-seat", seat=seat + 1)
        present = position is None or position == room.table.position
        live = present and room.halted is None
        play = room.play if present or position is None else self._rooms.earlier(room, position)
        return _Painter(self, room, play, seat, language, live).view(chosen or {}, pictures)

    def log(self, room: Room, play: Play, seat: int | None, language: str) -> tuple[LogLine, ...]:
        """The log of a stored position as a seat may read it, remembered."""
        shown, table = room.features.presentation, room.table
        reader = seat if has_secrets(table, room.features.game) else None
        key = (table.key, len(play.record.entries), language, reader, is_open(table))
        return self._logs.get(key, lambda: tuple(shown.log(play.record, reader, language, 0, is_open(table))))

    def entries(self, room: Room) -> list[EntryRow]:
        table = room.table
        return self._rows.get((table.key, table.position), lambda: self._rooms.store.entries(table.id, table.position))

    def touched(self, room: Room, play: Play, first: int, seat: int | None) -> tuple[str, ...]:
        """Elements that others have touched since a position."""
        key = (room.table.key, len(play.record.entries), first, seat)
        before = self._rooms.positions.earlier
        return self._touched.get(
            key,
            lambda: touched(room.features, play, first, seat, before(room.table, play, first), viewer_of(seat)),
        )

    def messages(self, room: Room) -> tuple[MessageRow, ...]:
        return tuple(self._rooms.store.messages(room.table.id))

    def links(self, room: Room) -> LinksView | None:
        if not room.is_owner:
            return None
        found = self._seats.links(room.table)
        if is_review(room.table):
            return LinksView("", found[WATCH], ())
        return LinksView(found[JOIN], found[WATCH], tuple(found.get(row.seat, "") for row in room.table.seats))

    def devices(self, room: Room, seat: int | None) -> DevicesView | None:
        if seat is None or room.table.over:
            return None
        found = self._rooms.store.devices(room.table.id, seat)
        knows = max((one.knows for one in found if one.visitor == room.visitor), default=0.0)
        others = tuple(one.since for one in found if one.visitor != room.visitor)
        return DevicesView(self._seats.own_link(room.table, seat), others, sum(since > knows for since in others))


class _Painter:
    """Puts one view together."""

    def __init__(self, views: Views, room: Room, play: Play, seat: int | None, language: str, live: bool) -> None:
        self.views: Final = views
        self.room: Final = room
        self.play: Final = play
        self.seat: Final = seat
        self.language: Final = language
        self.live: Final = live
        self.review: Final = is_review(room.table)
        self.features: Final = room.features
        self.shown: Final = room.features.presentation
        self.table: Final = room.table
        self.acts: Final = (
            live and seat is not None and not self.table.seats[seat].bot and seat in play.state.deciders()
        )
        self.draft: Final = self._draft()
        self.seen: Final[State] = seen(room.table, play.state, seat)
        """The position without the draft."""
        self.state: Final[State] = self.draft.seen if self.draft is not None else self.seen

    def view(self, chosen: Mapping[str, str], pictures: bool) -> View:
        table, state, shown, language, seat = self.table, self.state, self.shown, self.language, self.seat
        groups = self._groups()
        told = self.room.play if self.review else self.play
        log = self.views.log(self.room, told, seat, language)
        since = table.seats[seat].seen if seat is not None else 0
        marks = self._marks(groups) | dict(chosen) if pictures else {}
        deciders = tuple(self.seen.deciders())
        points = [int(value) for value in self.seen.returns()]
        over = self.play.state.is_terminal()
        return View(
            table=TableView(
                table.id,
                table.title,
                table.options,
                table.listed,
                table.created,
                table.changed,
                table.position,
                self.review,
                table.over,
                origin_of(table),
            ),
            game=table.game,
            game_title=self.features.title(language),
            language=language,
            seat=seat,
            own_seats=tuple(self.room.own_seats),
            is_owner=self.room.is_owner,
            position=len(self.play.record.entries),
            live=self.live,
            news=signal_of(table).number(seat),
            seats=self._seats(deciders, points),
            deciders=deciders,
            may_act=self.acts,
            question=shown.question(state, seat, language),
            board=shown.board(state, language, marks, self._recent()) if pictures else NOTHING,
            board_text=shown.board_text(state, language),
            panels=tuple(shown.panels(state, seat, language, marks)) if pictures else (),
            groups=groups,
            draft=self._draft_view(),
            undo=self._undo(),
            consent=self._consent(),
            order=self._order(),
            confirm=seat is None or table.seats[seat].confirm,
            log=log,
            since=since,
            sheet=shown.sheet(self.seen, language),
            course=tuple(tuple(row) for row in shown.course(self.play.record)),
            chat=self.views.messages(self.room),
            links=self.views.links(self.room),
            devices=self.views.devices(self.room, seat),
            over=over,
            winners=tuple(shown.winners(self.play.state)) if over else (),
            seed=told_seed(table, self.features.game),
            seed_chosen=table.seed_known and has_secrets(table, self.features.game),
            commitment=self.play.record.seed_commitment,
            contributions=tuple(self.room.play.record.contributions()),
            mixture=mixture(self.room.play.record.contributions()),
            may_contribute=self._may_contribute(),
            exports=tuple((name, self.features.export_title(name, language)) for name in self.features.exports),
            halted=self.room.halted.sentence(catalogue(language)) if self.room.halted is not None else "",
        )

    def _draft(self) -> Draft | None:
        if not self.acts or self.seat is None:
            return None
        texts = stored_draft(self.table.seats[self.seat])
        return Draft(self.play, self.seat, texts) if texts else None

    def _groups(self) -> tuple[Group, ...]:
        if not self.acts or self.seat is None or self.seat not in self.state.deciders():
            return ()
        if self.draft is not None and self.draft.is_complete(self.features):
            return ()
        return tuple(self.shown.groups(self.state, self.seat, self.language))

    def _marks(self, groups: Sequence[Group]) -> dict[str, str]:
        """Elements that may be chosen, and those that the draft has changed."""
        choices = (choice for group in groups for choice in group.choices)
        marks = {element: "choice" for choice in choices for element in choice.element.split()}
        if self.draft is not None:
            first, seat = len(self.play.record.entries), self.draft.seat
            changed = touched(self.features, self.draft.play, first, None, self.draft.start(), seat)
            marks |= dict.fromkeys(changed, "result")
        return marks

    def _recent(self) -> tuple[str, ...]:
        """Elements touched since the seat has acted; for watchers and at earlier positions, by the last turn."""
        last = len(self.play.record.entries)
        if self.live and self.seat is not None:
            return self.views.touched(self.room, self.play, self.table.seats[self.seat].seen, self.seat)
        rows = self.views.entries(self.room)
        return self.views.touched(self.room, self.play, rows[last - 1].batch, None) if last else ()

    def _seats(self, deciders: tuple[int, ...], points: Sequence[int]) -> tuple[SeatView, ...]:
        colours = self.shown.colours(self.seen)
        thinking = next_bot(self.table, self.play.state, self.features) if self.live else None
        found = []
        for row in self.table.seats:
            kind = "bot" if row.bot else "open" if row.is_open else "person"
            colour, sign = colours[row.seat]
            deciding = row.seat in deciders
            found.append(
                SeatView(
                    seat=row.seat,
                    name=row.name,
                    title=self.features.seat_title(self.seen, row.seat, self.language),
                    colour=colour,
                    sign=sign,
                    kind=kind,
                    bot=row.bot,
                    mine=row.seat in self.room.places,
                    deciding=deciding,
                    thinking=row.seat == thinking,
                    points=points[row.seat],
                )
            )
        return tuple(found)

    def _draft_view(self) -> DraftView | None:
        draft = self.draft
        if draft is None or self.seat is None or not (draft.actions or draft.fell_away):
            return None
        complete = draft.is_complete(self.features)
        usual = None if complete else self.features.usual_end(draft.seen, self.seat)
        consequence = (
            self.shown.consequence(self.seen, self.seat, draft.actions, self.language) if draft.actions else None
        )
        return DraftView(
            actions=tuple(draft.actions),
            lines=self._told(draft),
            consequence=consequence,
            complete=complete,
            can_confirm=bool(draft.actions) and (complete or usual is not None),
            fell_away=tuple(draft.fell_away),
            fell_away_told=tuple(
                self.features.sentence(draft.seen, text, self.seat, self.language) for text in draft.fell_away
            ),
        )

    def _told(self, draft: Draft) -> tuple[LogLine, ...]:
        """The draft like the log; in a game with secrets, where the log would tell what comes of it, in plain words."""
        first, seat, shown = len(self.play.record.entries), draft.seat, self.shown
        if not self.features.game.has_secrets:
            return tuple(shown.log(draft.play.record, seat, self.language, first))
        lines = []
        for number, (sight, text) in enumerate(zip(draft.sights, draft.actions, strict=True), first + 1):
            sentence = shown.sentence(sight, sight.string_to_action(text, seat), seat, self.language)
            lines.append(LogLine(number, sight.chapter(), seat, sentence, ""))
        return tuple(lines)

    def _lines_from(self, first: int) -> tuple[LogLine, ...]:
        """The log from an entry on."""
        log = self.views.log(self.room, self.play, self.seat, self.language)
        return tuple(line for line in log if line.position > first)

    def _undo(self) -> UndoView | None:
        if not self.live or self.seat is None or self.table.over or self.table.seats[self.seat].bot:
            return None
        option = option_of(self.play, self.seat, self.views.entries(self.room))
        return None if option is None else UndoView(option.entries, option.free, self._lines_from(option.first))

    def _consent(self) -> ConsentView | None:
        asked = stored_request(self.table) if self.live else None
        if asked is None:
            return None
        first = self.play.record.standing()[-asked.entries]
        row = None if self.seat is None else self.table.seats[self.seat]
        must = row is not None and row.seat != asked.seat and not row.bot and row.seat not in asked.agreed
        return ConsentView(
            asked.seat, asked.seat == self.seat, must, asked.entries, self._lines_from(first), tuple(asked.agreed)
        )

    def _may_contribute(self) -> bool:
        """Whether the seat may mix something into the draws to come."""
        if not self.live or self.review or self.seat is None or self.table.over or self.table.seats[self.seat].bot:
            return False
        return self.seat not in contributors(self.play)

    def _order(self) -> OrderView | None:
        limits = self.features.order_limits()
        if self.seat is None or not limits:
            return None
        named = tuple((limit, self.features.order_sentence(limit, self.language)) for limit in limits)
        return OrderView(self.table.seats[self.seat].standing_order, named)
