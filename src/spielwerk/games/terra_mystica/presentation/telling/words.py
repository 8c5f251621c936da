# not compiled: sentences for people
"""What things on the table are called, for tips and for screen readers."""

from spielwerk.core.sets import contains
from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.steps import terrain
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES
from spielwerk.locale.catalogue import Catalogue


def hex_words(state: State, hex: int, say: Catalogue) -> str:
    """ "E7, forest: trading house, Witches, in a town"."""
    values = {"hex": state.board.hex_names[hex], "terrain": terrain(state.terrain[hex], say)}
    owner = state.owner[hex]
    if owner < 0:
        return say("pictures.hex.empty", **values)
    town = contains(state.players[owner].in_town, hex)
    values["building"] = say(f"words.building.{BUILDING_NAMES[state.building[hex]]}")
    return say(f"pictures.hex.{'town' if town else 'built'}", who=seat_title(state, int(owner), say), **values)


def river_words(state: State, river: int, joined: list[int], say: Catalogue) -> str:
    name = state.board.river_names[river]
    if joined:
        return say("pictures.river.joined", river=name, who=seat_title(state, joined[0], say))
    return say("pictures.river.free", river=name)


def bridge_words(state: State, place: int, owner: int, say: Catalogue) -> str:
    ends = state.board.bridge_names[place].replace(":", "\u2013")
    if owner < 0:
        return say("pictures.bridge.free", ends=ends)
    return say("pictures.bridge.built", ends=ends, who=seat_title(state, owner, say))
