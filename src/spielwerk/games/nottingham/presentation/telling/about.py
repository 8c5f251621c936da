# not compiled: made for people, once per choice
"""What an action is about: the seat, the cards, the task that it names."""

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.kind import OfOther
from spielwerk.games.nottingham.kinds import kind_of
from spielwerk.games.nottingham.rules.barter import Barter
from spielwerk.games.nottingham.rules.tasks import Task
from spielwerk.games.nottingham.rules.trading import Set
from spielwerk.games.nottingham.state import NO_OFFER, State
from spielwerk.games.nottingham.terms import KINDS


def first(action: int) -> int:
    """The first thing that an action names: a kind of items, an ambush card, a seat that begins."""
    return int(kind_of(action).value(action, 0))


def other_seat(state: State, seat: int, action: int) -> int:
    """The seat that an attack of a seat, or what it accepts, names."""
    kind = kind_of(action)
    assert isinstance(kind, OfOther)
    return int(kind.other(state, seat, action))


def bartered(action: int) -> list[int]:
    """The one or two kinds of an open offer."""
    kind = kind_of(action)
    assert isinstance(kind, Barter)
    return [int(one) for one in kind.kinds(action) if one != NO_OFFER]


def laid_out(action: int) -> tuple[int, int]:
    """The kind of a set, and how many cards it has."""
    kind = kind_of(action)
    assert isinstance(kind, Set)
    return int(kind.kind(action)), int(kind.size(action))


def task_of(action: int) -> int:
    kind = kind_of(action)
    assert isinstance(kind, Task)
    return int(kind.task)


def paid(action: int) -> list[int]:
    """Kinds that a task is paid with, each as often as it is."""
    kind = kind_of(action)
    assert isinstance(kind, Task)
    bits = int(kind.kinds[action - kind.start])
    return [one for one in range(KINDS) if bits & BIT[one] for _ in range(int(kind.each))]


def offered(state: State, seat: int) -> list[int]:
    """Kinds that a seat offers, hidden ones too."""
    return [int(kind) for kind in state.offers[2 * seat : 2 * seat + 2] if kind != NO_OFFER]
