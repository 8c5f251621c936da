"""Digging: spades for workers, Darklings' for priests (rulebook, "Transform and Build").

Bought spades must all be used, on one hex.
"""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import HexSet, is_empty, members, size
from spielwerk.games.terra_mystica.actions import DIG_SLOTS
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.rules import transform, turns
from spielwerk.games.terra_mystica.rules.neighbours import can_pay_tunnel, reach, tunnel_reach
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import (
    BEFORE_ACTION,
    FROM_FACTION,
    NO_DWELLING,
    ON_CHANGED_HEX,
    TRANSFORMING,
    Player,
    State,
)
from spielwerk.games.terra_mystica.terms import TERRAINS, WHEEL

MOST_SPADES: Final[i64] = WHEEL // 2
"""No terrain is farther than this from home, so no more spades may lie ready for one hex."""


def workers_per_spade(player: Player) -> i64:
    if player.faction.spade_priests > 0:
        return 0
    return player.faction.spade_workers[player.digging]


def _may_dig_on(state: State, player: Player) -> bool:
    """Whether a transformation under way still takes bought spades: one hex, not yet home, nothing built."""
    if player.may_build == NO_DWELLING:
        return False
    if player.spreads and (player.may_build == ON_CHANGED_HEX or size(player.changed) > 1):
        return False
    return player.last_changed < 0 or transform.is_unfinished(state, player)


def _takes_spades(state: State, player: Player, hexes: HexSet) -> bool:
    """Whether one of the hexes can be changed; the Giants cannot change their home terrain."""
    for hex in members(hexes):
        for target in range(TERRAINS):
            if transform.spades_for(state, player, hex, target) > 0:
                return True
    return False


def _dig_target(state: State, seat: i64, spades: i64) -> bool:
    """Whether there is a hex for the spades, tunnels paid on top of them included."""
    player = state.players[seat]
    if player.last_changed >= 0:
        return transform.has_room_for_bought(state, player, player.bought_spades + spades)
    near = reach(state, seat)
    if _takes_spades(state, player, near):
        return True
    if is_empty(tunnel_reach(state, seat, near)):
        return False
    return can_pay_tunnel(player, spades * workers_per_spade(player), spades * player.faction.spade_priests)


class Dig(Kind):
    """Buys 1 to 3 spades at once."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if state.stage == TRANSFORMING and not _may_dig_on(state, player):
            return
        workers = workers_per_spade(player)
        priests = player.faction.spade_priests
        fixed = player.faction.fixed_spades
        for spades in range(1, DIG_SLOTS + 1):
            if spades * workers > player.workers or spades * priests > player.priests:
                return
            total = player.spades + spades
            if total > MOST_SPADES or (fixed > 0 and total != fixed):
                continue
            if _dig_target(state, seat, spades):
                out.append(self.start + spades - 1)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        spades = action - self.start + 1
        if state.stage == TRANSFORMING and not _may_dig_on(state, player):
            if found.add("transform.one-hex"):
                return
        workers = spades * workers_per_spade(player)
        priests = spades * player.faction.spade_priests
        if workers > player.workers and found.add("transform.dig-cost", workers, player.workers):
            return
        if priests > player.priests and found.add("transform.dig-cost", priests, player.priests):
            return
        total = player.spades + spades
        if player.faction.fixed_spades > 0:
            if total != player.faction.fixed_spades and found.add("transform.giants"):
                return
        elif total > MOST_SPADES and found.add("transform.use-bought", MOST_SPADES, total):
            return
        if not _dig_target(state, seat, spades):
            found.add("transform.dig-target")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        spades = action - self.start + 1
        if state.stage == BEFORE_ACTION:
            turns.begin_action(state, seat)
        player.workers -= spades * workers_per_spade(player)
        player.priests -= spades * player.faction.spade_priests
        player.spades += spades
        player.bought_spades += spades
        player.spreads = False
        player.may_build = ON_CHANGED_HEX
        state.stage = TRANSFORMING
        if player.faction.bought_spade_points > 0:
            score(player, FROM_FACTION, spades * player.faction.bought_spade_points)
        transform.gain_spades(state, seat, spades)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return spades_price(state.players[seat], action - self.start + 1)


def spades_price(player: Player, spades: i64) -> Price:
    return (0, spades * workers_per_spade(player), spades * player.faction.spade_priests, 0)
