"""A faction board: the numbers printed on it, and the few places where a faction's own rule comes in.

Each faction is one file in this folder with a function `faction()`. Most of a faction is data; what data cannot
say is one of the methods at the end, replaced in the faction's own file.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from spielwerk.games.terra_mystica.state import Player, State

NO_ACTION: Final = -1


class Faction:
    """Defaults are those that most of the fourteen boards share; a faction's file changes what differs.

    Building costs and incomes are indexed by the numbers in `terms`; incomes are totals for that many buildings
    on the map. Amounts are coins, workers, priests and power as printed.
    """

    def __init__(self, number: i64, name: str, colour: i64) -> None:
        self.number: Final[i64] = number
        """In actions and bytes, for ever: a new faction takes the next one that is free."""
        self.name: str = name
        self.colour: i64 = colour

        self.start_coins: i64 = 15
        self.start_workers: i64 = 3
        self.start_priests: i64 = 0
        self.start_bowl_one: i64 = 5
        self.start_bowl_two: i64 = 7
        self.start_cults: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.start_dwellings: i64 = 2
        self.places_last: bool = False
        """Chaos Magicians: the only start dwelling comes after everybody else's."""
        self.start_points: i64 = 20
        """Start VP of the table of 2017."""

        # Costs by building: nothing, dwelling, trading house beside an opponent, temple, stronghold, sanctuary.
        self.cost_workers: vec[i64] = vec[i64]([0, 1, 2, 2, 4, 4])
        self.cost_coins: vec[i64] = vec[i64]([0, 2, 3, 5, 6, 6])
        self.power_values: vec[i64] = vec[i64]([0, 1, 2, 2, 3, 3])

        self.dwelling_workers: vec[i64] = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 8])
        self.trading_house_coins: vec[i64] = vec[i64]([0, 2, 4, 6, 8])
        self.trading_house_power: vec[i64] = vec[i64]([0, 1, 2, 4, 6])
        self.temple_priests: vec[i64] = vec[i64]([0, 1, 2, 3])
        self.temple_power: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.stronghold_coins: i64 = 0
        self.stronghold_workers: i64 = 0
        self.stronghold_priests: i64 = 0
        self.stronghold_power: i64 = 2
        self.sanctuary_priests: i64 = 1

        # Tracks, and what a step costs.
        self.shipping_start: i64 = 0
        self.shipping_max: i64 = 3
        self.shipping_priests: i64 = 1
        self.shipping_coins: i64 = 4
        self.shipping_points: vec[i64] = vec[i64]([0, 2, 3, 4])
        """VP for reaching a level, by level."""
        self.digging_max: i64 = 2
        self.digging_priests: i64 = 1
        self.digging_coins: i64 = 5
        self.digging_workers: i64 = 2
        self.digging_points: i64 = 6
        self.spade_workers: vec[i64] = vec[i64]([3, 2, 1])
        """Workers per spade, by level of the digging track."""
        self.spade_priests: i64 = 0
        """Darklings pay this many priests for a spade, and no workers."""
        self.fixed_spades: i64 = 0
        """Giants: every transformation takes exactly so many spades and makes home terrain. 0: by the wheel."""
        self.bought_spade_points: i64 = 0
        self.gained_spade_points: i64 = 0

        # Tunnelling and carpet flight: hexes skipped (0: none), and the price of one use.
        self.tunnel_range: i64 = 0
        self.tunnel_workers: i64 = 0
        self.tunnel_priests: i64 = 0
        self.tunnel_points: i64 = 4

        self.favours_per_building: i64 = 1
        self.town_points: i64 = 0
        self.town_workers: i64 = 0
        self.towns_across_river: bool = False
        self.stronghold_action: i64 = NO_ACTION
        """Special action (`actions.AUREN_CULT` ...) that the stronghold opens."""
        self.start_action: i64 = NO_ACTION
        """Special action that is there from the start."""
        self.repeats_start_action: bool = False
        """Engineers: the start action may be used any number of times per round."""
        self.coins_per_point: i64 = 3
        self.trades_points: bool = False
        """Alchemists: 1 VP -> 1 coin and `coins_per_point` coins -> 1 VP at any time."""
        self.watches_offers: bool = False
        """Whether `offer_accepted` and `offers_declined` are to be called."""

    def tunnel_range_now(self, player: "Player") -> i64:
        """Hexes that one tunnel or carpet may skip now."""
        return self.tunnel_range

    def tunnel_workers_now(self, player: "Player") -> i64:
        return self.tunnel_workers

    def stronghold_built(self, state: "State", seat: i64) -> None:
        """What happens once, when the stronghold is built."""

    def spades_gained(self, state: "State", seat: i64, spades: i64) -> None:
        """Called for spades from any source, after their own VP."""

    def pass_points(self, state: "State", seat: i64) -> i64:
        """VP for the stronghold whenever the player passes."""
        return 0

    def offer_accepted(self, state: "State", seat: i64) -> None:
        """The first opponent has taken power from a building of this seat (`watches_offers`)."""

    def offers_declined(self, state: "State", seat: i64) -> None:
        """All opponents who could have taken power from a building of this seat have declined."""
