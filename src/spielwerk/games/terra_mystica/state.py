"""The position: plain numbers, copied by hand. What may be done with them stands in `turn` and `rules/`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core import game
from spielwerk.core.sets import BIT, HexSet
from spielwerk.core.tape import Tape
from spielwerk.games.terra_mystica.factions.faction import Faction
from spielwerk.games.terra_mystica.maps.board import Board
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.terms import CULTS
from spielwerk.games.terra_mystica.tiles import towns
from spielwerk.games.terra_mystica.values import BRIDGES

# Phases of the game, in order.
DRAWING: Final = 0  # scoring and bonus tiles are drawn (chance)
CHOOSING_FACTIONS: Final = 1
PLACING_DWELLINGS: Final = 2
TAKING_BONUS_TILES: Final = 3
ACTIONS: Final = 4
CULT_SPADES: Final = 5  # spades of the cult bonus, before the income
FINISHED: Final = 6

# Stages of a turn in the phase ACTIONS.
BEFORE_ACTION: Final = 0
TRANSFORMING: Final = 1  # a "transform and build" is under way
AFTER_ACTION: Final = 2  # only free actions are left, until DONE

# Whether a dwelling may follow in the transformation under way (`Player.may_build`).
NO_DWELLING: Final = 0
ON_CHANGED_HEX: Final = 1
ON_ANY_HOME_HEX: Final = 2  # free spades that are not used, with `unused-spades`
INSTEAD_OF_SANDSTORM: Final = 3  # on any home hex, as the sandstorm has been given up

# Where points come from; `Player.points_from` counts them.
FROM_START: Final = 0
FROM_ROUND_TILE: Final = 1
FROM_BONUS_TILE: Final = 2
FROM_FAVOUR: Final = 3
FROM_TOWN: Final = 4
FROM_TRACK: Final = 5
FROM_FACTION: Final = 6
FROM_POWER: Final = 7  # paid, so negative
FROM_CONVERSION: Final = 8
FROM_FIRE: Final = 9
FROM_WATER: Final = 10
FROM_EARTH: Final = 11
FROM_AIR: Final = 12
FROM_NETWORK: Final = 13
FROM_RESOURCES: Final = 14
SOURCES: Final = 15

NO_BONUS: Final = 0
"""`Player.bonus` of a player without a tile; otherwise n for BONn."""

# Stride and fields of `State.offers`: one power offer after the other.
OFFER_FIELDS: Final = 4
OFFER_TO: Final = 0
OFFER_FROM: Final = 1
OFFER_POWER: Final = 2
OFFER_BUILDING: Final = 3  # number of the building event, the same for all offers of one building

# Stride and fields of `State.watched`: building events whose builder waits for the answers (Cultists).
WATCHED_FIELDS: Final = 4
WATCHED_BUILDING: Final = 0
WATCHED_SEAT: Final = 1
WATCHED_ACCEPTED: Final = 2
WATCHED_ABLE: Final = 3  # opponents who could really have gained power


class Event:
    """Something that happened, for logs and ledgers: kind, seat, two arguments, and the seat's resources afterwards."""

    def __init__(self, kind: i64, seat: i64, first: i64, second: i64, player: "Player") -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.first: Final = first
        self.second: Final = second
        self.points: Final = player.points
        self.coins: Final = player.coins
        self.workers: Final = player.workers
        self.priests: Final = player.priests
        self.bowl_one: Final = player.bowl_one
        self.bowl_two: Final = player.bowl_two
        self.bowl_three: Final = player.bowl_three
        self.cults: Final = player.cults[:]


# Kinds of event. What an action itself says (who did what) is the action; events are what follows from it.
CULT_INCOME: Final = 0
INCOME: Final = 1
POWER_TAKEN: Final = 2  # first: from seat, second: power really gained
BUILDER_REWARDED: Final = 3  # Cultists; first: 1 if somebody accepted, 0 if all declined
FINAL_SCORE: Final = 4  # first: source (FROM_FIRE ...), second: points
FINAL_RESOURCES: Final = 5  # first: coins before they become points
TOWN_FOUNDED: Final = 6
ROUND_BEGINS: Final = 7  # first: round
GAME_ENDS: Final = 8
SETTLED: Final = 9  # what a seat has when nothing is left to decide before an income or the final scoring


