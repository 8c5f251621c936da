# not compiled: pictures for people
"""The reader's own place: the hand by kinds, ambushes with gold, what is won."""

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined, named, sign
from spielwerk.games.nottingham import knowledge
from spielwerk.games.nottingham.presentation.ambush_cards import card_name, element_name, lying_before, lying_picture
from spielwerk.games.nottingham.presentation.board.track import in_favour
from spielwerk.games.nottingham.presentation.markup import (
    amount,
    card_id,
    fan,
    kind_label,
    seat_token,
    style_colour,
)
from spielwerk.games.nottingham.presentation.panels.won import won_line
from spielwerk.games.nottingham.presentation.telling.wording import counted, seat_name
from spielwerk.games.nottingham.state import NO_CARD, State
from spielwerk.games.nottingham.terms import KIND_NAMES, KINDS
from spielwerk.locale.catalogue import Catalogue


def known_to_all(state: State, owner: int, kind: int) -> int:
    """How many cards of a kind in a hand everybody knows of."""
    return int(state.known[knowledge.row(state, state.settings.num_players, owner) + kind])


def head(state: State, seat: int, say: Catalogue) -> Markup:
    """Sign, name, hand and points."""
    parts = [sign(seat_token(seat), "s token"), Markup(f"<b>{escape(seat_name(seat, say))}</b>")]
    if state.has_left(seat):
        parts.append(Markup(f'<span class="gone">{escape(say("pictures.seat.withdrawn"))}</span>'))
    if seat in in_favour(state):
        parts.append(named(say("pictures.seat.favour"), sign("sheriff"), "in-favour"))
    parts.append(amount(say, "cards", int(state.hand_size[seat])))
    parts.append(amount(say, "points", int(state.returns()[seat])))
    return Markup(f'<div class="seat-head" id="head-{seat}">{"".join(parts)}</div>')


def hand_panel(state: State, seat: int, marks: Marks, say: Catalogue) -> Markup:
    return Markup(
        f'<div class="place-of seat-{style_colour(seat)}">{head(state, seat, say)}'
        f"{_hand(state, seat, marks, say)}{_before(state, seat, marks, say)}</div>"
    )


def _hand(state: State, seat: int, marks: Marks, say: Catalogue) -> Markup:
    """Cards by kind, one upon the other."""
    groups = [_cards(state, seat, kind, marks, say) for kind in range(KINDS) if state.count(seat, kind)]
    name = escape(say("pictures.hand"))
    inner = joined(groups) or Markup(f'<p class="none">{escape(say("pictures.hand-empty"))}</p>')
    return Markup(f'<div class="hand" id="hand" role="group" aria-label="{name}">{inner}</div>')


def cards_words(state: State, seat: int, kind: int, say: Catalogue) -> str:
    """ "3 pearls, 10 points each; everybody knows of 2"."""
    words = say("pictures.cards", what=counted(kind, int(state.count(seat, kind)), say), n=int(state.worth(kind)))
    known = known_to_all(state, seat, kind)
    return f"{words}; {say('pictures.known', n=known)}" if known else words


def _cards(state: State, seat: int, kind: int, marks: Marks, say: Catalogue) -> Markup:
    n, known = int(state.count(seat, kind)), known_to_all(state, seat, kind)
    eye = Markup(f'<span class="known">{sign("robbery")}{known}</span>') if known else NOTHING
    content = Markup(f"{fan([card_id(kind)] * n)}{kind_label(kind, n, say)}{eye}")
    return marks.button(f"card-{KIND_NAMES[kind]}", "cards", cards_words(state, seat, kind, say), content)


def _before(state: State, seat: int, marks: Marks, say: Catalogue) -> Markup:
    """Ambushes, which their owner may look at at any time, and what is won."""
    parts = []
    for card in lying_before(state, seat):
        if card != NO_CARD:
            name = card_name(state, card, say)
            content = Markup(f'{lying_picture(state, card)}<span class="label">{escape(name)}</span>')
            words = say("pictures.snare.mine", card=name)
            parts.append(marks.button(element_name(state, card), "lying-card", words, content))
    return Markup(f'<div class="before" id="before-{seat}">{"".join(parts)}{won_line(state, seat, say)}</div>')
