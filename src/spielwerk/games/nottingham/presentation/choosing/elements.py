# not compiled: names for the page
"""Elements of the game that can be tapped, and which actions belong to which.

card-pearls (in the own hand)  loot-pearls (in a hand that was laid open)  revealed  pile  discards  town
player-2 (what lies before seat 2)  offer-2  task-five  ambush-red  ambush-pearls-gems
"""

from collections.abc import Iterable
from typing import Final

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ACT,
    ATTACK,
    BARTER,
    BARTER_TWO,
    BEGIN,
    COMBINATIONS,
    DEFEND,
    DISCARD,
    FAVOUR,
    HOLD,
    KEEP,
    LAY,
    OFFER,
    PAIR_KINDS,
    PAIRS,
    PASS,
    REFUSE,
    REVEAL,
    SET,
    SET_SIZES,
    SPRING,
    TAKE,
    TASK_FIVE,
    TASK_FOUR_PAIRS,
    TASK_SEVEN,
    TASK_THREE_PAIRS,
    THEFT,
    YIELD,
)
from spielwerk.games.nottingham.presentation.ambush_cards import card_of, element_name
from spielwerk.games.nottingham.rules import favour, tasks
from spielwerk.games.nottingham.state import ACCEPTING, BARTERING, OFFERING, State
from spielwerk.games.nottingham.terms import (
    CHAIN,
    FIVE_EQUAL,
    FOUR_PAIRS,
    KIND_NAMES,
    KINDS,
    SEVEN_DIFFERENT,
    SMALLEST_SET,
    TASK_NAMES,
)

HAND: Final = "card-"
LOOT: Final = "loot-"
PLAYER: Final = "player-"
OFFERED: Final = "offer-"
TASK: Final = "task-"
AMBUSH: Final = "ambush-"


def own_elements(state: State, action: int) -> str:
    """The elements that the one who acts would tap, with blanks between; they may tell what only he knows."""
    if action in (KEEP, ACT, YIELD):
        return "revealed"
    if action == DEFEND:
        return f"{HAND}{KIND_NAMES[CHAIN]}"
    if TAKE <= action < OFFER:
        return f"{LOOT}{KIND_NAMES[action - TAKE]}"
    if ACCEPT <= action < REFUSE:
        return f"{OFFERED}{_seat(state, action - ACCEPT)} {PLAYER}{_seat(state, action - ACCEPT)}"
    if LAY <= action < PASS:
        return element_name(state, action - LAY)
    if SPRING <= action < HOLD:
        return element_name(state, action - SPRING)
    cards = [f"{HAND}{KIND_NAMES[kind]}" for kind in dict.fromkeys(kinds_of(action))]
    if TASK_SEVEN <= action < SPRING:
        cards.insert(0, f"{TASK}{TASK_NAMES[tasks.task_of(action)]}")
    return " ".join(cards) or element_of(state, action)


