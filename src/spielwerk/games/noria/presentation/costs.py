# not compiled: pictures for people
"""What the next steps of a seat cost, in signs: asked of the rules, drawn in one way everywhere."""

from typing import Final

from spielwerk.core.markup import Markup
from spielwerk.games.noria.presentation.markup import count
from spielwerk.games.noria.rules import payment
from spielwerk.games.noria.state import FULL, State
from spielwerk.games.noria.terms import GOOD_NAMES, PATHS, RESOURCE_NAMES


def _currency(path: int) -> tuple[str, ...]:
    first = int(payment.CURRENCY[path])
    names = GOOD_NAMES[first - FULL :] if first >= FULL else RESOURCE_NAMES[first:]
    return tuple(names[: payment.CURRENCY_KINDS[path]])


CURRENCY: Final = tuple(_currency(path) for path in range(PATHS))
"""What pays for the steps of each path."""


def step_units(state: State, path: int, step: int) -> int:
    return int(payment.step_price(state, path, step))


def is_mixed(state: State, path: int, step: int) -> bool:
    """Whether several kinds may pay for a step together."""
    return len(CURRENCY[path]) > 1 and not payment.is_same(state, path, step)


def knowledge(n: int) -> Markup:
    return count(n, "knowledge")
