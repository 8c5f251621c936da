# not compiled: pictures for people
"""What the viewer knows: cards in other hands and in the draw pile, ambush cards; what all know of the own hand."""

from spielwerk.core.markup import NOTHING, Markup, escape, joined, sign
from spielwerk.games.nottingham.presentation.ambush_cards import card_name, card_picture
from spielwerk.games.nottingham.presentation.markup import seat_token
from spielwerk.games.nottingham.presentation.panels.hand import known_to_all
from spielwerk.games.nottingham.presentation.telling.wording import counted, kind_name, seat_name
from spielwerk.games.nottingham.state import LOOKED_AT, NOT_IN_GAME, UNDER, State
from spielwerk.games.nottingham.terms import AMBUSH_CARDS, KIND_NAMES, KINDS
from spielwerk.locale.catalogue import Catalogue


def knows_panel(state: State, say: Catalogue) -> Markup:
    """A row for every other hand: known cards by kind, and how many are left."""
    heads = [_head(kind_name(kind, say), sign(KIND_NAMES[kind])) for kind in range(KINDS)]
    heads.append(_head(say("pictures.knows.unknown"), "?"))
    seats = [seat for seat in range(int(state.settings.num_players)) if seat != state.viewer]
    rows = joined(_row(state, seat, say) for seat in seats if not state.has_left(seat))
    return Markup(
        f'<table class="knows"><thead><tr><td></td>{"".join(heads)}</tr></thead>'
        f"<tbody>{rows}{_pile(state, say)}</tbody></table>{_mine(state, say)}"
    )


def _head(name: str, content: str) -> Markup:
    return Markup(f'<th scope="col" title="{escape(name)}"><span class="said">{escape(name)}</span>{content}</th>')


def _row(state: State, seat: int, say: Catalogue) -> Markup:
    cells = joined(_cell(int(state.count(seat, kind))) for kind in range(KINDS))
    name = Markup(f'{sign(seat_token(seat), "s token")}<span class="who">{escape(seat_name(seat, say))}</span>')
    return Markup(f'<tr><th scope="row">{name}</th>{cells}<td class="rest">{int(state.unknown_cards(seat))}</td></tr>')


def _cell(n: int) -> Markup:
    return Markup(f"<td><b>{n}</b></td>") if n else Markup("<td>\u00b7</td>")


def _pile(state: State, say: Catalogue) -> Markup:
    """The draw pile, where something of it is known."""
    there = sum(int(n) for n in state.pile)
    cells = joined(_cell(int(n)) for n in state.pile)
    name = Markup(f'{sign("pile")}<span class="who">{escape(say("pictures.knows.pile"))}</span>')
    rest = int(state.pile_size) - there
    return Markup(f'<tr><th scope="row">{name}</th>{cells}<td class="rest">{rest}</td></tr>')


def known_of_own(state: State, say: Catalogue) -> list[str]:
    """What everybody knows of the viewer's hand: "2 pearls"."""
    owner = int(state.viewer)
    if not 0 <= owner < state.settings.num_players:
        return []
    known = [(kind, known_to_all(state, owner, kind)) for kind in range(KINDS)]
    return [counted(kind, n, say) for kind, n in known if n]


def _mine(state: State, say: Catalogue) -> Markup:
    if not 0 <= state.viewer < state.settings.num_players:
        return NOTHING
    known = known_of_own(state, say)
    text = say("pictures.knows.mine", what=say.enumerate(known)) if known else say("pictures.knows.mine-nothing")
    return Markup(f'<p class="mine">{sign("robbery")} {escape(text)}</p>')


def knows_line(state: State, say: Catalogue) -> Markup:
    known = sum(
        int(state.count(seat, kind))
        for seat in range(int(state.settings.num_players))
        if seat != state.viewer
        for kind in range(KINDS)
    )
    return Markup(f'<span class="n">{sign("robbery")}{known}</span>')


def snare_place(state: State, card: int, say: Catalogue) -> str:
    """Where an ambush card is, as far as the viewer knows."""
    place = int(state.ambush_place[card])
    if place == state.viewer:
        return say("pictures.snare.mine-lies")
    if 0 <= place < state.settings.num_players:
        return say("pictures.snare.lies", who=seat_name(place, say))
    if place == LOOKED_AT:
        return say("pictures.snare.looked")
    if place == UNDER and card in state.under:
        return say("pictures.snare.under", n=int(state.shuffled) + list(state.under).index(card) + 1)
    return say("pictures.snare.somewhere")


def snares_panel(state: State, say: Catalogue) -> Markup:
    """All ambush cards of this game and where they are; those that the viewer knows come first."""
    cards = [card for card in range(AMBUSH_CARDS) if state.ambush_place[card] != NOT_IN_GAME]
    places = {card: snare_place(state, card, say) for card in cards}
    nowhere = say("pictures.snare.somewhere")
    cards.sort(key=lambda card: (places[card] == nowhere, card))
    items = joined(
        Markup(
            f'<li class="{"unknown" if places[card] == nowhere else ""}">{card_picture(state, card)}<span>'
            f"<b>{escape(card_name(state, card, say))}</b><br>{escape(places[card])}</span></li>"
        )
        for card in cards
    )
    pile = escape(say("pictures.snare.pile", n=int(state.ambush_pile_size())))
    return Markup(f'<p class="small">{pile}</p><ul class="snares">{items}</ul>')


def snares_line(state: State, say: Catalogue) -> Markup:
    return Markup(f'<span class="n">{sign("ambush")}{state.ambush_pile_size()}</span>')
