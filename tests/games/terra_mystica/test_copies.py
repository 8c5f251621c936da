"""Copies of positions and of players hold every single field, also those that games rarely use."""

from librt.vecs import vec
from mypy_extensions import i64

from spielwerk.core.options import options_of
from spielwerk.games.terra_mystica.factions.all import FACTIONS
from spielwerk.games.terra_mystica.game import GAME

NOT_COPIED = {"journal"}
"""A copy writes no journal, as its docstring says."""


def fields(thing: object) -> list[str]:
    return [
        name
        for name in dir(thing)
        if not name.startswith("_") and name not in NOT_COPIED and not callable(getattr(thing, name))
    ]


def fill(thing: object) -> None:
    """Gives every number, pair and vector a value of its own."""
    for number, name in enumerate(fields(thing), 1):
        value = getattr(thing, name)
        if isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int):
            setattr(thing, name, number)
        elif isinstance(value, tuple):
            setattr(thing, name, (number, number + 1))
        elif isinstance(value, vec):
            setattr(thing, name, vec[i64]([number, number + 1]))


def content(thing: object) -> dict[str, str]:
    return {name: str(getattr(thing, name)) for name in fields(thing) if name not in ("players", "settings", "board")}


def test_players() -> None:
    player = GAME.new_initial_state(options_of(GAME).defaults()).players[0]
    player.faction = FACTIONS[3]
    fill(player)
    assert len(fields(player)) > 45
    assert content(player.clone()) == content(player)


def test_positions() -> None:
    state = GAME.new_initial_state(options_of(GAME).defaults())
    fill(state)
    assert len(fields(state)) > 25
    assert content(state.clone()) == content(state)


def test_vectors_of_a_copy_are_its_own() -> None:
    """Those of bridges' neighbours are shared; they are replaced, never changed in place."""
    state = GAME.new_initial_state(options_of(GAME).defaults())
    fill(state)
    fill(state.players[0])
    copy = state.clone()
    before, player_before = content(state), content(state.players[0])
    for thing, shared in ((copy, {"near_lo", "near_hi", "setup_order"}), (copy.players[0], set())):
        for name in set(fields(thing)) - shared:
            value = getattr(thing, name)
            if isinstance(value, vec):
                value[0] = 99
    assert content(state) == before
    assert content(state.players[0]) == player_before
