# not compiled: pictures for people
"""The action wheel: three rings that turn, the active half lit, chains of neighbours, and what every disc gives now.

Each ring is a group that knows how often it has been turned; the style sheet makes an angle of it and lets it move.
Discs lie on their ring where they have come to lie, so a turn changes nothing but that number.
"""

from itertools import combinations
from typing import Final

from spielwerk.core.markup import NOTHING, Marks, Markup, escape, joined, label, placed
from spielwerk.core.sets import BIT
from spielwerk.games.noria.presentation.board.geometry import (
    ACTIVE_SLOTS,
    WHEEL,
    WHEEL_BOX,
    slot_place,
    slots_of,
)
from spielwerk.games.noria.presentation.markup import disc
from spielwerk.games.noria.presentation.telling.words import disc_name, slot_name, slot_words
from spielwerk.games.noria.rules import bonus, discs
from spielwerk.games.noria.rules.wheel import go_together
from spielwerk.games.noria.state import ADMINISTRATION, SHIP, TURNED, TURNS, State
from spielwerk.games.noria.terms import (
    ACTIVE,
    BONUS,
    EMPTY,
    RESOURCES,
    RING_NAMES,
    RING_OF,
    RING_START,
    RINGS,
    SLOT_NAMES,
    kind_of,
)
from spielwerk.locale.catalogue import Catalogue

REBUILD_MODE: Final = "group:rebuild"
"""While the reader looks at the ways to rebuild, every disc stands for being moved."""
HALF: Final = f"M-{WHEEL:g} 0A{WHEEL:g} {WHEEL:g} 0 0 0 {WHEEL:g} 0Z"
OTHER_HALF: Final = f"M-{WHEEL:g} 0A{WHEEL:g} {WHEEL:g} 0 0 1 {WHEEL:g} 0Z"


