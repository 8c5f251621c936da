"""One sentence says who must decide what."""

from games.terra_mystica.play import drawn, finish, fresh, given, play, put, seat_of, table
from games.terra_mystica.presentation.playing import positions
from spielwerk.games.terra_mystica.presentation.choosing.question import question
from spielwerk.games.terra_mystica.turn import TerraMystica


def asked(state: TerraMystica, name: str | None, language: str = "en") -> str:
    return question(state, None if name is None else seat_of(state, name), language)


def test_set_up() -> None:
    assert question(fresh(), 0, "en") == "The tiles are being drawn."
    state = drawn(2)
    assert question(state, 0, "en") == "Choose your faction."
    assert question(state, 1, "de") == "Du wartest auf Platz 1 (Volk wählen)."


def test_ones_own_turn() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    assert asked(state, "witches") == "It is your turn: choose your action."
    assert asked(state, "nomads") == "You are waiting for the Witches (to move)."
    assert asked(state, None, "de") == "Gewartet wird auf die Hexen (am Zug)."
    given(state, "witches", bowls="0/0/12")
    play(state, "witches: action ACT5")
    assert asked(state, "witches", "de") == "Du hast 1 Spaten: Wähle ein Feld."
    play(state, "witches: transform E7 to green")
    assert asked(state, "witches") == "Build a dwelling or finish the action."
    play(state, "witches: done")
    assert asked(state, "nomads") == "It is your turn: choose your action."


def test_power_offers() -> None:
    state = table("witches C3 F4", "nomads E8 F3 I7")
    play(state, "witches: upgrade F4 to TP")
    assert asked(state, "nomads") == "The Witches have built: take 1 power for nothing?"
    assert asked(state, None) == (
        "Everybody is waiting for the Nomads (taking or declining power) and the Witches (to move)."
    )
    play(state, "witches: done")
    assert asked(state, "nomads", "de") == ("Du bist am Zug: Wähle deine Aktion. Dir wird noch 1 Macht angeboten.")


def test_an_offer_that_costs_points() -> None:
    state = table("witches C3 F4", "nomads E8 F3 I7")
    put(state, "nomads", "SH F3")
    play(state, "witches: upgrade F4 to TP")
    assert asked(state, "nomads", "de") == "Die Hexen haben gebaut: 3 Macht für 2 SP nehmen?"


def test_what_is_due() -> None:
    state = table("auren E9 F4", "nomads E8 F3 I7")
    put(state, "auren", "TP F4")
    given(state, "auren", workers=9, coins=20)
    play(state, "auren: upgrade F4 to TE")
    assert asked(state, "auren") == "Choose a favour tile."
    assert "choosing a favour tile" in asked(state, None)
    given(state, "auren", due_favours=0, due_towns=1)
    assert asked(state, "auren", "de") == "Du hast eine Stadt gegründet: Wähle ein Stadtplättchen."
    given(state, "auren", due_towns=0, due_cults=1, due_cult_steps=2)
    assert asked(state, "auren") == "Choose the cult in which you advance 2 steps."


def test_the_end() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", points=60)
    finish(state)
    points = state.players[0].points
    assert asked(state, None, "de") == f"Die Partie ist zu Ende. Die Hexen gewinnen mit {points} Siegpunkten."
    given(state, "nomads", points=int(points))
    assert asked(state, "nomads") == (
        f"The game is over. The Witches and the Nomads share the victory with {points} victory points each."
    )


def test_there_is_a_question_for_everybody_at_any_time() -> None:
    for at in positions():
        seats = [None, *range(at.state.num_players())]
        for language in ("de", "en"):
            assert all(question(at.state, seat, language) for seat in seats)
