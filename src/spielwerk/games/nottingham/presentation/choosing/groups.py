# not compiled: made for people, once per decision
"""What a seat may choose from, each choice bound to the element of the table that one would tap."""

from typing import Final

from spielwerk.core.presentation import Choice, Group
from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ACT,
    ATTACK,
    BARTER,
    BARTER_TWO,
    DEFEND,
    DISCARD,
    HOLD,
    KEEP,
    LAY,
    OFFER,
    PASS,
    REFUSE,
    SET,
    SPRING,
    TAKE,
    TASK_SEVEN,
    YIELD,
)
from spielwerk.games.nottingham.presentation.choosing.elements import own_elements
from spielwerk.games.nottingham.presentation.choosing.prices import price
from spielwerk.games.nottingham.presentation.telling.labels import label
from spielwerk.games.nottingham.presentation.telling.wording import wording
from spielwerk.games.nottingham.rules import trading
from spielwerk.games.nottingham.state import State
from spielwerk.locale.catalogue import Catalogue

ORDER: Final = (
    "decide", "attack", "defence", "take", "offer", "barter", "barter-two", "accept", "lay", "trade", "set", "task",
    "ambush", "discard", "end",
)  # fmt: skip
"""All groups, in the order in which they are shown."""

_TRADES: Final = ("set", "task", "end")
FEW_TRADES: Final = 8
"""So many ways to trade stand in one group, more of them in several."""

_BLOCKS: Final = (
    (KEEP, "decide"),
    (ATTACK, "attack"),
    (DEFEND, "defence"),
    (TAKE, "take"),
    (OFFER, "offer"),
    (BARTER, "barter"),
    (BARTER_TWO, "barter-two"),
    (ACCEPT, "accept"),
    (LAY, "lay"),
    (PASS, "end"),
    (SET, "set"),
    (TASK_SEVEN, "task"),
    (SPRING, "ambush"),
    (DISCARD, "discard"),
)
"""Start of every block of actions and its group."""


def group_of(action: int) -> str:
    return next(group for start, group in reversed(_BLOCKS) if action >= start)


def groups(state: State, seat: int, language: str) -> list[Group]:
    """Everything that the seat may do now; empty for a seat that is not asked."""
    say = wording(language)
    found: dict[str, list[Choice]] = {}
    for action in sorted(state.legal_actions(seat), key=_place):
        choice = _choice(state, seat, action, say)
        found.setdefault(choice.group, []).append(choice)
    if sum(len(found.get(key, ())) for key in _TRADES) <= FEW_TRADES:
        trades = [choice._replace(group="trade") for key in _TRADES for choice in found.pop(key, ())]
        if trades:
            found["trade"] = trades
    return [Group(key, say(f"shown.group.{key}"), tuple(found[key])) for key in ORDER if key in found]


def _place(action: int) -> tuple[int, int]:
    """Where a choice stands: the action before the hand, of a kind the largest set first, what ends at the end."""
    if action in (ACT, KEEP):
        return (-1, -action)
    if SET <= action < TASK_SEVEN:
        return (SET, 100 * trading.kind_of(action) - trading.size_of(action))
    return (action, 0) if action not in (REFUSE, HOLD, YIELD) else (action + 1, 1)


def _choice(state: State, seat: int, action: int, say: Catalogue) -> Choice:
    return Choice(
        (state.action_to_string(action, seat),),
        own_elements(state, action),
        group_of(action),
        label(state, seat, action, say),
        price(state, seat, action, say),
    )
