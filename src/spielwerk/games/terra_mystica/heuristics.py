"""What a thinking player would consider: whole turns with the exchanges that they need, and nothing pointless.

Free exchanges are never offered by themselves: they are folded into the action that needs them, in the cheapest way.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.sets import BIT, HexSet, contains, is_empty, members, union
from spielwerk.games.terra_mystica.actions import (
    ADVANCE_DIGGING,
    ADVANCE_SHIPPING,
    BUILD,
    DIG,
    POWER_ACTION,
    POWER_ACTION_SLOTS,
    PRIEST_STEPS,
    SPECIAL_ACTION,
    SPECIAL_NAMES,
    sending,
    transforming,
    upgrading,
)
from spielwerk.games.terra_mystica.kinds import is_exchange, kind, marked, named
from spielwerk.games.terra_mystica.planner import ways
from spielwerk.games.terra_mystica.price import Price, add, free
from spielwerk.games.terra_mystica.rules import bridges, special_actions
from spielwerk.games.terra_mystica.rules.build import dwelling_price
from spielwerk.games.terra_mystica.rules.dig import spades_price
from spielwerk.games.terra_mystica.rules.neighbours import reach, tunnel_reach
from spielwerk.games.terra_mystica.rules.priests import has_space
from spielwerk.games.terra_mystica.rules.transform import sandstorm_targets, spades_for, tunnel_price
from spielwerk.games.terra_mystica.rules.upgrade import left_in_supply, price_for
from spielwerk.games.terra_mystica.state import ACTIONS, BEFORE_ACTION, Player, State
from spielwerk.games.terra_mystica.terms import (
    CULTS,
    DWELLING,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    WHEEL,
)
from spielwerk.games.terra_mystica.tiles import power_actions
from spielwerk.games.terra_mystica.tiles import special_actions as specials
from spielwerk.games.terra_mystica.values import SUPPLY, TOP

_FOLDED: Final = marked(["burn", "convert", "lower", "dig"])
"""Never considered by themselves."""
_GIVEN_UP: Final = marked(["give-up"])
_STRAIGHT: Final = marked(["pass", "connect"])
"""Main decisions that are considered as they are; everything else is made of what the table shows."""
_TRANSFORMS: Final = marked(["transform"])
_TRANSFORM: Final = named("transform")
_SPECIAL: Final = named("special-action")


def sensible_turns(state: State, seat: i64, legal: list[int]) -> list[list[int]]:
    """Lists of actions that are legal one after the other. `legal` is what `legal_actions` gives for the seat."""
    if state.phase == ACTIONS and state.turn == seat:
        player = state.players[seat]
        if not player.must_decide() and state.stage == BEFORE_ACTION:
            return _main_turns(state, seat, legal)
    return _single_decisions(state, seat, legal)


def _single_decisions(state: State, seat: i64, legal: list[int]) -> list[list[int]]:
    """Decisions that stand for themselves: offers, tiles, cult steps, what remains of a transformation."""
    player = state.players[seat]
    found: list[list[int]] = []
    for action in legal:
        if _FOLDED[action] != 0 or (_GIVEN_UP[action] != 0 and len(legal) > 1):
            continue
        if _TRANSFORMS[action] == 0 or _leads_home(state, player, action):
            found.append([action])
    if not found:
        for action in legal:
            if not is_exchange(action):
                found.append([action])
    return found


def _leads_home(state: State, player: Player, action: i64) -> bool:
    """Whether a transformation goes straight towards the home terrain, as far as the spades allow."""
    hex = _TRANSFORM.value(action, 0)
    target = _TRANSFORM.value(action, 1)
    home = player.faction.colour
    if target == home:
        return True
    needed = spades_for(state, player, hex, home)
    used = spades_for(state, player, hex, target)
    if needed <= player.spades or used < player.spades:
        return False
    goes_ahead = (home - state.terrain[hex]) % WHEEL == needed
    rest = (home - target) % WHEEL if goes_ahead else (target - home) % WHEEL
    return used + rest == needed


class _Turns:
    """Collects turns of a seat; each is put in with its price and gets the exchanges that it needs in front."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.found: list[list[int]] = []

    def put(self, price: Price, actions: list[int]) -> bool:
        player = self.player
        if (
            price[0] <= player.coins
            and price[1] <= player.workers
            and price[2] <= player.priests
            and price[3] <= player.bowl_three
        ):
            self.found.append(actions)
            return True
        best = ways(player, price, 1)
        if not best:
            return False
        self.found.append(best[0].actions() + actions)
        return True


def _main_turns(state: State, seat: i64, legal: list[int]) -> list[list[int]]:
    turns = _Turns(state.players[seat])
    _upgrades(state, seat, turns)
    _dwellings(state, seat, turns)
    _tracks_and_priests(state, seat, turns)
    _power_actions(state, seat, turns)
    _special_actions(state, seat, turns)
    for action in legal:
        if _STRAIGHT[action] != 0:
            turns.found.append([action])
    return turns.found


def _upgrades(state: State, seat: i64, turns: _Turns) -> None:
    player = turns.player
    for hex in members(player.built):
        building = state.building[hex]
        if building == DWELLING and left_in_supply(player, TRADING_HOUSE) > 0:
            _upgrade(state, seat, turns, hex, TRADING_HOUSE)
        elif building == TRADING_HOUSE:
            if left_in_supply(player, TEMPLE) > 0:
                _upgrade(state, seat, turns, hex, TEMPLE)
            if left_in_supply(player, STRONGHOLD) > 0:
                _upgrade(state, seat, turns, hex, STRONGHOLD)
        elif building == TEMPLE and left_in_supply(player, SANCTUARY) > 0:
            _upgrade(state, seat, turns, hex, SANCTUARY)


