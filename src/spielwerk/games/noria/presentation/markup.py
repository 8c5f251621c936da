# not compiled: pictures for people
"""Small parts that all pictures are made of: signs, discs, amounts, and the marks of things that can be tapped."""

from spielwerk.core.markup import Markup, sign
from spielwerk.games.noria.presentation.drawn import DISC_BOX
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import COLOUR_NAMES, DISC_NAMES, is_upgraded, kind_of


def disc(number: int) -> Markup:
    """A disc around the origin; `number` is its kind, plus UPGRADED."""
    kind, better = DISC_NAMES[kind_of(number)], is_upgraded(number)
    plate = "p-disc-upgraded" if better else "p-disc"
    return Markup(f'<g class="disc k-{kind}"><use href="#{plate}"/><use href="#s-{kind}" transform="scale(1.22)"/></g>')


def disc_picture(number: int, classes: str = "disc-picture") -> Markup:
    """A disc as a picture of its own."""
    return Markup(f'<svg class="{classes}" viewBox="{DISC_BOX}" aria-hidden="true">{disc(number)}</svg>')


def count(n: object, name: str) -> Markup:
    """A number and a sign."""
    return Markup(f'<span class="n">{n}{sign(name)}</span>')


def signed(number: int) -> str:
    """A number with its sign; minus as it is printed."""
    return f"+{number}" if number > 0 else f"\u2212{-number}" if number < 0 else "0"


def colours(state: State) -> list[tuple[str, str]]:
    """For every seat its colour, which is a part of classes (`c-red`, `seat-red`), and the id of its sign."""
    return [(COLOUR_NAMES[seat], f"s-seat-{COLOUR_NAMES[seat]}") for seat in range(state.settings.num_players)]
