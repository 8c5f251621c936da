"""Ambush with the gold (rulebook, p. 5-6): laying one, and springing it on somebody who trades a set.

Every owner of an ambush is asked at every set of another player, whatever his card shows; otherwise the question
alone would give it away.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.chance import Draw
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.state import (
    AMBUSH_IMPOSSIBLE,
    AMBUSH_LAID,
    AMBUSH_SPRUNG,
    AMBUSHING,
    EVERYBODY,
    LAYING,
    LOOKED_AT,
    LOOKING,
    NO_CARD,
    SHUFFLED,
    TRADING,
    UNDER,
    UNKNOWN_PLACE,
    State,
)
from spielwerk.games.nottingham.terms import AMBUSH_CARDS, GOLD, NO_KIND, NO_TASK, SMALLEST_SET

# Laying.


def may_lay(state: State, seat: i64) -> bool:
    fewest: i64 = 1 if state.settings.single_ambush_card else 2
    return state.ambush_pile_size() >= fewest and state.lying[seat] < state.settings.most_ambushes


def obstacles_to_laying(state: State, seat: i64, found: Obstacles) -> None:
    there = state.ambush_pile_size()
    if there == 0 and found.add("ambush.empty-pile"):
        return
    if there == 1 and not state.settings.single_ambush_card and found.add("options.single-ambush-card"):
        return
    if state.lying[seat] >= state.settings.most_ambushes:
        found.add("options.most-ambushes", state.settings.most_ambushes, state.lying[seat])


def begin(state: State) -> None:
    state.phase = LOOKING
    state.looked = vec[i64]([])


def is_own(state: State, seat: i64, card: i64) -> bool:
    """Whether a card, as far as it is known, shows the colour of a seat."""
    return card != NO_CARD and state.settings.ambush_colour[card] == seat


class Look(Draw):
    """The two top cards, one after the other; a single one if there are no more."""

    def weights(self, state: State) -> vec[i64]:
        """One of the shuffled cards; where they are used up, the next of those put under the pile."""
        found = vec[i64]([0] * AMBUSH_CARDS)
        if state.shuffled == 0 and state.under[0] != NO_CARD:
            found[state.under[0]] = 1
            return found
        for card in range(AMBUSH_CARDS):
            if state.ambush_place[card] == SHUFFLED or state.ambush_place[card] == UNKNOWN_PLACE:
                found[card] = 1
        return found

    def hides(self, state: State, viewer: i64, seat: i64, action: i64) -> bool:
        return viewer != state.turn

    def apply(self, state: State, seat: i64, action: i64) -> None:
        card = action - self.start
        looker = state.turn
        take_top(state)
        state.looked = append(state.looked, card)
        state.ambush_place[card] = LOOKED_AT
        state.ambush_seen[card] = state.ambush_seen[card] | BIT[looker]
        if len(state.looked) == 1 and state.ambush_pile_size() > 0:
            return
        state.phase = LAYING
        if len(state.looked) == 1 and is_own(state, looker, card):
            _put_under(state, card, EVERYBODY)
            state.looked = vec[i64]([])
            state.note(AMBUSH_IMPOSSIBLE, looker, card, 0)
            cards.keep_revealed(state, looker)
            state.phase = TRADING


def take_top(state: State) -> None:
    if state.shuffled > 0:
        state.shuffled -= 1
    else:
        state.under = state.under[1:]


def _put_under(state: State, card: i64, seen: i64) -> None:
    state.under = append(state.under, card)
    if card != NO_CARD:
        state.ambush_place[card] = UNDER
        state.ambush_seen[card] = seen


class Lay(Kind):
    """One of the cards looked at lies before the seat, the gold across under it; the other goes under the pile."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for card in range(AMBUSH_CARDS):
            if card in state.looked and not is_own(state, seat, card):
                out.append(self.start + card)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        card = action - self.start
        if card not in state.looked and found.add("ambush.looked-at"):
            return
        if is_own(state, seat, card):
            found.add("ambush.own-colour")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        card = action - self.start
        if len(state.looked) == 2:
            other = state.looked[1] if state.looked[0] == card else state.looked[0]
            _split_knowledge(state, seat, card, other)
            _put_under(state, other, state.ambush_seen[other] if other != NO_CARD else 0)
        state.ambush_place[card] = seat
        state.lying[seat] += 1
        state.card = NO_KIND
        state.looked = vec[i64]([])
        state.note(AMBUSH_LAID, seat, 0, 0)
        state.phase = TRADING

    def hides(self, state: State, viewer: i64, seat: i64, action: i64) -> bool:
        return viewer != seat


