"""Copies of positions and of players hold every single field, also those that games rarely use."""

from librt.vecs import vec
from mypy_extensions import i64

from games.noria.play import fresh


def fields(thing: object) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def fill(thing: object) -> None:
    """Gives every number and vector a value of its own."""
    for number, name in enumerate(fields(thing), 1):
        value = getattr(thing, name)
        if isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int):
            setattr(thing, name, number)
        elif isinstance(value, vec):
            setattr(thing, name, vec[i64]([number, number + 1]))


def content(thing: object) -> dict[str, str]:
    return {name: str(getattr(thing, name)) for name in fields(thing) if name not in ("players", "settings")}


def test_players() -> None:
    player = fresh().players[0]
    fill(player)
    assert len(fields(player)) >= 7
    assert content(player.clone()) == content(player)


def test_positions() -> None:
    state = fresh()
    fill(state)
    assert len(fields(state)) > 35
    assert content(state.clone()) == content(state)


def test_vectors_of_a_copy_are_its_own() -> None:
    state = fresh()
    fill(state)
    fill(state.players[0])
    copy = state.clone()
    before, player_before = content(state), content(state.players[0])
    for thing in (copy, copy.players[0]):
        for name in fields(thing):
            value = getattr(thing, name)
            if isinstance(value, vec):
                value[0] = 99
    assert content(state) == before
    assert content(state.players[0]) == player_before
