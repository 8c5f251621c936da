# not compiled: regular expressions; every wording is taken apart once and then found in a dictionary
"""What a faction's command says: a kind and its arguments, with hexes as numbers of the board.

`Vocabulary.command` reads one command of the log. Case and blanks do not matter, and long words are read as well.
"""

import re
from collections.abc import Callable
from typing import Final

from spielwerk.core.errors import Problem
from spielwerk.games.terra_mystica import actions, terms
from spielwerk.games.terra_mystica.maps.board import Board
from spielwerk.games.terra_mystica.tiles import bonus, favours, towns

# Kinds of command.
BUILD: Final = 0  # first: hex
UPGRADE: Final = 1  # first: hex, second: building
DIG: Final = 2  # first: spades
TRANSFORM: Final = 3  # first: hex, second: terrain, or ANY
SEND: Final = 4  # first: cult, second: steps, or ANY for the best space
SINGLE: Final = 5  # first: the action itself, which needs no thought
BRIDGE: Final = 6  # first: place
CONNECT: Final = 7  # first: river hex, or ANY with the land hexes in `hexes`
PASS: Final = 8  # first: bonus tile, 0 without
LEECH: Final = 9  # first: power, second: ANY for an unnamed source; `source`
DECLINE: Final = 10  # first: power, or ANY for all offers; `source`
CONVERT: Final = 11  # first: kind of conversion, second: units, third: what is given for them
BURN: Final = 12  # first: tokens
FAVOUR: Final = 13  # first: tile, second: copies
TOWN: Final = 14  # first: tile, second: copies
CULT: Final = 15  # first: cult, second: steps
LOWER: Final = 16  # first: cult, second: steps
GIVE_UP: Final = 17  # first: kind, second: how many
WAIT: Final = 18
DONE: Final = 19

ANY: Final = -1

_NAMES: Final = {
    **{"ACT" + str(number): actions.POWER_ACTION + number - 1 for number in range(1, actions.POWER_ACTION_SLOTS + 1)},
    **{name: actions.SPECIAL_ACTION + number for number, name in enumerate(actions.SPECIAL_NAMES)},
}

_RESOURCES: Final = {
    "C": "C", "COIN": "C", "COINS": "C",
    "W": "W", "WORKER": "W", "WORKERS": "W",
    "P": "P", "PRIEST": "P", "PRIESTS": "P",
    "PW": "PW", "POWER": "PW",
    "VP": "VP",
}  # fmt: skip

_CONVERSIONS: Final = {
    ("PW", "C"): actions.POWER_TO_COIN,
    ("PW", "W"): actions.POWER_TO_WORKER,
    ("PW", "P"): actions.POWER_TO_PRIEST,
    ("P", "W"): actions.PRIEST_TO_WORKER,
    ("P", "C"): actions.PRIEST_TO_COIN,
    ("W", "C"): actions.WORKER_TO_COIN,
    ("C", "VP"): actions.COINS_TO_POINT,
    ("VP", "C"): actions.POINT_TO_COIN,
    ("W", "P"): actions.WORKER_TO_PRIEST,
}

_BUILDINGS: Final = {
    "TP": terms.TRADING_HOUSE, "TRADING POST": terms.TRADING_HOUSE, "TRADING HOUSE": terms.TRADING_HOUSE,
    "TE": terms.TEMPLE, "TEMPLE": terms.TEMPLE,
    "SH": terms.STRONGHOLD, "STRONGHOLD": terms.STRONGHOLD,
    "SA": terms.SANCTUARY, "SANCTUARY": terms.SANCTUARY,
}  # fmt: skip

_GIVEN_UP: Final = {
    "SPADE": actions.GIVE_UP_SPADE,
    "BRIDGE": actions.GIVE_UP_BRIDGE,
    "FREE_D": actions.GIVE_UP_DWELLING,
    "FREE_TP": actions.GIVE_UP_TRADING_HOUSE,
    "FREE_TF": actions.GIVE_UP_SANDSTORM,
}

