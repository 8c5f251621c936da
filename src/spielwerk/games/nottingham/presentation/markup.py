# not compiled: pictures for people
"""Small parts that all pictures are made of: signs, cards, and the marks of things that can be tapped."""

from typing import Final

from spielwerk.core.markup import Markup, escape, joined, named, sign
from spielwerk.games.nottingham.presentation.drawn import CARD_HEIGHT, CARD_WIDTH
from spielwerk.games.nottingham.presentation.telling.wording import counted, kind_name, seat_name
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import COLOUR_NAMES, KIND_NAMES, UNKNOWN_KIND
from spielwerk.locale.catalogue import Catalogue

STYLE_COLOURS: Final = {"grey": "gray"}
"""Colours that the style sheets spell in another way."""


def amount(say: Catalogue, kind: str, n: int) -> Markup:
    """A number with the sign of what it counts."""
    return named(say(f"pictures.amount.{kind}", n=n), Markup(f"{n}{sign(SIGN_OF[kind])}"), "n")


SIGN_OF: Final = {"points": "points", "cards": "hand", "ambushes": "ambush", "won": "pile"}


def seat_token(seat: int) -> str:
    """The sign of a seat, without the "s-" before it."""
    return f"seat-{COLOUR_NAMES[seat]}"


def token(seat: int, say: Catalogue) -> Markup:
    """The sign of a seat with its name."""
    return named(seat_name(seat, say), sign(seat_token(seat), "s token"), "who-sign")


def style_colour(seat: int) -> str:
    """The colour of a seat as the style sheet calls it, which is a part of classes (`c-green`, `seat-green`)."""
    name = COLOUR_NAMES[seat]
    return STYLE_COLOURS.get(name, name)


def colours(state: State) -> list[tuple[str, str]]:
    return [(style_colour(seat), f"s-{seat_token(seat)}") for seat in range(int(state.settings.num_players))]


def card_id(kind: int) -> str:
    """The drawing of a card; its back where the kind is not known."""
    return "card-back" if kind == UNKNOWN_KIND else f"f-{KIND_NAMES[kind]}"


def kind_label(kind: int, n: int, say: Catalogue) -> Markup:
    """What stands below cards of a kind: the name, and from two cards on their number."""
    if n == 1:
        return Markup(f'<span class="label">{escape(kind_name(kind, say))}</span>')
    number, _, name = counted(kind, n, say).partition(" ")
    return Markup(f'<span class="label"><b>{number}</b> {escape(name)}</span>')


MOST_IN_FAN: Final = 7
"""More cards of a kind than these lie exactly on top of each other."""


def fan(drawings: list[str], step: int = 16) -> Markup:
    """Cards one upon the other, each a step to the right of the one below."""
    drawn = drawings[-MOST_IN_FAN:]
    width = CARD_WIDTH + 4 + step * (len(drawn) - 1)
    height = CARD_HEIGHT + 4
    cards = joined(Markup(f'<use href="#{name}" x="{step * place}"/>') for place, name in enumerate(drawn))
    box = f"{-CARD_WIDTH // 2 - 2} {-CARD_HEIGHT // 2 - 2} {width} {height}"
    return Markup(
        f'<svg class="fan" viewBox="{box}" width="{width}" height="{height}" aria-hidden="true">{cards}</svg>'
    )
