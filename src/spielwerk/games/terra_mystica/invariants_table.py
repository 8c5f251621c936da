"""What must hold for everything that lies on the table: map, bridges, tiles, cult board. Part of `invariants`."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY
from spielwerk.core.sets import BIT, HexSet, contains, intersection, is_empty, union
from spielwerk.games.terra_mystica.rules.setup import rounds_drawn
from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    BRIDGE_FIELDS,
    DRAWING,
    HELD,
    NO_BONUS,
    NOT_IN_GAME,
    State,
)
from spielwerk.games.terra_mystica.terms import CULTS, NO_BUILDING, ROUNDS, TERRAINS
from spielwerk.games.terra_mystica.tiles import bonus, favours, scoring, towns
from spielwerk.games.terra_mystica.values import BRIDGES, SPACES, TOP


def in_range(wrong: list[str], what: str, value: i64, low: i64, high: i64) -> None:
    if value < low or value > high:
        wrong.append(f"{what} is {value}, not {low} to {high}")


def check_map(state: State, wrong: list[str]) -> None:
    board = state.board
    seen: HexSet = (0, 0)
    for player in state.players:
        if not is_empty(intersection(seen, player.built)):
            wrong.append("two players on one hex")
        seen = union(seen, player.built)
    for hex in range(board.land):
        in_range(wrong, f"terrain of {board.hex_names[hex]}", state.terrain[hex], 0, TERRAINS - 1)
        empty = state.owner[hex] == NOBODY
        if empty != (state.building[hex] == NO_BUILDING) or empty == contains(seen, hex):
            wrong.append(f"owner and building of {board.hex_names[hex]} contradict each other")


def check_bridges(state: State, wrong: list[str]) -> None:
    """Neighbours are those of the map and those across bridges."""
    built = vec[i64]([0] * len(state.players))
    low = state.board.near_lo[:]
    high = state.board.near_hi[:]
    for start in range(0, len(state.bridges), BRIDGE_FIELDS):
        place = state.bridges[start]
        built[state.bridges[start + 1]] += 1
        for other in range(0, start, BRIDGE_FIELDS):
            if state.bridges[other] == place:
                wrong.append(f"two bridges at {state.board.bridge_names[place]}")
        first = state.board.bridge_a[place]
        second = state.board.bridge_b[place]
        _join(low, high, first, second)
        _join(low, high, second, first)
    for seat in range(len(state.players)):
        if built[seat] + state.players[seat].bridges_left != BRIDGES:
            wrong.append(f"{state.seat_name(seat)}: {built[seat]} bridges built")
    for hex in range(state.board.land):
        if low[hex] != state.near_lo[hex] or high[hex] != state.near_hi[hex]:
            wrong.append(f"neighbours of {state.board.hex_names[hex]} are not those of the map and the bridges")


def _join(low: vec[i64], high: vec[i64], hex: i64, other: i64) -> None:
    """Makes `other` a neighbour of `hex`."""
    if other < i64(len(BIT)):
        low[hex] = low[hex] | BIT[other]
    else:
        high[hex] = high[hex] | BIT[other - len(BIT)]


def check_tiles(state: State, wrong: list[str]) -> None:
    """Every tile lies in the supply or before one player, and keys come from town tiles."""
    for number in range(1, favours.TILES + 1):
        held: i64 = 0
        for player in state.players:
            if player.favours & BIT[number - 1] != 0:
                held += 1
        if held + state.favours_left[number] != favours.COPIES[number] or state.favours_left[number] < 0:
            wrong.append(f"FAV{number}: {held} held and {state.favours_left[number]} left")
    for number in range(1, towns.TILES + 1):
        held = 0
        for player in state.players:
            held += player.towns[number - 1]
        if held + state.towns_left[number] != towns.copies(number, state.settings) or state.towns_left[number] < 0:
            wrong.append(f"TW{number}: {held} held and {state.towns_left[number]} left")
    for seat in range(len(state.players)):
        player = state.players[seat]
        keys = player.keys
        for number in range(1, towns.TILES + 1):
            keys -= player.towns[number - 1] * towns.KEYS[number]
        for cult in range(CULTS):
            if player.cults[cult] == TOP:
                keys += 1
        if keys != 0:
            wrong.append(f"{state.seat_name(seat)}: {keys} keys from nowhere")
    _check_bonus_tiles(state, wrong)


def _check_bonus_tiles(state: State, wrong: list[str]) -> None:
    in_game: i64 = 0
    for number in range(1, bonus.TILES + 1):
        held: i64 = 0
        for player in state.players:
            if player.bonus == number:
                held += 1
        coins = state.bonus_coins[number]
        if coins != NOT_IN_GAME:
            in_game += 1
        if held > 1 or (held == 1) != (coins == HELD) or coins < NOT_IN_GAME:
            wrong.append(f"BON{number}: held by {held}, {coins} coins")
    if state.phase != DRAWING and in_game != state.settings.num_players + bonus.SPARE_TILES:
        wrong.append(f"{in_game} bonus tiles in the game")
    if state.phase == ACTIONS and state.round < ROUNDS:
        for seat in range(len(state.players)):
            if state.players[seat].bonus == NO_BONUS and not state.players[seat].withdrawn:
                wrong.append(f"{state.seat_name(seat)} has no bonus tile")
    for first in range(1, rounds_drawn(state) + 1):
        in_range(wrong, f"scoring tile of round {first}", state.scoring[first], 1, scoring.TILES)
        for second in range(1, first):
            if state.scoring[first] == state.scoring[second]:
                wrong.append(f"SCORE{state.scoring[first]} lies in two rounds")


def check_cults(state: State, wrong: list[str]) -> None:
    priests: i64 = 0
    for cult in range(CULTS):
        at_top: i64 = 0
        for seat in range(len(state.players)):
            step = state.players[seat].cults[cult]
            in_range(wrong, f"{state.seat_name(seat)}: cult {cult}", step, 0, TOP)
            if step == TOP:
                at_top += 1
        if at_top > 1:
            wrong.append(f"cult {cult}: {at_top} markers at the top")
        in_range(wrong, f"cult {cult}: spaces for two steps taken", state.cult_twos[cult], 0, SPACES[2])
        priests += state.cult_twos[cult]
        if state.cult_threes & BIT[cult] != 0:
            priests += 1
    for player in state.players:
        priests -= player.priests_on_board
    if priests != 0:
        wrong.append(f"{priests} more priests on the cult board than the players have lost")
