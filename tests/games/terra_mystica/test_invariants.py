"""Nothing appears from nowhere and nothing gets lost: random games over all player counts, options and factions.

SPIELWERK_TEST_SCALE multiplies the number of games. The second half of this file spoils positions, so that every
invariant is seen to notice what it is there for.
"""

from collections.abc import Callable

import pytest

from conformance.walks import CASES, Case, Picker
from games.terra_mystica.play import APART, bridge, given, player_of, put, table
from spielwerk.core.sets import BIT, with_hex
from spielwerk.games.terra_mystica.actions import BURN, LOWER
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.invariants import Watch, check
from spielwerk.games.terra_mystica.state import FINISHED, FROM_TOWN, Player
from spielwerk.games.terra_mystica.terms import CULTS
from spielwerk.games.terra_mystica.turn import TerraMystica

TERRA_MYSTICA = [case for case in CASES if case.game.name == "terra-mystica"]

played: set[str] = set()
"""Factions that have been in these games."""


class Before:
    """What can only grow, to be compared with the position after a step."""

    def __init__(self, state: TerraMystica) -> None:
        self.round = state.round
        self.built = [player.built for player in state.players]
        self.numbers = [growing(player) for player in state.players]
        self.cults = [list(player.cults) for player in state.players]
        self.terrain = list(state.terrain)
        self.supplies = [sum(state.favours_left), sum(state.towns_left)]

    def compare(self, state: TerraMystica, action: int) -> list[str]:
        """What has gone back though it cannot."""
        wrong = ["the round went back"] if state.round < self.round else []
        for seat, player in enumerate(state.players):
            for what, before, now in zip(GROWING, self.numbers[seat], growing(player), strict=True):
                if now < before:
                    wrong.append(f"seat {seat}: {what} went from {before} to {now}")
            lost = (self.built[seat][0] & ~player.built[0], self.built[seat][1] & ~player.built[1])
            if lost != (0, 0):
                wrong.append(f"seat {seat} lost a building")
            for cult in range(CULTS):
                if player.cults[cult] < self.cults[seat][cult] and action < LOWER:
                    wrong.append(f"seat {seat}: a marker went down")
        for hex, owner in enumerate(state.owner):
            if owner >= 0 and any(contains(built, hex) for built in self.built):
                if state.terrain[hex] != self.terrain[hex]:
                    wrong.append(f"{state.board.hex_names[hex]} was changed under a building")
        if sum(state.favours_left) > self.supplies[0] or sum(state.towns_left) > self.supplies[1]:
            wrong.append("a tile came back")
        return wrong


GROWING = ("shipping", "digging", "priests on the board", "carpet range", "favour tiles", "town tiles", "bridges built")


def growing(player: Player) -> tuple[int, ...]:
    favours = bin(player.favours).count("1")
    tiles = sum(player.towns)
    return (
        player.shipping,
        player.digging,
        player.priests_on_board,
        player.extra_range,
        favours,
        tiles,
        -player.bridges_left,
    )


