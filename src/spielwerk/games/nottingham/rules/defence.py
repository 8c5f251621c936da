"""Defence with the chain (rulebook, p. 6-7): the attack comes to nothing, and the two cards change hands.

Everybody attacked is asked, with or without a chain, before anything is drawn, looked at or shown.
"""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.nottingham import cards
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.rules import attack, raid, robbery, theft
from spielwerk.games.nottingham.state import ATTACK_DEFENDED, State
from spielwerk.games.nottingham.terms import CANDLESTICK, CHAIN, KINDS, PEARLS


def has_chain(state: State, seat: i64) -> bool:
    return state.hands[KINDS * seat + CHAIN] > 0


class Defend(Kind):
    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if has_chain(state, seat):
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if not has_chain(state, seat):
            found.add("defence.no-chain")

    def untimely(self, state: State, seat: i64, action: i64, decides: bool) -> str:
        """Whatever is going on: it is no attack on this seat."""
        return "defence.when"

    def apply(self, state: State, seat: i64, action: i64) -> None:
        cards.lose(state, seat, CHAIN, 1)
        cards.gain(state, state.turn, CHAIN, 1)
        state.note(ATTACK_DEFENDED, seat, state.card, 0)
        attack.end(state)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        return True


class Yield(Kind):
    """The attack goes on: a card is drawn, or the hand is shown to the robber, or to all."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if not (state.settings.defence_compulsory and has_chain(state, seat)):
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.settings.defence_compulsory and has_chain(state, seat):
            found.add("options.defence-compulsory")

    def apply(self, state: State, seat: i64, action: i64) -> None:
        if state.card == CANDLESTICK:
            theft.begin(state)
        elif state.card == PEARLS:
            robbery.begin(state)
        else:
            raid.begin(state)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """Whatever is shown, there may be no chain."""
        return True
