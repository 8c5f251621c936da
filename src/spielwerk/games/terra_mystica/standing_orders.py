# not compiled: asked once per commit at the table
"""Standing orders: how a seat that does not want to be asked answers offers (rulebook, "Power from Neighbours").

A limit n stands for: accept what brings up to n power and therefore costs up to n - 1 VP, decline what is above.
"""

from typing import Final

from spielwerk.core import game
from spielwerk.games.terra_mystica.actions import ACCEPT, DECLINE, offer_place
from spielwerk.games.terra_mystica.rules.power import power_room
from spielwerk.games.terra_mystica.state import OFFER_FIELDS, OFFER_FROM, OFFER_POWER, OFFER_TO, State
from spielwerk.locale.catalogue import Catalogue

EVERYTHING: Final = 99
LIMITS: Final = (0, 1, 2, 3, 4, 5, EVERYTHING)


def answer(state: game.State, seat: int, limit: int) -> int | None:
    """The action that answers the first offer still open to the seat; None if there is none."""
    assert isinstance(state, State)
    if seat not in state.deciders():
        return None
    for start in range(0, len(state.offers), OFFER_FIELDS):
        if state.offers[start + OFFER_TO] == seat:
            power = int(state.offers[start + OFFER_POWER])
            gained = min(power, int(power_room(state.players[seat])))
            answer = ACCEPT if gained <= limit else DECLINE
            return answer + offer_place(state.offers[start + OFFER_FROM], power)
    return None


def sentence(limit: int, say: Catalogue) -> str:
    """What a limit means, in few words."""
    if limit in (0, EVERYTHING):
        return say("orders.nothing" if limit == 0 else "orders.everything")
    return say("orders.up-to", power=limit, n=limit - 1)
