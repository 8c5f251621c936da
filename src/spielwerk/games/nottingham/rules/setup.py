"""Setup (rulebook, p. 1-2): full piles, ambush cards of absent colours put away, who begins, three cards each."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import CARD
from spielwerk.games.nottingham.chance import Draw
from spielwerk.games.nottingham.rules import turns
from spielwerk.games.nottingham.settings import DRAWN
from spielwerk.games.nottingham.state import DEALING, SHUFFLED, State
from spielwerk.games.nottingham.terms import AMBUSH_CARDS, HAND_AT_START, LARGEST_TABLE


def lay_out(state: State) -> None:
    """The table before the first draw: full piles, no ambush cards of colours that nobody has."""
    state.pile = state.settings.counts[:]
    for count in state.pile:
        state.pile_size += count
    for card in range(AMBUSH_CARDS):
        if CARD.exists(state, card):
            state.ambush_place[card] = SHUFFLED
            state.shuffled += 1
    if state.settings.first_player != DRAWN:
        begin_with(state, state.settings.first_player)


def begin_with(state: State, seat: i64) -> None:
    state.turn = seat
    state.phase = DEALING


class Begin(Draw):
    """Who begins."""

    def weights(self, state: State) -> vec[i64]:
        found = vec[i64]([0] * LARGEST_TABLE)
        for seat in range(state.settings.num_players):
            found[seat] = 1
        return found

    def apply(self, state: State, seat: i64, action: i64) -> None:
        begin_with(state, action - self.start)


class Deal(Draw):
    """Hands are dealt one card each in turn, beginning with the first player."""

    def hides(self, state: State, viewer: i64, seat: i64, action: i64) -> bool:
        return viewer != dealt_seat(state)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """Nothing is known yet of any pile or hand, so that the ledger stays empty."""
        cards.take_from_pile(state, action - self.start)
        cards.add(state, dealt_seat(state), action - self.start, 1)
        state.dealt += 1
        if state.dealt == HAND_AT_START * state.settings.num_players:
            turns.begin(state, state.turn)


def dealt_seat(state: State) -> i64:
    """Who gets the next card when hands are dealt."""
    return (state.turn + state.dealt) % state.settings.num_players
