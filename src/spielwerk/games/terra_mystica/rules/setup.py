"""Set-up (rulebook, "Setup"): drawing tiles, choosing factions, first dwellings, first bonus tiles."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.actions import BUILD, DRAW_SCORING, FACTION, PASS, REMOVE_BONUS
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.rules import build, passing
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import (
    CHOOSING_FACTIONS,
    DRAWING,
    FROM_START,
    NOT_IN_GAME,
    PLACING_DWELLINGS,
    TAKING_BONUS_TILES,
    State,
    new_player,
)
from spielwerk.games.terra_mystica.terms import CULTS, ROUNDS
from spielwerk.games.terra_mystica.tiles import bonus, favours, scoring, towns

START_POINTS: Final = 20


def lay_out(state: State) -> None:
    """Map, tiles and empty places at the table, before anything is drawn."""
    board = state.board
    state.scoring = vec[i64]([0] * (ROUNDS + 1))
    state.cult_twos = vec[i64]([0] * CULTS)
    state.terrain = board.terrain[:]
    state.building = vec[i64]([0] * board.land)
    state.owner = vec[i64]([NOBODY] * board.land)
    state.favours_left = favours.COPIES[:]
    left = vec[i64]([])
    for number in range(towns.TILES + 1):
        left = append(left, towns.copies(number, state.settings))
    state.towns_left = left
    coins = vec[i64]([NOT_IN_GAME])
    for number in range(1, bonus.TILES + 1):
        coins = append(coins, 0 if bonus.in_game(number, state.settings) else NOT_IN_GAME)
    state.bonus_coins = coins
    for seat in range(state.settings.num_players):
        state.players.append(new_player(FACTIONS[0]))
        state.order = append(state.order, seat)


# Drawing tiles.


def rounds_drawn(state: State) -> i64:
    count: i64 = 0
    for round in range(1, ROUNDS + 1):
        if state.scoring[round] > 0:
            count += 1
    return count


def _is_drawn(state: State, number: i64) -> bool:
    for round in range(1, ROUNDS + 1):
        if state.scoring[round] == number:
            return True
    return False


def _bonus_tiles(state: State) -> i64:
    count: i64 = 0
    for number in range(1, bonus.TILES + 1):
        if state.bonus_coins[number] >= 0:
            count += 1
    return count


def draws(state: State, out: list[int]) -> None:
    """The next draw: a scoring tile for the next round, then bonus tiles that stay in the box."""
    round = rounds_drawn(state) + 1
    if round <= ROUNDS:
        for number in range(1, scoring.TILES + 1):
            if scoring.in_game(number, state.settings) and not _is_drawn(state, number):
                if scoring.may_lie(number, round):
                    out.append(DRAW_SCORING + number - 1)
        return
    for number in range(1, bonus.TILES + 1):
        if state.bonus_coins[number] >= 0:
            out.append(REMOVE_BONUS + number - 1)


def draw_refusal(state: State, action: i64) -> Refusal | None:
    if state.phase != DRAWING:
        return Refusal("chance.not-now")
    round = rounds_drawn(state) + 1
    if action >= REMOVE_BONUS:
        number = action - REMOVE_BONUS + 1
        if round <= ROUNDS:
            return Refusal("chance.not-now")
        return Refusal("components.absent") if state.bonus_coins[number] < 0 else None
    number = action - DRAW_SCORING + 1
    if round > ROUNDS:
        return Refusal("chance.not-now")
    if not scoring.in_game(number, state.settings):
        return Refusal("components.absent")
    if _is_drawn(state, number):
        return Refusal("chance.drawn")
    return None if scoring.may_lie(number, round) else Refusal("chance.spades-late")


def draw(state: State, action: i64) -> None:
    if action < REMOVE_BONUS:
        state.scoring[rounds_drawn(state) + 1] = action - DRAW_SCORING + 1
    else:
        state.bonus_coins[action - REMOVE_BONUS + 1] = NOT_IN_GAME
    if rounds_drawn(state) == ROUNDS and _bonus_tiles(state) <= state.settings.num_players + bonus.SPARE_TILES:
        begin_choosing(state)


def begin_choosing(state: State) -> None:
    """Factions are chosen in turn order."""
    state.phase = CHOOSING_FACTIONS
    state.setup_order = state.order[:]
    state.setup_step = 0
    state.turn = state.setup_order[0]


# Factions.


def faction_legal(state: State, seat: i64, out: list[int]) -> None:
    for number in range(len(FACTIONS)):
        if faction_refusal(state, seat, FACTION + number) is None:
            out.append(FACTION + number)


def faction_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    number = action - FACTION
    if number >= len(FACTIONS):
        return Refusal("components.absent")
    if state.settings.factions != 0 and state.settings.factions & BIT[number] == 0:
        return Refusal("options.factions")
    faction = FACTIONS[number]
    for player in state.players:
        if player.has_faction and player.faction.colour == faction.colour:
            return Refusal("setup.faction-taken" if player.faction is faction else "setup.colour-taken")
    return None


def choose_faction(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    faction = FACTIONS[action - FACTION]
    player.faction = faction
    player.has_faction = True
    player.coins = faction.start_coins
    player.workers = faction.start_workers
    player.priests = faction.start_priests
    player.bowl_one = faction.start_bowl_one
    player.bowl_two = faction.start_bowl_two
    player.cults = faction.start_cults[:]
    player.shipping = faction.shipping_start
    score(player, FROM_START, faction.start_points if state.settings.start_points_2017 else START_POINTS)
    _next_step(state)


# First dwellings and bonus tiles.


def _next_step(state: State) -> None:
    state.setup_step += 1
    while state.setup_step < len(state.setup_order):
        state.turn = state.setup_order[state.setup_step]
        if not state.players[state.turn].withdrawn:
            return
        state.setup_step += 1
    if state.phase == CHOOSING_FACTIONS:
        begin_placing(state)
    elif state.phase == PLACING_DWELLINGS:
        begin_taking(state)
    else:
        state.turn = NOBODY


def begin_placing(state: State) -> None:
    """In turn order, then in reverse, then the Nomads' third dwelling, at last the only one of the Chaos Magicians."""
    state.phase = PLACING_DWELLINGS
    forth = vec[i64]([])
    back = vec[i64]([])
    third = vec[i64]([])
    last = vec[i64]([])
    count = len(state.order)
    for place in range(count):
        seat = state.order[place]
        if state.players[seat].faction.places_last:
            last = append(last, seat)
        else:
            forth = append(forth, seat)
            if state.players[seat].faction.start_dwellings > 2:
                third = append(third, seat)
        opposite = state.order[count - 1 - place]
        if not state.players[opposite].faction.places_last:
            back = append(back, opposite)
    for more in (back, third, last):
        for seat in more:
            forth = append(forth, seat)
    state.setup_order = forth
    state.setup_step = -1
    _next_step(state)


