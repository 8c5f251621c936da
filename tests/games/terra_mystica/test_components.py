"""The introductory set-ups fit the boards they are for, and every group of values says where it comes from."""

import importlib

import pytest

from spielwerk.games.terra_mystica.components import components, introductory_setup
from spielwerk.games.terra_mystica.factions.all import faction_named
from spielwerk.games.terra_mystica.maps import MAPS
from spielwerk.games.terra_mystica.tiles import bonus, scoring

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def test_every_group_has_a_source_a_confidence_and_modules() -> None:
    for group in components().groups:
        assert group.source
        assert group.confidence in ("verified", "printed", "assumed")
        assert group.modules
        for module in group.modules:
            importlib.import_module(f"spielwerk.games.terra_mystica.{module}")


def test_what_was_not_checked_is_marked() -> None:
    assert [group.name["en"] for group in components().groups if group.confidence == "assumed"] == [
        "introductory set-ups"
    ]


@every_number_of_players
def test_introductory_dwellings_stand_on_home_terrain(players: int) -> None:
    board = MAPS["base"]
    setup = introductory_setup(players)
    factions = [faction_named(seat.faction) for seat in setup.seats]
    assert len({faction.colour for faction in factions}) == len(factions) == players
    for seat, faction in zip(setup.seats, factions, strict=True):
        assert len(seat.dwellings) == faction.start_dwellings
        for hex in seat.dwellings:
            assert board.terrain[board.hex_number(hex)] == faction.colour


@every_number_of_players
def test_introductory_hexes_are_different(players: int) -> None:
    hexes = [hex for seat in introductory_setup(players).seats for hex in seat.dwellings]
    assert len(set(hexes)) == len(hexes)


@every_number_of_players
def test_introductory_tiles(players: int) -> None:
    setup = introductory_setup(players)
    assert setup.scoring == [5, 7, 1, 6, 4, 8]
    assert all(scoring.may_lie(number, round) for round, number in enumerate(setup.scoring, start=1))
    assert len(set(setup.bonus_left_out)) == 9 - players - bonus.SPARE_TILES


def test_there_is_no_introductory_setup_for_six() -> None:
    with pytest.raises(ValueError, match="6 players"):
        introductory_setup(6)
