"""Every printed value stands once: change any of them, and some answer of the rules changes.

Values of components are changed in the settings of a game, numbers of the rules in their module before all others
read it. The changed game is played in step with the usual one until they differ.
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Mapping
from copy import deepcopy
from pathlib import Path

import pytest

import spielwerk
from spielwerk.core import data
from spielwerk.core.data import Value
from spielwerk.core.game import Beginning
from spielwerk.core.random import Random
from spielwerk.games.nottingham.data import settings_with
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.invariants import check
from spielwerk.games.nottingham.lively import weight
from spielwerk.games.nottingham.presentation import PRESENTATION
from spielwerk.games.nottingham.terms import COLOUR_NAMES, KIND_NAMES
from spielwerk.games.nottingham.turn import Nottingham, new_state

PLAYERS = 7
MOST_GAMES = 60

Change = Callable[[list[Value] | Value], Value]


def beginning(values: Mapping[str, Value]) -> Nottingham:
    state = new_state(settings_with(PLAYERS, values))
    state.begun = Beginning(GAME, GAME.agreed({"players": PLAYERS}))
    return state


def answers(state: Nottingham) -> object:
    """What the rules say at a position: who may do what, how likely draws are, points, what stands in the way."""
    if state.is_chance_node():
        return state.chance_outcomes()
    return [state.legal_actions(seat) for seat in state.deciders()], state.returns(), state.deciders()


def differ(changed: Mapping[str, Value], seed: int, idle: bool, sheriff: int) -> bool:
    """Whether a random game goes another way. Idle players trade nothing, so that both piles run out.

    Wherever it goes, the invariants must hold: they would not, if a rule read the value elsewhere.
    """
    usual, other = beginning(data.values(GAME.package)), beginning(changed)
    usual.sheriff = other.sheriff = sheriff
    random = Random(seed)
    while not usual.is_terminal():
        assert check(other) == []
        if answers(usual) != answers(other):
            return True
        seat = usual.current_player()
        texts = [usual.action_to_string(action, seat) for action in usual.legal_actions(seat)]
        weights = [1 if seat < 0 or idle else weight(usual, text, seat) for text in texts]
        rest = random.below(sum(weights))
        place = next(place for place in range(len(texts)) if sum(weights[: place + 1]) > rest)
        action = usual.string_to_action("pass" if idle and "pass" in texts else texts[place], seat)
        usual.apply_action(action, seat)
        other.apply_action(action, seat)
    return usual.returns() != other.returns() or not other.is_terminal()


def is_read(changed: Mapping[str, Value], idle: bool, sheriff: int) -> bool:
    return any(differ(changed, seed, idle, sheriff) for seed in range(MOST_GAMES))


def changes() -> dict[str, dict[str, Value]]:
    """Each value of the components changed by itself."""
    found: dict[str, dict[str, Value]] = {}

    def change(path: str, name: str, value: Value) -> None:
        found[f"{path}{name}"] = {**deepcopy(data.values(GAME.package)), path: value}

    for path, value in data.values(GAME.package).items():
        if isinstance(value, int):
            change(path, "", value + 1)
        elif isinstance(value, str):
            change(path, "", "4")
        else:
            for place, part in enumerate(value):
                if isinstance(part, int):
                    change(path, f"[{place}]", [*value[:place], part + 1, *value[place + 1 :]])
                elif isinstance(part, str):
                    following = COLOUR_NAMES[(COLOUR_NAMES.index(part) + 1) % len(COLOUR_NAMES)]
                    change(path, f"[{place}]", [*value[:place], following, *value[place + 1 :]])
                else:
                    assert isinstance(part, list)
                    for side, kind in enumerate(part):
                        others = [name for name in KIND_NAMES if name not in ("gold", *part)]
                        pair = [others[0] if one == kind else one for one in part]
                        change(path, f"[{place}][{side}]", [*value[:place], pair, *value[place + 1 :]])
    return found


CHANGES = changes()


def test_each_value_is_changed() -> None:
    """24 fields and the town, 7 counts, 7 values, 8 sides of task cards, 7 colours and 12 kinds on ambush cards."""
    assert len(CHANGES) == 24 + 1 + 7 + 7 + 8 + 7 + 12
    assert len({str(values) for values in CHANGES.values()} | {str(data.values(GAME.package))}) == len(CHANGES) + 1


@pytest.mark.parametrize("path", CHANGES)
def test_a_rule_reads_each_value(path: str) -> None:
    """Of a field, with the sheriff before it."""
    field = re.fullmatch(r"board\.numbers\[(\d+)\]", path)
    assert is_read(CHANGES[path], idle=path == "board.town", sheriff=int(field[1]) if field else 0)


def test_what_is_the_same_plays_the_same() -> None:
    """Otherwise the tests above would show nothing."""
    same = data.values(GAME.package)
    assert not differ(same, 0, idle=False, sheriff=0) and not differ(same, 1, idle=True, sheriff=0)


def test_cards_and_path_are_drawn_with_the_values_that_are_played_with() -> None:
    values: dict[str, Value] = {
        **data.values(GAME.package),
        "items.values": [7, 8, 9, 10, 11, 12, 77],
        "board.numbers": [2, 3, 4, 5, 66],
    }
    state = beginning(values)
    faces = re.findall(r'class="card-value"[^>]*>(\d+)<', PRESENTATION.definitions(state))
    assert faces == ["7", "8", "9", "10", "11", "12", "77"]
    fields = re.findall(r'<circle r="[^"]+"/><text [^>]*>(\d+)<', PRESENTATION.board(state, "en", {}, ()))
    assert fields == ["2", "3", "4", "5", "66"]


RULES = [
    *[f"TASK_KINDS[{task}] -= {less}" for task, less in enumerate((1, 0, 1, 1)) if less],
    "TASK_KINDS[1] += 1",
    *[f"TASK_EACH[{task}] += 1" for task in range(4)],
    "HAND_AT_START = 4",
    "SMALLEST_SET = 4",
]
"""Numbers of the rules and of the task cards, changed in `terms`."""

PROGRAM = """
from spielwerk.games.nottingham import terms
{change}
from zlib import crc32
from spielwerk.core.random import Random
from spielwerk.games.nottingham.game import GAME
from spielwerk.games.nottingham.invariants import check
from spielwerk.games.nottingham.lively import weight
total = 0
for seed in range(2):
    state, random = GAME.new_initial_state({{"players": 3}}), Random(seed)
    for _ in range(1500):
        if state.is_terminal():
            break
        seat = state.current_player()
        texts = [state.action_to_string(action, seat) for action in state.legal_actions(seat)]
        total = crc32(str(texts).encode(), total)
        weights = [1 if seat < 0 else weight(state, text, seat) for text in texts]
        rest = random.below(sum(weights))
        place = next(place for place in range(len(texts)) if sum(weights[: place + 1]) > rest)
        state.apply_action(state.string_to_action(texts[place], seat), seat)
