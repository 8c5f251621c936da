# not compiled: sets of texts, once per confirmed move of a person
"""What an action gives away: whether anybody knows more afterwards than that it was done.

Three things make somebody wiser. What he sees afterwards depends on what was hidden from him; or he reads what was
done, and it could not have been done in every world that he could think of; or there was a choice in some of these
worlds that there was not in others, so that even a refusal says something. Where it is none of them, for every seat,
for the one that has acted and for onlookers, the action could be taken back as if it had never been.
"""

from typing import Final

from spielwerk.core.game import NOBODY, State

WORLDS: Final = 16
"""Positions that are drawn from what a viewer knows. What is true in all of them is taken for certain."""


def tells(state: State, action: int, seat: int, worlds: int = WORLDS) -> bool:
    """Whether a legal action of a seat, carried out in this position, tells anybody something.

    Without secrets it never does. The end of a game tells everything. A game may know better and faster than this
    (`State.tells`); what is found here is always true.
    """
    if not state.get_game().has_secrets:
        return False
    after = state.child(action, seat)
    if after.is_terminal():
        return True
    return any(learns(state, action, seat, after, viewer, worlds) for viewer in (NOBODY, *range(state.num_players())))


def learns(state: State, action: int, seat: int, after: State, viewer: int, worlds: int = WORLDS) -> bool:
    """Whether one viewer knows more after an action, which has led to the position `after`."""
    read = state.text_for(viewer, action, seat)
    choice, sight = _choice(state, seat, viewer), after.view(viewer).to_string()
    for number in range(1, worlds + 1):
        world = state.view(viewer).resample_from_infostate(viewer, number)
        if _choice(world, seat, viewer) != choice:
            return True
        for other in world.legal_actions(seat):
            if world.text_for(viewer, other, seat) == read:
                if world.child(other, seat).view(viewer).to_string() != sight:
                    return True
    return False


def _choice(state: State, seat: int, viewer: int) -> set[str]:
    """What a seat may do, in the words of somebody who reads it."""
    return {state.text_for(viewer, action, seat) for action in state.legal_actions(seat)}
