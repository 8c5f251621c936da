"""Passing (rulebook, "Pass"): score the old bonus tile, take a new one, be out until the next round."""

from mypy_extensions import i64

from spielwerk.core.game import ABSENT, NOBODY
from spielwerk.core.kinds import Obstacles
from spielwerk.games.terra_mystica.actions import SWARMLING_TRADING_HOUSE, WITCH_RIDE
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules import bridges, setup, special_actions, turns
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import (
    FROM_BONUS_TILE,
    FROM_FACTION,
    FROM_FAVOUR,
    HELD,
    NO_BONUS,
    TAKING_BONUS_TILES,
    State,
)
from spielwerk.games.terra_mystica.terms import ROUNDS
from spielwerk.games.terra_mystica.tiles import bonus, favours


def take_tile(state: State, seat: i64, number: i64) -> None:
    """The coins that lie on the tile come with it."""
    player = state.players[seat]
    player.coins += state.bonus_coins[number]
    state.bonus_coins[number] = HELD
    player.bonus = number


def return_tile(state: State, seat: i64) -> None:
    player = state.players[seat]
    if player.bonus != NO_BONUS:
        state.bonus_coins[player.bonus] = 0
        player.bonus = NO_BONUS


def pass_points(state: State, seat: i64) -> i64:
    """VP that passing now would bring."""
    player = state.players[seat]
    points = bonus.pass_points(player, player.bonus) + favours.pass_points(player)
    return points + player.faction.pass_points(state, seat)


def leave_round(state: State, seat: i64) -> None:
    """The first to pass starts the next round; with variable turn order the order of passing is the next order."""
    if state.first_to_pass == NOBODY:
        state.first_to_pass = seat
    state.players[seat].passed = True
    if state.turn == seat:
        turns.end_turn(state)
    if state.settings.variable_turn_order:
        turns.move_to_end(state, seat)


def leave_game(state: State, seat: i64) -> None:
    """A seat that withdraws counts as passed from now on, but its leaving does not change the next order of play."""
    state.players[seat].passed = True
    if state.turn == seat:
        turns.end_turn(state)


def _must_decide_first(state: State, seat: i64) -> bool:
    """Whether something due belongs to the turn that passing would end, and can still be carried out or given up."""
    player = state.players[seat]
    if not player.belongs_to_turn() or state.settings.decide_after_passing:
        return False
    if state.settings.may_give_up or (player.due_bridges > 0 and bridges.has_place(state, seat)):
        return True
    if player.due_ride > 0 and special_actions.has_use(state, seat, WITCH_RIDE):
        return True
    return player.due_trading_house > 0 and special_actions.has_use(state, seat, SWARMLING_TRADING_HOUSE)


class Pass(Kind):
    """Passes and takes a new tile, or none in the last round; during set-up, the choice of the first tile."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if _must_decide_first(state, seat):
            return
        if state.round == ROUNDS:
            out.append(self.start)
            return
        for number in range(1, bonus.TILES + 1):
            if state.bonus_coins[number] >= 0:
                out.append(self.start + number)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        number = action - self.start
        if _must_decide_first(state, seat) and found.add("turn.decide-first"):
            return
        if state.round == ROUNDS:
            if number > 0:
                found.add("passing.last-round")
        elif number == 0:
            found.add("passing.take-tile")
        elif state.bonus_coins[number] == HELD:
            found.add("passing.tile-taken")
        elif state.bonus_coins[number] < 0:
            found.add(ABSENT)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        if state.phase == TAKING_BONUS_TILES:
            take_tile(state, seat, action - self.start)
            setup.next_step(state)
            return
        player = state.players[seat]
        turns.begin_action(state, seat)
        score(player, FROM_BONUS_TILE, bonus.pass_points(player, player.bonus))
        score(player, FROM_FAVOUR, favours.pass_points(player))
        score(player, FROM_FACTION, player.faction.pass_points(state, seat))
        old = player.bonus
        player.bonus = NO_BONUS
        if action > self.start:
            take_tile(state, seat, action - self.start)
        if old != NO_BONUS:
            state.bonus_coins[old] = 0
        if not state.settings.decide_after_passing:
            player.drop_what_belongs_to_turn()
        leave_round(state, seat)