def wheel(state: State, seat: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    """A wheel as SVG. Only the reader's own one has elements that can be tapped."""
    name = escape(say("pictures.wheel.name"))
    rings = range(RINGS)
    bands = joined(_band(state, seat, ring) for ring in reversed(rings))
    lying = joined(_ring(state, seat, ring, marks, own, say) for ring in rings)
    classes = "wheel" + (" own-wheel" if own else "") + (" is-choosing" if own and _chooses(marks) else "")
    return Markup(
        f'<svg class="{classes}" viewBox="{WHEEL_BOX}" role="group" aria-label="{name}">'
        f'<circle class="wheel-plate" r="{WHEEL + 3:g}"/>{bands}'
        f'<path class="half-lit" d="{HALF}"/><path class="half-dim" d="{OTHER_HALF}"/>'
        f'<path class="half-line" d="M-{WHEEL:g} 0H{WHEEL:g}"/>'
        f"{_links(state, seat, marks, own)}{lying}</svg>"
    )


def _chooses(marks: Marks) -> bool:
    return any(kind == "choice" and element.startswith("slot-") for element, kind in marks.chosen.items())


def _turning(state: State, seat: int, ring: int) -> str:
    """Attributes that say how often a ring has been turned."""
    tens, ones = divmod(int(state.players[seat].amounts[TURNED + ring]), 10)
    return f'class="turning ring-{RING_NAMES[ring]}" data-tens="{tens}" data-ones="{ones}"'


def _band(state: State, seat: int, ring: int) -> Markup:
    name = RING_NAMES[ring]
    return Markup(f'<g id="band-{name}-{seat}" {_turning(state, seat, ring)}><use href="#w-{name}"/></g>')


def _ring(state: State, seat: int, ring: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    first = int(RING_START[ring])
    slots = joined(_slot(state, seat, slot, marks, own, say) for slot in range(first, first + slots_of(ring)))
    return Markup(f'<g id="ring-{RING_NAMES[ring]}-{seat}" {_turning(state, seat, ring)}>{slots}</g>')


def element_of_slot(slot: int, marks: Marks) -> str:
    """What tapping a slot means: the disc itself or, while rebuilding, moving it; then where it goes."""
    name = SLOT_NAMES[slot]
    taken = next((one.removeprefix("rebuild-") for one, kind in marks.chosen.items() if _is_taken(one, kind)), "")
    if taken and taken.partition("_")[0] != name:
        return f"rebuild-{taken.partition('_')[0]}_{name}"
    return f"rebuild-{name}" if taken or marks.kind(REBUILD_MODE) else f"slot-{name}"


def _is_taken(element: str, kind: str) -> bool:
    return kind == "selected" and element.startswith("rebuild-")


def _slot(state: State, seat: int, slot: int, marks: Marks, own: bool, say: Catalogue) -> Markup:
    """One slot with its disc, where it lies on its ring."""
    player = state.players[seat]
    number, ring = int(player.wheel[slot]), int(RING_OF[slot])
    x, y = slot_place(slot, int(player.amounts[TURNED + ring]))
    words = slot_words(state, seat, slot, say)
    content = Markup('<use href="#p-recess"/>') if number == EMPTY else disc(number)
    content = Markup(f'<g transform="scale(1.1)">{content}</g>')
    classes = f"slot {'active' if ACTIVE[slot] else 'idle'}{' empty' if number == EMPTY else ''}"
    if own:
        element = element_of_slot(slot, marks)
        content += _mark(state, seat, slot, element, marks) + _state(state, seat, slot)
        head = marks.named(element, classes + _turn_classes(state, slot), words)
    else:
        head = Markup(f'id="slot-{SLOT_NAMES[slot]}-{seat}" class="{classes}"')
    return Markup(
        f'<g {head} transform="translate({x:g} {y:g})"><title>{escape(words)}</title>'
        f'<g class="upright">{content}</g></g>'
    )


def _mark(state: State, seat: int, slot: int, element: str, marks: Marks) -> Markup:
    """A ring around what may be chosen, also around the disc under way while it can do more."""
    more = state.current == slot and state.turn == seat and discs.may_act(state, state.players[seat])
    return (
        Markup('<use class="mark" href="#ring-disc"/>')
        if more or marks.kind(element) in ("choice", "selected")
        else NOTHING
    )


# What the turn has made of a disc, and what the disc would give.


def is_used(state: State, slot: int) -> bool:
    """Whether the disc has been activated or left out in the turn under way."""
    return bool(state.chosen[int(RING_OF[slot])] == slot)


def _turn_classes(state: State, slot: int) -> str:
    if state.phase != TURNS or state.stage == ADMINISTRATION:
        return ""
    if state.current == slot:
        return " is-current"
    return " is-used" if is_used(state, slot) else ""


def gain_of(state: State, seat: int, slot: int) -> str:
    """What a disc gives now, in a few signs: resources as a number, other discs how often."""
    kind = int(kind_of(int(state.players[seat].wheel[slot])))
    uses = int(discs.uses_if_chosen(state, seat, slot))
    if kind < RESOURCES:
        return f"+{uses * int(state.players[seat].amounts[SHIP + kind])}"
    if kind == BONUS:
        return f"+{bonus.extra_uses(int(state.players[seat].wheel[slot]))}\u00d7"
    return f"{uses}\u00d7"


def _state(state: State, seat: int, slot: int) -> Markup:
    """A badge: what the disc gives, that it has been used, or that it was left out."""
    if state.players[seat].wheel[slot] == EMPTY or not ACTIVE[slot]:
        return NOTHING
    if state.phase == TURNS and state.turn == seat and is_used(state, slot) and state.stage != ADMINISTRATION:
        badge = (
            placed("inspect", 0, 0, 0.62)
            if state.inspected & BIT[slot]
            else Markup('<path class="tick" d="M-5 .5-1.5 4.5 5.5-4"/>')
        )
        return Markup(f'<g class="badge done" transform="translate(0 25)"><circle r="9.5"/>{badge}</g>')
    gain = gain_of(state, seat, slot)
    return Markup(f'<g class="badge" transform="translate(0 25)"><path d="M-14-9H14V9H-14Z"/>{label(0, 5.4, gain)}</g>')


# Chains.


def _links(state: State, seat: int, marks: Marks, own: bool) -> Markup:
    """Lines between active discs that go together. Those that lead on from what has been chosen stand out."""
    wheel_of = state.players[seat].wheel
    turns = state.phase == TURNS and state.turn == seat and state.stage != ADMINISTRATION
    parts = []
    for one, other in combinations(ACTIVE_SLOTS, 2):
        if wheel_of[one] == EMPTY or wheel_of[other] == EMPTY or RING_OF[one] == RING_OF[other]:
            continue
        if not go_together(state, state.players[seat], one, other):
            continue
        (x, y), (u, v) = slot_place(one), slot_place(other)
        used = [turns and is_used(state, slot) for slot in (one, other)]
        open_ends = [own and marks.kind(f"slot-{SLOT_NAMES[slot]}") == "choice" for slot in (one, other)]
        kind = " is-chosen" if all(used) else " is-open" if any(used) and any(open_ends) else ""
        closed = " is-closed" if turns and any(used) and not kind else ""
        parts.append(Markup(f'<path class="link{kind}{closed}" d="M{x:g} {y:g}L{u:g} {v:g}"/>'))
    return Markup(f'<g class="links" aria-hidden="true">{"".join(parts)}</g>')


def half_wheel(state: State, seat: int, ahead: int, say: Catalogue) -> str:
    """The active half as it will be some turns later, as a list of words for those who do not see it."""
    player = state.players[seat]
    found = []
    for slot in ACTIVE_SLOTS:
        ring = int(RING_OF[slot])
        first, size = int(RING_START[ring]), slots_of(ring)
        source = first + (slot - first - ahead) % size
        if player.wheel[source] != EMPTY:
            disc_there = disc_name(int(player.wheel[source]), say)
            found.append(say("pictures.wheel.disc", disc=disc_there, where=slot_name(slot, say)))
    return "; ".join(found)
