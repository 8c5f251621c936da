"""Production (rulebook: production)."""

from games.noria.play import choices, given, have, lacks, play, table, wheel
from spielwerk.games.noria.turn import Noria


def tool(**amounts: int | str) -> Noria:
    state = table()
    wheel(state, "red", "S-B tool")
    given(state, "red", energy=0)
    given(state, "red", **amounts)
    play(state, "red: use S-B")
    return state


def test_several_of_one_kind() -> None:
    """production.goods: an engine takes energy and obsidian"""
    state = tool(free="engine engine engine", energy=3, obsidian=2)
    assert lacks(state, "red: produce 3 engine") == ("production.cost", 3, 2)
    play(state, "red: produce 2 engine")
    have(state, "red", "0O 1E full=engine:2 free=engine:1")


def test_or_one_each_of_different_kinds() -> None:
    """production.goods: simple goods two resources, complex ones three"""
    state = tool(free="sail compass lamp piston", energy=9, mycelium=9, obsidian=9)
    play(state, "red: produce sail compass lamp piston")
    have(state, "red", "full=sail:1,compass:1,lamp:1,piston:1 free= 6O 5M 6E")


def test_only_as_many_as_there_are_free_warehouses() -> None:
    """production.warehouses"""
    state = tool(free="engine", full="engine sail", energy=9, obsidian=9, mycelium=9)
    assert lacks(state, "red: produce 2 engine") == ("production.warehouses", 2, 1)
    assert lacks(state, "red: produce engine sail") == ("production.warehouses", 1, 0)
    assert choices(state, "red", "produce") == "1 engine"


def test_two_of_each_is_too_much() -> None:
    """production.goods: there is no such action"""
    state = tool(free="engine engine sail sail", energy=9, obsidian=9, mycelium=9)
    assert choices(state, "red", "produce") == "1 engine, 2 engine, 1 sail, 2 sail, engine sail"