def contains(hexes: tuple[int, int], hex: int) -> bool:
    return bool(hexes[hex // 57] & BIT[hex % 57])


def look_at_every_step(case: Case, seed: int, withdrawals: int = 0) -> TerraMystica:
    """Plays a random game, and asserts after every step that all is well."""
    picker = Picker(case, seed)
    state = case.initial_state()
    assert isinstance(state, TerraMystica)
    watch = Watch(state)
    while not state.is_terminal():
        before = Before(state)
        seat, action, what = state.current_player(), 0, "a draw"
        if state.is_chance_node():
            picker.step(state)
        elif withdrawals > 0 and picker.one_in(60):
            seat = picker.seat(state)
            state.withdraw(seat)
            withdrawals, what = withdrawals - 1, f"seat {seat} left"
        else:
            seat = picker.seat(state)
            action = picker.action(state, seat)
            what = state.action_to_string(action, seat)
            state.apply_action(action, seat)
        wrong = watch.look(state, seat, action) + before.compare(state, action)
        assert not wrong, f"after {what}: {wrong}\n{state.to_string()}"
    played.update(player.faction.name for player in state.players if player.has_faction)
    return state


@pytest.mark.parametrize("case", TERRA_MYSTICA, ids=str)
def test_random_games_keep_everything_together(case: Case) -> None:
    for seed in case.seeds(2):
        look_at_every_step(case, seed)


@pytest.mark.parametrize("case", TERRA_MYSTICA[:: len(TERRA_MYSTICA) // 4], ids=str)
def test_also_when_players_leave(case: Case) -> None:
    for seed in case.seeds(2):
        look_at_every_step(case, 100 + seed, withdrawals=2)


def test_every_faction_took_part() -> None:
    """All fourteen, in the games above."""
    if len(played) > 2:
        assert played == {faction.name for faction in FACTIONS}


# Every invariant notices what it is there for.


def position() -> TerraMystica:
    """Nothing is wrong here."""
    state = table(*APART)
    put(state, "witches", "D A4", "TE A10")
    bridge(state, "witches", "D6:E9")
    assert check(state) == []
    return state


def spoil_owner(state: TerraMystica, player: Player) -> None:
    state.owner[state.board.hex_number("A3")] = 1


def spoil_terrain(state: TerraMystica, player: Player) -> None:
    state.terrain[state.board.hex_number("A3")] = 0


def spoil_built(state: TerraMystica, player: Player) -> None:
    player.built = with_hex(player.built, state.board.hex_number("A7"))


def spoil_town(state: TerraMystica, player: Player) -> None:
    player.in_town = with_hex(player.in_town, state.board.hex_number("A7"))


def spoil_part_of_a_town(state: TerraMystica, player: Player) -> None:
    player.towns[0] = 1
    state.towns_left[1] -= 1
    player.keys = 1
    player.in_town = with_hex((0, 0), state.board.hex_number("A3"))


def spoil_leaving(state: TerraMystica, player: Player) -> None:
    player.withdrawn = True
    player.due_towns = 1


def spoil_neighbours(state: TerraMystica, player: Player) -> None:
    state.near_lo[0] = 0


def spoil_top(state: TerraMystica, player: Player) -> None:
    for other in state.players:
        other.cults[0] = 10
        other.keys -= 1


SPOILT: dict[str, tuple[Callable[[TerraMystica, Player], object], str]] = {
    "points below zero": (lambda state, player: given(state, "witches", points=-1), "VP is -1"),
    "points from nowhere": (lambda state, player: setattr(player, "points", 25), "25 VP, but 20"),
    "points of a source": (lambda state, player: player.points_from.__setitem__(FROM_TOWN, 5), "20 VP, but 25"),
    "coins below zero": (lambda state, player: setattr(player, "coins", -1), "coins is -1"),
    "workers below zero": (lambda state, player: setattr(player, "workers", -1), "workers is -1"),
    "priests below zero": (lambda state, player: setattr(player, "priests", -1), "priests is -1"),
    "eight priests": (lambda state, player: given(state, "witches", priests=8), "priests is 8"),
    "priests and board": (lambda state, player: given(state, "witches", priests_on_board=1), "more priests on the"),
    "thirteen tokens": (lambda state, player: given(state, "witches", bowls="5/7/1"), "tokens is 13"),
    "a bowl below zero": (lambda state, player: given(state, "witches", bowls="-1/7/0"), "bowl I is -1"),
    "too much shipping": (lambda state, player: setattr(player, "shipping", 4), "shipping is 4"),
    "too much digging": (lambda state, player: setattr(player, "digging", 3), "digging is 3"),
    "a count too high": (lambda state, player: setattr(player, "dwellings", 4), "4 buildings of kind 1"),
    "a building missing": (lambda state, player: setattr(player, "temples", 0), "0 buildings of kind 3"),
    "a foreign owner": (spoil_owner, "A3"),
    "foreign terrain": (spoil_terrain, "not on home terrain"),
    "a hex too many": (spoil_built, "own hexes"),
    "a town without building": (spoil_town, "a town without a building"),
    "half a town": (spoil_part_of_a_town, "a part of a group"),
    "a town too many": (lambda state, player: setattr(player, "in_town", player.built), "towns, but 0 founded"),
    "a bridge missing": (lambda state, player: setattr(player, "bridges_left", 3), "1 bridges built"),
    "false neighbours": (spoil_neighbours, "neighbours of A1"),
    "a favour tile": (lambda state, player: setattr(player, "favours", 1), "FAV1: 1 held"),
    "a favour tile less": (lambda state, player: state.favours_left.__setitem__(7, 2), "FAV7: 0 held"),
    "a town tile": (lambda state, player: state.towns_left.__setitem__(5, 3), "TW5: 0 held"),
    "a key": (lambda state, player: setattr(player, "keys", 1), "keys from nowhere"),
    "a marker at the top": (lambda state, player: player.cults.__setitem__(2, 10), "keys from nowhere"),
    "a marker above the top": (lambda state, player: player.cults.__setitem__(2, 11), "cult 2 is 11"),
    "two at the top": (spoil_top, "2 markers at the top"),
    "a bonus tile twice": (lambda state, player: setattr(player, "bonus", 8), "BON8: held by 2"),
    "no bonus tile": (lambda state, player: setattr(player, "bonus", 0), "has no bonus tile"),
    "a bonus tile more": (lambda state, player: state.bonus_coins.__setitem__(2, 0), "bonus tiles in the game"),
    "a scoring tile twice": (lambda state, player: state.scoring.__setitem__(2, 2), "lies in two rounds"),
    "a space taken": (lambda state, player: state.cult_twos.__setitem__(0, 4), "spaces for two steps taken is 4"),
    "a turn too many": (lambda state, player: setattr(player, "passed", True), "who has passed"),
    "due to somebody who left": (spoil_leaving, "has left but must decide"),
    "due below zero": (lambda state, player: setattr(player, "due_favours", -1), "favours due is -1"),
}


@pytest.mark.parametrize("what", SPOILT)
def test_every_invariant_notices(what: str) -> None:
    state = position()
    spoil, finding = SPOILT[what]
    spoil(state, player_of(state, "witches"))
    found = check(state)
    assert any(finding in sentence for sentence in found), found


def test_tokens_leave_the_game_only_by_burning() -> None:
    state = position()
    watch = Watch(state)
    given(state, "witches", bowls="5/6/0")
    assert watch.look(state, 0, BURN) == []
    given(state, "witches", bowls="5/5/0")
    assert watch.look(state, 0, BURN + 1) == ["witches had 11 tokens and has 10"]
    given(state, "witches", bowls="5/6/0")
    assert watch.look(state, 0, BURN + 1) == ["witches had 10 tokens and has 11"]
    given(state, "nomads", bowls="4/7/0")
    assert watch.look(state, 0, BURN) != []


def test_what_is_due_after_the_end_is_noticed() -> None:
    state = position()
    state.phase = FINISHED
    player_of(state, "witches").due_towns = 1
    assert any("after the end" in sentence for sentence in check(state))
