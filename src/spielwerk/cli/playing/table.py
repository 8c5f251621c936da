"""The game under way as one person sees it: what may be done, what has happened, what can be taken back.

Nothing is read or printed here. Every action is saved before anybody hears of it.
"""

from pathlib import Path
from typing import Final

from spielwerk.bots.bot import Bot
from spielwerk.cli.playing.features import Features
from spielwerk.cli.playing.history import sentence
from spielwerk.cli.playing.opponents import choice_of
from spielwerk.core.driver import Play
from spielwerk.core.files import save_record
from spielwerk.core.game import Refusal, State
from spielwerk.core.presentation import Choice, Group
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
        if self.seat in self.state.deciders() and self.features.shown.is_under_way(self.state, self.seat):
            return self.seat
        return self.state.current_player()

    def forced(self) -> int | None:
        """The person's only possible action, if there is but one."""
        legal = self.state.legal_actions(self.seat)
        return legal[0] if len(legal) == 1 else None

    def groups(self) -> list[Group]:
        """What may be done, groups aside last."""
        found = self.features.shown.groups(self.state, self.seat, self.say.language)
        return sorted(found, key=lambda group: group.aside)

    def way(self, way: list[int]) -> Choice:
        """Actions of the person in words."""
        return self.features.shown.way(self.state, self.seat, way, self.say.language)

    def question(self) -> str:
        """What is asked; who has won, once the game is over."""
        return self.features.shown.question(self.state, self.seat, self.say.language)

    def usual_action(self) -> int | None:
        return self.features.shown.usual_action(self.state, self.seat)

    def ways_to(self, state: State, action: int) -> list[list[int]]:
        """Ways of the person to an action that is not legal at once in a position."""
        return self.features.shown.ways_to(state, self.seat, action)

    def actions_of(self, choice: Choice) -> list[int]:
        """What a choice is made of."""
        state = self.state.clone()
        actions = [state.string_to_action(choice.actions[0], self.seat)]
        for text in choice.actions[1:]:
            state.apply_action(actions[-1], self.seat)
            actions.append(state.string_to_action(text, self.seat))
        return actions

    def sentence(self, state: State, action: int) -> str:
        """An action of the person in words, also one that is refused."""
        return self.features.shown.sentence(state, action, self.seat, self.say.language)

    def title(self, seat: int) -> str:
        """What people call a seat."""
        return self.features.shown.seat_title(self.state, seat, self.say.language)

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
        before = len(self.play.record.entries)
        for action in way:
            self._act(action, seat)
        shown, language = self.features.shown, self.say.language
        lines = shown.log(self.play.record, self.seat, language, before, self.is_over, news=True)
        return [sentence(line) for line in lines]

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
