# not compiled: made for people
"""Elements of the table: from an action to what one would tap for it, and back.

A slot of the own wheel is `slot-L-B`; while rebuilding, `rebuild-L-B` is the disc to be moved and `rebuild-L-B_S-T` the
place where it goes. Everything else has one name: `path-research`, `chamber-division`, `island-I3`, `plot-I3-2`,
`ship-I3-energy`, `disc-tool`, `good-sail`, `resource-energy`, `night-large`.
"""

from collections.abc import Callable, Iterable
from typing import Final

from spielwerk.core.sets import BIT
from spielwerk.games.noria import actions
from spielwerk.games.noria.kinds import row
from spielwerk.games.noria.state import State
from spielwerk.games.noria.terms import (
    CHAMBER_NAMES,
    CITY,
    DISC_NAMES,
    GOOD_NAMES,
    HARBOUR,
    ISLAND_NAMES,
    PATH_NAMES,
    RESOURCE_NAMES,
    RING_NAMES,
    SLOT_NAMES,
)

NEW_ISLAND: Final = "island-new"

_Named = Callable[[State, int, int], str]
"""From the position, the seat and an action's first argument to what may be tapped."""


def _of(kind: str, names: list[str]) -> _Named:
    return lambda state, seat, number: f"{kind}-{names[number]}"


def _only(name: str) -> _Named:
    return lambda state, seat, number: name


def _rebuilding(pair: int) -> str:
    """Either disc may be tapped first, and then the other."""
    one, other = SLOT_NAMES[actions.FIRST_SLOT[pair]], SLOT_NAMES[actions.SECOND_SLOT[pair]]
    return f"rebuild-{one} rebuild-{other} rebuild-{one}_{other} rebuild-{other}_{one}"


def _ship(state: State, seat: int, kind: int) -> str:
    place = int(state.players[seat].ambassador)
    return "" if place == HARBOUR else f"ship-{ISLAND_NAMES[place]}-{RESOURCE_NAMES[kind]}"


def _plot(state: State, seat: int, plot: int) -> str:
    place = int(state.players[seat].ambassador)
    return "" if place == HARBOUR else f"plot-{ISLAND_NAMES[place]}-{plot + 1}"


KINDS: Final[dict[str, tuple[str, _Named]]] = {
    "take-resource": ("resource", _of("resource", RESOURCE_NAMES)),
    "envoy": ("envoy", _of("path", PATH_NAMES)),
    "done": ("end", _only("done")),
    "night-shift": ("night-shift", _of("night", RING_NAMES)),
    "rebuild": ("rebuild", lambda state, seat, pair: _rebuilding(pair)),
    "use": ("discs", _of("slot", SLOT_NAMES)),
    "inspect": ("inspect", _of("slot", SLOT_NAMES)),
    "buy": ("market", _of("disc", DISC_NAMES)),
    "invest": ("invest", _of("path", PATH_NAMES)),
    "journey": ("journey", _of("island", ISLAND_NAMES)),
    "discover": ("journey", _only(NEW_ISLAND)),
    "take-ship": ("landing", lambda state, seat, kind: _ship(state, seat, kind)),
    "factory": ("landing", lambda state, seat, plot: _plot(state, seat, plot)),
    "take-nothing": ("landing", _only("nothing")),
    "upgrade": ("upgrade", _of("slot", SLOT_NAMES)),
    "produce": ("produce", _of("good", GOOD_NAMES)),
    "produce-each": ("produce", lambda state, seat, goods: _several_goods(goods)),
    "sell": ("black-market", _of("good", GOOD_NAMES)),
    "trade": ("black-market", _of("resource", RESOURCE_NAMES)),
    "pay-resources": ("pay", _only("")),
    "pay-simple": ("pay", _only("")),
    "pay-complex": ("pay", _only("")),
    "intrigue": ("intrigue", _of("chamber", CHAMBER_NAMES)),
    "remove": ("remove", _of("chamber", CHAMBER_NAMES)),
    "insert": ("insert", _of("slot", SLOT_NAMES)),
    "draw-market": ("draw", _of("disc", DISC_NAMES[CITY:])),
    "draw-wheel": ("draw", _only("")),
    "reveal": ("draw", _of("island", ISLAND_NAMES)),
}
"""For every kind the group of choices that it belongs to, and what may be tapped for it."""


