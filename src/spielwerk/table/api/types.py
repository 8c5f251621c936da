"""What programs send and get, as JSON. The API's description (`openapi`) is made from these types.

Seats are numbered from 0. Positions count the entries of a table's record; whoever acts says which one that answers.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Position = Annotated[int, Meta(ge=0, le=100_000)]
RequestId = Annotated[str, Meta(max_length=64, description="made by the client; a repeated one is answered as before")]
ActionText = Annotated[str, Meta(min_length=1, max_length=120)]
Actions = Annotated[list[ActionText], Meta(max_length=200)]


class Request(Struct, forbid_unknown_fields=True):
    """Bodies of requests refuse what they do not know."""


# Requests.


class NewSeat(Request):
    """Who is to have a seat: "me", "open" for whoever comes, or "bot"."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot)$")] = "open"
    name: Name = ""
    bot: Name = "greedy"


class NewTable(Request):
    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    title: Annotated[str, Meta(max_length=80)] = ""
    preset: Name = ""
    options: Annotated[dict[Name, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = {}
    """Values as in records: "yes", "3", "a,b"."""
    seed: Annotated[str, Meta(max_length=64)] = ""
    """Empty: a fresh one that stays secret until the end. One that is given is shown to everybody; where there are
    secrets, not before the end."""
    listed: bool = False
    """Whether everybody may see the table and take a free seat."""
    data: Annotated[str, Meta(max_length=20_000)] = ""
    """Text of a data file that corrects values of components."""


class Contribution(Request):
    """A text that a seat mixes into all draws that follow."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=400)]


class Move(Request):
    seat: SeatNumber
    position: Position
    actions: Actions
    request: RequestId = ""


class DraftMove(Request):
    """Actions for the draft, or text as people type it."""

    seat: SeatNumber
    position: Position
    actions: Actions = []
    typed: Annotated[str, Meta(max_length=300)] = ""
    request: RequestId = ""


class Step(Request):
    seat: SeatNumber
    position: Position
    request: RequestId = ""


class Back(Request):
    seat: SeatNumber
    position: Position
    count: Annotated[int, Meta(ge=1, le=200)] = 1
    request: RequestId = ""


class Consent(Request):
    seat: SeatNumber
    position: Position
    agree: bool


class Order(Request):
    seat: SeatNumber
    limit: int | None
    """One of the limits on offer; null cancels the order."""


class Message(Request):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None


class Named(Request):
    name: Name = ""


class SeatSettings(Request):
    confirm: bool
    """Whether a complete turn waits for being confirmed."""


class BotName(Request):
    bot: Name = "greedy"


class Nothing(Request):
    """An empty object."""


class Renewal(Request):
    link: Annotated[str, Meta(pattern="^(join|watch|[0-9]{1,2})$")]
    """A seat's number, "join" or "watch"."""


class GameFile(Request):
    """A file with games: `content` as it is (in Base64), or `text`. Packed with gzip, it is unpacked."""

    file: Annotated[str, Meta(max_length=200)] = ""
    """Its name, for messages and as the title of the table."""
    content: bytes = b""
    text: str = ""
    games: Annotated[list[Annotated[int, Meta(ge=1, le=100_000)]], Meta(max_length=50)] = []
    """Which games of the file, counted from 1; may be left out where it holds one."""


class PlayOn(Request):
    """Who is to have the seats of a game that goes on from an earlier position."""

    position: Position
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=20)]
    title: Annotated[str, Meta(max_length=80)] = ""


class Follow(Request):
    kind: Annotated[str, Meta(pattern="^(seat|join|watch)$")]
    secret: Annotated[str, Meta(max_length=64)]


# Answers.


class Fault(Struct):
    """Why a request was not carried out."""

    error: str
    """A short key for programs."""
    reason: str
    """A sentence for people, in their language."""
    facts: dict[str, Any] = {}


class Visitor(Struct):
    visitor: str
    """A secret: send it as `Authorization: Bearer ...`. It is shown this once."""


