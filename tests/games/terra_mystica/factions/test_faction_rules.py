"""What the factions do that is not a number on their board."""

import pytest

from spielwerk.core.sets import with_hex
from spielwerk.games.terra_mystica.factions.all import FACTIONS, faction_named
from spielwerk.games.terra_mystica.maps import MAPS
from spielwerk.games.terra_mystica.rules import transform
from spielwerk.games.terra_mystica.settings import Settings
from spielwerk.games.terra_mystica.state import (
    FROM_FACTION,
    FROM_TRACK,
    ON_CHANGED_HEX,
    TRANSFORMING,
    Player,
    State,
)
from spielwerk.games.terra_mystica.terms import BLUE, RED, TERRAINS, wheel_distance
from spielwerk.games.terra_mystica.turn import new_state

SEAT = 1


def table_with(name: str) -> tuple[State, Player]:
    """A table of two, with the faction in the second seat and bowls of 5 and 7."""
    state = new_state(Settings(2), MAPS["base"])
    for player, faction in zip(state.players, ("witches", name), strict=True):
        player.faction = faction_named(faction)
        player.bowl_one, player.bowl_two = 5, 7
    return state, state.players[SEAT]


def bowls(player: Player) -> tuple[int, int, int]:
    return player.bowl_one, player.bowl_two, player.bowl_three


def test_most_strongholds_do_nothing_when_built() -> None:
    busy = {"alchemists", "auren", "cultists", "darklings", "halflings", "mermaids"}
    for faction in FACTIONS:
        if faction.name not in busy:
            state, player = table_with(faction.name)
            faction.stronghold_built(state, SEAT)
            assert bowls(player) == (5, 7, 0)
            assert player.points == player.due_favours == player.due_priests == player.spades == player.shipping == 0


def test_alchemists_gain_12_power_for_the_stronghold() -> None:
    state, player = table_with("alchemists")
    player.faction.stronghold_built(state, SEAT)
    assert bowls(player) == (0, 5, 7)


def test_alchemists_gain_power_for_spades_only_with_the_stronghold() -> None:
    state, player = table_with("alchemists")
    player.faction.spades_gained(state, SEAT, 2)
    assert bowls(player) == (5, 7, 0)
    player.strongholds = 1
    player.faction.spades_gained(state, SEAT, 2)
    assert bowls(player) == (1, 11, 0)


def test_auren_take_a_favour_tile_for_the_stronghold() -> None:
    state, player = table_with("auren")
    player.faction.stronghold_built(state, SEAT)
    assert player.due_favours == 1


def test_cultists_score_7_for_the_stronghold() -> None:
    state, player = table_with("cultists")
    player.faction.stronghold_built(state, SEAT)
    assert player.points == player.points_from[FROM_FACTION] == 7


def test_cultists_step_on_a_cult_when_power_is_taken() -> None:
    state, player = table_with("cultists")
    player.faction.offer_accepted(state, SEAT)
    assert (player.due_cults, player.due_cult_steps) == (1, 1)
    assert bowls(player) == (5, 7, 0)


@pytest.mark.parametrize(("erratum", "after"), [(True, (4, 8, 0)), (False, (5, 7, 0))])
def test_cultists_gain_power_when_all_decline_by_the_erratum(erratum: bool, after: tuple[int, int, int]) -> None:
    state, player = table_with("cultists")
    state.settings.cultists_erratum = erratum
    player.faction.offers_declined(state, SEAT)
    assert bowls(player) == after
    assert player.due_cults == 0


def test_darklings_may_ordain_three_workers_for_the_stronghold() -> None:
    state, player = table_with("darklings")
    player.faction.stronghold_built(state, SEAT)
    assert player.due_priests == 3


def test_dwarves_tunnel_cheaper_with_the_stronghold() -> None:
    _, player = table_with("dwarves")
    dwarves = player.faction
    assert (dwarves.tunnel_range_now(player), dwarves.tunnel_workers_now(player)) == (1, 2)
    player.strongholds = 1
    assert (dwarves.tunnel_range_now(player), dwarves.tunnel_workers_now(player)) == (1, 1)


@pytest.mark.parametrize(
    ("strongholds", "town_steps", "range"), [(0, 0, 1), (1, 0, 2), (0, 1, 2), (1, 2, 4), (1, 3, 4)]
)
def test_carpets_fly_further_with_stronghold_and_towns_up_to_4(strongholds: int, town_steps: int, range: int) -> None:
    _, player = table_with("fakirs")
    player.strongholds = strongholds
    player.extra_range = town_steps
    assert player.faction.tunnel_range_now(player) == range
    assert player.faction.tunnel_workers_now(player) == 0


def test_halflings_get_three_spades_for_the_stronghold_to_spread_and_a_vp_for_each() -> None:
    state, player = table_with("halflings")
    player.faction.stronghold_built(state, SEAT)
    assert (player.spades, player.bought_spades, player.spreads) == (3, 0, True)
    assert player.may_build == ON_CHANGED_HEX
    assert state.stage == TRANSFORMING
    assert player.points == player.points_from[FROM_FACTION] == 3


def test_mermaids_ship_further_for_the_stronghold_with_the_points_of_the_step() -> None:
    state, player = table_with("mermaids")
    player.shipping = player.faction.shipping_start
    player.faction.stronghold_built(state, SEAT)
    assert (player.shipping, player.points, player.points_from[FROM_TRACK]) == (2, 2, 2)
    player.shipping = player.faction.shipping_max
    player.faction.stronghold_built(state, SEAT)
    assert (player.shipping, player.points) == (5, 2)


def test_others_neither_tunnel_nor_fly() -> None:
    for faction in FACTIONS:
        _, player = table_with(faction.name)
        player.strongholds = 1
        if faction.name not in ("dwarves", "fakirs"):
            assert (faction.tunnel_range_now(player), faction.tunnel_workers_now(player)) == (0, 0)


def test_engineers_score_bridges_between_own_buildings_on_passing() -> None:
    state, player = table_with("engineers")
    places = [state.board.bridge_number(name) for name in ("C2:E5", "C2:D4", "E8:G3", "B3:C3")]
    for place, seat in zip(places, (SEAT, SEAT, SEAT, 0), strict=True):
        state.bridges = type(state.bridges)([*state.bridges, place, seat, 0])
    for name in ("C2", "E5", "E8", "B3", "C3"):
        player.built = with_hex(player.built, state.board.hex_number(name))
    assert player.faction.pass_points(state, SEAT) == 0, "only with the stronghold"
    player.strongholds = 1
    assert player.faction.pass_points(state, SEAT) == 3, "C2:D4 and E8:G3 lack an end, B3:C3 is another player's"
    player.built = with_hex(player.built, state.board.hex_number("D4"))
    assert player.faction.pass_points(state, SEAT) == 6


def test_only_engineers_score_on_passing() -> None:
    for faction in FACTIONS:
        state, player = table_with(faction.name)
        player.strongholds = 1
        assert faction.pass_points(state, SEAT) == 0


def test_giants_need_two_spades_and_make_only_home_terrain() -> None:
    state, giants = table_with("giants")
    for hex in range(state.board.land):
        for target in range(TERRAINS):
            needed = transform.spades_for(state, giants, hex, target)
            assert needed == (2 if target == RED != state.terrain[hex] else 0)


def test_others_need_a_spade_for_every_step_on_the_wheel() -> None:
    state, mermaids = table_with("mermaids")
    for hex in range(state.board.land):
        terrain = state.terrain[hex]
        assert transform.spades_for(state, mermaids, hex, BLUE) == wheel_distance(terrain, BLUE)
