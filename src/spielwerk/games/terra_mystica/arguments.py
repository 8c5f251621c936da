"""What actions are about: hexes, cults, tiles and so on, with their words in exact texts."""

from typing import Final

from mypy_extensions import i64

from spielwerk.core import game
from spielwerk.core.kinds import Argument
from spielwerk.games.terra_mystica.actions import (
    BONUS_SLOTS,
    BRIDGE_PLACES,
    CONVERT_SLOTS,
    DIG_SLOTS,
    EXCHANGES,
    FACTION_SLOTS,
    FAVOUR_SLOTS,
    GIVE_UP_NAMES,
    GIVE_UP_SLOTS,
    HEXES,
    LARGEST_OFFER,
    POWER_ACTION_SLOTS,
    PRIEST_STEPS,
    RIVERS,
    SCORING_SLOTS,
    SEATS,
    SPECIAL_ACTION_SLOTS,
    SPECIAL_NAMES,
    TERRAIN_SLOTS,
    TOWN_SLOTS,
    UPGRADES,
)
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, CULT_NAMES, TERRAIN_NAMES, TRADING_HOUSE
from spielwerk.games.terra_mystica.tiles import bonus, favours, scoring, towns


class Named(Argument):
    """Something that has a word in a list; there is room for more."""

    def __init__(self, name: str, size: i64, words: list[str]) -> None:
        super().__init__(name, size)
        self.words: Final = words

    def exists(self, state: game.State, value: i64) -> bool:
        return value < len(self.words)

    def text(self, state: game.State, value: i64) -> str:
        return self.words[value] if value < len(self.words) else f"#{value}"


class Numbered(Argument):
    """Something counted from 1 on, such as the tiles FAV1, FAV2 ...; there is room for more."""

    def __init__(self, name: str, size: i64, count: i64) -> None:
        super().__init__(name, size)
        self.count: Final[i64] = count

    def exists(self, state: game.State, value: i64) -> bool:
        return value < self.count

    def text(self, state: game.State, value: i64) -> str:
        return str(value + 1)


class TakenTile(Argument):
    """The bonus tile that somebody takes by passing; 0 for none."""

    def exists(self, state: game.State, value: i64) -> bool:
        return value <= bonus.TILES

    def text(self, state: game.State, value: i64) -> str:
        return f" BON{value}" if value > 0 else ""


class Hex(Argument):
    """A land hex of the map."""

    def exists(self, state: game.State, value: i64) -> bool:
        assert isinstance(state, State)
        return value < state.board.land

    def text(self, state: game.State, value: i64) -> str:
        assert isinstance(state, State)
        return state.board.hex_names[value] if value < state.board.land else f"#{value}"


class River(Argument):
    """A river hex of the map."""

    def exists(self, state: game.State, value: i64) -> bool:
        assert isinstance(state, State)
        return value < state.board.rivers

    def text(self, state: game.State, value: i64) -> str:
        return f"r{value}"


class BridgePlace(Argument):
    """A place of the map for a bridge."""

    def exists(self, state: game.State, value: i64) -> bool:
        assert isinstance(state, State)
        return value < len(state.board.bridge_a)

    def text(self, state: game.State, value: i64) -> str:
        assert isinstance(state, State)
        names = state.board.bridge_names
        return names[value] if value < len(names) else f"#{value}"


class Seat(Argument):
    """A seat at the table."""

    def exists(self, state: game.State, value: i64) -> bool:
        return value < state.num_players()

    def text(self, state: game.State, value: i64) -> str:
        return state.seat_name(value) if value < state.num_players() else f"seat{value + 1}"


FACTION_ARGUMENT: Final = Named("faction", FACTION_SLOTS, [faction.name for faction in FACTIONS])
TAKEN_TILE: Final = TakenTile("tile", BONUS_SLOTS + 1)
EXCHANGE: Final = Named("exchange", CONVERT_SLOTS, EXCHANGES)
CULT_ARGUMENT: Final = Named("cult", len(CULT_NAMES), CULT_NAMES)
STEPS: Final = Numbered("steps", PRIEST_STEPS, PRIEST_STEPS)
POWER_ACTION_NUMBER: Final = Numbered("number", POWER_ACTION_SLOTS, POWER_ACTION_SLOTS)
SPECIAL: Final = Named("special", SPECIAL_ACTION_SLOTS, SPECIAL_NAMES)
SPADES: Final = Numbered("spades", DIG_SLOTS, DIG_SLOTS)
FAVOUR_TILE: Final = Numbered("favour", FAVOUR_SLOTS, favours.TILES)
TOWN_TILE: Final = Numbered("town", TOWN_SLOTS, towns.TILES)
UNTAKEN: Final = Named("due", GIVE_UP_SLOTS, GIVE_UP_NAMES)
SEAT: Final = Seat("seat", SEATS)
POWER: Final = Numbered("power", LARGEST_OFFER, LARGEST_OFFER)
BRIDGE_PLACE: Final = BridgePlace("place", BRIDGE_PLACES)
RIVER: Final = River("river", RIVERS)
HEX: Final = Hex("hex", HEXES)
BUILDING: Final = Named("building", UPGRADES, BUILDING_NAMES[TRADING_HOUSE:])
TERRAIN: Final = Named("terrain", TERRAIN_SLOTS, TERRAIN_NAMES)
SCORING_TILE: Final = Numbered("tile", SCORING_SLOTS, scoring.TILES)
BONUS_TILE: Final = Numbered("tile", BONUS_SLOTS, bonus.TILES)
