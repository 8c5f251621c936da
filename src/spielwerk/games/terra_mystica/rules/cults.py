"""The cult board: steps, power on the way, and the tenth step that needs a key (rulebook, "Cults")."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.rules.power import gain_power
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.terms import CULTS
from spielwerk.games.terra_mystica.values import POWER_AT, TOP

LOWEST: Final = 7
"""Step from which on a marker may be lowered by hand."""


def top_is_free(state: State, cult: i64) -> bool:
    """The tenth step holds one marker only."""
    for player in state.players:
        if player.cults[cult] == TOP:
            return False
    return True


def _move(state: State, seat: i64, cult: i64, step: i64) -> None:
    player = state.players[seat]
    power: i64 = 0
    for passed in range(player.cults[cult] + 1, step + 1):
        power += POWER_AT[passed]
    player.cults[cult] = step
    if power > 0:
        gain_power(player, power)


def advance(state: State, seat: i64, cult: i64, steps: i64) -> None:
    """Moves a marker up. Without a key, or with somebody already at the top, it stops at 9.

    A marker that lacked only the key is remembered: a key gained in the same action still lifts it.
    """
    player = state.players[seat]
    step = player.cults[cult] + steps
    if step >= TOP and player.cults[cult] < TOP:
        step = TOP - 1
        if top_is_free(state, cult):
            if player.keys > 0:
                player.keys -= 1
                step = TOP
            else:
                player.blocked_cults = player.blocked_cults | BIT[cult]
    if player.cults[cult] < TOP:
        _move(state, seat, cult, step)


def advance_all(state: State, seat: i64, steps: i64) -> None:
    """Town tiles move all four markers. Where keys do not suffice for all, the player chooses (`due_keys`)."""
    player = state.players[seat]
    if state.settings.keys_in_order:
        for cult in range(CULTS):
            advance(state, seat, cult, steps)
        return
    for cult in range(CULTS):
        at = player.cults[cult]
        if at < TOP and at + steps >= TOP and top_is_free(state, cult):
            _move(state, seat, cult, TOP - 1)
            player.blocked_cults = player.blocked_cults | BIT[cult]
        else:
            advance(state, seat, cult, steps)
    use_keys(state, seat)


def use_keys(state: State, seat: i64) -> None:
    """Lifts the markers that waited for a key; asks the player where there are more of them than keys."""
    player = state.players[seat]
    waiting: i64 = 0
    count: i64 = 0
    for cult in range(CULTS):
        if player.blocked_cults & BIT[cult] != 0 and top_is_free(state, cult):
            waiting = waiting | BIT[cult]
            count += 1
    if count > player.keys and not state.settings.keys_in_order:
        player.due_keys = waiting if player.keys > 0 else 0
        return
    player.due_keys = 0
    for cult in range(CULTS):
        if waiting & BIT[cult] != 0 and player.keys > 0:
            _lift(state, seat, cult)


def _lift(state: State, seat: i64, cult: i64) -> None:
    player = state.players[seat]
    player.keys -= 1
    player.blocked_cults = player.blocked_cults & ~BIT[cult]
    _move(state, seat, cult, TOP)


class Cult(Kind):
    """Takes the steps that are due."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.players[seat].due_cults > 0:
            for cult in range(CULTS):
                out.append(self.start + cult)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.players[seat].due_cults == 0:
            found.add("cults.due")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        player.due_cults -= 1
        advance(state, seat, action - self.start, player.due_cult_steps)
        if player.due_cults == 0:
            player.due_cult_steps = 1


class Key(Kind):
    """Chooses the cult that a key opens."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if player.due_keys != 0:
            for cult in range(CULTS):
                if player.due_keys & BIT[cult] != 0:
                    out.append(self.start + cult)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.players[seat].due_keys & BIT[action - self.start] == 0:
            found.add("cults.key-due")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        cult = action - self.start
        player.due_keys = player.due_keys & ~BIT[cult]
        _lift(state, seat, cult)
        use_keys(state, seat)


class Lower(Kind):
    """Moves a marker one step down by hand before a town tile is taken, with `keys-in-order`."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        if state.turn == seat and state.settings.keys_in_order and player.due_towns > 0:
            for cult in range(CULTS):
                if LOWEST <= player.cults[cult] < TOP:
                    out.append(self.start + cult)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        at = player.cults[action - self.start]
        may = state.turn == seat and state.settings.keys_in_order and player.due_towns > 0
        if not may or at < LOWEST or at == TOP:
            found.add("cults.lower")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        state.players[seat].cults[action - self.start] -= 1
