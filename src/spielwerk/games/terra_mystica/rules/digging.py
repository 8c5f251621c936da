"""The digging track (rulebook, "Improve the Exchange Rate for Spades")."""

from mypy_extensions import i64

from spielwerk.core.game import Refusal
from spielwerk.games.terra_mystica.actions import ADVANCE_DIGGING
from spielwerk.games.terra_mystica.rules import turns
from spielwerk.games.terra_mystica.rules.points import score
from spielwerk.games.terra_mystica.state import FROM_TRACK, State


def legal(state: State, seat: i64, out: list[int]) -> None:
    player = state.players[seat]
    faction = player.faction
    if player.digging >= faction.digging_max:
        return
    if player.priests >= 1 and player.coins >= faction.digging_coins and player.workers >= faction.digging_workers:
        out.append(ADVANCE_DIGGING)


def refusal(state: State, seat: i64) -> Refusal | None:
    player = state.players[seat]
    faction = player.faction
    if faction.digging_max == 0:
        return Refusal("digging.none")
    if player.digging >= faction.digging_max:
        return Refusal("digging.maximum", player.digging + 1, faction.digging_max)
    if player.priests < 1:
        return Refusal("digging.cost", 1, 0)
    if player.coins < faction.digging_coins:
        return Refusal("digging.cost", faction.digging_coins, player.coins)
    if player.workers < faction.digging_workers:
        return Refusal("digging.cost", faction.digging_workers, player.workers)
    return None


def apply(state: State, seat: i64) -> None:
    player = state.players[seat]
    faction = player.faction
    turns.begin_action(state, seat)
    player.priests -= 1
    player.coins -= faction.digging_coins
    player.workers -= faction.digging_workers
    player.digging += 1
    score(player, FROM_TRACK, faction.digging_points)
    turns.finish_action(state, seat)
