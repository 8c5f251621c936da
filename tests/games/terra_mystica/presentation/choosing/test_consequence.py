"""What is announced is what happens."""

import pytest

from games.terra_mystica.play import given, passes, play, put, seat_of, table
from games.terra_mystica.presentation.playing import Position, positions
from spielwerk.core.game import IllegalAction
from spielwerk.core.presentation import Choice, Consequence
from spielwerk.games.terra_mystica.presentation.choosing.consequence import consequence
from spielwerk.games.terra_mystica.presentation.telling.wording import wording
from spielwerk.games.terra_mystica.state import (
    OFFER_FIELDS,
    OFFER_FROM,
    OFFER_POWER,
    SETTLED,
    Event,
)
from spielwerk.games.terra_mystica.turn import TerraMystica


def told(state: TerraMystica, name: str, line: str, language: str = "en") -> Consequence:
    """The consequence of moves as they are written: "dig 1. transform E7 to green"."""
    return consequence(state, seat_of(state, name), line.split(". "), language)


def carried_out(at: Position, choice: Choice) -> tuple[TerraMystica, list[Event]]:
    """What really happens."""
    state = at.state.clone()
    journal: list[Event] = []
    state.journal = journal
    for text in choice.actions:
        state.apply_action_with_legality_check(state.string_to_action(text, at.seat), at.seat)
    return state, journal


def test_everything_that_is_offered_has_the_consequences_that_it_announces() -> None:
    checked = 0
    for at in positions():
        for choice in at.choices:
            before = at.state.to_string()
            found = consequence(at.state, at.seat, choice.actions, "en")
            assert at.state.to_string() == before
            after, journal = carried_out(at, choice)
            settled = next((event for event in journal if event.kind == SETTLED and event.seat == at.seat), None)
            check_changes(at, settled or after.players[at.seat], found)
            check_offers(at, after, found)
            checked += 1
    assert checked > 1500


def check_changes(at: Position, after: object, found: Consequence) -> None:
    """Resources, cults and points; after what happened before a new income, if there was one."""
    player = at.state.players[at.seat]
    say = wording("en")
    expected = {
        say(f"shown.resource.{name}"): (getattr(player, name), getattr(after, name))
        for name in ("points", "coins", "workers", "priests")
    }
    old, new = (
        "/".join(str(getattr(holder, bowl)) for bowl in ("bowl_one", "bowl_two", "bowl_three"))
        for holder in (player, after)
    )
    expected["Power (bowls I/II/III)"] = (old, new)
    for cult, name in enumerate(("Fire", "Water", "Earth", "Air")):
        expected[f"Cult of {name}"] = (player.cults[cult], getattr(after, "cults")[cult])  # noqa: B009
    changes = dict(found.changes)
    for name, (before, then) in expected.items():
        assert changes.get(name, "") == (f"{before} → {then}" if before != then else ""), (name, found)
    assert sum(points for _, points in found.points) == getattr(after, "points") - player.points  # noqa: B009
    assert all(points for _, points in found.points)


def check_offers(at: Position, after: TerraMystica, found: Consequence) -> None:
    powers = sorted(
        after.offers[start + OFFER_POWER]
        for start in range(0, len(after.offers), OFFER_FIELDS)
        if after.offers[start + OFFER_FROM] == at.seat
    )
    open_before = [
        start
        for start in range(0, len(at.state.offers), OFFER_FIELDS)
        if at.state.offers[start + OFFER_FROM] == at.seat
    ]
    if not open_before:
        assert sorted(power for _, power in found.offers) == powers


def test_both_languages_say_it() -> None:
    for at in positions()[::3]:
        for choice in at.choices[::5]:
            german, english = (consequence(at.state, at.seat, choice.actions, language) for language in ("de", "en"))
            assert [len(part) for part in german] == [len(part) for part in english]


def test_what_is_refused_has_no_consequence() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    with pytest.raises(IllegalAction):
        told(state, "witches", "advance ship")


# What comes about.


def test_a_dwelling_scores_and_offers_power() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", scoring="SCORE5")
    given(state, "witches", workers=5, coins=10)
    found = told(state, "witches", "dig 1. transform E7 to green. build E7")
    assert found.changes == (
        ("Victory points", "20 → 22"),
        ("Coins", "10 → 8"),
        ("Workers", "5 → 1"),
    )
    assert found.points == (("Scoring tile SCORE5 (2 VP per dwelling)", 2),)
    assert found.offers == (("the Nomads", 1),)
    german = told(state, "witches", "dig 1. transform E7 to green. build E7", "de")
    assert german.changes[1] == ("Münzen", "10 → 8")
    assert german.points == (("Wertungsplättchen SCORE5 (2 SP je Wohnhaus)", 2),)
    assert german.offers == (("die Nomaden", 1),)


def test_points_are_told_by_tile() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", scoring="SCORE6", bonus="BON7 BON1", spare="BON3")
    given(state, "witches", favours="FAV10 FAV12", workers=9, coins=20)
    assert told(state, "witches", "upgrade F4 to TP").points == (
        ("Scoring tile SCORE6 (3 VP per trading house)", 3),
        ("Favour tile FAV10", 3),
    )
    put(state, "witches", "TP F4")
    assert told(state, "witches", "pass BON3").points == (("Bonus card BON7", 2), ("Favour tile FAV12", 2))


