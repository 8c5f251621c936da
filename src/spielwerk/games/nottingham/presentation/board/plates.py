# not compiled: pictures for people
"""What lies before every seat: its sign, how many cards it holds, points, ambushes with gold, and what it offers."""

from typing import Final

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined
from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.presentation.board import geometry
from spielwerk.games.nottingham.presentation.board.track import in_favour
from spielwerk.games.nottingham.presentation.markup import card_id, seat_token, style_colour
from spielwerk.games.nottingham.presentation.telling.about import offered
from spielwerk.games.nottingham.presentation.telling.wording import counted, kind_name, seat_name
from spielwerk.games.nottingham.state import (
    ACCEPTING,
    BARTERING,
    BUYING,
    DEFENDING,
    FINISHED,
    OFFERING,
    STEALING,
    TAKING,
    State,
)
from spielwerk.games.nottingham.terms import KINDS, UNKNOWN_KIND
from spielwerk.locale.catalogue import Catalogue

NARROW: Final = 76
"""Places of seats that are narrower have smaller numbers."""
TRADES: Final = (OFFERING, BUYING, BARTERING, ACCEPTING)
ATTACKS: Final = (DEFENDING, STEALING, TAKING)


def points(state: State, seat: int) -> int:
    return int(state.returns()[seat])


def is_awaited(state: State, seat: int) -> bool:
    """Whether the seat still has to offer something."""
    if state.phase == OFFERING:
        return bool(state.due & BIT[seat])
    return bool(state.phase == BARTERING and state.asked == seat)


def plate_words(state: State, seat: int, say: Catalogue) -> str:
    parts = [
        seat_name(seat, say),
        say("pictures.amount.cards", n=int(state.hand_size[seat])),
        say("pictures.amount.points", n=points(state, seat)),
    ]
    if state.lying[seat]:
        parts.append(say("pictures.amount.ambushes", n=int(state.lying[seat])))
    if seat in in_favour(state):
        parts.append(say("pictures.seat.favour"))
    if state.has_left(seat):
        parts.append(say("pictures.seat.withdrawn"))
    return ", ".join(parts)


def plates(state: State, say: Catalogue, marks: Marks) -> Markup:
    places = geometry.plates(int(state.settings.num_players))
    found = [_plate(state, seat, place, say, marks) for seat, place in enumerate(places)]
    if state.phase in TRADES:
        found += [_offer(state, seat, place, say, marks) for seat, place in enumerate(places)]
    return joined(found)


def _plate(state: State, seat: int, place: geometry.Plate, say: Catalogue, marks: Marks) -> Markup:
    element, words = f"player-{seat}", plate_words(state, seat, say)
    width, height = place.width, geometry.PLATE_HEIGHT
    classes = f"plate c-{style_colour(seat)}"
    deciders = state.deciders()
    if width < NARROW:
        classes += " narrow"
    if seat in deciders:
        classes += " is-asked"
    if state.has_left(seat):
        classes += " has-left"
    frame = (
        Markup(f'<rect class="mark" width="{width:.1f}" height="{height}" rx="8"/>') if element in marks else NOTHING
    )
    return Markup(
        f"<g {marks.named(element, classes, words)} "
        f'transform="translate({place.left:.1f} {geometry.PLATE_TOP})"><title>{escape(words)}</title>'
        f'<rect class="plate-ground" width="{width:.1f}" height="{height}" rx="8"/>'
        f'<path class="plate-edge" d="M0 8A8 8 0 0 1 8 0H{width - 8:.1f}A8 8 0 0 1 {width:.1f} 8V9H0Z"/>'
        f"{_content(state, seat, width)}{frame}{_flags(state, seat, width)}</g>"
    )


