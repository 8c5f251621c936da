"""Favour tiles (rulebook, "Favour Tiles"): for every temple and the sanctuary, no two of a kind."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules import cults, towns
from spielwerk.games.terra_mystica.state import State, holds_favour
from spielwerk.games.terra_mystica.tiles import favours as tiles


def drop_what_is_not_there(state: State, seat: i64) -> None:
    """No more tiles are due than there are kinds left that the player does not hold."""
    player = state.players[seat]
    kinds: i64 = 0
    for number in range(1, tiles.TILES + 1):
        if state.favours_left[number] > 0 and not holds_favour(player, number):
            kinds += 1
    if player.due_favours > kinds:
        player.due_favours = kinds


class Favour(Kind):
    """Takes a favour tile that is due."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if player.due_favours == 0:
            return
        for number in range(1, tiles.TILES + 1):
            if state.favours_left[number] > 0 and not holds_favour(player, number):
                out.append(self.start + number - 1)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        number = action - self.start + 1
        if player.due_favours == 0 and found.add("favours.due"):
            return
        if holds_favour(player, number) and found.add("favours.held"):
            return
        if state.favours_left[number] == 0:
            found.add("favours.gone")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        number = action - self.start + 1
        player.due_favours -= 1
        player.favours = player.favours | BIT[number - 1]
        state.favours_left[number] -= 1
        cults.advance(state, seat, tiles.CULT_OF[number], tiles.STEPS[number])
        if tiles.TOWN_POWER[number] > 0:
            towns.look_everywhere(state, seat)