class Player:
    """What lies before one player, and what this player still has to decide.

    `due_*` are decisions that something has earned or demanded and that nobody else can make.
    """

    def __init__(self, faction: Faction, cults: vec[i64], town_tiles: vec[i64], points_from: vec[i64]) -> None:
        """The vectors are taken over, not copied; `new_player` makes the ones of the beginning."""
        self.faction: Faction = faction
        self.has_faction: bool = False
        self.points: i64 = 0
        self.coins: i64 = 0
        self.workers: i64 = 0
        self.priests: i64 = 0
        self.priests_on_board: i64 = 0
        self.bowl_one: i64 = 0
        self.bowl_two: i64 = 0
        self.bowl_three: i64 = 0
        self.cults: vec[i64] = cults
        self.keys: i64 = 0
        self.shipping: i64 = 0
        self.digging: i64 = 0
        self.extra_range: i64 = 0  # carpet range from town tiles
        self.bonus: i64 = NO_BONUS
        self.favours: i64 = 0  # bits, BIT[n - 1] for FAVn
        self.towns: vec[i64] = town_tiles  # tiles held, index n - 1 for TWn
        self.used_actions: i64 = 0  # bits, BIT[kind] of special actions used this round
        self.bridges_left: i64 = BRIDGES
        self.built: HexSet = (0, 0)
        self.in_town: HexSet = (0, 0)
        self.crossed_rivers: HexSet = (0, 0)  # river hexes that join Mermaid towns
        self.dwellings: i64 = 0
        self.trading_houses: i64 = 0
        self.temples: i64 = 0
        self.strongholds: i64 = 0
        self.sanctuaries: i64 = 0
        self.passed: bool = False
        self.withdrawn: bool = False
        self.points_from: vec[i64] = points_from

        self.due_favours: i64 = 0
        self.due_towns: i64 = 0
        self.due_cults: i64 = 0  # decisions; each moves one marker by `due_cult_steps`
        self.due_cult_steps: i64 = 1
        self.due_keys: i64 = 0  # bits of cults, one of which the next key opens
        self.due_bridges: i64 = 0
        self.due_ride: i64 = 0  # free dwelling on any own terrain (Witches)
        self.due_trading_house: i64 = 0  # free trading house (Swarmlings)
        self.due_sandstorm: i64 = 0  # free transformation beside an own building (Nomads)
        self.due_priests: i64 = 0  # workers that may become priests (Darklings)
        self.blocked_cults: i64 = 0  # bits of cults that stopped at 9 for want of a key in this action

        # The transformation under way.
        self.spades: i64 = 0
        self.bought_spades: i64 = 0  # those of `spades` that must be used
        self.spreads: bool = False  # spades may go to several hexes
        self.may_build: i64 = NO_DWELLING  # whether a dwelling may follow
        self.changed: HexSet = (0, 0)  # hexes changed in this action
        self.last_changed: i64 = -1
        self.tunnelled: HexSet = (0, 0)  # hexes reached by tunnel or carpet and paid in this action
        self.turned_ahead: HexSet = (0, 0)  # hexes of `changed` that went forward round the wheel
        self.turned_back: HexSet = (0, 0)  # and those that went backward
        self.left_home: HexSet = (0, 0)  # hexes that were home terrain before this action turned them

    def end_transformation(self) -> None:
        """What is left of free spades is lost."""
        self.spades = 0
        self.bought_spades = 0
        self.spreads = False
        self.may_build = NO_DWELLING
        self.changed = (0, 0)
        self.last_changed = -1
        self.tunnelled = (0, 0)
        self.turned_ahead = (0, 0)
        self.turned_back = (0, 0)
        self.left_home = (0, 0)

    def must_decide(self) -> bool:
        """Whether something due must be decided before the seat may go on."""
        return (
            self.due_favours
            + self.due_towns
            + self.due_cults
            + self.due_keys
            + self.due_bridges
            + self.due_ride
            + self.due_trading_house
            + self.due_sandstorm
            > 0
        )

    def belongs_to_turn(self) -> bool:
        """Whether something is due that only the turn itself can hold, unlike tiles and cult steps."""
        return self.due_bridges + self.due_ride + self.due_trading_house + self.due_sandstorm > 0

    def drop_what_belongs_to_turn(self) -> None:
        self.due_bridges = 0
        self.due_ride = 0
        self.due_trading_house = 0
        self.due_sandstorm = 0

    def give_up_everything(self) -> None:
        """Nothing is left to decide for somebody who leaves the game."""
        self.end_transformation()
        self.due_favours = 0
        self.due_towns = 0
        self.due_cults = 0
        self.due_cult_steps = 1
        self.due_keys = 0
        self.drop_what_belongs_to_turn()
        self.due_priests = 0

    def clone(self) -> "Player":
        copy = Player(self.faction, self.cults[:], self.towns[:], self.points_from[:])
        copy.has_faction = self.has_faction
        copy.points = self.points
        copy.coins = self.coins
        copy.workers = self.workers
        copy.priests = self.priests
        copy.priests_on_board = self.priests_on_board
        copy.bowl_one = self.bowl_one
        copy.bowl_two = self.bowl_two
        copy.bowl_three = self.bowl_three
        copy.keys = self.keys
        copy.shipping = self.shipping
        copy.digging = self.digging
        copy.extra_range = self.extra_range
        copy.bonus = self.bonus
        copy.favours = self.favours
        copy.used_actions = self.used_actions
        copy.bridges_left = self.bridges_left
        copy.built = self.built
        copy.in_town = self.in_town
        copy.crossed_rivers = self.crossed_rivers
        copy.dwellings = self.dwellings
        copy.trading_houses = self.trading_houses
        copy.temples = self.temples
        copy.strongholds = self.strongholds
        copy.sanctuaries = self.sanctuaries
        copy.passed = self.passed
        copy.withdrawn = self.withdrawn
        copy.due_favours = self.due_favours
        copy.due_towns = self.due_towns
        copy.due_cults = self.due_cults
        copy.due_cult_steps = self.due_cult_steps
        copy.due_keys = self.due_keys
        copy.due_bridges = self.due_bridges
        copy.due_ride = self.due_ride
        copy.due_trading_house = self.due_trading_house
        copy.due_sandstorm = self.due_sandstorm
        copy.due_priests = self.due_priests
        copy.blocked_cults = self.blocked_cults
        copy.spades = self.spades
        copy.bought_spades = self.bought_spades
        copy.spreads = self.spreads
        copy.may_build = self.may_build
        copy.changed = self.changed
        copy.last_changed = self.last_changed
        copy.tunnelled = self.tunnelled
        copy.turned_ahead = self.turned_ahead
        copy.turned_back = self.turned_back
        copy.left_home = self.left_home
        return copy

    def transfer(self, tape: Tape) -> None:
        """See `game.State.transfer`."""
        self.has_faction = tape.flag(self.has_faction)
        self.points = tape.number(self.points)
        self.coins = tape.number(self.coins)
        self.workers = tape.number(self.workers)
        self.priests = tape.number(self.priests)
        self.priests_on_board = tape.number(self.priests_on_board)
        self.bowl_one = tape.number(self.bowl_one)
        self.bowl_two = tape.number(self.bowl_two)
        self.bowl_three = tape.number(self.bowl_three)
        self.cults = tape.numbers(self.cults)
        self.keys = tape.number(self.keys)
        self.shipping = tape.number(self.shipping)
        self.digging = tape.number(self.digging)
        self.extra_range = tape.number(self.extra_range)
        self.bonus = tape.number(self.bonus)
        self.favours = tape.number(self.favours)
        self.towns = tape.numbers(self.towns)
        self.used_actions = tape.number(self.used_actions)
        self.bridges_left = tape.number(self.bridges_left)
        self.built = tape.hexes(self.built)
        self.in_town = tape.hexes(self.in_town)
        self.crossed_rivers = tape.hexes(self.crossed_rivers)
        self.dwellings = tape.number(self.dwellings)
        self.trading_houses = tape.number(self.trading_houses)
        self.temples = tape.number(self.temples)
        self.strongholds = tape.number(self.strongholds)
        self.sanctuaries = tape.number(self.sanctuaries)
        self.passed = tape.flag(self.passed)
        self.withdrawn = tape.flag(self.withdrawn)
        self.points_from = tape.numbers(self.points_from)
        self.due_favours = tape.number(self.due_favours)
        self.due_towns = tape.number(self.due_towns)
        self.due_cults = tape.number(self.due_cults)
        self.due_cult_steps = tape.number(self.due_cult_steps)
        self.due_keys = tape.number(self.due_keys)
        self.due_bridges = tape.number(self.due_bridges)
        self.due_ride = tape.number(self.due_ride)
        self.due_trading_house = tape.number(self.due_trading_house)
        self.due_sandstorm = tape.number(self.due_sandstorm)
        self.due_priests = tape.number(self.due_priests)
        self.blocked_cults = tape.number(self.blocked_cults)
        self.spades = tape.number(self.spades)
        self.bought_spades = tape.number(self.bought_spades)
        self.spreads = tape.flag(self.spreads)
        self.may_build = tape.number(self.may_build)
        self.changed = tape.hexes(self.changed)
        self.last_changed = tape.number(self.last_changed)
        self.tunnelled = tape.hexes(self.tunnelled)
        self.turned_ahead = tape.hexes(self.turned_ahead)
        self.turned_back = tape.hexes(self.turned_back)
        self.left_home = tape.hexes(self.left_home)


