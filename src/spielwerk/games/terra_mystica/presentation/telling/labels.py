# not compiled: made for people, once per choice
"""What an action is called where it may be chosen: in a list, below a heading, on the way to something else, alone."""

from typing import Final

from spielwerk.games.terra_mystica.presentation.telling.wording import capital
from spielwerk.games.terra_mystica.state import State
from spielwerk.games.terra_mystica.steps import Step, step
from spielwerk.locale.catalogue import Catalogue

_SAME: Final = {"take-first": "take"}


def _first(keys: list[str], one: Step, say: Catalogue) -> str:
    """The first sentence that there is; one of a menu there is for every kind."""
    keys.append(f"moves.label.{_SAME.get(one.kind, one.kind)}")
    return say(next(key for key in keys if key in say), **one.values)


def short(one: Step, say: Catalogue) -> str:
    """Where a heading says what it is about: "E7"."""
    return _first([], one, say)


def named(one: Step, say: Catalogue) -> str:
    """In a list of choices: "Dwelling on E7"."""
    return capital(_first([f"shown.label.{one.kind}"], one, say))


def on_the_way(one: Step, say: Catalogue) -> str:
    """On the way to something else: "E7 into forest"."""
    return _first([f"shown.way.{one.kind}", f"moves.step.{one.kind}"], one, say)


def sentence(state: State, action: int, seat: int, say: Catalogue) -> str:
    """Where nothing around it says what it is about: "a dwelling on E7"."""
    one = step(state, action, seat, say)
    return _first([f"moves.long.{one.kind}"], one, say)