def _content(state: State, seat: int, width: float) -> Markup:
    """Sign and hand above, points and ambushes below; in a narrow place ambushes take the room of the star."""
    inner = min(width, 96.0)
    left = (width - inner) / 2
    lying = int(state.lying[seat])
    is_narrow = width < NARROW
    sign, hand = (15, 0.9), (0.48 * inner, 0.62)
    if not is_narrow:
        sign, hand = (17, 1.06), (0.52 * inner, 0.76)
    star = (
        NOTHING
        if is_narrow and lying
        else Markup(f'<use href="#s-points" transform="translate({left + 14:.1f} 53) scale(.62)"/>')
    )
    parts = [
        Markup(f'<use href="#s-{seat_token(seat)}" transform="translate({left + sign[0]:.1f} 26) scale({sign[1]})"/>'),
        Markup(f'<use href="#s-hand" transform="translate({left + hand[0]:.1f} 26) scale({hand[1]})"/>'),
        Markup(f'<text class="hand-size" x="{left + inner - 5:.1f}" y="34">{state.hand_size[seat]}</text>'),
        star,
        Markup(f'<text class="points" x="{left + (24 if star else 5):.1f}" y="58.5">{points(state, seat)}</text>'),
    ]
    if lying:
        x = left + inner - (28 if lying > 1 else 15)
        parts.append(
            Markup(
                f'<g transform="translate({x:.1f} 53) scale(.2)">'
                f'<use href="#f-gold" transform="translate(8 12) rotate(90)"/>'
                f'<use href="#card-ambush-back"/></g>'
            )
        )
        if lying > 1:
            parts.append(Markup(f'<text class="times" x="{x + 14:.1f}" y="58.5">{lying}</text>'))
    return joined(parts)


def _flags(state: State, seat: int, width: float) -> Markup:
    """At the upper edge: whose turn it is, and who would get the favour."""
    found = NOTHING
    if seat == state.turn and state.phase != FINISHED:
        found += Markup('<use href="#s-turn" transform="translate(12 0) scale(.8)"/>')
    if seat in in_favour(state):
        found += Markup(f'<use href="#s-sheriff" transform="translate({width - 12:.1f} 0) scale(.66)"/>')
    return found


def offer_words(state: State, seat: int, say: Catalogue) -> str:
    """ "Red offers 2 pearls", as far as the viewer may know."""
    kinds, who = offered(state, seat), seat_name(seat, say)
    if not kinds:
        return say("pictures.offer.awaited", who=who)
    if UNKNOWN_KIND in kinds:
        return say("pictures.offer.hidden", who=who)
    what = [counted(kind, kinds.count(kind), say) for kind in range(KINDS) if kind in kinds]
    return say("pictures.offer.open", who=who, what=say.enumerate(what))


def _offer(state: State, seat: int, place: geometry.Plate, say: Catalogue, marks: Marks) -> Markup:
    """Cards pushed forward to the one who buys or barters."""
    kinds = offered(state, seat)
    if not kinds and not is_awaited(state, seat):
        return NOTHING
    element, words = f"offer-{seat}", offer_words(state, seat, say)
    scale = 0.62 if place.width > 80 else 0.5
    step = min(place.width / 2 - 6, 60 * scale + 3)
    starts = [0.0] if len(kinds) < 2 else [-step / 2, step / 2]
    cards = joined(
        Markup(f'<use class="piece" href="#{card_id(kind)}" transform="translate({x:.1f} 0) scale({scale})"/>')
        for kind, x in zip(kinds, starts, strict=False)
    )
    room = Markup(
        f'<rect class="awaited" x="{-30 * scale}" y="{-46 * scale}" width="{60 * scale}" height="{92 * scale}" rx="4"/>'
    )
    half = step / 2 + 30 * scale if len(kinds) > 1 else 30 * scale
    high = 92 * scale
    corner = f'x="{-half:.1f}" y="{-high / 2:.1f}"'
    frame = (
        Markup(f'<rect class="mark" {corner} width="{2 * half:.1f}" height="{high:.1f}" rx="4"/>')
        if element in marks
        else NOTHING
    )
    return Markup(
        f'<g {marks.named(element, "offer", words)} transform="translate({place.middle:.1f} {geometry.OFFERS_Y})">'
        f"<title>{escape(words)}</title>{cards or room}{frame}</g>"
    )


def kinds_shown(state: State, seat: int, say: Catalogue) -> str:
    """The cards of a hand that the viewer knows, in words."""
    found = [counted(kind, int(state.count(seat, kind)), say) for kind in range(KINDS) if state.count(seat, kind)]
    return say.enumerate(found)


def action_of(state: State, say: Catalogue) -> str:
    """The name of the revealed card."""
    return kind_name(int(state.card), say)
