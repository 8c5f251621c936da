# not compiled: once per game
"""Compares the map and the tiles at the end of a game with what somebody else's program says of them."""

from collections.abc import Iterator, Mapping

from spielwerk.core.sets import contains
from spielwerk.games.terra_mystica.interchange.source import EndPosition
from spielwerk.games.terra_mystica.state import BRIDGE_FIELDS, State, holds_favour
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, TERRAIN_NAMES
from spielwerk.games.terra_mystica.tiles import favours

Finding = tuple[str, str, str, str]
"""Who, what, what was expected, what is there."""


def end_differences(end: EndPosition, state: State, seats: Mapping[str, int]) -> Iterator[Finding]:
    yield from _hexes(end, state)
    wanted = sorted(_bridge(colour, first, second) for colour, first, second in end.bridges)
    there = sorted(_bridges(state))
    if wanted != there:
        yield "map", "bridges", ", ".join(wanted) or "none", ", ".join(there) or "none"
    for faction, seat in seats.items():
        yield from _player(end, state, faction, seat)


def _hexes(end: EndPosition, state: State) -> Iterator[Finding]:
    board = state.board
    for name, (colour, building, in_town) in end.hexes.items():
        hex = board.hex_number(name)
        owner = state.owner[hex]
        town = owner >= 0 and contains(state.players[owner].in_town, hex)
        wanted = _hex(colour, building, in_town)
        there = _hex(TERRAIN_NAMES[state.terrain[hex]], BUILDING_NAMES[state.building[hex]], town)
        if wanted != there:
            yield "map", name, wanted, there


def _hex(colour: str, building: str, in_town: bool) -> str:
    return f"{colour} {building} in a town" if building and in_town else f"{colour} {building}".strip()


def _bridge(colour: str, first: str, second: str) -> str:
    return f"{colour} {':'.join(sorted((first, second)))}"


def _bridges(state: State) -> Iterator[str]:
    for start in range(0, len(state.bridges), BRIDGE_FIELDS):
        first, _, second = state.board.bridge_names[state.bridges[start]].partition(":")
        yield _bridge(TERRAIN_NAMES[state.players[state.bridges[start + 1]].faction.colour], first, second)


def _player(end: EndPosition, state: State, faction: str, seat: int) -> Iterator[Finding]:
    player = state.players[seat]
    if faction in end.tiles:
        tiles = [f"FAV{number}" for number in range(1, favours.TILES + 1) if holds_favour(player, number)]
        tiles += [f"TW{number}" for number, copies in enumerate(player.towns, 1) if copies > 0]
        wanted, there = " ".join(sorted(set(end.tiles[faction]))), " ".join(sorted(tiles))
        if wanted != there:
            yield faction, "tiles", wanted, there
    for what, levels, level in (("shipping", end.shipping, player.shipping), ("digging", end.digging, player.digging)):
        if faction in levels and levels[faction] != level:
            yield faction, what, str(levels[faction]), str(level)
