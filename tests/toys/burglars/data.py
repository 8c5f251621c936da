"""What must hold of the values of the game's components."""

from collections.abc import Mapping

from spielwerk.core.data import Fault, Value, numbers
from spielwerk.core.errors import Problem


def check(values: Mapping[str, Value]) -> list[Fault]:
    found: list[Fault] = []
    counts, worth = numbers(values, "deck.counts"), numbers(values, "deck.worth")
    if len(counts) != 3 or min(counts) < 1 or not 12 <= sum(counts) <= 40:
        found.append(("deck.counts", Problem("data.a-list", value="[5,4,3]")))
    if len(worth) != 3:
        found.append(("deck.worth", Problem("data.a-list", value="[1,2,3]")))
    return found
