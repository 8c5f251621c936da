"""Comparing with verdicts: agreement is silent, and every single number that differs is found with its line."""

import copy
from typing import Any

import pytest

from games.terra_mystica.interchange.made_up import random_game
from spielwerk.core.sets import contains
from spielwerk.games.terra_mystica.interchange import Replay, export_log
from spielwerk.games.terra_mystica.interchange.command_log import read_command_log
from spielwerk.games.terra_mystica.state import BRIDGE_FIELDS
from spielwerk.games.terra_mystica.terms import BUILDING_NAMES, TERRAIN_NAMES
from verdicts import NUMBERS, Comparison, compare, numbers_of

LOG = export_log(random_game(3, {"players": 3})[0])


def made_up_verdict(text: str) -> dict[str, Any]:
    """What an engine that agrees in everything would say."""
    entries = read_command_log(text, servers=True)
    replay = Replay(entries)
    snaps: list[Any] = []
    for entry in entries[replay.moves :]:
        replay.play(entry)
        state = replay.state
        factions = [",".join([name, *numbers_of(state.players[seat])]) for name, seat in sorted(replay.seats.items())]
        snaps.append([entry.line, int(state.round), *factions])
    state = replay.state
    hexes = {}
    for hex, name in enumerate(state.board.hex_names):
        owner = state.owner[hex]
        town = owner >= 0 and contains(state.players[owner].in_town, hex)
        hexes[name] = [TERRAIN_NAMES[state.terrain[hex]], BUILDING_NAMES[state.building[hex]], int(town)]
    bridges = []
    for start in range(0, len(state.bridges), BRIDGE_FIELDS):
        colour = TERRAIN_NAMES[state.players[state.bridges[start + 1]].faction.colour]
        bridges.append([*sorted(state.board.bridge_names[state.bridges[start]].split(":")), colour])
    points = {name: int(state.players[seat].points) for name, seat in replay.seats.items()}
    return {
        "path": "x.log",
        "error": [],
        "finished": 1,
        "final": points,
        "map": hexes,
        "bridges": bridges,
        "action_required": [],
        "snaps": snaps,
    }


VERDICT = made_up_verdict(LOG)


def judged(**changes: Any) -> Comparison:
    return compare("x.log", LOG, VERDICT | changes)


def test_an_engine_that_agrees() -> None:
    found = judged()
    assert (found.refused, found.differences, found.ahead) == ("", [], 0)
    assert found.lines == len(VERDICT["snaps"]) > 100


@pytest.mark.parametrize("number", range(len(NUMBERS)))
def test_one_number_after_one_line(number: int) -> None:
    """Every kind of number, in the middle of the game."""
    snaps = copy.deepcopy(VERDICT["snaps"])
    line, _, first = (snap := snaps[len(snaps) // 2])[:3]
    columns = first.split(",")
    columns[number + 1] += "9"
    snap[2] = ",".join(columns)
    (difference,) = judged(snaps=snaps).differences
    assert (difference.row, difference.who, difference.what) == (line, columns[0], NUMBERS[number])
    assert difference.expected == columns[number + 1]


def test_the_end() -> None:
    faction = next(iter(VERDICT["final"]))
    assert [found.what for found in judged(final=VERDICT["final"] | {faction: 1}).differences] == ["final points"]
    built = next(name for name, hex in VERDICT["map"].items() if hex[1])
    colour, building, town = VERDICT["map"][built]
    for other in ([colour, "", 0], [colour, building, 1 - town], ["ice", building, town]):
        assert [found.what for found in judged(map=VERDICT["map"] | {built: other}).differences] == [built]
    assert [found.what for found in judged(bridges=[["A1", "B2", "red"]]).differences] == ["bridges"]


def test_what_was_refused_or_did_not_end() -> None:
    assert judged(error=["LINE 7: no\n"]).refused == "LINE 7: no"
    assert judged(finished=0).refused.startswith("finished: 0, here True")


def test_a_number_that_is_ahead_only_until_the_next_line() -> None:
    """The line before one that our rules do not need: as far again after it, or a difference."""
    lines = LOG.splitlines()
    faction = next(line.split(":")[0] for line in lines if ": build " in line)
    place = next(place for place, line in enumerate(lines) if line == f"{faction}: done")
    text = "\n".join([*lines[: place + 1], f"{faction}: wait", *lines[place + 1 :]]) + "\n"
    verdict = made_up_verdict(text)
    snap = next(snap for snap in verdict["snaps"] if snap[0] == place + 1)
    snap[2] = snap[2].replace(",", ",9", 1)
    found = compare("x.log", text, verdict)
    assert (found.differences, found.ahead) == ([], 1)
    later = next(snap for snap in verdict["snaps"] if snap[0] == place + 2)
    later[2] = later[2].replace(",", ",9", 1)
    assert [difference.row for difference in compare("x.log", text, verdict).differences] == [place + 2]
