"""Obsidian, mycelium and energy discs (rulebook, "Resources"): one resource for every own ship of that type."""

from mypy_extensions import i64

from spielwerk.games.noria.state import RESOURCE, SHIP, Player


def apply(player: Player, kind: i64) -> None:
    player.amounts[RESOURCE + kind] += player.amounts[SHIP + kind]


def total(player: Player) -> i64:
    """Resources of all kinds."""
    return player.amounts[RESOURCE] + player.amounts[RESOURCE + 1] + player.amounts[RESOURCE + 2]
