"""What a faction's command becomes: one or more of our actions.

Where a command leaves something open (which space, which terrain, which offer), the server's choice is made here.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spielwerk.core.errors import Problem
from spielwerk.core.sets import BIT, contains
from spielwerk.games.terra_mystica import actions, terms
from spielwerk.games.terra_mystica.interchange import commands
from spielwerk.games.terra_mystica.interchange.commands import ANY, Command
from spielwerk.games.terra_mystica.rules.cults import top_is_free
from spielwerk.games.terra_mystica.rules.power import power_room
from spielwerk.games.terra_mystica.rules.priests import has_space
from spielwerk.games.terra_mystica.state import (
    BEFORE_ACTION,
    OFFER_FIELDS,
    OFFER_FROM,
    OFFER_POWER,
    OFFER_TO,
    PLACING_DWELLINGS,
)
from spielwerk.games.terra_mystica.tiles.towns import CULT_STEPS, KEYS
from spielwerk.games.terra_mystica.values import POWER_COST, TOP

if TYPE_CHECKING:
    from spielwerk.games.terra_mystica.interchange.replay import Replay

_FREE_STEPS: Final = 3


def play(replay: "Replay", seat: int, command: Command) -> None:
    """Raises Problem where the command cannot mean anything here, `replay.RefusedByRules` where the rules refuse it."""
    _PLAYERS[command.kind](replay, seat, command)


def _single(replay: "Replay", seat: int, command: Command) -> None:
    replay.apply(seat, command.first)


def _build(replay: "Replay", seat: int, command: Command) -> None:
    """With spades at hand the hex is first brought to the home terrain."""
    state = replay.state
    player = state.players[seat]
    home = player.faction.colour
    if state.phase != PLACING_DWELLINGS and state.terrain[command.first] != home:
        if player.spades > 0 or player.due_sandstorm > 0:
            replay.apply(seat, actions.transforming(command.first, home))
    replay.apply(seat, actions.BUILD + command.first)


def _upgrade(replay: "Replay", seat: int, command: Command) -> None:
    replay.apply(seat, actions.upgrading(command.first, command.second))


def _dig(replay: "Replay", seat: int, command: Command) -> None:
    """Digging comes before transforming; after it, whoever can act again begins another action with it."""
    if replay.state.players[seat].last_changed >= 0:
        replay.begin_another(seat)
    replay.apply(seat, actions.DIG + command.first - 1)


def _transform(replay: "Replay", seat: int, command: Command) -> None:
    player = replay.state.players[seat]
    target = command.second
    if target == ANY:
        target = player.faction.colour
        if player.due_sandstorm == 0 and player.faction.fixed_spades == 0:
            target = nearest_terrain(int(replay.state.terrain[command.first]), target, player.spades)
    replay.apply(seat, actions.transforming(command.first, target))


def nearest_terrain(terrain: int, home: int, spades: int) -> int:
    """Where all spades lead on the shorter way round the wheel towards the home terrain, or home itself."""
    ahead = (home - terrain) % int(terms.WHEEL)
    back = (terrain - home) % int(terms.WHEEL)
    if ahead < back:
        return (terrain + min(ahead, spades)) % int(terms.WHEEL)
    return (terrain - min(back, spades)) % int(terms.WHEEL)


def _send(replay: "Replay", seat: int, command: Command) -> None:
    """Without a number the priest goes to the best space that is free."""
    state = replay.state
    steps = command.second
    if steps == ANY:
        steps = next(n for n in range(actions.PRIEST_STEPS, 0, -1) if has_space(state, command.first, n))
    replay.apply(seat, actions.sending(command.first, steps))


def _bridge(replay: "Replay", seat: int, command: Command) -> None:
    replay.apply(seat, actions.BRIDGE + command.first)


def _connect(replay: "Replay", seat: int, command: Command) -> None:
    """Land hexes stand for a river hex that borders all of them."""
    if command.first != ANY:
        replay.apply(seat, actions.CONNECT + command.first)
        return
    state = replay.state
    board = state.board
    rivers = [
        river for river in range(board.rivers) if all(contains(board.river_near(river), hex) for hex in command.hexes)
    ]
    if not rivers:
        raise Problem("log.no-river")
    possible = [river for river in rivers if state.why_not(actions.CONNECT + river, seat) is None]
    replay.apply(seat, actions.CONNECT + (possible + rivers)[0])


def _pass(replay: "Replay", seat: int, command: Command) -> None:
    """In the last round a tile that is named is not taken."""
    last = replay.state.round == terms.ROUNDS
    replay.apply(seat, actions.PASS + (0 if last else command.first))


def _leech(replay: "Replay", seat: int, command: Command) -> None:
    place = _offer(replay, seat, command)
    if place >= 0:
        replay.apply(seat, actions.ACCEPT + place)
    elif power_room(replay.state.players[seat]) > 0:
        raise Problem("log.no-offer")
    _answered(replay, seat)


def _decline(replay: "Replay", seat: int, command: Command) -> None:
    """Offers to somebody with full bowls are none for us, so there may be nothing to decline."""
    if command.first == ANY:
        for place in _offers(replay, seat):
            replay.apply(seat, actions.DECLINE + place)
    else:
        place = _offer(replay, seat, command)
        if place >= 0:
            replay.apply(seat, actions.DECLINE + place)
    _answered(replay, seat)


def _answered(replay: "Replay", seat: int) -> None:
    """On the server an answer closes the row, and with it a turn whose action is complete."""
    if seat == replay.state.turn:
        replay.end_turn()


def _offers(replay: "Replay", seat: int) -> list[int]:
    """All offers to a seat, by their places in the actions."""
    offers = replay.state.offers
    return [
        actions.offer_place(offers[start + OFFER_FROM], offers[start + OFFER_POWER])
        for start in range(0, len(offers), OFFER_FIELDS)
        if offers[start + OFFER_TO] == seat
    ]


def _offer(replay: "Replay", seat: int, command: Command) -> int:
    """The offer that is answered: of that size, or so large that only that much of it can be taken; -1 for none."""
    source = replay.seats.get(command.source, ANY)
    if command.source and source == ANY:
        raise Problem("log.not-in-game", name=command.source)
    player = replay.state.players[seat]
    room = min(int(power_room(player)), int(player.points) + 1)
    capped = -1
    for place in _offers(replay, seat):
        if source != ANY and place // actions.LARGEST_OFFER != source:
            continue
        power = place % actions.LARGEST_OFFER + 1
        if power == command.first:
            return place
        if capped < 0 and power > command.first == room:
            capped = place
    return capped


def _convert(replay: "Replay", seat: int, command: Command) -> None:
    rate = int(POWER_COST[command.first]) if command.first <= actions.POWER_TO_PRIEST else 1
    if command.first == actions.COINS_TO_POINT:
        rate = int(replay.state.players[seat].faction.coins_per_point)
    if command.third != rate * command.second:
        raise Problem("log.rate", wanted=command.second, price=rate * command.second, given=command.third)
    for _ in range(command.second):
        replay.apply(seat, actions.CONVERT + command.first)


def _burn(replay: "Replay", seat: int, command: Command) -> None:
    for _ in range(command.first):
        replay.apply(seat, actions.BURN)


def _favour(replay: "Replay", seat: int, command: Command) -> None:
    for _ in range(command.second):
        replay.apply(seat, actions.FAVOUR + command.first - 1)


def _town(replay: "Replay", seat: int, command: Command) -> None:
    for _ in range(command.second):
        _leave_out_untold(replay, seat, command.first)
        replay.apply(seat, actions.TOWN + command.first - 1)


def _leave_out_untold(replay: "Replay", seat: int, tile: int) -> None:
    """Where a tile brings more markers to the top than there are keys, the server opens any of these cults.

    A row of the ledger tells which; the other markers are lowered by hand, as players do it who want to choose.
    """
    state = replay.state
    player = state.players[seat]
    steps = int(CULT_STEPS[tile])
    if steps == 0 or not state.settings.keys_in_order:
        return
    candidates = [
        cult for cult in range(terms.CULTS) if TOP - steps <= player.cults[cult] < TOP and top_is_free(state, cult)
    ]
    told = replay.told_cults() if len(candidates) > player.keys + KEYS[tile] else None
    if told is not None and any(told[cult] == TOP for cult in candidates):
        for cult in candidates:
            if told[cult] < TOP:
                for _ in range(int(player.cults[cult]) + steps - (TOP - 1)):
                    replay.apply(seat, actions.LOWER + cult)


def _cult(replay: "Replay", seat: int, command: Command) -> None:
    """Steps that are due, or the last step that a key opens. At the top of a track steps have no effect."""
    player = replay.state.players[seat]
    steps = command.second
    while steps > 0:
        if player.due_keys & BIT[command.first] != 0:
            steps -= 1
            replay.apply(seat, actions.KEY + command.first)
        elif player.due_cults > 0 or player.cults[command.first] < TOP:
            steps -= int(player.due_cult_steps)
            replay.apply(seat, actions.CULT + command.first)
        else:
            return


def _lower(replay: "Replay", seat: int, command: Command) -> None:
    """The server's way of saying which cult a key is for. Where our rules ask for it, the answer follows by itself."""
    if not replay.state.settings.keys_in_order:
        return
    for _ in range(command.second):
        replay.apply(seat, actions.LOWER + command.first)


