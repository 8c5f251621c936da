# not compiled: asked when somebody has typed what is not legal yet
"""Ways to an action that cannot be taken at once: exchanges and spades before it."""

from collections.abc import Iterator
from typing import Final

from spielwerk.core.game import ABSENT
from spielwerk.games.terra_mystica.actions import DIG, DIG_SLOTS
from spielwerk.games.terra_mystica.heuristics import sensible_turns
from spielwerk.games.terra_mystica.planner import ways_to_pay
from spielwerk.games.terra_mystica.state import ACTIONS
from spielwerk.games.terra_mystica.turn import TerraMystica

MOST_WAYS: Final = 9


def ways_to(state: TerraMystica, seat: int, action: int) -> list[list[int]]:
    """Ways that end with an action which is not legal yet; empty if there is none."""
    refusal = state.why_not(action, seat)
    if state.phase != ACTIONS or state.turn != seat or refusal is None or refusal.rule == ABSENT:
        return []
    found: list[list[int]] = []
    for way in _possible(state, seat, action):
        if way not in found and is_legal(state, seat, way):
            found.append(way)
    return found[:MOST_WAYS]


def _possible(state: TerraMystica, seat: int, action: int) -> Iterator[list[int]]:
    """First what thinking players would do before it, then spades and whatever pays for the first step."""
    for turn in sensible_turns(state, seat, state.legal_actions(seat)):
        if action in turn:
            yield turn[: turn.index(action) + 1]
    for opening in ([], *([DIG + spades] for spades in range(DIG_SLOTS))):
        way = [*opening, action]
        for exchanges in ways_to_pay(state, seat, way[0]):
            if exchanges or opening:
                yield [*exchanges, *way]


def is_legal(state: TerraMystica, seat: int, way: list[int]) -> bool:
    """Whether actions are legal one after the other."""
    copy = state.clone()
    for action in way:
        if copy.why_not(action, seat) is not None:
            return False
        copy.apply_action(action, seat)
    return True
