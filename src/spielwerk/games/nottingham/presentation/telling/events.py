# not compiled: sentences for people
"""What followed from moves, as all can see it: trades, the sheriff, piles that ran out, the final score."""

from spielwerk.games.nottingham.presentation.telling.tales import NOBODY_ACTS, Line
from spielwerk.games.nottingham.presentation.telling.wording import counted, seat_name, the_card
from spielwerk.games.nottingham.rules import scoring
from spielwerk.games.nottingham.state import (
    AMBUSH_IMPOSSIBLE,
    HAND_SHOWN,
    OFFERS_MISSING,
    PILE_SHUFFLED,
    PILES_EMPTY,
    REVEALING,
    SET_FAILED,
    SET_TRADED,
    SHERIFF_MOVED,
    TASK_DONE,
    Event,
    State,
)
from spielwerk.games.nottingham.terms import KIND_NAMES
from spielwerk.locale.catalogue import Catalogue


def chapter(state: State, say: Catalogue) -> str:
    """The field that the sheriff stands on."""
    if state.phase < REVEALING:
        return say("shown.chapter.setup")
    if state.sheriff == 0:
        return say("shown.chapter.town")
    return say("shown.chapter.field", n=int(state.sheriff), limit=int(state.number()))


def of_events(after: State, journal: list[Event], say: Catalogue) -> list[Line]:
    """What followed, as far as all can see it."""
    found: list[Line] = []
    for event in journal:
        seat, kind = int(event.seat), int(event.kind)
        told = _event(after, event, seat_name(seat, say) if seat >= 0 else "", say)
        if told:
            found.append((seat if kind in (SET_TRADED, SET_FAILED, TASK_DONE, HAND_SHOWN) else NOBODY_ACTS, *told))
    return found


def _event(after: State, event: Event, who: str, say: Catalogue) -> tuple[str, str] | None:
    kind, first, second = int(event.kind), int(event.first), int(event.second)
    if kind == SET_TRADED:
        points = say("shown.change.points", n=int(after.worth(first)))
        return say("shown.log.traded", who=who, what=counted(first, second, say)), points
    if kind == SET_FAILED:
        return say("shown.log.failed", who=who, what=counted(first, second, say)), ""
    if kind == TASK_DONE:
        return _task_done(after, event, say)
    if kind == HAND_SHOWN:
        return say("shown.log.all-shown", who=who, what=say(f"shown.plural.{KIND_NAMES[first]}")), ""
    if kind == OFFERS_MISSING:
        text = say("shown.log.nobody-offers")
        end = "unsold" if after.settings.unsold_to_hand else "discarded"
        return f"{text} {say(f'shown.log.{end}', who=who, the=the_card(first, say))}", ""
    if kind == SHERIFF_MOVED:
        if first == 0:
            return say("shown.log.town"), ""
        return say("shown.log.sheriff", n=first, limit=second), ""
    if kind == AMBUSH_IMPOSSIBLE:
        return say("shown.log.impossible", who=who), ""
    if kind == PILE_SHUFFLED:
        return say("shown.log.shuffled", n=first), ""
    return (say("shown.log.empty"), "") if kind == PILES_EMPTY else None


def _task_done(after: State, event: Event, say: Catalogue) -> tuple[str, str] | None:
    """The points; and that the first one turns his card, if this was the second."""
    task, seat = int(event.first), int(event.seat)
    first = int(after.task_first[task])
    points = say("shown.change.points", n=int(event.second))
    if first == seat:
        return say("shown.log.task-first"), points
    return say("shown.log.turned", who=seat_name(first, say), n=int(after.settings.task_second[task])), points


def final_score(state: State, seat: int, say: Catalogue) -> str:
    """Points by source in a sentence."""
    in_tasks = int(scoring.task_points(state, seat))
    won = int(scoring.points(state, seat)) - in_tasks
    parts = [say("shown.log.final-won", n=won)] if won else []
    parts += [say("shown.log.final-tasks", n=in_tasks)] if in_tasks else []
    what = say.enumerate(parts) or say("shown.log.final-nothing")
    return say("shown.log.final", who=seat_name(seat, say), what=what)
