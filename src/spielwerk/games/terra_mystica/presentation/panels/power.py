# not compiled: pictures for people
"""The six power actions of the game board: what they cost, and whether this round still has them."""

from spielwerk.core.markup import Marks, Markup, escape
from spielwerk.core.sets import BIT
from spielwerk.games.terra_mystica.actions import POWER_ACTION_SLOTS
from spielwerk.games.terra_mystica.presentation.panels.faces import count, octagon, power_face
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.steps import tile
from spielwerk.games.terra_mystica.tiles.power_actions import COST
from spielwerk.locale.catalogue import Catalogue


def power_panel(state: State, marks: Marks, say: Catalogue) -> Markup:
    return Markup(
        f'<div class="acts">{"".join(_action(state, number, marks, say) for number in range(POWER_ACTION_SLOTS))}</div>'
    )


def _action(state: State, number: int, marks: Marks, say: Catalogue) -> Markup:
    used = state.power_used & BIT[number] != 0
    cost = int(COST[number])
    what = say("pictures.power-action", what=tile("power", number + 1, say), price=say("pictures.amount.power", n=cost))
    words = f"ACT{number + 1}: {say('pictures.used', what=what) if used else what}"
    content = octagon(*power_face(number), used) + Markup(f'<span class="cost">{count(cost, "power")}</span>')
    return marks.button(f"action-ACT{number + 1}", "act", words, content)


def power_line(state: State, say: Catalogue) -> Markup:
    free = sum(state.power_used & BIT[number] == 0 for number in range(POWER_ACTION_SLOTS))
    return escape(say("pictures.free-actions", n=free))
