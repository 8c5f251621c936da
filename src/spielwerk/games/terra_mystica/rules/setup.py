"""Set-up (rulebook, "Setup"): drawing tiles, choosing factions, first dwellings, first bonus tiles."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spielwerk.core.game import ABSENT, NOBODY
from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.kind import Kind
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
from spielwerk.games.terra_mystica.values import START_POINTS


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


def _end_drawing(state: State) -> None:
    """Three bonus tiles more than there are players stay in the game."""
    if rounds_drawn(state) == ROUNDS and _bonus_tiles(state) <= state.settings.num_players + bonus.SPARE_TILES:
        begin_choosing(state)


def begin_choosing(state: State) -> None:
    """Factions are chosen in turn order."""
    state.phase = CHOOSING_FACTIONS
    state.setup_order = state.order[:]
    state.setup_step = 0
    state.turn = state.setup_order[0]


# First dwellings and bonus tiles.


def next_step(state: State) -> None:
    """The next seat decides; when all have, the next phase begins."""
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
    order = vec[i64]([])
    last = vec[i64]([])
    count = len(state.order)
    for number in range(1, _most_dwellings(state) + 1):
        for place in range(count):
            seat = state.order[count - 1 - place if number == 2 else place]
            faction = state.players[seat].faction
            if faction.start_dwellings < number:
                continue
            if faction.places_last:
                last = append(last, seat)
            else:
                order = append(order, seat)
    for seat in last:
        order = append(order, seat)
    state.setup_order = order
    state.setup_step = -1
    next_step(state)


def _most_dwellings(state: State) -> i64:
    most: i64 = 0
    for player in state.players:
        if player.faction.start_dwellings > most:
            most = player.faction.start_dwellings
    return most


def may_place(state: State, seat: i64, hex: i64) -> bool:
    return state.terrain[hex] == state.players[seat].faction.colour and state.owner[hex] < 0


def placing_obstacles(state: State, seat: i64, hex: i64, found: Obstacles) -> None:
    if state.owner[hex] >= 0 and found.add("setup.occupied"):
        return
    if state.terrain[hex] != state.players[seat].faction.colour:
        found.add("setup.home-terrain")


def begin_taking(state: State) -> None:
    """Bonus tiles are taken in reverse turn order."""
    state.phase = TAKING_BONUS_TILES
    reverse = vec[i64]([])
    for place in range(len(state.order)):
        reverse = append(reverse, state.order[len(state.order) - 1 - place])
    state.setup_order = reverse
    state.setup_step = -1
    next_step(state)


def is_complete(state: State) -> bool:
    return state.phase == TAKING_BONUS_TILES and state.setup_step >= len(state.setup_order)


def leave(state: State, seat: i64) -> None:
    """A seat that withdraws during set-up: its decisions are passed over."""
    if state.turn == seat and state.phase > DRAWING:
        next_step(state)


class DrawScoring(Kind):
    """Chance: the scoring tile of the next round."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        round = rounds_drawn(state) + 1
        if round > ROUNDS:
            return
        for number in range(1, scoring.TILES + 1):
            if scoring.in_game(number, state.settings) and not _is_drawn(state, number):
                if scoring.may_lie(number, round):
                    out.append(self.start + number - 1)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        number = action - self.start + 1
        round = rounds_drawn(state) + 1
        if round > ROUNDS and found.add("chance.not-now"):
            return
        if not scoring.in_game(number, state.settings) and found.add(ABSENT):
            return
        if _is_drawn(state, number) and found.add("chance.drawn"):
            return
        if not scoring.may_lie(number, round):
            found.add("chance.spades-late")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.scoring[rounds_drawn(state) + 1] = action - self.start + 1
        _end_drawing(state)


class RemoveBonus(Kind):
    """Chance: a bonus tile that stays in the box."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if rounds_drawn(state) < ROUNDS:
            return
        for number in range(1, bonus.TILES + 1):
            if state.bonus_coins[number] >= 0:
                out.append(self.start + number - 1)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if rounds_drawn(state) < ROUNDS and found.add("chance.not-now"):
            return
        if state.bonus_coins[action - self.start + 1] < 0:
            found.add(ABSENT)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.bonus_coins[action - self.start + 1] = NOT_IN_GAME
        _end_drawing(state)


class ChooseFaction(Kind):
    """Chooses a faction whose colour is free."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        for number in range(len(FACTIONS)):
            if _is_offered(state, number) and _taker(state, FACTIONS[number]) == NOBODY:
                out.append(self.start + number)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        number = action - self.start
        if not _is_offered(state, number) and found.add("options.factions"):
            return
        taker = _taker(state, FACTIONS[number])
        if taker != NOBODY:
            same = state.players[taker].faction is FACTIONS[number]
            found.add("setup.faction-taken" if same else "setup.colour-taken")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        faction = FACTIONS[action - self.start]
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
        next_step(state)


def _is_offered(state: State, number: i64) -> bool:
    return state.settings.factions == 0 or state.settings.factions & BIT[number] != 0


def _taker(state: State, faction: Faction) -> i64:
    """The seat that plays the colour of a faction, or NOBODY."""
    for seat in range(len(state.players)):
        if state.players[seat].has_faction and state.players[seat].faction.colour == faction.colour:
            return seat
    return NOBODY
