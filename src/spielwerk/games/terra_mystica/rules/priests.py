"""Priests: seven per player, some of them for ever on the cult board (rulebook, "Priests")."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.actions import SEND_PRIEST
from spielwerk.games.terra_mystica.rules import cults, turns
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.terms import CULTS, PRIESTS


def priest_room(player: Player) -> i64:
    """Priests that the supply still holds for the player."""
    return PRIESTS - player.priests_on_board - player.priests


def gain_priests(player: Player, amount: i64) -> None:
    """Priests beyond the seven are lost."""
    room = priest_room(player)
    player.priests += amount if amount < room else room


def legal(state: State, seat: i64, out: list[int]) -> None:
    if state.players[seat].priests == 0:
        return
    for cult in range(CULTS):
        action: i64 = SEND_PRIEST + 3 * cult
        out.append(action)
        if state.cult_twos[cult] < 3:
            out.append(action + 1)
        if state.cult_threes & BIT[cult] == 0:
            out.append(action + 2)


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    cult = (action - SEND_PRIEST) // 3
    steps = (action - SEND_PRIEST) % 3 + 1
    if state.players[seat].priests == 0:
        return Refusal("priests.none", 1, 0)
    if steps == 3 and state.cult_threes & BIT[cult] != 0:
        return Refusal("priests.space-taken")
    if steps == 2 and state.cult_twos[cult] >= 3:
        return Refusal("priests.space-taken")
    return None


def apply(state: State, seat: i64, action: i64) -> None:
    """A priest on a space for 3 or 2 stays there for ever; for a single step he goes back to the supply."""
    player = state.players[seat]
    cult = (action - SEND_PRIEST) // 3
    steps = (action - SEND_PRIEST) % 3 + 1
    turns.begin_action(state, seat)
    player.priests -= 1
    if steps == 3:
        state.cult_threes = state.cult_threes | BIT[cult]
        player.priests_on_board += 1
    elif steps == 2:
        state.cult_twos[cult] += 1
        player.priests_on_board += 1
    cults.advance(state, seat, cult, steps)
    turns.finish_action(state, seat)
