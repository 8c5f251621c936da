"""The position: plain numbers, copied by hand. What may be done with them stands in `turn` and `rules/`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core import game
from spielwerk.core.tape import Tape
from spielwerk.games.noria.settings import Settings
from spielwerk.games.noria.terms import (
    CHAMBERS,
    DISC_KINDS,
    EMPTY,
    FACTORIES,
    GOODS,
    HARBOUR,
    ISLANDS,
    PLOTS,
    POLITICIANS,
    RESOURCES,
    RINGS,
    SLOTS,
)

# Phases of the game, in order.
DRAWING: Final = 0  # market, wheels, in the expert game the islands (chance)
BUILDING_WHEELS: Final = 1  # expert game: everybody puts six discs into the own wheel
TAKING_RESOURCE: Final = 2
FREE_STEP: Final = 3
TURNS: Final = 4
FINISHED: Final = 5

# Stages of a turn, the rulebook's four phases. A later kind of action begins the later stage by itself.
INFLUENCE: Final = 0
ACTION: Final = 1
POLITICS: Final = 2
ADMINISTRATION: Final = 3  # bought discs are inserted

NO_SLOT: Final = -1
NO_PATH: Final = -1
SOLO_BOT: Final = 1
"""Index of the solo opponent in `State.players`; it is no seat."""

# Stride and fields of `State.bot_deeds`: what the solo opponent did in its last turn.
DEED_FIELDS: Final = 3
DEED_LETTER: Final = 0
DEED_KIND: Final = 1  # BOT_SHIPS ... of values.py, BOT_BOOST too
DEED_WHERE: Final = 2  # 3 * island + ship type, island * PLOTS + plot, 6 * seated + removed, path, letter; -1 nothing


class Player:
    """What lies before one player, and the envoys of that player."""

    def __init__(self, wheel: vec[i64], amounts: vec[i64], waiting: vec[i64]) -> None:
        """The vectors are taken over, not copied; `new_player` makes the ones of the beginning."""
        self.wheel: vec[i64] = wheel
        """Disc by slot (terms.SLOT_NAMES): kind, plus UPGRADED, or EMPTY."""
        self.amounts: vec[i64] = amounts
        """All that is counted by kind, in one vector: see the offsets RESOURCE, SHIP, FREE, FULL, STEP, TURNED."""
        self.waiting: vec[i64] = waiting
        """Kinds of discs that are to be inserted, in the order in which they will be."""
        self.knowledge: i64 = 0
        self.ambassador: i64 = HARBOUR
        """Island of the ambassador, or HARBOUR."""
        self.factories_built: i64 = 0
        self.withdrawn: bool = False

    def clone(self) -> "Player":
        copy = Player(self.wheel[:], self.amounts[:], self.waiting[:])
        copy.knowledge = self.knowledge
        copy.ambassador = self.ambassador
        copy.factories_built = self.factories_built
        copy.withdrawn = self.withdrawn
        return copy

    def transfer(self, tape: Tape) -> None:
        """See `game.State.transfer`."""
        self.wheel = tape.numbers(self.wheel)
        self.amounts = tape.numbers(self.amounts)
        self.waiting = tape.numbers(self.waiting)
        self.knowledge = tape.number(self.knowledge)
        self.ambassador = tape.number(self.ambassador)
        self.factories_built = tape.number(self.factories_built)
        self.withdrawn = tape.flag(self.withdrawn)


# Offsets in `Player.amounts`.
RESOURCE: Final = 0  # + resource: tokens
SHIP: Final = 3  # + type: own ships
FREE: Final = 6  # + good: warehouses with room for a good
FULL: Final = 11  # + good: warehouses with a good in them
STEP: Final = 16  # + path: step of the envoy, 0 in the cave
TURNED: Final = 20  # + ring: how often the ring has been turned so far
AMOUNTS: Final = 23


def new_player() -> Player:
    return Player(vec[i64]([EMPTY] * SLOTS), vec[i64]([0] * AMOUNTS), vec[i64]([]))


class State(game.State):
    """The common part of the table and the players' boards. `turn.Noria` adds the face."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Settings = settings
        self.players: list[Player] = []
        """By seat. In the solo game the opponent follows at SOLO_BOT: its steps, factories and nothing else."""
        self.phase: i64 = DRAWING
        self.stage: i64 = INFLUENCE
        self.round: i64 = 0  # from 1
        self.turn: i64 = game.NOBODY  # seat that decides, in set-up as well
        self.drawn: i64 = 0  # draws of the set-up made so far

        # The table.
        self.prices: vec[i64] = vec[i64]([0] * DISC_KINDS)  # price of a disc in the market by kind; -1 not placed yet
        self.market: vec[i64] = vec[i64]([0] * DISC_KINDS)  # discs left in the market by kind
        self.boxed: vec[i64] = vec[i64]([0] * DISC_KINDS)  # discs out of the game by kind
        self.upper: vec[i64] = vec[i64]([POLITICIANS] * CHAMBERS)  # politicians in the upper area by chamber
        self.seated: vec[i64] = vec[i64]([0] * CHAMBERS)  # politicians on bright seats by chamber
        self.open_islands: vec[i64] = vec[i64]([])  # in order of discovery; in the expert game around the circle
        self.hidden: i64 = 0  # islands that lie face down; which, nobody knows
        self.ships: vec[i64] = vec[i64]([0] * (ISLANDS * RESOURCES))  # ships lying on islands, by island and type
        self.builders: vec[i64] = vec[i64]([game.NOBODY] * (ISLANDS * PLOTS))  # who built on a plot, by island and plot
        self.ship_supply: vec[i64] = vec[i64]([0] * RESOURCES)
        self.warehouse_supply: vec[i64] = vec[i64]([0] * GOODS)

        # The turn under way.
        self.night_shifts: i64 = 0  # made in this turn; each doubles the next price
        self.rebuilds: i64 = 0
        self.intrigues: i64 = 0
        self.chosen: vec[i64] = vec[i64]([NO_SLOT] * RINGS)  # slot of the disc used or left out, by ring
        self.inspected: i64 = 0  # bits of slots whose disc was left out
        self.fresh: i64 = 0  # bits of slots whose disc was upgraded in this turn
        self.current: i64 = NO_SLOT  # slot of the disc whose actions are under way
        self.uses: i64 = 0  # actions that the current disc has given
        self.actions: i64 = 0  # actions in this turn, at most four
        self.doubled: bool = False  # an earlier disc of this turn gave two actions because it is upgraded
        self.extras: i64 = 0  # uses that bonus discs allow and that earlier discs have left

        # What must be decided before the turn goes on, in this order.
        self.due_path: i64 = NO_PATH  # the price of the step on this path
        self.due_any: i64 = 0  # so many resources of any kind
        self.due_reveal: bool = False  # chance: a new island is turned up
        self.due_landing: bool = False  # ship, factory or nothing
        self.due_removal: bool = False  # a politician leaves the game

        # The solo opponent (approximate): its wheel of letters, and what it remembers.
        self.letters: vec[i64] = vec[i64]([])  # letter by slot, plus UPGRADED_LETTER, or EMPTY; no slots without it
        self.boost: bool = False  # its next investment or imitation goes further
        self.last_path: i64 = NO_PATH  # path on which the player advanced last
        self.bot_deeds: vec[i64] = vec[i64]([])

    def copy_to(self, copy: "State") -> None:
        """Everything but settings."""
        copy.begun = self.begun
        for player in self.players:
            copy.players.append(player.clone())
        copy.phase = self.phase
        copy.stage = self.stage
        copy.round = self.round
        copy.turn = self.turn
        copy.drawn = self.drawn
        copy.prices = self.prices[:]
        copy.market = self.market[:]
        copy.boxed = self.boxed[:]
        copy.upper = self.upper[:]
        copy.seated = self.seated[:]
        copy.open_islands = self.open_islands[:]
        copy.hidden = self.hidden
        copy.ships = self.ships[:]
        copy.builders = self.builders[:]
        copy.ship_supply = self.ship_supply[:]
        copy.warehouse_supply = self.warehouse_supply[:]
        copy.night_shifts = self.night_shifts
        copy.rebuilds = self.rebuilds
        copy.intrigues = self.intrigues
        copy.chosen = self.chosen[:]
        copy.inspected = self.inspected
        copy.fresh = self.fresh
        copy.current = self.current
        copy.uses = self.uses
        copy.actions = self.actions
        copy.doubled = self.doubled
        copy.extras = self.extras
        copy.due_path = self.due_path
        copy.due_any = self.due_any
        copy.due_reveal = self.due_reveal
        copy.due_landing = self.due_landing
        copy.due_removal = self.due_removal
        copy.letters = self.letters[:]
        copy.boost = self.boost
        copy.last_path = self.last_path
        copy.bot_deeds = self.bot_deeds[:]

    def transfer(self, tape: Tape) -> None:
        """See `game.State.transfer`."""
        for player in self.players:
            player.transfer(tape)
        self.phase = tape.number(self.phase)
        self.stage = tape.number(self.stage)
        self.round = tape.number(self.round)
        self.turn = tape.number(self.turn)
        self.drawn = tape.number(self.drawn)
        self.prices = tape.numbers(self.prices)
        self.market = tape.numbers(self.market)
        self.boxed = tape.numbers(self.boxed)
        self.upper = tape.numbers(self.upper)
        self.seated = tape.numbers(self.seated)
        self.open_islands = tape.numbers(self.open_islands)
        self.hidden = tape.number(self.hidden)
        self.ships = tape.numbers(self.ships)
        self.builders = tape.numbers(self.builders)
        self.ship_supply = tape.numbers(self.ship_supply)
        self.warehouse_supply = tape.numbers(self.warehouse_supply)
        self.night_shifts = tape.number(self.night_shifts)
        self.rebuilds = tape.number(self.rebuilds)
        self.intrigues = tape.number(self.intrigues)
        self.chosen = tape.numbers(self.chosen)
        self.inspected = tape.number(self.inspected)
        self.fresh = tape.number(self.fresh)
        self.current = tape.number(self.current)
        self.uses = tape.number(self.uses)
        self.actions = tape.number(self.actions)
        self.doubled = tape.flag(self.doubled)
        self.extras = tape.number(self.extras)
        self.due_path = tape.number(self.due_path)
        self.due_any = tape.number(self.due_any)
        self.due_reveal = tape.flag(self.due_reveal)
        self.due_landing = tape.flag(self.due_landing)
        self.due_removal = tape.flag(self.due_removal)
        self.letters = tape.numbers(self.letters)
        self.boost = tape.flag(self.boost)
        self.last_path = tape.number(self.last_path)
        self.bot_deeds = tape.numbers(self.bot_deeds)

    def must_decide(self) -> bool:
        """Whether something due must be decided before the turn goes on."""
        return self.due_path != NO_PATH or self.due_any > 0 or self.due_reveal or self.due_landing or self.due_removal

    def is_over(self) -> bool:
        return self.phase == FINISHED

    def factories_left(self, seat: i64) -> i64:
        return FACTORIES - self.players[seat].factories_built

    def step(self, seat: i64, path: i64) -> i64:
        """Where the envoy of a seat stands on a path; 0 in the cave."""
        return self.players[seat].amounts[STEP + path]
