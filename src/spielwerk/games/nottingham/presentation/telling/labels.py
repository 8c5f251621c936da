# not compiled: made for people, once per choice
"""What actions are called where they are chosen: a few words that stand for themselves, and sentences.

A sentence is used where no heading and no question stands above it. `presentation/kinds.py` says which is whose.
"""

from spielwerk.games.nottingham.presentation.ambush_cards import card_name
from spielwerk.games.nottingham.presentation.choosing.play import VERBS
from spielwerk.games.nottingham.presentation.telling.about import (
    bartered,
    first,
    laid_out,
    offered,
    other_seat,
    paid,
    task_of,
)
from spielwerk.games.nottingham.presentation.telling.wording import a_card, capital, counted, kind_name, seat_name
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import (
    CHAIN,
    KIND_NAMES,
    KINDS,
    NO_KIND,
    SEVEN_DIFFERENT,
    TASK_NAMES,
    UNKNOWN_KIND,
)
from spielwerk.locale.catalogue import Catalogue


def counted_list(kinds: list[int], say: Catalogue) -> str:
    """Cards in words: "2 pearls and 1 chain"."""
    return say.enumerate([counted(kind, kinds.count(kind), say) for kind in range(KINDS) if kind in kinds])


def keep(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.keep")


def act(state: State, seat: int, action: int, say: Catalogue) -> str:
    has_action = state.card not in (NO_KIND, CHAIN)
    return say(f"shown.label.act-{KIND_NAMES[state.card]}" if has_action else "shown.label.act")


def attack(state: State, seat: int, action: int, say: Catalogue) -> str:
    verb = VERBS.get(int(state.card), "attack")
    return say(f"shown.label.{verb}", whom=seat_name(other_seat(state, seat, action), say))


def defend(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.defend")


def yields(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.yield")


def take(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.take", card=kind_name(first(action), say))


def take_sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(say("shown.sentence.take", what=a_card(first(action), say)))


def offer(state: State, seat: int, action: int, say: Catalogue) -> str:
    """In a barter too, if it is a single card."""
    return say("shown.label.offer", card=kind_name(first(action), say))


def offer_sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(say("shown.sentence.offer", what=a_card(first(action), say)))


def offer_two(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(counted_list(bartered(action), say))


def offer_two_sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(say("shown.sentence.offer", what=offer_two(state, seat, action, say)))


def _offer_of(state: State, seat: int, action: int, say: Catalogue) -> str:
    """ "2 pearls from Red"."""
    source = other_seat(state, seat, action)
    kinds, who = offered(state, source), seat_name(source, say)
    if not kinds or UNKNOWN_KIND in kinds:
        return say("shown.label.accept-hidden", who=who)
    return say("shown.label.accept", what=counted_list(kinds, say), who=who)


def accept(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(_offer_of(state, seat, action, say))


def accept_sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(say("shown.sentence.accept", what=_offer_of(state, seat, action, say)))


def refuse(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.refuse")


def lay(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.lay", card=card_name(state, first(action), say))


def lay_sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(say("shown.sentence.lay", what=lay(state, seat, action, say)))


def passes(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.pass")


def lay_out(state: State, seat: int, action: int, say: Catalogue) -> str:
    kind, size = laid_out(action)
    return say("shown.label.set", what=counted_list([kind] * size, say))


def lay_out_sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(say("shown.sentence.set", what=lay_out(state, seat, action, say)))


def do_task(state: State, seat: int, action: int, say: Catalogue) -> str:
    """With the kinds that it is paid with, where there is a choice; without numbers."""
    name = task_name(action, say)
    if task_of(action) == SEVEN_DIFFERENT:
        return say("shown.label.task", task=name)
    what = say.enumerate([say(f"shown.plural.{KIND_NAMES[kind]}") for kind in dict.fromkeys(paid(action))])
    return say("shown.label.task-with", task=name, what=what)


def task_name(action: int, say: Catalogue) -> str:
    return say(f"shown.task.{TASK_NAMES[task_of(action)]}")


def do_task_sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(say("shown.sentence.task", what=do_task(state, seat, action, say)))


def spring(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.spring", card=card_name(state, first(action), say))


def hold(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.hold")


def discard(state: State, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.label.discard", card=kind_name(first(action), say))


def discard_sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    return capital(say("shown.sentence.discard", what=a_card(first(action), say)))
