"""The bonus disc (rulebook, "Bonus"): chosen before all others, it lets one other disc of the turn act once more.

Upgraded, it lets one disc give two more, or two discs one more each.
"""

from mypy_extensions import i64

from spielwerk.core.sets import BIT
from spielwerk.games.noria.state import NO_SLOT, Player, State
from spielwerk.games.noria.terms import BONUS, RINGS, is_upgraded, kind_of


def is_early(state: State, player: Player) -> bool:
    """Whether no other disc has been used yet, so that a bonus disc may still be chosen."""
    for ring in range(RINGS):
        slot = state.chosen[ring]
        if slot != NO_SLOT and state.inspected & BIT[slot] == 0 and kind_of(player.wheel[slot]) != BONUS:
            return False
    return True


def extra_uses(disc: i64) -> i64:
    """How many more uses of other discs a bonus disc allows."""
    return 2 if is_upgraded(disc) else 1


def apply(state: State, disc: i64) -> None:
    """The disc counts as one of the three, and by option as one of the four actions."""
    state.extras += extra_uses(disc)
    if state.settings.bonus_counts_as_action:
        state.actions += 1
