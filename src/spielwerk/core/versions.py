# not compiled: dictionaries, once per record
"""A game lives on under the rules it was begun with.

A record names the version of the rules that it was begun with, and keeps it. If the program has newer ones, the game
says under which values of its options the old ones are played (`Game.readings_of`), and the record is read with these
added. They are not written down: today's programs find them again by the version, and older ones do not know them.
Rules newer than the program cannot be played; nobody knows what they would be.
"""

from collections.abc import Mapping

from spielwerk.core.game import Game


def is_known(game: Game, version: int) -> bool:
    """Whether records of a version of the rules can be played."""
    return 1 <= version <= game.rules_version


def pinned(game: Game, version: int) -> dict[str, object]:
    """The options that keep the readings of a version; none for the present one."""
    return dict(game.readings_of(version)) if version < game.rules_version else {}


def without_pinned(game: Game, version: int, options: Mapping[str, object]) -> dict[str, object]:
    """The options that were agreed on when a game of that version was begun."""
    later = pinned(game, version)
    return {name: value for name, value in options.items() if name not in later}
