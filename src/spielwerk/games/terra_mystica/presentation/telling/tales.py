# not compiled: sentences for people
"""What somebody has done, and what follows from it, as sentences.

Sentences about a faction have it as a plural subject ("Witches build ..."), in German without an article as well, so
that one pattern fits all.
"""

from typing import Final

from spielwerk.games.terra_mystica.presentation.telling.wording import seat_title
from spielwerk.games.terra_mystica.state import Event, State
from spielwerk.games.terra_mystica.steps import Step, tile
from spielwerk.games.terra_mystica.terms import ROUNDS
from spielwerk.locale.catalogue import Catalogue

_SAME_TOLD: Final = {"take-coins": "take", "accept-free": "accept"}
_UNTOLD: Final = ("done", "done-transforming")
_WHOLE: Final = ("faction", "score", "delete")
"""Kinds whose sentence is complete by itself."""


def merged(steps: list[Step]) -> list[Step]:
    """Steps that repeat the one before are put together; `n` of `burn` and `convert` counts them."""
    found: list[Step] = []
    times: list[int] = []
    for one in steps:
        if found and found[-1] == one:
            times[-1] += 1
        else:
            found.append(one)
            times.append(1)
    return [_repeated(one, count) for one, count in zip(found, times, strict=True)]


def _repeated(one: Step, times: int) -> Step:
    return Step(one.kind, one.values | {"n": times}) if one.kind in ("burn", "convert") else one


def told(who: str, steps: list[Step], say: Catalogue) -> str:
    """What somebody has done as a sentence; empty if it is not worth one."""
    whole = [say(f"moves.told.{kind}", **values) for kind, values in steps if kind in _WHOLE]
    if whole:
        return " ".join(whole)
    parts = []
    for kind, values in merged([one for one in steps if one.kind not in _UNTOLD]):
        part = say(f"moves.told.{_SAME_TOLD.get(kind, kind)}", **values)
        if kind == "convert" and values["n"] != 1:
            part = say("moves.told.again", what=part, n=values["n"])
        parts.append(part)
    return say("moves.told.all", who=who, steps=say.enumerate(parts)) if parts else ""


def builder_told(state: State, event: Event, say: Catalogue) -> str:
    """What somebody gets who has built where others decided about power."""
    return say(
        "moves.event.rewarded" if event.first else "moves.event.declined", who=seat_title(state, event.seat, say)
    )


def round_told(state: State, number: int, say: Catalogue) -> str:
    """What the round rewards that begins."""
    scoring = state.scoring[number]
    name = "last-round" if number == ROUNDS else "round"
    what, reward = tile("scoring", scoring, say), tile("reward", scoring, say)
    return say(f"moves.event.{name}", n=number, what=what, reward=reward)
