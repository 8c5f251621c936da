"""Transforming terrain with spades (rulebook, "Transform and Build").

Spades come from digging (bought: every one must be used) or from elsewhere (free: may be given up). They lie in
`Player.spades` until they are used; the whole of one transformation is the stage TRANSFORMING.
"""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import HexSet, contains, difference, is_empty, members, single, union, with_hex
from spielwerk.games.terra_mystica.actions import TERRAIN_SLOTS, transforming
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price, free
from spielwerk.games.terra_mystica.rules import turns, wheel
from spielwerk.games.terra_mystica.rules.neighbours import can_pay_tunnel, reach, tunnel_reach
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import (
    CULT_SPADES,
    FROM_FACTION,
    FROM_ROUND_TILE,
    ON_CHANGED_HEX,
    TRANSFORMING,
    Player,
    State,
)
from spielwerk.games.terra_mystica.terms import TERRAINS, wheel_distance
from spielwerk.games.terra_mystica.tiles import scoring


def spades_for(state: State, player: Player, hex: i64, target: i64) -> i64:
    """Spades that it takes, or 0 if the faction may not do it at all, or not in this action."""
    terrain = state.terrain[hex]
    if terrain == target:
        return 0
    if contains(player.changed, hex):
        steps = wheel.steps_on(player, hex, terrain, target)
    else:
        steps = wheel.steps_between(terrain, target, player.faction.colour)
    fixed = player.faction.fixed_spades
    if fixed == 0 or steps == 0:
        return steps
    return fixed if target == player.faction.colour or state.settings.loose_spades else 0


def gain_spades(state: State, seat: i64, spades: i64) -> None:
    """VP and faction bonuses for spades from any source, whether they will be used or not."""
    player = state.players[seat]
    tile = state.scoring[state.round]
    if scoring.POINTS_PER_SPADE[tile] > 0:
        score(player, FROM_ROUND_TILE, spades * scoring.POINTS_PER_SPADE[tile])
    if player.faction.gained_spade_points > 0:
        score(player, FROM_FACTION, spades * player.faction.gained_spade_points)
    player.faction.spades_gained(state, seat, spades)


def give_spades(state: State, seat: i64, free: i64, may_build: i64, spreads: bool) -> None:
    """Opens a transformation with free spades, within a main action of the seat."""
    player = state.players[seat]
    player.spades += free
    player.spreads = spreads
    player.may_build = may_build
    state.stage = TRANSFORMING
    gain_spades(state, seat, free)


def targets(state: State, seat: i64) -> HexSet:
    """Hexes on which a spade may be used now."""
    player = state.players[seat]
    if is_unfinished(state, player) and not (player.spreads and state.settings.loose_spades):
        return single(player.last_changed)
    if player.last_changed >= 0 and not player.spreads:
        return (0, 0)
    near = reach(state, seat)
    found = near
    if player.faction.tunnel_range > 0:
        found = union(found, difference(player.tunnelled, state.occupied()))
        if can_pay_tunnel(player, 0, 0):
            found = union(found, tunnel_reach(state, seat, near))
    return difference(found, _closed(state, player))


def is_unfinished(state: State, player: Player) -> bool:
    """Whether the hex changed last has not come home."""
    return player.last_changed >= 0 and state.terrain[player.last_changed] != player.faction.colour


def _closed(state: State, player: Player) -> HexSet:
    """Hexes of this action that take no more spades; with `loose-spades` those that have come home."""
    closed = player.changed
    if state.settings.loose_spades:
        for hex in members(closed):
            if state.terrain[hex] != player.faction.colour:
                closed = difference(closed, single(hex))
    return closed


