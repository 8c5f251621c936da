# not compiled: names for the page
"""Elements of the game that can be tapped, and which actions belong to which.

card-pearls (in the own hand)  loot-pearls (in a hand that was laid open)  revealed  pile  discards  town
player-2 (what lies before seat 2)  offer-2  task-five  ambush-red  ambush-pearls-gems

For every kind of action, `presentation/kinds.py` says what the one who acts would tap, and what all may see to be
touched. The one may tell what only he knows. The other tells nothing that only some know: which card somebody offers,
takes or lays must not show, so such actions touch the place of a seat.
"""

from collections.abc import Iterable
from typing import Final

from spielwerk.games.nottingham.actions import PAIR
from spielwerk.games.nottingham.kinds import named
from spielwerk.games.nottingham.presentation.ambush_cards import card_of, element_name
from spielwerk.games.nottingham.presentation.telling.about import bartered, first, laid_out, other_seat, paid, task_of
from spielwerk.games.nottingham.rules import favour
from spielwerk.games.nottingham.state import ACCEPTING, BARTERING, OFFERING, State
from spielwerk.games.nottingham.terms import CHAIN, KIND_NAMES, SMALLEST_SET, TASK_NAMES

HAND: Final = "card-"
LOOT: Final = "loot-"
PLAYER: Final = "player-"
OFFERED: Final = "offer-"
TASK: Final = "task-"
AMBUSH: Final = "ambush-"


def nothing(state: State, action: int) -> str:
    return ""


def pile(state: State, action: int) -> str:
    return "pile"


def revealed(state: State, action: int) -> str:
    return "revealed"


def chain(state: State, action: int) -> str:
    return f"{HAND}{KIND_NAMES[CHAIN]}"


def loot(state: State, action: int) -> str:
    return f"{LOOT}{KIND_NAMES[first(action)]}"


def ambush_card(state: State, action: int) -> str:
    return element_name(state, first(action))


def hand_card(state: State, action: int) -> str:
    return _hand([first(action)])


def hand_cards(state: State, action: int) -> str:
    return _hand(bartered(action))


def set_cards(state: State, action: int) -> str:
    return _hand([laid_out(action)[0]])


def task_with_cards(state: State, action: int) -> str:
    return f"{task(state, action)} {_hand(paid(action))}"


def _hand(kinds: list[int]) -> str:
    return " ".join(f"{HAND}{KIND_NAMES[kind]}" for kind in dict.fromkeys(kinds))


def task(state: State, action: int) -> str:
    return f"{TASK}{TASK_NAMES[task_of(action)]}"


def target(state: State, action: int) -> str:
    return f"{PLAYER}{other_seat(state, int(state.turn), action)}"


def offer(state: State, action: int) -> str:
    return f"{OFFERED}{other_seat(state, int(state.turn), action)}"


def offer_and_player(state: State, action: int) -> str:
    return f"{offer(state, action)} {target(state, action)}"


def trader(state: State, action: int) -> str:
    """The place of the seat on turn."""
    return f"{PLAYER}{state.turn}"


def victim(state: State, action: int) -> str:
    return f"{PLAYER}{state.victim}"


def asked(state: State, action: int) -> str:
    return f"{PLAYER}{state.asked}"


def favoured(state: State, action: int) -> str:
    return f"{PLAYER}{favour.next_seat(state)}"


# From elements to actions.


def actions_of(state: State, seat: int, element: str) -> list[int]:
    """All actions that belong to an element, legal or not, those that are asked for now first."""
    kind, _, name = element.partition("-")
    if element == "revealed":
        return [named("keep").action(), named("act").action()]
    if element == "pile":
        return [named("keep").action()]
    if kind == "card" and name in KIND_NAMES:
        return list(_hand_actions(state, KIND_NAMES.index(name), int(state.count(seat, KIND_NAMES.index(name)))))
    if kind == "loot" and name in KIND_NAMES:
        return [named("take").action(KIND_NAMES.index(name))]
    if kind in ("player", "offer") and name.isdigit():
        return list(_seat_actions(state, seat, kind, int(name)))
    if kind == "task" and name in TASK_NAMES:
        row = named(f"task-{name}")
        return list(range(row.start, row.end))
    if kind == "ambush":
        card = card_of(state, element)
        return [named("lay").action(card), named("spring").action(card)] if card >= 0 else []
    return []


def _hand_actions(state: State, kind: int, cards: int) -> Iterable[int]:
    """What one could do with cards of a kind; only what belongs to the question where one is asked."""
    if state.phase == OFFERING:
        yield named("offer").action(kind)
    elif state.phase in (BARTERING, ACCEPTING):
        yield named("barter").action(kind)
        yield from (named("barter-two").action(place) for place, pair in enumerate(PAIR.choices) if kind in pair)
    else:
        yield from (named("set").action(kind, extra) for extra in range(max(cards - SMALLEST_SET, 0), -1, -1))
    if kind == CHAIN:
        yield named("defend").action()
    yield named("discard").action(kind)


def _seat_actions(state: State, seat: int, kind: str, other: int) -> Iterable[int]:
    players = int(state.settings.num_players)
    steps = (other - seat) % players
    if other >= players or not steps:
        return
    attack, accept = named("attack").action(steps - 1), named("accept").action(steps - 1)
    if kind == "player" and state.phase not in (OFFERING, BARTERING, ACCEPTING):
        yield attack
    yield accept
    if kind == "player":
        yield attack
