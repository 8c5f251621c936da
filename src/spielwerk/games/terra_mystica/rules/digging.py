"""The digging track (rulebook, "Improve the Exchange Rate for Spades")."""

from mypy_extensions import i64

from spielwerk.core.kinds import Obstacles
from spielwerk.games.terra_mystica.kind import Kind
from spielwerk.games.terra_mystica.price import Price
from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import FROM_TRACK, State


class AdvanceDigging(Kind):
    """Pays for a step on the digging track."""

    def legal(self, state: State, seat: i64, out: list[int]) -> None:
        player = state.players[seat]
        faction = player.faction
        if player.digging >= faction.digging_max:
            return
        if (
            player.priests >= faction.digging_priests
            and player.coins >= faction.digging_coins
            and player.workers >= faction.digging_workers
        ):
            out.append(self.start)

    def obstacles(self, state: State, seat: i64, action: i64, found: Obstacles) -> None:
        player = state.players[seat]
        faction = player.faction
        if faction.digging_max == 0:
            found.add("digging.none")
            return
        if player.digging >= faction.digging_max:
            if found.add("digging.maximum", player.digging + 1, faction.digging_max):
                return
        if player.priests < faction.digging_priests:
            if found.add("digging.cost", faction.digging_priests, player.priests):
                return
        if player.coins < faction.digging_coins and found.add("digging.cost", faction.digging_coins, player.coins):
            return
        if player.workers < faction.digging_workers:
            found.add("digging.cost", faction.digging_workers, player.workers)

    def apply(self, state: State, seat: i64, action: i64) -> None:
        player = state.players[seat]
        faction = player.faction
        turns.begin_action(state, seat)
        player.priests -= faction.digging_priests
        player.coins -= faction.digging_coins
        player.workers -= faction.digging_workers
        player.digging += 1
        score(player, FROM_TRACK, faction.digging_points)
        turns.finish_action(state, seat)

    def price(self, state: State, seat: i64, action: i64) -> Price:
        faction = state.players[seat].faction
        return (faction.digging_coins, faction.digging_workers, faction.digging_priests, 0)
