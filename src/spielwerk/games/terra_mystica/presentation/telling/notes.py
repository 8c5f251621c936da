# not compiled: made for people, once per choice
"""What else should be known before deciding, in sentences: what is lost, what comes due, what others get."""

from collections.abc import Iterator
from typing import Final

from spielwerk.core.game import NOBODY
from spielwerk.games.terra_mystica.kinds import is_exchange, kind, name_of
from spielwerk.games.terra_mystica.presentation.telling.amounts import (
    Amounts,
    amounts_after,
    amounts_of,
    power_spent,
    short_changes,
    signed,
)
from spielwerk.games.terra_mystica.presentation.telling.wording import capital, faction_of
from spielwerk.games.terra_mystica.rules.cults import top_is_free
from spielwerk.games.terra_mystica.rules.neighbours import beside_opponent
from spielwerk.games.terra_mystica.rules.power import power_room
from spielwerk.games.terra_mystica.rules.transform import tunnel_price
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    BUILDER_REWARDED,
    CULT_INCOME,
    FINISHED,
    INCOME,
    OFFER_FIELDS,
    OFFER_FROM,
    OFFER_POWER,
    OFFER_TO,
    SETTLED,
    TOWN_FOUNDED,
    TRANSFORMING,
    Event,
)
from spielwerk.games.terra_mystica.terms import CULT_NAMES, CULTS
from spielwerk.games.terra_mystica.tiles import favours, towns
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.games.terra_mystica.values import TOP
from spielwerk.locale.catalogue import Catalogue

_MUCH: Final = 50
"""More power and priests than anything brings at once."""


# One action.


def of_action(before: TerraMystica, after: TerraMystica, seat: int, action: int, say: Catalogue) -> Iterator[str]:
    """Notes on one action, from the positions before and after it."""
    yield from _declined(before, after, seat, action, say)
    name = name_of(action)
    if name == "send-priest":
        yield say("shown.note.priest-returns" if kind(action).value(action, 1) == 0 else "shown.note.priest-stays")
    if name == "upgrade" and kind(action).value(action, 1) == 0 and not before.players[seat].due_trading_house:
        if not beside_opponent(before, seat, kind(action).value(action, 0)):
            yield say("shown.note.lonely")
    if before.players[seat].tunnelled != after.players[seat].tunnelled:
        yield from _tunnel(before, seat, say)
    if name == "pass" and before.phase == ACTIONS and before.first_to_pass == NOBODY:
        yield say("shown.note.first")
    if name in ("done", "build"):
        lost = before.players[seat].spades - after.players[seat].spades
        if lost > 0 and after.phase == ACTIONS:
            yield say("shown.note.spades-lost", n=int(lost))
    yield from _cults(before, after, seat, action, say)
    yield from _lost(before, after, seat, action, say)


def _declined(before: TerraMystica, after: TerraMystica, seat: int, action: int, say: Catalogue) -> Iterator[str]:
    """Offers to the seat that its main action gives up."""
    if name_of(action) in ("accept", "decline"):
        return
    open_still = [tuple(offer) for offer in offers_to(after, seat)]
    for source, power in offers_to(before, seat):
        if (source, power) not in open_still:
            yield say("shown.note.declined", n=power, whom=say(f"words.from.{after.players[source].faction.name}"))


def offers_to(state: TerraMystica, seat: int) -> list[tuple[int, int]]:
    """Source and power of every open offer to a seat."""
    return [
        (int(state.offers[start + OFFER_FROM]), int(state.offers[start + OFFER_POWER]))
        for start in range(0, len(state.offers), OFFER_FIELDS)
        if state.offers[start + OFFER_TO] == seat
    ]


def _tunnel(before: TerraMystica, seat: int, say: Catalogue) -> Iterator[str]:
    player = before.players[seat]
    price = tunnel_price(player)
    name = "carpet" if price[2] > 0 else "tunnel"
    yield say(f"shown.note.{name}", n=int(price[1] + price[2]), points=int(player.faction.tunnel_points))


def cult_steps(state: TerraMystica, seat: int, action: int) -> dict[int, int]:
    """Steps that an action itself is for, by cult."""
    row = kind(action)
    first = int(row.value(action, 0)) if row.arguments else 0
    if row.name == "send-priest":
        return {first: int(row.value(action, 1)) + 1}
    if row.name == "favour":
        return {int(favours.CULT_OF[first + 1]): int(favours.STEPS[first + 1])}
    if row.name == "town":
        return dict.fromkeys(range(CULTS), int(towns.CULT_STEPS[first + 1]))
    return {first: int(state.players[seat].due_cult_steps)} if row.name == "cult" else {}


