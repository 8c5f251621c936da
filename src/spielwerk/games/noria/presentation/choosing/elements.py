# not compiled: made for people
"""Elements of the table: from an action to what one would tap for it, and back.

A slot of the own wheel is `slot-L-B`; while rebuilding, `rebuild-L-B` is the disc to be moved and `rebuild-L-B_S-T` the
place where it goes. Everything else has one name: `path-research`, `chamber-division`, `island-I3`, `plot-I3-2`,
`ship-I3-energy`, `disc-tool`, `good-sail`, `resource-energy`, `night-large`.
"""

from collections.abc import Callable, Iterable
from typing import Final

from spielwerk.core.sets import BIT
from spielwerk.games.noria.actions import (
    BUY,
    DISCOVER,
    DONE,
    DRAW_MARKET,
    DRAW_WHEEL,
    ENVOY,
    FACTORY,
    FIRST_SLOT,
    GOOD_SETS,
    INSERT,
    INSPECT,
    INTRIGUE,
    INVEST,
    JOURNEY_TO,
    MOST_PRODUCED,
    NIGHT_SHIFT,
    PAIRS,
    PAY,
    PRODUCE,
    PRODUCE_EACH,
    REBUILD,
    REMOVE,
    REVEAL,
    SECOND_SLOT,
    SELL,
    TAKE_NOTHING,
    TAKE_RESOURCE,
    TAKE_SHIP,
    TRADE,
    UPGRADE,
    USE,
    rebuild,
)
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import (
    CHAMBER_NAMES,
    CITY,
    GOOD_NAMES,
    GOODS,
    HARBOUR,
    ISLAND_NAMES,
    KIND_NAMES,
    PATH_NAMES,
    RESOURCE_NAMES,
    RING_NAMES,
    SLOT_NAMES,
)

NEW_ISLAND: Final = "island-new"

_Named = Callable[[State, int, int], str]


def _slot(start: int) -> _Named:
    return lambda state, seat, action: f"slot-{SLOT_NAMES[action - start]}"


def _of(kind: str, names: list[str], start: int) -> _Named:
    return lambda state, seat, action: f"{kind}-{names[action - start]}"


_BLOCKS: Final[tuple[tuple[int, str, _Named], ...]] = (
    (ENVOY, "resource", _of("resource", RESOURCE_NAMES, TAKE_RESOURCE)),
    (DONE, "envoy", _of("path", PATH_NAMES, ENVOY)),
    (NIGHT_SHIFT, "end", lambda state, seat, action: "done"),
    (REBUILD, "night-shift", _of("night", RING_NAMES, NIGHT_SHIFT)),
    (USE, "rebuild", lambda state, seat, action: _rebuilding(action - REBUILD)),
    (INSPECT, "discs", _slot(USE)),
    (BUY, "inspect", _slot(INSPECT)),
    (INVEST, "market", _of("disc", KIND_NAMES, BUY)),
    (JOURNEY_TO, "invest", _of("path", PATH_NAMES, INVEST)),
    (DISCOVER, "journey", _of("island", ISLAND_NAMES, JOURNEY_TO)),
    (TAKE_SHIP, "journey", lambda state, seat, action: NEW_ISLAND),
    (FACTORY, "landing", lambda state, seat, action: _ship(state, seat, action - TAKE_SHIP)),
    (TAKE_NOTHING, "landing", lambda state, seat, action: _plot(state, seat, action - FACTORY)),
    (UPGRADE, "landing", lambda state, seat, action: "nothing"),
    (PRODUCE, "upgrade", _slot(UPGRADE)),
    (PRODUCE_EACH, "produce", lambda state, seat, action: f"good-{GOOD_NAMES[(action - PRODUCE) // MOST_PRODUCED]}"),
    (SELL, "produce", lambda state, seat, action: _several_goods(action - PRODUCE_EACH)),
    (TRADE, "black-market", _of("good", GOOD_NAMES, SELL)),
    (PAY, "black-market", _of("resource", RESOURCE_NAMES, TRADE)),
    (INTRIGUE, "pay", lambda state, seat, action: ""),
    (REMOVE, "intrigue", _of("chamber", CHAMBER_NAMES, INTRIGUE)),
    (INSERT, "remove", _of("chamber", CHAMBER_NAMES, REMOVE)),
    (DRAW_MARKET, "insert", _slot(INSERT)),
    (DRAW_WHEEL, "draw", lambda state, seat, action: f"disc-{KIND_NAMES[action - DRAW_MARKET + CITY]}"),
    (REVEAL, "draw", lambda state, seat, action: ""),
)
"""Group and elements of all actions below a number, and not below the one before."""


