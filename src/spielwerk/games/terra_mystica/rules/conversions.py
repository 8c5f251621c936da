"""Free exchanges during one's own turn (rulebook, "Conversions")."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.terra_mystica.actions import (
    COINS_TO_POINT,
    POINT_TO_COIN,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_COIN,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
    WORKER_TO_PRIEST,
)
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price, free
from spielwerk.games.terra_mystica.rules import power, transform
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.rules.priests import gain_priests, priest_room
from spielwerk.games.terra_mystica.state import FROM_CONVERSION, Player, State
from spielwerk.games.terra_mystica.values import BURNT, POWER_COST


class Burn(Kind):
    """Sacrifices one token of bowl II to move another one into bowl III."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        if state.players[seat].bowl_two >= BURNT:
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        if state.players[seat].bowl_two < BURNT:
            found.add("burn.two-tokens", BURNT, state.players[seat].bowl_two)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        power.burn(state.players[seat])


class Convert(Kind):
    """Exchanges one unit of something for one of something else."""

    def text_by(self, state: State, seat: i64, action: i64) -> str:
        """How many coins a point costs depends on the faction."""
        if action == self.start + COINS_TO_POINT:
            return f"convert {state.players[seat].faction.coins_per_point}C to 1VP"
        return self.text(state, action)

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        bowl = player.bowl_three
        room = _may_gain_priest(state, player)
        if bowl >= POWER_COST[POWER_TO_COIN]:
            out.append(self.start + POWER_TO_COIN)
        if bowl >= POWER_COST[POWER_TO_WORKER]:
            out.append(self.start + POWER_TO_WORKER)
        if bowl >= POWER_COST[POWER_TO_PRIEST] and room:
            out.append(self.start + POWER_TO_PRIEST)
        if player.priests >= 1 and not transform.needs_for_bought(state, seat, 1, 0):
            out.append(self.start + PRIEST_TO_WORKER)
            out.append(self.start + PRIEST_TO_COIN)
        spare_worker = player.workers >= 1 and not transform.needs_for_bought(state, seat, 0, 1)
        if spare_worker:
            out.append(self.start + WORKER_TO_COIN)
        faction = player.faction
        if (faction.trades_points or state.settings.points_during_play) and player.coins >= faction.coins_per_point:
            out.append(self.start + COINS_TO_POINT)
        if faction.trades_points and player.points >= 1:
            out.append(self.start + POINT_TO_COIN)
        if player.due_priests > 0 and spare_worker and room:
            out.append(self.start + WORKER_TO_PRIEST)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        exchange = action - self.start
        if exchange <= POWER_TO_PRIEST:
            cost = POWER_COST[exchange]
            if player.bowl_three < cost and found.add("conversions.power", cost, player.bowl_three):
                return
            if exchange == POWER_TO_PRIEST and not _may_gain_priest(state, player):
                found.add("conversions.priest-limit")
        elif exchange == PRIEST_TO_WORKER or exchange == PRIEST_TO_COIN:
            if player.priests < 1 and found.add("conversions.priests", 1, 0):
                return
            if transform.needs_for_bought(state, seat, 1, 0):
                found.add("transform.use-bought")
        elif exchange == WORKER_TO_COIN:
            _worker_obstacles(state, seat, player, found)
        elif exchange == WORKER_TO_PRIEST:
            if player.due_priests == 0 and found.add("conversions.rates"):
                return
            if not _may_gain_priest(state, player) and found.add("conversions.priest-limit"):
                return
            _worker_obstacles(state, seat, player, found)
        elif exchange == COINS_TO_POINT:
            _point_obstacles(state, player, found)
        elif not player.faction.trades_points:
            found.add("conversions.rates")
        elif player.points < 1:
            found.add("conversions.points", 1, player.points)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        exchange = action - self.start
        if exchange <= POWER_TO_PRIEST:
            power.spend_power(player, POWER_COST[exchange])
        if exchange == POWER_TO_COIN:
            player.coins += 1
        elif exchange == POWER_TO_WORKER:
            player.workers += 1
        elif exchange == POWER_TO_PRIEST:
            gain_priests(player, 1)
        elif exchange == PRIEST_TO_WORKER:
            player.priests -= 1
            player.workers += 1
        elif exchange == PRIEST_TO_COIN:
            player.priests -= 1
            player.coins += 1
        elif exchange == WORKER_TO_COIN:
            player.workers -= 1
            player.coins += 1
        elif exchange == COINS_TO_POINT:
            player.coins -= player.faction.coins_per_point
            score(player, FROM_CONVERSION, 1)
        elif exchange == POINT_TO_COIN:
            score(player, FROM_CONVERSION, -1)
            player.coins += 1
        else:
            player.due_priests -= 1
            player.workers -= 1
            gain_priests(player, 1)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        exchange = action - self.start
        if exchange <= POWER_TO_PRIEST:
            return (0, 0, 0, POWER_COST[exchange])
        if exchange == PRIEST_TO_WORKER or exchange == PRIEST_TO_COIN:
            return (0, 0, 1, 0)
        if exchange == WORKER_TO_COIN or exchange == WORKER_TO_PRIEST:
            return (0, 1, 0, 0)
        return (state.players[seat].faction.coins_per_point, 0, 0, 0) if exchange == COINS_TO_POINT else free()


def _may_gain_priest(state: State, player: Player) -> bool:
    """Without a priest in the supply the exchange would bring nothing; some reference games have it all the same."""
    return state.settings.may_give_up or priest_room(player) > 0


def _worker_obstacles(state: State, seat: i64, player: Player, found: Obstacles) -> None:
    if player.workers < 1 and found.add("conversions.workers", 1, 0):
        return
    if transform.needs_for_bought(state, seat, 0, 1):
        found.add("transform.use-bought")


def _point_obstacles(state: State, player: Player, found: Obstacles) -> None:
    faction = player.faction
    if not faction.trades_points and not state.settings.points_during_play and found.add("conversions.points-at-end"):
        return
    if player.coins < faction.coins_per_point:
        found.add("conversions.coins", faction.coins_per_point, player.coins)
