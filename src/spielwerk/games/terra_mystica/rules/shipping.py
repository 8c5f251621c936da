"""The shipping track (rulebook, "Advance on the Shipping Track")."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import FROM_TRACK, State


def free_step(state: State, seat: i64) -> None:
    """One step with its VP; at the end of the track it is lost."""
    player = state.players[seat]
    if player.shipping < player.faction.shipping_max:
        player.shipping += 1
        score(player, FROM_TRACK, player.faction.shipping_points[player.shipping])


class AdvanceShipping(Kind):
    """Pays for a step on the shipping track."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        faction = player.faction
        if (
            player.shipping < faction.shipping_max
            and player.priests >= faction.shipping_priests
            and player.coins >= faction.shipping_coins
        ):
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        faction = player.faction
        if faction.shipping_max == 0:
            found.add("shipping.none")
            return
        if player.shipping >= faction.shipping_max:
            if found.add("shipping.maximum", player.shipping + 1, faction.shipping_max):
                return
        if player.priests < faction.shipping_priests:
            if found.add("shipping.cost", faction.shipping_priests, player.priests):
                return
        if player.coins < faction.shipping_coins:
            found.add("shipping.cost", faction.shipping_coins, player.coins)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        turns.begin_action(state, seat)
        player.priests -= player.faction.shipping_priests
        player.coins -= player.faction.shipping_coins
        free_step(state, seat)
        turns.finish_action(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        faction = state.players[seat].faction
        return (faction.shipping_coins, 0, faction.shipping_priests, 0)
