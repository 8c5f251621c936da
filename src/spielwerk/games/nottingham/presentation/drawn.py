# not compiled: reads files
"""The drawings of signs, pieces and cards: `drawings/*.svg`, which any program for pictures can open.

The faces of the seven items are put together from the signs: value, item, and the ribbon with its action.
"""

from functools import cache
from typing import Final

from spielwerk.core.drawings import drawings_in
from spielwerk.core.markup import Markup
from spielwerk.games.nottingham.terms import CANDLESTICK, CHAIN, GOLD, KIND_NAMES, is_attack

CARD_BOX: Final = "-31 -47 62 94"
"""The room that a card takes, as a viewBox; it measures 60 by 92."""
CARD_WIDTH: Final = 60
CARD_HEIGHT: Final = 92
FILES: Final = ("signs", "pieces")
BIG: Final = {CANDLESTICK: 1.62, GOLD: 1.6, CHAIN: 1.5}
"""How much larger than a sign the picture on a card is, where it is not as usual."""
ACTION_SIGNS: Final = ("purchase", "theft", "ambush", "robbery", "raid", "defence", "barter")
"""The sign of every kind's action, which is also the heading of its rules."""


@cache
def drawings(values: tuple[int, ...]) -> str:
    """All drawings one after the other, each with an id, without blanks between them; `values` stand on the cards."""
    return "".join([drawings_in(__package__, FILES), *(_face(kind, value) for kind, value in enumerate(values))])


def _face(kind: int, value: int) -> Markup:
    """The face of an item card. What lies at its left edge can be seen in a fan of cards too."""
    name = KIND_NAMES[kind]
    banner = "banner" if is_attack(kind) or kind == CHAIN else "ribbon"
    return Markup(
        f'<g id="f-{name}"><use href="#card-sheet"/>'
        f'<rect class="tint k-{name}" x="-26.5" y="-42.5" width="53" height="85" rx="4"/>'
        f'<text class="card-value" x="-14" y="-22">{value}</text>'
        f'<use href="#s-{name}" transform="translate(3 1) scale({BIG.get(kind, 1.72)})"/>'
        f'<path class="ribbon {banner}" d="M-30 26H30V41H-30Z"/>'
        f'<use href="#s-{ACTION_SIGNS[kind]}" class="{banner}-sign" transform="translate(0 33.5) scale(.58)"/></g>'
    )