def kinds_of(action: int) -> list[int]:
    """The kinds of cards in the own hand that an action is about."""
    if OFFER <= action < BARTER:
        return [action - OFFER]
    if BARTER <= action < BARTER_TWO:
        return [action - BARTER]
    if BARTER_TWO <= action < ACCEPT:
        return list(divmod(int(PAIR_KINDS[action - BARTER_TWO]), KINDS))
    if SET <= action < TASK_SEVEN:
        return [(action - SET) // SET_SIZES]
    if TASK_SEVEN <= action < SPRING:
        return [kind for kind in range(KINDS) if tasks.kinds_of(action) & BIT[kind]]
    return [action - DISCARD] if DISCARD <= action < BEGIN else []


def element_of(state: State, action: int) -> str:
    """The element that all may see to be touched by an action; so nothing that only some know.

    Which card somebody offers, takes or lays must not show: such actions touch the place of a seat.
    """
    if action >= BEGIN:
        return _drawn(state, action)
    if ATTACK <= action < DEFEND:
        return _player(state, action - ATTACK)
    if action < OFFER:
        return f"{PLAYER}{state.victim}" if action >= DEFEND else f"{PLAYER}{state.turn}"
    if ACCEPT <= action < REFUSE:
        return f"{OFFERED}{_seat(state, action - ACCEPT)}" if state.phase != BARTERING else ""
    if TASK_SEVEN <= action < SPRING:
        return f"{TASK}{TASK_NAMES[tasks.task_of(action)]}"
    if action in (REFUSE, PASS, HOLD) or OFFER <= action < BARTER:
        return ""
    if SPRING <= action < HOLD or BARTER <= action < ACCEPT or DISCARD <= action:
        return f"{PLAYER}{state.asked}"
    return f"{PLAYER}{state.turn}"


def _drawn(state: State, action: int) -> str:
    if REVEAL <= action < FAVOUR:
        return "pile"
    if FAVOUR <= action < THEFT:
        return f"{PLAYER}{favour.next_seat(state)}"
    return ""


def _seat(state: State, place: int) -> int:
    """The seat so many steps clockwise from the one whose turn it is."""
    return (int(state.turn) + place + 1) % int(state.settings.num_players)


def _player(state: State, place: int) -> str:
    return f"{PLAYER}{_seat(state, place)}"


# From elements to actions.


def actions_of(state: State, seat: int, element: str) -> list[int]:
    """All actions that belong to an element, legal or not, those that are asked for now first."""
    kind, _, name = element.partition("-")
    if element == "revealed":
        return [KEEP, ACT]
    if element == "pile":
        return [KEEP]
    if kind == "card" and name in KIND_NAMES:
        return list(_hand_actions(state, KIND_NAMES.index(name), int(state.count(seat, KIND_NAMES.index(name)))))
    if kind == "loot" and name in KIND_NAMES:
        return [TAKE + KIND_NAMES.index(name)]
    if kind in ("player", "offer") and name.isdigit():
        return list(_seat_actions(state, seat, kind, int(name)))
    if kind == "task" and name in TASK_NAMES:
        return list(_task_actions(TASK_NAMES.index(name)))
    if kind == "ambush":
        card = card_of(state, element)
        return [LAY + card, SPRING + card] if card >= 0 else []
    return []


def _hand_actions(state: State, kind: int, cards: int) -> Iterable[int]:
    """What one could do with cards of a kind; only what belongs to the question where one is asked."""
    if state.phase == OFFERING:
        yield OFFER + kind
    elif state.phase in (BARTERING, ACCEPTING):
        yield BARTER + kind
        yield from (BARTER_TWO + place for place in range(PAIRS) if kind in divmod(int(PAIR_KINDS[place]), KINDS))
    else:
        sizes = range(max(cards, SMALLEST_SET), SMALLEST_SET - 1, -1)
        yield from (SET + SET_SIZES * kind + size - SMALLEST_SET for size in sizes)
    if kind == CHAIN:
        yield DEFEND
    yield DISCARD + kind


def _seat_actions(state: State, seat: int, kind: str, other: int) -> Iterable[int]:
    players = int(state.settings.num_players)
    steps = (other - seat) % players
    if other >= players or not steps:
        return
    if kind == "player" and state.phase not in (OFFERING, BARTERING, ACCEPTING):
        yield ATTACK + steps - 1
    yield ACCEPT + steps - 1
    if kind == "player":
        yield ATTACK + steps - 1


def _task_actions(task: int) -> Iterable[int]:
    if task == SEVEN_DIFFERENT:
        yield TASK_SEVEN
    elif task == FIVE_EQUAL:
        yield from (TASK_FIVE + kind for kind in range(KINDS))
    else:
        start = TASK_FOUR_PAIRS if task == FOUR_PAIRS else TASK_THREE_PAIRS
        yield from (start + place for place in range(COMBINATIONS))
