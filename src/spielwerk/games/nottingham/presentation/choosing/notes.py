# not compiled: made for people, once per choice
"""What should be known before deciding. `presentation/kinds.py` says which notes belong to which kind of action."""

from spielwerk.core.game import NOBODY
from spielwerk.games.nottingham.presentation.board.tasks import tasks_left
from spielwerk.games.nottingham.presentation.board.track import next_number
from spielwerk.games.nottingham.presentation.choosing.prices import favoured_after, lurking
from spielwerk.games.nottingham.presentation.telling.about import laid_out, other_seat, paid, task_of
from spielwerk.games.nottingham.presentation.telling.wording import seat_name
from spielwerk.games.nottingham.state import State
from spielwerk.games.nottingham.terms import CANDLESTICK, GEMS, KIND_NAMES, PEARLS, SMALLEST_SET
from spielwerk.locale.catalogue import Catalogue

_EFFECTS = {CANDLESTICK: "blind", PEARLS: "robbery", GEMS: "raid"}


def nothing(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    return []


def act(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    key = f"shown.note.act-{KIND_NAMES[state.card]}"
    return [say(key)] if key in say else []


def attack(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    if int(state.card) not in _EFFECTS:
        return []
    who = seat_name(other_seat(state, seat, action), say)
    return [say("shown.note.asked-first", who=who), say(f"shown.note.{_EFFECTS[int(state.card)]}", who=who)]


def take(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    return [say("shown.note.seen-by-all")] if state.card == GEMS else []


def offer(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    key = "only-buyer" if state.settings.buyer_sees_offers else "nobody-sees"
    return [say(f"shown.note.{key}", who=seat_name(int(state.turn), say))]


def barter(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    return [say("shown.note.open-offer")]


def lay_out(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    ambushes = lurking(state, seat)
    first = [say("shown.note.ambushes", n=ambushes)] if ambushes else []
    return first + _of_sheriff(state, seat, laid_out(action)[1], say)


def do_task(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    task = task_of(action)
    found = [say("shown.note.no-ambush-task")] if lurking(state, seat) else []
    first = int(state.task_first[task])
    if first != NOBODY:
        found.append(say("shown.note.turned", who=seat_name(first, say), n=int(state.settings.task_second[task])))
    if tasks_left(state) == 1:
        return [*found, say("shown.note.last-task")]
    return found + _of_sheriff(state, seat, len(paid(action)), say)


def spring(state: State, seat: int, action: int, say: Catalogue) -> list[str]:
    key = "foiled" if state.laid - 1 < SMALLEST_SET else "still-there"
    return [say(f"shown.note.{key}", who=seat_name(int(state.turn), say), n=int(state.laid) - 1)]


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