def pay_tunnel(state: State, seat: i64, hex: i64) -> None:
    """Pays and scores a tunnel or carpet where the hex cannot be reached otherwise, once per hex and action."""
    player = state.players[seat]
    faction = player.faction
    if faction.tunnel_range == 0 or contains(player.tunnelled, hex) or contains(reach(state, seat), hex):
        return
    player.workers -= faction.tunnel_workers_now(player)
    player.priests -= faction.tunnel_priests
    player.tunnelled = with_hex(player.tunnelled, hex)
    score(player, FROM_FACTION, faction.tunnel_points)


def needs_for_bought(state: State, seat: i64, priests: i64, workers: i64) -> bool:
    """Whether bought spades could no longer be used if those priests and workers were given away."""
    player = state.players[seat]
    if player.bought_spades == 0 or player.faction.tunnel_range == 0 or player.last_changed >= 0:
        return False
    if not is_empty(reach(state, seat)):
        return False
    return not can_pay_tunnel(player, workers, priests)


def _leaves_bought(state: State, seat: i64, hex: i64, needed: i64, target: i64) -> bool:
    """Whether bought spades would be left over: a hex that comes home takes no more, others only on their way."""
    player = state.players[seat]
    left = player.bought_spades - needed
    if left <= 0:
        return False
    if target == player.faction.colour:
        return not state.settings.loose_spades or not turns.others_have_passed(state, seat)
    if state.settings.spades_turn_back or player.faction.fixed_spades > 0:
        return False
    terrain = state.terrain[hex]
    left_home = terrain == player.faction.colour or contains(player.left_home, hex)
    return left > wheel.room(player, target, wheel.goes_ahead(player, hex, terrain, target), left_home)


def has_room_for_bought(state: State, player: Player, bought: i64) -> bool:
    """Whether the hex under way, which has not come home, still takes so many spades."""
    hex = player.last_changed
    if state.settings.spades_turn_back or player.faction.fixed_spades > 0:
        return True
    ahead = contains(player.turned_ahead, hex)
    return bought <= wheel.room(player, state.terrain[hex], ahead, contains(player.left_home, hex))


def may_leave_bought(state: State, seat: i64) -> bool:
    """With `loose-spades`, and all others having passed, bought spades that are left stay for the next action."""
    player = state.players[seat]
    if not state.settings.loose_spades or player.last_changed < 0 or is_unfinished(state, player):
        return False
    return turns.others_have_passed(state, seat)


def take_along(state: State, seat: i64, left: i64) -> None:
    """Begins the next action with the spades that are left of the last one."""
    state.players[seat].spades = left
    state.stage = TRANSFORMING


def _second_stays_short(state: State, player: Player, hex: i64, target: i64) -> bool:
    """After a hex that has not come home, the next one of the same action must; the cult bonus knows no such limit."""
    if state.phase == CULT_SPADES or hex == player.last_changed or target == player.faction.colour:
        return False
    return is_unfinished(state, player)


def sandstorm_targets(state: State, seat: i64) -> HexSet:
    """Hexes that border an own building by an edge and are not yet home terrain (Nomads)."""
    player = state.players[seat]
    found: HexSet = (0, 0)
    for hex in members(player.built):
        found = union(found, state.board.near(hex))
    found = difference(found, state.occupied())
    for hex in members(found):
        if state.terrain[hex] == player.faction.colour:
            found = difference(found, single(hex))
    return found


def can_use_spade(state: State, seat: i64) -> bool:
    """Whether a free spade would find any hex."""
    near = reach(state, seat)
    if not is_empty(near):
        return True
    return can_pay_tunnel(state.players[seat], 0, 0) and not is_empty(tunnel_reach(state, seat, near))


