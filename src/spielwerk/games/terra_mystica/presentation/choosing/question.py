# not compiled: made for people, once per position
"""Who must decide what, as one sentence seen from a seat."""

from typing import Final

from spielwerk.core import game
from spielwerk.games.terra_mystica.presentation.telling.notes import offers_to
from spielwerk.games.terra_mystica.presentation.telling.wording import capital, faction_of, position, wording
from spielwerk.games.terra_mystica.rules.power import power_room
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    AFTER_ACTION,
    CHOOSING_FACTIONS,
    CULT_SPADES,
    DRAWING,
    PLACING_DWELLINGS,
    TAKING_BONUS_TILES,
    TRANSFORMING,
    Player,
)
from spielwerk.games.terra_mystica.steps import terrain
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue

_SETTING_UP: Final = {CHOOSING_FACTIONS: "faction", PLACING_DWELLINGS: "dwelling", TAKING_BONUS_TILES: "bonus"}


def question(state: game.State, seat: int | None, language: str) -> str:
    """What the seat has to decide, or whom it waits for; a seat of None is a watcher."""
    table, say = position(state), wording(language)
    if table.is_terminal():
        return result(table, say)
    if table.phase == DRAWING:
        return say("shown.ask.drawing")
    if seat is not None and seat in table.deciders():
        return _own(table, seat, say)
    return _others(table, seat, say)


def winners(state: TerraMystica) -> list[int]:
    """The seats with most points."""
    most = max(player.points for player in state.players)
    return [seat for seat, player in enumerate(state.players) if player.points == most]


def result(state: TerraMystica, say: Catalogue) -> str:
    """Who has won, with how many points."""
    seats = winners(state)
    names = say.enumerate([faction_of(state, seat, say) for seat in seats])
    return say("shown.ask.over", names=capital(names), points=int(state.players[seats[0]].points), n=len(seats))


def _own(state: TerraMystica, seat: int, say: Catalogue) -> str:
    """A decision of one's own; where several wait, the one that comes first."""
    player = state.players[seat]
    kind = _kind(state, seat)
    if kind == "offer":
        return _offer(state, seat, say)
    number = _number(state, player, kind)
    asked = say(f"shown.ask.{kind}", n=number, terrain=terrain(player.faction.colour, say))
    offered = sum(power for _, power in offers_to(state, seat))
    if offered and state.turn == seat and not player.must_decide():
        return f"{asked} {say('shown.ask.offer-too', n=offered)}"
    return asked


def _kind(state: TerraMystica, seat: int) -> str:
    """What the seat has to decide first: a key of `shown.ask` and `shown.waiting`."""
    player = state.players[seat]
    if state.phase < ACTIONS:
        return _SETTING_UP[int(state.phase)]
    if state.phase == CULT_SPADES:
        return "cult-spades"
    due = (
        ("favours", player.due_favours),
        ("towns", player.due_towns),
        ("keys", player.due_keys),
        ("cults", player.due_cults),
        ("bridges", player.due_bridges),
        ("ride", player.due_ride),
        ("trading-house", player.due_trading_house),
        ("sandstorm", player.due_sandstorm),
    )
    for kind, number in due:
        if number > 0:
            return kind
    if state.turn != seat:
        return "offer"
    if state.stage == AFTER_ACTION:
        return "after"
    if state.stage == TRANSFORMING:
        return "spades" if player.spades > 0 else "dwelling-or-not"
    return "action" if state.actions_left < 2 else "actions"


def _number(state: TerraMystica, player: Player, kind: str) -> int:
    """The amount that a question is about."""
    if kind == "cults":
        return int(player.due_cult_steps)
    if kind == "actions":
        return int(state.actions_left)
    return {"favours": int(player.due_favours), "towns": int(player.due_towns)}.get(kind, int(player.spades))


def _offer(state: TerraMystica, seat: int, say: Catalogue) -> str:
    """Power from a neighbour; from several, all of it together."""
    player = state.players[seat]
    found = offers_to(state, seat)
    if len(found) > 1:
        sources = dict.fromkeys(faction_of(state, source, say) for source, _ in found)
        power = sum(power for _, power in found)
        return capital(say("shown.ask.offers", who=say.enumerate(list(sources)), power=power, n=len(sources)))
    source, power = found[0]
    price = min(power, int(player.points) + 1, int(power_room(player))) - 1
    key = "offer" if price > 0 else "offer-free"
    return capital(say(f"shown.ask.{key}", who=faction_of(state, source, say), n=power, points=price))


def _others(state: TerraMystica, seat: int | None, say: Catalogue) -> str:
    """Whom everybody else waits for, and with what."""
    parts = [
        say("shown.waiting.with", who=faction_of(state, other, say), what=say(f"shown.waiting.{_kind(state, other)}"))
        for other in state.deciders()
    ]
    return say("shown.waiting.you" if seat is not None else "shown.waiting.watcher", who=say.enumerate(parts))
