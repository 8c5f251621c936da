"""The data file: what is printed on the components, corrected by an owner of the box, and what is refused."""

import pytest

from games.noria.play import given, have, play, table, wheel
from spielwerk.core.data import facts, faults, option, values
from spielwerk.core.options import OptionError
from spielwerk.games.noria.components import printed_values
from spielwerk.games.noria.terms import ISLANDS, RESOURCES, WAREHOUSES
from spielwerk.games.noria.values import FIELDS

PACKAGE = "spielwerk.games.noria"


def test_the_islands_have_as_many_ship_signs_and_warehouses_as_there_are_pieces() -> None:
    """Five signs of each type, so that a game of four can use 15 ships; 54 warehouses."""
    printed = printed_values()
    for kind in range(RESOURCES):
        assert sum(printed.island_ships[island * RESOURCES + kind] for island in range(ISLANDS)) == 5
    for good, count in enumerate(WAREHOUSES):
        assert sum(printed.plot_goods[place] for place in range(good, len(printed.plot_goods), 5)) == count


def test_the_own_values_are_sound() -> None:
    assert faults(PACKAGE, values(PACKAGE)) == []


def test_everything_uncertain_is_in_the_file() -> None:
    sure = {fact.path: fact.confidence for fact in facts(PACKAGE).values()}
    assert sure["chambers.refinement"] == "conf"
    assert sure["track.cogs"] == sure["factories.cogs"] == sure["goods.engine"] == "assumed"
    assert sure["islands.i9-plots"] == sure["solo.normal"] == "assumed"


@pytest.mark.parametrize(
    ("correction", "reason"),
    [
        ("track.cogs=[1,1]", "track.cogs: there must be 16 numbers"),
        ("factories.cogs=[1,1,1,1,1,1,9]", "between 0 and 3"),
        ('market.order=["city","city","tool","bonus"]', "each of these stands there once"),
        ('wheel.city="S-X"', "wheel.city: there is no 'S-X'"),
        ('wheel.city="M-TL"', "six discs in six different slots"),
        ('wheel.resources=["M-BR","L-T","L-TR"]', "two of the six discs begin in the active half"),
        ('wheel.resources=["S-B","L-B","L-T"]', "small ring begins with one disc"),
        ('islands.i1-ships=["gold"]', "there is no 'gold'"),
        ("islands.i1-plots=[]", "1 to 6 building plots"),
        ('islands.i1-plots=[["sail","sail","sail"]]', "one or two warehouses"),
        ('islands.i1-plots=[["lamp"],["lamp"],["lamp"]]', "11 warehouses for lamp, the box 9"),
        ('goods.engine=["energy"]', "this good costs 2 resources"),
        ("paths.research-prices=[1,2,3,4,5,6,7,8,10]", "between 1 and 9"),
        ('paths.research-kinds=["same"]', "9 words"),
        ("chambers.division=[0,4,2,8,12]", "never fall"),
        ('solo.letters=["ships"]', "six words"),
        ('solo.normal=["L-T","L-T","M-TR","S-T","M-BL","L-BR"]', "six different slots"),
        ('solo.upgrade-order=["G"]', "there is no 'G'"),
        ("solo.boost-round=0", "a round from 1"),
    ],
)
def test_corrections_that_cannot_be(correction: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        option(PACKAGE).parsed(correction)


def test_a_corrected_value_changes_the_game() -> None:
    state = table(
        data='chambers.research=[0,5,10,15,20];goods.engine=["energy","energy"];track.cogs='
        + str([2] * 16).replace(" ", "")
    )
    wheel(state, "red", "S-B tool")
    given(state, "red", free="engine", energy=2, knowledge=2, steps="1/0/0/2")
    play(state, "red: use S-B. produce 1 engine. intrigue research. remove research")
    have(state, "red", "0E 0K")
    assert state.returns()[0] == 10
    assert printed_values().chamber_values[3 * FIELDS + 1] == 4


def test_another_start_wheel() -> None:
    state = table(data='wheel.resources=["M-BR","L-TR","L-BL"]')
    assert [state.action_to_string(action) for action in state.legal_actions() if 77 <= action < 89] == [
        "use M-BR",
        "use L-BL",
    ]
