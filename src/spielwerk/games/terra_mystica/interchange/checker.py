# not compiled: once per row of a ledger
"""Compares a game that was read with what our rules make of it: every row, the final points, the end position.

Rows that the server writes by itself (income, rewards, scoring) are compared with the events of the position's
journal. What a player had before the income that his own command set off is an event as well, so that no row is
compared with numbers of a later moment.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from spielwerk.core.errors import Problem
from spielwerk.games.terra_mystica.interchange.command_log import Entry
from spielwerk.games.terra_mystica.interchange.end_position import end_differences
from spielwerk.games.terra_mystica.interchange.ledger import SERVER, SETUP, Amounts, Row
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.interchange.replay import Replay
from spielwerk.games.terra_mystica.interchange.source import SourceGame
from spielwerk.games.terra_mystica.interchange.told import Told
from spielwerk.games.terra_mystica.state import Event, Player


class Difference(NamedTuple):
    """One number, or move, that is not as the file says. `row` is the line of the file, 0 for the game's end."""

    game: str
    row: int
    who: str
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        place = f"{self.game}:{self.row}" if self.row else self.game
        return f"{place}: {self.who}: {self.what}: expected {self.expected}, found {self.found}"


class Report:
    """Counts over any number of games, and what differs: all of it, in order."""

    def __init__(self) -> None:
        self.games = 0
        self.rows = 0
        self.differences: list[Difference] = []

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.rows += other.rows
        self.differences += other.differences

    def __str__(self) -> str:
        counts = ((self.games, "game"), (self.rows, "row"), (len(self.differences), "difference"))
        return ", ".join(f"{count} {what}{'' if count == 1 else 's'}" for count, what in counts)


def check(game: SourceGame) -> Report:
    """Plays a game and compares. A move that is refused is a difference, and the last one of its game."""
    report = Report()
    report.games = 1
    try:
        replay = Replay(game.entries, game.file)
        replay.state.journal = []
        _Checker(game, replay, report).run()
    except LogProblem as problem:
        difference = Difference(game.file, problem.line, problem.command, "refused", "a legal move", problem.told())
        report.differences.append(difference)
    return report


def check_all(games: Iterable[SourceGame]) -> Report:
    report = Report()
    for game in games:
        report.add(check(game))
    return report


