"""The table's page: what its template needs beyond the view.

The changing part of the page is one element, made of *units* with a version each. A browser says which versions it has
(`known`), and gets those as empty stubs, as it does elements of the others that are as before (see `units`); so a move
brings only what has changed. What the reader has tapped (`focus`) is part of the request: an element's id, or
`group:KEY`.
"""

import re
from collections.abc import Sequence
from html import unescape
from typing import Final, NamedTuple

from spielwerk.core.game import State
from spielwerk.core.markup import Markup, escape
from spielwerk.core.presentation import Choice, Group, Panel, Presentation, Reason
from spielwerk.table.games.features import Features
from spielwerk.table.pages.notices import section
from spielwerk.table.pages.rendering import render
from spielwerk.table.pages.telling import chapters
from spielwerk.table.people.calls import Call
from spielwerk.table.play.drafts import Draft, stored_draft
from spielwerk.table.play.rooms import Room, may_see
from spielwerk.table.play.view import View
from spielwerk.table.store.schema import JOIN

GROUP: Final = "group:"
PASS: Final = "pass"
"""Groups of this key hold choices by which a seat passes; before that the page asks back."""
OFFERS: Final = "offers"
"""A group of this key answers what others have offered; it is always in sight."""
FEW_CHOICES: Final = 7
"""So many choices are shown at once, more of them by group."""
STRIP_TITLE: Final = "pictures.panel.strip"
"""Key of a game's sentence for the strip."""
_FOCUS: Final = re.compile(r"[A-Za-z0-9:_-]{1,60}")


class Pane(NamedTuple):
    """What stands together behind one tab."""

    key: str
    title: str
    panels: tuple[Panel, ...]
    calls: bool
    """Whether something in it may be chosen."""


class Focus(NamedTuple):
    """What the reader has tapped, and what there is to say about it."""

    key: str
    title: str
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    warnings: tuple[str, ...]


class Steps(NamedTuple):
    """Positions before and after the one shown, as the log counts."""

    before: int
    after: int


class Bar(NamedTuple):
    """What the action bar shows."""

    focus: Focus | None
    few: tuple[Group, ...]
    """Groups shown with their choices."""
    groups: tuple[Group, ...]
    """Groups shown as a button each."""
    offers: Group | None
    passes: bool
    """Whether the draft is about passing; then `warnings` are asked back."""
    warnings: tuple[str, ...]


def look(call: Call) -> tuple[Room, View]:
    """The view that a request asks for. Pictures learn what is tapped, and which group of choices is open."""
    room = call.room()
    focus = focus_of(call)
    chosen = {focus: "selected"} if focus else {}
    position = call.number("position")
    return room, call.house.views.view(room, call.seat(room), call.language, position, chosen)


def focus_of(call: Call) -> str:
    """What is tapped; nothing after a move."""
    focus = call.query.get("focus", "")
    return focus if call.body is None and _FOCUS.fullmatch(focus) else ""


def parts(call: Call) -> Markup:
    """The changing part of the page."""
    room, view = look(call)
    shown = room.features
    known = dict(entry.partition(".")[::2] for entry in call.query.get("known", "")[:4000].split(",") if entry)
    return render(
        call,
        "parts.html",
        view=view,
        known=known,
        bar=_bar(call, room, view),
        panes=panes(shown, view.panels, call.language),
        strip=_strip(shown, view.panels),
        strip_title=_strip_title(call, shown, "pages.tab.strip-short"),
        strip_name=_strip_title(call, shown, "pages.tab.strip"),
        typed_example=_typed_example(view),
        own=next((panel for panel in view.panels if panel.place == "own"), None),
        others=[(panel, _seat_of(panel)) for panel in view.panels if panel.place.startswith("seat-")],
        chapters=chapters(view),
        may_sit=_may_sit(room),
        free=sum(seat.kind == "open" for seat in view.seats),
        title=page_title(call, view),
        waiting=[seat for seat in view.seats if seat.deciding and seat.seat != view.seat],
        elsewhere=[seat for seat in view.own_seats if seat != view.seat and seat in view.deciders],
        steps=_steps(call, room, view),
        led_here=[line for line in view.log if line.position <= view.position][-1:],
        origin=call.origin,
        notices=section(call),
        with_name=_with_name,
        GROUP=GROUP,
    )


def page_title(call: Call, view: View) -> str:
    """What the browser's tab says: above all whether it is the reader's turn."""
    name = view.table.title or view.game_title
    if view.over:
        return call.say("pages.title.over", table=name)
    return call.say("pages.title.turn" if view.may_act else "pages.title.table", table=name)


def drawings_for(shown: Presentation, state: State) -> Markup:
    """Drawings that the pictures of a page point to, where the game has such; a page holds them once."""
    return shown.definitions(state)


def _with_name(summary: Markup, name: str) -> Markup:
    """The short form of a seat with its player's name, after what the game calls the seat."""
    return summary if not name else summary.replace(Markup("</b>"), Markup(f" <small>{escape(name)}</small></b>"), 1)


def _seat_of(panel: Panel) -> int:
    return int(panel.place.removeprefix("seat-"))


def panes(features: Features, panels: Sequence[Panel], language: str) -> list[Pane]:
    """Common panels by tab, as the game arranges them; what it does not name gets a tab of its own."""
    common = {panel.key: panel for panel in panels if panel.place == "common"}
    for panel in _strip(features, panels):
        del common[panel.key]
    say = features.catalogue(language)
    found = []
    for key, keys in features.presentation.TABS.items():
        together = tuple(common.pop(name) for name in keys if name in common)
        if together:
            title = f"pictures.panel.{key}"
            found.append(_pane(key, say(title) if title in say else together[0].title, together))
    return [_pane(panel.key, panel.title, (panel,)) for panel in common.values()] + found


