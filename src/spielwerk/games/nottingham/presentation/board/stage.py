# not compiled: pictures for people
"""The middle of the clearing: draw pile, revealed card, discard pile, and the play that is under way.

A play is told in a line and shown by cards: an open hand, a set laid out, the ambush cards looked at.
"""

from collections.abc import Sequence
from typing import Final

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined
from spielwerk.games.nottingham.presentation.ambush_cards import card_drawing, card_name, element_name
from spielwerk.games.nottingham.presentation.board import geometry
from spielwerk.games.nottingham.presentation.board.plates import ATTACKS
from spielwerk.games.nottingham.presentation.choosing.play import play_told
from spielwerk.games.nottingham.presentation.markup import card_id
from spielwerk.games.nottingham.presentation.telling.wording import counted, kind_name
from spielwerk.games.nottingham.state import (
    AMBUSHING,
    LAYING,
    LOOKING,
    NO_CARD,
    TAKING,
    State,
)
from spielwerk.games.nottingham.terms import KIND_NAMES, KINDS, NO_KIND, UNKNOWN_KIND
from spielwerk.locale.catalogue import Catalogue

MOST_BACKS: Final = 8


def stage(state: State, say: Catalogue, marks: Marks) -> Markup:
    return joined(
        [
            _pile(state, say, marks),
            _discards(state, say, marks),
            _arrow(state),
            _revealed(state, say, marks),
            _told(state, say),
            _shown(state, say, marks),
        ]
    )


