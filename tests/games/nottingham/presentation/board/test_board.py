"""The county: the sheriff, who would get his favour, tasks, piles, plays under way; and the same as text."""

import re
from itertools import pairwise
from math import dist, hypot

import pytest

from games.nottingham.positions import table
from games.nottingham.presentation.looking import LANGUAGES, parsed, views
from games.nottingham.shown import play
from spielwerk.core.game import NOBODY
from spielwerk.games.nottingham.presentation import PRESENTATION
from spielwerk.games.nottingham.presentation.board import geometry
from spielwerk.games.nottingham.turn import Nottingham


def board(state: Nottingham, viewer: int = NOBODY, language: str = "en") -> str:
    return PRESENTATION.board(state.view(viewer), language, {}, ())


def text(state: Nottingham, viewer: int = NOBODY, language: str = "en") -> list[str]:
    return PRESENTATION.board_text(state.view(viewer), language).splitlines()


@pytest.mark.parametrize("fields", [5, 24, 25, 60])
def test_fields_lie_apart_on_a_closed_path(fields: int) -> None:
    plan = geometry.plan(fields)
    for one, other in pairwise(plan.fields):
        assert dist(one[:2], other[:2]) > 1.9 * plan.radius
    for place in plan.fields:
        assert geometry.LEFT - 1 <= place.x <= geometry.RIGHT + 1 and geometry.TOP - 1 <= place.y <= geometry.BOTTOM + 1
    assert dist(plan.town[:2], plan.fields[0][:2]) > plan.radius + 30 or fields > 50
    assert dist(plan.town[:2], plan.fields[-1][:2]) > plan.radius + 20


def test_the_path_goes_clockwise() -> None:
    """components.board, p. 1."""
    middle = (geometry.WIDTH / 2, geometry.HEIGHT / 2)
    fields = geometry.plan(24).fields
    turns = [
        (one.x - middle[0]) * (other.y - middle[1]) - (one.y - middle[1]) * (other.x - middle[0])
        for one, other in pairwise(fields)
    ]
    assert all(turn > 0 for turn in turns)
    assert all(hypot(place.x - middle[0], place.y - middle[1]) > 100 for place in fields)


@pytest.mark.parametrize("players", range(3, 8))
def test_places_of_seats_lie_side_by_side_in_the_clearing(players: int) -> None:
    places = geometry.plates(players)
    left, _, width, _ = geometry.CLEARING
    assert places[0].left >= left - 1 and places[-1].left + places[-1].width <= left + width + 1
    for one, other in pairwise(places):
        assert one.left + one.width < other.left


def test_who_would_get_the_favour_now() -> None:
    """favour.who, p. 4. Three cards are the limit of the first field; four are too many."""
    state = table(red="2 pearls coin", yellow="4 box", green="gems")
    assert "Red and Green would now get the favour" in board(state)
    assert text(state)[:3] == [
        "The sheriff is in the town of Nottingham.",
        "The next field has the number 3.",
        "Red and Green would now get the favour.",
    ]
    assert "Die Gunst bekämen jetzt Rot und Grün" in board(state, language="de")


def test_before_the_town_nobody_gets_a_favour() -> None:
    """favour.not-in-town, p. 4."""
    state = table(red="coin", yellow="box", green="gems", sheriff=24)
    assert "favour up to" in board(state) and "would now get" not in board(state)
    assert text(state)[1] == "The town comes next; then the game is over."


def test_a_way_that_is_over_lies_behind_the_sheriff() -> None:
    """end.town, p. 4."""
    state = table(red="3 pearls", yellow="box", green="gems", sheriff=24)
    assert board(state).count('class="field passed"') == 24 and 'class="town ahead"' in board(state)
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert state.is_terminal()
    picture = PRESENTATION.board(state, "en", {}, ())
    assert picture.count('class="field passed"') == 24 and "ahead" not in picture


def test_tasks_tell_what_they_are_worth_and_who_has_done_them() -> None:
    """tasks.first, tasks.second, p. 3-4."""
    state = table(red="coin", yellow="box", green="gems", tasks={"five": "yellow", "three-pairs": "red green"})
    lines = text(state)
    assert "Seven different items: 30 points (20 once two have done it)." in lines
    assert "Five equal items: 15 points left; Yellow has done it (now 25)." in lines
    assert "Three pairs: taken by Red and Green (10 each)." in lines


def test_the_piles_are_counted() -> None:
    state = table(red="coin", yellow="box", green="gems", discards="3 pearls chain")
    assert "Draw pile: 77 cards." in text(state)
    assert "Discard pile: 4 cards: 3 pearls and 1 chain." in text(state)


def test_a_discard_pile_that_may_not_be_looked_through_shows_its_number_only() -> None:
    """options.open-discards."""
    state = table(red="coin", yellow="box", green="gems", discards="3 pearls", options={"open-discards": False})
    assert "Discard pile: 3 cards." in text(state)


def test_an_attack_under_way() -> None:
    state = table(red="coin", yellow="box", green="2 gems")
    play(state, "chance: reveal pearls", "red: act", "red: rob green")
    assert "Revealed: Pearls." in text(state) and "Red robs Green." in text(state)
    assert 'class="attack"' in board(state) and "Rot raubt Grün aus" in board(state, language="de")
    play(state, "green: yield")
    assert 'id="loot-gems"' in board(state, 0), "the robber sees the hand"
    assert 'id="loot-gems"' not in board(state, 1) and "2 unknown cards" in board(state, 1)


def test_offers_given_and_awaited() -> None:
    """purchase.action, p. 5."""
    state = table(red="coin", yellow="box pearls", green="2 gems")
    play(state, "chance: reveal coin", "red: act", "yellow: offer box")
    picture = board(state, 2)
    assert "Yellow offers a card face down" in picture and "Green still considers what to offer" in picture
    assert "Yellow offers 1 chest" in board(state, 1), "one's own offer"
    play(state, "green: offer gems")
    assert "Yellow offers 1 chest" in board(state, 0) and "Yellow offers 1 chest" not in board(state, 2)


def test_a_set_laid_out_and_the_ambushes_that_lie() -> None:
    state = table(red="3 pearls", yellow="box", green="gems", ambushes={"green": "pearls-gems"})
    play(state, "chance: reveal gems", "red: keep", "red: set 3 pearls")
    assert board(state).count('aria-label="3 pearls"') == 3
    assert "  Ambush before Green: Pearls and Gemstones." in text(state, 2)
    assert not any("Ambush before Green" in line for line in text(state, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_can_be_read_and_has_a_name(language: str) -> None:
    for state, _ in views():
        root = parsed(PRESENTATION.board(state, language, {"player-0": "choice"}, ("player-1",)))
        for element in root.iter():
            if element.attrib.get("role") in ("button", "img", "group"):
                assert element.attrib["aria-label"].strip()


def test_numbers_come_from_the_data() -> None:
    """options.data: whoever owns the game corrects the numbers; the path follows."""
    state = table(red="coin", yellow="box", green="gems", options={"data": "board.numbers=[2,8,2,8,2,8]"})
    numbers = re.findall(r"Field (\d): favour up to (\d)", board(state))
    assert dict(numbers) == {"1": "2", "2": "8", "3": "2", "4": "8", "5": "2", "6": "8"}
