# not compiled: made for people, once per choice
"""What a choice costs and brings, in few words. `presentation/kinds.py` says which is whose."""

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.presentation.ambush_cards import colour_on
from spielwerk.games.nottingham.presentation.board.plates import kinds_shown
from spielwerk.games.nottingham.presentation.board.tasks import points_now, tasks_left
from spielwerk.games.nottingham.presentation.board.track import next_number
from spielwerk.games.nottingham.presentation.choosing.play import VERBS
from spielwerk.games.nottingham.presentation.telling.about import (
    first,
    laid_out,
    offered,
    other_seat,
    paid,
    task_of,
)
from spielwerk.games.nottingham.presentation.telling.wording import a_card, seat_name, the_card
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import KIND_NAMES, SMALLEST_SET, UNKNOWN_KIND
from spielwerk.locale.catalogue import Catalogue


def nothing(state: State, seat: int, action: int, say: Catalogue) -> str:
    return ""


def keep(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.price.keep", n=int(state.hand_size[seat]) + 1)


def act(state: State, seat: int, action: int, say: Catalogue) -> str:
    key = f"shown.price.act-{KIND_NAMES[state.card]}"
    return say(key) if key in say else ""


def attack(state: State, seat: int, action: int, say: Catalogue) -> str:
    victim = other_seat(state, seat, action)
    cards = say("shown.price.cards", n=int(state.hand_size[victim]))
    known = kinds_shown(state, victim, say)
    if known:
        cards = say("shown.price.victim-known", cards=cards, known=known)
    return say("shown.price.victim", cards=cards)


def defend(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.price.defend", the=the_card(int(state.card), say))


def yields(state: State, seat: int, action: int, say: Catalogue) -> str:
    card = int(state.card)
    return say(f"shown.price.yield-{VERBS[card]}", the=the_card(card, say))


def take(state: State, seat: int, action: int, say: Catalogue) -> str:
    return _held(state, seat, first(action), say)


def own_card(state: State, seat: int, action: int, say: Catalogue) -> str:
    """A card of the hand that goes: how many of the kind there are."""
    return say("shown.price.of", n=int(state.count(seat, first(action))))


def accept(state: State, seat: int, action: int, say: Catalogue) -> str:
    kinds = offered(state, other_seat(state, seat, action))
    if len(set(kinds)) != 1 or kinds[0] == UNKNOWN_KIND:
        return ""
    return _held(state, seat, kinds[0], say)


def _held(state: State, seat: int, kind: int, say: Catalogue) -> str:
    """How many of the kind the seat holds already."""
    n = int(state.count(seat, kind))
    return say("shown.price.held", n=n) if n else say("shown.price.held-none")


def refuse(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.price.refuse")


def lay(state: State, seat: int, action: int, say: Catalogue) -> str:
    colour = colour_on(state, first(action))
    if colour is None:
        return say("shown.price.lay-items")
    return say("shown.price.lay-colour", whom=seat_name(colour, say))


def lay_out(state: State, seat: int, action: int, say: Catalogue) -> str:
    kind, size = laid_out(action)
    return _of_trade(state, seat, size, int(state.worth(kind)), not next_number(state), say)


def do_task(state: State, seat: int, action: int, say: Catalogue) -> str:
    ends = not next_number(state) or tasks_left(state) == 1
    return _of_trade(state, seat, len(paid(action)), points_now(state, task_of(action)), ends, say)


def _of_trade(state: State, seat: int, size: int, points: int, ends: bool, say: Catalogue) -> str:
    if ends:
        return say("shown.price.set-ends", n=points)
    cards = say("shown.price.cards", n=int(state.hand_size[seat]) - size)
    favour = seat in favoured_after(state, seat, size)
    return say(f"shown.price.{'set-favour' if favour else 'set'}", n=points, cards=cards)


def spring(state: State, seat: int, action: int, say: Catalogue) -> str:
    key = "spring-foils" if state.laid - 1 < SMALLEST_SET else "spring"
    kind = int(state.laid_kind)
    return say(f"shown.price.{key}", a=a_card(kind, say), who=seat_name(int(state.turn), say))


def hold(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.price.hold")


def lurking(state: State, seat: int) -> int:
    """Ambushes of others that might hit a set."""
    return sum(int(state.lying[other]) for other in range(int(state.settings.num_players)) if other != seat)


def favoured_after(state: State, seat: int, cards: int) -> list[int]:
    """Seats that get the favour after the trade of so many cards, if no ambush disturbs it."""
    limit = next_number(state)
    if not limit:
        return []
    found = []
    for other in range(int(state.settings.num_players)):
        left = int(state.hand_size[other]) - (cards if other == seat else 0)
        if not state.withdrawn & BIT[other] and left <= limit:
            found.append(other)
    return found
