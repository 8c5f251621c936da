"""The sheriff's favour (rulebook, p. 4): whoever has no more cards than the number on his field draws one."""

from mypy_extensions import i64

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.chance import Draw
from spielwerk.games.nottingham.state import EVERYBODY, FAVOUR_GIVEN, FAVOURING, State


def begin(state: State) -> None:
    """Hands are counted once, after the trade."""
    state.phase = FAVOURING
    state.favoured = in_favour(state, state.number())


def in_favour(state: State, number: i64) -> i64:
    """Bits of the seats with at most so many cards."""
    found: i64 = 0
    for seat in range(state.settings.num_players):
        if state.hand_size[seat] <= number and state.withdrawn & BIT[seat] == 0:
            found = found | BIT[seat]
    return found


def next_seat(state: State) -> i64:
    """Who draws next: clockwise, beginning with the trader, or ending with him (option `favour-order`)."""
    players = state.settings.num_players
    first: i64 = 0 if state.settings.trader_first else 1
    for step in range(first, first + players):
        seat = (state.turn + step) % players
        if state.favoured & BIT[seat] != 0:
            return seat
    return state.turn


class Favour(Draw):
    """A card from the draw pile, face down."""

    def hides(self, state: State, viewer: i64, seat: i64, action: i64) -> bool:
        return viewer != next_seat(state)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        taker = next_seat(state)
        state.favoured = state.favoured & (EVERYBODY ^ BIT[taker])
        cards.draw_hidden(state, taker, action - self.start)
        state.note(FAVOUR_GIVEN, taker, 0, 0)
