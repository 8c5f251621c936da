"""What chance decides (rulebook, "Setup", "The turn"): who begins, which card comes, which ambush card lies on top.

Draws are weighted by what is there. In a view, places whose cards are not all known hold the unseen ones in equal
shares.
"""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.actions import BEGIN, DEAL, FAVOUR, LOOK, REVEAL, THEFT
from spielwerk.games.nottingham.rules import ambush, favour, theft, turns
from spielwerk.games.nottingham.settings import DRAWN
from spielwerk.games.nottingham.state import (
    BEGINNING,
    DEALING,
    FAVOURING,
    LOOKING,
    NO_CARD,
    REVEALING,
    SHUFFLED,
    STEALING,
    UNKNOWN_PLACE,
    State,
)
from spielwerk.games.nottingham.terms import (
    AMBUSH_CARDS,
    CARDS,
    CARDS_OF_A_KIND,
    COLOUR_CARDS,
    GOLD,
    HAND_AT_START,
    KINDS,
    NO_KIND,
)


def lay_out(state: State) -> None:
    """The table before the first draw: full piles, no ambush cards of colours that nobody has (p. 1-2)."""
    for kind in range(KINDS):
        state.pile[kind] = CARDS_OF_A_KIND
    state.pile_size = CARDS
    for card in range(AMBUSH_CARDS):
        if card >= COLOUR_CARDS or card < state.settings.num_players:
            state.ambush_place[card] = SHUFFLED
            state.shuffled += 1
    if state.settings.first_player != DRAWN:
        begin_with(state, state.settings.first_player)


def begin_with(state: State, seat: i64) -> None:
    state.turn = seat
    state.phase = DEALING


def is_chance(phase: i64) -> bool:
    """Whether something is drawn in a phase. BEGINNING and DEALING come before REVEALING."""
    return phase <= REVEALING or phase == STEALING or phase == LOOKING or phase == FAVOURING


def stream(state: State) -> str:
    if state.phase == BEGINNING:
        return "start"
    if state.phase == STEALING:
        return "theft"
    return "ambush" if state.phase == LOOKING else "items"


def block(state: State) -> i64:
    """Start of the block of the draws of a phase."""
    if state.phase == REVEALING:
        return REVEAL
    if state.phase == DEALING:
        return DEAL
    if state.phase == FAVOURING:
        return FAVOUR
    if state.phase == STEALING:
        return THEFT
    return LOOK if state.phase == LOOKING else BEGIN


def size_of(start: i64) -> i64:
    return AMBUSH_CARDS if start == LOOK else KINDS


def weights(state: State) -> vec[i64]:
    """How likely each outcome of the block is, in proportion."""
    if state.phase == BEGINNING:
        return _seats(state)
    if state.phase == LOOKING:
        return _top_card(state)
    if state.phase == STEALING:
        there = state.hands[KINDS * state.victim : KINDS * state.victim + KINDS]
        return _with_unseen(state, there, state.hand_size[state.victim])
    return _with_unseen(state, state.pile[:], state.pile_size)


def _seats(state: State) -> vec[i64]:
    found = vec[i64]([0] * KINDS)
    for seat in range(state.settings.num_players):
        found[seat] = 1
    return found


def _top_card(state: State) -> vec[i64]:
    """One of the shuffled cards; where they are used up, the next of those put under the pile."""
    found = vec[i64]([0] * AMBUSH_CARDS)
    if state.shuffled == 0 and state.under[0] != NO_CARD:
        found[state.under[0]] = 1
        return found
    for card in range(AMBUSH_CARDS):
        if state.ambush_place[card] == SHUFFLED or state.ambush_place[card] == UNKNOWN_PLACE:
            found[card] = 1
    return found


def _with_unseen(state: State, there: vec[i64], size: i64) -> vec[i64]:
    missing = size
    for count in there:
        missing -= count
    if missing <= 0:
        return there
    unseen = unseen_cards(state)
    total: i64 = 0
    for count in unseen:
        total += count
    for kind in range(KINDS):
        there[kind] = there[kind] * total + unseen[kind] * missing
    return there


def unseen_cards(state: State) -> vec[i64]:
    """Cards of each kind that lie where the viewer does not know them; none in the position itself."""
    found = vec[i64]([CARDS_OF_A_KIND] * KINDS)
    for seat in range(state.settings.num_players):
        for kind in range(KINDS):
            found[kind] -= state.hands[KINDS * seat + kind] + state.won[KINDS * seat + kind]
        found[GOLD] -= state.lying[seat]
    for kind in range(KINDS):
        found[kind] -= state.pile[kind] + state.discards[kind]
    if state.card != NO_KIND:
        found[state.card] -= 1
    if state.laid > 0:
        found[state.laid_kind] -= state.laid
    return found


def legal(state: State, out: list[int]) -> None:
    start = block(state)
    weight = weights(state)
    for offset in range(len(weight)):
        if weight[offset] > 0:
            out.append(start + offset)


def outcomes(state: State) -> list[tuple[int, float]]:
    start = block(state)
    weight = weights(state)
    total: i64 = 0
    for share in weight:
        total += share
    found: list[tuple[int, float]] = []
    whole: float = float(total)
    for offset in range(len(weight)):
        if weight[offset] > 0:
            found.append((start + offset, float(weight[offset]) / whole))
    return found


def refusal(state: State, action: i64) -> Refusal | None:
    if action < DEAL and action - BEGIN >= state.settings.num_players:
        return Refusal("components.absent")
    if action >= LOOK and state.settings.num_players <= action - LOOK and action - LOOK < COLOUR_CARDS:
        return Refusal("components.absent")
    if not is_chance(state.phase):
        return Refusal("chance.not-now")
    start = block(state)
    if action < start or action >= start + size_of(start):
        return Refusal("chance.not-now")
    return None if weights(state)[action - start] > 0 else Refusal("chance.drawn")


def dealt_seat(state: State) -> i64:
    """Who gets the next card when hands are dealt: one each in turn, beginning with the first player."""
    return (state.turn + state.dealt) % state.settings.num_players


def apply(state: State, action: i64) -> None:
    if action >= LOOK:
        ambush.look(state, action - LOOK)
    elif action >= THEFT:
        theft.draw(state, action - THEFT)
    elif action >= FAVOUR:
        favour.draw(state, action - FAVOUR)
    elif action >= REVEAL:
        turns.reveal(state, action - REVEAL)
    elif action >= DEAL:
        _deal(state, action - DEAL)
    else:
        begin_with(state, action - BEGIN)


def _deal(state: State, kind: i64) -> None:
    """Nothing is known yet of any pile or hand, so that the ledger stays empty."""
    cards.take_from_pile(state, kind)
    cards.add(state, dealt_seat(state), kind, 1)
    state.dealt += 1
    if state.dealt == HAND_AT_START * state.settings.num_players:
        turns.begin(state, state.turn)
