# not compiled: regular expressions, a few lines per game
"""What a log says before the first move: options, tiles, players, factions. Administrative commands later are few."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from spielwerk.core.errors import Problem
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.interchange.command_log import FACTIONS_KNOWN, OWN_OPTION, Entry
from spielwerk.games.terra_mystica.interchange.problems import LogProblem
from spielwerk.games.terra_mystica.terms import ROUNDS
from spielwerk.games.terra_mystica.tiles import bonus, scoring

PRESET: Final = "league"
"""Our options that read the rules as the server does. What a log does not name is off."""

OPTION_NAMES: Final = {
    "mini-expansion-1": "mini-expansion",
    "shipping-bonus": "shipping-bonus",
    "temple-scoring-tile": "temple-scoring",
    "variable-turn-order": "variable-turn-order",
    "errata-cultist-power": "cultists-erratum",
}
"""Our names of the options that a log may switch on."""

_WITHOUT_EFFECT: Final = re.compile(
    r"strict-(leech|darkling-sh|chaosmagician-sh)|email-notify|maintain-player-order"
    r"|loose-(adjust-resource|cultist-ordering|dig|engineer-bridge|multi-spade|bridge-adjacency|done)"
)
"""Options that forbid or allow moves only; what a log contains was allowed there, and our rules judge it anyway."""

START_POINTS_MAP: Final = "91645cdb135773c2a7a50e5ca9cb18af54c664c4"
"""The base map with the start points of 2017, as the server calls it."""
_BASE_MAP: Final = ("original", "126fe960806d587c78546b30f1a90853b1ada468")

TURN_ENDS: Final = "turn-ends"
WRITTEN: Final = "written"
"""`# spielwerk-option turn-ends=written`: every `done` is there, so none has to be found out."""

_IGNORED: Final = re.compile(
    r"(order|randomize|player-count|dropoption|admin email|comment) .*|income|start|finish|abort|start-preview",
    re.IGNORECASE,
)
UNKNOWN_LINE: Final = Problem("log.unknown-line")
DROP: Final = re.compile(r"drop-faction (\w+)", re.IGNORECASE)
_DROPPED_PLAYER: Final = re.compile(r"(?:player|nofaction)([1-9])", re.IGNORECASE)


class SeatStep(NamedTuple):
    """A faction is chosen, or leaves; a player who leaves before choosing has a seat but no faction."""

    entry: Entry
    faction: str
    seat: int
    left: bool


class Agreement:
    """The head of a log. `moves` says where the rest begins."""

    def __init__(self, entries: Sequence[Entry], file: str) -> None:
        self.file: Final = file
        self.options: Final = implied_options([], False)
        self.turn_ends_written = False
        self.scoring: Final[list[int]] = []
        self.removed: Final[list[int]] = []
        self.people: Final[list[str]] = []
        self.steps: Final[list[SeatStep]] = []
        self.moves = len(entries)
        self._own: list[str] = []
        for place, entry in enumerate(entries):
            if entry.faction:
                self.moves = place
                break
            self._read(entry)
        self._complete(entries)

    def _read(self, entry: Entry) -> None:
        verb, _, rest = entry.command.partition(" ")
        verb = verb.lower()
        if verb == "option":
            self.options.update(self._option(entry, rest.lower()))
        elif verb == OWN_OPTION:
            self._own_option(rest)
        elif verb == "map":
            self._map(entry, rest)
        elif verb == "player":
            self.people.append(self._name(entry, rest))
        elif verb == "score":
            self._score(entry, rest)
        elif verb == "delete":
            self.removed.append(self._number(entry, rest, "BON", bonus.TILES))
        elif verb == "setup":
            self._setup(entry, rest)
        elif DROP.fullmatch(entry.command):
            self.steps.append(self._dropped(entry, rest.lower()))
        elif not _IGNORED.fullmatch(entry.command):
            raise self._problem(entry, UNKNOWN_LINE)

    def _name(self, entry: Entry, text: str) -> str:
        if not text.strip():
            raise self._problem(entry, Problem("log.no-name"))
        return text.split()[0]

    def _option(self, entry: Entry, name: str) -> Mapping[str, object]:
        if name in OPTION_NAMES:
            return {OPTION_NAMES[name]: True}
        if _WITHOUT_EFFECT.fullmatch(name):
            return {}
        raise self._problem(entry, Problem("log.option", name=name))

    def _own_option(self, text: str) -> None:
        if text == f"{TURN_ENDS}={WRITTEN}":
            self.turn_ends_written = True
        else:
            self._own.append(text)

    def _map(self, entry: Entry, name: str) -> None:
        if name.lower() == START_POINTS_MAP:
            self.options["start-points-2017"] = True
        elif name.lower() not in _BASE_MAP:
            raise self._problem(entry, Problem("log.map", name=name))

    def _score(self, entry: Entry, text: str) -> None:
        if self.scoring:
            raise self._problem(entry, Problem("log.scoring-twice"))
        self.scoring[:] = [self._number(entry, name, "SCORE", scoring.TILES) for name in text.split(",")]
        if len(self.scoring) != ROUNDS:
            raise self._problem(entry, Problem("log.six-tiles"))

    def _number(self, entry: Entry, name: str, kind: str, largest: int) -> int:
        found = re.fullmatch(rf"{kind}(\d+)", name.strip().upper())
        if found is None or not 1 <= int(found[1]) <= largest:
            raise self._problem(entry, Problem("log.tile", kind=kind, largest=largest, name=name.strip()))
        return int(found[1])

    def _setup(self, entry: Entry, text: str) -> None:
        faction = text.split()[0].lower() if text else ""
        if faction not in FACTIONS_KNOWN:
            raise self._problem(entry, Problem("log.unknown-faction", name=faction))
        self.steps.append(SeatStep(entry, faction, -1, False))

    def _dropped(self, entry: Entry, name: str) -> SeatStep:
        found = _DROPPED_PLAYER.fullmatch(name)
        if found is not None:
            return SeatStep(entry, "", int(found[1]) - 1, True)
        if name not in [step.faction for step in self.steps]:
            raise self._problem(entry, Problem("log.not-in-game", name=name))
        return SeatStep(entry, name, -1, True)

    def _complete(self, entries: Sequence[Entry]) -> None:
        """Checks that all is there, and adds what follows from the rest."""
        last = entries[self.moves - 1] if self.moves else Entry(0, "", "")
        taken = sum(not (step.faction and step.left) for step in self.steps)
        seats = max(taken, len(self.people))
        if not self.scoring:
            raise self._problem(last, Problem("log.no-scoring"))
        if self.people and taken > len(self.people):
            raise self._problem(last, Problem("log.more-factions", players=len(self.people), factions=taken))
        try:
            self.options[PLAYERS] = options_of(GAME).option(PLAYERS).checked(seats)
            for text in self._own:
                self.options.update(options_of(GAME).parse(text))
        except Problem as problem:
            raise self._problem(last, problem) from None

    def _problem(self, entry: Entry, reason: Problem) -> LogProblem:
        return LogProblem(self.file, entry.line, entry.command, reason)


def implied_options(named: Iterable[str], start_points: bool) -> dict[str, object]:
    """Our options for a log that switches on those options of the server."""
    options = options_of(GAME)
    off = dict.fromkeys(OPTION_NAMES.values(), False)
    on = dict.fromkeys([OPTION_NAMES[name] for name in named], True)
    return options.complete({**options.preset(PRESET), **off, **on, "start-points-2017": start_points})


def is_without_effect(command: str) -> bool:
    """Whether a line without a faction may stand between moves and changes nothing."""
    verb, _, rest = command.partition(" ")
    known = verb.lower() in ("option", OWN_OPTION) and _WITHOUT_EFFECT.fullmatch(rest.lower()) is not None
    return known or _IGNORED.fullmatch(command) is not None
