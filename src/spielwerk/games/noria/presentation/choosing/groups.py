# not compiled: made for people, once per decision
"""What a seat may choose from: single steps in groups, each bound to the element of the table that one would tap.

A turn of Noria is made of many small steps, each free to follow any other; so a choice is one step, and the draft shows
where the turn has come to.
"""

from typing import Final

from spielwerk.core import game
from spielwerk.core.presentation import Choice, Group
from spielwerk.games.noria.actions import (
    DONE,
    FACTORY,
    FIRST_SLOT,
    INTRIGUE,
    PAID_FIRST,
    PAID_SECOND,
    PAID_THIRD,
    PAY,
    PAY_SIMPLE,
    REBUILD,
    SECOND_SLOT,
    TAKE_NOTHING,
    TAKE_SHIP,
    UPGRADE,
    USE,
)
from spielwerk.games.noria.presentation.choosing.elements import elements_of, group_of
from spielwerk.games.noria.presentation.costs import step_units
from spielwerk.games.noria.presentation.telling.amounts import amounts_of, points_of_others, short_changes
from spielwerk.games.noria.presentation.telling.steps import step
from spielwerk.games.noria.presentation.telling.wording import capital, position, wording
from spielwerk.games.noria.rules import influence, rounds
from spielwerk.games.noria.state import BUILDING_WHEELS, RESOURCE, SHIP, STEP, State
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue

ORDER: Final = (
    "resource",
    "envoy",
    "insert",
    "pay",
    "landing",
    "remove",
    "market",
    "invest",
    "journey",
    "upgrade",
    "produce",
    "discs",
    "intrigue",
    "night-shift",
    "rebuild",
    "inspect",
    "black-market",
    "end",
)
"""All groups, in the order in which they are shown."""


def groups(state: game.State, seat: int, language: str) -> list[Group]:
    """Everything sensible that the seat may do now; empty for a seat that has nothing to decide."""
    table, say = position(state), wording(language)
    found: dict[str, list[Choice]] = {}
    for action in sorted(table.legal_actions(seat), key=lambda action: _place(table, seat, action)):
        if is_sensible(table, seat, action):
            choice = choice_of(table, seat, action, say)
            found.setdefault(choice.group, []).append(choice)
    return [Group(key, _title(table, key, say), tuple(found[key])) for key in ORDER if key in found]


def _place(state: State, seat: int, action: int) -> tuple[int, int]:
    """Where a choice stands in its group: payments that leave the most even rest first."""
    if not PAY <= action < PAY_SIMPLE:
        return 0, action
    number, amounts = action - PAY, state.players[seat].amounts
    paid = (PAID_FIRST[number], PAID_SECOND[number], PAID_THIRD[number])
    rest = [int(amounts[RESOURCE + kind] - n) for kind, n in enumerate(paid)]
    return max(rest) - min(rest), action


def _title(state: State, key: str, say: Catalogue) -> str:
    if key == "insert" and state.phase == BUILDING_WHEELS:
        return say("shown.group.build")
    return say(f"shown.group.{key}")


def is_sensible(state: State, seat: int, action: int) -> bool:
    """Whether anybody would want it: not to exchange two discs that are alike."""
    if not REBUILD <= action < USE:
        return True
    wheel = state.players[seat].wheel
    return bool(wheel[FIRST_SLOT[action - REBUILD]] != wheel[SECOND_SLOT[action - REBUILD]])


def choice_of(state: Noria, seat: int, action: int, say: Catalogue) -> Choice:
    """The action in words, with what it costs and brings."""
    return Choice(
        (state.action_to_string(action, seat),),
        elements_of(state, seat, action),
        group_of(action),
        label(state, seat, action, say),
        price(state, seat, action, say),
    )


def label(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    kind, values = step(state, action, seat, say)
    if action == DONE and _is_last_turn(state, seat):
        return say("shown.label.done-last")
    return capital(say(f"shown.label.{kind}", **values))


def _is_last_turn(state: State, seat: int) -> bool:
    return bool(state.round == rounds.rounds(state.settings) and seat == state.settings.num_players - 1)


def price(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    """What the action costs and brings, in few words; what must be chosen for paying is named as a number."""
    if REBUILD <= action < USE:
        return say("shown.amount.knowledge", n=int(influence.rebuild_price(state)), sign="\u2212")
    if PAY <= action < INTRIGUE:
        return ""
    if TAKE_SHIP <= action < UPGRADE:
        return _landing(state, seat, action, say)
    copy = state.clone()
    copy.apply_action(action, seat)
    changes = short_changes(amounts_of(state, seat), amounts_of(copy, seat), say)
    parts = [_to_pay(state, seat, action, copy, say), changes]
    parts += [", ".join(points_of_others(state, copy, seat, say))]
    return " \u00b7 ".join(part for part in parts if part)


def _landing(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    """What a ship or a factory is good for from then on."""
    player = state.players[seat]
    if action < FACTORY:
        return say("shown.fleet", n=int(player.amounts[SHIP + action - TAKE_SHIP]) + 1)
    if action < TAKE_NOTHING and state.settings.values.factory_cogs[int(player.factories_built)]:
        return say("shown.cog", n=int(state.settings.values.factory_cogs[int(player.factories_built)]))
    return ""


def _to_pay(before: Noria, seat: int, action: int, after: Noria, say: Catalogue) -> str:
    """A price with which the payer still has a choice."""
    if action >= PAY:
        return ""
    found = []
    if after.due_path >= 0:
        units = step_units(after, int(after.due_path), int(after.players[seat].amounts[STEP + after.due_path]))
        found.append(say(f"shown.units.{int(after.due_path)}", n=units))
    if after.due_any > 0:
        found.append(say("shown.any", n=int(after.due_any)))
    return ", ".join(found)
