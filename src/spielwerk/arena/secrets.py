# not compiled: comparisons of texts
"""Whether a seat learns what the rules hide from it: worlds that it cannot tell apart must look the same to it."""

from typing import Final

from spielwerk.core.game import NOBODY, State

WHAT: Final = ("the position", "who decides", "the points", "legal actions", "texts of actions", "the log", "refusals")
"""What is compared, in the order of `seen`."""


def seen(state: State, viewer: int, action: int, seat: int) -> tuple[object, ...]:
    """All that a position tells a viewer, and how an action of a seat, or a draw, is told to it."""
    view = state.view(viewer)
    legal = view.legal_actions(viewer) if viewer != NOBODY else []
    return (
        view.information_state_string(viewer) + view.to_string(),
        (view.current_player(), tuple(view.deciders())),
        tuple(view.returns()),
        tuple(legal),
        tuple(view.action_to_string(found, viewer) for found in legal),
        state.text_for(viewer, action, seat),
        repr(view.why_not(action, viewer)) if viewer == seat else "",
    )


def leaks(state: State, dice: int) -> list[str]:
    """What one viewer, another one at every step, would learn from how hidden cards lie."""
    viewer = dice % (state.num_players() + 1) - 1
    viewer = NOBODY if viewer < 0 else viewer
    seat = state.current_player()
    legal = state.legal_actions()
    if not legal:
        return []
    action = legal[dice % len(legal)]
    before = seen(state, viewer, action, seat)
    other = state.resample_from_infostate(viewer, dice)
    after = seen(other, viewer, action, seat)
    who = "everybody" if viewer == NOBODY else state.seat_name(viewer)
    found = [
        f"{who} can tell worlds apart by {what}"
        for what, one, two in zip(WHAT, before, after, strict=True)
        if one != two
    ]
    if viewer != NOBODY and tuple(other.legal_actions(viewer)) != before[3]:
        found.append(f"{who} may do other things in a world that looks the same")
    return found
