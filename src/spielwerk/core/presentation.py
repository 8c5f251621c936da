# not compiled: shown to people
"""What a game folder shows to people: its module `presentation` offers one object `PRESENTATION` of this shape.

The table in the browser and the terminal ask the same questions; what only a terminal shows is in `core.terminal`. All
texts are in the reader's language. Pictures are SVG with stable ids; an id that starts with `hex-`, `tile-`, `action-`,
`cult-` and the like names an *element* of the game that can be tapped, and choices name the element they belong to. A
seat of None is a watcher. Whoever shows a game knows nothing else about it.

Every `state` is the view of whoever reads (`State.view`): what he cannot know is not in it. Only `log` and `course` get
the record, and tell from it what the reader may know. A presentation is a subclass of `Face`, which has something
simple for whatever not every game needs.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Protocol

from spielwerk.core.discovery import feature
from spielwerk.core.game import Game, State
from spielwerk.core.markup import NOTHING, Markup
from spielwerk.core.record import Record


class Choice(NamedTuple):
    """One thing that may be done now, with all exchanges folded in."""

    actions: tuple[str, ...]
    """Action texts, legal one after the other."""
    element: str
    """Id of the element to tap, empty if it has none; several ids, with blanks between them, if each will do."""
    group: str
    """What it is for: key of a group such as "build"."""
    label: str
    """A few words: "dwelling on E7: dig 2"."""
    price: str
    """What it costs and brings, in few words: "4 workers, 2 coins · +2 VP"."""
    goal: str = ""
    """What it leads to, as short as the title of its group allows: "E7". Choices of a group that have a goal in common
    are ways to the same thing, the usual one first. Empty if the label says it."""
    asks: bool = False
    """Something is given up on the way, such as power that is burnt, so that nobody should do it unseen."""


class Group(NamedTuple):
    key: str
    title: str
    choices: tuple[Choice, ...]
    aside: bool = False
    """Seldom wanted: where there is little room, the title is enough."""


class Consequence(NamedTuple):
    """What would happen if the actions were carried out."""

    changes: tuple[tuple[str, str], ...]
    """Resource and change, such as ("workers", "3 -> 1")."""
    points: tuple[tuple[str, int], ...]
    """Source and victory points."""
    offers: tuple[tuple[str, int], ...]
    """Seat (its display name) and the power that it would be offered."""
    notes: tuple[str, ...]
    """Whatever else should be known before deciding, in sentences."""


class Reason(NamedTuple):
    """Why something that was tapped may not be done."""

    action: str
    """The action as a sentence."""
    rule: str
    """Id of the rule."""
    text: str
    """The rule's wording, amounts needed and there included."""


class Panel(NamedTuple):
    """A part of the table beside the map."""

    key: str
    title: str
    place: str
    """Where it belongs: "own", "seat-<k>" or "common"."""
    html: Markup
    """The whole panel, without scripts and inline styles."""
    summary: Markup
    """The short form in one line of HTML."""


class LogLine(NamedTuple):
    position: int
    """The position after it: for links and folding."""
    chapter: str
    """Round and phase, for headings."""
    seat: int
    """Who acted; -1 for the game itself."""
    text: str
    changes: str
    """Resource changes in few words."""


class Sheet(NamedTuple):
    """Points by source: `rows` of a label and one number per seat; the last row is the total."""

    seats: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]


