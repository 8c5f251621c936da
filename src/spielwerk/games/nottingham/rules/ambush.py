"""Ambush with the gold (rulebook, p. 5-6): laying one, and springing it on somebody who trades a set.

Every owner of an ambush is asked at every set of another player, whatever his card shows; otherwise the question
alone would give it away.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import HOLD, LAY, SPRING
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
    TRADING,
    UNDER,
    State,
)
from spielwerk.games.nottingham.terms import AMBUSH_CARDS, COLOUR_CARDS, GOLD, NO_KIND, SMALLEST_SET

# Laying.


def act_refusal(state: State, seat: i64) -> Refusal | None:
    if state.ambush_pile_size() == 0:
        return Refusal("ambush.empty-pile")
    if state.ambush_pile_size() == 1 and not state.settings.single_ambush_card:
        return Refusal("options.single-ambush-card")
    if state.lying[seat] >= state.settings.most_ambushes:
        return Refusal("options.most-ambushes", state.settings.most_ambushes, state.lying[seat])
    return None


def begin(state: State) -> None:
    state.phase = LOOKING
    state.looked = vec[i64]([])


def look(state: State, card: i64) -> None:
    """The two top cards, one after the other; a single one if there are no more."""
    seat = state.turn
    take_top(state)
    state.looked = append(state.looked, card)
    state.ambush_place[card] = LOOKED_AT
    state.ambush_seen[card] = state.ambush_seen[card] | BIT[seat]
    if len(state.looked) == 1 and state.ambush_pile_size() > 0:
        return
    state.phase = LAYING
    if len(state.looked) == 1 and card == seat:
        _put_under(state, card, EVERYBODY)
        state.looked = vec[i64]([])
        state.note(AMBUSH_IMPOSSIBLE, seat, card, 0)
        cards.keep_revealed(state, seat)
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


def legal(state: State, seat: i64, out: list[int]) -> None:
    for card in range(AMBUSH_CARDS):
        if card in state.looked and card != seat:
            out.append(LAY + card)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    card = action - LAY
    if card not in state.looked:
        return Refusal("ambush.looked-at")
    return Refusal("ambush.own-colour") if card == seat else None


def lay(state: State, seat: i64, action: i64) -> None:
    """The card lies before the seat, the gold across under it; the other card goes under the pile."""
    card = action - LAY
    other: i64 = NO_CARD
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


def _split_knowledge(state: State, seat: i64, card: i64, other: i64) -> None:
    """Who knew the cards on top of the pile loses track of them where the seat had a choice.

    There was none if the other card has the seat's own colour: that one goes under the pile.
    """
    if other == seat:
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
    if card < COLOUR_CARDS:
        return card == state.turn
    return state.settings.ambush_items[card] & BIT[state.laid_kind] != 0


def answers_legal(state: State, seat: i64, out: list[int]) -> None:
    found = False
    for card in range(AMBUSH_CARDS):
        if state.ambush_place[card] == seat and fits(state, card):
            out.append(SPRING + card)
            found = True
    if not (found and state.settings.ambush_compulsory):
        out.append(HOLD)


def answers_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    if action == HOLD:
        return Refusal("options.ambush-compulsory") if _must_spring(state, seat) else None
    card = action - SPRING
    if state.ambush_place[card] != seat:
        return Refusal("ambush.not-yours")
    return None if fits(state, card) else Refusal("ambush.no-match")


def _must_spring(state: State, seat: i64) -> bool:
    if not state.settings.ambush_compulsory:
        return False
    for card in range(AMBUSH_CARDS):
        if state.ambush_place[card] == seat and fits(state, card):
            return True
    return False


def answer(state: State, seat: i64, action: i64) -> None:
    """Springing takes one of the cards laid out for the gold. With fewer than three left, nobody is asked any more."""
    if action == HOLD:
        ask_after(state, seat)
        return
    card = action - SPRING
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
