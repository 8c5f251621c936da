"""What a position is worth to a seat: the points that it may expect at the end.

Points scored count as they are. Everything else is an estimate from what is on the table: resources and incomes by the
rounds that are left for using them, cults and networks by the present ranking, towns by how far they have come. The
weights were found by self-play; they say what pays, not what the rules are.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.sets import BIT, HexSet, difference, is_empty, members, single, size
from spielwerk.games.terra_mystica.actions import BONUS_CULT, BONUS_SPADE
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION
from spielwerk.games.terra_mystica.rules import income, passing, towns
from spielwerk.games.terra_mystica.rules.neighbours import reach
from spielwerk.games.terra_mystica.scorings.cults import POINTS as CULT_POINTS
from spielwerk.games.terra_mystica.scorings.network import POINTS as NETWORK_POINTS
from spielwerk.games.terra_mystica.scorings.network import largest_network
from spielwerk.games.terra_mystica.state import ACTIONS, FINISHED, Player, State, holds_favour
from spielwerk.games.terra_mystica.terms import CULTS, DWELLING, ROUNDS, TRADING_HOUSE, wheel_distance
from spielwerk.games.terra_mystica.tiles import bonus, favours
from spielwerk.games.terra_mystica.tiles import scoring as tiles
from spielwerk.games.terra_mystica.values import BUILDINGS_NEEDED, SUPPLY


class Weights:
    """Victory points for this and that. `*_early` is added in full at the beginning and shrinks towards the end."""

    def __init__(self) -> None:
        self.coin_early: float = 0.37
        self.worker_early: float = 1.92
        self.priest_early: float = 3.07
        self.priest_end: float = 0.7  # more than a coin: two or three steps on a cult
        self.power_three_early: float = 0.51
        self.power_two_early: float = 0.55
        self.power_one_early: float = 0.09
        self.income: float = 1.08  # of the worth of what comes in later
        self.network_certain: float = 0.37
        self.network_early: float = 0.11
        self.building: float = 0.49  # per building of the largest network
        self.cult_early: float = 0.2
        self.cult_certain: float = 0.4
        self.cult_step: float = 0.08
        self.cult_reward: float = 1.03
        self.town_near: float = 8.59
        self.town_key: float = 1.5
        self.town_late: float = 0.15
        self.stronghold_action: float = 3.74  # per round
        self.shipping: float = 4.42  # per level at the beginning
        self.spades_per_round: float = 0.35
        self.room_to_grow: float = 0.64  # per free hex within reach, by the spades it takes
        self.dwelling_favour: float = 1.6  # per round
        self.trading_favour: float = 1.48
        self.pass_favour: float = 0.88
        self.cult_favour: float = 0.92
        self.town_favour: float = 2.03
        self.next_tile: float = 6.07  # the bonus tile that passing brings
        self.tile_points: float = 0.6
        self.tile_spade: float = 1.82
        self.tile_cult: float = 1.49
        self.tile_shipping: float = 0.37


WEIGHTS: Final = Weights()


def projection(state: State, seat: i64) -> float:
    """Expected points at the end; exact once the game is over."""
    player = state.players[seat]
    total = float(player.points)
    if state.phase == FINISHED or not player.has_faction:
        return total
    incomes = ROUNDS - state.round
    early = float(incomes) / float(ROUNDS)
    if state.phase == ACTIONS and not player.passed:
        early += 0.08
    total += _resources(player, early)
    total += _incomes(player, float(incomes), early)
    total += _cults(state, seat, early)
    total += _network(state, seat, early)
    total += _towns(state, player, early)
    total += _abilities(state, seat, float(incomes), early)
    return total + _bonus_tile(state, seat, early)


def _worth(coins: float, workers: float, priests: float, power: float, early: float) -> float:
    """Resources in points; power as one step of a token."""
    third = 1.0 / 3.0
    worth = coins * (third + WEIGHTS.coin_early * early)
    worth += workers * (third + WEIGHTS.worker_early * early)
    worth += priests * (WEIGHTS.priest_end + WEIGHTS.priest_early * early)
    return worth + power * (third / 2.0 + WEIGHTS.power_two_early * early)


def _resources(player: Player, early: float) -> float:
    third = 1.0 / float(player.faction.coins_per_point)
    worth = float(player.coins) * (third + WEIGHTS.coin_early * early)
    worth += float(player.workers) * (third + WEIGHTS.worker_early * early)
    worth += float(player.priests) * (WEIGHTS.priest_end + WEIGHTS.priest_early * early)
    worth += float(player.bowl_three) * (third + WEIGHTS.power_three_early * early)
    worth += float(player.bowl_two) * (third / 2.0 + WEIGHTS.power_two_early * early)
    return worth + float(player.bowl_one) * WEIGHTS.power_one_early * early


def _incomes(player: Player, incomes: float, early: float) -> float:
    """What the buildings and favour tiles will still bring in; the bonus tile counts apart."""
    coins = income.coins(player) - bonus.INCOME_COINS[player.bonus]
    workers = income.workers(player) - bonus.INCOME_WORKERS[player.bonus]
    priests = income.priests(player) - bonus.INCOME_PRIESTS[player.bonus]
    power = income.power(player) - bonus.INCOME_POWER[player.bonus]
    later = early / 2.0
    return WEIGHTS.income * incomes * _worth(float(coins), float(workers), float(priests), float(power), later)


def _cults(state: State, seat: i64, early: float) -> float:
    """Ranking as it is now, the step itself, and the rewards of the rounds to come."""
    player = state.players[seat]
    certainty = WEIGHTS.cult_certain * (1.0 - early) + WEIGHTS.cult_early * early
    total = 0.0
    for cult in range(CULTS):
        mine = player.cults[cult]
        if mine == 0:
            continue
        better: i64 = 0
        equal: i64 = 0
        for other in state.players:
            if other.cults[cult] > mine:
                better += 1
            elif other.cults[cult] == mine:
                equal += 1
        points: i64 = 0
        for place in range(better, better + equal):
            if place < len(CULT_POINTS):
                points += CULT_POINTS[place]
        total += certainty * float(points) / float(equal) + WEIGHTS.cult_step * float(mine) * (0.3 + early)
    first = state.round if state.phase == ACTIONS and state.round > 0 else state.round + 1
    for round in range(first, ROUNDS):
        total += WEIGHTS.cult_reward * _cult_reward(state, player, round)
    return total


def _cult_reward(state: State, player: Player, round: i64) -> float:
    tile = state.scoring[round]
    early = float(ROUNDS - round) / float(ROUNDS)
    if tiles.COINS_PER_BOARD_PRIEST[tile] > 0:
        return _worth(float(player.priests_on_board * tiles.COINS_PER_BOARD_PRIEST[tile]), 0.0, 0.0, 0.0, early)
    cult = tiles.REWARD_CULT[tile]
    if cult < 0:
        return 0.0
    times = float(player.cults[cult] // tiles.REWARD_STEPS[tile])
    times += 0.5 * float(player.cults[cult] % tiles.REWARD_STEPS[tile]) / float(tiles.REWARD_STEPS[tile])
    one = _worth(
        float(tiles.REWARD_COINS[tile]),
        float(tiles.REWARD_WORKERS[tile]),
        float(tiles.REWARD_PRIESTS[tile]),
        float(tiles.REWARD_POWER[tile]),
        early,
    )
    return times * (one + WEIGHTS.tile_spade * float(tiles.REWARD_SPADES[tile]))


def _network(state: State, seat: i64, early: float) -> float:
    mine = largest_network(state, seat)
    better: i64 = 0
    equal: i64 = 0
    for other in range(len(state.players)):
        theirs = mine if other == seat else size(state.players[other].built)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            equal += 1
    points: i64 = 0
    for place in range(better, better + equal):
        if place < len(NETWORK_POINTS):
            points += NETWORK_POINTS[place]
    certainty = WEIGHTS.network_certain * (1.0 - early) + WEIGHTS.network_early * early
    return certainty * float(points) / float(equal) + WEIGHTS.building * float(mine)


def _towns(state: State, player: Player, early: float) -> float:
    """Groups on their way to a town, and unused keys."""
    total = WEIGHTS.town_key * float(player.keys)
    total += 9.0 * float(player.due_towns)
    if state.round == ROUNDS and player.passed:
        return total
    rest = difference(player.built, player.in_town)
    needed = float(towns.power_needed(player))
    while not is_empty(rest):
        hex = members(rest)[0]
        group = _group(state, player, hex)
        rest = difference(rest, group)
        if not is_empty(difference(group, player.in_town)) and _is_free(group, player.in_town):
            buildings = float(towns.buildings_in(state, group)) / float(BUILDINGS_NEEDED)
            power = float(towns.power_of(state, player, group)) / needed
            done = min(buildings, 1.0) * min(power, 1.0)
            total += WEIGHTS.town_near * done * done * (WEIGHTS.town_late + min(1.0, 2.0 * early))
    return total


def _group(state: State, player: Player, hex: i64) -> HexSet:
    group: HexSet = single(hex)
    edge = group
    while not is_empty(edge):
        low: i64 = 0
        high: i64 = 0
        for other in members(edge):
            low = low | state.near_lo[other]
            high = high | state.near_hi[other]
        edge = (low & player.built[0] & ~group[0], high & player.built[1] & ~group[1])
        group = (group[0] | edge[0], group[1] | edge[1])
    return group


def _is_free(group: HexSet, in_town: HexSet) -> bool:
    return (group[0] & in_town[0]) | (group[1] & in_town[1]) == 0


def _abilities(state: State, seat: i64, incomes: float, early: float) -> float:
    """Tracks, stronghold, favour tiles and room to grow."""
    player = state.players[seat]
    faction = player.faction
    rounds = incomes
    if state.phase == ACTIONS and not player.passed:
        rounds += 0.5
    total = WEIGHTS.shipping * float(player.shipping - faction.shipping_start) * early
    if faction.spade_priests == 0 and player.digging > 0:
        saved = float(faction.spade_workers[0] - faction.spade_workers[player.digging])
        total += WEIGHTS.spades_per_round * rounds * saved * (0.33 + WEIGHTS.worker_early * early / 2.0)
    if player.strongholds > 0 and faction.stronghold_action != NO_ACTION:
        unused = 1.0 if player.used_actions & BIT[faction.stronghold_action] == 0 else 0.0
        total += WEIGHTS.stronghold_action * (incomes + 0.4 * unused * (0.0 if player.passed else 1.0))
    for number in range(1, favours.TILES + 1):
        if not holds_favour(player, number):
            continue
        if favours.TOWN_POWER[number] > 0:
            total += WEIGHTS.town_favour * early
        if favours.ACTION[number] != NO_ACTION:
            total += WEIGHTS.cult_favour * incomes
        if favours.POINTS_PER_TRADING_HOUSE[number] > 0 and player.trading_houses < SUPPLY[TRADING_HOUSE]:
            total += WEIGHTS.trading_favour * rounds
        if favours.POINTS_PER_DWELLING[number] > 0 and player.dwellings < SUPPLY[DWELLING]:
            total += WEIGHTS.dwelling_favour * rounds
    if holds_favour(player, favours.PASS_TILE):
        total += WEIGHTS.pass_favour * incomes * float(1 + player.trading_houses)
    return total + _room_to_grow(state, seat, early)


def _room_to_grow(state: State, seat: i64, early: float) -> float:
    player = state.players[seat]
    room = 0.0
    for hex in members(reach(state, seat)):
        distance = wheel_distance(state.terrain[hex], player.faction.colour)
        room += 1.0 / float(1 + distance)
    return WEIGHTS.room_to_grow * min(room, 8.0) * early


def _bonus_tile(state: State, seat: i64, early: float) -> float:
    """What passing will bring, or what the tile just taken brings in the next round."""
    player = state.players[seat]
    if state.phase == ACTIONS and not player.passed:
        total = float(passing.pass_points(state, seat))
        return total + WEIGHTS.next_tile if state.round < ROUNDS else total
    tile = player.bonus
    worth = _worth(
        float(bonus.INCOME_COINS[tile]),
        float(bonus.INCOME_WORKERS[tile]),
        float(bonus.INCOME_PRIESTS[tile]),
        float(bonus.INCOME_POWER[tile]),
        early,
    )
    worth += WEIGHTS.tile_points * float(bonus.pass_points(player, tile))
    if bonus.ACTION[tile] == BONUS_SPADE:
        worth += WEIGHTS.tile_spade
    elif bonus.ACTION[tile] == BONUS_CULT:
        worth += WEIGHTS.tile_cult
    elif bonus.EXTRA_SHIPPING[tile] > 0:
        worth += WEIGHTS.tile_shipping
    return worth
