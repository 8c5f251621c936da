# not compiled: made for people, once per tap
"""Why not: what refuses the actions that belong to an element, in the words of the rulebook, with the amounts."""

from typing import Final

from spielwerk.core.game import Refusal
from spielwerk.core.presentation import Reason
from spielwerk.games.nottingham.kinds import kind_of
from spielwerk.games.nottingham.presentation.choosing.elements import actions_of
from spielwerk.games.nottingham.presentation.drawn import ACTION_SIGNS
from spielwerk.games.nottingham.presentation.kinds import sentence
from spielwerk.games.nottingham.presentation.telling.labels import task_name
from spielwerk.games.nottingham.presentation.telling.wording import capital, kind_name, rulebook, wording
from spielwerk.games.nottingham.rules.tasks import Task
from spielwerk.games.nottingham.state import FINISHED, State
from spielwerk.games.nottingham.terms import KIND_NAMES, NO_KIND, TASK_NAMES
from spielwerk.locale.catalogue import Catalogue

MOST_REASONS: Final = 3
_GENERAL: Final = ("turn.", "components.absent", "exhaustion.limit")
"""Beginnings of rules that say little about the very element; they are told where nothing else is."""
_AMOUNTS: Final = {"trading.three": "cards", "trading.in-hand": "cards", "options.most-ambushes": "ambushes"}
"""Rules about an amount, and how the amount is told."""
_ABOUT: Final = {"discards": "exhaustion.shuffle", "pile": "turn.course", "town": "end.town"}
"""Rules about things that nothing is done with."""


def reasons(state: State, seat: int, element: str, language: str) -> list[Reason]:
    """Why nothing, or not everything, may be done with an element; empty if everything about it is a choice.

    What a card or task is for comes last, where something about it is refused.
    """
    if state.phase == FINISHED:
        return []
    say, book = wording(language), rulebook(language)
    found: dict[str, Reason] = {}
    actions = actions_of(state, seat, element)
    asked = [action for action in actions if state.why_not(action, seat) is None]
    name, about = _about(state, element, say)
    for action in actions:
        refusal = state.why_not(action, seat)
        if refusal is None or (asked and refusal.rule.startswith((*_GENERAL, about or "-"))):
            continue
        text = " ".join(filter(None, (book.rule(refusal.rule).text, _amounts(refusal, say))))
        found.setdefault(text, Reason(_named(state, seat, action, say), refusal.rule, text))
    special = [reason for reason in found.values() if not reason.rule.startswith(_GENERAL)]
    ordered = special[:MOST_REASONS] or list(found.values())[:1]
    is_told = about in [reason.rule for reason in ordered]
    if about in book.rules and not is_told and (ordered or not asked):
        ordered.append(Reason(name, about, book.rule(about).text))
    return ordered


def _named(state: State, seat: int, action: int, say: Catalogue) -> str:
    """What is refused. Of a task no cards are named: all ways to pay for it are refused alike."""
    if isinstance(kind_of(action), Task):
        return say("shown.sentence.task", what=task_name(action, say))
    return sentence(state, seat, action, say)


def _amounts(refusal: Refusal, say: Catalogue) -> str:
    """What is needed and what is there, as a sentence of its own."""
    name = _AMOUNTS.get(refusal.rule, "")
    if not name or refusal.need < 0:
        return ""
    return say(f"shown.needed.{name}", need=refusal.need, have=refusal.have)


def _about(state: State, element: str, say: Catalogue) -> tuple[str, str]:
    """What an element is called, and the rule that says what it is for."""
    kind, _, name = element.partition("-")
    if kind in ("card", "loot") and name in KIND_NAMES:
        number = KIND_NAMES.index(name)
        return kind_name(number, say), f"{ACTION_SIGNS[number]}.{_MAIN.get(name, 'action')}"
    if element == "revealed" and state.card != NO_KIND:
        number = int(state.card)
        return kind_name(number, say), f"{ACTION_SIGNS[number]}.{_MAIN.get(KIND_NAMES[number], 'action')}"
    if kind == "task" and name in TASK_NAMES:
        return say(f"shown.task.{name}"), "tasks.pay"
    if kind == "ambush":
        return say("shown.action.gold"), "ambush.effect"
    if element in _ABOUT:
        return capital(say(f"shown.about.{element}")), _ABOUT[element]
    return "", ""


_MAIN: Final = {"gold": "lay", "chain": "when"}
"""Ends of the rules that say what a kind is for, where it is not `action`."""
