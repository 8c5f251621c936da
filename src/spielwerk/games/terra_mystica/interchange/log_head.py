# not compiled: text, once per game
"""What a written log says before the first faction is chosen."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from spielwerk.core.game import CHANCE_PLAYER
from spielwerk.core.options import PLAYERS, options_of
from spielwerk.core.record import Record
from spielwerk.games.terra_mystica import actions
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.interchange.agreement import (
    OPTION_NAMES,
    START_POINTS_MAP,
    TURN_ENDS,
    WRITTEN,
    implied_options,
)
from spielwerk.games.terra_mystica.interchange.command_log import OWN_OPTION
from spielwerk.games.terra_mystica.interchange.steps import Step

_MEANINGFUL: Final = re.compile(r"[:#.+]")
"""Signs in a name that would mean something in a log."""


def head(record: Record, options: Mapping[str, object], steps: Sequence[Step], servers: Iterable[str]) -> Iterator[str]:
    """Everything before the first faction is chosen. `servers` are options of the server."""
    named = [name for name, ours in OPTION_NAMES.items() if options[ours]]
    start_points = bool(options["start-points-2017"])
    implied = implied_options(named, start_points)
    for name, value in options.items():
        if name != PLAYERS and value != implied[name]:
            yield f"{OWN_OPTION} {options_of(GAME).format({name: value})}"
    yield f"{OWN_OPTION} {TURN_ENDS}={WRITTEN}"
    for name in (*servers, *named):
        yield f"option {name}"
    if start_points:
        yield f"map {START_POINTS_MAP}"
    for step in steps:
        if step.seat == CHANCE_PLAYER and step.action >= actions.REMOVE_BONUS:
            yield f"delete BON{step.action - actions.REMOVE_BONUS + 1}"
    for seat in range(record.players):
        yield f"player {_one_word(record.people.get(seat, f'seat{seat + 1}'))}"
    drawn = [step.action for step in steps if step.seat == CHANCE_PLAYER and step.action < actions.REMOVE_BONUS]
    if drawn:
        yield "score " + ",".join(f"SCORE{action - actions.DRAW_SCORING + 1}" for action in drawn)


def _one_word(name: str) -> str:
    return _MEANINGFUL.sub("_", "_".join(name.split()))
