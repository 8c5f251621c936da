"""What a position is worth to a seat that knows only its own view: the points that it may expect at the end.

Points scored count as they are, the hand by how far its sets and tasks have come, and whatever is under way (an attack,
an offer, a set that may be ambushed) by what it will bring on average. What others have counts a little against it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.hand import gains, hand_of, losses, turns_left, worth
from spielwerk.games.nottingham.knowledge import row
from spielwerk.games.nottingham.rules.scoring import points
from spielwerk.games.nottingham.state import (
    ACCEPTING,
    AMBUSHING,
    BARTERING,
    BUYING,
    DEFENDING,
    FAVOURING,
    FINISHED,
    LOOKING,
    OFFERING,
    STEALING,
    TAKING,
    State,
)
from spielwerk.games.nottingham.terms import (
    CANDLESTICK,
    CHAIN,
    COIN,
    KINDS,
    NO_KIND,
    SMALLEST_SET,
)


class Weights:
    """Points for this and that: estimates by hand, tried out in games of bots."""

    def __init__(self) -> None:
        self.rival: float = 0.12  # a point of the others, taken together
        self.winning: float = 8.0
        self.lying: float = 2.2  # an ambush that waits
        self.looking: float = 2.6  # one that is about to be laid
        self.sprung: float = 0.33  # chance that an ambush lying somewhere hits a set
        self.bad_offers: float = 0.55  # others offer what they need least
        self.victim_keeps: float = 0.75  # of what the best card of a hand is worth to whoever takes it
        self.small_hand: float = 1.1  # a hand that the sheriff favours after the next trade


WEIGHTS: Final = Weights()


def projection(state: State, seat: i64) -> float:
    own = float(points(state, seat))
    others = 0.0
    for other in range(state.settings.num_players):
        if other != seat:
            others += float(points(state, other))
    if state.phase == FINISHED:
        return own - WEIGHTS.rival * others + _winning(state, seat)
    turns = turns_left(state)
    hand = hand_of(state, seat)
    value = own - WEIGHTS.rival * others + WEIGHTS.lying * float(state.lying[seat])
    value += worth(state, seat, hand, turns) + _under_way(state, seat, hand, turns)
    if state.hand_size[seat] <= _next_number(state):
        value += WEIGHTS.small_hand
    return value


def _winning(state: State, seat: i64) -> float:
    own = points(state, seat)
    for other in range(state.settings.num_players):
        if other != seat and points(state, other) >= own:
            return 0.0
    return WEIGHTS.winning


def _next_number(state: State) -> i64:
    """The number that the sheriff comes to next; 0 for the town."""
    return state.settings.numbers[state.sheriff] if state.sheriff < len(state.settings.numbers) else 0


def _under_way(state: State, seat: i64, hand: vec[i64], turns: float) -> float:
    """What the action that is under way brings the seat, on average."""
    phase = state.phase
    mine = state.turn == seat
    if phase == DEFENDING or phase == STEALING or phase == TAKING:
        if mine:
            return _attack(state, seat, hand, turns)
        return _attacked(state, seat, hand, turns) if state.victim == seat else 0.0
    if phase == OFFERING or phase == BARTERING or phase == BUYING or phase == ACCEPTING:
        return _shopping(state, seat, hand, turns) if mine else _offered(state, seat, hand, turns)
    if phase == LOOKING and mine:
        return WEIGHTS.looking
    if phase == AMBUSHING and mine:
        return _laid(state, seat, hand, turns)
    if phase == FAVOURING and state.favoured & BIT[seat] != 0:
        return _mean(gains(state, seat, hand, turns))
    return 0.0


def _attack(state: State, seat: i64, hand: vec[i64], turns: float) -> float:
    """A card of the victim, or his chain; and what it costs him."""
    victim = state.victim
    worths = gains(state, seat, hand, turns)
    chance = 0.0 if state.phase != DEFENDING else _chance_of(state, seat, victim, CHAIN)
    if state.card == CANDLESTICK:
        taken = _mean_of_hand(state, seat, victim, worths)
    else:
        taken = _best_of_hand(state, seat, victim, worths, NO_KIND)
    return chance * worths[CHAIN] + (1.0 - chance) * taken


def _attacked(state: State, seat: i64, hand: vec[i64], turns: float) -> float:
    """A card is lost; the attack card comes in for it."""
    costs = losses(state, seat, hand, turns)
    gain = gains(state, seat, hand, turns)[state.card] if state.card != NO_KIND else 0.0
    cards = 0.0
    total = 0.0
    most = 0.0
    for kind in range(KINDS):
        cards += float(hand[kind])
        total += float(hand[kind]) * costs[kind]
        if costs[kind] > most:
            most = costs[kind]
    if cards == 0.0:
        return gain
    return gain - (total / cards if state.card == CANDLESTICK else WEIGHTS.victim_keeps * most)


def _shopping(state: State, seat: i64, hand: vec[i64], turns: float) -> float:
    """The best of the offers; a coin may be kept instead."""
    worths = gains(state, seat, hand, turns)
    best = 0.0
    for other in range(state.settings.num_players):
        if other != seat and not state.has_left(other):
            offer = state.offers[2 * other]
            if 0 <= offer < KINDS:
                value = _two(state, seat, hand, turns, offer, state.offers[2 * other + 1])
            else:
                value = WEIGHTS.bad_offers * _best_of_hand(state, seat, other, worths, state.card)
            if value > best:
                best = value
    return worths[COIN] if state.card == COIN and worths[COIN] > best else best


def _offered(state: State, seat: i64, hand: vec[i64], turns: float) -> float:
    """The seat's own offer may be taken, and the card that is on sale comes in for it."""
    first, second = state.offers[2 * seat], state.offers[2 * seat + 1]
    if first < 0 or first >= KINDS or state.card == NO_KIND:
        return 0.0
    before = worth(state, seat, hand, turns)
    hand[first] -= 1
    if 0 <= second < KINDS:
        hand[second] -= 1
    hand[state.card] += 1
    after = worth(state, seat, hand, turns)
    hand[state.card] -= 1
    hand[first] += 1
    if 0 <= second < KINDS:
        hand[second] += 1
    chance = 1.0 / float(state.settings.num_players - 1)
    if second >= 0:
        chance *= 1.8
    return (chance if chance < 1.0 else 1.0) * (after - before)


