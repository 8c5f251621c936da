"""The API of the game itself: seeing, acting, drafts, taking back, standing orders, chat."""

from typing import Final

from spielwerk.core.record_text import dump
from spielwerk.table.api import types
from spielwerk.table.api.endpoints import LANGUAGE, SEAT, Endpoint, Query
from spielwerk.table.api.states import state_of
from spielwerk.table.api.typed import understood
from spielwerk.table.people.calls import Call
from spielwerk.table.people.security import one_line
from spielwerk.table.play import chat
from spielwerk.table.play.as_stored import text_as_stored
from spielwerk.table.play.drafts import Draft, stored_draft
from spielwerk.table.play.positions import public_record
from spielwerk.table.play.rooms import Room
from spielwerk.table.play.sight import readable
from spielwerk.table.play.view import View
from spielwerk.table.problems import Halted, IllegalMove, Refused


def state(call: Call) -> types.TableState:
    """What the caller sees, from the seat and at the position that the query asks for."""
    room = call.room()
    view = call.house.views.view(room, call.seat(room), call.language, call.number("position"), pictures=False)
    return state_of(view, _legal_texts(room, view))


def _legal_texts(room: Room, view: View) -> list[str]:
    """All single actions that the seat may do after its draft."""
    if not view.may_act or view.seat is None:
        return []
    now = Draft(room.play, view.seat, _stored(room, view.seat)).seen
    if now.is_chance_node() or view.seat not in now.deciders():
        return []
    return [now.action_to_string(action, view.seat) for action in now.legal_actions(view.seat)]


def act(call: Call) -> types.Done:
    body = call.body_as(types.Move)
    visitor = call.require_visitor()
    after = call.house.rooms.act(visitor, call.table, body.seat, body.position, body.request, body.actions)
    return types.Done(call.table, after)


def draft(call: Call) -> types.Done:
    body = call.body_as(types.DraftMove)
    visitor = call.require_visitor()
    texts = list(body.actions)
    if body.typed:
        room = call.room()
        now = Draft(room.play, body.seat, _stored(room, body.seat)).state
        texts += understood(room.features, now, body.seat, body.typed)
    if not texts:
        raise Refused(422, "nothing-to-do")
    after = call.house.drafts.add(visitor, call.table, body.seat, body.position, body.request, texts)
    return types.Done(call.table, after)


def _stored(room: Room, seat: int) -> list[str]:
    if seat not in room.places or not 0 <= seat < len(room.table.seats):
        raise Refused(403, "not-your-seat", seat=seat + 1)
    return stored_draft(room.table.seats[seat])


def back(call: Call) -> types.Done:
    body = call.body_as(types.Back)
    drafts, visitor = call.house.drafts, call.require_visitor()
    after = drafts.back(visitor, call.table, body.seat, body.position, body.request, body.count)
    return types.Done(call.table, after)


def restart(call: Call) -> types.Done:
    body = call.body_as(types.Step)
    drafts, visitor = call.house.drafts, call.require_visitor()
    return types.Done(call.table, drafts.back(visitor, call.table, body.seat, body.position, body.request, None))


def confirm(call: Call) -> types.Done:
    body = call.body_as(types.Step)
    drafts, visitor = call.house.drafts, call.require_visitor()
    return types.Done(call.table, drafts.confirm(visitor, call.table, body.seat, body.position, body.request))


def undo(call: Call) -> types.Done:
    body = call.body_as(types.Step)
    visitor = call.require_visitor()
    after = call.house.taking_back.ask(visitor, call.table, body.seat, body.position, body.request)
    return types.Done(call.table, after)


def consent(call: Call) -> types.Done:
    body = call.body_as(types.Consent)
    visitor = call.require_visitor()
    after = call.house.taking_back.answer(visitor, call.table, body.seat, body.position, body.agree)
    return types.Done(call.table, after)


def order(call: Call) -> types.Done:
    body = call.body_as(types.Order)
    return types.Done(call.table, call.house.seats.order(call.require_visitor(), call.table, body.seat, body.limit))


def withdraw(call: Call) -> types.Done:
    body = call.body_as(types.Step)
    return types.Done(
        call.table, call.house.rooms.withdraw(call.require_visitor(), call.table, body.seat, body.position)
    )


def contribute(call: Call) -> types.Done:
    body = call.body_as(types.Contribution)
    visitor = call.require_visitor()
    return types.Done(call.table, call.house.rooms.contribute(visitor, call.table, body.seat, body.text))


def message(call: Call) -> types.Done:
    body = call.body_as(types.Message)
    visitor = call.require_visitor()
    text = one_line(body.text)
    if not text:
        raise Refused(422, "empty-message")
    chat.say(call.house.rooms, call.house.limits, visitor, call.table, body.seat, text)
    return types.Done(call.table, call.room().table.position)


