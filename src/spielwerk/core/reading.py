# not compiled: text and dictionaries, once per move
"""Reads records entry by entry and remembers how far it has come, so that the next move costs only itself."""

from collections import OrderedDict
from typing import Final, NamedTuple, TypeVar

from spielwerk.core.errors import Problem
from spielwerk.core.game import State
from spielwerk.core.record import CHANCE, Entry, Record

NOBODY_ACTS: Final = -1
"""The seat of entries that nobody has made: draws, and what the table decides."""
_EVERY: Final = 40
"""Entries between two positions that are kept for taking back."""
_MOST_READERS: Final = 100


class Move(NamedTuple):
    """The entry at a place of the record, as it is played: `seat` acts, or leaves the game if `action` is None."""

    place: int
    seat: int
    action: int | None


class _Kept(NamedTuple):
    """A position on the way, what the reader had then, and how many entries stood and had been taken back."""

    standing: int
    remarks: int
    state: State
    content: object


class Reader:
    """Follows a record. What it makes of it is said by the methods at the end."""

    def __init__(self, record: Record) -> None:
        self.state: State = record.initial_state()
        self.entries: list[Entry] = []
        self._standing: list[int] = []
        self._remarks: list[tuple[int, str]] = []
        self._seats: dict[str, int] = {}
        self._kept: list[_Kept] = [_Kept(0, 0, self.state.clone(), self.keep())]

    def read(self, record: Record) -> None:
        """Comes to the end of a record, which may have become longer, shorter or another one since."""
        self._go_back(record.entries)
        for index in range(len(self.entries), len(record.entries)):
            entry = record.entries[index]
            self.entries.append(entry)
            back = entry.taken_back()
            if back:
                self._take_back(index, back)
            elif not entry.contribution():
                self._standing.append(index)
                self._play(index)

    def _go_back(self, entries: list[Entry]) -> None:
        """Forgets what has been read beyond the entries that both have."""
        common = len(self.entries)
        if self.entries != entries[:common]:
            common = next(place for place, entry in enumerate(self.entries) if entries[place : place + 1] != [entry])
        if common == len(self.entries):
            return
        if any(entry.taken_back() for entry in self.entries[common:]):
            common = 0
        self.entries = self.entries[:common]
        self._standing = [index for index in self._standing if index < common]
        self._remarks = [remark for remark in self._remarks if remark[0] < common]
        self._play_again()

    def _take_back(self, index: int, count: int) -> None:
        if count > len(self._standing):
            raise Problem("record.take-back", n=count, there=len(self._standing))
        text = self.told(self._standing[-count:])
        del self._standing[-count:]
        self._remarks.append((index, text))
        self._play_again()

    def _play_again(self) -> None:
        """Begins again at a kept position before the end of what stands."""
        while self._kept[-1].standing > len(self._standing) or self._kept[-1].remarks > len(self._remarks):
            self._kept.pop()
        kept = self._kept[-1]
        self.state = kept.state.clone()
        self._seats.clear()
        self.restore(kept.content)
        again: list[tuple[int, str | None]] = [(index, None) for index in self._standing[kept.standing :]]
        again += self._remarks[kept.remarks :]
        for index, remark in sorted(again, key=lambda item: item[0]):
            if remark is None:
                self._play(index, keeping=False)
            else:
                self.taken_back(index, remark)

    def _play(self, index: int, keeping: bool = True) -> None:
        entry = self.entries[index]
        move = self._move(index, entry)
        self.before(move)
        self.perform(move)
        self.after(move)
        if keeping and len(self._standing) >= self._kept[-1].standing + _EVERY:
            self._kept.append(_Kept(len(self._standing), len(self._remarks), self.state.clone(), self.keep()))

    def _move(self, index: int, entry: Entry) -> Move:
        if entry.actor == CHANCE:
            return Move(index, NOBODY_ACTS, self.state.string_to_action(entry.text))
        name = entry.withdrawn()
        if name:
            return Move(index, self._seat(name), None)
        seat = self._seat(entry.actor)
        return Move(index, seat, self.state.string_to_action(entry.text, seat))

    def _seat(self, name: str) -> int:
        seat = self._seats.get(name, NOBODY_ACTS)
        if seat == NOBODY_ACTS or self.state.seat_name(seat) != name:
            self._seats = {self.state.seat_name(seat): seat for seat in range(self.state.num_players())}
            seat = self._seats[name]
        return seat

    # What a reader makes of it.

    def keep(self) -> object:
        """What `restore` needs to come back to this point."""
        return None

    def restore(self, content: object) -> None:
        """Comes back to a point where `keep` was called."""

    def before(self, move: Move) -> None:
        """A move is about to be played."""

    def perform(self, move: Move) -> None:
        """Plays a move."""
        if move.action is None:
            self.state.withdraw(move.seat)
        elif move.seat == NOBODY_ACTS:
            self.state.apply_action_with_legality_check(move.action)
        else:
            self.state.apply_action_with_legality_check(move.action, move.seat)

    def after(self, move: Move) -> None:
        """A move has been played."""

    def taken_back(self, index: int, remark: str) -> None:
        """Entries have been taken back by the entry of this index; `remark` is what `told` has made of them."""

    def told(self, indexes: list[int]) -> str:
        """A remark about entries that are about to be taken back."""
        return ""


_Kind = TypeVar("_Kind", bound=Reader)
_readers: OrderedDict[tuple[str, ...], Reader] = OrderedDict()


def reader_of(kind: type[_Kind], record: Record, *further: str) -> _Kind:
    """A reader that has come to the end of a record; one that knows its beginning goes on from there.

    `further` are arguments of the kind. Whoever has taken a reader must give it back (`give_back`): meanwhile nobody
    else gets it, so that several threads may read at once.
    """
    key = _key(kind, record, further)
    reader = _readers.pop(key, None)
    if not isinstance(reader, kind):
        reader = kind(record, *further)
    reader.read(record)
    return reader


def give_back(reader: Reader, record: Record, *further: str) -> None:
    """Keeps a reader for the next time."""
    _readers[_key(type(reader), record, further)] = reader
    while len(_readers) > _MOST_READERS:
        _readers.popitem(last=False)


def _key(kind: type[Reader], record: Record, further: tuple[str, ...]) -> tuple[str, ...]:
    """Records of the same game have the same key; others may have it too, which only costs time."""
    return (kind.__name__, str(sorted(record.options.items())), record.seed_commitment, *further)
