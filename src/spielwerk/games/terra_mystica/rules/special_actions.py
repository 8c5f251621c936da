"""Action spaces of bonus tiles, favour tiles and factions, each once per round (rulebook, "Special Actions")."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT, is_empty
from spielwerk.games.terra_mystica.actions import (
    AUREN_CULT,
    BONUS_CULT,
    BONUS_SPADE,
    CHAOS_DOUBLE,
    ENGINEER_BRIDGE,
    FAVOUR_CULT,
    GIANT_SPADES,
    NOMAD_SANDSTORM,
    SPECIAL_NAMES,
    SWARMLING_TRADING_HOUSE,
)
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import NOTHING, Price
from spielwerk.games.terra_mystica.rules import bridges, turns
from spielwerk.games.terra_mystica.rules.transform import can_use_spade, give_spades, sandstorm_targets
from spielwerk.games.terra_mystica.state import ON_ANY_HOME_HEX, Player, State, holds_favour
from spielwerk.games.terra_mystica.terms import DWELLINGS, TRADING_HOUSES

_SPADE_TILE: Final = 1
_CULT_TILE: Final = 2
_CULT_FAVOUR: Final = 6
BRIDGE_WORKERS: Final = 2


def _owns(player: Player, kind: i64) -> bool:
    if kind == BONUS_SPADE:
        return player.bonus == _SPADE_TILE
    if kind == BONUS_CULT:
        return player.bonus == _CULT_TILE
    if kind == FAVOUR_CULT:
        return holds_favour(player, _CULT_FAVOUR)
    if kind == player.faction.start_action:
        return True
    return kind == player.faction.stronghold_action and player.strongholds > 0


def is_used(player: Player, kind: i64) -> bool:
    if player.faction.repeats_start_action and kind == player.faction.start_action:
        return False
    return player.used_actions & BIT[kind] != 0


def has_use(state: State, seat: i64, kind: i64) -> bool:
    """Whether the action could be carried through; some reference games allow it all the same (options.may-give-up)."""
    player = state.players[seat]
    if state.settings.may_give_up:
        return True
    if kind == SWARMLING_TRADING_HOUSE:
        return player.dwellings > 0 and player.trading_houses < TRADING_HOUSES
    if kind == BONUS_SPADE or kind == GIANT_SPADES:
        return can_use_spade(state, seat)
    if kind == ENGINEER_BRIDGE:
        return bridges.can_place(state, seat)
    if kind == NOMAD_SANDSTORM:
        return not is_empty(sandstorm_targets(state, seat))
    if kind <= CHAOS_DOUBLE:
        return True
    return player.dwellings < DWELLINGS and _has_free_home_hex(state, player)


def _has_free_home_hex(state: State, player: Player) -> bool:
    for hex in range(state.board.land):
        if state.terrain[hex] == player.faction.colour and state.owner[hex] < 0:
            return True
    return False


class SpecialAction(Kind):
    """Uses the action space of a tile or of the faction."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        for number in range(len(SPECIAL_NAMES)):
            if not _owns(player, number) or is_used(player, number):
                continue
            if number == ENGINEER_BRIDGE and player.workers < BRIDGE_WORKERS:
                continue
            if has_use(state, seat, number):
                out.append(self.start + number)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        number = action - self.start
        player = state.players[seat]
        if not _owns(player, number) and found.add("special-actions.not-owned"):
            return
        if is_used(player, number) and found.add("special-actions.used"):
            return
        if number == ENGINEER_BRIDGE and player.workers < BRIDGE_WORKERS:
            if found.add("special-actions.cost", BRIDGE_WORKERS, player.workers):
                return
        if not has_use(state, seat, number):
            found.add("special-actions.no-use")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        number = action - self.start
        player = state.players[seat]
        turns.begin_action(state, seat)
        player.used_actions = player.used_actions | BIT[number]
        if number == BONUS_SPADE:
            give_spades(state, seat, 1, ON_ANY_HOME_HEX, False)
        elif number == GIANT_SPADES:
            give_spades(state, seat, 2, ON_ANY_HOME_HEX, False)
        elif number == NOMAD_SANDSTORM:
            player.due_sandstorm = 1
        elif number == CHAOS_DOUBLE:
            state.actions_left += 1
        else:
            _make_due(player, number)
            turns.finish_action(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return (0, BRIDGE_WORKERS, 0, 0) if action - self.start == ENGINEER_BRIDGE else NOTHING


def _make_due(player: Player, kind: i64) -> None:
    if kind == BONUS_CULT or kind == FAVOUR_CULT:
        player.due_cults += 1
    elif kind == AUREN_CULT:
        player.due_cults += 1
        player.due_cult_steps = 2
    elif kind == ENGINEER_BRIDGE:
        player.workers -= BRIDGE_WORKERS
        player.due_bridges += 1
    elif kind == SWARMLING_TRADING_HOUSE:
        player.due_trading_house = 1
    else:
        player.due_ride = 1