class Presentation(Protocol):
    """The face of a game at the table."""

    @property
    def STRIP(self) -> tuple[str, ...]:
        """Keys of common panels that the table keeps always in sight."""
        ...

    @property
    def TABS(self) -> Mapping[str, tuple[str, ...]]:
        """Common panels that share a tab, which is called `pictures.panel.KEY`."""
        ...

    def definitions(self, state: State) -> Markup:
        """Drawings that the pictures point to, as SVG without a size; a page holds them once. May be empty."""
        ...

    def element(self, state: State, action: int) -> str:
        """Id of the element that an action is about; empty if it has none, as draws."""
        ...

    def sentence(self, state: State, action: int, seat: int, language: str) -> str:
        """An action of the seat that reads this, in a few words, before it is done; also one that is refused."""
        ...

    def seat_title(self, state: State, seat: int, language: str) -> str:
        """What people call a seat: its colour, or its faction as soon as it has one."""
        ...

    def board(self, state: State, language: str, chosen: Mapping[str, str], recent: Sequence[str]) -> Markup:
        """The map as SVG. `chosen` maps element ids to a kind: "choice" (may be chosen), "selected", "result"
        (what a draft has changed); `group:KEY` is selected while a group's choices are shown. `recent` are elements
        changed by the last turn of others."""
        ...

    def board_text(self, state: State, language: str) -> str:
        """The map and everything on it as text, for screen readers and programs."""
        ...

    def panels(self, state: State, seat: int | None, language: str, chosen: Mapping[str, str]) -> list[Panel]: ...

    def question(self, state: State, seat: int | None, language: str) -> str:
        """Who must decide what, as one sentence seen from the seat."""
        ...

    def groups(self, state: State, seat: int, language: str) -> list[Group]:
        """Everything sensible that the seat may do now."""
        ...

    def way(self, state: State, seat: int, actions: Sequence[int], language: str) -> Choice:
        """Actions that are legal one after the other as a choice, whose label says by itself what it is about."""
        ...

    def ways_to(self, state: State, seat: int, action: int) -> list[list[int]]:
        """Ways that end with an action which is not legal yet, such as exchanges before it; empty if there are none."""
        ...

    def is_under_way(self, state: State, seat: int) -> bool:
        """Whether the seat is in the middle of its turn, so that something of it is still to be done and others may
        wait with their decisions."""
        ...

    def only_prepares(self, state: State, action: int) -> bool:
        """Whether an action leaves the turn still to be taken, as an exchange does."""
        ...

    def usual_action(self, state: State, seat: int) -> int | None:
        """What somebody means who only confirms: mostly to end a turn that is complete but for this."""
        ...

    def is_matter_of_taste(self, state: State) -> bool:
        """Whether the decision that is due is one that bots may take at random, so that games differ."""
        ...

    def needs_board(self, state: State, seat: int) -> bool:
        """Whether the decision is about the whole board, so that one wants to see it before."""
        ...

    def consequence(self, state: State, seat: int, actions: Sequence[str], language: str) -> Consequence: ...

    def reasons(self, state: State, seat: int, element: str, language: str) -> list[Reason]:
        """Why nothing (or not everything) may be done with an element; empty if all of it is a choice."""
        ...

    def before_passing(self, state: State, seat: int, language: str) -> list[str]:
        """What could still be done usefully, asked back when the seat is about to pass."""
        ...

    def log(
        self, record: Record, seat: int | None, language: str, after: int = 0, is_open: bool = False, news: bool = False
    ) -> list[LogLine]:
        """What has happened after a position, as the seat knows it (`State.text_for`, `State.view`).

        `is_open`: the game is over, even if the record ends earlier, and everybody may know everything. A line about
        moves that have been going on since before the position comes as a whole; with `news`, only what is new of it.
        """
        ...

    def sheet(self, state: State, language: str) -> Sheet: ...

    def course(self, record: Record) -> list[list[int]]:
        """Points for a chart: a row for the beginning and one for the end of each round so far, a number for every
        seat in it; where points are scored after the last round, one more row with them. Only what everybody knows."""
        ...

    def winners(self, state: State) -> list[int]:
        """Seats that have won a game that is over; none if all have lost."""
        ...

    def colours(self, state: State) -> list[tuple[str, str]]:
        """For every seat a colour name (CSS class suffix) and the id of its sign."""
        ...


class Face:
    """What a presentation may leave out; see `Presentation`."""

    STRIP: tuple[str, ...] = ()
    TABS: Mapping[str, tuple[str, ...]] = MappingProxyType({})

    def definitions(self, state: State) -> Markup:
        return NOTHING

    def element(self, state: State, action: int) -> str:
        return ""

    def sentence(self, state: State, action: int, seat: int, language: str) -> str:
        return state.action_to_string(action, seat)

    def seat_title(self, state: State, seat: int, language: str) -> str:
        return state.seat_name(seat)

    def way(self, state: State, seat: int, actions: Sequence[int], language: str) -> Choice:
        texts, labels = [], []
        for place, action in enumerate(actions):
            texts.append(state.action_to_string(action, seat))
            labels.append(self.sentence(state, action, seat, language))
            if place < len(actions) - 1:
                state = state.clone()
                state.apply_action(action, seat)
        return Choice(tuple(texts), "", "", "; ".join(labels), "")

    def ways_to(self, state: State, seat: int, action: int) -> list[list[int]]:
        return []

    def is_under_way(self, state: State, seat: int) -> bool:
        return False

    def only_prepares(self, state: State, action: int) -> bool:
        return False

    def usual_action(self, state: State, seat: int) -> int | None:
        return None

    def is_matter_of_taste(self, state: State) -> bool:
        return False

    def needs_board(self, state: State, seat: int) -> bool:
        return True

    def reasons(self, state: State, seat: int, element: str, language: str) -> list[Reason]:
        return []

    def before_passing(self, state: State, seat: int, language: str) -> list[str]:
        return []

    def course(self, record: Record) -> list[list[int]]:
        return []

    def winners(self, state: State) -> list[int]:
        points = state.returns()
        return [seat for seat, total in enumerate(points) if total == max(points)]


def presentation_of(game: Game) -> Presentation | None:
    """What the game's folder has for people; None if nothing."""
    module = feature(game, "presentation")
    if module is None or not hasattr(module, "PRESENTATION"):
        return None
    presentation: Presentation = module.PRESENTATION
    return presentation
