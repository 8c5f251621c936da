"""Victory points, and where they come from."""

from mypy_extensions import i64

from spielwerk.games.terra_mystica.state import Player


def score(player: Player, source: i64, points: i64) -> None:
    """Adds points (negative when paid) and remembers their source for the score sheet."""
    player.points += points
    player.points_from[source] += points
