"""Drafts: what a seat has put together for its turn and not confirmed yet.

A draft is a list of action texts, kept with the seat. It is played on a copy of the present position whenever it is
looked at, so it survives whatever others do meanwhile; actions that are no longer legal fall away.
"""

import json
from collections.abc import Sequence
from typing import Final

import msgspec

from spielwerk.core.driver import Play
from spielwerk.core.game import State
from spielwerk.table.config import Limits
from spielwerk.table.features import Features
from spielwerk.table.problems import Refused
from spielwerk.table.rooms import Rooms, Turn, play_text
from spielwerk.table.rows import SeatRow


class Draft:
    """A draft played out: `actions` are those that are legal, `play` is the game after them."""

    def __init__(self, play: Play, seat: int, texts: Sequence[str]) -> None:
        self.seat: Final = seat
        self.play: Final = Play(play.record.fork(len(play.record.entries)), play.state.clone(), None)
        self.actions: Final[list[str]] = []
        self.fell_away: Final[list[str]] = []
        for place, text in enumerate(texts):
            try:
                play_text(self.play, text, seat)
            except Refused:
                self.fell_away.extend(texts[place:])
                break
            self.actions.append(text)

    @property
    def state(self) -> State:
        return self.play.state

    def add(self, texts: Sequence[str]) -> None:
        """Further actions; Refused if one of them is not possible."""
        for text in texts:
            play_text(self.play, text, self.seat)
            self.actions.append(text)

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
