"""Everything can be played by choosing, and what is chosen says what it is."""

import re

import pytest

from games.terra_mystica.play import bridge, given, play, put, seat_of, table, terrain
from games.terra_mystica.presentation.playing import TABLES, Decision, after, decisions, positions
from spielwerk.core.presentation import Choice
from spielwerk.games.terra_mystica.game import GAME
from spielwerk.games.terra_mystica.kinds import is_exchange
from spielwerk.games.terra_mystica.presentation.choosing.elements import actions_of
from spielwerk.games.terra_mystica.presentation.choosing.groups import ORDER, groups
from spielwerk.games.terra_mystica.turn import TerraMystica

ELEMENT = re.compile(
    r"hex-[A-I]\d+|river-r\d+|bridge-[A-I]\d+-[A-I]\d+|tile-(BON|FAV|TW)\d+|action-(ACT[1-6ACEGNSW]|BON[12]|FAV6)"
    r"|cult-(FIRE|WATER|EARTH|AIR)|track-(shipping|digging)|resource-(power|priests|workers|coins|points)"
    r"|faction-[a-z]+|offer-\d-\d+|pass|done|give-up"
)


def offered(state: TerraMystica, name: str, element: str = "", language: str = "en") -> list[Choice]:
    """The choices of a seat, or those of one element."""
    found = groups(state, seat_of(state, name), language)
    return [choice for group in found for choice in group.choices if element in ("", choice.element)]


def ways(state: TerraMystica, name: str, element: str) -> list[str]:
    return [". ".join(choice.actions) for choice in offered(state, name, element)]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whole_games_are_played_by_choosing_only(number: int) -> None:
    count = 0
    for decision in decisions(TABLES[number], number, league=number == 2):
        assert decision.choices
        check_that_nothing_legal_is_missing(decision)
        if count % 10 == 0:
            for choice in decision.choices:
                after(decision.state, decision.seat, choice)
        count += 1
    assert decision.state.is_terminal() or decision.play.state.is_terminal()
    assert count > 60


def check_that_nothing_legal_is_missing(decision: Decision) -> None:
    """Every legal action can be chosen by itself, so that everything can be reached step by step."""
    state, seat = decision.state, decision.seat
    single = {choice.actions[0] for choice in decision.choices if len(choice.actions) == 1}
    assert single == {state.action_to_string(action, seat) for action in state.legal_actions(seat)}


def test_choices_are_different_and_bound_to_what_they_are_about() -> None:
    for at in positions():
        assert len({choice.actions for choice in at.choices}) == len(at.choices)
        for choice in at.choices:
            assert ELEMENT.fullmatch(choice.element), choice
            before = after(at.state, at.seat, choice._replace(actions=choice.actions[:-1]))
            goal = before.string_to_action(choice.actions[-1], at.seat)
            assert goal in actions_of(before, at.seat, choice.element), choice
            assert choice.group in ORDER
            assert choice.label


def test_the_turns_of_a_thinking_player_are_all_there() -> None:
    """Apart from two spades on two hexes, which are chosen one after the other."""
    for at in positions():
        chosen = {choice.actions for choice in at.choices}
        for turn in GAME.sensible_turns(at.state, at.seat):
            core = tuple(at.state.action_to_string(one, at.seat) for one in turn if not is_exchange(one))
            if sum(text.startswith("transform") for text in core) < 2:
                assert any(actions[-len(core) :] == core for actions in chosen), core


def test_choices_of_others_are_none() -> None:
    state = table("witches C3 F4", "nomads E8 F3 I7")
    assert groups(state, seat_of(state, "nomads"), "en") == []


# Ways to the same thing.


def hex_beside_the_witches() -> TerraMystica:
    """Round 1, the Witches to move; E7 is mountains, one step from their forest."""
    state = table("witches E9 F4", "nomads E8 F3 I7", bonus="BON1 BON5", scoring="SCORE5")
    given(state, "witches", bowls="2/0/10", workers=5, coins=10)
    return state


def test_spades_from_everywhere() -> None:
    assert set(ways(hex_beside_the_witches(), "witches", "hex-E7")) == {
        f"{spades}. transform E7 to green{dwelling}"
        for spades in ("dig 1", "action ACT5", "action ACT6", "action BON1")
        for dwelling in ("", ". build E7")
    }


def test_labels_and_prices() -> None:
    state = hex_beside_the_witches()
    german = {choice.actions: choice for choice in offered(state, "witches", "hex-E7", "de")}
    bought = german["dig 1", "transform E7 to green", "build E7"]
    assert bought.label == "Wohnhaus auf E7 – 1 Spaten kaufen"
    assert bought.price == "4 Arbeiter, 2 Münzen · +2 SP"
    assert german["dig 1", "transform E7 to green"].label == "E7 in Wald verwandeln – 1 Spaten kaufen"
    english = {choice.actions: choice for choice in offered(state, "witches", "hex-E7")}
    by_power = english["action ACT5", "transform E7 to green", "build E7"]
    assert by_power.label == "Dwelling on E7 – ACT5"
    assert by_power.price == "1 worker, 2 coins, 4 power · +2 VP"


