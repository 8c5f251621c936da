# not compiled: sentences for people
"""What people read about moves: the choice in a menu, what somebody has done, and what follows from it.

`say` is a catalogue with the sentences of this folder's `locale/`. Sentences about a faction have it as a plural
subject ("Witches build ..."), in German without an article as well, so that one pattern fits all.
"""

from typing import Final, NamedTuple

from spielwerk.games.terra_mystica.state import (
    ACTIONS,
    BUILDER_REWARDED,
    CULT_INCOME,
    INCOME,
    ROUND_BEGINS,
    SETTLED,
    SOURCES,
    TOWN_FOUNDED,
    Event,
    State,
)
from spielwerk.games.terra_mystica.steps import Step, step, tile
from spielwerk.games.terra_mystica.terms import ROUNDS
from spielwerk.locale.catalogue import Catalogue

_SAME_LABEL: Final = {"take-first": "take"}
_SAME_TOLD: Final = {"take-coins": "take", "accept-free": "accept"}
_UNTOLD: Final = ("done", "done-transforming")
_WHOLE: Final = ("faction", "score", "delete")
"""Kinds whose sentence is complete by itself."""


class Holdings(NamedTuple):
    """What a seat has, for telling what has changed."""

    points: int
    coins: int
    workers: int
    priests: int
    bowls: tuple[int, int, int]


def holdings(state: State, seat: int) -> Holdings:
    player = state.players[seat]
    bowls = (player.bowl_one, player.bowl_two, player.bowl_three)
    return Holdings(player.points, player.coins, player.workers, player.priests, bowls)


def holdings_after(event: Event) -> Holdings:
    bowls = (event.bowl_one, event.bowl_two, event.bowl_three)
    return Holdings(event.points, event.coins, event.workers, event.priests, bowls)


def changes(before: Holdings, after: Holdings, say: Catalogue) -> str:
    """The differences, as "-2 W, -3 C, +2 VP, power 3/9/0"; empty if there are none."""
    found = _differences(before, after, "unit", say)
    if before.bowls != after.bowls:
        found.append(say("moves.event.power", bowls="/".join(map(str, after.bowls))))
    return ", ".join(found)


def short_changes(before: Holdings, after: Holdings, say: Catalogue) -> str:
    """The differences but for power, as "-2W -3C +2VP"."""
    return " ".join(_differences(before, after, "unit-short", say))


def _differences(before: Holdings, after: Holdings, unit: str, say: Catalogue) -> list[str]:
    return [
        say(f"words.{unit}.{name}", n=f"{getattr(after, name) - getattr(before, name):+}")
        for name in ("coins", "workers", "priests", "points")
        if getattr(before, name) != getattr(after, name)
    ]


def seat_title(state: State, seat: int, say: Catalogue) -> str:
    """The faction, or the seat as long as it has none."""
    player = state.players[seat]
    return say(f"words.faction.{player.faction.name}") if player.has_faction else say("words.seat", n=seat + 1)


# Moves.


def label(state: State, action: int, seat: int, say: Catalogue) -> str:
    """What one action is called in a menu."""
    kind, values = step(state, action, seat, say)
    return say(f"moves.label.{_SAME_LABEL.get(kind, kind)}", **values)


def long_label(state: State, action: int, seat: int, say: Catalogue) -> str:
    """What one action is called where nothing around it says what it is about."""
    kind, values = step(state, action, seat, say)
    key = f"moves.long.{kind}"
    return say(key, **values) if key in say else label(state, action, seat, say)


def way_label(state: State, way: list[int], seat: int, say: Catalogue) -> str:
    """The steps of a way that has several, in short: "burn 2, ACT5, E7 into forest, build"."""
    parts = []
    for kind, values in merged([step(state, action, seat, say) for action in way]):
        form = "step" if f"moves.step.{kind}" in say else "label"
        parts.append(say(f"moves.{form}.{_SAME_LABEL.get(kind, kind)}", **values))
    return ", ".join(parts)


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


def told(who: str, steps: list[Step], say: Catalogue, gained: str = "") -> str:
    """What somebody has done and `gained` by it, as a sentence; empty if it is not worth one."""
    whole = [say(f"moves.told.{kind}", **values) for kind, values in steps if kind in _WHOLE]
    if whole:
        return " ".join(whole)
    parts = []
    for kind, values in merged([one for one in steps if one.kind not in _UNTOLD]):
        part = say(f"moves.told.{_SAME_TOLD.get(kind, kind)}", **values)
        if kind == "convert" and values["n"] != 1:
            part = say("moves.told.again", what=part, n=values["n"])
        parts.append(part)
    extra = say("moves.event.changes", changes=gained) if gained else ""
    return say("moves.told.all", who=who, steps=say.enumerate(parts), changes=extra) if parts else ""


def event_told(state: State, event: Event, before: Holdings | None, say: Catalogue) -> str:
    """What has followed from moves, as a sentence; empty for what the table shows anyway.

    `before` is what the seat had before the event, if that is known.
    """
    who = seat_title(state, event.seat, say)
    if event.kind in (INCOME, CULT_INCOME):
        gained = changes(before, holdings_after(event), say) if before else ""
        name = "income" if event.kind == INCOME else "cult-income"
        return say(f"moves.event.{name}", who=who, changes=gained) if gained else ""
    if event.kind == BUILDER_REWARDED:
        return say("moves.event.rewarded" if event.first else "moves.event.declined", who=who)
    if event.kind == TOWN_FOUNDED:
        return say("moves.event.town", who=who)
    if event.kind == ROUND_BEGINS:
        number = state.scoring[event.first]
        name = "last-round" if event.first == ROUNDS else "round"
        what, reward = tile("scoring", number, say), tile("reward", number, say)
        return say(f"moves.event.{name}", n=event.first, what=what, reward=reward)
    return ""


class Follower:
    """Watches the actions of one seat and tells afterwards what has happened. Made before the first action."""

    def __init__(self, state: State, reader: int) -> None:
        self._reader: Final = reader
        self._before: Final = [holdings(state, seat) for seat in range(len(state.players))]
        state.journal = []

    def news(self, state: State, seat: int, steps: list[Step], say: Catalogue) -> list[str]:
        """Sentences about the actions that the seat has taken since, and about what followed."""
        events = state.journal or []
        state.journal = None
        settled = next((event for event in events if event.kind == SETTLED and event.seat == seat), None)
        after = holdings_after(settled) if settled else holdings(state, seat)
        gained = changes(self._before[seat], after, say) if state.phase >= ACTIONS else ""
        lines = [told(seat_title(state, seat, say), steps, say, gained)]
        known = dict(enumerate(self._before))
        for event in events:
            own_income = event.kind not in (INCOME, CULT_INCOME) or event.seat == self._reader
            told_already = event.kind == TOWN_FOUNDED and any(one.kind == "connect" for one in steps)
            if own_income and not told_already:
                lines.append(event_told(state, event, known.get(event.seat), say))
            known[event.seat] = holdings_after(event)
        return [line for line in lines if line]


def points_by_source(state: State, say: Catalogue) -> list[tuple[str, list[int]]]:
    """Where points come from: the name of every source, and what each seat has from it."""
    return [
        (say(f"words.source.{source}"), [int(player.points_from[source]) for player in state.players])
        for source in range(SOURCES)
    ]
