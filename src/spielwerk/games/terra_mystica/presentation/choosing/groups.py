# not compiled: made for people, once per decision
"""What a seat may choose from: whole turns in groups, each bound to the element of the table that one would tap."""

from collections.abc import Iterator, Sequence
from typing import Final

from spielwerk.core import game
from spielwerk.core.presentation import Choice, Group
from spielwerk.games.terra_mystica.actions import DONE
from spielwerk.games.terra_mystica.kinds import kind, name_of
from spielwerk.games.terra_mystica.presentation.choosing.elements import element_of, group_of
from spielwerk.games.terra_mystica.presentation.choosing.ways import Way, offered
from spielwerk.games.terra_mystica.presentation.telling.amounts import (
    Amounts,
    amounts_after,
    amounts_of,
    power_spent,
    price,
)
from spielwerk.games.terra_mystica.presentation.telling.labels import named, on_the_way, short
from spielwerk.games.terra_mystica.presentation.telling.tales import merged
from spielwerk.games.terra_mystica.presentation.telling.wording import position, wording
from spielwerk.games.terra_mystica.state import SETTLED
from spielwerk.games.terra_mystica.steps import Step, step
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue

ORDER: Final = (
    "factions",
    "dwellings",
    "bonus",
    "favour",
    "town",
    "key",
    "lower",
    "cult",
    "offers",
    "ride",
    "sandstorm",
    "build",
    "transform",
    "upgrade",
    "power",
    "special",
    "bridge",
    "priests",
    "tracks",
    "connect",
    "partial",
    "dig",
    "end",
    "pass",
    "give-up",
    "convert",
)
"""All groups, in the order in which they are shown."""
ASIDE: Final = {"partial": ORDER, "dig": ORDER, "transform": ("build",), "bridge": ("power", "special")}
"""Groups of what is seldom wanted as such, beside one of others."""


def groups(state: game.State, seat: int, language: str) -> list[Group]:
    """Everything sensible that the seat may do now; empty for a seat that has nothing to decide."""
    table, say = position(state), wording(language)
    found: dict[str, list[Choice]] = {}
    for way in sorted(offered(table, seat), key=lambda way: _place(way)):
        choice = choice_of(table, seat, way, _group(table, seat, way.goal), say)
        if choice is not None:
            found.setdefault(choice.group, []).append(choice)
    aside = {key for key, others in ASIDE.items() if any(other in found for other in others)}
    return [Group(key, say(f"shown.group.{key}"), tuple(found[key]), key in aside) for key in ORDER if key in found]


def _group(state: TerraMystica, seat: int, goal: int) -> str:
    """The group of a goal. A hex that a special action gives is no usual one."""
    player = state.players[seat]
    name = group_of(state, goal, int(player.faction.colour))
    if name == "build" and player.due_ride > 0:
        return "ride"
    return "sandstorm" if name == "transform" and player.due_sandstorm > 0 else name


def _place(way: Way) -> tuple[int, int, int]:
    """Where a way stands in its group: by element, what needs fewest exchanges first; more steps before fewer."""
    goal, row = way.goal, kind(way.goal)
    if row.name == "transform":
        return row.action(row.value(goal, 0), 0), len(way.exchanges), goal
    if row.name == "send-priest":
        return row.action(row.value(goal, 0), 0), len(way.exchanges), -goal
    return goal, len(way.exchanges), goal


def choice_of(state: TerraMystica, seat: int, way: Way, group: str, say: Catalogue) -> Choice | None:
    """The way in words; None if it cannot be gone after all."""
    copy = state.clone()
    steps = []
    for action in way.actions:
        if copy.why_not(action, seat) is not None:
            return None
        steps.append(step(copy, action, seat, say))
        copy.apply_action(action, seat)
    after = amounts_of(copy, seat)
    if copy.phase != state.phase or copy.round != state.round:
        after = _before_income(state, seat, way, after)
    spent = power_spent(state, seat, way.actions)
    return Choice(
        tuple(state.action_to_string(action, seat) for action in way.actions),
        element_of(state, way.goal),
        group,
        _label(way, steps, say),
        price(amounts_of(state, seat), after, spent, say),
        short(steps[-1], say),
        len(way.exchanges) > 0,
    )


def choice_along(state: TerraMystica, seat: int, actions: Sequence[int], say: Catalogue) -> Choice:
    """Actions that are legal one after the other, in words; ending the turn is not worth a word."""
    core = [action for action in actions if action != DONE] or list(actions)
    choice = choice_of(state, seat, Way([], core), "", say)
    assert choice is not None, "the actions are legal"
    return choice


def _before_income(state: TerraMystica, seat: int, way: Way, after: Amounts) -> Amounts:
    """What the way itself leads to, where the cult bonus and the next income follow at once."""
    copy = state.clone()
    copy.journal = []
    for action in way.actions:
        copy.apply_action(action, seat)
    settled = (event for event in copy.journal if event.kind == SETTLED and event.seat == seat)
    return next((amounts_after(event, after) for event in settled), after)


def _label(way: Way, steps: list[Step], say: Catalogue) -> str:
    """What the way is for, and how: "A dwelling on E7: burn 2, ACT5"."""
    goal = named(steps[-1], say)
    further = [on_the_way(one, say) for one in merged([steps[place] for place in _worth_telling(way)])]
    return say("shown.by", goal=goal, steps=", ".join(further)) if further else goal


def _worth_telling(way: Way) -> Iterator[int]:
    """Places of the steps before the last, without the transformation that a dwelling takes for granted."""
    actions = way.actions
    for place, action in enumerate(actions[:-1]):
        if not (name_of(action) == "transform" and name_of(way.goal) == "build" and _hex(way.goal) == _hex(action)):
            yield place


def _hex(action: int) -> int:
    """The hex that an action is about."""
    return int(kind(action).value(action, 0))
