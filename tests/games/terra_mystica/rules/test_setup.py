"""Set-up: tiles, factions, first dwellings, first bonus tiles (rulebook: setup)."""

import pytest

from games.terra_mystica.play import (
    APART,
    apply,
    choices,
    chosen,
    coins_on_tiles,
    drawn,
    everything,
    fresh,
    have,
    may,
    next_round,
    on_map,
    passes,
    play,
    refused,
    table,
)
from spielwerk.core.options import options_of
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.kinds import NUM_DISTINCT_ACTIONS
from spielwerk.games.terra_mystica.state import PLACING_DWELLINGS
from spielwerk.games.terra_mystica.turn import TerraMystica


def drawn_refusal(state: TerraMystica, text: str) -> str:
    refusal = state.why_not(state.string_to_action(text))
    return refusal.rule if refusal else ""


def test_a_scoring_tile_lies_in_each_of_the_six_rounds() -> None:
    """setup.scoring-tiles; no tile twice (chance.drawn)."""
    state = drawn(2, scoring="SCORE3 SCORE1")
    assert list(state.scoring[1:]) == [3, 1, 2, 8, 7, 6]


def test_a_tile_is_drawn_only_once() -> None:
    """chance.drawn"""
    state = fresh()
    state.apply_action(state.string_to_action("score SCORE3"))
    assert drawn_refusal(state, "score SCORE3") == "chance.drawn"
    assert drawn_refusal(state, "score SCORE4") == ""


def test_tiles_are_drawn_before_the_factions_are_chosen() -> None:
    """chance.not-now: scoring tiles first, then bonus tiles, by nobody's choice."""
    state = fresh()
    assert drawn_refusal(state, "delete BON4") == "chance.not-now"
    assert state.why_not(state.string_to_action("score SCORE3"), 0) is not None
    state = chosen("witches", "nomads")
    assert state.why_not(state.string_to_action("delete BON4"), -1) is not None
    assert state.why_not(state.string_to_action("score SCORE3"), 0) is not None


def test_what_may_be_drawn_is_what_is_not_refused() -> None:
    """chance.drawn, chance.spades-late, chance.not-now: at every draw of a game."""
    state = fresh(players=4)
    draws = 0
    while state.is_chance_node():
        legal = state.legal_actions()
        assert legal == [action for action in range(NUM_DISTINCT_ACTIONS) if state.why_not(action) is None]
        assert len(legal) == len(state.chance_outcomes())
        state.apply_action(legal[7 * draws % len(legal)])
        draws += 1
    assert draws == 6 + 3  # ten bonus tiles, seven for four players


def test_only_factions_that_were_agreed_on_can_be_chosen() -> None:
    """options.factions"""
    options = options_of(GAME).complete({"players": 2, "factions": ("auren", "giants", "nomads")})
    state = GAME.new_initial_state(options)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert choices(state, "seat1", "faction") == "auren giants nomads"
    assert refused(state, "seat1: faction witches") == "options.factions"


