"""What must hold in every position, whatever has been played: nothing appears from nowhere, nothing gets lost.

For tests and long random runs; the rules themselves never ask.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core import game
from spielwerk.core.sets import BIT, HexSet, contains, difference, first_member, is_empty, size
from spielwerk.games.terra_mystica.actions import BURN
from spielwerk.games.terra_mystica.invariants_table import check_bridges, check_cults, check_map, check_tiles, in_range
from spielwerk.games.terra_mystica.rules.towns import group_of
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    CULT_SPADES,
    FINISHED,
    OFFER_FIELDS,
    OFFER_FROM,
    OFFER_POWER,
    OFFER_TO,
    PLACING_DWELLINGS,
    Player,
    State,
)
from spielwerk.games.terra_mystica.terms import (
    DWELLING,
    NO_BUILDING,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)
from spielwerk.games.terra_mystica.values import PRIESTS, SUPPLY


def check(position: game.State) -> list[str]:
    """What is wrong with the position, a sentence each; empty if all is well."""
    assert isinstance(position, State)
    state = position
    wrong: list[str] = []
    for seat in range(len(state.players)):
        _check_player(state, seat, wrong)
    check_map(state, wrong)
    check_bridges(state, wrong)
    check_tiles(state, wrong)
    check_cults(state, wrong)
    _check_sequence(state, wrong)
    return wrong


class Watch:
    """Compares a position with the one before: power tokens leave the game only by burning, one at a time.

    At the end of the game all that can be burnt is, for coins.
    """

    def __init__(self, position: game.State) -> None:
        assert isinstance(position, State)
        self.tokens: vec[i64] = _tokens(position)
        self.chosen: i64 = _factions_chosen(position)
        """Players with a faction; a new one brings its tokens."""

    def look(self, position: game.State, seat: int, action: int) -> list[str]:
        """What is wrong after an action, with the step as well as with the position."""
        assert isinstance(position, State)
        wrong = check(position)
        tokens = _tokens(position)
        ended = position.phase == FINISHED
        if _factions_chosen(position) == self.chosen:
            for other in range(len(position.players)):
                burnt: i64 = 1 if action == BURN and other == seat else 0
                lost = self.tokens[other] - tokens[other]
                if lost < burnt or lost > (self.tokens[other] if ended else burnt):
                    wrong.append(f"{position.seat_name(other)} had {self.tokens[other]} tokens and has {tokens[other]}")
        self.tokens = tokens
        self.chosen = _factions_chosen(position)
        return wrong


def _tokens(state: State) -> vec[i64]:
    found = vec[i64]([])
    for player in state.players:
        found = append(found, player.bowl_one + player.bowl_two + player.bowl_three)
    return found


def _factions_chosen(state: State) -> i64:
    count: i64 = 0
    for player in state.players:
        if player.has_faction:
            count += 1
    return count


_NO_LIMIT: Final = 9999


def _check_player(state: State, seat: i64, wrong: list[str]) -> None:
    player = state.players[seat]
    name = state.seat_name(seat)
    faction = player.faction
    whole = faction.start_bowl_one + faction.start_bowl_two
    tokens = player.bowl_one + player.bowl_two + player.bowl_three
    for what, amount in (("VP", player.points), ("coins", player.coins), ("workers", player.workers)):
        in_range(wrong, f"{name}: {what}", amount, 0, _NO_LIMIT)
    for what, amount in (("I", player.bowl_one), ("II", player.bowl_two), ("III", player.bowl_three)):
        in_range(wrong, f"{name}: bowl {what}", amount, 0, whole)
    in_range(wrong, f"{name}: tokens", tokens, 0, whole)
    in_range(wrong, f"{name}: priests", player.priests, 0, PRIESTS - player.priests_on_board)
    in_range(wrong, f"{name}: priests on the cult board", player.priests_on_board, 0, PRIESTS)
    in_range(wrong, f"{name}: shipping", player.shipping, faction.shipping_start, faction.shipping_max)
    in_range(wrong, f"{name}: digging", player.digging, 0, faction.digging_max)
    total: i64 = 0
    for points in player.points_from:
        total += points
    if total != player.points:
        wrong.append(f"{name}: {player.points} VP, but {total} from all sources")
    _check_buildings(state, seat, wrong)
    _check_due(state, player, name, wrong)


def _check_buildings(state: State, seat: i64, wrong: list[str]) -> None:
    """Nobody has more buildings than there are, and the counts are those of the map."""
    player = state.players[seat]
    name = state.seat_name(seat)
    counts = vec[i64]([0, 0, 0, 0, 0, 0])
    for hex in range(state.board.land):
        if state.owner[hex] == seat:
            counts[state.building[hex]] += 1
            if not contains(player.built, hex):
                wrong.append(f"{name}: the building on {state.board.hex_names[hex]} is not among the own ones")
            if state.terrain[hex] != player.faction.colour:
                wrong.append(f"{name}: the building on {state.board.hex_names[hex]} is not on home terrain")
    for building, count in (
        (DWELLING, player.dwellings),
        (TRADING_HOUSE, player.trading_houses),
        (TEMPLE, player.temples),
        (STRONGHOLD, player.strongholds),
        (SANCTUARY, player.sanctuaries),
    ):
        in_range(wrong, f"{name}: buildings of kind {building}", count, 0, SUPPLY[building])
        if counts[building] != count:
            wrong.append(f"{name}: {count} buildings of kind {building}, but {counts[building]} on the map")
    if counts[NO_BUILDING] > 0 or size(player.built) != _total(counts):
        wrong.append(f"{name}: {size(player.built)} own hexes, but {_total(counts)} buildings on the map")
    if not is_empty(difference(player.in_town, player.built)):
        wrong.append(f"{name}: a town without a building")
    _check_towns(state, seat, wrong)


def _total(counts: vec[i64]) -> i64:
    total: i64 = 0
    for count in counts:
        total += count
    return total


def _check_towns(state: State, seat: i64, wrong: list[str]) -> None:
    """Every town has its tile, and a town is a whole group of buildings."""
    player = state.players[seat]
    founded: i64 = player.due_towns + _total(player.towns)
    rest: HexSet = player.in_town
    groups: i64 = 0
    while not is_empty(rest):
        group = group_of(state, seat, first_member(rest))
        if not is_empty(difference(group, player.in_town)):
            wrong.append(f"{state.seat_name(seat)}: a part of a group is a town, another part is not")
        rest = difference(rest, group)
        groups += 1
    if groups > founded or (founded > 0 and groups == 0):
        wrong.append(f"{state.seat_name(seat)}: {groups} towns, but {founded} founded")


def _check_due(state: State, player: Player, name: str, wrong: list[str]) -> None:
    for what, amount in (
        ("favours", player.due_favours),
        ("towns", player.due_towns),
        ("cults", player.due_cults),
        ("bridges", player.due_bridges),
        ("ride", player.due_ride),
        ("trading house", player.due_trading_house),
        ("sandstorm", player.due_sandstorm),
        ("priests", player.due_priests),
        ("spades", player.spades),
        ("bought spades", player.bought_spades),
        ("keys", player.keys),
    ):
        in_range(wrong, f"{name}: {what} due", amount, 0, _NO_LIMIT)
    if player.withdrawn and (player.must_decide() or player.spades > 0):
        wrong.append(f"{name} has left but must decide")
    if state.phase == FINISHED and (player.must_decide() or player.spades > 0):
        wrong.append(f"{name} must decide after the end")


def _check_sequence(state: State, wrong: list[str]) -> None:
    seats: i64 = 0
    for seat in state.order:
        seats = seats | BIT[seat]
    if len(state.order) != len(state.players) or seats != BIT[len(state.players)] - 1:
        wrong.append("the turn order is no order of the seats")
    in_range(wrong, "round", state.round, 0, ROUNDS)
    for start in range(0, len(state.offers), OFFER_FIELDS):
        target = state.offers[start + OFFER_TO]
        if state.offers[start + OFFER_POWER] < 1 or target == state.offers[start + OFFER_FROM]:
            wrong.append(f"an impossible power offer to seat {target}")
        if state.players[target].withdrawn:
            wrong.append(f"a power offer to seat {target}, which has left")
    if state.phase == ACTIONS and state.turn >= 0 and state.players[state.turn].passed:
        wrong.append(f"it is the turn of {state.seat_name(state.turn)}, who has passed")
    if state.phase != ACTIONS and state.phase != CULT_SPADES:
        for player in state.players:
            if player.spades > 0:
                wrong.append("spades outside the rounds")
    if state.phase > PLACING_DWELLINGS and state.phase != FINISHED:
        for player in state.players:
            if is_empty(player.built) and not player.withdrawn:
                wrong.append("a player without a building")
