"""What one reader sees of a table, as plain data: what `views` makes, and pages and programs show."""

from typing import NamedTuple

from spielwerk.core.markup import Markup
from spielwerk.core.presentation import Consequence, Group, LogLine, Panel, Sheet
from spielwerk.table.opening.origins import Origin
from spielwerk.table.store.rows import MessageRow


class TableView(NamedTuple):
    """The table itself, without anything that is not for everybody at it."""

    id: str
    title: str
    options: str
    listed: bool
    created: float
    changed: float
    position: int
    """The present one, which moves answer."""
    review: bool
    """A game from a file: nobody plays it."""
    over: bool
    """Whether the game is over, whichever position is shown."""
    origin: Origin | None
    """Where the game comes from, if it was not begun here."""


class SeatView(NamedTuple):
    seat: int
    name: str
    """What the person is called; empty if nobody has said."""
    title: str
    """What the game calls the seat, such as its faction."""
    colour: str
    sign: str
    kind: str
    """"open", "person" or "bot"."""
    bot: str
    mine: bool
    """Whether the reader's browser has this seat."""
    deciding: bool
    thinking: bool
    """A bot that is at it."""
    points: int


class DraftView(NamedTuple):
    actions: tuple[str, ...]
    lines: tuple[LogLine, ...]
    """The draft told like the log."""
    consequence: Consequence | None
    complete: bool
    """Nothing is left to do but to confirm."""
    can_confirm: bool
    """It is complete, or lacks only the usual end, which confirming adds."""
    fell_away: tuple[str, ...]
    """Actions of the draft that what others have done made impossible."""
    fell_away_told: tuple[str, ...]
    """The same as sentences."""


class UndoView(NamedTuple):
    """The seat's last turn, which it may take back."""

    entries: int
    free: bool
    """Otherwise the others are asked."""
    lines: tuple[LogLine, ...]


class ConsentView(NamedTuple):
    """Somebody asks to take back."""

    seat: int
    mine: bool
    """The reader's seat has asked."""
    must_answer: bool
    entries: int
    lines: tuple[LogLine, ...]
    agreed: tuple[int, ...]


class OrderView(NamedTuple):
    limit: int | None
    limits: tuple[tuple[int, str], ...]
    """What there is to choose from, with a sentence each."""


class LinksView(NamedTuple):
    """Paths, for the owner of the table; a game from a file has one for watchers only."""

    join: str
    watch: str
    seats: tuple[str, ...]
    """Of free seats; empty for all others."""


class DevicesView(NamedTuple):
    """Where a seat is open, for whoever has it."""

    link: str
    """Path of the seat's secret link."""
    others: tuple[float, ...]
    """Since when other browsers or programs have the seat."""
    unknown: int
    """So many of them the reader has not said to know."""


class View(NamedTuple):
    table: TableView
    game: str
    game_title: str
    language: str
    seat: int | None
    own_seats: tuple[int, ...]
    is_owner: bool
    position: int
    """The one shown. Moves answer `table.position`."""
    live: bool
    """Whether the position shown is the present one."""
    news: int
    seats: tuple[SeatView, ...]
    deciders: tuple[int, ...]
    may_act: bool
    question: str
    board: Markup
    board_text: str
    panels: tuple[Panel, ...]
    groups: tuple[Group, ...]
    draft: DraftView | None
    undo: UndoView | None
    consent: ConsentView | None
    order: OrderView | None
    confirm: bool
    log: tuple[LogLine, ...]
    """Up to the position shown; of a game from a file all of it."""
    since: int
    """Position after the seat's last own action."""
    sheet: Sheet
    course: tuple[tuple[int, ...], ...]
    chat: tuple[MessageRow, ...]
    links: LinksView | None
    devices: DevicesView | None
    over: bool
    winners: tuple[int, ...]
    seed: str
    """Once everybody may know it."""
    seed_chosen: bool
    """Whoever made the table knows the seed, and could work out what is hidden."""
    commitment: str
    contributions: tuple[str, ...]
    """Texts that seats have mixed into the draws, each behind its seat's name."""
    mixture: str
    """Checksum of all contributions; empty without any."""
    may_contribute: bool
    exports: tuple[tuple[str, str], ...]
    """Ways to write the game for other programs: name and title."""
    halted: str
    """Why the game cannot go on, in a sentence; empty if it can."""