def test_the_tile_for_spades_lies_in_rounds_1_to_4_only() -> None:
    """chance.spades-late: spades pay little once the map is full."""
    state = fresh()
    for tile in ("SCORE2", "SCORE3", "SCORE4", "SCORE5"):
        assert drawn_refusal(state, "score SCORE1") == ""
        state.apply_action(state.string_to_action(f"score {tile}"))
    for tile in ("SCORE6", "SCORE7"):
        assert drawn_refusal(state, "score SCORE1") == "chance.spades-late"
        state.apply_action(state.string_to_action(f"score {tile}"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_more_bonus_tiles_than_players_are_in_the_game(players: int) -> None:
    """setup.bonus-cards-in-play"""
    state = drawn(players)
    assert sum(coins >= 0 for coins in state.bonus_coins) == players + 3


def test_favour_tiles_exist_once_with_three_steps_and_three_times_with_two_or_one() -> None:
    """favours.supply"""
    assert list(fresh().favours_left[1:]) == [1] * 4 + [3] * 8


def test_every_faction_begins_with_20_points() -> None:
    """goal.start"""
    for faction in FACTIONS:
        assert chosen(faction.name).players[0].points == 20


def test_every_faction_begins_with_12_power_tokens() -> None:
    """power.bowls: what is in bowls I and II differs, and III is empty."""
    for faction in FACTIONS:
        player = chosen(faction.name).players[0]
        assert (player.bowl_one + player.bowl_two, player.bowl_three) == (12, 0)


def test_markers_begin_at_the_foot_of_every_track() -> None:
    """Shipping left, digging at the bottom; the cults at 0 but for the steps that the board gives at once."""
    state = chosen("witches", "engineers")
    have(state, "witches", "ship=0 dig=0 0/0/0/2 key=0")
    have(state, "engineers", "ship=0 dig=0 0/0/0/0 key=0")


def test_start_material_comes_once_and_income_every_round() -> None:
    """What the board shows at its top right belongs to the start; from round 2 on there is only income.

    Witches: 15C 3W, and in round 1 the income of two dwellings (3W) and BON3 (6C). Short descriptions hand the start
    material out together with the first income; the sum is the same.
    """
    state = table(*APART, bonus="BON3 BON8")
    have(state, "witches", "21C 6W 0P 5/7/0 0/0/0/2")
    play(state, "witches: pass BON4", "nomads: pass BON3")
    have(state, "witches", "22C 9W 0P 2/10/0 0/0/0/2")  # the coin on BON4; two dwellings; its 3 power


def test_factions_are_chosen_in_the_order_of_the_seats() -> None:
    """setup.factions"""
    state = drawn(3)
    for seat, faction in enumerate(("giants", "darklings", "auren")):
        assert state.current_player() == seat
        apply(state, seat, f"faction {faction}")
    assert state.phase == PLACING_DWELLINGS


def test_every_faction_and_every_colour_is_there_once() -> None:
    """setup.faction-taken, setup.colour-taken: Witches and Auren are two sides of one board."""
    state = chosen("witches")
    assert refused(state, "seat2: faction witches") == "setup.faction-taken"
    assert refused(state, "seat2: faction auren") == "setup.colour-taken"
    assert may(state, "seat2: faction nomads")


def placing_order(*factions: str) -> str:
    state = chosen(*factions)
    order = []
    while state.phase == PLACING_DWELLINGS:
        seat = state.current_player()
        order.append(state.seat_name(seat))
        state.apply_action(state.legal_actions()[0])
    return " ".join(order)


def test_dwellings_are_placed_in_order_and_in_reverse() -> None:
    """setup.start-dwellings"""
    assert placing_order("witches", "giants", "dwarves") == ("witches giants dwarves dwarves giants witches")


def test_nomads_place_a_third_dwelling_and_chaos_magicians_the_last_of_all() -> None:
    """setup.start-dwellings"""
    assert placing_order("nomads", "chaosmagicians", "witches") == (
        "nomads witches witches nomads nomads chaosmagicians"
    )


def test_start_dwellings_stand_on_free_home_terrain() -> None:
    """setup.home-terrain, setup.occupied"""
    state = chosen("witches", "nomads")
    assert refused(state, "witches: build E7") == "setup.home-terrain"
    assert refused(state, "nomads: build E8") == "turn.your-turn"
    play(state, "witches: build E9", "nomads: build E8", "nomads: build F3")
    assert refused(state, "witches: build E9") == "setup.occupied"
    play(state, "witches: build A3")
    assert on_map(state, "A3") == "witches D"


def test_start_dwellings_cost_nothing_score_nothing_and_offer_no_power() -> None:
    """setup.start-dwellings-score-nothing, although SCORE3 pays for dwellings in round 1 and F3, F4 are neighbours."""
    state = chosen("witches", "nomads", scoring="SCORE3")
    play(state, "witches: build F4", "nomads: build F3", "nomads: build E8", "witches: build C3", "nomads: build I7")
    have(state, "witches", "20VP 15C 3W")
    have(state, "nomads", "20VP 15C 2W 5/7/0")
    assert len(state.offers) == 0


def test_who_plays_last_takes_a_bonus_tile_first() -> None:
    """setup.bonus-cards: in reverse order, each one of those that are left."""
    state = chosen("witches", "nomads", bonus="BON3 BON5")
    play(state, "witches: build F4", "nomads: build F3", "nomads: build E8", "witches: build C3", "nomads: build I7")
    assert refused(state, "witches: pass BON3") == "turn.your-turn"
    assert refused(state, "nomads: pass") == "passing.take-tile"
    play(state, "nomads: pass BON3")
    assert refused(state, "witches: pass BON3") == "passing.tile-taken"
    play(state, "witches: pass BON5")
    have(state, "witches", "bonus=BON5")


def test_three_bonus_tiles_are_left_and_get_a_coin_each_before_the_first_turn() -> None:
    """income.bonus-coins: also in the first round."""
    state = table(*APART, bonus="BON3 BON8", spare="BON1 BON5 BON6")
    assert coins_on_tiles(state) == "BON1:1 BON5:1 BON6:1"


def test_the_first_seat_begins_round_1() -> None:
    """turn.order"""
    state = table(*APART)
    assert (state.round, state.turn, state.current_player()) == (1, 0, 0)


def test_the_set_up_for_a_first_game_is_laid_out() -> None:
    """setup.first-game-2: only the bonus tiles are still chosen."""
    options = options_of(GAME).complete({"players": 2, **options_of(GAME).preset("introductory")})
    state = GAME.new_initial_state(options)
    assert [on_map(state, name) for name in ("C3", "F4")] == ["witches D"] * 2
    assert [on_map(state, name) for name in ("E8", "F3", "I7")] == ["nomads D"] * 3
    assert list(state.scoring[1:]) == [5, 7, 1, 6, 4, 8]
    play(state, "nomads: pass BON4", "witches: pass BON5")
    have(state, "witches", "15C 7W")


START_POINTS_2017 = {
    "darklings": 15,
    "cultists": 16,
    "engineers": 16,
    "chaosmagicians": 19,
    "mermaids": 19,
    "nomads": 19,
    "witches": 19,
    "dwarves": 20,
    "halflings": 20,
    "swarmlings": 22,
    "giants": 25,
    "alchemists": 27,
    "auren": 27,
    "fakirs": 33,
}


@pytest.mark.parametrize("faction", START_POINTS_2017)
def test_start_points_of_2017(faction: str) -> None:
    """options.start-points-2017"""
    assert everything(chosen(faction, start_points_2017=True).players[0])[0] == f"{START_POINTS_2017[faction]}VP"


def test_the_promotional_tiles_stay_out_without_their_options() -> None:
    """options.mini-expansion, options.shipping-bonus, options.temple-scoring"""
    printed = fresh(mini_expansion=False, shipping_bonus=False, temple_scoring=False)
    assert list(printed.towns_left[1:]) == [2, 2, 2, 2, 2, 0, 0, 0]
    assert list(fresh().towns_left[1:]) == [2, 2, 2, 2, 2, 1, 2, 1]
    assert drawn_refusal(printed, "score SCORE9") == "components.absent"
    assert drawn_refusal(fresh(), "score SCORE9") == ""
    for tile in range(1, 7):
        printed.apply_action(printed.string_to_action(f"score SCORE{tile if tile > 1 else 8}"))
    assert drawn_refusal(printed, "delete BON10") == "components.absent"


def test_a_seat_that_leaves_during_set_up_is_passed_over() -> None:
    """turn.leaving"""
    state = chosen("witches", "nomads", "giants")
    state.withdraw(1)
    play(state, "witches: build F4")
    state.withdraw(2)
    play(state, "witches: build A3")
    passes(state, "witches")
    assert (state.round, state.deciders()) == (1, [0])
    next_round(state)
    assert state.round == 2