def new_player(faction: Faction) -> Player:
    """An empty place at the table; the faction is only there because a place needs one (`has_faction` is False)."""
    return Player(faction, vec[i64]([0] * CULTS), vec[i64]([0] * towns.TILES), vec[i64]([0] * SOURCES))


# Values of `State.bonus_coins` that are no coins.
NOT_IN_GAME: Final = -2
HELD: Final = -1

BRIDGE_FIELDS: Final = 3
"""Stride of `State.bridges`: place on the map, seat, unused."""


class State(game.State):
    """The common part of the table and the players' boards. `turn.TerraMystica` adds the face."""

    def __init__(self, settings: Settings, board: Board) -> None:
        self.settings: Settings = settings
        self.board: Board = board
        self.players: list[Player] = []
        self.phase: i64 = DRAWING
        self.stage: i64 = BEFORE_ACTION
        self.round: i64 = 0
        self.turn: i64 = game.NOBODY  # seat whose turn it is in the phase ACTIONS
        self.actions_left: i64 = 0  # main actions that this turn still holds
        self.order: vec[i64] = vec[i64]([])  # seats in turn order of this round
        self.first_to_pass: i64 = game.NOBODY
        self.setup_order: vec[i64] = vec[i64]([])  # seats that place or choose during set-up, one entry a decision
        self.setup_step: i64 = 0

        self.terrain: vec[i64] = vec[i64]([])
        self.building: vec[i64] = vec[i64]([])
        self.owner: vec[i64] = vec[i64]([])  # seat, or NOBODY
        # Direct neighbours, bridges included. Shared between copies: replaced, never changed in place.
        self.near_lo: vec[i64] = board.near_lo
        self.near_hi: vec[i64] = board.near_hi
        self.bridges: vec[i64] = vec[i64]([])

        self.scoring: vec[i64] = vec[i64]([])  # scoring tile by round, 0 until drawn; index 0 unused
        self.bonus_coins: vec[i64] = vec[i64]([])  # coins on BONn, or HELD, or NOT_IN_GAME
        self.favours_left: vec[i64] = vec[i64]([])
        self.towns_left: vec[i64] = vec[i64]([])
        self.power_used: i64 = 0  # bits of power actions used this round
        self.cult_threes: i64 = 0  # bits of cults whose space for 3 steps is taken
        self.cult_twos: vec[i64] = vec[i64]([])  # spaces for 2 steps taken
        self.offers: vec[i64] = vec[i64]([])
        self.watched: vec[i64] = vec[i64]([])
        self.buildings_raised: i64 = 0  # numbers the building events of offers
        self.there: bytes = b""  # 1 for every action that there is in this game
        self.journal: list[Event] | None = None

    def copy_to(self, copy: "State") -> None:
        """Everything but settings, board and journal. A copy keeps no journal."""
        copy.begun = self.begun
        copy.there = self.there
        for player in self.players:
            copy.players.append(player.clone())
        copy.phase = self.phase
        copy.stage = self.stage
        copy.round = self.round
        copy.turn = self.turn
        copy.actions_left = self.actions_left
        copy.order = self.order[:]
        copy.first_to_pass = self.first_to_pass
        copy.setup_order = self.setup_order
        copy.setup_step = self.setup_step
        copy.terrain = self.terrain[:]
        copy.building = self.building[:]
        copy.owner = self.owner[:]
        copy.near_lo = self.near_lo
        copy.near_hi = self.near_hi
        copy.bridges = self.bridges[:]
        copy.scoring = self.scoring[:]
        copy.bonus_coins = self.bonus_coins[:]
        copy.favours_left = self.favours_left[:]
        copy.towns_left = self.towns_left[:]
        copy.power_used = self.power_used
        copy.cult_threes = self.cult_threes
        copy.cult_twos = self.cult_twos[:]
        copy.offers = self.offers[:]
        copy.watched = self.watched[:]
        copy.buildings_raised = self.buildings_raised

    def transfer(self, tape: Tape) -> None:
        """See `game.State.transfer`."""
        for player in self.players:
            player.transfer(tape)
        self.phase = tape.number(self.phase)
        self.stage = tape.number(self.stage)
        self.round = tape.number(self.round)
        self.turn = tape.number(self.turn)
        self.actions_left = tape.number(self.actions_left)
        self.order = tape.numbers(self.order)
        self.first_to_pass = tape.number(self.first_to_pass)
        self.setup_order = tape.numbers(self.setup_order)
        self.setup_step = tape.number(self.setup_step)
        self.terrain = tape.numbers(self.terrain)
        self.building = tape.numbers(self.building)
        self.owner = tape.numbers(self.owner)
        self.bridges = tape.numbers(self.bridges)
        self.scoring = tape.numbers(self.scoring)
        self.bonus_coins = tape.numbers(self.bonus_coins)
        self.favours_left = tape.numbers(self.favours_left)
        self.towns_left = tape.numbers(self.towns_left)
        self.power_used = tape.number(self.power_used)
        self.cult_threes = tape.number(self.cult_threes)
        self.cult_twos = tape.numbers(self.cult_twos)
        self.offers = tape.numbers(self.offers)
        self.watched = tape.numbers(self.watched)
        self.buildings_raised = tape.number(self.buildings_raised)

    def near(self, hex: i64) -> HexSet:
        """Direct neighbours of a hex: across an edge or a bridge (rulebook, "Direct neighbours")."""
        return (self.near_lo[hex], self.near_hi[hex])

    def occupied(self) -> HexSet:
        low: i64 = 0
        high: i64 = 0
        for player in self.players:
            low = low | player.built[0]
            high = high | player.built[1]
        return (low, high)

    def note(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        """Writes an event into the journal, if one is kept."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, seat, first, second, self.players[seat]))


def holds_favour(player: Player, number: i64) -> bool:
    return player.favours & BIT[number - 1] != 0
