"""Action spaces of bonus tiles, favour tiles and factions, each once per round (rulebook, "Special Actions")."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT, is_empty
from spielwerk.games.terra_mystica.actions import SPECIAL_NAMES
from spielwerk.games.terra_mystica.factions.faction import NO_ACTION
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.rules import bridges, turns
from spielwerk.games.terra_mystica.rules.transform import can_use_spade, give_spades, sandstorm_targets
from spielwerk.games.terra_mystica.state import ON_ANY_HOME_HEX, Player, State, holds_favour
from spielwerk.games.terra_mystica.terms import DWELLING, TRADING_HOUSE
from spielwerk.games.terra_mystica.tiles import bonus, favours
from spielwerk.games.terra_mystica.tiles import special_actions as tiles
from spielwerk.games.terra_mystica.values import SUPPLY


def owned(player: Player) -> i64:
    """Bits of the actions that tiles and the faction give to the player."""
    found: i64 = 0
    for kind in (bonus.ACTION[player.bonus], player.faction.start_action):
        if kind != NO_ACTION:
            found = found | BIT[kind]
    if player.strongholds > 0 and player.faction.stronghold_action != NO_ACTION:
        found = found | BIT[player.faction.stronghold_action]
    if player.favours != 0:
        for number in range(1, favours.TILES + 1):
            if favours.ACTION[number] != NO_ACTION and holds_favour(player, number):
                found = found | BIT[favours.ACTION[number]]
    return found


def owns(player: Player, kind: i64) -> bool:
    """Whether a tile or the faction gives the action to the player."""
    return owned(player) & BIT[kind] != 0


def is_used(player: Player, kind: i64) -> bool:
    if player.faction.repeats_start_action and kind == player.faction.start_action:
        return False
    return player.used_actions & BIT[kind] != 0


def has_use(state: State, seat: i64, kind: i64) -> bool:
    """Whether the action could be carried through; some reference games allow it all the same (options.may-give-up)."""
    player = state.players[seat]
    if state.settings.may_give_up:
        return True
    if tiles.TRADING_HOUSES[kind] > 0:
        return player.dwellings > 0 and player.trading_houses < SUPPLY[TRADING_HOUSE]
    if tiles.SPADES[kind] > 0:
        return can_use_spade(state, seat)
    if tiles.BRIDGES[kind] > 0:
        return bridges.can_place(state, seat)
    if tiles.SANDSTORMS[kind] > 0:
        return not is_empty(sandstorm_targets(state, seat))
    if tiles.DWELLINGS[kind] > 0:
        return player.dwellings < SUPPLY[DWELLING] and _has_free_home_hex(state, player)
    return True


def _has_free_home_hex(state: State, player: Player) -> bool:
    for hex in range(state.board.land):
        if state.terrain[hex] == player.faction.colour and state.owner[hex] < 0:
            return True
    return False


class SpecialAction(Kind):
    """Uses the action space of a tile or of the faction."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        possible = owned(player)
        if possible == 0:
            return
        for number in range(len(SPECIAL_NAMES)):
            if possible & BIT[number] == 0 or is_used(player, number):
                continue
            if player.workers < tiles.WORKERS[number]:
                continue
            if has_use(state, seat, number):
                out.append(self.start + number)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        number = action - self.start
        player = state.players[seat]
        if not owns(player, number) and found.add("special-actions.not-owned"):
            return
        if is_used(player, number) and found.add("special-actions.used"):
            return
        if player.workers < tiles.WORKERS[number]:
            if found.add("special-actions.cost", tiles.WORKERS[number], player.workers):
                return
        if not has_use(state, seat, number):
            found.add("special-actions.no-use")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        number = action - self.start
        player = state.players[seat]
        turns.begin_action(state, seat)
        player.used_actions = player.used_actions | BIT[number]
        player.workers -= tiles.WORKERS[number]
        state.actions_left += tiles.ACTIONS[number]
        _make_due(player, number)
        if tiles.SPADES[number] > 0:
            give_spades(state, seat, tiles.SPADES[number], ON_ANY_HOME_HEX, False)
        elif tiles.SANDSTORMS[number] == 0 and tiles.ACTIONS[number] == 0:
            turns.finish_action(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return (0, tiles.WORKERS[action - self.start], 0, 0)


def _make_due(player: Player, number: i64) -> None:
    """Whoever has cult steps due already takes the larger number each time."""
    steps = tiles.CULT_STEPS[number]
    if steps > 0:
        player.due_cults += 1
        if steps > player.due_cult_steps:
            player.due_cult_steps = steps
    player.due_bridges += tiles.BRIDGES[number]
    player.due_trading_house += tiles.TRADING_HOUSES[number]
    player.due_ride += tiles.DWELLINGS[number]
    player.due_sandstorm += tiles.SANDSTORMS[number]
