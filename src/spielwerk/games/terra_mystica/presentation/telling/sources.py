# not compiled: made for people, once per choice
"""Where the points of an action come from, named by tile or card."""

from collections.abc import Iterator
from typing import Final

from spielwerk.games.terra_mystica.kinds import kind, name_of
from spielwerk.games.terra_mystica.state import (
    CULT_INCOME,
    FROM_BONUS_TILE,
    FROM_FACTION,
    FROM_FAVOUR,
    FROM_FIRE,
    FROM_ROUND_TILE,
    FROM_TOWN,
    Event,
)
from spielwerk.games.terra_mystica.steps import tile
from spielwerk.games.terra_mystica.tiles import favours, scoring
from spielwerk.games.terra_mystica.turn import TerraMystica
from spielwerk.locale.catalogue import Catalogue

FINAL_SOURCES: Final = FROM_FIRE
"""Sources from this one on belong to the final scoring."""


def points_gained(
    before: TerraMystica, after: TerraMystica, seat: int, action: int, events: list[Event], say: Catalogue
) -> Iterator[tuple[str, int]]:
    """Sources of an action and the points from them; not what cult bonus and final scoring add at once."""
    old, new = before.players[seat].points_from, after.players[seat].points_from
    later = points_of_cult_bonus(before, seat, events)
    for source in range(FINAL_SOURCES):
        gained = int(new[source] - old[source]) - later.get(source, 0)
        if gained:
            yield source_name(before, seat, source, action, say), gained


def points_of_cult_bonus(state: TerraMystica, seat: int, events: list[Event]) -> dict[int, int]:
    """Points by source for the spades of a cult bonus among the events."""
    spades = sum(int(event.first) for event in events if event.kind == CULT_INCOME and event.seat == seat)
    each = {
        FROM_ROUND_TILE: int(scoring.POINTS_PER_SPADE[state.scoring[state.round]]),
        FROM_FACTION: int(state.players[seat].faction.gained_spade_points),
    }
    return {source: spades * points for source, points in each.items() if spades * points}


def source_name(state: TerraMystica, seat: int, source: int, action: int, say: Catalogue) -> str:
    """What the points of an action come from: "Scoring tile SCORE5 (2 VP per dwelling)"."""
    if source == FROM_ROUND_TILE:
        number = state.scoring[state.round]
        return say("shown.source.round", tile=f"SCORE{number}", what=tile("scoring", number, say))
    if source == FROM_BONUS_TILE:
        return say("shown.source.bonus", tile=f"BON{state.players[seat].bonus}")
    if source == FROM_TOWN:
        return say("shown.source.town", tile=f"TW{kind(action).value(action, 0) + 1}")
    if source == FROM_FAVOUR:
        return say("shown.source.favour", tile=f"FAV{_favour(action)}")
    return say(f"words.source.{source}")


def _favour(action: int) -> int:
    """The favour tile that pays for an action."""
    paid_by = {"build": favours.POINTS_PER_DWELLING, "upgrade": favours.POINTS_PER_TRADING_HOUSE}
    column = paid_by.get(name_of(action))
    return favours.PASS_TILE if column is None else int(favours.first_with(column))
