# not compiled: sentences for people
"""Tells a record: a line for every run of moves of one seat, and lines for what followed from them."""

from typing import Final, NamedTuple

from spielwerk.core.presentation import LogLine
from spielwerk.core.record import Record
from spielwerk.games.terra_mystica.kinds import name_of
from spielwerk.games.terra_mystica.presentation.choosing.question import result
from spielwerk.games.terra_mystica.presentation.telling.amounts import (
    Amounts,
    amounts_after,
    amounts_of,
    short_changes,
    signed,
)
from spielwerk.games.terra_mystica.presentation.telling.reader import NOBODY_ACTS, Move, Reader
from spielwerk.games.terra_mystica.presentation.telling.tales import builder_told, round_told, told
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title, wording
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    BUILDER_REWARDED,
    CULT_INCOME,
    CULT_SPADES,
    FINAL_SCORE,
    GAME_ENDS,
    INCOME,
    ROUND_BEGINS,
    SETTLED,
    TOWN_FOUNDED,
    WATCHED_FIELDS,
    WATCHED_SEAT,
    Event,
)
from spielwerk.games.terra_mystica.steps import Step, step, tile
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue

_TOLD: Final = (CULT_INCOME, INCOME, BUILDER_REWARDED, ROUND_BEGINS, GAME_ENDS)
"""Kinds of event that have lines of their own."""


class _Move(NamedTuple):
    """A move of a run: its place in the record, its words, and what the seat has before it."""

    place: int
    step: Step
    before: Amounts | None


class _Run(NamedTuple):
    """Moves of one seat that follow each other: of one turn, or of several answers."""

    chapter: str
    seat: int
    moves: list[_Move]
    after: Amounts | None
    """What the seat has after it; None while it is under way."""

    def since(self, place: int) -> "_Run":
        """The run from a place of the record on."""
        return self._replace(moves=[move for move in self.moves if move.place >= place])


