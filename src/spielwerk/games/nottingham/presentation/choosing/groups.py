# not compiled: made for people, once per decision
"""What a seat may choose from, each choice bound to the element of the table that one would tap."""

from typing import Final

from spielwerk.core.presentation import Choice, Group
from spielwerk.games.nottingham.kinds import kind_of
from spielwerk.games.nottingham.presentation.kinds import shown
from spielwerk.games.nottingham.presentation.telling.about import laid_out
from spielwerk.games.nottingham.presentation.telling.wording import wording
from spielwerk.games.nottingham.rules.trading import Set
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
    """Where a choice stands: the action before the hand, of a kind the largest set first."""
    kind = kind_of(action)
    if isinstance(kind, Set):
        item, size = laid_out(action)
        return (kind.action(item, 0), -size)
    return (-1, 0) if kind.name == "act" else (action, 0)


def _choice(state: State, seat: int, action: int, say: Catalogue) -> Choice:
    row = shown(action)
    return Choice(
        (state.action_to_string(action, seat),),
        row.taps(state, action),
        row.group,
        row.label(state, seat, action, say),
        row.price(state, seat, action, say),
    )
