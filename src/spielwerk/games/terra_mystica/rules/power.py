"""The power cycle: tokens go round through three bowls (rulebook, "Power")."""

from mypy_extensions import i64

from spielwerk.games.terra_mystica.state import Player
from spielwerk.games.terra_mystica.values import BURNT


def gain_power(player: Player, amount: i64) -> i64:
    """Moves tokens from bowl I to II; once I is empty, from II to III. The rest is lost. Returns what was moved."""
    first: i64 = amount
    if first > player.bowl_one:
        first = player.bowl_one
    player.bowl_one -= first
    player.bowl_two += first
    second: i64 = amount - first
    if second > player.bowl_two:
        second = player.bowl_two
    player.bowl_two -= second
    player.bowl_three += second
    return first + second


def power_room(player: Player) -> i64:
    """How much power the bowls can still take in: two moves for a token in bowl I, one for a token in bowl II."""
    return 2 * player.bowl_one + player.bowl_two


def spend_power(player: Player, amount: i64) -> None:
    """Pays from bowl III into bowl I."""
    player.bowl_three -= amount
    player.bowl_one += amount


def burn(player: Player) -> None:
    """Moves one token from bowl II to III; those that it takes besides leave the game."""
    player.bowl_two -= BURNT
    player.bowl_three += 1