def test_different_exchanges_are_different_choices() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", bowls="2/4/3", workers=1, coins=3, priests=1)
    trading_house = [
        choice for choice in offered(state, "witches", "hex-F4") if choice.actions[-1] == "upgrade F4 to TP"
    ]
    assert {choice.actions[:-1] for choice in trading_house} >= {("convert 3PW to 1W",), ("convert 1P to 1W",)}
    assert len({choice.label for choice in trading_house}) == len(trading_house) > 1
    given(state, "witches", workers=2)
    assert ways(state, "witches", "hex-F4") == ["upgrade F4 to TP"]


def test_burning_is_folded_in() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", bowls="3/8/1")
    found = offered(state, "witches", "action-ACT4")
    assert [choice.actions for choice in found] == [("burn 1", "burn 1", "burn 1", "action ACT4")]
    assert found[0].price == "4 power, 3 power burnt · +7 coins"


def test_transforming_in_part_goes_step_by_step() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7")
    given(state, "witches", workers=9)
    terrain(state, "E7", to="black")
    assert "dig 2" in ways(state, "witches", "track-digging")
    play(state, "witches: dig 1")
    assert ways(state, "witches", "hex-E7") == ["transform E7 to brown", "transform E7 to blue"]
    found = {group.key for group in groups(state, seat_of(state, "witches"), "en")}
    assert "partial" in found


def test_a_transformation_under_way_may_end_with_a_dwelling() -> None:
    state = hex_beside_the_witches()
    play(state, "witches: action ACT5")
    assert ways(state, "witches", "hex-E7")[:2] == ["transform E7 to green. build E7", "transform E7 to green"]
    play(state, "witches: transform E7 to green")
    assert ways(state, "witches", "hex-E7") == ["build E7"]
    assert ways(state, "witches", "done") == ["done"]


def test_cults_are_reached_in_several_ways() -> None:
    state = table("witches E9 F4", "nomads E8 F3 I7", bonus="BON2 BON5")
    given(state, "witches", priests=1, favours="FAV6")
    assert set(ways(state, "witches", "cult-FIRE")) == {
        "send p to FIRE for 3",
        "send p to FIRE for 2",
        "send p to FIRE for 1",
        "action BON2. +FIRE",
        "action FAV6. +FIRE",
    }
    assert ways(state, "witches", "action-BON2") == ["action BON2"]


def test_bridges_come_with_what_pays_for_them() -> None:
    state = table("engineers H6 F6", "nomads E8 F3 I7")
    given(state, "engineers", bowls="2/0/3", workers=4)
    places = {choice.element for choice in offered(state, "engineers") if choice.group == "bridge"}
    for place in places:
        name = place.removeprefix("bridge-").replace("-", ":")
        assert set(ways(state, "engineers", place)) == {f"action ACT1. bridge {name}", f"action ACTE. bridge {name}"}
    assert "bridge-H6-I9" in places
    bridge(state, "engineers", "H6:I9")
    assert not ways(state, "engineers", "bridge-H6-I9")


@pytest.mark.parametrize(
    ("seats", "element", "way"),
    [
        (("witches E9 F4", "nomads E8 F3 I7"), "hex-A3", "action ACTW. build A3"),
        (("swarmlings E4 I4", "nomads E8 F3 I7"), "hex-E4", "action ACTS. upgrade E4 to TP"),
        (("auren E9 F4", "nomads E8 F3 I7"), "cult-AIR", "action ACTA. +AIR"),
    ],
)
def test_stronghold_actions_come_with_their_place(seats: tuple[str, ...], element: str, way: str) -> None:
    state = table(*seats)
    name = seats[0].split()[0]
    put(state, name, f"SH {seats[0].split()[2]}")
    assert way in ways(state, name, element)


def test_the_sandstorm_may_be_followed_by_a_dwelling() -> None:
    state = table("nomads E8 F3 I7", "witches A3 A10")
    put(state, "nomads", "SH E8")
    given(state, "nomads", workers=1)
    assert ways(state, "nomads", "hex-E7") == [
        "action ACTN. transform E7 to yellow. build E7",
        "action ACTN. transform E7 to yellow",
    ]


def test_answers_to_offers() -> None:
    state = table("witches C3 F4", "nomads E8 F3 I7")
    put(state, "nomads", "TP F3")
    play(state, "witches: upgrade F4 to TP")
    found = offered(state, "nomads", "offer-0-2")
    assert [choice.actions[0] for choice in found] == ["leech 2 from witches", "decline 2 from witches"]
    assert found[0].price == "1 VP · +2 power"


def test_what_is_seldom_wanted_stands_aside_of_what_is_wanted() -> None:
    """To transform without building is an end in itself only for those who cannot build."""
    state = table("witches E9 A3", "nomads F3 E8 I7")
    aside = {group.key: group.aside for group in groups(state, 0, "en")}
    assert [key for key, is_aside in aside.items() if is_aside] == ["transform", "bridge", "dig"]
    given(state, "witches", coins=0, bowls="0/0/0", priests=0, workers=5)
    aside = {group.key: group.aside for group in groups(state, 0, "en")}
    assert "build" not in aside and not aside["transform"] and aside["dig"]