class Done(Struct):
    """A request was carried out."""

    table: str
    position: int
    """The position that it has led to."""


class Founded(Struct):
    table: str
    position: int
    links: dict[str, str]
    """Paths of the secret links: "join", "watch", and by number of the seats that are free or yours."""


class OpenedGame(Struct):
    """A table for looking at a game from a file."""

    table: str
    title: str
    position: int
    """The last one."""
    over: bool


class GameOfFile(Struct):
    number: int
    name: str
    about: str


class FileOpened(Struct):
    """The tables that were made; none where the file holds several games and the request names none of them."""

    tables: list[OpenedGame]
    games: list[GameOfFile]
    """What the file holds."""


class Link(Struct):
    path: str


class OptionInfo(Struct):
    name: str
    kind: str
    default: str
    choices: list[str]
    low: int
    high: int
    text: str
    """What it means, in a sentence."""


class GameInfo(Struct):
    name: str
    title: str
    min_players: int
    max_players: int
    presets: dict[str, str]
    options: list[OptionInfo]
    bots: list[str]


class SeatInfo(Struct):
    seat: int
    name: str
    title: str
    kind: str
    bot: str
    mine: bool
    deciding: bool
    thinking: bool
    """A bot that is at it; wait for it before you act."""
    points: int


class TableInfo(Struct):
    """A table in a list."""

    id: str
    game: str
    game_title: str
    title: str
    created: float
    changed: float
    over: bool
    my_turn: bool
    is_owner: bool
    review: bool
    """A game from a file: people look at it, and nobody plays."""
    seats: list[SeatInfo]


class TableList(Struct):
    mine: list[TableInfo]
    open: list[TableInfo]


class ChoiceInfo(Struct):
    actions: list[str]
    label: str
    price: str
    element: str


class GroupInfo(Struct):
    key: str
    title: str
    choices: list[ChoiceInfo]


class LineInfo(Struct):
    position: int
    chapter: str
    seat: int
    text: str
    changes: str


class DraftInfo(Struct):
    actions: list[str]
    complete: bool
    can_confirm: bool
    fell_away: list[str]


class UndoInfo(Struct):
    entries: int
    free: bool


class ConsentInfo(Struct):
    seat: int
    entries: int
    agreed: list[int]
    must_answer: bool


class MessageInfo(Struct):
    number: int
    seat: int
    name: str
    text: str
    at: float


class TableState(Struct):
    """What a seat, or a watcher, sees."""

    id: str
    game: str
    title: str
    seat: int | None
    own_seats: list[int]
    position: int
    news: int
    over: bool
    deciders: list[int]
    may_act: bool
    question: str
    board: str
    """The whole table as text."""
    groups: list[GroupInfo]
    """Sensible choices, each a list of actions to send."""
    legal: list[str]
    """All single actions that are allowed now."""
    seats: list[SeatInfo]
    draft: DraftInfo | None
    undo: UndoInfo | None
    consent: ConsentInfo | None
    order: int | None
    orders: list[int]
    log: list[LineInfo]
    chat: list[MessageInfo]
    points: dict[str, list[int]]
    """Points by source, one number per seat."""
    winners: list[int]
    seed: str
    commitment: str
    contributions: list[str]
    """Texts that seats have mixed into the draws, each behind its seat's name."""
    mixture: str
    """SHA-256 of all contributions, one a line; empty without any."""
    other_devices: int
    """So many other browsers or programs have the seat."""
    halted: str
    """Why the game cannot go on here, in a sentence; empty if it can."""


class Why(Struct):
    action: str
    rule: str
    text: str


class Reasons(Struct):
    reasons: list[Why]


class Preview(Struct):
    """What actions would lead to."""

    actions: list[str]
    changes: list[tuple[str, str]]
    points: list[tuple[str, int]]
    offers: list[tuple[str, int]]
    notes: list[str]
    complete: bool
    before_passing: list[str] = field(default_factory=list)
    """What could still be done usefully."""
