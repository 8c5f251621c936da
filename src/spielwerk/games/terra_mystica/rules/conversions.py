"""Free exchanges during one's own turn (rulebook, "Conversions")."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.terra_mystica.actions import (
    BURN,
    COINS_TO_POINT,
    CONVERT,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_COIN,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from spielwerk.games.terra_mystica.rules import power, transform
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.rules.priests import gain_priests, priest_room
from spielwerk.games.terra_mystica.state import FROM_CONVERSION, Player, State


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    if player.bowl_two >= 2:
        out.append(BURN)
    bowl = player.bowl_three
    room = _may_gain_priest(state, player)
    if bowl >= 1:
        out.append(CONVERT + POWER_TO_COIN)
    if bowl >= 3:
        out.append(CONVERT + POWER_TO_WORKER)
    if bowl >= 5 and room:
        out.append(CONVERT + POWER_TO_PRIEST)
    if player.priests >= 1 and not transform.needs_for_bought(state, seat, 1, 0):
        out.append(CONVERT + PRIEST_TO_WORKER)
        out.append(CONVERT + PRIEST_TO_COIN)
    spare_worker = player.workers >= 1 and not transform.needs_for_bought(state, seat, 0, 1)
    if spare_worker:
        out.append(CONVERT + WORKER_TO_COIN)
    faction = player.faction
    if (faction.trades_points or state.settings.points_during_play) and player.coins >= faction.coins_per_point:
        out.append(CONVERT + COINS_TO_POINT)
    if faction.trades_points and player.points >= 1:
        out.append(CONVERT + POINT_TO_COIN)
    if player.due_priests > 0 and spare_worker and room:
        out.append(CONVERT + WORKER_TO_PRIEST)


def _may_gain_priest(state: State, player: Player) -> bool:
    """Without a priest in the supply the exchange would bring nothing; some reference games have it all the same."""
    return state.settings.may_give_up or priest_room(player) > 0


def refusal(state: State, seat: i64, action: i64) -> Refusal | None:
    player = state.players[seat]
    if action == BURN:
        return None if player.bowl_two >= 2 else Refusal("burn.two-tokens", 2, player.bowl_two)
    kind = action - CONVERT
    if kind == POWER_TO_COIN or kind == POWER_TO_WORKER or kind == POWER_TO_PRIEST:
        price: i64 = 1 if kind == POWER_TO_COIN else 3 if kind == POWER_TO_WORKER else 5
        if player.bowl_three < price:
            return Refusal("conversions.power", price, player.bowl_three)
        if kind == POWER_TO_PRIEST and not _may_gain_priest(state, player):
            return Refusal("conversions.priest-limit")
        return None
    if kind == PRIEST_TO_WORKER or kind == PRIEST_TO_COIN:
        if player.priests < 1:
            return Refusal("conversions.priests", 1, 0)
        return Refusal("transform.use-bought") if transform.needs_for_bought(state, seat, 1, 0) else None
    if kind == WORKER_TO_COIN:
        return _worker_refusal(state, seat, player)
    if kind == WORKER_TO_PRIEST:
        if player.due_priests == 0:
            return Refusal("conversions.rates")
        if not _may_gain_priest(state, player):
            return Refusal("conversions.priest-limit")
        return _worker_refusal(state, seat, player)
    return _points_refusal(state, player, kind)


def _worker_refusal(state: State, seat: i64, player: Player) -> Refusal | None:
    if player.workers < 1:
        return Refusal("conversions.workers", 1, 0)
    return Refusal("transform.use-bought") if transform.needs_for_bought(state, seat, 0, 1) else None


def _points_refusal(state: State, player: Player, kind: i64) -> Refusal | None:
    faction = player.faction
    if kind == COINS_TO_POINT:
        if not faction.trades_points and not state.settings.points_during_play:
            return Refusal("conversions.points-at-end")
        if player.coins < faction.coins_per_point:
            return Refusal("conversions.coins", faction.coins_per_point, player.coins)
        return None
    if not faction.trades_points:
        return Refusal("conversions.rates")
    return None if player.points >= 1 else Refusal("conversions.points", 1, player.points)


def apply(state: State, seat: i64, action: i64) -> None:
    player = state.players[seat]
    if action == BURN:
        power.burn(player)
        return
    kind = action - CONVERT
    if kind == POWER_TO_COIN:
        power.spend_power(player, 1)
        player.coins += 1
    elif kind == POWER_TO_WORKER:
        power.spend_power(player, 3)
        player.workers += 1
    elif kind == POWER_TO_PRIEST:
        power.spend_power(player, 5)
        gain_priests(player, 1)
    elif kind == PRIEST_TO_WORKER:
        player.priests -= 1
        player.workers += 1
    elif kind == PRIEST_TO_COIN:
        player.priests -= 1
        player.coins += 1
    elif kind == WORKER_TO_COIN:
        player.workers -= 1
        player.coins += 1
    elif kind == COINS_TO_POINT:
        player.coins -= player.faction.coins_per_point
        score(player, FROM_CONVERSION, 1)
    elif kind == POINT_TO_COIN:
        score(player, FROM_CONVERSION, -1)
        player.coins += 1
    else:
        player.due_priests -= 1
        player.workers -= 1
        gain_priests(player, 1)
