# not compiled: pictures for people
"""Ambush cards: what they are called, and how they look. Which kinds they show comes from the data of the game."""

from typing import Final

from spielwerk.core.game import NOBODY
from spielwerk.core.markup import Markup, joined
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.actions import ambush_name
from spielwerk.games.nottingham.presentation.drawn import CARD_BOX
from spielwerk.games.nottingham.presentation.markup import seat_token
from spielwerk.games.nottingham.presentation.telling.wording import kind_name, seat_name
from spielwerk.games.nottingham.state import NO_CARD, State
from spielwerk.games.nottingham.terms import AMBUSH_CARDS, KIND_NAMES, KINDS
from spielwerk.locale.catalogue import Catalogue

BACK: Final = NO_CARD
"""Stands for a card that the viewer sees from behind."""


def kinds_on(state: State, card: int) -> list[int]:
    """The items that a card shows; none on those of a colour."""
    return [kind for kind in range(KINDS) if state.settings.ambush_items[card] & BIT[kind]]


def colour_on(state: State, card: int) -> int | None:
    """The seat whose colour a card shows; None on those with items."""
    seat = int(state.settings.ambush_colour[card])
    return None if seat == NOBODY else seat


def card_name(state: State, card: int, say: Catalogue) -> str:
    """ "Pearls and Gemstones", "Red"."""
    colour = colour_on(state, card)
    if colour is not None:
        return seat_name(colour, say)
    return say.enumerate([kind_name(kind, say) for kind in kinds_on(state, card)])


def element_name(state: State, card: int) -> str:
    """Id of the element of a card that the viewer sees: `ambush-red`, `ambush-pearls-gems`."""
    return f"ambush-{ambush_name(state.settings, card)}"


def card_of(state: State, element: str) -> int:
    """The card of such an id; NO_CARD if there is none."""
    cards = (card for card in range(AMBUSH_CARDS) if element_name(state, card) == element)
    return next(cards, NO_CARD)


def card_drawing(state: State, card: int) -> Markup:
    """A card with its middle on the origin, as the inside of an svg element."""
    if card == BACK:
        return Markup('<use href="#card-ambush-back"/>')
    sheet = Markup('<use href="#card-ambush"/>')
    colour = colour_on(state, card)
    if colour is not None:
        return Markup(f'{sheet}<use href="#s-{seat_token(colour)}" transform="scale(1.7)"/>')
    kinds = kinds_on(state, card)
    signs = joined(
        Markup(f'<use href="#s-{KIND_NAMES[kind]}" transform="translate(0 {place}) scale(1.3)"/>')
        for kind, place in zip(kinds, (-19, 19), strict=False)
    )
    return Markup(f'{sheet}<path class="snare-rim" d="M-25 0H25"/>{signs}')


def lying_picture(state: State, card: int) -> Markup:
    """A card before a seat, with the gold crosswise under it."""
    return Markup(
        f'<svg class="lying" viewBox="-47 -47 94 100" width="94" height="100" aria-hidden="true">'
        f'<use href="#f-gold" transform="translate(0 22) rotate(90)"/>'
        f'<g transform="translate(0 -1) scale(.94)">{card_drawing(state, card)}</g></svg>'
    )


def card_picture(state: State, card: int) -> Markup:
    drawing = card_drawing(state, card)
    return Markup(
        f'<svg class="snare-card" viewBox="{CARD_BOX}" width="62" height="94" aria-hidden="true">{drawing}</svg>'
    )


def lying_before(state: State, seat: int) -> list[int]:
    """The ambushes before a seat; NO_CARD for those that the viewer does not know."""
    known = [card for card in range(AMBUSH_CARDS) if state.ambush_place[card] == seat]
    return known + [NO_CARD] * (int(state.lying[seat]) - len(known))