def _two(state: State, seat: i64, hand: vec[i64], turns: float, first: i64, second: i64) -> float:
    """What an offer of one card or two is worth."""
    before = worth(state, seat, hand, turns)
    hand[first] += 1
    if 0 <= second < KINDS:
        hand[second] += 1
    after = worth(state, seat, hand, turns)
    hand[first] -= 1
    if 0 <= second < KINDS:
        hand[second] -= 1
    return after - before


def _laid(state: State, seat: i64, hand: vec[i64], turns: float) -> float:
    """A set that is laid out brings its value, unless so many ambushes hit it that too few cards are left."""
    lying: i64 = 0
    for other in range(state.settings.num_players):
        if other != seat:
            lying += state.lying[other]
    spare = state.laid - SMALLEST_SET
    fails = _more_hits_than(lying, spare)
    before = worth(state, seat, hand, turns)
    hand[state.laid_kind] += state.laid - 1
    back = worth(state, seat, hand, turns) - before
    hand[state.laid_kind] -= state.laid - 1
    return (1.0 - fails) * float(state.worth(state.laid_kind)) + fails * back


def _more_hits_than(lying: i64, spare: i64) -> float:
    """Chance that more than so many of the ambushes hit."""
    hit = WEIGHTS.sprung
    if lying <= spare:
        return 0.0
    none = 1.0
    for _ in range(lying):
        none *= 1.0 - hit
    if spare == 0:
        return 1.0 - none
    one = float(lying) * hit * none / (1.0 - hit)
    if spare == 1:
        return 1.0 - none - one
    return (1.0 - none - one) * 0.3


def _mean(worths: list[float]) -> float:
    total = 0.0
    for kind in range(KINDS):
        total += worths[kind]
    return total / float(KINDS)


def _chance_of(state: State, seat: i64, other: i64, kind: i64) -> float:
    """Chance that a hand holds a card of a kind."""
    if state.known[row(state, seat, other) + kind] > 0:
        return 1.0
    missing = 1.0
    for _ in range(_unknown(state, seat, other)):
        missing *= 1.0 - 1.0 / float(KINDS)
    return 1.0 - missing


def _unknown(state: State, seat: i64, other: i64) -> i64:
    """Cards of a hand that the seat does not know; also in a world that is only imagined."""
    start = row(state, seat, other)
    unknown = state.hand_size[other]
    for kind in range(KINDS):
        unknown -= state.known[start + kind]
    return unknown


def _mean_of_hand(state: State, seat: i64, other: i64, worths: list[float]) -> float:
    """A card drawn blindly."""
    size = state.hand_size[other]
    if size == 0:
        return 0.0
    start = row(state, seat, other)
    total = float(_unknown(state, seat, other)) * _mean(worths)
    for kind in range(KINDS):
        total += float(state.known[start + kind]) * worths[kind]
    return total / float(size)


def _best_of_hand(state: State, seat: i64, other: i64, worths: list[float], barred: i64) -> float:
    """The card that is worth most, going from the best kind to the least; one kind may be barred."""
    start = row(state, seat, other)
    unknown = _unknown(state, seat, other)
    left = BIT[KINDS] - 1
    still = 1.0
    total = 0.0
    for _ in range(KINDS):
        best: i64 = NO_KIND
        for kind in range(KINDS):
            if left & BIT[kind] != 0 and (best == NO_KIND or worths[kind] > worths[best]):
                best = kind
        left = left & ~BIT[best]
        if best == barred:
            continue
        if state.known[start + best] > 0:
            return total + still * worths[best]
        lacking = 1.0
        for _ in range(unknown):
            lacking *= 1.0 - 1.0 / float(KINDS)
        total += still * (1.0 - lacking) * worths[best]
        still *= lacking
    return total