class _Checker:
    """One game under comparison. `place` is the next command."""

    def __init__(self, game: SourceGame, replay: Replay, report: Report) -> None:
        self.game: Final = game
        self.replay: Final = replay
        self.report: Final = report
        journal = replay.state.journal
        assert journal is not None
        self.told: Final = Told(journal)
        self.place = replay.moves
        self.cults: tuple[int, ...] | None = None
        replay.told_cults = lambda: self.cults
        self.waiting: Final[list[tuple[Row, str]]] = []
        """Rows of the server that stand before the command that causes them."""

    def run(self) -> None:
        rows = self.game.rows
        for index, row in enumerate(rows):
            if row.amounts is None:
                self.play_administrative()
                continue
            if row.faction not in self.replay.seats and not row.commands:
                continue  # of a player who left before choosing a faction
            self.report.rows += 1
            self.check_row(row, row.amounts, rows[index + 1 :])
        while self.place < len(self.game.entries):
            self.play_next()
        self.replay.finish()
        for row, command in self.waiting:
            self.differ(row, command, "this to happen", "nothing like it")
        self.check_end()

    def check_row(self, row: Row, amounts: Amounts, later: Sequence[Row]) -> None:
        """Plays the commands of a row and compares."""
        self.cults = amounts.cults
        server = ""
        for command in row.commands:
            if SERVER.fullmatch(command):
                server = command
            else:
                self.play_administrative()
                self.expect(row, command)
                self.play_next()
        if row.commands == [SETUP]:
            self.compare(row, SETUP, amounts, amounts_of(self.player(row)))
        elif not row.commands:
            self.check_event(row, "", amounts)
        elif server and not (len(row.commands) > 1 and _is_repeated(row, server, later)):
            self.check_event(row, server, amounts)
        else:
            if server:
                self.told.tell_of_anybody(server)
            self.compare(row, ". ".join(row.commands), amounts, self.amounts_now(row))

    def expect(self, row: Row, command: str) -> None:
        """The next command of the stream must be the one of the row."""
        entry = self.game.entries[self.place] if self.place < len(self.game.entries) else Entry(0, "", "nothing")
        if entry.faction != row.faction or entry.command.lower() != command.lower():
            reason = Problem("log.goes-on", faction=entry.faction, command=entry.command)
            raise LogProblem(self.game.file, row.line, f"{row.faction}: {command}", reason)

    def play_administrative(self) -> None:
        entries = self.game.entries
        while self.place < len(entries) and not entries[self.place].faction:
            self.play_next()

    def play_next(self) -> None:
        self.replay.play(self.game.entries[self.place])
        self.place += 1
        for row, command in list(self.waiting):
            if row.amounts is not None and self.told.find(self.seat(row), command) >= 0:
                self.waiting.remove((row, command))
                self.check_event(row, command, row.amounts)

    def amounts_now(self, row: Row) -> Amounts:
        """What the row's player has; where our rules have gone on to an income or scoring whose row is still to come,
        what he had before it."""
        event = self.told.before(self.seat(row))
        return amounts_of(self.player(row)) if event is None else amounts_at(event)

    def check_event(self, row: Row, command: str, amounts: Amounts) -> None:
        """A row of the server; where its event has not happened yet, a later command will bring it."""
        index = self.told.find(self.seat(row), command)
        if index < 0:
            self.waiting.append((row, command))
        else:
            self.compare(row, command or "row of a player who left", amounts, amounts_at(self.told.tell(index)))

    def compare(self, row: Row, what: str, expected: Amounts, found: Amounts) -> None:
        if expected == found:
            return
        pairs = list(zip(_SIGNS, expected, found, strict=True))
        wanted = ", ".join(f"{_text(one)} {sign}" for sign, one, other in pairs if one != other)
        there = ", ".join(f"{_text(other)} {sign}" for sign, one, other in pairs if one != other)
        self.differ(row, what, wanted, there)

    def differ(self, row: Row, what: str, expected: str, found: str) -> None:
        self.report.differences.append(Difference(self.game.file, row.line, row.faction, what, expected, found))

    def check_end(self) -> None:
        state = self.replay.state
        for faction, points in self.game.final.items():
            seat = self.replay.seats.get(faction, -1)
            found = int(state.players[seat].points) if seat >= 0 else -1
            if found != points:
                difference = Difference(self.game.file, 0, faction, "final points", str(points), str(found))
                self.report.differences.append(difference)
        if self.game.end is not None:
            for who, what, wanted, there in end_differences(self.game.end, state, self.replay.seats):
                self.report.differences.append(Difference(self.game.file, 0, who, what, wanted, there))

    def seat(self, row: Row) -> int:
        seat = self.replay.seats.get(row.faction)
        if seat is None:
            raise LogProblem(self.game.file, row.line, "", Problem("log.not-in-game", name=row.faction))
        return seat

    def player(self, row: Row) -> Player:
        return self.replay.state.players[self.seat(row)]


_SIGNS: Final = ("VP", "C", "W", "P", "PW", "cults")
"""What the numbers of a row are, in order."""


def _text(value: object) -> str:
    return "/".join(str(number) for number in value) if isinstance(value, tuple) else str(value)


def _is_repeated(row: Row, server: str, later: Sequence[Row]) -> bool:
    """Whether a row of the server has been glued to a decision that came late, and stands once more by itself.

    The server then labels the row with the player who decided, and what it holds is what he had before.
    """
    for other in later:
        if other.amounts is not None:
            if not any(SERVER.fullmatch(command) for command in other.commands):
                return False
            if other.faction == row.faction and server in other.commands:
                return True
    return False


def amounts_of(player: Player) -> Amounts:
    bowls = (int(player.bowl_one), int(player.bowl_two), int(player.bowl_three))
    one, two, three, four = (int(steps) for steps in player.cults)
    return Amounts(
        int(player.points), int(player.coins), int(player.workers), int(player.priests), bowls, (one, two, three, four)
    )


def amounts_at(event: Event) -> Amounts:
    bowls = (int(event.bowl_one), int(event.bowl_two), int(event.bowl_three))
    one, two, three, four = (int(steps) for steps in event.cults)
    return Amounts(
        int(event.points), int(event.coins), int(event.workers), int(event.priests), bowls, (one, two, three, four)
    )