def _upgrade(state: State, seat: i64, turns: _Turns, hex: i64, building: i64) -> None:
    turns.put(price_for(state, seat, hex, building), [upgrading(hex, building)])


def _dwellings(state: State, seat: i64, turns: _Turns) -> None:
    """Dwellings on home terrain, and transformations with every source of spades, with a dwelling where it can be."""
    player = turns.player
    near = reach(state, seat)
    far: HexSet = (0, 0)
    if player.faction.tunnel_range > 0:
        far = tunnel_reach(state, seat, near)
    spreads: list[int] = []
    for hex in members(union(near, far)):
        extra = free()
        if contains(far, hex):
            extra = tunnel_price(player)
        if state.terrain[hex] == player.faction.colour:
            if player.dwellings < SUPPLY[DWELLING]:
                turns.put(add(extra, dwelling_price(player)), [BUILD + hex])
            continue
        needed = spades_for(state, player, hex, player.faction.colour)
        _transformations(state, seat, turns, hex, needed, extra)
        if needed == 1 and contains(near, hex):
            spreads.append(hex)
    for number in range(POWER_ACTION_SLOTS):
        if power_actions.SPADES[number] > 1 and state.power_used & BIT[number] == 0:
            _two_hexes(turns, spreads, number)


def _transformations(state: State, seat: i64, turns: _Turns, hex: i64, needed: i64, extra: Price) -> None:
    player = turns.player
    home = transforming(hex, player.faction.colour)
    _dig_and_build(turns, extra, [], 0, needed, home, BUILD + hex)
    for number in range(POWER_ACTION_SLOTS):
        free = power_actions.SPADES[number]
        if free > 0 and state.power_used & BIT[number] == 0:
            price = add(extra, (0, 0, 0, power_actions.COST[number]))
            _dig_and_build(turns, price, [POWER_ACTION + number], free, needed, home, BUILD + hex)
    for number in range(len(SPECIAL_NAMES)):
        free = specials.SPADES[number]
        if free > 0 and special_actions.owns(player, number) and not special_actions.is_used(player, number):
            _dig_and_build(turns, extra, [SPECIAL_ACTION + number], free, needed, home, BUILD + hex)


def _dig_and_build(
    turns: _Turns, price: Price, opening: list[int], free: i64, needed: i64, transform: i64, build: i64
) -> None:
    """Digs what free spades leave, goes home and builds; without the dwelling only where it cannot be paid."""
    player = turns.player
    short = needed - free
    actions = opening[:]
    if short > 0:
        price = add(price, spades_price(player, short))
        actions.append(DIG + short - 1)
    actions.append(transform)
    if player.dwellings < SUPPLY[DWELLING] and turns.put(add(price, dwelling_price(player)), actions + [build]):
        return
    turns.put(price, actions)


def _two_hexes(turns: _Turns, hexes: list[int], number: i64) -> None:
    """The two spades of a power action on two hexes that need one each, a dwelling on the second."""
    player = turns.player
    if player.faction.fixed_spades > 0:
        return
    price: Price = (0, 0, 0, power_actions.COST[number])
    for first in hexes:
        for second in hexes:
            if first == second:
                continue
            actions = [POWER_ACTION + number]
            for hex in (first, second):
                actions.append(transforming(hex, player.faction.colour))
            if player.dwellings < SUPPLY[DWELLING]:
                if turns.put(add(price, dwelling_price(player)), actions + [BUILD + second]):
                    continue
            if first < second:
                turns.put(price, actions)


def _tracks_and_priests(state: State, seat: i64, turns: _Turns) -> None:
    player = turns.player
    if player.shipping < player.faction.shipping_max:
        _put(state, seat, turns, ADVANCE_SHIPPING)
    if player.digging < player.faction.digging_max:
        _put(state, seat, turns, ADVANCE_DIGGING)
    for cult in range(CULTS):
        if player.cults[cult] >= TOP:
            continue
        steps: i64 = PRIEST_STEPS
        while not has_space(state, cult, steps):
            steps -= 1
        _put(state, seat, turns, sending(cult, steps))


def _put(state: State, seat: i64, turns: _Turns, action: i64) -> None:
    """A turn of one action, at its price."""
    turns.put(kind(action).price(state, seat, action), [action])


def _power_actions(state: State, seat: i64, turns: _Turns) -> None:
    for number in range(POWER_ACTION_SLOTS):
        if power_actions.SPADES[number] > 0 or state.power_used & BIT[number] != 0:
            continue
        if power_actions.BRIDGES[number] == 0 or _bridge_helps(state, seat):
            _put(state, seat, turns, POWER_ACTION + number)


def _bridge_helps(state: State, seat: i64) -> bool:
    """Whether a bridge could join two own buildings."""
    if not bridges.can_place(state, seat):
        return False
    board = state.board
    for place in range(len(board.bridge_a)):
        if state.owner[board.bridge_a[place]] == seat and state.owner[board.bridge_b[place]] == seat:
            if not bridges.is_taken(state, place):
                return True
    return False


def _special_actions(state: State, seat: i64, turns: _Turns) -> None:
    possible: list[int] = []
    _SPECIAL.legal(state, seat, possible)
    for action in possible:
        number = action - _SPECIAL.start
        if specials.SPADES[number] > 0:
            continue
        if specials.SANDSTORMS[number] > 0:
            if not is_empty(sandstorm_targets(state, seat)):
                turns.found.append([action])
            continue
        if specials.BRIDGES[number] > 0:
            if _bridge_helps(state, seat):
                _put(state, seat, turns, action)
            continue
        turns.found.append([action])
