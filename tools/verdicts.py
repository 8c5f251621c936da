"""What another engine says of command logs, compared with our own numbers after every line.

A verdict is one JSON object per log, one a line:

    path      the log's file
    error     why the log was refused, a list of texts; empty if it was accepted
    finished  whether the game came to its end
    final     faction: victory points
    map       hex: [terrain, building or "", whether it is in a town]
    bridges   [hex, hex, colour], the hexes in order
    snaps     after each command: [line of the log, round, and one text for every faction, its numbers in the order
              of `NUMBERS` with commas between: "witches,20,15,3,0,5,7,0,0,0,0,2,0,7,0,0,3,0,BON5 FAV10 TW2*2"]

Where the log spells out what our rules do by themselves (spades lost, power declined with full bowls, a marker lowered
so that a key opens another cult), our numbers are ahead for a line or two. Such a line is no difference if the
numbers agree when both are as far again; it is counted by itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.interchange.checker import Difference
from spielwerk.games.terra_mystica.interchange.command_log import Entry, read_command_log
from spielwerk.games.terra_mystica.interchange.end_position import end_differences
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.interchange.replay import Replay
from spielwerk.games.terra_mystica.interchange.source import EndPosition
from spielwerk.games.terra_mystica.state import Player

NUMBERS: Final = (
    *("VP", "C", "W", "P", "bowl I", "bowl II", "bowl III", "FIRE", "WATER", "EARTH", "AIR", "keys"),
    *("priests not on the cult board", "shipping", "digging", "bridges left", "passed", "tiles"),
)
_PASSED: Final = NUMBERS.index("passed")
_NOBODY: Final = "nofaction"
"""So are the seats called whose players left before they chose."""
_PRIESTS: Final = 7


@dataclass
class Comparison:
    """Of one log."""

    name: str
    refused: str = ""
    """Why the log was refused, or did not end; empty if all is well."""
    lines: int = 0
    """Lines after which all numbers of all factions were compared."""
    ahead: int = 0
    """Lines after which our rules were ahead."""
    differences: list[Difference] = field(default_factory=list)


def compare(name: str, text: str, verdict: dict[str, Any]) -> Comparison:
    """Plays a log and compares it with its verdict."""
    found = Comparison(name)
    if verdict["error"]:
        found.refused = " ".join(" ".join(verdict["error"]).split())
        return found
    try:
        _Comparing(found, text, verdict).run()
    except LogProblem as problem:
        found.differences.append(Difference(name, problem.line, "", "refused here", "a legal move", problem.told()))
    return found


class _Comparing:
    """`pending` is the line played last with its differences, until the next command tells whether we are ahead."""

    def __init__(self, found: Comparison, text: str, verdict: dict[str, Any]) -> None:
        self.found: Final = found
        self.verdict: Final = verdict
        self.entries: Final = read_command_log(text, found.name, servers=True)
        self.replay: Final = Replay(self.entries, found.name)
        self.snaps: Final[dict[int, list[Any]]] = {int(snap[0]): snap for snap in verdict["snaps"]}
        self.pending: list[Difference] | None = None

    def run(self) -> None:
        for entry in self.entries[self.replay.moves :]:
            before = len(self.replay.steps)
            self.replay.play(entry)
            moved = len(self.replay.steps) > before
            self.settle(ahead=not moved)
            if entry.line in self.snaps:
                self.look(entry, moved)
        self.settle(ahead=False)
        self.look_at_end()

    def look(self, entry: Entry, moved: bool) -> None:
        self.pending = list(self.differences(self.snaps[entry.line]))
        choosing = any(player.due_keys for player in self.replay.state.players)
        lowered = not moved and entry.command[:1] == "-"
        if self.pending and (choosing or lowered):
            self.settle(ahead=True)

    def settle(self, ahead: bool) -> None:
        """Counts the line before."""
        if self.pending and ahead:
            self.found.ahead += 1
        elif self.pending is not None:
            self.found.lines += 1
            self.found.differences += self.pending
        self.pending = None

    def differences(self, snap: Sequence[Any]) -> Iterator[Difference]:
        line, round, *factions = snap
        factions = [faction for faction in factions if not str(faction).startswith(_NOBODY)]
        if len(factions) != len(self.replay.seats):
            yield self.difference(line, "", "factions", str(len(factions)), str(len(self.replay.seats)))
        for faction in factions:
            name, *theirs = str(faction).split(",")
            player = self.replay.state.players[self.replay.seats[name]]
            ours = numbers_of(player)
            if int(round) == 0 or player.withdrawn or self.replay.state.is_terminal():
                ours[_PASSED] = theirs[_PASSED]  # nobody has passed before the first round and after the last one
            for what, expected, there in zip(NUMBERS, theirs, ours, strict=True):
                if expected != there:
                    yield self.difference(line, name, what, expected, there)

    def look_at_end(self) -> None:
        state = self.replay.state
        if bool(self.verdict["finished"]) != state.is_terminal():
            waits = self.verdict.get("action_required")
            self.found.refused = f"finished: {self.verdict['finished']}, here {state.is_terminal()}; waits for {waits}"
            return
        end = EndPosition()
        end.hexes = {name: (colour, built, bool(town)) for name, (colour, built, town) in self.verdict["map"].items()}
        end.bridges = [(colour, first, second) for first, second, colour in self.verdict["bridges"]]
        for finding in end_differences(end, state, self.replay.seats):
            self.found.differences.append(self.difference(0, *finding))
        for name, points in self.verdict["final"].items():
            if name.startswith(_NOBODY):
                continue
            seat = self.replay.seats.get(name, -1)
            there = int(state.players[seat].points) if seat >= 0 else -1
            if there != points:
                self.found.differences.append(self.difference(0, name, "final points", str(points), str(there)))

    def difference(self, line: int, who: str, what: str, expected: str, there: str) -> Difference:
        return Difference(self.found.name, line, who, what, expected, there)


def numbers_of(player: Player) -> list[str]:
    """What a player has, in the order of NUMBERS."""
    return [
        *(str(value) for value in (player.points, player.coins, player.workers, player.priests)),
        *(str(value) for value in (player.bowl_one, player.bowl_two, player.bowl_three, *player.cults, player.keys)),
        *(str(value) for value in (_PRIESTS - player.priests_on_board, player.shipping, player.digging)),
        *(str(player.bridges_left), str(int(player.passed)), " ".join(sorted(_tiles(player)))),
    ]


def _tiles(player: Player) -> Iterator[str]:
    if player.bonus > 0:
        yield f"BON{player.bonus}"
    for number in range(1, actions.FAVOUR_SLOTS + 1):
        if player.favours & BIT[number - 1] != 0:
            yield f"FAV{number}"
    for number, copies in enumerate(player.towns, 1):
        if copies > 0:
            yield f"TW{number}*{copies}" if copies > 1 else f"TW{number}"
