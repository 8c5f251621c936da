"""What a seat, or an onlooker, can see and know: the one redaction behind views, records and sampled worlds."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.random import Random
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham import knowledge
from spielwerk.games.nottingham.chance import unseen_cards
from spielwerk.games.nottingham.rules.ambush import is_own
from spielwerk.games.nottingham.state import (
    BARTERING,
    BUYING,
    EVERYBODY,
    EVERYTHING,
    LOOKED_AT,
    NO_CARD,
    NOT_IN_GAME,
    OFFERING,
    PUBLIC,
    SHUFFLED,
    TAKING,
    UNDER,
    UNKNOWN_PLACE,
    State,
)
from spielwerk.games.nottingham.terms import AMBUSH_CARDS, BOX, COIN, KINDS, UNKNOWN_KIND


def observer_bit(viewer: i64) -> i64:
    """The viewer in sets of observers."""
    return BIT[viewer] if viewer >= 0 else BIT[PUBLIC]


# Hiding.


def hide(state: State, viewer: i64) -> None:
    """Turns the position into what the viewer knows of it."""
    players = state.settings.num_players
    observer = viewer if viewer >= 0 else players
    state.viewer = viewer
    for owner in range(players + 1):
        start = knowledge.row(state, observer, owner)
        for kind in range(KINDS):
            if owner == players:
                state.pile[kind] = state.known[start + kind]
            elif owner != viewer:
                state.hands[KINDS * owner + kind] = state.known[start + kind]
    if not state.settings.open_discards:
        state.discards = vec[i64]([0] * KINDS)
    _hide_knowledge(state, observer)
    _hide_offers(state, viewer)
    _hide_ambushes(state, observer_bit(viewer))


def _hide_knowledge(state: State, viewer: i64) -> None:
    """Of what others know, only what everybody knows is left."""
    players = state.settings.num_players
    for observer in range(players):
        if observer != viewer:
            for owner in range(players + 1):
                start = knowledge.row(state, observer, owner)
                common = knowledge.row(state, players, owner)
                for kind in range(KINDS):
                    state.known[start + kind] = 0 if observer == owner else state.known[common + kind]


def _hide_offers(state: State, viewer: i64) -> None:
    """Offers of a purchase lie face down; only the buyer looks at them, once all are in."""
    sees = state.phase == BUYING and viewer == state.turn and state.settings.buyer_sees_offers
    if (state.phase == OFFERING or state.phase == BUYING) and not sees:
        for seat in range(state.settings.num_players):
            if seat != viewer and state.offers[2 * seat] >= 0:
                state.offers[2 * seat] = UNKNOWN_KIND


def _hide_ambushes(state: State, bit: i64) -> None:
    for card in range(AMBUSH_CARDS):
        seen = state.ambush_seen[card]
        if state.ambush_place[card] != NOT_IN_GAME and seen & bit == 0:
            state.ambush_place[card] = UNKNOWN_PLACE
        state.ambush_seen[card] = EVERYBODY if seen & BIT[PUBLIC] != 0 else seen & bit
    state.under = _seen_only(state, state.under)
    state.looked = _seen_only(state, state.looked)


def _seen_only(state: State, cards: vec[i64]) -> vec[i64]:
    found = vec[i64]([])
    for card in cards:
        found = append(found, card if card != NO_CARD and state.ambush_place[card] != UNKNOWN_PLACE else NO_CARD)
    return found


# Sampling.


def resample(state: State, viewer: i64, seed: int) -> None:
    """Turns the position, or the view of this viewer, into one that looks the same to him: what he does not know is
    dealt anew, every way that can be as likely as the others."""
    if state.viewer == EVERYTHING:
        hide(state, viewer)
    elif state.viewer != viewer:
        raise ValueError(f"a view does not hold what {viewer} knows")
    random = Random(seed)
    _deal_items(state, random)
    _deal_offers(state, random)
    _deal_ambushes(state, random)
    state.viewer = EVERYTHING
    if state.phase == TAKING:
        knowledge.hand_shown(state, state.turn, state.victim)
    if state.phase == BUYING and state.settings.buyer_sees_offers:
        for seat in range(state.settings.num_players):
            if state.offers[2 * seat] >= 0:
                knowledge.shown(state, state.turn, seat, state.offers[2 * seat], 1)


def _shuffle(cards: vec[i64], random: Random) -> None:
    left: i64 = len(cards)
    while left > 1:
        place: i64 = random.below(left)
        left -= 1
        card = cards[left]
        cards[left] = cards[place]
        cards[place] = card


def _deal_items(state: State, random: Random) -> None:
    """Unseen item cards into hands, pile and a hidden discard pile, again until everybody has what he must have."""
    unseen = unseen_cards(state)
    cards = vec[i64]([])
    for kind in range(KINDS):
        for _ in range(unseen[kind]):
            cards = append(cards, kind)
    hands = state.hands[:]
    place: i64 = 0
    while True:
        _shuffle(cards, random)
        state.hands = hands[:]
        place = 0
        for seat in range(state.settings.num_players):
            for _ in range(state.unknown_cards(seat)):
                state.hands[KINDS * seat + cards[place]] += 1
                place += 1
        if _can_be(state):
            break
    missing = state.discard_size
    for kind in range(KINDS):
        missing -= state.discards[kind]
    for _ in range(missing):
        state.discards[cards[place]] += 1
        place += 1
    while place < len(cards):
        state.pile[cards[place]] += 1
        place += 1


def _can_be(state: State) -> bool:
    """Whoever owes or has made an offer has something to offer."""
    for seat in range(state.settings.num_players):
        offers = state.due & BIT[seat] != 0 or state.offers[2 * seat] == UNKNOWN_KIND
        if (state.phase == OFFERING or state.phase == BUYING) and offers:
            if state.hand_size[seat] == state.hands[KINDS * seat + COIN]:
                return False
    if state.phase == BARTERING and state.hand_size[state.asked] == state.hands[KINDS * state.asked + BOX]:
        return False
    return True


def _deal_offers(state: State, random: Random) -> None:
    for seat in range(state.settings.num_players):
        if state.offers[2 * seat] == UNKNOWN_KIND:
            place: i64 = random.below(state.hand_size[seat] - state.hands[KINDS * seat + COIN])
            for kind in range(KINDS):
                if kind != COIN and state.offers[2 * seat] == UNKNOWN_KIND:
                    place -= state.hands[KINDS * seat + kind]
                    if place < 0:
                        state.offers[2 * seat] = kind


def _deal_ambushes(state: State, random: Random) -> None:
    """Unknown ambush cards to unknown places; nobody has laid his own colour."""
    cards = vec[i64]([])
    lying = state.lying[:]
    for card in range(AMBUSH_CARDS):
        place = state.ambush_place[card]
        if place == UNKNOWN_PLACE:
            cards = append(cards, card)
        elif place >= 0:
            lying[place] -= 1
    owners = vec[i64]([])
    for seat in range(state.settings.num_players):
        for _ in range(lying[seat]):
            owners = append(owners, seat)
    single = len(state.looked) == 1 and state.looked[0] == NO_CARD and state.ambush_pile_size() == 0
    while True:
        _shuffle(cards, random)
        fits = not (single and is_own(state, state.turn, cards[len(owners)]))
        for place in range(len(owners)):
            if is_own(state, owners[place], cards[place]):
                fits = False
        if fits:
            break
    for place in range(len(owners)):
        state.ambush_place[cards[place]] = owners[place]
    _deal_pile(state, cards, len(owners))
    for card in range(AMBUSH_CARDS):
        place = state.ambush_place[card]
        if place >= 0:
            state.ambush_seen[card] = state.ambush_seen[card] | BIT[place]
        elif place == LOOKED_AT:
            state.ambush_seen[card] = state.ambush_seen[card] | BIT[state.turn]


def _deal_pile(state: State, cards: vec[i64], first: i64) -> None:
    """The rest of the cards: those looked at, those put under the pile, the shuffled ones."""
    next = first
    for place in range(len(state.looked)):
        if state.looked[place] == NO_CARD:
            state.looked[place] = cards[next]
            state.ambush_place[cards[next]] = LOOKED_AT
            next += 1
    for place in range(len(state.under)):
        if state.under[place] == NO_CARD:
            state.under[place] = cards[next]
            state.ambush_place[cards[next]] = UNDER
            next += 1
    while next < len(cards):
        state.ambush_place[cards[next]] = SHUFFLED
        next += 1
