# not compiled: sentences for people
"""What a seat has, and how it changes: for prices, consequences and the log."""

from collections.abc import Iterator
from typing import NamedTuple

from spielwerk.games.noria.presentation.forecast import points_of
from spielwerk.games.noria.presentation.markup import signed
from spielwerk.games.noria.presentation.telling.words import path, seat_title
from spielwerk.games.noria.rules import administration
from spielwerk.games.noria.state import FREE, FULL, RESOURCE, SHIP, STEP, State
from spielwerk.games.noria.terms import GOOD_NAMES, GOODS, PATHS, RESOURCE_NAMES, RESOURCES
from spielwerk.locale.catalogue import Catalogue


class Amounts(NamedTuple):
    """What a seat has. `points` are those by chamber as if the game ended now."""

    resources: tuple[int, ...]
    ships: tuple[int, ...]
    full: tuple[int, ...]
    """Goods in their warehouses."""
    rooms: tuple[int, ...]
    """Warehouses, full or empty."""
    steps: tuple[int, ...]
    knowledge: int
    factories: int
    cogs: int
    points: tuple[int, ...]


def amounts_of(state: State, seat: int) -> Amounts:
    player = state.players[seat]
    amounts = player.amounts
    return Amounts(
        tuple(int(amounts[RESOURCE + kind]) for kind in range(RESOURCES)),
        tuple(int(amounts[SHIP + kind]) for kind in range(RESOURCES)),
        tuple(int(amounts[FULL + number]) for number in range(GOODS)),
        tuple(int(amounts[FULL + number] + amounts[FREE + number]) for number in range(GOODS)),
        tuple(int(amounts[STEP + number]) for number in range(PATHS)),
        int(player.knowledge),
        int(player.factories_built),
        int(administration.cogs(state, player)),
        tuple(points_of(state, seat)),
    )


def _differences(before: Amounts, after: Amounts) -> Iterator[tuple[str, int]]:
    """Key of a sentence about an amount, and by how much it has changed."""
    for kind, name in enumerate(RESOURCE_NAMES):
        yield f"shown.amount.{name}", after.resources[kind] - before.resources[kind]
    for number, name in enumerate(GOOD_NAMES):
        yield f"shown.goods-signed.{name}", after.full[number] - before.full[number]
    yield "shown.amount.knowledge", after.knowledge - before.knowledge
    for kind, name in enumerate(RESOURCE_NAMES):
        yield f"shown.ships-signed.{name}", after.ships[kind] - before.ships[kind]
    for number, name in enumerate(GOOD_NAMES):
        yield f"shown.rooms-signed.{name}", after.rooms[number] - before.rooms[number]


def short_changes(before: Amounts, after: Amounts, say: Catalogue) -> str:
    """What is given and what comes in, in a line: "−2 energy, +1 sail"; points as the town hall counts now."""
    found = [
        say(key, n=abs(change), sign="+" if change > 0 else "\u2212")
        for key, change in _differences(before, after)
        if change
    ]
    points = sum(after.points) - sum(before.points)
    if points:
        found.append(say("shown.amount.points", n=abs(points), sign="+" if points > 0 else "\u2212"))
    return ", ".join(sorted(found, key=lambda text: text.startswith("+")))


def compared(before: Amounts, after: Amounts, say: Catalogue) -> list[tuple[str, str]]:
    """Everything that changes, as name and "3 → 1"."""
    found = [
        (say(f"shown.resource.{name}"), before.resources[kind], after.resources[kind])
        for kind, name in enumerate(RESOURCE_NAMES)
    ]
    found.append((say("shown.has.knowledge"), before.knowledge, after.knowledge))
    for number, name in enumerate(GOOD_NAMES):
        found.append((say(f"shown.good.{name}"), before.full[number], after.full[number]))
        title = say("shown.has.rooms", what=say(f"shown.good.{name}"))
        found.append((title, before.rooms[number], after.rooms[number]))
    for kind, name in enumerate(RESOURCE_NAMES):
        title = say("shown.has.ships", what=say(f"shown.resource.{name}"))
        found.append((title, before.ships[kind], after.ships[kind]))
    found.append((say("shown.has.factories"), before.factories, after.factories))
    for number in range(PATHS):
        found.append((path(number, say), before.steps[number], after.steps[number]))
    return [(name, say("shown.change", old=old, new=new)) for name, old, new in found if old != new]


def points_of_others(before: State, after: State, seat: int, say: Catalogue) -> list[str]:
    """What happens to the points of everybody else, "Blue +4"; empty for those whom it does not touch."""
    found = []
    for other in range(len(before.players)):
        change = sum(points_of(after, other)) - sum(points_of(before, other))
        if other != seat and change:
            found.append(say("shown.gains", who=seat_title(before, other, say), n=signed(change)))
    return found
