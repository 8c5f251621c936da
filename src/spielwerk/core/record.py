# not compiled: text and dictionaries
"""The record is the game: what was agreed and everything that happened, as text. A state is only a cache of it.

    spielwerk record 1
    game: terra-mystica
    rules: 1
    players: 2
    options: map=base set-up=drawn ...
    seed-commitment: 8c5e0b...
    seat1: Ada

    chance: score SCORE5
    seat1: faction witches
    # round 1
    witches: build E7
    ! back 1

Every entry is one line: who, and what as the game's exact action text. `chance` draws; `!` is for what the table
decides and not the rules of play: `! withdraw witches` takes a seat out of the game for good, and `! back 2` takes
back the last two entries that still stand. `! contribute witches a text of mine` is mixed into all draws that follow
(see `chance`); it is no move, and nobody takes it back. Nothing is ever struck out. Lines that begin with `#` are
comments and belong to the entry below them. `record_text` reads and writes this form.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from spielwerk.core.chance import commitment
from spielwerk.core.errors import MoveProblem, Problem
from spielwerk.core.game import Game, State, not_an_action, refused
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.core.versions import pinned

CHANCE: Final = "chance"
TABLE: Final = "!"
WITHDRAW: Final = "withdraw"
BACK: Final = "back"
CONTRIBUTE: Final = "contribute"
HIDDEN: Final = "?"
SEEN: Final = "as one place at the table sees it: what is hidden there reads ?, so this cannot be replayed"
"""Comment in the head of a record that does not tell everything."""


class RecordError(MoveProblem):
    """A record that cannot be read or played."""


class Entry(NamedTuple):
    """One line of a record: a seat's name as it is at that moment, CHANCE or TABLE, and what was done."""

    actor: str
    text: str

    def __str__(self) -> str:
        return f"{self.actor} {self.text}" if self.actor == TABLE else f"{self.actor}: {self.text}"

    def taken_back(self) -> int:
        """How many entries this one takes back."""
        if self.actor == TABLE and self.text.startswith(BACK + " "):
            count = self.text[len(BACK) + 1 :]
            return int(count) if count.isascii() and count.isdecimal() else 0
        return 0

    def withdrawn(self) -> str:
        """The name of the seat that this entry takes out of the game, or nothing."""
        if self.actor == TABLE and self.text.startswith(WITHDRAW + " "):
            return self.text[len(WITHDRAW) :].strip()
        return ""

    def contribution(self) -> str:
        """Seat and text of a contribution to the draws, such as `red my cat`; empty if this is none."""
        if self.actor == TABLE and self.text.startswith(CONTRIBUTE + " "):
            return self.text[len(CONTRIBUTE) + 1 :]
        return ""


