"""The wheel of terrains: how many steps, and which way (rulebook, "Transform and Build").

Within one action a hex turns one way only; `Player.turned_ahead` and `turned_back` remember which.
"""

from mypy_extensions import i64

from spielwerk.core.sets import contains, with_hex
from spielwerk.games.terra_mystica.state import Player, State
from spielwerk.games.terra_mystica.terms import WHEEL


def steps_between(terrain: i64, target: i64, home: i64) -> i64:
    """Steps around the wheel from one terrain to another, either way, but never through the home terrain."""
    ahead = (target - terrain) % WHEEL
    home_ahead = (home - terrain) % WHEEL
    if 0 < home_ahead and home_ahead < ahead:
        return WHEEL - ahead
    if home_ahead > ahead:
        return ahead
    return ahead if 2 * ahead < WHEEL else WHEEL - ahead


def goes_ahead(player: Player, hex: i64, terrain: i64, target: i64) -> bool:
    """Whether a hex turns forward round the wheel: as it has done in this action, or else as the way is shorter."""
    if contains(player.turned_ahead, hex):
        return True
    if contains(player.turned_back, hex):
        return False
    return steps_between(terrain, target, player.faction.colour) == (target - terrain) % WHEEL


def room(player: Player, terrain: i64, ahead: bool, left_home: bool) -> i64:
    """Steps that a hex of a terrain still takes in a direction: up to the home terrain, not to it if it began there."""
    home = player.faction.colour
    steps = (home - terrain) % WHEEL if ahead else (terrain - home) % WHEEL
    return steps - 1 if left_home else steps


def steps_on(player: Player, hex: i64, terrain: i64, target: i64) -> i64:
    """Steps around the wheel that turn a hex from one terrain into another; 0 if that would turn it back.

    A hex changed in this action only goes on in its direction, and not past the home terrain: so it takes six spades
    at most.
    """
    ahead = contains(player.turned_ahead, hex)
    if not ahead and not contains(player.turned_back, hex):
        return steps_between(terrain, target, player.faction.colour)
    steps = (target - terrain) % WHEEL if ahead else (terrain - target) % WHEEL
    return steps if steps <= room(player, terrain, ahead, contains(player.left_home, hex)) else 0


def remember_direction(state: State, player: Player, hex: i64, target: i64) -> None:
    """Notes which way the hex turns with the transformation that is about to happen."""
    if contains(player.turned_ahead, hex) or contains(player.turned_back, hex):
        return
    terrain = state.terrain[hex]
    if goes_ahead(player, hex, terrain, target):
        player.turned_ahead = with_hex(player.turned_ahead, hex)
    else:
        player.turned_back = with_hex(player.turned_back, hex)
    if terrain == player.faction.colour:
        player.left_home = with_hex(player.left_home, hex)