_EXCHANGE: Final = "CONVERT_W_TO_P"
"""The Darklings' exchange, which here ends with the turn."""


class Command:
    """A command taken apart; what `first`, `second` and `third` are stands beside the kinds above."""

    def __init__(self, kind: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        self.kind: Final = kind
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third
        self.source = ""
        self.hexes: list[int] = []


class Vocabulary:
    """All wordings of commands met so far on one board."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.known: Final[dict[str, Command]] = {}

    def command(self, text: str) -> Command:
        """Raises Problem with the reason where the text is no command."""
        found = self.known.get(text)
        if found is None:
            found = self._parsed(" ".join(text.upper().split()))
            self.known[text] = found
        return found

    def _parsed(self, text: str) -> Command:
        if text[:1] == "+":
            return _gain(text)
        if text[:1] == "-":
            return _loss(text)
        verb, _, rest = text.partition(" ")
        reader = _READERS.get(verb)
        if reader is None:
            raise Problem("log.unknown-command")
        return reader(self.board, rest)


def _gain(text: str) -> Command:
    found = re.fullmatch(r"\+(\d*)(?:(FAV|TW)(\d+)|(FIRE|WATER|EARTH|AIR))", text)
    if found is None:
        raise Problem("log.no-gain")
    count = int(found[1] or 1)
    if found[4]:
        return Command(CULT, terms.CULT_NAMES.index(found[4]), count)
    number = int(found[3])
    if found[2] == "FAV":
        return Command(FAVOUR, _within(number, 1, favours.TILES, "FAV"), count)
    return Command(TOWN, _within(number, 1, towns.TILES, "TW"), count)


def _loss(text: str) -> Command:
    found = re.fullmatch(r"-(\d*)(\w+)", text)
    count = int(found[1] or 1) if found else 0
    if found and found[2] in _GIVEN_UP:
        return Command(GIVE_UP, _GIVEN_UP[found[2]], count)
    if found and found[2] == _EXCHANGE:
        return Command(WAIT)
    if found and found[2] in terms.CULT_NAMES:
        return Command(LOWER, terms.CULT_NAMES.index(found[2]), count)
    raise Problem("log.no-loss")


def _within(number: int, low: int, high: int, what: str) -> int:
    if not low <= number <= high:
        raise Problem("log.number", text=f"{what}{number}")
    return number


def _match(pattern: str, text: str, form: str) -> re.Match[str]:
    found = re.fullmatch(pattern, text)
    if found is None:
        raise Problem("log.expected", form=form)
    return found


def _build(board: Board, text: str) -> Command:
    return Command(BUILD, board.hex_number(text))


def _upgrade(board: Board, text: str) -> Command:
    found = _match(r"(\w+) TO ([\w ]+)", text, "upgrade HEX to TP|TE|SH|SA")
    building = _BUILDINGS.get(found[2])
    if building is None:
        raise Problem("log.number", text=found[2])
    return Command(UPGRADE, board.hex_number(found[1]), building)


def _dig(board: Board, text: str) -> Command:
    found = _match(r"(\d+)", text, "dig n")
    return Command(DIG, _within(int(found[1]), 1, actions.DIG_SLOTS, "dig "))


def _transform(board: Board, text: str) -> Command:
    found = _match(r"(\w+)(?: TO (\w+))?", text, "transform HEX to COLOUR")
    hex = int(board.hex_number(found[1]))
    if not found[2]:
        return Command(TRANSFORM, hex, ANY)
    colour = found[2].lower().replace("grey", "gray")
    if colour not in terms.TERRAIN_NAMES:
        raise Problem("log.number", text=colour)
    return Command(TRANSFORM, hex, terms.TERRAIN_NAMES.index(colour))


def _send(board: Board, text: str) -> Command:
    found = _match(r"(?:P|PRIEST) TO (\w+)(?: FOR (\d+))?", text, "send p to CULT [for n]")
    if found[1] not in terms.CULT_NAMES:
        raise Problem("log.number", text=found[1])
    steps = _within(int(found[2]), 1, actions.PRIEST_STEPS, "for ") if found[2] else ANY
    return Command(SEND, terms.CULT_NAMES.index(found[1]), steps)


def _advance(board: Board, text: str) -> Command:
    if re.fullmatch(r"SHIP\w*", text):
        return Command(SINGLE, actions.ADVANCE_SHIPPING)
    _match(r"DIG\w*", text, "advance ship, advance dig")
    return Command(SINGLE, actions.ADVANCE_DIGGING)


def _action(board: Board, text: str) -> Command:
    action = _NAMES.get(text)
    if action is None:
        raise Problem("log.number", text=text)
    return Command(SINGLE, action)


def _bridge(board: Board, text: str) -> Command:
    return Command(BRIDGE, int(board.bridge_number(text.removesuffix(" ALLOW_ILLEGAL"))))


def _connect(board: Board, text: str) -> Command:
    if re.fullmatch(r"R\d+", text):
        return Command(CONNECT, int(board.river_number(text)))
    _match(r"\w+:\w+(:\w+)?", text, "connect rN, connect HEX:HEX[:HEX]")
    command = Command(CONNECT, ANY)
    command.hexes = [int(board.hex_number(name)) for name in text.split(":")]
    return command


def _pass(board: Board, text: str) -> Command:
    if not text:
        return Command(PASS)
    found = _match(r"BON(\d+)", text, "pass [BONn]")
    return Command(PASS, _within(int(found[1]), 1, bonus.TILES, "BON"))


def _leech(board: Board, text: str) -> Command:
    found = _match(r"(\d+)(?: FROM (\w+))?", text, "leech n from FACTION")
    return _answer(LEECH, int(found[1]), found[2])


def _decline(board: Board, text: str) -> Command:
    if not text:
        return Command(DECLINE, ANY)
    found = _match(r"(\d+)(?: FROM (\w+))?", text, "decline [n from FACTION]")
    return _answer(DECLINE, int(found[1]), found[2])


def _answer(kind: int, power: int, source: str | None) -> Command:
    command = Command(kind, power)
    command.source = (source or "").lower().replace("dragonmasters", "dragonlords")
    return command


def _convert(board: Board, text: str) -> Command:
    found = _match(r"(\d+)? ?([A-Z]+) TO (\d+)? ?([A-Z]+)", text, "convert n RESOURCE to m RESOURCE")
    kind = _CONVERSIONS.get((_resource(found[2]), _resource(found[4])))
    if kind is None:
        raise Problem("log.no-conversion")
    return Command(CONVERT, kind, int(found[3] or 1), int(found[1] or 1))


def _resource(word: str) -> str:
    found = _RESOURCES.get(word)
    if found is None:
        raise Problem("log.number", text=word)
    return found


def _burn(board: Board, text: str) -> Command:
    return Command(BURN, int(_match(r"(\d+)", text, "burn n")[1]))


def _wait(board: Board, text: str) -> Command:
    return Command(WAIT)


def _done(board: Board, text: str) -> Command:
    return Command(DONE)


_READERS: Final[dict[str, Callable[[Board, str], Command]]] = {
    "BUILD": _build,
    "UPGRADE": _upgrade,
    "DIG": _dig,
    "TRANSFORM": _transform,
    "SEND": _send,
    "ADVANCE": _advance,
    "ACTION": _action,
    "BRIDGE": _bridge,
    "CONNECT": _connect,
    "PASS": _pass,
    "LEECH": _leech,
    "DECLINE": _decline,
    "CONVERT": _convert,
    "BURN": _burn,
    "WAIT": _wait,
    "DONE": _done,
}