class Transform(Kind):
    """Turns a hex into another terrain, with spades or as the Nomads' sandstorm."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if player.due_sandstorm > 0:
            for hex in members(sandstorm_targets(state, seat)):
                out.append(transforming(hex, player.faction.colour))
            return
        if player.spades == 0:
            return
        for hex in members(targets(state, seat)):
            for target in range(TERRAINS):
                needed = spades_for(state, player, hex, target)
                if needed < 1 or needed > player.spades or _leaves_bought(state, seat, hex, needed, target):
                    continue
                if not _second_stays_short(state, player, hex, target):
                    out.append(transforming(hex, target))

    def hex(self, action: i64) -> i64:
        return (action - self.start) // TERRAIN_SLOTS

    def target(self, action: i64) -> i64:
        return (action - self.start) % TERRAIN_SLOTS

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        hex = self.hex(action)
        target = self.target(action)
        if state.owner[hex] >= 0 and found.add("transform.occupied"):
            return
        if player.due_sandstorm > 0:
            if target != player.faction.colour or not contains(sandstorm_targets(state, seat), hex):
                found.add("factions.nomads")
            return
        if player.spades == 0 and found.add("transform.spades", 1, 0):
            return
        if not contains(targets(state, seat), hex) and _target_obstacle(state, seat, hex, found):
            return
        if state.terrain[hex] == target:
            found.add("transform.same-terrain")
            return
        needed = spades_for(state, player, hex, target)
        if (needed == 0 or needed > player.spades) and _spade_obstacle(state, player, hex, target, needed, found):
            return
        if _second_stays_short(state, player, hex, target) and found.add("transform.one-hex"):
            return
        if needed > 0 and _leaves_bought(state, seat, hex, needed, target):
            found.add("transform.use-bought")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        hex = self.hex(action)
        target = self.target(action)
        if player.due_sandstorm > 0:
            player.due_sandstorm = 0
            player.may_build = ON_CHANGED_HEX
            state.stage = TRANSFORMING
        else:
            needed = spades_for(state, player, hex, target)
            pay_tunnel(state, seat, hex)
            player.spades -= needed
            player.bought_spades -= needed
            if player.bought_spades < 0:
                player.bought_spades = 0
            if not state.settings.spades_turn_back:
                wheel.remember_direction(state, player, hex, target)
        state.terrain[hex] = target
        player.changed = with_hex(player.changed, hex)
        player.last_changed = hex
        if state.phase == CULT_SPADES:
            if player.spades == 0:
                player.end_transformation()
            else:
                player.last_changed = -1 if target == player.faction.colour else hex

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return tunnel_price_for(state, seat, self.hex(action))


def tunnel_price(player: Player) -> Price:
    return (0, player.faction.tunnel_workers_now(player), player.faction.tunnel_priests, 0)


def tunnel_price_for(state: State, seat: i64, hex: i64) -> Price:
    """What the way to a hex costs; nothing where it lies within reach or has been paid in this action."""
    player = state.players[seat]
    if player.faction.tunnel_range == 0 or contains(player.tunnelled, hex) or contains(player.changed, hex):
        return free()
    return free() if contains(reach(state, seat), hex) else tunnel_price(player)


def _target_obstacle(state: State, seat: i64, hex: i64, found: Obstacles) -> bool:
    """Why no spade may be used on a hex now. True if nothing else is asked."""
    if state.players[seat].last_changed >= 0:
        return found.add("transform.one-hex")
    if contains(tunnel_reach(state, seat, reach(state, seat)), hex):
        return found.add("transform.tunnel-cost")
    return found.add("transform.reach")


def _spade_obstacle(state: State, player: Player, hex: i64, target: i64, needed: i64, found: Obstacles) -> bool:
    """Why the spades do not turn a hex into a terrain. True if nothing else is asked."""
    terrain = state.terrain[hex]
    either_way = wheel.steps_between(terrain, target, player.faction.colour)
    steps = wheel.steps_on(player, hex, terrain, target)
    if steps == 0 or (steps > either_way and either_way <= player.spades):
        return found.add("transform.turn-back")
    if needed == 0:
        return found.add("transform.giants")
    shortest = wheel_distance(terrain, target)
    if shortest <= player.spades and either_way > shortest:
        return found.add("transform.through-home")
    return found.add("transform.spades", needed, player.spades)
