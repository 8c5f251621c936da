# not compiled: pictures for people
"""The place of another seat: what the viewer knows of its hand, and what lies before it."""

from spielwerk.core.markup import Markup, escape, joined, named, sign
from spielwerk.games.nottingham.presentation.ambush_cards import card_name, lying_before, lying_picture
from spielwerk.games.nottingham.presentation.markup import (
    amount,
    card_id,
    fan,
    kind_label,
    seat_token,
    style_colour,
)
from spielwerk.games.nottingham.presentation.panels.hand import head
from spielwerk.games.nottingham.presentation.panels.won import won_line
from spielwerk.games.nottingham.presentation.telling.wording import counted, seat_name
from spielwerk.games.nottingham.state import FINISHED, NO_CARD, State
from spielwerk.games.nottingham.terms import KINDS, UNKNOWN_KIND
from spielwerk.locale.catalogue import Catalogue


def hand_words(state: State, seat: int, say: Catalogue) -> str:
    """The hand as the viewer knows it: "2 pearls and 3 unknown ones"."""
    parts = [counted(kind, int(state.count(seat, kind)), say) for kind in range(KINDS) if state.count(seat, kind)]
    hidden = int(state.unknown_cards(seat))
    if hidden:
        parts.append(say("pictures.knows.others", n=hidden))
    return say.enumerate(parts) or say("pictures.knows.nothing")


def seat_panel(state: State, seat: int, say: Catalogue) -> Markup:
    parts = []
    for kind in range(KINDS):
        n = int(state.count(seat, kind))
        if n:
            parts.append(Markup(f'<span class="cards">{fan([card_id(kind)] * n)}{kind_label(kind, n, say)}</span>'))
    hidden = int(state.unknown_cards(seat))
    if hidden:
        label = Markup(f'<span class="label">{escape(say("pictures.knows.others", n=hidden))}</span>')
        parts.append(Markup(f'<span class="cards">{fan([card_id(UNKNOWN_KIND)] * hidden)}{label}</span>'))
    ambushes = joined(_ambush(state, seat, card, say) for card in lying_before(state, seat))
    words = escape(f"{say('pictures.knows.seat', who=seat_name(seat, say))}: {hand_words(state, seat, say)}")
    return Markup(
        f'<div class="place-of others-place seat-{style_colour(seat)}">{head(state, seat, say)}'
        f'<div class="hand" id="known-{seat}" role="img" aria-label="{words}">{"".join(parts)}</div>'
        f'<div class="before" id="before-{seat}">{ambushes}{won_line(state, seat, say)}</div></div>'
    )


def _ambush(state: State, seat: int, card: int, say: Catalogue) -> Markup:
    who = seat_name(seat, say)
    if card == NO_CARD:
        return named(say("pictures.snare.before", who=who), lying_picture(state, card), "lying-card")
    words = say("pictures.snare.before-known", who=who, card=card_name(state, card, say))
    return named(words, lying_picture(state, card), "lying-card")


def seat_line(state: State, seat: int, say: Catalogue) -> Markup:
    """The short form: everything that all can see, in one line."""
    parts = [sign(seat_token(seat), "s token"), Markup(f"<b>{escape(seat_name(seat, say))}</b>")]
    if state.has_left(seat):
        parts.append(Markup(f'<span class="gone">{escape(say("pictures.seat.withdrawn"))}</span>'))
    if seat == state.turn and state.phase != FINISHED:
        parts.append(named(say("pictures.seat.turn"), sign("turn"), "flag"))
    if state.lying[seat]:
        parts.append(amount(say, "ambushes", int(state.lying[seat])))
    parts.append(amount(say, "cards", int(state.hand_size[seat])))
    parts.append(amount(say, "points", int(state.returns()[seat])))
    return Markup(f'<span class="seat-line">{"".join(parts)}</span>')