def _split_knowledge(state: State, seat: i64, card: i64, other: i64) -> None:
    """Who knew the cards on top of the pile loses track of them where the seat had a choice.

    There was none if the other card has the seat's own colour: that one goes under the pile.
    """
    if is_own(state, seat, other):
        state.ambush_seen[card] = state.ambush_seen[card] & state.ambush_seen[other] | BIT[seat]
    else:
        state.ambush_seen[card] = BIT[seat]
        if other != NO_CARD:
            state.ambush_seen[other] = BIT[seat]


# Springing.


def ask(state: State) -> None:
    """A set is laid out; the owners of ambushes are asked clockwise from the trader's left."""
    state.phase = AMBUSHING
    state.sprung = 0
    ask_after(state, state.turn)


def ask_after(state: State, seat: i64) -> None:
    players = state.settings.num_players
    state.asked = NOBODY
    other = (seat + 1) % players
    while other != state.turn:
        if state.lying[other] > 0:
            state.asked = other
            return
        other = (other + 1) % players


def fits(state: State, card: i64) -> bool:
    """Whether a card works against the set that is laid out."""
    return is_own(state, state.turn, card) or state.settings.ambush_items[card] & BIT[state.laid_kind] != 0


def some_fits(state: State, seat: i64) -> bool:
    for card in range(AMBUSH_CARDS):
        if state.ambush_place[card] == seat and fits(state, card):
            return True
    return False


class Spring(Kind):
    """One of the cards laid out for the gold. With fewer than three left, nobody is asked any more."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for card in range(AMBUSH_CARDS):
            if state.ambush_place[card] == seat and fits(state, card):
                out.append(self.start + card)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        card = action - self.start
        if state.ambush_place[card] != seat and found.add("ambush.not-yours"):
            return
        if not fits(state, card):
            found.add("ambush.no-match")

    def untimely(self, state: State, seat: i64, action: i64, decides: bool) -> str:
        """Nothing is laid out; what others have just seen may have been a task."""
        if state.done != NO_TASK and state.ambush_place[action - self.start] == seat:
            return "ambush.not-tasks"
        return super().untimely(state, seat, action, decides)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        card = action - self.start
        state.laid -= 1
        cards.gain(state, seat, state.laid_kind, 1)
        cards.gain(state, state.turn, GOLD, 1)
        state.lying[seat] -= 1
        _put_under(state, card, EVERYBODY)
        state.sprung += 1
        state.note(AMBUSH_SPRUNG, seat, card, state.turn)
        if state.laid < SMALLEST_SET or not state.settings.several_ambushes:
            state.asked = NOBODY
        elif state.lying[seat] == 0:
            ask_after(state, seat)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """The card is shown."""
        return True


class Hold(Kind):
    """The ambush stays where it is."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if not (state.settings.ambush_compulsory and some_fits(state, seat)):
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.settings.ambush_compulsory and some_fits(state, seat):
            found.add("options.ambush-compulsory")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        ask_after(state, seat)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """The card may not fit."""
        return True


def give_back(state: State, seat: i64) -> None:
    """The seat leaves: its ambushes go under the pile for all to see, their gold to the discard pile."""
    for card in range(AMBUSH_CARDS):
        if state.ambush_place[card] == seat:
            _put_under(state, card, EVERYBODY)
    cards.discard(state, GOLD, state.lying[seat])
    state.lying[seat] = 0


def put_back_looked(state: State) -> None:
    """The seat leaves while it looks at ambush cards."""
    for card in state.looked:
        _put_under(state, card, EVERYBODY)
    state.looked = vec[i64]([])