def _give_up(replay: "Replay", seat: int, command: Command) -> None:
    """Spades that are of no use are lost by themselves, so there may be none to give up."""
    if command.first == actions.GIVE_UP_SPADE and replay.state.players[seat].spades == 0:
        return
    for _ in range(command.second):
        replay.apply(seat, actions.GIVE_UP + command.first)


def _wait(replay: "Replay", seat: int, command: Command) -> None:
    """Waiting for the decisions of others changes nothing."""


def _done(replay: "Replay", seat: int, command: Command) -> None:
    """Ends the turn; where it has ended already, there is nothing left to do."""
    state = replay.state
    if replay.turn_ends_written or (seat == state.turn and state.stage != BEFORE_ACTION):
        replay.apply(seat, actions.DONE)


_PLAYERS: Final[dict[int, Callable[["Replay", int, Command], None]]] = {
    commands.BUILD: _build,
    commands.UPGRADE: _upgrade,
    commands.DIG: _dig,
    commands.TRANSFORM: _transform,
    commands.SEND: _send,
    commands.SINGLE: _single,
    commands.BRIDGE: _bridge,
    commands.CONNECT: _connect,
    commands.PASS: _pass,
    commands.LEECH: _leech,
    commands.DECLINE: _decline,
    commands.CONVERT: _convert,
    commands.BURN: _burn,
    commands.FAVOUR: _favour,
    commands.TOWN: _town,
    commands.CULT: _cult,
    commands.LOWER: _lower,
    commands.GIVE_UP: _give_up,
    commands.WAIT: _wait,
    commands.DONE: _done,
}