class Record:
    """A game with all its entries. Replaying checks every one of them by the rules."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, object],
        seed_commitment: str = "",
        seed: str = "",
        file: str = "record",
        rules: int = 0,
    ) -> None:
        """`options` may leave out what has its default value; raises OptionError for wrong ones.

        `rules` is the version of the rules that the game was begun with, today's if it is left out. Readings of an
        older one are added to the options, so the game goes on under them.
        """
        self.game: Final = game
        self.rules: Final = rules or game.rules_version
        self.options: Final = options_of(game).complete({**options, **pinned(game, self.rules)})
        self.seed_commitment = seed_commitment or (commitment(seed) if seed else "")
        self.seed = seed
        """The seed of all draws, once everybody may know it; empty before, and where nothing is drawn by program."""
        self.people: Final[dict[int, str]] = {}
        """Names of the people by seat, if somebody wants them kept."""
        self.entries: Final[list[Entry]] = []
        self.comments: Final[dict[int, list[str]]] = {}
        """Comments by the index of the entry that they stand before; -1 for those in the header."""
        self.file: Final = file
        """Where the record comes from, for messages."""
        self.lines: Final[list[int]] = []
        """Line of every entry in that file."""
        self.options_line = 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._content() == other._content()

    __hash__ = None  # type: ignore[assignment]  # a record grows

    def _content(self) -> tuple[object, ...]:
        head = (self.game.name, self.rules, self.options, self.seed_commitment, self.seed)
        return (*head, self.people, self.entries, self.comments)

    @property
    def players(self) -> int:
        players = self.options[PLAYERS]
        assert isinstance(players, int)
        return players

    def append(self, entry: Entry, line: int = 0) -> None:
        """Adds an entry without playing it; `driver.Play` adds only legal ones."""
        self.lines.append(line or (self.lines[-1] + 1 if self.lines else 0))
        self.entries.append(entry)

    def comment(self, text: str) -> None:
        """Adds a comment before the next entry."""
        self.comments.setdefault(len(self.entries), []).append(text.strip())

    def fork(self, upto: int) -> "Record":
        """A record of its own of the same game with the first `upto` entries."""
        copy = Record(self.game, self.options, self.seed_commitment, self.seed, self.file, self.rules)
        copy.people.update(self.people)
        copy.options_line = self.options_line
        for entry, line in zip(self.entries[:upto], self.lines[:upto], strict=True):
            copy.append(entry, line)
        whole = upto >= len(self.entries)
        copy.comments.update({place: list(texts) for place, texts in self.comments.items() if whole or place < upto})
        return copy

    def as_seen_by(self, viewer: int) -> "Record":
        """The record as a seat may read it (NOBODY: everybody): what is hidden reads `?`, and no seed is told.

        It cannot be replayed, and says so in a comment. After the end, and without secrets, nothing is hidden.
        """
        seen = self.fork(len(self.entries))
        if not self.game.has_secrets:
            return seen
        seen.seed = ""
        state = self.initial_state()
        steps = self.steps(state)
        seats: dict[str, int] = {}
        for index, entry in enumerate(self.entries):
            if entry.actor == CHANCE:
                text = state.text_for(viewer, state.string_to_action(entry.text))
            elif entry.actor == TABLE:
                text = entry.text
            else:
                seat = self._seat(state, index, entry.actor, seats)
                text = state.text_for(viewer, state.string_to_action(entry.text, seat), seat)
            seen.entries[index] = Entry(entry.actor, text)
            _, state = next(steps)
        if state.is_terminal():
            return self.fork(len(self.entries))
        seen.comments[-1] = [*self.comments.get(-1, []), SEEN]
        return seen

    def standing(self, upto: int | None = None) -> list[int]:
        """Indexes of the moves, draws and withdrawals that are not taken back, among the first `upto` entries."""
        stand: list[int] = []
        for index, entry in enumerate(self.entries[:upto]):
            back = entry.taken_back() if entry.actor == TABLE else 0
            if back:
                self._check_back(index, back, stand)
                del stand[-back:]
            elif not entry.contribution():
                stand.append(index)
        return stand

    def contributions(self) -> list[str]:
        """Texts that seats have mixed into the draws, each behind its seat's name."""
        return [entry.contribution() for entry in self.entries if entry.contribution()]

    def initial_state(self) -> State:
        """The position before the first entry."""
        try:
            return self.game.new_initial_state(self.options)
        except Problem as problem:
            raise RecordError(self.file, self.options_line, problem) from None

    def replay(self, upto: int | None = None, before: Callable[[State, int], None] | None = None) -> State:
        """The position after the first `upto` entries (all of them if left out).

        Raises RecordError at the first entry that the rules refuse. Entries that were taken back are skipped
        unchecked; `steps` plays those as well. `before` is called with the position before each entry and its index.
        """
        state = self.initial_state()
        seats: dict[str, int] = {}
        for index in self.standing(upto):
            if before is not None:
                before(state, index)
            self._play(state, index, seats)
        return state

    def steps(self, start: State | None = None) -> Iterator[tuple[int, State]]:
        """Plays all entries one after the other and gives the index of each and the position after it.

        The position is one object that changes from step to step, until a take-back gives another; clone what
        you keep. `start` is a position to begin with instead of a fresh one; it is the one that changes.
        """
        first = self.initial_state() if start is None else start
        fresh = first.clone() if any(entry.taken_back() for entry in self.entries) else first
        state = first
        seats: dict[str, int] = {}
        stand: list[int] = []
        for index, entry in enumerate(self.entries):
            back = entry.taken_back()
            if back:
                self._check_back(index, back, stand)
                del stand[-back:]
                state = fresh.clone()
                for earlier in stand:
                    self._play(state, earlier, seats)
            elif entry.contribution():
                self._seat(state, index, entry.contribution().partition(" ")[0], seats)
            else:
                self._play(state, index, seats)
                stand.append(index)
            yield index, state

    def _check_back(self, index: int, back: int, stand: list[int]) -> None:
        if back > len(stand):
            raise self.error(index, Problem("record.take-back", n=back, there=len(stand)))

    def error(self, index: int, reason: Problem, rule: str = "") -> RecordError:
        """An error at an entry."""
        return RecordError(self.file, self.lines[index], reason, str(self.entries[index]), rule)

    def _play(self, state: State, index: int, seats: dict[str, int]) -> None:
        """Plays one entry; `seats` remembers names from earlier calls."""
        entry = self.entries[index]
        try:
            if entry.actor == CHANCE:
                if not state.is_chance_node():
                    raise self.error(index, Problem("record.nothing-drawn"))
                action = state.string_to_action(entry.text)
                refusal = state.why_not(action)
                if refusal is None:
                    state.apply_action(action)
            elif entry.actor == TABLE:
                seat = self._seat(state, index, entry.withdrawn(), seats)
                refusal = None
                state.withdraw(seat)
            else:
                seat = self._seat(state, index, entry.actor, seats)
                action = state.string_to_action(entry.text, seat)
                refusal = state.why_not(action, seat)
                if refusal is None:
                    state.apply_action(action, seat)
        except RecordError:
            raise
        except ValueError as error:
            hidden = HIDDEN in entry.text.split()
            raise self.error(index, Problem("record.hidden") if hidden else not_an_action(error, entry.text)) from None
        if refusal is not None:
            raise self.error(index, refused(refusal, self.game.package), refusal.rule)

    def _seat(self, state: State, index: int, name: str, seats: dict[str, int]) -> int:
        seat = seats.get(name, -1)
        if seat >= 0 and state.seat_name(seat) == name:
            return seat
        for seat in range(self.players):
            if state.seat_name(seat) == name:
                seats[name] = seat
                return seat
        names = [state.seat_name(seat) for seat in range(self.players)]
        raise self.error(index, Problem("record.unknown-actor", name=name, names=names))
