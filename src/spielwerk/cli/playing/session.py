"""A person at the table: shows, asks, understands, until the game is over or the person leaves."""

from typing import Final

from rich.text import Text

from spielwerk.cli.output import Output
from spielwerk.cli.playing import commands
from spielwerk.cli.playing.explaining import Explainer
from spielwerk.cli.playing.reading import NoMoreInput, Reader
from spielwerk.cli.playing.showing import group_lines, menu
from spielwerk.cli.playing.table import Table
from spielwerk.cli.playing.understanding import Reading, Understanding, parts
from spielwerk.core.choices import Choice, Group
from spielwerk.core.game import Refusal, State

SMALLEST_ROOM: Final = 6
"""Lines that a menu may have in any window."""


class Session:
    """One sitting. `shown` are the choices that numbers stand for."""

    def __init__(self, table: Table, out: Output, reader: Reader) -> None:
        self.table: Final = table
        self.out: Final = out
        self.reader: Final = reader
        self.explainer = Explainer(table.features.game, table.say)
        self.shown: list[Choice] = []
        self.groups: list[Group] = []
        self.in_submenu = False
        self.hinted: list[int] = []
        self.leaving = False
        reader.completer = self._completions

    def run(self) -> None:
        """Plays until the game is over or the person leaves; the record is safe at any moment."""
        table, say = self.table, self.table.say
        try:
            while not table.is_over and not self.leaving:
                if table.next_seat() != table.seat:
                    self.tell(table.bot_moves())
                elif (only := table.forced()) is not None:
                    self.tell(table.move([only]))
                else:
                    self._decide()
        except NoMoreInput:
            self.leaving = not table.is_over
        except KeyboardInterrupt:
            self.out.print()
            self.out.print(say("play.saved", file=table.file))
            raise
        if table.is_over:
            self.out.print(Text(table.say("play.over"), "bold"))
            commands.score(self, "")
            self._congratulate()
        self.out.print(table.say("play.kept" if table.is_over else "play.goodbye", file=table.file))

    def _congratulate(self) -> None:
        """Who has won, alone or together; `sentences.result` of a game says it where points do not say it all."""
        table = self.table
        if table.features.told is not None:
            question = table.features.menu.question(table.state, table.seat, table.say)
            self.out.print(Text(question, "bold green"))
            return
        if hasattr(table.features.sentences, "result"):
            self.out.print(Text(table.features.sentences.result(table.state, table.say), "bold green"))
            return
        points = table.state.returns()
        best = [seat for seat, total in enumerate(points) if total == max(points)]
        names = table.say.enumerate(
            [table.features.sentences.seat_title(table.state, seat, table.say) for seat in best]
        )
        self.out.print(Text(table.say("play.won", name=names, points=int(max(points))), "bold green"))

    # Showing.

    def tell(self, news: list[str]) -> None:
        for sentence in news:
            self.out.print(Text.assemble(("- ", "cyan"), sentence))

    def show(self, whole: bool) -> None:
        """The picture of the table if it is wanted, the question, and the menu."""
        table, features = self.table, self.table.features
        size = self.out.console.size
        picture: list[Text] = []
        if whole:
            picture = features.drawing.picture(table.state, table.seat, table.say, size.width, size.height)
            self.out.print()
            self.out.print(*picture)
        else:
            self.out.print(*features.drawing.players_table(table.state, table.seat, table.say))
        self.show_menu(max(SMALLEST_ROOM, size.height - len(picture) - 3))

    def show_menu(self, room: int) -> None:
        """The question and the numbered choices."""
        table = self.table
        self.groups = table.groups()
        self.shown = [choice for group in self.groups for choice in group.choices]
        self.in_submenu = False
        question = table.features.menu.question(table.state, table.seat, table.say)
        self.out.print(Text.assemble((question, "bold green"), (f"  {table.say('play.how')}", "dim")))
        self.out.print(*menu(self.groups, table.say, self.out.console.width, room))

    def offer(self, title: str, ways: list[list[int]]) -> None:
        """Several ways, numbered, of which one may be taken."""
        table = self.table
        sentences, menu_of_game = table.features.sentences, table.features.menu
        self.shown = [
            Choice(
                sentences.way_label(table.state, way, table.seat, table.say),
                menu_of_game.price(table.state, table.seat, way, table.say),
                [way],
            )
            for way in ways
        ]
        self.in_submenu = True
        self.out.print(*group_lines(Group("", title, self.shown), 1, self.out.console.width))
        self.out.print(Text(table.say("play.back-with-enter"), "dim"))

    # Deciding.

    def _decide(self) -> None:
        """Asks until something has been done."""
        table = self.table
        self.hinted = []
        self.show(table.features.menu.needs_map(table.state, table.seat))
        while not self.handle(self.reader.line(self.prompt())):
            pass

    def prompt(self) -> str:
        """What stands before the person's input."""
        return f"{self.table.features.sentences.seat_title(self.table.state, self.table.seat, self.table.say)}> "

    def handle(self, line: str) -> bool:
        """Does what the line says. True if the position has changed or the person leaves."""
        if not line:
            return self._confirm()
        if line.isdecimal():
            return self._choose(int(line))
        found = commands.named(line, self.table.say)
        if found:
            return found[0](self, found[1])
        if self._show_group(line):
            return False
        return self._move_typed(line)

    def _confirm(self) -> bool:
        """The empty line: back from a list of ways, or the usual action."""
        table = self.table
        usual = table.features.menu.usual_action(table.state, table.seat)
        if self.in_submenu:
            self.show_menu(self.out.console.height)
            return False
        if usual is None:
            self.out.print(table.say("play.say-something"))
            return False
        return self.move([usual])

    def _choose(self, number: int) -> bool:
        if not 1 <= number <= len(self.shown):
            self.out.print(self.table.say("play.no-such-number", n=len(self.shown)))
            return False
        choice = self.shown[number - 1]
        if choice.asks:
            self.offer(choice.label, choice.ways)
            return False
        return self.move(choice.ways[0])

    def move(self, way: list[int]) -> bool:
        """Takes actions, all or none of them."""
        refused = self.table.refusal(way)
        if refused is not None:
            self.explain(*refused)
            return False
        self.tell(self.table.move(way))
        return True

    def explain(self, action: int, refusal: Refusal) -> None:
        table = self.table
        label = table.features.sentences.long_label(table.state, action, table.seat, table.say)
        self.out.print(*self.explainer.refusal(label, refusal))

    def _show_group(self, line: str) -> bool:
        """A single word may be the name of a group of choices."""
        reading = self.understanding(self.table.state)
        if " " in line or reading.is_whole_move(line):
            return False
        first = 1
        for group in self.groups:
            if group.name == line.lower() or group.title.lower().startswith(line.lower()):
                self.shown = [choice for one in self.groups for choice in one.choices]
                self.in_submenu = False
                self.out.print(*group_lines(group, first, self.out.console.width))
                return True
            first += len(group.choices)
        return False

    # Typed moves.

    def _move_typed(self, line: str) -> bool:
        """One move or several, all of them or none."""
        table = self.table
        state = table.state.clone()
        way: list[int] = []
        for part in parts(line):
            for single in self.understanding(state).spelled_out(part):
                reading = self.understanding(state).read(single)
                if len(reading.legal) != 1:
                    return self._unclear(line, single, reading, way, state)
                state.apply_action(reading.legal[0], table.seat)
                way.append(reading.legal[0])
        return self.move(way) if way else False

    def _unclear(self, line: str, single: str, reading: Reading, way: list[int], state: State) -> bool:
        """A move that is ambiguous, not legal or no move at all."""
        table, say = self.table, self.table.say
        if reading.legal:
            self.offer(say("play.which", text=single), [[*way, action] for action in reading.legal])
        elif len(reading.others) == 1:
            action = reading.others[0]
            ways = table.ways_to(state, action)
            if ways:
                text = state.action_to_string(action, table.seat)
                self.offer(say("play.needs-more", text=text), [way + found for found in ways])
            elif (refusal := state.why_not(action, table.seat)) is not None:
                self.explain(action, refusal)
        elif reading.others:
            texts = [table.state.action_to_string(action, table.seat) for action in reading.others[:4]]
            self.out.print(say("play.ambiguous", text=single, texts=", ".join(texts)))
        else:
            command = commands.named(line, say, beginnings=True)
            if command:
                return command[0](self, command[1])
            similar = say("play.did-you-mean", texts=", ".join(reading.similar)) if reading.similar else ""
            self.out.print(f"{say('play.not-understood', text=single)} {similar or say('play.try-help')}")
        return False

    def understanding(self, state: State) -> Understanding:
        features = self.table.features
        return Understanding(state, self.table.seat, features.game.num_distinct_actions(), features.notation)

    def _completions(self) -> list[str]:
        state, seat = self.table.state, self.table.seat
        texts = [state.action_to_string(action, seat) for action in state.legal_actions(seat)]
        return texts + commands.names(self.table.say)