print(total)
"""


def played(change: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(Path(spielwerk.__file__).parents[1])}
    program = PROGRAM.format(change=f"terms.{change}" if change else "")
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    return run.stdout.strip() or run.stderr


def test_a_rule_reads_each_number_of_the_rules(compiled: bool) -> None:
    """Compiled, constants are built in and cannot be changed."""
    if compiled:
        pytest.skip("constants are built in")
    usual = played("")
    assert usual.isdigit()
    for change in RULES:
        changed = played(change)
        assert changed.isdigit(), changed
        assert changed != usual, change


def test_the_list_of_parts_counts_the_same_cards() -> None:
    """components.items, components.ambush-cards, components.task-cards, p. 1."""
    about = tomllib.loads((Path(spielwerk.__file__).parent / "games/nottingham/about.toml").read_text("utf-8"))
    parts = {part["en"].split(":")[0]: part["count"] for part in about["parts"]}
    settings = settings_with(PLAYERS, data.values(GAME.package))
    assert parts["item cards"] == sum(settings.counts)
    assert parts["ambush cards"] == len(settings.ambush_items) == len(settings.ambush_colour)
    assert parts["task cards"] == 2 * len(settings.task_first)
    assert parts["player markers"] == len(COLOUR_NAMES) == GAME.max_players
