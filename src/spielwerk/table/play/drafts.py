"""Drafts: what a seat has put together for its turn and not confirmed yet.

A draft is a list of action texts, kept with the seat. It is played on a copy of the present position whenever it is
looked at, so it survives whatever others do meanwhile; actions that are no longer legal fall away. In a game with
secrets the copy is a world that follows from the seat's view: a draft must not tell what only confirming may tell.
"""

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from spielwerk.core.driver import Play
from spielwerk.core.game import State
from spielwerk.table.config import Limits
from spielwerk.table.games.features import Features
from spielwerk.table.play.rooms import Rooms, Turn, play_text
from spielwerk.table.play.sight import world
from spielwerk.table.problems import Refused
from spielwerk.table.store.rows import SeatRow


class Draft:
    """A draft played out: `actions` are those that are legal, `play` is the game after them.

    `before` is what the seat sees without the draft, `seen` what it sees with it, as far as that follows.
    """

    def __init__(self, play: Play, seat: int, texts: Sequence[str]) -> None:
        game = play.record.game
        self.seat: Final = seat
        self.play: Final = Play(play.record.fork(len(play.record.entries)), world(game, play.state, seat), None)
        self.before: Final = play.state.view(seat)
        self.sights: Final[list[State]] = []
        """In a game with secrets, what the seat sees before each action."""
        self._twin: State | None = world(game, play.state, seat, 1) if game.has_secrets else None
        self._seen = self.before if game.has_secrets else self.play.state
        self._start: Final = play.state
        self.actions: Final[list[str]] = []
        self.fell_away: Final[list[str]] = []
        for place, text in enumerate(texts):
            try:
                self.add([text])
            except Refused:
                self.fell_away.extend(texts[place:])
                break

    @property
    def state(self) -> State:
        """The position after the draft. In a game with secrets, one of those that there may be."""
        return self.play.state

    @property
    def seen(self) -> State:
        """What the seat sees after the draft; in a game with secrets, as far as it can tell beforehand."""
        return self._seen

    def start(self) -> State:
        """The position before the draft, as a state of one's own."""
        return world(self.play.record.game, self._start, self.seat)

    def add(self, texts: Sequence[str]) -> None:
        """Further actions; Refused if one of them is not possible."""
        for text in texts:
            if self.play.record.game.has_secrets:
                self.sights.append(self.state.view(self.seat))
            try:
                play_text(self.play, text, self.seat)
            except Refused:
                del self.sights[len(self.actions) :]
                raise
            self.actions.append(text)
            self._look(text)

    def _look(self, text: str) -> None:
        """What the seat sees now, if that is the same in another world that it may be in."""
        if self._twin is None:
            return
        twin, seat = self._twin, self.seat
        try:
            twin.apply_action_with_legality_check(twin.string_to_action(text, seat), seat)
        except ValueError:
            self._twin = None
            return
        after = self.state.view(seat)
        if twin.view(seat).to_string() == after.to_string():
            self._seen = after
        else:
            self._twin = None

    def is_complete(self, features: Features) -> bool:
        """Whether the turn, or the single decision, that the draft is about is over."""
        if features.is_under_way(self.state, self.seat):
            return False
        return not all(features.only_prepares(self.state, self.seat, text) for text in self.actions)

    def end_with_usual(self, features: Features) -> None:
        """Ends a turn that lacks only its usual end."""
        if self.actions and not self.is_complete(features):
            end = features.usual_end(self.state, self.seat)
            if end is not None:
                self.add([self.state.action_to_string(end, self.seat)])


def stored_draft(row: SeatRow) -> list[str]:
    return msgspec.json.decode(row.draft, type=list[str])


class Drafts:
    def __init__(self, rooms: Rooms, limits: Limits) -> None:
        self._rooms: Final = rooms
        self._limits: Final = limits

    def add(self, who: str, table: str, seat: int, position: int, request: str, texts: Sequence[str]) -> int:
        """Puts actions to a seat's draft.

        If the seat does not want to confirm, a turn that lacks at most its usual end is played at once.
        """
        with self._rooms.playing(table) as turn:
            turn.require_seat(who, seat)
            done = self._repeated(turn, seat, request)
            if done is not None:
                return done
            turn.require_position(position)
            draft = Draft(turn.play, seat, stored_draft(turn.table.seats[seat]))
            if len(draft.actions) + len(texts) > self._limits.actions:
                raise Refused(422, "too-many-actions", most=self._limits.actions)
            draft.add(texts)
            wants_confirming = turn.table.seats[seat].confirm
            if not wants_confirming:
                draft.end_with_usual(turn.features)
            if not wants_confirming and draft.is_complete(turn.features):
                turn.carry_out(seat, draft.actions)
            else:
                self._keep(turn, seat, draft.actions, request)
        return turn.position

    def back(self, who: str, table: str, seat: int, position: int, request: str, count: int | None) -> int:
        """Takes the last actions off the draft, or all of them."""
        with self._rooms.playing(table) as turn:
            turn.require_seat(who, seat)
            done = self._repeated(turn, seat, request)
            if done is not None:
                return done
            turn.require_position(position)
            texts = stored_draft(turn.table.seats[seat])
            if not texts:
                raise Refused(409, "no-draft")
            self._keep(turn, seat, [] if count is None else texts[:-count], request)
        return turn.position

    def confirm(self, who: str, table: str, seat: int, position: int, request: str) -> int:
        """Plays the draft. A turn that lacks only its usual end gets it."""
        with self._rooms.playing(table) as turn:
            turn.require_seat(who, seat)
            done = turn.repeated(seat, request)
            if done is not None:
                return done
            turn.require_position(position)
            draft = Draft(turn.play, seat, stored_draft(turn.table.seats[seat]))
            if draft.fell_away:
                raise Refused(409, "draft-changed", {"position": turn.table.position})
            if not draft.actions:
                raise Refused(409, "no-draft")
            draft.end_with_usual(turn.features)
            if not draft.is_complete(turn.features):
                raise Refused(422, "incomplete")
            turn.carry_out(seat, draft.actions)
        return turn.position

    def _repeated(self, turn: Turn, seat: int, request: str) -> int | None:
        """Whether the request was carried out before, as a draft or, where nothing is confirmed, as a turn."""
        if request and turn.table.seats[seat].draft_request == request:
            return turn.table.position
        return turn.repeated(seat, request)

    def _keep(self, turn: Turn, seat: int, texts: list[str], request: str) -> None:
        turn.change.set_seat(seat, quiet=True, draft=json.dumps(texts), draft_request=request)
