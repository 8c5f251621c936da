"""Towns (rulebook, "Founding a Town"): at least four buildings, or three with the sanctuary, worth at least 7 power.

The buildings must be direct neighbours of one another, by edge or bridge. With the favour tile FAV5 a value of 6 is
enough. Each founding brings one town tile and its key.
"""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import (
    HexSet,
    contains,
    difference,
    intersection,
    is_empty,
    members,
    overlap,
    single,
    union,
    with_hex,
)
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules import cults
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.rules.power import gain_power
from spielwerk.games.terra_mystica.rules.priests import gain_priests
from spielwerk.games.terra_mystica.rules.shipping import free_step
from spielwerk.games.terra_mystica.state import (
    FROM_FACTION,
    FROM_ROUND_TILE,
    FROM_TOWN,
    TOWN_FOUNDED,
    Player,
    State,
)
from spielwerk.games.terra_mystica.terms import SANCTUARY
from spielwerk.games.terra_mystica.tiles import favours, scoring
from spielwerk.games.terra_mystica.tiles import towns as tiles
from spielwerk.games.terra_mystica.values import BUILDINGS_NEEDED, POWER_NEEDED, SANCTUARY_COUNTS


def group_of(state: State, seat: i64, hex: i64) -> HexSet:
    """The own buildings connected with a hex as direct neighbours (Mermaids: also across the rivers of their towns)."""
    player = state.players[seat]
    group = single(hex)
    edge = group
    while not is_empty(edge):
        around: HexSet = (0, 0)
        for other in members(edge):
            around = union(around, state.near(other))
        if not is_empty(player.crossed_rivers):
            for river in members(player.crossed_rivers):
                if overlap(edge, state.board.river_near(river)):
                    around = union(around, state.board.river_near(river))
        edge = difference(intersection(around, player.built), group)
        group = union(group, edge)
    return group


def buildings_in(state: State, group: HexSet) -> i64:
    """Buildings of a group as towns count them: the sanctuary twice."""
    count: i64 = 0
    for hex in members(group):
        count += SANCTUARY_COUNTS if state.building[hex] == SANCTUARY else 1
    return count


def power_of(state: State, player: Player, group: HexSet) -> i64:
    value: i64 = 0
    for hex in members(group):
        value += player.faction.power_values[state.building[hex]]
    return value


def power_needed(player: Player) -> i64:
    return favours.town_power(player, POWER_NEEDED)


def tiles_left(state: State) -> i64:
    """Town tiles that nobody holds or is about to take."""
    left: i64 = 0
    for number in range(1, tiles.TILES + 1):
        left += state.towns_left[number]
    for player in state.players:
        left -= player.due_towns
    return left


def _is_large_enough(state: State, player: Player, group: HexSet) -> bool:
    return buildings_in(state, group) >= BUILDINGS_NEEDED and power_of(state, player, group) >= power_needed(player)


def look_for_town(state: State, seat: i64, hex: i64) -> None:
    """Founds a town around a hex, or lets its group join the town that it touches."""
    player = state.players[seat]
    if contains(player.in_town, hex):
        group = group_of(state, seat, hex)
        player.in_town = union(player.in_town, group)
        return
    group = group_of(state, seat, hex)
    if overlap(group, player.in_town):
        player.in_town = union(player.in_town, group)
    elif _is_large_enough(state, player, group) and tiles_left(state) > 0:
        _found(state, seat, group)


def _found(state: State, seat: i64, group: HexSet) -> None:
    player = state.players[seat]
    player.in_town = union(player.in_town, group)
    player.due_towns += 1
    state.note(TOWN_FOUNDED, seat, 0, 0)


def look_everywhere(state: State, seat: i64) -> None:
    """With FAV5 several groups may become towns at once."""
    player = state.players[seat]
    rest = difference(player.built, player.in_town)
    for hex in members(rest):
        if not contains(player.in_town, hex):
            look_for_town(state, seat, hex)


class Town(Kind):
    """Takes the tile of a town."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.players[seat].due_towns == 0:
            return
        for number in range(1, tiles.TILES + 1):
            if state.towns_left[number] > 0:
                out.append(self.start + number - 1)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.players[seat].due_towns == 0 and found.add("towns.due"):
            return
        if state.towns_left[action - self.start + 1] == 0:
            found.add("towns.gone")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """The key comes first, so that the steps of the tile itself can already use it."""
        player = state.players[seat]
        faction = player.faction
        number = action - self.start + 1
        player.due_towns -= 1
        state.towns_left[number] -= 1
        player.towns[number - 1] += 1
        score(player, FROM_TOWN, tiles.POINTS[number])
        tile = state.scoring[state.round]
        if scoring.POINTS_PER_TOWN[tile] > 0:
            score(player, FROM_ROUND_TILE, scoring.POINTS_PER_TOWN[tile])
        if faction.town_points > 0:
            score(player, FROM_FACTION, faction.town_points)
        player.workers += tiles.WORKERS[number] + faction.town_workers
        player.coins += tiles.COINS[number]
        gain_priests(player, tiles.PRIESTS[number])
        player.keys += tiles.KEYS[number]
        if state.settings.keys_in_order or tiles.CULT_STEPS[number] == 0:
            cults.use_keys(state, seat)
        if tiles.POWER[number] > 0:
            gain_power(player, tiles.POWER[number])
        if tiles.CULT_STEPS[number] > 0:
            cults.advance_all(state, seat, tiles.CULT_STEPS[number])
        if tiles.SHIPPING_STEP[number] > 0:
            if faction.shipping_max > 0:
                for _ in range(tiles.SHIPPING_STEP[number]):
                    free_step(state, seat)
            elif faction.tunnel_priests > 0:
                player.extra_range += tiles.SHIPPING_STEP[number]


# Mermaids: a town across one river hex.


def _joined_by(state: State, seat: i64, river: i64) -> HexSet:
    """All buildings that the river hex would connect."""
    player = state.players[seat]
    group: HexSet = (0, 0)
    for hex in members(intersection(state.board.river_near(river), player.built)):
        if not contains(group, hex):
            group = union(group, group_of(state, seat, hex))
    return group


class Connect(Kind):
    """Founds a town across a river hex, which joins the buildings around it from now on."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if not player.faction.towns_across_river or tiles_left(state) == 0:
            return
        for river in range(state.board.rivers):
            group = _joined_by(state, seat, river)
            if not overlap(group, player.in_town) and _is_large_enough(state, player, group):
                out.append(self.start + river)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        if not player.faction.towns_across_river:
            found.add("towns.river")
            return
        group = _joined_by(state, seat, action - self.start)
        if overlap(group, player.in_town) and found.add("towns.in-town"):
            return
        if buildings_in(state, group) < BUILDINGS_NEEDED:
            if found.add("towns.size", BUILDINGS_NEEDED, buildings_in(state, group)):
                return
        if power_of(state, player, group) < power_needed(player):
            if found.add("towns.power", power_needed(player), power_of(state, player, group)):
                return
        if tiles_left(state) == 0:
            found.add("towns.gone")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        river = action - self.start
        group = _joined_by(state, seat, river)
        player.crossed_rivers = with_hex(player.crossed_rivers, river)
        _found(state, seat, group)
