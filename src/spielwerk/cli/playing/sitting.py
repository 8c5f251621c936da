"""A sitting: asks, understands what is typed and does it, until the game is over or the person leaves."""

from rich.text import Text

from spielwerk.cli.output import Output
from spielwerk.cli.playing import commands
from spielwerk.cli.playing.reading import NoMoreInput, Reader
from spielwerk.cli.playing.session import Session
from spielwerk.cli.playing.showing import asks, entries_of, group_lines
from spielwerk.cli.playing.table import Table
from spielwerk.cli.playing.understanding import Reading
from spielwerk.core.game import State
from spielwerk.core.notation import parts


class Sitting(Session):
    def __init__(self, table: Table, out: Output, reader: Reader) -> None:
        super().__init__(table, out, reader)
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
            self.out.print(Text(table.question(), "bold green"))
        self.out.print(table.say("play.kept" if table.is_over else "play.goodbye", file=table.file))

    # Deciding.

    def _decide(self) -> None:
        """Asks until something has been done."""
        table = self.table
        self.hinted = []
        self.show(table.features.shown.needs_board(table.state, table.seat))
        while not self.handle(self.reader.line(self.prompt())):
            pass

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
        usual = self.table.usual_action()
        if self.in_submenu:
            self.show_menu(self.out.console.height)
            return False
        if usual is None:
            self.out.print(self.table.say("play.say-something"))
            return False
        return self.move([usual])

    def _choose(self, number: int) -> bool:
        if not 1 <= number <= len(self.shown):
            self.out.print(self.table.say("play.no-such-number", n=len(self.shown)))
            return False
        entry = self.shown[number - 1]
        ways = [self.table.actions_of(choice) for choice in entry]
        if asks(entry):
            self.offer(entry[0].goal or entry[0].label, ways)
            return False
        return self.move(ways[0])

    def _show_group(self, line: str) -> bool:
        """A single word may be the name of a group of choices."""
        reading = self.understanding(self.table.state)
        if " " in line or reading.is_whole_move(line):
            return False
        first = 1
        for group in self.groups:
            if group.key == line.lower() or group.title.lower().startswith(line.lower()):
                self.number_groups()
                self.out.print(*group_lines(group, first, self.out.console.width))
                return True
            first += len(entries_of(group))
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

    def _completions(self) -> list[str]:
        state, seat = self.table.state, self.table.seat
        texts = [state.action_to_string(action, seat) for action in state.legal_actions(seat)]
        return texts + commands.names(self.table.say)
