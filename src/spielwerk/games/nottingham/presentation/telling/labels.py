# not compiled: made for people, once per choice
"""What actions are called where they are chosen."""

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ACT,
    ATTACK,
    BARTER,
    BARTER_TWO,
    BEGIN,
    DEFEND,
    DISCARD,
    HOLD,
    KEEP,
    LAY,
    OFFER,
    PAIR_KINDS,
    PASS,
    REFUSE,
    SET,
    SPRING,
    TAKE,
    TASK_SEVEN,
    YIELD,
)
from spielwerk.games.nottingham.presentation.ambush_cards import card_name
from spielwerk.games.nottingham.presentation.board.plates import offered
from spielwerk.games.nottingham.presentation.choosing.play import VERBS
from spielwerk.games.nottingham.presentation.telling.wording import a_card, capital, counted, kind_name, seat_name
from spielwerk.games.nottingham.rules import tasks, trading
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import KIND_NAMES, KINDS, NO_KIND, SEVEN_DIFFERENT, TASK_NAMES, UNKNOWN_KIND
from spielwerk.locale.catalogue import Catalogue


def other_seat(state: State, seat: int, place: int) -> int:
    """The seat that an attack or an acceptance names."""
    return (seat + place + 1) % int(state.settings.num_players)


def counted_list(kinds: list[int], say: Catalogue) -> str:
    """Cards in words: "2 pearls and 1 chain"."""
    return say.enumerate([counted(kind, kinds.count(kind), say) for kind in range(KINDS) if kind in kinds])


def pair(action: int) -> list[int]:
    """The two kinds of an offer of two cards."""
    return list(divmod(int(PAIR_KINDS[action - BARTER_TWO]), KINDS))


def paid(action: int) -> list[int]:
    """Kinds that a task is paid with, each as often as it is."""
    task = tasks.task_of(action)
    each = int(tasks.each_of(task))
    return [kind for kind in range(KINDS) if tasks.kinds_of(action) & BIT[kind] for _ in range(each)]


def label(state: State, seat: int, action: int, say: Catalogue) -> str:
    """A few words that stand for themselves."""
    if ACCEPT <= action < REFUSE:
        return capital(_offer_of(state, seat, action, say))
    if action < TAKE:
        return _of_turn(state, seat, action, say)
    if action < LAY:
        return _of_trade(state, seat, action, say)
    if action < PASS:
        return say("shown.label.lay", card=card_name(state, action - LAY, say))
    if action == PASS:
        return say("shown.label.pass")
    if action < TASK_SEVEN:
        kinds = [trading.kind_of(action)] * int(trading.size_of(action))
        return say("shown.label.set", what=counted_list(kinds, say))
    if action < SPRING:
        task = tasks.task_of(action)
        name = say(f"shown.task.{TASK_NAMES[task]}")
        if task == SEVEN_DIFFERENT:
            return say("shown.label.task", task=name)
        return say("shown.label.task-with", task=name, what=_kinds(action, say))
    if action < DISCARD:
        return (
            say("shown.label.hold")
            if action == HOLD
            else say("shown.label.spring", card=card_name(state, action - SPRING, say))
        )
    return say("shown.label.discard", card=kind_name(action - DISCARD, say))


def sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    """The same where no heading and no question stands above it."""
    if SET <= action < TASK_SEVEN or BARTER_TWO <= action < ACCEPT:
        key = "set" if action >= SET else "offer"
        return capital(say(f"shown.sentence.{key}", what=label(state, seat, action, say)))
    for start, end, key in ((TAKE, OFFER, "take"), (OFFER, BARTER_TWO, "offer"), (DISCARD, BEGIN, "discard")):
        if start <= action < end:
            what = a_card((action - start) % KINDS, say)
            return capital(say(f"shown.sentence.{key}", what=what))
    if ACCEPT <= action < REFUSE:
        return capital(say("shown.sentence.accept", what=_offer_of(state, seat, action, say)))
    for start, end, key in ((LAY, PASS, "lay"), (TASK_SEVEN, SPRING, "task")):
        if start <= action < end:
            return capital(say(f"shown.sentence.{key}", what=label(state, seat, action, say)))
    return capital(label(state, seat, action, say))


def _kinds(action: int, say: Catalogue) -> str:
    """The kinds that a task is paid with, without numbers."""
    return say.enumerate([say(f"shown.plural.{KIND_NAMES[kind]}") for kind in dict.fromkeys(paid(action))])


def _of_turn(state: State, seat: int, action: int, say: Catalogue) -> str:
    if action == KEEP:
        return say("shown.label.keep")
    if action == ACT:
        return say(f"shown.label.act-{KIND_NAMES[state.card]}" if _has_action(state) else "shown.label.act")
    if action < DEFEND:
        verb = VERBS.get(int(state.card), "attack")
        return say(f"shown.label.{verb}", whom=seat_name(other_seat(state, seat, action - ATTACK), say))
    return say("shown.label.yield" if action == YIELD else "shown.label.defend")


def _has_action(state: State) -> bool:
    return state.card != NO_KIND and f"{KIND_NAMES[state.card]}" != "chain"


def _of_trade(state: State, seat: int, action: int, say: Catalogue) -> str:
    if action < OFFER:
        return say("shown.label.take", card=kind_name(action - TAKE, say))
    if action < BARTER:
        return say("shown.label.offer", card=kind_name(action - OFFER, say))
    if action < BARTER_TWO:
        return say("shown.label.offer", card=kind_name(action - BARTER, say))
    if action < ACCEPT:
        return capital(counted_list(pair(action), say))
    return say("shown.label.refuse")


def _offer_of(state: State, seat: int, action: int, say: Catalogue) -> str:
    """ "2 pearls from Red"."""
    source = other_seat(state, seat, action - ACCEPT)
    kinds, who = offered(state, source), seat_name(source, say)
    if not kinds or UNKNOWN_KIND in kinds:
        return say("shown.label.accept-hidden", who=who)
    return say("shown.label.accept", what=counted_list(kinds, say), who=who)
