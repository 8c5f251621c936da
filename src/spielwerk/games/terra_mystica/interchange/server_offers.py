# not compiled: once per record
"""The power offers that the server keeps, which are more than ours.

It also offers power to full bowls, and waits at the end of a round until that is declined in words. Of several
offers to a player it takes the first one that has the size of the answer, or of the power that can be gained.
"""

from typing import Final

from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.interchange import ranges
from spielwerk.games.terra_mystica.interchange.server_turn import begins_action
from spielwerk.games.terra_mystica.interchange.steps import WITHDRAWN, Step
from spielwerk.games.terra_mystica.rules.power import power_room
from spielwerk.games.terra_mystica.state import ACTIONS, OFFER_BUILDING, OFFER_FIELDS, OFFER_FROM, OFFER_POWER, OFFER_TO
from spielwerk.games.terra_mystica.turn import TerraMystica


class Offer:
    """`too_late` says that the server's `strict-leech` lets it no more be accepted."""

    def __init__(self, to: int, source: int, power: int) -> None:
        self.to: Final = to
        self.source: Final = source
        self.power: Final = power
        self.too_late = False


class ServerOffers:
    """Follows a game; `before` is called with every step before it is played, `after` when it has been."""

    def __init__(self) -> None:
        self.open: list[Offer] = []
        self.strict = True
        """Whether every answer came before the exchanges and in the order in which the server asks for it."""
        self._rooms: list[int] = []
        self._passed: list[bool] = []

    def before(self, state: TerraMystica, step: Step) -> None:
        self._rooms = [int(power_room(player)) for player in state.players]
        self._passed = [player.passed for player in state.players]
        if step.seat < 0 or state.phase != ACTIONS:
            return
        if step.action == WITHDRAWN or begins_action(state, step):
            self.open = [offer for offer in self.open if offer.to != step.seat]
        elif step.action in ranges.CONVERSIONS:
            for offer in self.open:
                offer.too_late = offer.too_late or offer.to == step.seat
        elif step.action in ranges.DECLINES:
            self._declined(step)
        if step.action in ranges.DWELLINGS or step.action in ranges.UPGRADES:
            self._offered(state, step)

    def after(self, state: TerraMystica, step: Step) -> list[Offer]:
        """Offers that must be declined in words: they are none of ours, and their seat has passed."""
        if step.action in ranges.ACCEPTS:
            self._accepted(step, self._rooms[step.seat] - int(power_room(state.players[step.seat])))
        ours = [key for key, _ in _offers(state)]
        superfluous: list[Offer] = []
        for offer in self.open:
            key = (offer.to, offer.source, offer.power)
            if key in ours:
                ours.remove(key)
            elif self._passed[offer.to]:
                superfluous.append(offer)
        self.open = [offer for offer in self.open if offer not in superfluous]
        return superfluous

    def _offered(self, state: TerraMystica, step: Step) -> None:
        """What a building offers if everybody has room for it."""
        roomy = state.clone()
        for player in roomy.players:
            player.bowl_one += 1
        known = int(roomy.buildings_raised)
        roomy.apply_action(step.action, step.seat)
        self.open += [Offer(*key) for key, building in _offers(roomy) if building > known]

    def _accepted(self, step: Step, gained: int) -> None:
        source, power = _source_and_power(step.action - actions.ACCEPT)
        for offer in self.open:
            if offer.to != step.seat:
                continue
            if offer.source == source and offer.power in (power, gained):
                self.strict = self.strict and not offer.too_late
                self.open.remove(offer)
                return
            offer.too_late = True

    def _declined(self, step: Step) -> None:
        source, power = _source_and_power(step.action - actions.DECLINE)
        for offer in self.open:
            if (offer.to, offer.source, offer.power) == (step.seat, source, power):
                self.open.remove(offer)
                return


def _source_and_power(place: int) -> tuple[int, int]:
    return place // actions.LARGEST_OFFER, place % actions.LARGEST_OFFER + 1


def _offers(state: TerraMystica) -> list[tuple[tuple[int, int, int], int]]:
    """To whom, from whom and how much is offered, with the number of the building."""
    offers = state.offers
    return [
        (
            (int(offers[start + OFFER_TO]), int(offers[start + OFFER_FROM]), int(offers[start + OFFER_POWER])),
            int(offers[start + OFFER_BUILDING]),
        )
        for start in range(0, len(offers), OFFER_FIELDS)
    ]
