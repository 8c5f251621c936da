"""When the draw pile is empty (rulebook, p. 4): shuffle the discards; without any, all discard to the sheriff's number.

Then the sheriff moves on and grants no favour. If that has freed no card, the same happens again on the next field,
until cards are there or the town is reached, where the game ends.
"""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.rules import sheriff, turns
from spielwerk.games.nottingham.state import (
    DISCARDING,
    EVERYBODY,
    FAVOURING,
    PILE_SHUFFLED,
    PILES_EMPTY,
    State,
)
from spielwerk.games.nottingham.terms import KINDS


def provide(state: State) -> None:
    """A card is needed and the pile is empty."""
    if state.discard_size > 0:
        state.note(PILE_SHUFFLED, state.turn, state.discard_size, 0)
        cards.shuffle_discards(state)
        return
    state.note(PILES_EMPTY, state.turn, state.sheriff, state.number())
    state.interrupted = state.phase
    state.phase = DISCARDING
    state.due = too_many(state)
    ask(state)


def too_many(state: State) -> i64:
    """Bits of the seats with more cards than the number under the sheriff; nobody where there is no number."""
    found: i64 = 0
    number = state.number()
    if number > 0:
        for seat in range(state.settings.num_players):
            if state.hand_size[seat] > number:
                found = found | BIT[seat]
    return found


def ask(state: State) -> None:
    """Clockwise, beginning with the seat whose turn it is."""
    players = state.settings.num_players
    state.asked = NOBODY
    for step in range(players):
        seat = (state.turn + step) % players
        if state.due & BIT[seat] != 0:
            state.asked = seat
            return


class Discard(Kind):
    """One card, until no more are held than the number says."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for kind in range(KINDS):
            if state.hands[KINDS * seat + kind] > 0:
                out.append(self.start + kind)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.hands[KINDS * seat + action - self.start] == 0:
            found.add("exhaustion.in-hand")

    def untimely(self, state: State, seat: i64, action: i64, decides: bool) -> str:
        if state.phase == DISCARDING and state.hand_size[seat] <= state.number():
            return "exhaustion.limit"
        if decides:
            return "turn.hand"
        return super().untimely(state, seat, action, decides)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        kind = action - self.start
        cards.lose(state, seat, kind, 1)
        cards.discard(state, kind, 1)
        if state.hand_size[seat] <= state.number():
            state.due = state.due & (EVERYBODY ^ BIT[seat])
            ask(state)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """The card is shown."""
        return True


def finish(state: State) -> None:
    """Everybody is down to the number. What is left of a favour is lost, unless the option `favours-go-on` is on."""
    if state.discard_size == 0 and state.settings.nothing_freed_ends:
        turns.finish(state)
    elif sheriff.move(state):
        state.phase = state.interrupted
        if state.phase == FAVOURING and not state.settings.favours_go_on:
            state.favoured = 0
