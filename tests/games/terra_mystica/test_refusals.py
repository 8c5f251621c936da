"""Refused exactly when not legal: over the whole range of actions, in games with every faction and every ability.

Random games from the start rarely get to strongholds, bridges and towns. These begin rich: strongholds stand, and there
is something of everything to spend. SPIELWERK_TEST_SCALE multiplies the number of games.
"""

import re
from pathlib import Path

import pytest

from conformance.walks import SCALE
from games.terra_mystica.boards import HEXES
from games.terra_mystica.play import given, player_of, put, rulebook_ids, table
from spielwerk.core.random import Random
from spielwerk.games.terra_mystica import rules
from spielwerk.games.terra_mystica.factions.all import FACTIONS, faction_named
from spielwerk.games.terra_mystica.kinds import NUM_DISTINCT_ACTIONS
from spielwerk.games.terra_mystica.options import PRESETS
from spielwerk.games.terra_mystica.terms import TERRAIN_NAMES
from spielwerk.games.terra_mystica.turn import TerraMystica

NAMES = [faction.name for faction in FACTIONS]
ODD = {"variable_turn_order": True, "cultists_erratum": False, "may_give_up": True, "keys_in_order": True}
LEAGUE = {name.replace("-", "_"): bool(value) for name, value in PRESETS["league"].items()}
SETS = {"printed": {}, "league": LEAGUE, "odd": ODD}

LIVELY = {"convert": 1, "burn": 1, "decline": 1, "pass": 1, "send": 3, "advance": 3, "build": 30, "upgrade": 30}
"""How often first words of actions are picked; 10 for the others."""

seen: set[str] = set()
"""Rules that have refused something in these games."""


def seats_with(faction: str, seed: int) -> list[str]:
    """The faction and two others of other colours, a different two for every seed."""
    seats = [faction]
    start = NAMES.index(faction) + 1 + 5 * seed
    for step in range(len(NAMES)):
        name = NAMES[(start + step) % len(NAMES)]
        if all(faction_named(name).colour != faction_named(other).colour for other in seats):
            seats.append(name)
    return seats[:3]


def rich(faction: str, seed: int, options: dict[str, bool]) -> TerraMystica:
    """A game with a stronghold for everybody, and much to spend."""
    names = seats_with(faction, seed)
    hexes = [HEXES[TERRAIN_NAMES[faction_named(name).colour]].split() for name in names]
    seats = [
        " ".join([name, *places[: faction_named(name).start_dwellings]])
        for name, places in zip(names, hexes, strict=True)
    ]
    state = table(*seats, scoring="SCORE1 SCORE2 SCORE8 SCORE6", bonus="BON1 BON2 BON4", **options)  # type: ignore[arg-type]
    for name, places in zip(names, hexes, strict=True):
        put(state, name, f"SH {places[0]}")
        given(state, name, points=3, coins=40, workers=25, priests=3, bowls="0/4/8", favours="FAV6", cults="4/8/7/8")
    if (NAMES.index(faction) + seed) % 2 == 0:
        exhaust(state, names[0])
    return state


def exhaust(state: TerraMystica, name: str) -> None:
    """The last round, with supplies and tracks of a seat nearly at their ends."""
    state.round = 6
    player = player_of(state, name)
    free = (hex_name for hex_name in ("A12", "A13", "B6", "G7", "H8", "I12", "D8", "E11"))
    put(state, name, *(f"D {next(free)}" for _ in range(7 - player.dwellings)))
    given(state, name, priests=5, bridges_left=1, coins=6, digging=player.faction.digging_max)
    given(state, name, shipping=player.faction.shipping_max, keys=1)
    for number in range(1, 8):
        state.towns_left[number] = 0


def step(state: TerraMystica, random: Random) -> None:
    deciders = state.deciders()
    seat = deciders[random.below(len(deciders))]
    legal = state.legal_actions(seat)
    weights = [LIVELY.get(state.action_to_string(action, seat).split()[0], 10) for action in legal]
    rest = random.below(sum(weights))
    for action, weight in zip(legal, weights, strict=True):
        rest -= weight
        if rest < 0:
            state.apply_action(action, seat)
            return


def sweep(state: TerraMystica) -> None:
    """Asks for every action of every seat."""
    for seat in range(state.num_players()):
        legal = set(state.legal_actions(seat))
        for action in range(NUM_DISTINCT_ACTIONS):
            refusal = state.why_not(action, seat)
            if (refusal is None) != (action in legal):
                text = state.action_to_string(action, seat)
                raise AssertionError(f"seat {seat}, {text}: legal {action in legal}, {refusal}\n{state.to_string()}")
            if refusal is not None:
                seen.add(refusal.rule)


@pytest.mark.parametrize("options", SETS)
@pytest.mark.parametrize("faction", NAMES)
def test_an_action_is_refused_exactly_when_it_is_not_legal(faction: str, options: str) -> None:
    for seed in range(max(1, round(SCALE))):
        state = rich(faction, seed, SETS[options])
        random = Random(1000 * seed + NAMES.index(faction))
        for number in range(150):
            if state.is_terminal():
                break
            if number % 8 == 0:
                sweep(state)
            step(state, random)


def test_every_rule_that_refused_stands_in_the_rulebook() -> None:
    assert seen or SCALE == 0
    assert seen <= rulebook_ids()


def test_every_rule_named_in_tests_stands_in_the_rulebook() -> None:
    """In docstrings and where a refusal is expected."""
    folder = Path(__file__).parent
    prefixes = {rule.partition(".")[0] for rule in rulebook_ids()}
    for file in [*folder.glob("rules/*.py"), *folder.glob("factions/*.py"), folder / "test_pitfalls.py"]:
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if " import " not in line]
        named = re.findall(r"\b([a-z][a-z-]*\.[a-z0-9][a-z0-9-]*)\b", "\n".join(lines))
        unknown = {rule for rule in named if rule.partition(".")[0] in prefixes} - rulebook_ids()
        assert not unknown, file.name


def test_every_rule_file_has_a_test_file() -> None:
    sources = {Path(path).name for path in Path(str(rules.__file__)).parent.glob("*.py")} - {"__init__.py", "points.py"}
    tests = {path.name.removeprefix("test_") for path in (Path(__file__).parent / "rules").glob("test_*.py")}
    assert sources - tests == set()
