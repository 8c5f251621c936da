# not compiled: shown to people, a few times per move
"""What somebody may choose from, put in order: groups of choices, and the ways that lead to each."""

from typing import NamedTuple


class Choice(NamedTuple):
    """One thing to do. `ways` are lists of actions, legal one after the other; the first is the usual one.

    `price` says what that way costs and brings, in few words. `asks`: the ways should be shown before one is taken.
    """

    label: str
    price: str
    ways: list[list[int]]
    asks: bool = False


class Group(NamedTuple):
    """Choices for the same purpose. `name` is a word by which to ask for them, `title` what people read."""

    name: str
    title: str
    choices: list[Choice]
