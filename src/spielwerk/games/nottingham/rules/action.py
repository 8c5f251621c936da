"""The action of the revealed card (rulebook, "The turn"): what it begins, and whether it is possible."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.nottingham.kind import Kind
from spielwerk.games.nottingham.rules import ambush, attack, barter, purchase, turns
from spielwerk.games.nottingham.state import TRADING, State
from spielwerk.games.nottingham.terms import BOX, CHAIN, COIN, GOLD


class Act(Kind):
    """Whether it is possible depends only on what all can see."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if ambush.may_lay(state, seat) if state.card == GOLD else turns.somebody_has_cards(state):
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.card == GOLD:
            ambush.obstacles_to_laying(state, seat, found)
        elif not turns.somebody_has_cards(state):
            found.add("turn.no-possible-action")

    def untimely(self, state: State, seat: i64, action: i64, decides: bool) -> str:
        """A chain has gone to the hand, and has no action there."""
        if decides and state.phase == TRADING and state.revealed == CHAIN:
            return "turn.chain-to-hand"
        return super().untimely(state, seat, action, decides)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        if state.card == COIN:
            purchase.begin(state)
        elif state.card == BOX:
            barter.begin(state)
        elif state.card == GOLD:
            ambush.begin(state)
        else:
            attack.begin(state)

    def tells(self, state: State, seat: i64, action: i64) -> bool:
        """Whoever is asked for an offer has something else than coins, or chests; whoever is not shows his hand."""
        if state.card == COIN:
            return purchase.asking_tells(state)
        return state.card == BOX and barter.asking_tells(state)