def _cults(before: TerraMystica, after: TerraMystica, seat: int, action: int, say: Catalogue) -> Iterator[str]:
    """The tenth step: opened by a key, or missed."""
    old, new = before.players[seat].cults, after.players[seat].cults
    steps = cult_steps(before, seat, action)
    for cult in range(CULTS):
        name = say(f"words.cult.{CULT_NAMES[cult]}")
        if old[cult] < TOP and new[cult] == TOP:
            yield say("shown.note.key-used", cult=name)
        elif old[cult] < TOP and old[cult] + steps.get(cult, 0) >= TOP and not after.players[seat].due_keys:
            yield say("shown.note.no-key" if top_is_free(after, cult) else "shown.note.top-taken", cult=name)
        elif old[cult] == TOP and steps.get(cult, 0) > 0:
            yield say("shown.note.at-top", cult=name)


def _lost(before: TerraMystica, after: TerraMystica, seat: int, action: int, say: Catalogue) -> Iterator[str]:
    """Power and priests that find no room: what there would be with room for everything, less what there is."""
    if is_exchange(action) or after.phase != before.phase or after.round != before.round:
        return
    if name_of(action) == "decline":
        return
    if name_of(action) == "accept":
        offered = int(kind(action).value(action, 1)) + 1
        gained = amounts_of(after, seat).progress() - amounts_of(before, seat).progress()
        if gained < offered:
            full = power_room(before.players[seat]) < offered
            yield say("shown.note.no-room" if full else "shown.note.no-points", n=gained, offered=offered)
        return
    roomy = before.clone()
    roomy.players[seat].bowl_one += _MUCH
    roomy.players[seat].priests_on_board -= _MUCH
    start = amounts_of(roomy, seat)
    roomy.apply_action(action, seat)
    could, had, has = amounts_of(roomy, seat), amounts_of(before, seat), amounts_of(after, seat)
    spent = power_spent(before, seat, [action])
    power = _gained(start, could, spent) - _gained(had, has, spent)
    priests = could.priests - start.priests - has.priests + had.priests
    if power > 0:
        yield say("shown.note.power-lost", n=power)
    if priests > 0:
        yield say("shown.note.priests-lost", n=priests)


def _gained(old: Amounts, new: Amounts, spent: int) -> int:
    return new.progress() - old.progress() + 2 * spent


# Everything together.


def of_result(
    before: TerraMystica, after: TerraMystica, seat: int, events: list[Event], say: Catalogue
) -> Iterator[str]:
    """Notes on where a row of actions leads."""
    founded = sum(event.kind == TOWN_FOUNDED and event.seat == seat for event in events)
    if founded > 0:
        yield say("shown.note.town", n=founded)
    if after.buildings_raised > before.buildings_raised and len(after.watched) > len(before.watched):
        yield say("shown.note.watched")
    for event in events:
        if event.kind == BUILDER_REWARDED and event.seat != seat:
            who = faction_of(after, event.seat, say)
            if event.first:
                yield capital(say("shown.note.rewarded", who=who))
            elif after.settings.cultists_erratum:
                yield say("shown.note.all-declined", who=who)
    yield from due(after, seat, say)
    yield from _round_end(before, after, seat, events, say)


def due(state: TerraMystica, seat: int, say: Catalogue) -> Iterator[str]:
    """What the seat has to decide next."""
    player = state.players[seat]
    for name, number in (
        ("favours", player.due_favours),
        ("towns", player.due_towns),
        ("keys", int(player.due_keys).bit_count()),
        ("bridges", player.due_bridges),
        ("ride", player.due_ride),
        ("trading-house", player.due_trading_house),
        ("sandstorm", player.due_sandstorm),
        ("priests", player.due_priests),
        ("spades", player.spades),
    ):
        if number > 0:
            yield say(f"shown.due.{name}", n=int(number))
    if player.due_cults > 0:
        yield say("shown.due.cults", n=int(player.due_cult_steps))
    if state.turn == seat and state.stage == TRANSFORMING and player.spades == 0 and not player.must_decide():
        if any(name_of(action) == "build" for action in state.legal_actions(seat)):
            yield say("shown.due.dwelling")
    if state.turn == seat and state.actions_left > 1 and player.spades == 0:
        yield say("shown.due.actions", n=int(state.actions_left))


def _round_end(
    before: TerraMystica, after: TerraMystica, seat: int, events: list[Event], say: Catalogue
) -> Iterator[str]:
    """The cult bonus, the income and the final scoring that follow at once."""
    if before.phase < ACTIONS or (after.phase == before.phase and after.round == before.round):
        return
    if before.phase == ACTIONS:
        yield say("shown.note.game-ends" if after.phase == FINISHED else "shown.note.round-ends", n=int(before.round))
    known = amounts_of(before, seat)
    for event in events:
        if event.seat != seat or event.kind not in (SETTLED, CULT_INCOME, INCOME):
            continue
        now = amounts_after(event, known)
        changes = short_changes(known, now, say)
        if event.kind != SETTLED and changes:
            yield say("shown.note.cult-income" if event.kind == CULT_INCOME else "shown.note.income", changes=changes)
        known = now
    if after.phase == FINISHED:
        yield say("shown.note.final", points=signed(int(after.players[seat].points) - known.points))