def _several_goods(number: int) -> str:
    return " ".join(f"good-{GOOD_NAMES[good]}" for good in actions.goods_in(number))


def elements_of(state: State, seat: int, action: int) -> str:
    """What may be tapped for an action: ids with blanks between them; empty if there is nothing."""
    kind = row(action)
    return KINDS[kind.name][1](state, seat, int(kind.value(action, 0)) if kind.arguments else 0)


def touched_by(state: State, action: int) -> str:
    """The one element that an action changes, for marking what has happened."""
    kind = row(action)
    if kind.name == "rebuild":
        return f"slot-{SLOT_NAMES[actions.FIRST_SLOT[action - kind.start]]}"
    return elements_of(state, int(state.turn), action).partition(" ")[0]


def group_of(action: int) -> str:
    """The group of choices that an action belongs to."""
    return KINDS[row(action).name][0]


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
    return [actions.USE + slot, actions.UPGRADE + slot, actions.INSPECT + slot, actions.INSERT + slot]


def _rebuild_actions(state: State, name: str) -> Iterable[int]:
    if not name:
        return range(actions.REBUILD, actions.REBUILD + actions.PAIRS)
    one, _, other = name.partition("_")
    first = SLOT_NAMES.index(one)
    others = [SLOT_NAMES.index(other)] if other else range(len(SLOT_NAMES))
    return [int(actions.rebuild(first, second)) for second in others if second != first]


def _island_actions(state: State, name: str) -> Iterable[int]:
    return [actions.DISCOVER] if name == "new" else [actions.JOURNEY_TO + ISLAND_NAMES.index(name)]


def _ship_actions(state: State, name: str) -> Iterable[int]:
    island, _, kind = name.partition("-")
    return [actions.TAKE_SHIP + RESOURCE_NAMES.index(kind)] if _is_here(state, island) else []


def _plot_actions(state: State, name: str) -> Iterable[int]:
    island, _, plot = name.partition("-")
    return [actions.FACTORY + int(plot) - 1] if _is_here(state, island) and plot in "123456" else []


def _is_here(state: State, island: str) -> bool:
    """Whether the ambassador of the seat on turn is on an island, so that something there can be its own."""
    return state.turn >= 0 and bool(state.players[state.turn].ambassador == ISLAND_NAMES.index(island))


def _good_actions(state: State, name: str) -> Iterable[int]:
    good = GOOD_NAMES.index(name)
    yield actions.PRODUCE + actions.MOST_PRODUCED * good
    yield actions.SELL + good
    yield from (actions.PRODUCE_EACH + number for number in range(actions.GOOD_SETS) if number & BIT[good])


_FINDERS: Final[dict[str, Callable[[State, str], Iterable[int]]]] = {
    "slot": _slot_actions,
    "rebuild": _rebuild_actions,
    "night": lambda state, name: [actions.NIGHT_SHIFT + RING_NAMES.index(name)],
    "resource": lambda state, name: [
        start + RESOURCE_NAMES.index(name) for start in (actions.TAKE_RESOURCE, actions.TRADE)
    ],
    "path": lambda state, name: [start + PATH_NAMES.index(name) for start in (actions.INVEST, actions.ENVOY)],
    "chamber": lambda state, name: [start + CHAMBER_NAMES.index(name) for start in (actions.INTRIGUE, actions.REMOVE)],
    "disc": lambda state, name: [actions.BUY + DISC_NAMES.index(name)],
    "island": _island_actions,
    "ship": _ship_actions,
    "plot": _plot_actions,
    "good": _good_actions,
}
