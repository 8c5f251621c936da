# not compiled: sentences for people
"""What people read about seats and moves. `say` is a catalogue with the sentences of this folder's `locale/`."""

from typing import Final

from spielwerk.games.noria.presentation.choosing.groups import label as menu_label
from spielwerk.games.noria.presentation.telling.amounts import amounts_of, short_changes
from spielwerk.games.noria.presentation.telling.deeds import deeds
from spielwerk.games.noria.presentation.telling.result import result
from spielwerk.games.noria.presentation.telling.steps import Step, step
from spielwerk.games.noria.presentation.telling.words import colour_of, island_name, seat_title
from spielwerk.games.noria.rules import influence, rounds, scoring
from spielwerk.games.noria.state import SOLO_BOT, State
from spielwerk.games.noria.terms import CHAMBER_NAMES, CHAMBERS
from spielwerk.games.noria.turn import Noria
from spielwerk.locale.catalogue import Catalogue

__all__ = ["Follower", "colour_of", "label", "long_label", "result", "seat_title", "step", "told", "way_label"]


def label(state: Noria, action: int, seat: int, say: Catalogue) -> str:
    """What one action is called in a menu."""
    return menu_label(state, seat, action, say)


def long_label(state: Noria, action: int, seat: int, say: Catalogue) -> str:
    """What one action is called where nothing around it says what it is about."""
    key = f"screen.long.{step(state, action, seat, say).kind}"
    found = label(state, action, seat, say)
    return say(key, what=found) if key in say else found


def way_label(state: Noria, way: list[int], seat: int, say: Catalogue) -> str:
    """The steps of a way that has several; as far as they can be told before something is drawn."""
    copy = state.clone()
    found = []
    for action in way:
        found.append(long_label(copy, action, seat, say))
        copy.apply_action(action, seat)
    return "; ".join(found)


def told(who: str, steps: list[Step], say: Catalogue, gained: str = "") -> str:
    """What somebody has done and `gained` by it, as a sentence; without `who`, what has been drawn."""
    if not who:
        keys = [
            f"screen.told.{one.kind}" if f"screen.told.{one.kind}" in say else f"shown.told.{one.kind}" for one in steps
        ]
        return " ".join(say(key, **one.values) for key, one in zip(keys, steps, strict=True))
    if [one.kind for one in steps] == ["done"]:
        return say("shown.log.nothing", who=who)
    parts: list[str] = []
    times: list[int] = []
    for one in steps:
        part = say(f"shown.told.{one.kind}", **one.values) if one.kind != "done" else ""
        if parts and parts[-1] == part:
            times[-1] += 1
        elif part:
            parts.append(part)
            times.append(1)
    counted = [say("shown.log.times", what=part, n=n) if n > 1 else part for part, n in zip(parts, times, strict=True)]
    sentence = say("shown.log.all", who=who, steps=say.enumerate(counted)) if counted else ""
    return say("screen.gained", what=sentence, changes=gained) if sentence and gained else sentence


class Follower:
    """Watches the actions of one seat and tells afterwards what has happened. Made before the first action."""

    def __init__(self, state: State, reader: int) -> None:
        self._before: Final = [amounts_of(state, seat) for seat in range(state.settings.num_players)]
        self._round: Final = int(state.round)
        self._islands: Final = len(state.open_islands)

    def news(self, state: State, seat: int, steps: list[Step], say: Catalogue) -> list[str]:
        """Sentences about the actions that the seat has taken since, and about what followed."""
        gained = short_changes(self._before[seat], amounts_of(state, seat), say)
        lines = [told(seat_title(state, seat, say), steps, say, gained)]
        if state.round > 0 and len(state.open_islands) > self._islands and self._round > 0:
            lines.append(say("screen.told.reveal", island=island_name(int(state.open_islands[-1]), say)))
        if self._round > 0 and (state.round != self._round or state.is_over()):
            found = deeds(state, say) if state.settings.solo else []
            if found:
                lines.append(say("shown.log.bot", who=seat_title(state, SOLO_BOT, say), steps="; ".join(found)))
        if state.round != self._round:
            lines.append(prices(state, say))
        return [line for line in lines if line]


def prices(state: State, say: Catalogue) -> str:
    """What intrigues and influence cost in this round."""
    return say(
        "screen.round-begins",
        round=int(state.round),
        intrigue=int(rounds.cogs(state)),
        shift=int(influence.night_shift_price(state)),
        rebuild=int(influence.rebuild_price(state)),
    )


def points_by_source(state: State, say: Catalogue) -> list[tuple[str, list[int]]]:
    """Where points come from: every chamber, and what each seat has from it as things stand."""
    lists = [scoring.point_list(state, seat) for seat in range(state.settings.num_players)]
    return [
        (say(f"shown.chamber.{CHAMBER_NAMES[chamber]}"), [int(points[chamber]) for points in lists])
        for chamber in range(CHAMBERS)
    ]
