# not compiled: sentences for people
"""The play that is under way as one short sentence that is true for everybody who may see it."""

from typing import Final

from spielwerk.games.nottingham.presentation.telling.wording import counted, seat_name
from spielwerk.games.nottingham.state import (
    ACCEPTING,
    AMBUSHING,
    BARTERING,
    BUYING,
    CHOOSING_VICTIM,
    DEFENDING,
    DISCARDING,
    LAYING,
    LOOKING,
    OFFERING,
    STEALING,
    TAKING,
    State,
)
from spielwerk.games.nottingham.terms import CANDLESTICK, GEMS, PEARLS
from spielwerk.locale.catalogue import Catalogue

VERBS: Final = {CANDLESTICK: "theft", PEARLS: "robbery", GEMS: "raid"}
"""Attacks as they are called in keys of sentences, by the kind of card."""
_PLAYS: Final = {
    OFFERING: "buys",
    BUYING: "buys",
    BARTERING: "barters",
    ACCEPTING: "barters",
    LOOKING: "lays",
    LAYING: "lays",
}


def play_told(state: State, say: Catalogue) -> str:
    """ "Red raids Blue"; empty while nothing of the kind is under way."""
    phase = int(state.phase)
    if phase == DISCARDING:
        return say("shown.play.discards", n=int(state.number()))
    if state.turn < 0:
        return ""
    who = seat_name(int(state.turn), say)
    if phase == CHOOSING_VICTIM:
        return say(f"shown.play.{VERBS[int(state.card)]}-whom", who=who)
    if phase in (DEFENDING, STEALING, TAKING):
        return say(f"shown.play.{VERBS[int(state.card)]}", who=who, whom=seat_name(int(state.victim), say))
    if phase == AMBUSHING:
        return say("shown.play.lays-out", who=who, what=counted(int(state.laid_kind), int(state.laid), say))
    return say(f"shown.play.{_PLAYS[phase]}", who=who) if phase in _PLAYS else ""
