# not compiled: plain holders of what was read
"""A game as it was read from a file, before anything of it is played."""

from spielwerk.games.terra_mystica.interchange.command_log import Entry
from spielwerk.games.terra_mystica.interchange.ledger import SERVER, Row


class EndPosition:
    """The map and the tiles at the end, as somebody else's program gives them."""

    def __init__(self) -> None:
        self.hexes: dict[str, tuple[str, str, bool]] = {}
        """By hex: terrain, building ("" for none), whether it is part of a town."""
        self.bridges: list[tuple[str, str, str]] = []
        """Colour and both ends."""
        self.tiles: dict[str, list[str]] = {}
        """Kinds of favour and town tiles by faction; two town tiles of a kind are named once."""
        self.shipping: dict[str, int] = {}
        self.digging: dict[str, int] = {}


class SourceGame:
    """Commands, and what there is to compare with: rows of a ledger, final points, the end position."""

    def __init__(self, file: str, name: str) -> None:
        self.file = file
        self.name = name
        self.entries: list[Entry] = []
        self.rows: list[Row] = []
        self.final: dict[str, int] = {}
        self.end: EndPosition | None = None

    def cults_after(self, place: int) -> tuple[int, ...] | None:
        """The cults that the ledger gives the player after the row of the command at that place; None without one."""
        entries = iter(enumerate(self.entries))
        for row in self.rows:
            for command in row.commands:
                if row.amounts is None or SERVER.fullmatch(command):
                    continue
                index, entry = next(((index, entry) for index, entry in entries if entry.faction), (-1, None))
                if entry is None or entry.faction != row.faction or entry.command.lower() != command.lower():
                    return None
                if index == place:
                    return row.amounts.cults
        return None