def dwelling_legal(state: State, seat: i64, out: list[int]) -> None:
    colour = state.players[seat].faction.colour
    for hex in range(state.board.land):
        if state.terrain[hex] == colour and state.owner[hex] < 0:
            out.append(BUILD + hex)


def dwelling_refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    hex = action - BUILD
    if state.owner[hex] >= 0:
        return Refusal("setup.occupied")
    if state.terrain[hex] != state.players[seat].faction.colour:
        return Refusal("setup.home-terrain")
    return None


def place_dwelling(state: State, seat: i64, action: i64) -> None:
    build.place(state, seat, action - BUILD)
    _next_step(state)


def begin_taking(state: State) -> None:
    """Bonus tiles are taken in reverse turn order."""
    state.phase = TAKING_BONUS_TILES
    reverse = vec[i64]([])
    for place in range(len(state.order)):
        reverse = append(reverse, state.order[len(state.order) - 1 - place])
    state.setup_order = reverse
    state.setup_step = -1
    _next_step(state)


def take_bonus_tile(state: State, seat: i64, action: i64) -> None:
    passing.take_tile(state, seat, action - PASS)
    _next_step(state)


def is_complete(state: State) -> bool:
    return state.phase == TAKING_BONUS_TILES and state.setup_step >= len(state.setup_order)


def leave(state: State, seat: i64) -> None:
    """A seat that withdraws during set-up: its decisions are passed over."""
    if state.turn == seat and state.phase > DRAWING:
        _next_step(state)
