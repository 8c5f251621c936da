"""The game under way as one person sees it: what may be done, what has happened, what can be taken back.

Nothing is read or printed here. Every action is saved before anybody hears of it.
"""

from pathlib import Path
from typing import Final

from spielwerk.bots.bot import Bot
from spielwerk.cli.playing.features import Features
from spielwerk.cli.playing.opponents import choice_of
from spielwerk.core.choices import Group
from spielwerk.core.driver import Play
from spielwerk.core.files import save_record
from spielwerk.core.game import Refusal, State
from spielwerk.core.presentation import Presentation
from spielwerk.core.record import TABLE
from spielwerk.locale.catalogue import Catalogue


class Table:
    """A game with one person and bots. `say` is the catalogue that news are told in; it may be replaced."""

    def __init__(self, play: Play, seat: int, bots: dict[int, Bot], file: Path, features: Features, say: Catalogue):
        self.play: Final = play
        self.seat: Final = seat
        self.bots: Final = bots
        self.file: Final = file
        self.features: Final = features
        self.say = say
        self._moves: list[int] = []
        """How many entries each of the person's last moves has made, for taking them back one by one."""
        save_record(play.record, file)

    @property
    def state(self) -> State:
        """The position as the person knows it."""
        return self.play.state.view(self.seat)

    @property
    def is_over(self) -> bool:
        return self.state.is_terminal()

    def next_seat(self) -> int:
        """Who acts next. Others wait as long as the person's own turn is under way, so that it can be taken back."""
        if self.seat in self.state.deciders() and self.features.menu.is_under_way(self.state, self.seat):
            return self.seat
        return self.state.current_player()

    def forced(self) -> int | None:
        """The person's only possible action, if there is but one."""
        legal = self.state.legal_actions(self.seat)
        return legal[0] if len(legal) == 1 else None

    def groups(self) -> list[Group]:
        turns = self.features.game.sensible_turns(self.state, self.seat)
        groups: list[Group] = self.features.menu.groups(self.state, self.seat, turns, self.say)
        return groups

    def ways_to(self, state: State, action: int) -> list[list[int]]:
        """Ways of the person to an action that is not legal at once in a position."""
        turns = self.features.game.sensible_turns(state, self.seat) if self.seat in state.deciders() else []
        ways: list[list[int]] = self.features.menu.ways_to(state, self.seat, action, turns)
        return ways

    def refusal(self, way: list[int]) -> tuple[int, Refusal] | None:
        """The first action of a way that the rules refuse, and why; None if all may be done."""
        state = self.state.clone()
        for action in way:
            refusal = state.why_not(action, self.seat)
            if refusal is not None:
                return action, refusal
            state.apply_action(action, self.seat)
        return None

    # Playing.

    def move(self, way: list[int]) -> list[str]:
        """The person's actions, and what they lead to in sentences."""
        before = len(self.play.record.standing())
        news = self._take(way, self.seat)
        self._moves.append(len(self.play.record.standing()) - before)
        return news

    def bot_moves(self) -> list[str]:
        """The next actions of the bot that decides now, in sentences."""
        seat = self.next_seat()
        return self._take(choice_of(self.bots[seat], self.play, seat, self.features), seat)

    def _take(self, way: list[int], seat: int) -> list[str]:
        told = self.features.told
        news = self._told_by_sentences(way, seat) if told is None else self._told_by_log(told, way, seat)
        return [line for line in news if line]

    def _told_by_log(self, told: Presentation, way: list[int], seat: int) -> list[str]:
        before = len(self.play.record.entries)
        for action in way:
            self._act(action, seat)
        lines = told.log(self.play.record, self.seat, self.say.language, before, self.is_over)
        return [f"{line.text} {line.changes}".strip() for line in lines]

    def _told_by_sentences(self, way: list[int], seat: int) -> list[str]:
        sentences = self.features.sentences
        steps = []
        told = sentences.Follower(self.play.state, self.seat)
        for action in way:
            steps.append(sentences.step(self.play.state, action, seat, self.say))
            self._act(action, seat)
        news: list[str] = told.news(self.play.state, seat, steps, self.say)
        return news

    def _act(self, action: int, seat: int) -> None:
        self.play.act(action, seat)
        save_record(self.play.record, self.file)

    # Taking back.

    def can_undo(self) -> int:
        """How many entries can be taken back without anybody having learned something by them."""
        entries = self.play.record.entries
        standing = self.play.record.standing()
        if not standing or entries[standing[-1]].actor == TABLE:
            return 0
        if entries[standing[-1]].actor != self.state.seat_name(self.seat):
            return 0
        return self.play.own_tail()

    def undo(self, everything: bool = False) -> bool:
        """Takes back the last move, or all of them that can be taken back. False if there is none."""
        possible = self.can_undo()
        if possible == 0:
            self._moves.clear()
            return False
        count = self._moves.pop() if self._moves else 1
        self.play.take_back(possible if everything else min(count, possible))
        if everything:
            self._moves.clear()
        save_record(self.play.record, self.file)
        return True
