"""Priests: seven per player, some of them for ever on the cult board (rulebook, "Priests")."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.actions import PRIEST_STEPS, sending
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.rules import cults, turns
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.terms import CULTS
from spielwerk.games.terra_mystica.values import PRIESTS, SPACES


def priest_room(player: Player) -> i64:
    """Priests that the supply still holds for the player."""
    return PRIESTS - player.priests_on_board - player.priests


def gain_priests(player: Player, amount: i64) -> None:
    """Priests beyond the supply are lost."""
    room = priest_room(player)
    player.priests += amount if amount < room else room


def has_space(state: State, cult: i64, steps: i64) -> bool:
    """Whether a priest may still be sent for so many steps; a single step needs no space."""
    if steps == 3:
        return (1 if state.cult_threes & BIT[cult] != 0 else 0) < SPACES[steps]
    return steps == 1 or state.cult_twos[cult] < SPACES[steps]


class SendPriest(Kind):
    """Sends a priest to a cult for 1 to 3 steps."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.players[seat].priests == 0:
            return
        for cult in range(CULTS):
            for steps in range(1, PRIEST_STEPS + 1):
                if has_space(state, cult, steps):
                    out.append(sending(cult, steps))

    def cult(self, action: i64) -> i64:
        return (action - self.start) // PRIEST_STEPS

    def steps(self, action: i64) -> i64:
        return (action - self.start) % PRIEST_STEPS + 1

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        cult = self.cult(action)
        steps = self.steps(action)
        if state.players[seat].priests == 0 and found.add("priests.none", 1, 0):
            return
        if not has_space(state, cult, steps):
            found.add("priests.space-taken")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        """A priest on a space for 3 or 2 stays there for ever; for a single step he goes back to the supply."""
        player = state.players[seat]
        cult = self.cult(action)
        steps = self.steps(action)
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

    def price(self, state: State, seat: i64, action: i64) -> Price:
        return (0, 0, 1, 0)
