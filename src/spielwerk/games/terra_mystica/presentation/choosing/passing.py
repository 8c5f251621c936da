# not compiled: made for people, when they are about to pass
"""What could still be done usefully, before somebody passes."""

from typing import Final, NamedTuple

from spielwerk.core import game
from spielwerk.games.terra_mystica.actions import DONE, ENGINEER_BRIDGE, SPECIAL_ACTION, SPECIAL_NAMES
from spielwerk.games.terra_mystica.heuristics import sensible_turns
from spielwerk.games.terra_mystica.kinds import is_exchange, kind, name_of
from spielwerk.games.terra_mystica.presentation.choosing.groups import choice_of
from spielwerk.games.terra_mystica.presentation.choosing.ways import Way
from spielwerk.games.terra_mystica.presentation.telling.notes import offers_to
from spielwerk.games.terra_mystica.presentation.telling.wording import position, wording
from spielwerk.games.terra_mystica.projection import projection
from spielwerk.games.terra_mystica.rules.turns import begin_turn
from spielwerk.games.terra_mystica.state import ACTIONS, BEFORE_ACTION
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue

WORTH_TELLING: Final = 1.0
"""Points that a turn must promise beyond passing at once; the estimate is no better than that."""
MOST: Final = 3
"""Turns that are named, the best ones."""
_DEPTH: Final = 2
"""Decisions that are due after a turn and looked at."""


class _Found(NamedTuple):
    """A turn, and the points that it promises beyond passing at once."""

    gain: float
    way: Way


def before_passing(state: game.State, seat: int, language: str) -> list[str]:
    """Sentences about what would be given up by passing; empty if nothing, or if the seat cannot pass now."""
    table, say = position(state), wording(language)
    passes = _passes(table, seat)
    if not passes:
        return []
    sentences = [
        say("shown.pass.offer", n=power, whom=say(f"words.from.{table.players[source].faction.name}"))
        for source, power in offers_to(table, seat)
    ]
    found = _better(table, seat, passes)
    sentences += [sentence for one in found for sentence in _could(table, seat, one.way, say)]
    named = {one.way.core[0] for one in found}
    for number, name in enumerate(SPECIAL_NAMES):
        action = SPECIAL_ACTION + number
        if number != ENGINEER_BRIDGE and action not in named and table.why_not(action, seat) is None:
            sentences.append(say("shown.pass.special", what=say(f"tiles.special.{name}")))
    return sentences


def _passes(state: TerraMystica, seat: int) -> list[int]:
    """The ways in which the seat may pass now."""
    if state.phase != ACTIONS or state.turn != seat or state.stage != BEFORE_ACTION:
        return []
    return [action for action in state.legal_actions(seat) if name_of(action) == "pass"]


def _could(state: TerraMystica, seat: int, way: Way, say: Catalogue) -> list[str]:
    choice = choice_of(state, seat, way, "", say)
    if choice is None:
        return []
    key = "could-priced" if choice.price else "could"
    return [say(f"shown.pass.{key}", what=choice.label, price=choice.price)]


def _better(state: TerraMystica, seat: int, passes: list[int]) -> list[_Found]:
    """The turns that promise most, one of each kind."""
    worth, best_pass = max((_after(state, seat, [action]), action) for action in passes)
    found: dict[tuple[str, int], _Found] = {}
    for turn in sensible_turns(state, seat, state.legal_actions(seat)):
        core = [action for action in turn if not is_exchange(action)]
        if not core or name_of(core[0]) == "pass":
            continue
        gain = _with_pass(state, seat, turn, best_pass, _DEPTH) - worth
        aim = _aim(core)
        if gain >= WORTH_TELLING and (aim not in found or gain > found[aim].gain):
            found[aim] = _Found(gain, Way(turn[: len(turn) - len(core)], core))
    return sorted(found.values(), key=lambda one: -one.gain)[:MOST]


def _after(state: TerraMystica, seat: int, turn: list[int]) -> float:
    copy = state.clone()
    for action in turn:
        copy.apply_action(action, seat)
    return projection(copy, seat)


def _with_pass(state: TerraMystica, seat: int, turn: list[int], best_pass: int, depth: int) -> float:
    """Points to be expected after a turn, the best of what it makes due, and passing in the next turn."""
    copy = state.clone()
    for action in turn:
        copy.apply_action(action, seat)
    if depth > 0 and copy.players[seat].must_decide():
        following = sensible_turns(copy, seat, copy.legal_actions(seat))
        return max(_with_pass(copy, seat, further, best_pass, depth - 1) for further in following)
    if copy.turn == seat and copy.why_not(DONE, seat) is None:
        copy.apply_action(DONE, seat)
    if copy.phase != ACTIONS or copy.players[seat].must_decide():
        return projection(copy, seat)
    begin_turn(copy, seat)
    return _after(copy, seat, [best_pass])


def _aim(core: list[int]) -> tuple[str, int]:
    """What a turn is about, so that only the best of each is named; or the very action."""
    goal, name = core[-1], name_of(core[-1])
    if name in ("build", "transform"):
        return "build", 0
    if name == "upgrade":
        return name, int(kind(goal).value(goal, 1))
    return (name, 0) if name == "send-priest" else ("", core[0])
