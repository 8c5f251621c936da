# not compiled: made for people, once per position
"""Who must decide what, as one sentence seen from a seat."""

from typing import Final

from spielwerk.core.sets import BIT
from spielwerk.games.nottingham.presentation.choosing.play import VERBS
from spielwerk.games.nottingham.presentation.telling.wording import counted, seat_name, wording
from spielwerk.games.nottingham.rules import ambush, scoring
from spielwerk.games.nottingham.state import (
    ACCEPTING,
    AMBUSHING,
    BARTERING,
    BUYING,
    CHOOSING_VICTIM,
    DECIDING,
    DEFENDING,
    DISCARDING,
    FINISHED,
    LAYING,
    OFFERING,
    TAKING,
    TRADING,
    State,
)
from spielwerk.games.nottingham.terms import CHAIN, KIND_NAMES
from spielwerk.locale.catalogue import Catalogue

_KEYS: Final = {
    DECIDING: "decide",
    TAKING: "take",
    OFFERING: "offer",
    BUYING: "buy",
    BARTERING: "barter",
    ACCEPTING: "accept",
    LAYING: "lay",
    AMBUSHING: "ambush",
    DISCARDING: "discard",
}


def question(state: State, seat: int | None, language: str) -> str:
    """What the seat has to decide, or whom it waits for; a seat of None is a watcher."""
    say = wording(language)
    if state.phase == FINISHED:
        return result(state, say)
    deciders = state.deciders()
    if not deciders:
        return say("shown.ask.drawing")
    if seat is not None and seat in deciders:
        return _own(state, seat, say)
    return _others(state, seat, deciders, say)


def result(state: State, say: Catalogue) -> str:
    """Who has won, with how many points."""
    seats = scoring.winners(state)
    if not seats:
        return say("shown.ask.over-nobody")
    names = say.enumerate([seat_name(seat, say) for seat in seats])
    return say("shown.ask.over", names=names, points=int(scoring.points(state, seats[0])), n=len(seats))


def key_of(state: State) -> str:
    """What is asked: the end of keys in `shown.ask` and `shown.waiting`."""
    phase = int(state.phase)
    if phase == CHOOSING_VICTIM:
        return f"{VERBS[int(state.card)]}-whom"
    if phase == DEFENDING:
        return VERBS[int(state.card)]
    return _KEYS.get(phase, "trade")


def _values(state: State, say: Catalogue) -> dict[str, object]:
    """What the sentences tell of the play under way."""
    found: dict[str, object] = {}
    if state.phase == AMBUSHING:
        found["what"] = counted(int(state.laid_kind), int(state.laid), say)
    if state.phase == DISCARDING:
        found["n"] = int(state.hand_size[state.asked] - state.number())
    return found


def _own(state: State, seat: int, say: Catalogue) -> str:
    key = key_of(state)
    values = _values(state, say)
    if state.phase == DECIDING:
        return say(f"shown.ask.decide-{KIND_NAMES[state.card]}")
    if state.phase == DEFENDING and not state.count(seat, CHAIN):
        key += "-helpless"
    if state.phase == TRADING and len(state.legal_actions(seat)) == 1:
        key += "-idle"
    if state.phase == AMBUSHING and not ambush.some_fits(state, seat):
        key += "-idle"
    whom = seat_name(int(state.victim), say) if state.phase == TAKING else ""
    return say(f"shown.ask.{key}", who=seat_name(int(state.turn), say), whom=whom, **values)


def _others(state: State, seat: int | None, deciders: list[int], say: Catalogue) -> str:
    """Whom everybody else waits for, and with what. The reader himself is "you"."""
    key, values = key_of(state), _values(state, say)
    turn = seat_name(int(state.turn), say)
    if state.phase == OFFERING:
        deciders = [other for other in range(int(state.settings.num_players)) if state.due & BIT[other]]
        values["n"] = len(deciders)
    if state.phase == TAKING:
        values["whom"] = say("shown.you.dative") if state.victim == seat else seat_name(int(state.victim), say)
    if state.phase == DECIDING:
        values["found"] = say(f"shown.found.{KIND_NAMES[state.card]}")
    who = say.enumerate([seat_name(other, say) for other in deciders])
    buyer = {"attacker": turn, "buyer": turn, "trader": turn}
    if seat == state.turn and f"shown.waiting.{key}-you" in say:
        key += "-you"
    return say(f"shown.waiting.{key}", who=who, **buyer, **values)
