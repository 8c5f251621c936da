"""Passing asks back when something useful could still be done."""

from games.terra_mystica.play import given, play, put, seat_of, table, terrain
from games.terra_mystica.presentation.playing import positions
from spielwerk.games.terra_mystica.presentation.choosing.passing import before_passing
from spielwerk.games.terra_mystica.turn import TerraMystica


def asked(state: TerraMystica, name: str, language: str = "en") -> list[str]:
    return before_passing(state, seat_of(state, name), language)


def poor(state: TerraMystica, name: str) -> None:
    given(state, name, workers=0, coins=0, priests=0, bowls="12/0/0")


def test_nothing_to_ask() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", bonus="BON3 BON5")
    poor(state, "witches")
    assert asked(state, "witches") == []
    assert asked(state, "nomads") == [], "it is not their turn"


def test_a_dwelling_in_the_last_round() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", bonus="BON3 BON5")
    poor(state, "witches")
    given(state, "witches", workers=1, coins=2)
    terrain(state, "E7", to="green")
    state.round = 6
    state.scoring[6] = 5
    found = asked(state, "witches")
    assert found[0] == "You could still do this: Dwelling on E7 (1 worker, 2 coins · +2 VP)."
    german = asked(state, "witches", "de")
    assert german[0] == "Du könntest noch: Wohnhaus auf E7 (1 Arbeiter, 2 Münzen · +2 SP)."


def test_a_priest_in_the_last_round() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", bonus="BON3 BON5")
    poor(state, "witches")
    given(state, "witches", priests=1, cults="0/0/0/0")
    state.round = 6
    assert asked(state, "witches")[0].startswith("You could still do this: Priest for 3 steps in ")


def test_unused_special_actions() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", bonus="BON3 BON5")
    poor(state, "witches")
    given(state, "witches", favours="FAV6")
    assert any("FAV6" in sentence for sentence in asked(state, "witches"))
    given(state, "witches", used_actions=4)
    assert asked(state, "witches") == []


def test_power_that_is_still_offered() -> None:
    state = table("witches C3 F4", "nomads E8 F3 I7", bonus="BON3 BON5")
    play(state, "witches: upgrade F4 to TP. done")
    put(state, "nomads", "D F3")
    poor(state, "nomads")
    assert asked(state, "nomads") == [
        "You have not answered the offer of 1 power from the Witches; passing declines it."
    ]
    assert asked(state, "nomads", "de") == [
        "Du hast 1 Macht von den Hexen noch nicht beantwortet; mit dem Passen lehnst du sie ab."
    ]


def test_both_languages_ask_the_same_and_change_nothing() -> None:
    for at in positions():
        before = at.state.to_string()
        german, english = (before_passing(at.state, at.seat, language) for language in ("de", "en"))
        assert len(german) == len(english)
        assert at.state.to_string() == before
