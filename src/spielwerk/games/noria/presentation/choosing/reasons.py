# not compiled: made for people, once per tap
"""Why not: what refuses the actions that belong to an element, in the words of the rulebook, with the amounts."""

from collections.abc import Callable
from typing import Final

from spielwerk.core import game
from spielwerk.core.presentation import Reason
from spielwerk.games.noria.kinds import row
from spielwerk.games.noria.presentation.choosing.elements import actions_of
from spielwerk.games.noria.presentation.telling.steps import step
from spielwerk.games.noria.presentation.telling.wording import capital, position, rulebook, wording
from spielwerk.games.noria.rules.discs import current_kind
from spielwerk.games.noria.state import ADMINISTRATION, BUILDING_WHEELS, TURNS
from spielwerk.games.noria.terms import TOOL
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue

MOST_REASONS: Final = 3
_GENERAL: Final = ("turn.", "administration.none", "politics.none", "payment.nothing", "journey.not-landed")
"""Beginnings of rules that say little about the very element; they come last."""
_AMOUNTS: Final = {
    "influence.night-shift-price": "knowledge",
    "influence.rebuild-price": "knowledge",
    "black-market.knowledge": "knowledge",
    "politics.price": "knowledge",
    "market.price": "resources",
    "journey.toll": "resources",
    "investment.price": "units",
    "investment.surcharge": "surcharge",
    "payment.amount": "units",
    "payment.have": "units",
    "production.cost": "units",
    "production.warehouses": "rooms",
}
"""Rules about an amount, and how it is told."""


def reasons(state: game.State, seat: int, element: str, language: str) -> list[Reason]:
    """Why nothing, or not everything, may be done with an element; empty if everything about it is a choice."""
    table, say, book = position(state), wording(language), rulebook(language)
    found: dict[str, Reason] = {}
    for action in _worth_asking(table, seat, actions_of(table, element)):
        kind, values = step(table, action, seat, say)
        title = capital(say(f"shown.label.{kind}", **values))
        for refusal in table.obstacles(action, seat):
            if refusal.rule in book.rules:
                amounts = _amounts(refusal.rule, refusal.need, refusal.have, say)
                text = " ".join(filter(None, (book.rule(refusal.rule).text, amounts)))
                found.setdefault(refusal.rule, Reason(title, refusal.rule, text))
    ordered = sorted(found.values(), key=lambda reason: reason.rule.startswith(_GENERAL))
    return ordered[:MOST_REASONS]


def _worth_asking(state: Noria, seat: int, actions: list[int]) -> list[int]:
    """Without what belongs to another time: nobody wants to hear that there is nothing to insert."""
    legal = set(state.legal_actions(seat))
    kept = [action for action in actions if action not in legal and _OF_NOW.get(row(action).name, bool)(state)]
    if any(action in legal for action in actions):
        kept = [action for action in kept if row(action).name not in _OTHER_USES]
    return kept


def _inserts(state: Noria) -> bool:
    return state.stage == ADMINISTRATION or state.phase == BUILDING_WHEELS


_OF_NOW: Final[dict[str, Callable[[Noria], bool]]] = {
    "take-resource": lambda state: bool(state.phase != TURNS),
    "envoy": lambda state: bool(state.phase != TURNS),
    "use": lambda state: not _inserts(state),
    "inspect": lambda state: not _inserts(state),
    "insert": _inserts,
    "intrigue": lambda state: not state.due_removal,
    "remove": lambda state: bool(state.due_removal),
    "upgrade": lambda state: bool(current_kind(state, int(state.turn)) == TOOL),
}
"""When a kind is worth a word, where that is not always."""
_OTHER_USES: Final = ("inspect", "upgrade", "produce-each")
"""What an element could do besides, and what is not worth a word while it can do something."""


def _amounts(rule: str, need: int, have: int, say: Catalogue) -> str:
    """What is needed and what is there, as a sentence of its own."""
    name = _AMOUNTS.get(rule, "")
    return say(f"shown.needed.{name}", n=need, have=have) if name and need >= 0 else ""
