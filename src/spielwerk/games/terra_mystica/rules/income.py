"""Income at the beginning of a round (rulebook, "Income"): bonus tile, buildings, favour tiles."""

from mypy_extensions import i64

from spielwerk.games.terra_mystica.rules.power import gain_power
from spielwerk.games.terra_mystica.rules.priests import gain_priests
from spielwerk.games.terra_mystica.state import Player
from spielwerk.games.terra_mystica.tiles import bonus, favours


def coins(player: Player) -> i64:
    faction = player.faction
    amount = bonus.INCOME_COINS[player.bonus] + faction.trading_house_coins[player.trading_houses]
    amount += faction.stronghold_coins * player.strongholds
    return amount + favours.together(player, favours.INCOME_COINS)


def workers(player: Player) -> i64:
    faction = player.faction
    amount = bonus.INCOME_WORKERS[player.bonus] + faction.dwelling_workers[player.dwellings]
    amount += faction.stronghold_workers * player.strongholds
    return amount + favours.together(player, favours.INCOME_WORKERS)


def priests(player: Player) -> i64:
    faction = player.faction
    amount = bonus.INCOME_PRIESTS[player.bonus] + faction.temple_priests[player.temples]
    return amount + faction.stronghold_priests * player.strongholds + faction.sanctuary_priests * player.sanctuaries


def power(player: Player) -> i64:
    faction = player.faction
    amount = bonus.INCOME_POWER[player.bonus] + faction.trading_house_power[player.trading_houses]
    amount += faction.temple_power[player.temples] + faction.stronghold_power * player.strongholds
    return amount + favours.together(player, favours.INCOME_POWER)


def receive(player: Player) -> None:
    player.coins += coins(player)
    player.workers += workers(player)
    gain_priests(player, priests(player))
    gain_power(player, power(player))
