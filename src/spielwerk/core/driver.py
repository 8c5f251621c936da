# not compiled: a few calls per move, around the compiled engine
"""Plays a game: draws where something must be drawn, lets seats act, and keeps the record."""

from collections.abc import Callable, Mapping
from typing import Final

from spielwerk.core.chance import Chance, commitment, fresh_seed
from spielwerk.core.errors import Problem
from spielwerk.core.game import Game, State
from spielwerk.core.record import BACK, CHANCE, CONTRIBUTE, TABLE, WITHDRAW, Entry, Record, RecordError

LONGEST_CONTRIBUTION: Final = 100


class WrongDraw(RecordError):
    """A draw that is not the one that the seed makes."""


class Play:
    """A game under way. `chance` is None where people draw by themselves and enter what they drew."""

    def __init__(self, record: Record, state: State, chance: Chance | None, chapter: str = "") -> None:
        """`chapter` is the part of the game that the record's last entry belongs to."""
        self.record = record
        self.state = state
        self.chance = chance
        self._chapter = chapter

    def act(self, action: int, seat: int) -> None:
        """A seat's action, then all draws that follow. Raises IllegalAction where the rules refuse."""
        entry = Entry(self.state.seat_name(seat), self.state.action_to_string(action, seat))
        chapter = self.state.chapter()
        self.state.apply_action_with_legality_check(action, seat)
        self._keep(entry, chapter)
        self.draw()

    def act_text(self, text: str, seat: int) -> None:
        """As `act`, with the action's text; Problem if it is none."""
        self.act(self.state.string_to_action(text, seat), seat)

    def enter_draw(self, outcome: int) -> None:
        """Something that was drawn on a real table."""
        entry = Entry(CHANCE, self.state.action_to_string(outcome))
        chapter = self.state.chapter()
        self.state.apply_action_with_legality_check(outcome)
        self._keep(entry, chapter)

    def copy(self) -> "Play":
        """The same game, to go on with independently."""
        chance = self.chance.copy() if self.chance else None
        return Play(self.record.fork(len(self.record.entries)), self.state.clone(), chance, self._chapter)

    def draw(self) -> None:
        """Draws as long as something must be drawn and a seed is there to do it."""
        while self.chance is not None and self.state.is_chance_node():
            self.enter_draw(self.chance.draw(self.state.chance_stream(), self.state.chance_outcomes()))

    def withdraw(self, seat: int) -> None:
        """The seat leaves the game for good. Problem where it cannot."""
        entry = Entry(TABLE, f"{WITHDRAW} {self.state.seat_name(seat)}")
        chapter = self.state.chapter()
        self.state.withdraw(seat)
        self._keep(entry, chapter)
        self.draw()

    def contribute(self, text: str, seat: int) -> None:
        """A seat mixes a text of its own into all draws that follow. Problem for a text that cannot be kept."""
        text = " ".join(text.split())
        if self.chance is None:
            raise Problem("contribution.no-draws")
        if self.state.is_terminal():
            raise Problem("contribution.over")
        if not text.isprintable() or not 0 < len(text) <= LONGEST_CONTRIBUTION:
            raise Problem("contribution.signs", most=LONGEST_CONTRIBUTION)
        most = follow(self.record, Chance(""))
        entry = Entry(TABLE, f"{CONTRIBUTE} {self.state.seat_name(seat)} {text}")
        self.chance.contribute(entry.contribution(), most)
        self._keep(entry, self._chapter)

    def own_tail(self) -> int:
        """How many of the last standing entries one seat has made without anything drawn or decided by others.

        So many can be taken back without anybody having learned something by them.
        """
        entries = [self.record.entries[index] for index in self.record.standing()]
        tail = 0
        for entry in reversed(entries):
            if entry.actor in (CHANCE, TABLE) or entry.actor != entries[-1].actor:
                break
            tail += 1
        return tail

    def take_back(self, count: int) -> None:
        """Takes back the last `count` entries that still stand. A draw that is taken back comes again as it was."""
        standing = len(self.record.standing())
        if not 0 < count <= standing:
            raise Problem("record.take-back", n=count, there=standing)
        self.record.append(Entry(TABLE, f"{BACK} {count}"))
        again = resume(self.record, self.chance.seed if self.chance else "")
        self.state, self.chance, self._chapter = again.state, again.chance, again._chapter

    def _keep(self, entry: Entry, chapter: str) -> None:
        """The entry, below a comment where it is the first of a new part of the game."""
        if chapter != self._chapter:
            self.record.comment(chapter)
            self._chapter = chapter
        self.record.append(entry)


def new_game(game: Game, options: Mapping[str, object], seed: str = "", secret: bool = False) -> Play:
    """A new game, the first draws made. Without a seed it takes a fresh one; a secret one stays out of the record."""
    chance = Chance(seed or fresh_seed())
    record = Record(game, options, chance.commitment(), "" if secret else chance.seed)
    play = Play(record, game.new_initial_state(record.options), chance)
    play.draw()
    return play


def resume(record: Record, seed: str = "") -> Play:
    """Goes on with a record. Draws come from the seed given or the record's; without any, people enter them.

    Raises RecordError if the record cannot be replayed or has promised another seed.
    """
    seed = seed or record.seed
    if seed and record.seed_commitment and commitment(seed) != record.seed_commitment:
        raise RecordError(record.file, 0, Problem("record.seed"))
    chance = Chance(seed)
    chapter = ""

    def count(state: State, index: int) -> None:
        nonlocal chapter
        chapter = state.chapter()
        if record.entries[index].actor == CHANCE:
            stream = state.chance_stream()
            chance.drawn[stream] = chance.drawn.get(stream, 0) + 1

    state = record.replay(before=count)
    if record.contributions():
        chance = Chance(seed)
        follow(record, chance)
    return Play(record, state, chance if seed else None, chapter)


def follow(record: Record, chance: Chance, look: Callable[[State, int], None] | None = None) -> dict[str, int]:
    """Goes through all entries, also those taken back later, and keeps `chance` where a game at that point has it.

    Gives by stream how many draws were ever made; one that was taken back and came again counts once. `look` is
    called with the position before each draw and the index of its entry.
    """
    most: dict[str, int] = {}
    state = record.initial_state()
    steps = record.steps(state)
    standing: list[str] = []
    for index, entry in enumerate(record.entries):
        back = entry.taken_back()
        if back:
            for stream in filter(None, standing[-back:]):
                chance.drawn[stream] -= 1
            del standing[-back:]
        elif entry.contribution():
            chance.contribute(entry.contribution(), most)
        elif entry.actor == CHANCE and state.is_chance_node():
            if look is not None:
                look(state, index)
            stream = state.chance_stream()
            standing.append(stream)
            chance.drawn[stream] = chance.drawn.get(stream, 0) + 1
            most[stream] = max(most.get(stream, 0), chance.drawn[stream])
        else:
            standing.append("")
        _, state = next(steps)
    return most


def check_draws(record: Record) -> dict[str, int]:
    """Repeats all draws of a record whose seed is known, also those taken back later. Gives their number by stream.

    Raises WrongDraw at the first that was another, and RecordError where that cannot be told.
    """
    if not record.seed:
        raise RecordError(record.file, 0, Problem("record.untold"))
    chance = Chance(record.seed)

    def compare(state: State, index: int) -> None:
        entry = record.entries[index]
        due = state.action_to_string(chance.next(state.chance_stream(), state.chance_outcomes()))
        if entry.text != due:
            raise WrongDraw(record.file, record.lines[index], Problem("record.other-draw", due=due), str(entry))

    return follow(record, chance, compare)