def notes(state: TerraMystica, name: str, line: str) -> tuple[str, ...]:
    return told(state, name, line).notes


def test_a_town_and_its_tile() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    put(state, "witches", "TP E9", "TP D7", "TP C5")
    given(state, "witches", workers=9, coins=20)
    state.terrain[state.board.hex_number("D8")] = 4
    given(state, "witches", due_towns=1)
    found = told(state, "witches", "+TW5")
    assert ("Town tile TW5", 8) in found.points
    assert ("Faction ability", 5) in found.points
    assert ("Town keys", "0 → 1") in found.changes


def test_favours_are_chosen_next() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    put(state, "witches", "TP F4")
    given(state, "witches", workers=9, coins=20)
    assert notes(state, "witches", "upgrade F4 to TE") == ("Then you choose a favour tile.",)


def test_steps_that_need_a_key() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", priests=1, cults="8/0/0/0")
    stays = "The priest stays on the cult board until the end."
    assert notes(state, "witches", "send p to FIRE for 3") == (
        stays,
        "Without a town key you stop at step 9 in the cult of Fire.",
    )
    given(state, "witches", keys=1)
    found = told(state, "witches", "send p to FIRE for 3")
    assert found.notes == (stays, "A town key opens step 10 of the cult of Fire for you.")
    assert ("Town keys", "1 → 0") in found.changes
    given(state, "nomads", cults="10/0/0/0")
    assert notes(state, "witches", "send p to FIRE for 3") == (
        stays,
        "Somebody is already on step 10 of the cult of Fire; you stop at 9.",
    )


def test_what_is_lost() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", priests=1, cults="2/0/0/0", bowls="0/1/11")
    assert "2 power is lost because your bowls have no room for it." in notes(state, "witches", "send p to FIRE for 3")
    given(state, "witches", priests=7)
    assert notes(state, "witches", "action ACT2") == ("1 priest is lost because you have only seven.",)
    given(state, "witches", coins=9, workers=9)
    ends_a_spade = "action ACT6. transform E7 to green. build E7"
    assert "1 spade is lost unused." in notes(state, "witches", ends_a_spade)


def test_burnt_tokens_and_lonely_trading_houses() -> None:
    state = table("witches E9 A3", "nomads E8 F3 I7")
    given(state, "witches", bowls="4/8/0", coins=20)
    assert "2 power tokens leave the game for good." in notes(state, "witches", "burn 1. burn 1")
    lonely = "Without an opponent's building next to it, the trading house costs twice the coins."
    assert notes(state, "witches", "upgrade A3 to TP") == (lonely,)


def test_an_action_turns_down_what_is_offered() -> None:
    state = table("witches C3 F4", "nomads E8 F3 I7")
    play(state, "witches: upgrade F4 to TP. done")
    found = notes(state, "nomads", "upgrade F3 to TP")
    assert found[0] == "This turns down the open offer of 1 power from the Witches."
    assert notes(state, "nomads", "leech 1 from witches") == ()


def test_the_price_of_power_that_does_not_fit() -> None:
    state = table("witches C3 F4", "nomads E8 F3 I7")
    put(state, "nomads", "SH F3")
    given(state, "nomads", bowls="0/2/10")
    play(state, "witches: upgrade F4 to TP. done")
    found = told(state, "nomads", "leech 3 from witches")
    assert found.notes == ("Your bowls have room for 2 of the 3 power only; you pay for what you get.",)
    assert found.points == (("Paid for power", -1),)


def test_passing_first_and_ending_the_round() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", spare="BON3 BON9")
    first = "You are the first to pass and will begin the next round."
    assert notes(state, "witches", "pass BON3") == (first,)
    passes(state, "witches")
    found = notes(state, "nomads", "pass BON9")
    assert found[0] == "This ends round 1."
    assert found[-1].startswith("Your income: +")
    state.round = 6
    assert notes(state, "nomads", "pass")[0] == "This ends the game."
    assert notes(state, "nomads", "pass")[-1].startswith("Your final scoring: +")


def test_cultists_and_those_who_answer_them() -> None:
    state = table("cultists E6 F5", "nomads E8 F3 I7")
    put(state, "nomads", "D E7")
    given(state, "cultists", workers=9, coins=20)
    assert "If somebody takes this power, you may advance 1 step in a cult." in notes(
        state, "cultists", "upgrade E6 to TP"
    )
    play(state, "cultists: upgrade E6 to TP")
    rewarded = "For this the Cultists may advance 1 step in a cult."
    assert notes(state, "nomads", "leech 2 from cultists") == (rewarded,)
    assert notes(state, "nomads", "decline 2 from cultists") == (
        "Now everybody has declined, and the Cultists get 1 power.",
    )


def test_what_is_chosen_next() -> None:
    state = table("chaosmagicians G2", "nomads E8 F3 I7")
    put(state, "chaosmagicians", "SH G2")
    given(state, "chaosmagicians", bowls="0/0/12")
    assert notes(state, "chaosmagicians", "action ACTC") == ("Then you have 2 more actions in this turn.",)
    assert notes(state, "chaosmagicians", "action ACT5")[-1] == "Then you have 1 spade left for a hex."
