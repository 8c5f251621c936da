# not compiled: made for people, once per decision
"""What a seat may choose from: single steps in groups, each bound to the element of the table that one would tap.

A turn of Noria is made of many small steps, each free to follow any other; so a choice is one step, and the draft shows
where the turn has come to.
"""

from collections.abc import Callable, Sequence
from typing import Final

from spielwerk.core import game
from spielwerk.core.presentation import Choice, Group
from spielwerk.games.noria.actions import DONE, FIRST_SLOT, SECOND_SLOT
from spielwerk.games.noria.kinds import named, row
from spielwerk.games.noria.presentation.choosing.elements import elements_of, group_of
from spielwerk.games.noria.presentation.costs import step_units
from spielwerk.games.noria.presentation.telling.amounts import amounts_of, points_of_others, short_changes
from spielwerk.games.noria.presentation.telling.steps import step
from spielwerk.games.noria.presentation.telling.wording import capital, position, wording
from spielwerk.games.noria.rules import payment, rounds
from spielwerk.games.noria.state import BUILDING_WHEELS, SHIP, STEP, State
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
REBUILDING: Final = named("rebuild")


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
    kind = row(action)
    if kind.name != "pay-resources":
        return 0, action
    assert isinstance(kind, payment.Payment)
    amounts = state.players[seat].amounts
    rest = [int(amounts[kind.base() + place] - kind.paid(action - kind.start, place)) for place in range(3)]
    return max(rest) - min(rest), action


def _title(state: State, key: str, say: Catalogue) -> str:
    if key == "insert" and state.phase == BUILDING_WHEELS:
        return say("shown.group.build")
    return say(f"shown.group.{key}")


def is_sensible(state: State, seat: int, action: int) -> bool:
    """Whether anybody would want it: not to exchange two discs that are alike."""
    if not REBUILDING.covers(action):
        return True
    wheel, pair = state.players[seat].wheel, action - REBUILDING.start
    return bool(wheel[FIRST_SLOT[pair]] != wheel[SECOND_SLOT[pair]])


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


def sentence(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    """The same where no heading stands above it; of draws, the notation."""
    kind = step(state, action, seat, say).kind
    if f"shown.label.{kind}" not in say:
        return state.action_to_string(action, seat)
    what = label(state, seat, action, say)
    return capital(say(f"shown.alone.{kind}", what=what)) if f"shown.alone.{kind}" in say else what


def way(state: Noria, seat: int, actions: Sequence[int], say: Catalogue) -> Choice:
    """Actions that are legal one after the other; told as far as they can be before something is drawn."""
    copy, texts, sentences = state.clone(), [], []
    for action in actions:
        texts.append(copy.action_to_string(action, seat))
        sentences.append(sentence(copy, seat, action, say))
        copy.apply_action(action, seat)
    if len(actions) == 1:
        changes = price(state, seat, actions[0], say)
    else:
        changes = short_changes(amounts_of(state, seat), amounts_of(copy, seat), say)
    return Choice(tuple(texts), "", "", "; ".join(sentences), changes)


def _is_last_turn(state: State, seat: int) -> bool:
    return bool(state.round == rounds.rounds(state.settings) and seat == state.settings.num_players - 1)


def price(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    """What the action costs and brings, in few words; what must be chosen for paying is named as a number."""
    told = PRICES.get(row(action).name, _tried)
    return told(state, seat, action, say)


def _tried(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    """Prices and gains as they come about on a copy."""
    copy = state.clone()
    copy.apply_action(action, seat)
    changes = short_changes(amounts_of(state, seat), amounts_of(copy, seat), say)
    parts = [_to_pay(seat, copy, say), changes, ", ".join(points_of_others(state, copy, seat, say))]
    return " \u00b7 ".join(part for part in parts if part)


def _knowledge(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    return say("shown.amount.knowledge", n=int(state.price(action).knowledge), sign="\u2212")


def _ship(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    """How many resources of the kind a disc will bring from then on."""
    return say("shown.fleet", n=int(state.players[seat].amounts[SHIP + action - row(action).start]) + 1)


def _factory(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    """Knowledge from then on."""
    cogs = int(state.settings.values.factory_cogs[int(state.players[seat].factories_built)])
    return say("shown.cog", n=cogs) if cogs else ""


def _nothing(state: Noria, seat: int, action: int, say: Catalogue) -> str:
    return ""


PRICES: Final[dict[str, Callable[[Noria, int, int, Catalogue], str]]] = {
    "rebuild": _knowledge,
    "take-ship": _ship,
    "factory": _factory,
    "take-nothing": _nothing,
    "pay-resources": _nothing,
    "pay-simple": _nothing,
    "pay-complex": _nothing,
}
"""Kinds whose price is told in another way than what comes about."""


def _to_pay(seat: int, after: Noria, say: Catalogue) -> str:
    """A price with which the payer still has a choice."""
    found = []
    if after.due_path >= 0:
        units = step_units(after, int(after.due_path), int(after.players[seat].amounts[STEP + after.due_path]))
        found.append(say(f"shown.units.{int(after.due_path)}", n=units))
    if after.due_any > 0:
        found.append(say("shown.any", n=int(after.due_any)))
    return ", ".join(found)
