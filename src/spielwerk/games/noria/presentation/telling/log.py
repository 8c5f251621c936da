# not compiled: sentences for people
"""The log of a record, a line for every run of steps of one seat, and the points at the end of every round."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from spielwerk.core.presentation import LogLine
from spielwerk.core.reading import NOBODY_ACTS, Move, Reader, give_back, reader_of
from spielwerk.core.record import Record
from spielwerk.games.noria.presentation.markup import signed
from spielwerk.games.noria.presentation.telling.amounts import Amounts, amounts_of, short_changes
from spielwerk.games.noria.presentation.telling.deeds import deeds
from spielwerk.games.noria.presentation.telling.result import result
from spielwerk.games.noria.presentation.telling.steps import Step, step
from spielwerk.games.noria.presentation.telling.wording import wording
from spielwerk.games.noria.presentation.telling.words import seat_title
from spielwerk.games.noria.rules import scoring
from spielwerk.games.noria.state import SOLO_BOT, TURNS
from spielwerk.games.noria.turn import Noria


def log(record: Record, language: str, after: int = 0, news: bool = False) -> list[LogLine]:
    """What has happened after a position: the lines of the whole log that end after it.

    A run of steps that has been going on since before the position comes as a whole, unless only `news` are wanted.
    """
    narrator = reader_of(Narrator, record, language)
    lines = narrator.lines(after, news)
    give_back(narrator, record, language)
    return lines


class _Move(NamedTuple):
    """A step of a run: its place in the record, its words, and what there is before it."""

    place: int
    step: Step
    before: Amounts | None
    points: list[int]
    """Of everybody."""


class _Run(NamedTuple):
    """Steps of one seat that follow each other."""

    chapter: str
    seat: int
    moves: list[_Move]
    after: Amounts | None
    points_after: list[int]

    def since(self, place: int) -> "_Run":
        """The run from a place of the record on."""
        return self._replace(moves=[move for move in self.moves if move.place >= place])

    def only_ends(self) -> bool:
        return all(move.step.kind == "done" for move in self.moves)


class Narrator(Reader):
    """The log of one record in one language."""

    state: Noria

    def __init__(self, record: Record, language: str) -> None:
        self._say: Final = wording(language)
        self._lines: list[tuple[LogLine, _Run | None]] = []
        self._run: _Run | None = None
        self._round = 0
        super().__init__(record)

    def lines(self, after: int, news: bool) -> list[LogLine]:
        """The lines that end after a position, the run under way included; of `news`, only what is new of a run."""
        found: list[LogLine] = []
        for line, run in [*self._lines, *self._line_of(self._run)]:
            if line.position > after and news and run is not None and run.moves[0].place < after:
                rest = run.since(after)
                found += [new for new, _ in self._line_of(rest)] if not rest.only_ends() else []
            elif line.position > after:
                found.append(line)
        return found

    def keep(self) -> object:
        run = self._run
        return len(self._lines), run and run._replace(moves=list(run.moves))

    def restore(self, content: object) -> None:
        assert isinstance(content, tuple)
        count, run = content
        del self._lines[count:]
        self._run = run and run._replace(moves=list(run.moves))

    # Moves.

    def before(self, move: Move) -> None:
        """Draws in the middle of a turn belong to the turn."""
        self._round = int(self.state.round)
        chapter, seat = self._chapter(), move.seat
        if seat == NOBODY_ACTS and self.state.phase == TURNS:
            seat = int(self.state.turn)
        run = self._run
        if run is None or run.seat != seat or run.chapter != chapter or move.action is None:
            self._finish()
            self._run = _Run(chapter, seat, [], None, _totals(self.state))
        run = self._run
        assert run is not None
        told = Step("withdraw", {}) if move.action is None else step(self.state, move.action, seat, self._say)
        amounts = amounts_of(self.state, seat) if seat != NOBODY_ACTS else None
        run.moves.append(_Move(move.place, told, amounts, run.points_after))

    def after(self, move: Move) -> None:
        run = self._run
        assert run is not None
        if run.seat != NOBODY_ACTS:
            self._run = run = run._replace(after=amounts_of(self.state, run.seat), points_after=_totals(self.state))
        round_over = self.state.round != self._round or self.state.is_over()
        if move.action is None or round_over or (run.seat != NOBODY_ACTS and self.state.turn != run.seat):
            self._finish()
            if round_over:
                self._tell_bot(move, run.chapter)
        if self.state.is_over():
            self._finish()
            chapter = self._say("shown.chapter.final")
            self._lines.append((LogLine(move.place + 1, chapter, NOBODY_ACTS, result(self.state, self._say), ""), None))

    def _tell_bot(self, move: Move, chapter: str) -> None:
        """What the solo opponent did at the end of the round."""
        found = deeds(self.state, self._say) if self.state.settings.solo else []
        if found:
            text = self._say("shown.log.bot", who=seat_title(self.state, SOLO_BOT, self._say), steps="; ".join(found))
            self._lines.append((LogLine(move.place + 1, chapter, NOBODY_ACTS, text, ""), None))

    def taken_back(self, index: int, remark: str) -> None:
        self._finish()
        self._lines.append((LogLine(index + 1, self._chapter(), NOBODY_ACTS, remark, ""), None))

    def told(self, indexes: list[int]) -> str:
        """What the entries were, run by run."""
        sentences = []
        for _, run in [*self._lines, *self._line_of(self._run)]:
            if run is not None and run.moves[-1].place >= indexes[0]:
                sentences.append(self._text(run.since(indexes[0])))
        what = " ".join(filter(None, sentences))
        if what:
            return self._say("shown.log.taken-back", what=what)
        return self._say("shown.log.step-back", n=len(indexes))

    # Lines.

    def _finish(self) -> None:
        self._lines += self._line_of(self._run)
        self._run = None

    def _line_of(self, run: _Run | None) -> list[tuple[LogLine, _Run | None]]:
        if run is None or not run.moves:
            return []
        text = self._text(run)
        if not text:
            return []
        changes = ""
        before = run.moves[0].before
        if before is not None and run.after is not None:
            found = (short_changes(before, run.after, self._say), ", ".join(self._others(run)))
            changes = " \u00b7 ".join(filter(None, found))
        return [(LogLine(run.moves[-1].place + 1, run.chapter, run.seat, text, changes), run)]

    def _others(self, run: _Run) -> Iterator[str]:
        """What has happened to the points of everybody else: "Blue +4"."""
        for seat, (old, new) in enumerate(zip(run.moves[0].points, run.points_after, strict=True)):
            if seat != run.seat and old != new:
                yield self._say("shown.gains", who=seat_title(self.state, seat, self._say), n=signed(new - old))

    def _text(self, run: _Run) -> str:
        say, steps = self._say, [move.step for move in run.moves]
        if run.seat == NOBODY_ACTS:
            return " ".join(say(f"shown.told.{one.kind}", **one.values) for one in steps)
        who = seat_title(self.state, run.seat, say)
        if len(steps) == 1 and steps[0].kind == "done":
            return say("shown.log.nothing", who=who)
        parts = [self._part(one, count) for one, count in _merged([one for one in steps if one.kind != "done"])]
        return say("shown.log.all", who=who, steps=say.enumerate(parts)) if parts else ""

    def _part(self, one: Step, count: int) -> str:
        text = self._say(f"shown.told.{one.kind}", **one.values)
        return self._say("shown.log.times", what=text, n=count) if count > 1 else text

    def _chapter(self) -> str:
        if self.state.round == 0:
            return self._say("shown.chapter.setup")
        return self._say("shown.chapter.round", n=int(self.state.round))


def _totals(state: Noria) -> list[int]:
    """Points of everybody as if the game ended now."""
    return [int(scoring.points(state, index)) for index in range(len(state.players))]


def _merged(steps: list[Step]) -> list[tuple[Step, int]]:
    """Steps with how often they come one after the other."""
    found: list[tuple[Step, int]] = []
    for one in steps:
        if found and found[-1][0] == one:
            found[-1] = (one, found[-1][1] + 1)
        else:
            found.append((one, 1))
    return found


class Scorer(Reader):
    """Notes the points of all seats at the beginning of round 1 and after each round."""

    state: Noria

    def __init__(self, record: Record) -> None:
        self.rows: Final[list[list[int]]] = []
        self._round = 0
        super().__init__(record)

    def keep(self) -> object:
        return len(self.rows), self._round

    def restore(self, content: object) -> None:
        assert isinstance(content, tuple)
        count, self._round = content
        del self.rows[count:]

    def after(self, move: Move) -> None:
        if self.state.round != self._round or self.state.is_over():
            self._round = int(self.state.round)
            self.rows.append([int(scoring.points(self.state, seat)) for seat in range(self.state.settings.num_players)])


def course(record: Record) -> list[list[int]]:
    """A row for the beginning of round 1 and one for every round that is over, with a number for every seat."""
    scorer = reader_of(Scorer, record)
    rows = [list(row) for row in scorer.rows]
    give_back(scorer, record)
    return rows
