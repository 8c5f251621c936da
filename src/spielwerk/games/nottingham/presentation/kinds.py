# not compiled: made for people
"""What people are shown of every kind of action: a row each, by the name that it has in the table of kinds."""

from collections.abc import Callable
from typing import Final, NamedTuple

from spielwerk.core.game import ABSENT
from spielwerk.games.nottingham.kinds import kind_of
from spielwerk.games.nottingham.presentation.choosing import elements, notes, prices
from spielwerk.games.nottingham.presentation.telling import labels, tales
from spielwerk.games.nottingham.presentation.telling.tales import Tale
from spielwerk.games.nottingham.presentation.telling.wording import capital
from spielwerk.games.nottingham.state import State
from spielwerk.locale.catalogue import Catalogue

_Words = Callable[[State, int, int, Catalogue], str]
_Element = Callable[[State, int], str]


class Shown(NamedTuple):
    """What a seat that may choose the action is shown, and what others see of it afterwards."""

    group: str
    label: _Words
    """In few words, below a heading."""
    price: _Words
    taps: _Element
    """Elements that the one who acts would tap, with blanks between."""
    touches: _Element
    """The element that all see to be touched."""
    tale: Callable[[Tale], str]
    notes: Callable[[State, int, int, Catalogue], list[str]] = notes.nothing
    sentence: _Words | None = None
    """Where the label needs a heading."""


class Drawn(NamedTuple):
    """What is seen of a draw."""

    touches: _Element
    tale: Callable[[Tale], str]
    owner: Callable[[State], int] = tales.nobody
    """The seat that it is for."""


_task: Final = Shown(
    "task",
    labels.do_task,
    prices.do_task,
    elements.task_with_cards,
    elements.task,
    tales.do_task,
    notes.do_task,
    labels.do_task_sentence,
)

SHOWN: Final[dict[str, Shown]] = {
    "keep": Shown("decide", labels.keep, prices.keep, elements.revealed, elements.trader, tales.keep),
    "act": Shown("decide", labels.act, prices.act, elements.revealed, elements.trader, tales.act, notes.act),
    "attack": Shown("attack", labels.attack, prices.attack, elements.target, elements.target, tales.attack,
        notes.attack),
    "defend": Shown("defence", labels.defend, prices.defend, elements.chain, elements.victim, tales.defend),
    "yield": Shown("defence", labels.yields, prices.yields, elements.revealed, elements.victim, tales.yields),
    "take": Shown("take", labels.take, prices.take, elements.loot, elements.victim, tales.take, notes.take,
        labels.take_sentence),
    "offer": Shown("offer", labels.offer, prices.own_card, elements.hand_card, elements.nothing, tales.offer,
        notes.offer, labels.offer_sentence),
    "barter": Shown("barter", labels.offer, prices.own_card, elements.hand_card, elements.asked, tales.barter,
        notes.barter, labels.offer_sentence),
    "barter-two": Shown("barter-two", labels.offer_two, prices.nothing, elements.hand_cards, elements.asked,
        tales.barter, notes.barter, labels.offer_two_sentence),
    "accept": Shown("accept", labels.accept, prices.accept, elements.offer_and_player, elements.offer,
        tales.accept, notes.nothing, labels.accept_sentence),
    "refuse": Shown("accept", labels.refuse, prices.refuse, elements.nothing, elements.nothing, tales.refuse),
    "lay": Shown("lay", labels.lay, prices.lay, elements.ambush_card, elements.trader, tales.lay, notes.nothing,
        labels.lay_sentence),
    "pass": Shown("end", labels.passes, prices.nothing, elements.nothing, elements.nothing, tales.nothing),
    "set": Shown("set", labels.lay_out, prices.lay_out, elements.set_cards, elements.trader, tales.lay_out,
        notes.lay_out, labels.lay_out_sentence),
    "task-seven": _task,
    "task-five": _task,
    "task-four-pairs": _task,
    "task-three-pairs": _task,
    "spring": Shown("ambush", labels.spring, prices.spring, elements.ambush_card, elements.asked, tales.spring,
        notes.spring),
    "hold": Shown("ambush", labels.hold, prices.hold, elements.nothing, elements.nothing, tales.hold),
    "discard": Shown("discard", labels.discard, prices.own_card, elements.hand_card, elements.asked, tales.discard,
        notes.nothing, labels.discard_sentence),
}  # fmt: skip

DRAWN: Final[dict[str, Drawn]] = {
    "begin": Drawn(elements.nothing, tales.begin),
    "deal": Drawn(elements.nothing, tales.deal),
    "reveal": Drawn(elements.pile, tales.reveal, tales.on_turn),
    "favour": Drawn(elements.favoured, tales.favour_drawn, tales.favoured),
    "theft": Drawn(elements.nothing, tales.theft, tales.on_turn),
    "look": Drawn(elements.nothing, tales.nothing),
}


def shown(action: int) -> Shown:
    return SHOWN[kind_of(action).name]


def sentence(state: State, seat: int, action: int, say: Catalogue) -> str:
    """An action where no heading and no question stands above it; of draws and what is not here, the notation."""
    refusal = state.why_not(action, seat)
    if kind_of(action).is_draw or (refusal is not None and refusal.rule == ABSENT):
        return state.action_to_string(action, seat)
    row = shown(action)
    return capital((row.sentence or row.label)(state, seat, action, say))


def element_of(state: State, action: int) -> str:
    """The element that all may see to be touched by an action or draw."""
    kind = kind_of(action)
    return (DRAWN if kind.is_draw else SHOWN)[kind.name].touches(state, action)


def told(tale: Tale) -> list[tales.Line]:
    """The line about a move or draw, if it is worth one."""
    kind = kind_of(tale.action)
    text = (DRAWN if kind.is_draw else SHOWN)[kind.name].tale(tale)
    seat = DRAWN[kind.name].owner(tale.before) if kind.is_draw else tale.seat
    return [(seat, text, "")] if text else []