class Narrator(Reader):
    """The log of one record in one language."""

    def __init__(self, record: Record, language: str) -> None:
        self._say: Final = wording(language)
        self._lines: list[tuple[LogLine, _Run | None]] = []
        self._run: _Run | None = None
        self._builders: dict[int, Amounts] = {}
        super().__init__(record)

    def lines(self, after: int, news: bool) -> list[LogLine]:
        """The lines that end after a position, the run under way included; of `news`, only what is new of a run."""
        found: list[LogLine] = []
        for line, run in [*self._lines, *self._line_of(self._run)]:
            if line.position > after and news and run is not None:
                found += [new for new, _ in self._line_of(run.since(after))]
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
        chapter = self._chapter()
        run = self._run
        if run is None or run.seat != move.seat or run.chapter != chapter or move.action is None:
            self._finish()
            self._run = _Run(chapter, move.seat, [], None)
        assert self._run is not None
        watched = range(0, len(self.state.watched), WATCHED_FIELDS)
        seats = [int(self.state.watched[start + WATCHED_SEAT]) for start in watched]
        self._builders = {seat: amounts_of(self.state, seat) for seat in seats}
        amounts = amounts_of(self.state, move.seat) if self.state.phase >= ACTIONS and move.seat >= 0 else None
        self._run.moves.append(_Move(move.place, self._step(move), amounts))

    def _step(self, move: Move) -> Step:
        if move.action is None:
            return Step("withdraw", {})
        return step(self.state, move.action, move.seat, self._say)

    def followed(self, move: Move, events: list[Event]) -> None:
        run = self._run
        assert run is not None
        for event in events:
            if event.kind == TOWN_FOUNDED and run.moves[-1].step.kind != "connect":
                run.moves.append(run.moves[-1]._replace(step=Step("founded", {})))
        settled = next((event for event in events if event.kind == SETTLED and event.seat == move.seat), None)
        before = run.moves[0].before
        if settled is not None and before is not None:
            self._run = run._replace(after=amounts_after(settled, before))
        follows = any(event.kind in _TOLD for event in events)
        if follows or move.action is None or (name_of(move.action) in ("pass", "done") and self.state.phase >= ACTIONS):
            self._finish()
            self._tell(move.place + 1, events)

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
        return (
            self._say("shown.log.taken-back", what=what) if what else self._say("shown.log.step-back", n=len(indexes))
        )

    def _finish(self) -> None:
        run = self._run
        if run is not None and run.after is None and run.seat >= 0:
            run = run._replace(after=amounts_of(self.state, run.seat))
        self._lines += self._line_of(run)
        self._run = None

    def _line_of(self, run: _Run | None) -> list[tuple[LogLine, _Run | None]]:
        if run is None or not run.moves:
            return []
        text = self._text(run)
        if not text:
            return []
        changes, before = "", run.moves[0].before
        if before is not None:
            changes = short_changes(before, run.after or amounts_of(self.state, run.seat), self._say)
        return [(LogLine(run.moves[-1].place + 1, run.chapter, run.seat, text, changes), run)]

    def _text(self, run: _Run) -> str:
        steps = [move.step for move in run.moves]
        if run.seat == NOBODY_ACTS:
            return _draws(steps, self._say)
        who = seat_title(self.state, run.seat, self._say)
        if steps[0].kind == "withdraw":
            return self._say("shown.log.withdraw", who=who)
        return told(who, [one for part in steps for one in _split(part)], self._say)

    def _chapter(self) -> str:
        state = self.state
        if state.phase < ACTIONS:
            return self._say("shown.chapter.setup")
        name = "cult-bonus" if state.phase == CULT_SPADES else "round"
        return self._say(f"shown.chapter.{name}", n=int(state.round))

    # What follows from moves.

    def _tell(self, position: int, events: list[Event]) -> None:
        """Lines about events, in their order."""
        known = dict(self._builders)
        for event in events:
            now = amounts_after(event, amounts_of(self.state, event.seat))
            if event.kind in _TOLD:
                self._tell_event(position, event, known.get(event.seat, now), now)
            known[event.seat] = now
        if any(event.kind == GAME_ENDS for event in events):
            self._tell_end(position, events)

    def _tell_event(self, position: int, event: Event, before: Amounts, now: Amounts) -> None:
        say, who = self._say, seat_title(self.state, event.seat, self._say)
        changes = short_changes(before, now, say)
        text, seat, chapter = "", int(event.seat), say("shown.chapter.round", n=int(self.state.round))
        if event.kind == ROUND_BEGINS:
            text, seat, changes = round_told(self.state, int(event.first), say), NOBODY_ACTS, ""
        elif event.kind == INCOME and changes:
            text = say("shown.log.income", who=who)
        elif event.kind == CULT_INCOME and (changes or event.first):
            chapter = say("shown.chapter.cult-bonus", n=_round_of_bonus(self.state))
            spades = say("words.unit.spades", n=int(event.first)) if event.first else ""
            text, changes = say("shown.log.cult-bonus", who=who), ", ".join(filter(None, (spades, changes)))
        elif event.kind == BUILDER_REWARDED and (event.first or changes):
            text = builder_told(self.state, event, say)
        if text:
            self._lines.append((LogLine(position, chapter, seat, text, changes), None))

    def _tell_end(self, position: int, events: list[Event]) -> None:
        """The final scoring, a line for every seat, and who has won."""
        say, chapter = self._say, self._say("shown.chapter.final")
        for seat in range(len(self.state.players)):
            found = [event for event in events if event.kind == FINAL_SCORE and event.seat == seat and event.second]
            parts = [
                say("shown.log.source", source=say(f"words.source.{one.first}"), n=int(one.second)) for one in found
            ]
            if parts:
                who, total = seat_title(self.state, seat, say), sum(int(one.second) for one in found)
                text = say("shown.log.final", who=who, what=say.enumerate(parts))
                changes = say("words.unit.points", n=signed(total))
                self._lines.append((LogLine(position, chapter, seat, text, changes), None))
        self._lines.append((LogLine(position, chapter, NOBODY_ACTS, result(self.state, say), ""), None))


def _split(one: Step) -> list[Step]:
    """Passing and taking a card are told as two things, so that they can be listed with others."""
    if one.kind in ("take", "take-coins"):
        return [Step("pass", {}), Step("take-first", one.values)]
    return [one]


def _round_of_bonus(state: TerraMystica) -> int:
    """The round whose cult bonus has just been paid; the next one may have begun at once."""
    return int(state.round) if state.phase == CULT_SPADES else int(state.round) - 1


def _draws(steps: list[Step], say: Catalogue) -> str:
    """What has been drawn, in one sentence for each kind."""
    tiles = [
        say("shown.log.tile", name=f"SCORE{one.values['n']}", what=tile("scoring", int(str(one.values["n"])), say))
        for one in steps
        if one.kind == "score"
    ]
    cards = [f"BON{one.values['n']}" for one in steps if one.kind == "delete"]
    sentences = [say("shown.log.drawn", tiles=say.enumerate(tiles))] if tiles else []
    sentences += [say("shown.log.left-out", cards=say.enumerate(cards), n=len(cards))] if cards else []
    return " ".join(sentences)
