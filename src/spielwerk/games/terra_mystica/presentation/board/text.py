# not compiled: sentences for people
"""The map as text, row by row from the top, for screen readers and programs: what lies where, and whose it is."""

from collections.abc import Iterator

from spielwerk.core.sets import contains, members
from spielwerk.games.terra_mystica.maps.board import RIVER
from spielwerk.games.terra_mystica.presentation.board.geometry import row_letter
from spielwerk.games.terra_mystica.presentation.panels.buildings import ORDER
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title, wording
from spielwerk.games.terra_mystica.presentation.telling.words import bridge_words, hex_words, river_words
from spielwerk.games.terra_mystica.state import BRIDGE_FIELDS, State
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES
from spielwerk.locale.catalogue import Catalogue


def board_text(state: State, language: str) -> str:
    """A line for every row, then one for every seat, the bridges, and towns across the water."""
    say = wording(language)
    return "\n".join([*_rows(state, say), *_seats(state, say), *_bridges(state, say), *_crossings(state, say)])


def _rows(state: State, say: Catalogue) -> Iterator[str]:
    hex = 0
    for row, cells in enumerate(state.board.rows):
        parts: list[str] = []
        water = 0
        for letter in cells:
            if letter == RIVER:
                water += 1
                continue
            parts += [say("pictures.text.river", n=water)] if water else []
            water = 0
            parts.append(hex_words(state, hex, say))
            hex += 1
        parts += [say("pictures.text.river", n=water)] if water else []
        yield say("pictures.text.row", row=row_letter(state.board, row), hexes="; ".join(parts))


def _seats(state: State, say: Catalogue) -> Iterator[str]:
    """What every seat has where, and which of it belongs to towns."""
    for seat, player in enumerate(state.players):
        found = []
        for building in ORDER:
            names = [state.board.hex_names[hex] for hex in members(player.built) if state.building[hex] == building]
            if names:
                kind = say(f"words.buildings.{BUILDING_NAMES[building]}", n=len(names))
                found.append(say("pictures.text.buildings", kind=kind, hexes=", ".join(names)))
        town = [state.board.hex_names[hex] for hex in members(player.in_town)]
        if town:
            found.append(say("pictures.text.towns", hexes=", ".join(town)))
        if found:
            yield say("pictures.text.seat", who=seat_title(state, seat, say), what="; ".join(found))


def _bridges(state: State, say: Catalogue) -> Iterator[str]:
    for start in range(0, len(state.bridges), BRIDGE_FIELDS):
        yield bridge_words(state, int(state.bridges[start]), int(state.bridges[start + 1]), say) + "."


def _crossings(state: State, say: Catalogue) -> Iterator[str]:
    for river in range(state.board.rivers):
        joined = [seat for seat, player in enumerate(state.players) if contains(player.crossed_rivers, river)]
        if joined:
            yield river_words(state, river, joined, say) + "."