def record(call: Call) -> str:
    """The record as text, as the seat may read it; it tells the seed, and all secrets, when the game is over.

    It can be had whatever has become of the game; what cannot be played reads as it is stored.
    """
    try:
        room = call.room()
        halted = room.halted
    except Halted as nothing:
        halted = nothing
    if halted is None:
        return dump(readable(public_record(room.play, room.table), room.table, call.seat(room)))
    table, places = call.house.rooms.visible(call.table, call.visitor)
    return text_as_stored(call.house.rooms, table, halted, call.seat_among(places))


def why(call: Call) -> types.Reasons:
    """Why an element or an action cannot be chosen."""
    room = call.room()
    seat = call.seat(room)
    if seat is None:
        raise Refused(403, "only-seats")
    now = Draft(room.play, seat, _stored(room, seat)).seen
    action = call.query.get("action", "")[:120]
    if action:
        return types.Reasons(_why_action(call, room, seat, action))
    element = call.query.get("element", "")[:60]
    if now.is_chance_node() or now.is_terminal():
        return types.Reasons([])
    found = room.features.presentation.reasons(now, seat, element, call.language)
    return types.Reasons([types.Why(*reason) for reason in found])


def _why_action(call: Call, room: Room, seat: int, action: str) -> list[types.Why]:
    after = Draft(room.play, seat, _stored(room, seat))
    try:
        after.add([action])
    except IllegalMove as move:
        return [types.Why(action, str(move.facts["rule"]), move.sentence(call.say))]
    return []


def preview(call: Call) -> types.Preview:
    """What actions would lead to, without keeping anything."""
    room = call.room()
    seat = call.seat(room)
    if seat is None:
        raise Refused(403, "only-seats")
    texts = [text[:120] for text in call.query.getlist("action")][: call.house.limits.actions]
    after = Draft(room.play, seat, _stored(room, seat))
    before = after.seen.clone()
    shown = room.features.presentation
    asks = shown.before_passing(before, seat, call.language) if seat in before.deciders() else []
    after.add(texts)
    found = shown.consequence(before, seat, texts, call.language)
    return types.Preview(
        texts,
        list(found.changes),
        list(found.points),
        list(found.offers),
        list(found.notes),
        after.is_complete(room.features),
        list(asks),
    )


_TABLE: Final = "/api/tables/{table}"
_POSITION: Final = Query("position", "an earlier position to look at")
_ELEMENT: Final = Query("element", "id of an element of the board", "string")
_ACTION: Final = Query("action", "an action's text", "string")
_ACTIONS: Final = Query("action", "action texts, one after the other", "string", several=True)

ENDPOINTS: Final = (
    Endpoint("GET", _TABLE, state, "what a seat sees", types.TableState, query=(SEAT, _POSITION, LANGUAGE)),
    Endpoint("POST", f"{_TABLE}/act", act, "acts at once", types.Done, types.Move),
    Endpoint("POST", f"{_TABLE}/draft", draft, "puts actions to the draft", types.Done, types.DraftMove),
    Endpoint("POST", f"{_TABLE}/draft/back", back, "takes actions off the draft", types.Done, types.Back),
    Endpoint("POST", f"{_TABLE}/draft/restart", restart, "empties the draft", types.Done, types.Step),
    Endpoint("POST", f"{_TABLE}/confirm", confirm, "plays the draft", types.Done, types.Step),
    Endpoint("POST", f"{_TABLE}/undo", undo, "takes back the last turn, or asks for it", types.Done, types.Step),
    Endpoint("POST", f"{_TABLE}/consent", consent, "answers somebody who asks", types.Done, types.Consent),
    Endpoint("POST", f"{_TABLE}/order", order, "standing order for offers", types.Done, types.Order),
    Endpoint("POST", f"{_TABLE}/withdraw", withdraw, "leaves the game for good", types.Done, types.Step),
    Endpoint("POST", f"{_TABLE}/contribute", contribute, "mixes a text into all draws", types.Done, types.Contribution),
    Endpoint("POST", f"{_TABLE}/message", message, "says something", types.Done, types.Message),
    Endpoint("GET", f"{_TABLE}/record", record, "the record of the game as text", None, query=(SEAT,)),
    Endpoint("GET", f"{_TABLE}/why", why, "why not", types.Reasons, query=(SEAT, _ELEMENT, _ACTION, LANGUAGE)),
    Endpoint("GET", f"{_TABLE}/preview", preview, "what would happen", types.Preview, query=(SEAT, _ACTIONS, LANGUAGE)),
)
