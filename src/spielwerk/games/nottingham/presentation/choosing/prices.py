# not compiled: made for people, once per choice
"""What a choice costs and brings, in few words."""

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ACT,
    ATTACK,
    BARTER,
    BARTER_TWO,
    DEFEND,
    DISCARD,
    HOLD,
    KEEP,
    LAY,
    OFFER,
    PASS,
    REFUSE,
    SPRING,
    TAKE,
    TASK_SEVEN,
)
from spielwerk.games.nottingham.presentation.board.plates import kinds_shown
from spielwerk.games.nottingham.presentation.board.tasks import points_now, tasks_left
from spielwerk.games.nottingham.presentation.board.track import next_number
from spielwerk.games.nottingham.presentation.choosing.play import VERBS
from spielwerk.games.nottingham.presentation.telling.labels import other_seat, paid
from spielwerk.games.nottingham.presentation.telling.wording import a_card, seat_name, the_card
from spielwerk.games.nottingham.rules import tasks, trading
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import (
    COLOUR_CARDS,
    KIND_NAMES,
    SMALLEST_SET,
    UNKNOWN_KIND,
    VALUES,
)
from spielwerk.locale.catalogue import Catalogue


def price(state: State, seat: int, action: int, say: Catalogue) -> str:
    if action < TAKE:
        return _of_turn(state, seat, action, say)
    if action < LAY:
        return _of_trade(state, seat, action, say)
    if action < PASS:
        card = action - LAY
        if card < COLOUR_CARDS:
            return say("shown.price.lay-colour", whom=seat_name(card, say))
        return say("shown.price.lay-items")
    if action < SPRING:
        return _of_set(state, seat, action, say)
    if action < DISCARD:
        return _of_ambush(state, action, say)
    return say("shown.price.of", n=int(state.count(seat, action - DISCARD)))


def _of_turn(state: State, seat: int, action: int, say: Catalogue) -> str:
    if action == KEEP:
        return say("shown.price.keep", n=int(state.hand_size[seat]) + 1)
    if action == ACT:
        key = f"shown.price.act-{KIND_NAMES[state.card]}"
        return say(key) if key in say else ""
    if action < DEFEND:
        victim = other_seat(state, seat, action - ATTACK)
        cards = say("shown.price.cards", n=int(state.hand_size[victim]))
        known = kinds_shown(state, victim, say)
        if known:
            cards = say("shown.price.victim-known", cards=cards, known=known)
        return say("shown.price.victim", cards=cards)
    card = int(state.card)
    key = "defend" if action == DEFEND else f"yield-{VERBS[card]}"
    return say(f"shown.price.{key}", the=the_card(card, say))


def _of_trade(state: State, seat: int, action: int, say: Catalogue) -> str:
    if action < OFFER:
        kind = action - TAKE
        return _held(int(state.count(seat, kind)), say)
    if action < BARTER_TWO:
        kind = action - OFFER if action < BARTER else action - BARTER
        return say("shown.price.of", n=int(state.count(seat, kind)))
    if action < ACCEPT:
        return ""
    if action == REFUSE:
        return say("shown.price.refuse")
    source = other_seat(state, seat, action - ACCEPT)
    kinds = [int(kind) for kind in state.offers[2 * source : 2 * source + 2] if kind >= 0]
    if len(set(kinds)) != 1 or kinds[0] == UNKNOWN_KIND:
        return ""
    return _held(int(state.count(seat, kinds[0])), say)


def _held(n: int, say: Catalogue) -> str:
    """How many of the kind the seat holds already."""
    return say("shown.price.held", n=n) if n else say("shown.price.held-none")


def _of_set(state: State, seat: int, action: int, say: Catalogue) -> str:
    if action == PASS:
        return ""
    if action < TASK_SEVEN:
        kind, size = int(trading.kind_of(action)), int(trading.size_of(action))
        points = int(VALUES[kind])
    else:
        size, points = len(paid(action)), points_now(state, int(tasks.task_of(action)))
    if not next_number(state) or (action >= TASK_SEVEN and tasks_left(state) == 1):
        return say("shown.price.set-ends", n=points)
    cards = say("shown.price.cards", n=int(state.hand_size[seat]) - size)
    favour = seat in favoured_after(state, seat, size)
    return say(f"shown.price.{'set-favour' if favour else 'set'}", n=points, cards=cards)


def _of_ambush(state: State, action: int, say: Catalogue) -> str:
    if action == HOLD:
        return say("shown.price.hold")
    key = "spring-foils" if state.laid - 1 < SMALLEST_SET else "spring"
    kind = int(state.laid_kind)
    return say(f"shown.price.{key}", a=a_card(kind, say), who=seat_name(int(state.turn), say))


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
