"""A person at the table: what is shown and offered, and what is done."""

from typing import Final

from rich.text import Text

from spielwerk.cli.output import Output
from spielwerk.cli.playing.explaining import Explainer
from spielwerk.cli.playing.reading import Reader
from spielwerk.cli.playing.showing import Entry, entries_of, group_lines, menu
from spielwerk.cli.playing.table import Table
from spielwerk.cli.playing.understanding import Understanding
from spielwerk.core.game import Refusal, State
from spielwerk.core.presentation import Group

SMALLEST_ROOM: Final = 9
"""Lines that a menu may have in any window."""


class Session:
    """What the person sees. `shown` are the entries that numbers stand for."""

    def __init__(self, table: Table, out: Output, reader: Reader) -> None:
        self.table: Final = table
        self.out: Final = out
        self.reader: Final = reader
        self.explainer = Explainer(table.features.game, table.say)
        self.shown: list[Entry] = []
        self.groups: list[Group] = []
        self.in_submenu = False
        self.hinted: list[int] = []
        self.leaving = False

    def tell(self, news: list[str]) -> None:
        for sentence in news:
            self.out.print(Text.assemble(("- ", "cyan"), sentence))

    def show(self, whole: bool) -> None:
        """The picture of the table if it is wanted, the question, and the menu."""
        table, language = self.table, self.table.say.language
        terminal = table.features.terminal
        size = self.out.console.size
        picture: list[Text] = []
        if whole:
            picture = terminal.picture(table.state, table.seat, language, size.width, size.height)
            self.out.print()
            self.out.print(*picture)
        else:
            self.out.print(*terminal.players(table.state, table.seat, language))
        self.show_menu(max(SMALLEST_ROOM, size.height - len(picture) - 3))

    def show_menu(self, room: int) -> None:
        """The question and the numbered entries."""
        table, say = self.table, self.table.say
        self.groups = table.groups()
        self.number_groups()
        usual = table.usual_action()
        how = say("play.how") if usual is None else say("play.how-usual", what=table.sentence(table.state, usual))
        self.out.print(Text.assemble((table.question(), "bold green"), (f"  {how}", "dim")))
        self.out.print(*menu(self.groups, say, self.out.console.width, room))

    def number_groups(self) -> None:
        """Numbers stand for the entries of all groups, in their order."""
        self.shown = [entry for group in self.groups for entry in entries_of(group)]
        self.in_submenu = False

    def offer(self, title: str, ways: list[list[int]]) -> None:
        """Several ways, numbered, of which one may be taken."""
        choices = [self.table.way(way)._replace(goal="", asks=False) for way in ways]
        self.shown = [[choice] for choice in choices]
        self.in_submenu = True
        self.out.print(*group_lines(Group("", title, tuple(choices)), 1, self.out.console.width))
        self.out.print(Text(self.table.say("play.back-with-enter"), "dim"))

    def prompt(self) -> str:
        """What stands before the person's input."""
        return f"{self.table.title(self.table.seat)}> "

    def move(self, way: list[int]) -> bool:
        """Takes actions, all or none of them. True if they have been taken."""
        refused = self.table.refusal(way)
        if refused is not None:
            self.explain(*refused)
            return False
        self.tell(self.table.move(way))
        return True

    def explain(self, action: int, refusal: Refusal) -> None:
        self.out.print(*self.explainer.refusal(self.table.sentence(self.table.state, action), refusal))

    def understanding(self, state: State) -> Understanding:
        features = self.table.features
        return Understanding(state, self.table.seat, features.game.num_distinct_actions(), features.notation)
