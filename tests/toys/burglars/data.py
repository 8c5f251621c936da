"""What must hold of the values of the game's components."""

from collections.abc import Mapping

from spielwerk.core.data import Value, numbers


def check(values: Mapping[str, Value]) -> list[tuple[str, str]]:
    found = []
    counts, worth = numbers(values, "deck.counts"), numbers(values, "deck.worth")
    if len(counts) != 3 or min(counts) < 1 or not 12 <= sum(counts) <= 40:
        found.append(("deck.counts", "there are three kinds, at least one card of each, 12 to 40 together"))
    if len(worth) != 3:
        found.append(("deck.worth", "there are three kinds"))
    return found
