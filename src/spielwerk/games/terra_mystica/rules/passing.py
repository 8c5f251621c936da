"""Passing (rulebook, "Pass"): score the old bonus tile, take a new one, be out until the next round."""

from mypy_extensions import i64

from spielwerk.core.game import NOBODY, Refusal
from spielwerk.games.terra_mystica.actions import PASS, PASS_SLOTS
from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import FROM_BONUS_TILE, FROM_FACTION, FROM_FAVOUR, HELD, NO_BONUS, State
from spielwerk.games.terra_mystica.terms import ROUNDS
from spielwerk.games.terra_mystica.tiles import bonus, favours


def legal(state: State, seat: i64, out: list[int]) -> None:
    """Also the choice of the first tile, during set-up."""
    if state.round == ROUNDS:
        out.append(PASS)
        return
    for number in range(1, PASS_SLOTS):
        if state.bonus_coins[number] >= 0:
            out.append(PASS + number)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    number = action - PASS
    if state.round == ROUNDS:
        return Refusal("passing.last-round") if number > 0 else None
    if number == 0:
        return Refusal("passing.take-tile")
    if state.bonus_coins[number] == HELD:
        return Refusal("passing.tile-taken")
    if state.bonus_coins[number] < 0:
        return Refusal("components.absent")
    return None


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


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    turns.begin_action(state, seat)
    score(player, FROM_BONUS_TILE, bonus.pass_points(player, player.bonus))
    score(player, FROM_FAVOUR, favours.pass_points(player))
    score(player, FROM_FACTION, player.faction.pass_points(state, seat))
    old = player.bonus
    player.bonus = NO_BONUS
    if action > PASS:
        take_tile(state, seat, action - PASS)
    if old != NO_BONUS:
        state.bonus_coins[old] = 0
    leave_round(state, seat)


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
