# not compiled: made for people, once per choice
"""What would happen, as far as the seat can know it: hand and points on a copy of its view, and notes."""

from collections.abc import Sequence

from spielwerk.core.game import NOBODY
from spielwerk.core.presentation import Consequence
from spielwerk.games.nottingham.actions import (
    ACCEPT,
    ACT,
    ATTACK,
    BARTER,
    DEFEND,
    OFFER,
    SET,
    SPRING,
    TAKE,
    TASK_SEVEN,
)
from spielwerk.games.nottingham.presentation.board.tasks import points_now, tasks_left
from spielwerk.games.nottingham.presentation.board.track import next_number
from spielwerk.games.nottingham.presentation.choosing.play import VERBS
from spielwerk.games.nottingham.presentation.choosing.prices import favoured_after, lurking
from spielwerk.games.nottingham.presentation.telling.labels import other_seat, paid
from spielwerk.games.nottingham.presentation.telling.wording import seat_name, wording
from spielwerk.games.nottingham.rules import tasks, trading
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import CANDLESTICK, GEMS, KIND_NAMES, PEARLS, SMALLEST_SET, VALUES
from spielwerk.locale.catalogue import Catalogue


def consequence(state: State, seat: int, actions: Sequence[str], language: str) -> Consequence:
    """What the actions lead to. Raises IllegalAction at the first one that the rules refuse."""
    say = wording(language)
    copy = state.clone()
    assert isinstance(copy, State)
    told: list[str] = []
    points: dict[str, int] = {}
    hand = int(state.hand_size[seat])
    for text in actions:
        action = copy.string_to_action(text, seat)
        told += _notes(copy, seat, action, say)
        source, gained = _points(copy, action, say)
        if gained:
            points[source] = points.get(source, 0) + gained
        copy.apply_action_with_legality_check(action, seat)
    left = int(copy.hand_size[seat])
    changes = ((say("shown.after.hand"), f"{hand} \u2192 {left}"),) if left != hand else ()
    return Consequence(changes, tuple(points.items()), (), tuple(dict.fromkeys(told)))


def _points(state: State, action: int, say: Catalogue) -> tuple[str, int]:
    """What a trade brings, if nothing comes between."""
    if SET <= action < TASK_SEVEN:
        return say("shown.after.points"), int(VALUES[trading.kind_of(action)])
    if TASK_SEVEN <= action < SPRING:
        return say("shown.after.task-points"), points_now(state, int(tasks.task_of(action)))
    return "", 0


def _notes(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    """What should be known before deciding."""
    if action == ACT:
        key = f"shown.note.act-{KIND_NAMES[state.card]}"
        return [say(key)] if key in say else []
    if ATTACK <= action < DEFEND:
        return _of_attack(state, other_seat(state, seat, action - ATTACK), say)
    if TAKE <= action < OFFER:
        return [say("shown.note.seen-by-all")] if state.card == GEMS else []
    if OFFER <= action < BARTER:
        key = "only-buyer" if state.settings.buyer_sees_offers else "nobody-sees"
        return [say(f"shown.note.{key}", who=seat_name(int(state.turn), say))]
    if BARTER <= action < ACCEPT:
        return [say("shown.note.open-offer")]
    if SET <= action < TASK_SEVEN:
        return _of_set(state, seat, int(trading.size_of(action)), say)
    if TASK_SEVEN <= action < SPRING:
        return _of_task(state, seat, action, say)
    if SPRING <= action < SPRING + 13:
        key = "foiled" if state.laid - 1 < SMALLEST_SET else "still-there"
        return [say(f"shown.note.{key}", who=seat_name(int(state.turn), say), n=int(state.laid) - 1)]
    return []


def _of_attack(state: State, victim: int, say: Catalogue) -> list[str]:
    who = seat_name(victim, say)
    effect = {CANDLESTICK: "blind", PEARLS: "robbery", GEMS: "raid"}
    if int(state.card) not in VERBS:
        return []
    return [say("shown.note.asked-first", who=who), say(f"shown.note.{effect[int(state.card)]}", who=who)]


def _of_set(state: State, seat: int, size: int, say: Catalogue) -> list[str]:
    ambushes = lurking(state, seat)
    first = [say("shown.note.ambushes", n=ambushes)] if ambushes else []
    return first + _of_sheriff(state, seat, size, say)


def _of_task(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    task = int(tasks.task_of(action))
    found = [say("shown.note.no-ambush-task")] if lurking(state, seat) else []
    first = int(state.task_first[task])
    if first != NOBODY:
        found.append(say("shown.note.turned", who=seat_name(first, say), n=int(state.settings.task_second[task])))
    if tasks_left(state) == 1:
        return [*found, say("shown.note.last-task")]
    return found + _of_sheriff(state, seat, len(paid(action)), say)


def _of_sheriff(state: State, seat: int, cards: int, say: Catalogue) -> list[str]:
    """Where the sheriff goes, and who gets his favour there."""
    limit = next_number(state)
    if not limit:
        return [say("shown.note.sheriff-town")]
    seats = favoured_after(state, seat, cards)
    names = [say("shown.note.favour-you") if other == seat else seat_name(other, say) for other in seats]
    favour = (
        say("shown.note.favour", who=say.enumerate(names), n=len(names)) if names else say("shown.note.favour-nobody")
    )
    return [say("shown.note.sheriff", n=limit), favour]