def _pane(key: str, title: str, panels: tuple[Panel, ...]) -> Pane:
    return Pane(key, title, panels, any("is-choice" in panel.html for panel in panels))


def _strip_title(call: Call, features: Features, otherwise: str) -> str:
    """What the strip is called, also as a tab where there is no room for it beside the map."""
    return features.own_words(STRIP_TITLE, call.language, call.say(otherwise))


def _typed_example(view: View) -> str:
    """A move that could be typed now; empty if there is none."""
    return next((choice.actions[0] for group in view.groups for choice in group.choices), "")


def _strip(features: Features, panels: Sequence[Panel]) -> list[Panel]:
    """Common panels that are always in sight: the presentation's STRIP."""
    return [
        panel for key in features.presentation.STRIP for panel in panels if panel.key == key and panel.place == "common"
    ]


def _steps(call: Call, room: Room, view: View) -> Steps:
    last = view.table.position
    log = view.log if view.live else call.house.views.log(room, room.play, view.seat, call.language)
    places = [0, *(line.position for line in log), last]
    before = [position for position in places if position < view.position]
    after = [position for position in places if position > view.position]
    return Steps(before[-1] if before else 0, after[0] if after else last)


def _may_sit(room: Room) -> bool:
    """Whether the reader may take a free seat: people without one, who were invited."""
    free = any(seat.is_open for seat in room.table.seats)
    invited = JOIN in room.places or room.table.listed or room.is_owner
    return (
        free
        and invited
        and not room.own_seats
        and may_see(room.table, room.places, room.visitor)
        and not room.table.over
    )


def _bar(call: Call, room: Room, view: View) -> Bar:
    passes = _is_passing(room, view)
    warnings = tuple(_warnings(call, room, view, view.seat)) if passes else ()
    offers = next((group for group in view.groups if group.key == OFFERS), None)
    rest = tuple(group for group in view.groups if group.key != OFFERS and not _only_ends(room, view, group))
    few = _are_few(rest, view)
    focus = _focus(call, room, view)
    shown = () if focus else rest
    return Bar(focus, shown if few else (), () if few else shown, offers, passes, warnings)


def _are_few(groups: Sequence[Group], view: View) -> bool:
    """Whether all choices are shown at once: where there is nothing else to do, or not much."""
    draft = view.draft
    if len(groups) == 1:
        return draft is None or not draft.can_confirm
    return draft is None and sum(len(group.choices) for group in groups) <= FEW_CHOICES


def _only_ends(room: Room, view: View, group: Group) -> bool:
    """Whether a group holds nothing but the usual end of a turn, which confirming brings by itself."""
    draft, seat = view.draft, view.seat
    if draft is None or seat is None or not draft.can_confirm or draft.complete:
        return False
    state = Draft(room.play, seat, stored_draft(room.table.seats[seat])).state
    end = room.features.usual_end(state, seat)
    text = None if end is None else state.action_to_string(end, seat)
    return all(choice.actions == (text,) for choice in group.choices)


def _is_passing(room: Room, view: View) -> bool:
    """Whether the draft ends with one of the choices by which the seat passes."""
    draft, seat = view.draft, view.seat
    if draft is None or seat is None or not draft.complete:
        return False
    groups = room.features.presentation.groups(room.seen(seat), seat, view.language)
    passing = [choice.actions for group in groups if group.key == PASS for choice in group.choices]
    return any(draft.actions[-len(actions) :] == actions for actions in passing)


def _warnings(call: Call, room: Room, view: View, seat: int | None) -> list[str]:
    """What could still be done usefully by a seat that is about to pass."""
    if seat is None:
        return []
    return room.features.presentation.before_passing(room.seen(seat), seat, call.language)


def _focus(call: Call, room: Room, view: View) -> Focus | None:
    key = focus_of(call)
    if not key or not view.live or view.seat is None:
        return None
    if key.startswith(GROUP):
        found = next((group for group in view.groups if group.key == key.removeprefix(GROUP)), None)
        if found is None:
            return None
        warnings = _warnings(call, room, view, view.seat) if found.key == PASS else []
        return Focus(key, found.title, found.choices, (), tuple(warnings))
    choices = tuple(choice for group in view.groups for choice in group.choices if key in choice.element.split())
    reasons = () if view.over else _reasons(call, room, view, key)
    if not choices and not reasons and not _name(view, key):
        return None
    passes = any(choice.group == PASS for choice in choices)
    warnings = _warnings(call, room, view, view.seat) if passes else []
    return Focus(key, _name(view, key), choices, tuple(reasons), tuple(warnings))


def _reasons(call: Call, room: Room, view: View, element: str) -> Sequence[Reason]:
    assert view.seat is not None
    state: State = Draft(room.play, view.seat, stored_draft(room.table.seats[view.seat])).seen
    if state.is_chance_node() or state.is_terminal():
        return ()
    return room.features.presentation.reasons(state, view.seat, element, call.language)


def _name(view: View, element: str) -> str:
    """What the pictures call an element."""
    wanted = re.compile(rf'id="{re.escape(element)}"[^>]*? (?:aria-label|title)="([^"]*)"')
    for html in (view.board, *(panel.html for panel in view.panels)):
        found = wanted.search(html)
        if found:
            return unescape(found[1])
    return ""