def _pile(state: State, say: Catalogue, marks: Marks) -> Markup:
    layers = min(3, int(state.pile_size) // 12 + 1) if state.pile_size else 0
    cards = joined(Markup(f'<use href="#card-back" x="{2 * layer}" y="{-2 * layer}"/>') for layer in range(layers))
    words = say("pictures.pile.draw", n=int(state.pile_size))
    return _counted_pile("pile", words, geometry.PILE, cards, int(state.pile_size), marks)


def _counted_pile(element: str, words: str, place: geometry.Point, cards: str, n: int, marks: Marks) -> Markup:
    """Cards in the room of a pile, and their number."""
    where = f'transform="translate({place.x} {place.y}) scale({geometry.PILE_SCALE})"'
    number = Markup(
        f'<g class="count"><rect x="-21" y="20" width="42" height="30" rx="15"/><text y="43">{n}</text></g>'
    )
    return Markup(
        f"<g {marks.named(element, 'pile', words)} {where}><title>{escape(words)}</title>"
        f'<rect class="room" x="-30" y="-46" width="60" height="92" rx="6"/>{cards}{number}</g>'
    )


def discards_words(state: State, say: Catalogue) -> str:
    words = say("pictures.pile.discards", n=int(state.discard_size))
    there = [counted(kind, int(state.discards[kind]), say) for kind in range(KINDS) if state.discards[kind]]
    return f"{words}: {say.enumerate(there)}" if there else words


def _discards(state: State, say: Catalogue, marks: Marks) -> Markup:
    there = [kind for kind in range(KINDS) if state.discards[kind]]
    top = sorted(there, key=lambda kind: int(state.discards[kind]))[-3:]
    turns = (-9, 6, 0)[3 - len(top) :] if top else ()
    cards = joined(
        Markup(f'<use href="#{card_id(kind)}" transform="rotate({turn})"/>')
        for kind, turn in zip(top, turns, strict=True)
    )
    if state.discard_size and not cards:
        cards = Markup('<use href="#card-sheet"/>')
    words = discards_words(state, say)
    return _counted_pile("discards", words, geometry.DISCARDS, cards, int(state.discard_size), marks)


def _revealed(state: State, say: Catalogue, marks: Marks) -> Markup:
    """The card that was revealed, until it is somebody's."""
    if state.card == NO_KIND:
        return NOTHING
    x, y = geometry.CARD
    words = say("pictures.revealed", card=kind_name(int(state.card), say))
    frame = (
        Markup('<rect class="mark" x="-30" y="-46" width="60" height="92" rx="6"/>') if "revealed" in marks else NOTHING
    )
    where = f'transform="translate({x} {y}) scale({geometry.CARD_SCALE})"'
    return Markup(
        f"<g {marks.named('revealed', 'revealed', words)} {where}><title>{escape(words)}</title>"
        f'<use class="piece" href="#{card_id(int(state.card))}"/>{frame}</g>'
    )


def _arrow(state: State) -> Markup:
    """From the card to the one who is attacked."""
    if state.phase not in ATTACKS or state.victim < 0:
        return NOTHING
    goal = geometry.plates(int(state.settings.num_players))[state.victim].middle
    x, y = geometry.CARD.x, geometry.CARD.y + 34
    end = geometry.PLATE_TOP - 3
    curve = f"M{x} {y}C{x} {y + 24} {goal:.1f} {end - 34} {goal:.1f} {end - 9}"
    return Markup(
        f'<g class="attack" aria-hidden="true"><path class="attack-o" d="{curve}"/><path d="{curve}"/>'
        f'<path class="attack-head" d="M{goal - 9:.1f} {end - 12}L{goal:.1f} {end}L{goal + 9:.1f} {end - 12}Z"/></g>'
    )


def _told(state: State, say: Catalogue) -> Markup:
    text = play_told(state, say)
    if not text:
        return NOTHING
    left, right = geometry.STAGE
    return Markup(f'<text class="told-play" x="{(left + right) / 2}" y="149">{escape(text)}</text>')


def _shown(state: State, say: Catalogue, marks: Marks) -> Markup:
    if state.phase == TAKING:
        return _open_hand(state, say, marks)
    if state.phase == AMBUSHING:
        words = counted(int(state.laid_kind), int(state.laid), say)
        name = card_id(int(state.laid_kind))
        return _row([(f'<use href="#{name}"/>', "", words)] * int(state.laid), marks, 0.82, 60)
    if state.phase in (LOOKING, LAYING) and len(state.looked):
        return _looked(state, say, marks)
    return NOTHING


def _open_hand(state: State, say: Catalogue, marks: Marks) -> Markup:
    """The hand of a victim, as far as the viewer sees it: by kind, with numbers; backs for what others see."""
    victim = int(state.victim)
    shown: list[tuple[str, str, str]] = []
    for kind in range(KINDS):
        n = int(state.count(victim, kind))
        if n:
            more = (
                Markup(f'<g class="count"><circle cx="17" cy="-33" r="15"/><text x="17" y="-24.5">{n}</text></g>')
                if n > 1
                else NOTHING
            )
            picture = Markup(f'<use href="#{card_id(kind)}"/>{more}')
            shown.append((picture, f"loot-{KIND_NAMES[kind]}", counted(kind, n, say)))
    hidden = int(state.unknown_cards(victim))
    name = say("pictures.amount.hidden", n=hidden)
    shown += [(f'<use href="#{card_id(UNKNOWN_KIND)}"/>', "", name)] * min(hidden, MOST_BACKS)
    return _row(shown, marks, 0.78, 52)


def _looked(state: State, say: Catalogue, marks: Marks) -> Markup:
    cards = []
    for card in (int(card) for card in state.looked):
        element = "" if card == NO_CARD else element_name(state, card)
        words = say("pictures.snare.back") if card == NO_CARD else card_name(state, card, say)
        cards.append((card_drawing(state, card), element, words))
    return _row(cards, marks, 0.82, 64)


def _row(cards: Sequence[tuple[str, str, str]], marks: Marks, scale: float, width: float) -> Markup:
    """Pictures side by side, each with the element that it is (or none) and its name."""
    drawn = []
    for x, (picture, element, words) in zip(geometry.spread(len(cards), width), cards, strict=True):
        frame = (
            Markup('<rect class="mark" x="-30" y="-46" width="60" height="92" rx="6"/>')
            if element in marks
            else NOTHING
        )
        start = (
            marks.named(element, "shown", words)
            if element
            else Markup(f'class="shown" role="img" aria-label="{escape(words)}"')
        )
        place = f'transform="translate({x:.1f} {geometry.STAGE_Y}) scale({scale})"'
        drawn.append(Markup(f"<g {start} {place}><title>{escape(words)}</title>{picture}{frame}</g>"))
    return joined(drawn)
