"""Power from a neighbour's building (rulebook, "Power from Neighbours").

All offers of one building are open at once and each can be answered at any time, until the seat's own next main
action declines what is left of them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import intersection, members
from spielwerk.games.terra_mystica.actions import LARGEST_OFFER, offer_place
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.rules.power import gain_power, power_room
from spielwerk.games.terra_mystica.state import (
    BUILDER_REWARDED,
    FROM_POWER,
    OFFER_BUILDING,
    OFFER_FIELDS,
    OFFER_FROM,
    OFFER_POWER,
    OFFER_TO,
    POWER_TAKEN,
    WATCHED_ABLE,
    WATCHED_ACCEPTED,
    WATCHED_BUILDING,
    WATCHED_FIELDS,
    WATCHED_SEAT,
    State,
)

# How an offer ends.
_DECLINED: Final = 0
_ACCEPTED: Final = 1
_EMPTY: Final = 2  # full bowls: it could not have been accepted


def offer_power(state: State, seat: i64, hex: i64) -> None:
    """Opens the offers for a building just raised: to every opponent the value of his own buildings next to it."""
    value: vec[i64] = vec[i64]([0] * len(state.players))
    found = False
    for other in members(intersection(state.near(hex), state.occupied())):
        owner = state.owner[other]
        if owner != seat:
            found = True
            value[owner] += state.players[owner].faction.power_values[state.building[other]]
    if not found:
        return
    state.buildings_raised += 1
    able: i64 = 0
    for target in clockwise_from(state, seat):
        player = state.players[target]
        if value[target] == 0 or player.withdrawn or power_room(player) == 0:
            continue
        able += 1
        for field in (target, seat, value[target], state.buildings_raised):
            state.offers = append(state.offers, field)
    if able > 0 and state.players[seat].faction.watches_offers:
        for field in (state.buildings_raised, seat, 0, able):
            state.watched = append(state.watched, field)


def clockwise_from(state: State, seat: i64) -> vec[i64]:
    """The other seats in turn order, beginning after the given one."""
    count = len(state.order)
    start: i64 = 0
    for place in range(count):
        if state.order[place] == seat:
            start = place
    found = vec[i64]([])
    for step in range(1, count):
        found = append(found, state.order[(start + step) % count])
    return found


def find(state: State, seat: i64, source: i64, power: i64) -> i64:
    """Where the first such offer starts in `state.offers`, or -1."""
    for start in range(0, len(state.offers), OFFER_FIELDS):
        if (
            state.offers[start + OFFER_TO] == seat
            and state.offers[start + OFFER_FROM] == source
            and state.offers[start + OFFER_POWER] == power
        ):
            return start
    return -1


def has_offer(state: State, seat: i64) -> bool:
    for start in range(0, len(state.offers), OFFER_FIELDS):
        if state.offers[start + OFFER_TO] == seat:
            return True
    return False


def _close_empty(state: State, seat: i64) -> None:
    """Full bowls take nothing more: what else is offered to the seat is neither accepted nor declined."""
    for start in _offers_to(state, seat):
        _answered(state, _remove(state, start), _EMPTY)


def _remove(state: State, start: i64) -> i64:
    """Takes an offer away and returns the number of its building."""
    building = state.offers[start + OFFER_BUILDING]
    rest = vec[i64]([])
    for place in range(len(state.offers)):
        if place < start or place >= start + OFFER_FIELDS:
            rest = append(rest, state.offers[place])
    state.offers = rest
    return building


def _answered(state: State, building: i64, answer: i64) -> None:
    """Tells a builder who waits for the answers: at the first acceptance, or when all who were able have declined."""
    for start in range(0, len(state.watched), WATCHED_FIELDS):
        if state.watched[start + WATCHED_BUILDING] != building:
            continue
        seat = state.watched[start + WATCHED_SEAT]
        if answer == _EMPTY:
            state.watched[start + WATCHED_ABLE] -= 1
        if answer == _ACCEPTED and state.watched[start + WATCHED_ACCEPTED] == 0:
            state.watched[start + WATCHED_ACCEPTED] = 1
            state.players[seat].faction.offer_accepted(state, seat)
            state.note(BUILDER_REWARDED, seat, 1, 0)
        if _is_open(state, building):
            return
        if state.watched[start + WATCHED_ACCEPTED] == 0 and state.watched[start + WATCHED_ABLE] > 0:
            state.players[seat].faction.offers_declined(state, seat)
            state.note(BUILDER_REWARDED, seat, 0, 0)
        rest = vec[i64]([])
        for place in range(len(state.watched)):
            if place < start or place >= start + WATCHED_FIELDS:
                rest = append(rest, state.watched[place])
        state.watched = rest
        return


def _is_open(state: State, building: i64) -> bool:
    for start in range(0, len(state.offers), OFFER_FIELDS):
        if state.offers[start + OFFER_BUILDING] == building:
            return True
    return False


def decline_all(state: State, seat: i64) -> None:
    """A main action, and leaving the game, declines every open offer."""
    for start in _offers_to(state, seat):
        _answered(state, _remove(state, start), _DECLINED)


def _offers_to(state: State, seat: i64) -> list[i64]:
    """Where the offers to a seat start; each is told when those before it have been taken away."""
    places: list[i64] = []
    for start in range(0, len(state.offers), OFFER_FIELDS):
        if state.offers[start + OFFER_TO] == seat:
            places.append(start - OFFER_FIELDS * len(places))
    return places


def _offered(state: State, seat: i64, start: i64, out: list[int]) -> None:
    """The actions of a kind that begins at `start`, one for every offer; equal offers of one source share theirs."""
    if len(state.offers) == 0:
        return
    places: list[int] = []
    for offer in range(0, len(state.offers), OFFER_FIELDS):
        if state.offers[offer + OFFER_TO] == seat:
            place = offer_place(state.offers[offer + OFFER_FROM], state.offers[offer + OFFER_POWER])
            if place not in places:
                places.append(place)
    places.sort()
    for place in places:
        out.append(start + place)


class Accept(Kind):
    """Takes power that is offered; it costs one VP less than the power really gained, and VP never fall below 0."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        _offered(state, seat, self.start, out)

    def source(self, action: i64) -> i64:
        return (action - self.start) // LARGEST_OFFER

    def power(self, action: i64) -> i64:
        return (action - self.start) % LARGEST_OFFER + 1

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if find(state, seat, self.source(action), self.power(action)) < 0:
            found.add("power-from-neighbours.no-offer")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        source = self.source(action)
        power = self.power(action)
        building = _remove(state, find(state, seat, source, power))
        player = state.players[seat]
        if power > player.points + 1:
            power = player.points + 1
        gained = gain_power(player, power)
        if gained > 1:
            score(player, FROM_POWER, 1 - gained)
        state.note(POWER_TAKEN, seat, source, gained)
        _answered(state, building, _ACCEPTED)
        if power_room(player) == 0:
            _close_empty(state, seat)


class Decline(Accept):
    """Leaves power that is offered."""

    def apply(self, state: State, seat: i64, action: i64) -> None:
        building = _remove(state, find(state, seat, self.source(action), self.power(action)))
        _answered(state, building, _DECLINED)
