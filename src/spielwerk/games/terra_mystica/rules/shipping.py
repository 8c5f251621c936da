"""The shipping track (rulebook, "Advance on the Shipping Track")."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.terra_mystica.actions import ADVANCE_SHIPPING
from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import FROM_TRACK, State


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    faction = player.faction
    if player.shipping < faction.shipping_max and player.priests >= 1 and player.coins >= faction.shipping_coins:
        out.append(ADVANCE_SHIPPING)


def refusal(state: State, seat: i64) -> Refusal | None:
    player = state.players[seat]
    faction = player.faction
    if faction.shipping_max == 0:
        return Refusal("shipping.none")
    if player.shipping >= faction.shipping_max:
        return Refusal("shipping.maximum", player.shipping + 1, faction.shipping_max)
    if player.priests < 1:
        return Refusal("shipping.cost", 1, 0)
    if player.coins < faction.shipping_coins:
        return Refusal("shipping.cost", faction.shipping_coins, player.coins)
    return None


def apply(state: State, seat: i64) -> None:
    player = state.players[seat]
    turns.begin_action(state, seat)
    player.priests -= 1
    player.coins -= player.faction.shipping_coins
    free_step(state, seat)
    turns.finish_action(state, seat)


def free_step(state: State, seat: i64) -> None:
    """One step with its VP; at the end of the track it is lost."""
    player = state.players[seat]
    if player.shipping < player.faction.shipping_max:
        player.shipping += 1
        score(player, FROM_TRACK, player.faction.shipping_points[player.shipping])