def _rebuilding(pair: int) -> str:
    """Either disc may be tapped first, and then the other."""
    one, other = SLOT_NAMES[FIRST_SLOT[pair]], SLOT_NAMES[SECOND_SLOT[pair]]
    return f"rebuild-{one} rebuild-{other} rebuild-{one}_{other} rebuild-{other}_{one}"


def _ship(state: State, seat: int, kind: int) -> str:
    place = int(state.players[seat].ambassador)
    return "" if place == HARBOUR else f"ship-{ISLAND_NAMES[place]}-{RESOURCE_NAMES[kind]}"


def _plot(state: State, seat: int, plot: int) -> str:
    place = int(state.players[seat].ambassador)
    return "" if place == HARBOUR else f"plot-{ISLAND_NAMES[place]}-{plot + 1}"


def goods_in(number: int) -> list[int]:
    """The goods in a set of goods."""
    return [good for good in range(GOODS) if number & BIT[good]]


def _several_goods(number: int) -> str:
    return " ".join(f"good-{GOOD_NAMES[good]}" for good in goods_in(number))


def elements_of(state: State, seat: int, action: int) -> str:
    """What may be tapped for an action: ids with blanks between them; empty if there is nothing."""
    for end, _, named in _BLOCKS:
        if action < end:
            return named(state, seat, action)
    return f"island-{ISLAND_NAMES[action - REVEAL]}"


def touched_by(state: State, action: int) -> str:
    """The one element that an action changes, for marking what has happened."""
    if REBUILD <= action < USE:
        return f"slot-{SLOT_NAMES[FIRST_SLOT[action - REBUILD]]}"
    return elements_of(state, int(state.turn), action).partition(" ")[0]


def group_of(action: int) -> str:
    """The group of choices that an action belongs to."""
    return next((group for end, group, _ in _BLOCKS if action < end), "draw")


# From elements to actions.


def actions_of(state: State, element: str) -> list[int]:
    """All actions that belong to an element, legal or not, the likeliest first; none for what this table has not."""
    kind, _, name = element.partition("-")
    try:
        return list(_FINDERS[kind](state, name)) if kind in _FINDERS else []
    except ValueError:
        return []


def _slot_actions(state: State, name: str) -> Iterable[int]:
    slot = SLOT_NAMES.index(name)
    return [USE + slot, UPGRADE + slot, INSPECT + slot, INSERT + slot]


def _rebuild_actions(state: State, name: str) -> Iterable[int]:
    if not name:
        return range(REBUILD, REBUILD + PAIRS)
    one, _, other = name.partition("_")
    first = SLOT_NAMES.index(one)
    others = [SLOT_NAMES.index(other)] if other else range(len(SLOT_NAMES))
    return [int(rebuild(first, second)) for second in others if second != first]


def _island_actions(state: State, name: str) -> Iterable[int]:
    return [DISCOVER] if name == "new" else [JOURNEY_TO + ISLAND_NAMES.index(name)]


def _ship_actions(state: State, name: str) -> Iterable[int]:
    island, _, kind = name.partition("-")
    return [TAKE_SHIP + RESOURCE_NAMES.index(kind)] if _is_here(state, island) else []


def _plot_actions(state: State, name: str) -> Iterable[int]:
    island, _, plot = name.partition("-")
    return [FACTORY + int(plot) - 1] if _is_here(state, island) and plot in "123456" else []


def _is_here(state: State, island: str) -> bool:
    """Whether the ambassador of the seat on turn is on an island, so that something there can be its own."""
    return state.turn >= 0 and bool(state.players[state.turn].ambassador == ISLAND_NAMES.index(island))


def _good_actions(state: State, name: str) -> Iterable[int]:
    good = GOOD_NAMES.index(name)
    yield PRODUCE + MOST_PRODUCED * good
    yield SELL + good
    yield from (PRODUCE_EACH + number for number in range(GOOD_SETS) if number & BIT[good])


_FINDERS: Final[dict[str, Callable[[State, str], Iterable[int]]]] = {
    "slot": _slot_actions,
    "rebuild": _rebuild_actions,
    "night": lambda state, name: [NIGHT_SHIFT + RING_NAMES.index(name)],
    "resource": lambda state, name: [start + RESOURCE_NAMES.index(name) for start in (TAKE_RESOURCE, TRADE)],
    "path": lambda state, name: [start + PATH_NAMES.index(name) for start in (INVEST, ENVOY)],
    "chamber": lambda state, name: [start + CHAMBER_NAMES.index(name) for start in (INTRIGUE, REMOVE)],
    "disc": lambda state, name: [BUY + KIND_NAMES.index(name)],
    "island": _island_actions,
    "ship": _ship_actions,
    "plot": _plot_actions,
    "good": _good_actions,
}
