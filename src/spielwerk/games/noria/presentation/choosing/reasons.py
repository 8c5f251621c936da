# not compiled: made for people, once per tap
"""Why not: what refuses the actions that belong to an element, in the words of the rulebook, with the amounts."""

from typing import Final

from spielwerk.core import game
from spielwerk.core.presentation import Reason
from spielwerk.games.noria.actions import (
    BUY,
    DONE,
    INSERT,
    INSPECT,
    INTRIGUE,
    PRODUCE,
    PRODUCE_EACH,
    REMOVE,
    SELL,
    UPGRADE,
    USE,
)
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
        refusal = table.why_not(action, seat)
        if refusal is None or refusal.rule not in book.rules:
            continue
        text = " ".join(
            filter(None, (book.rule(refusal.rule).text, _amounts(refusal.rule, refusal.need, refusal.have, say)))
        )
        kind, values = step(table, action, seat, say)
        found.setdefault(refusal.rule, Reason(capital(say(f"shown.label.{kind}", **values)), refusal.rule, text))
    ordered = sorted(found.values(), key=lambda reason: reason.rule.startswith(_GENERAL))
    return ordered[:MOST_REASONS]


def _worth_asking(state: Noria, seat: int, actions: list[int]) -> list[int]:
    """Without what belongs to another time: nobody wants to hear that there is nothing to insert."""
    legal = set(state.legal_actions(seat))
    kept = [action for action in actions if action not in legal and _is_of_now(state, seat, action)]
    if any(action in legal for action in actions):
        kept = [action for action in kept if not _is_other_use(action)]
    return kept


def _is_of_now(state: Noria, seat: int, action: int) -> bool:
    if action < DONE and state.phase == TURNS:
        return False
    inserting = state.stage == ADMINISTRATION or state.phase == BUILDING_WHEELS
    if action >= INSERT:
        return inserting
    if inserting and USE <= action < BUY:
        return False
    if REMOVE <= action < INSERT:
        return bool(state.due_removal)
    if INTRIGUE <= action < REMOVE:
        return not state.due_removal
    if UPGRADE <= action < PRODUCE:
        return bool(current_kind(state, seat) == TOOL)
    return True


def _is_other_use(action: int) -> bool:
    """What an element could do besides, and what is not worth a word while it can do something."""
    return INSPECT <= action < BUY or UPGRADE <= action < PRODUCE or PRODUCE_EACH <= action < SELL


def _amounts(rule: str, need: int, have: int, say: Catalogue) -> str:
    """What is needed and what is there, as a sentence of its own."""
    name = _AMOUNTS.get(rule, "")
    return say(f"shown.needed.{name}", n=need, have=have) if name and need >= 0 else ""
