"""The hand, the others, what one knows, what is won."""

import re

from games.nottingham.positions import table
from games.nottingham.shown import play
from spielwerk.core.game import NOBODY
from spielwerk.core.presentation import Panel
from spielwerk.games.nottingham.presentation import PRESENTATION
from spielwerk.games.nottingham.turn import Nottingham


def panels(state: Nottingham, seat: int | None, language: str = "en") -> dict[str, Panel]:
    view = state.view(NOBODY if seat is None else seat)
    return {panel.key: panel for panel in PRESENTATION.panels(view, seat, language, {})}


def words(html: str) -> str:
    """What is read of a panel."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)).strip()


def test_the_own_hand_is_held_by_kinds() -> None:
    state = table(red="3 pearls coin", yellow="box", green="gems")
    own = panels(state, 0, "de")["own"]
    assert re.findall(r'id="(card-\w+)"', own.html) == ["card-coin", "card-pearls"]
    assert "3 Perlen, je 10 Punkte" in own.html and own.html.count("#f-pearls") == 3
    assert panels(state, 1)["own"].html.count("#f-box") == 1


def test_what_all_know_of_the_own_hand() -> None:
    state = table(red="pearls coin", yellow="box", green="gems")
    play(state, "chance: reveal pearls", "red: keep")
    found = panels(state, 0)
    assert "2 pearls, 10 points each; everybody knows of 1" in found["own"].html
    assert "Everybody knows of your hand: 1 pearl." in found["knows"].html
    assert "There is nothing of your hand that everybody knows." in panels(state, 1)["knows"].html


def test_nobody_counts_discards_where_nobody_may_look() -> None:
    """options.open-discards."""
    for may_look in (True, False):
        options = {"open-discards": may_look}
        state = table(red="coin", yellow="box", green="gems", discards="5 pearls", options=options)
        found = "".join(panel.html for panel in panels(state, 0).values())
        assert ("Pearls: 10 points, Robbery; 5 on the discard pile" in found) == may_look
        assert "Pearls: 10 points, Robbery" in found and ("; 0 on the discard pile" in found) == may_look


def test_places_of_others_show_what_one_knows() -> None:
    state = table(red="coin", yellow="2 pearls box", green="gems")
    play(state, "chance: reveal pearls", "red: act", "red: rob yellow", "yellow: yield", "red: take box")
    known = panels(state, 0)["seat-1"].html
    assert known.count("#f-pearls") == 3 and "card-back" not in known
    guessed = panels(state, 2)["seat-1"].html
    assert guessed.count("#f-pearls") == 1 and guessed.count("card-back") == 2
    assert "Hand of Yellow: 1 pearl and 2 unknown" in guessed


def test_the_table_of_what_one_knows() -> None:
    state = table(red="coin", yellow="2 pearls box", green="gems")
    play(state, "chance: reveal pearls", "red: act", "red: rob yellow", "yellow: yield", "red: take box")
    rows = [words(row) for row in re.findall(r"<tr>.*?</tr>", panels(state, 0)["knows"].html)]
    assert rows[1] == "Yellow \u00b7 \u00b7 \u00b7 3 \u00b7 \u00b7 \u00b7 0"
    assert rows[2] == "Green \u00b7 \u00b7 \u00b7 \u00b7 \u00b7 \u00b7 \u00b7 1"
    watched = [words(row) for row in re.findall(r"<tr>.*?</tr>", panels(state, None)["knows"].html)]
    assert watched[2] == "Yellow \u00b7 \u00b7 \u00b7 1 \u00b7 \u00b7 \u00b7 2"


def test_ambush_cards_and_where_they_are_known_to_be() -> None:
    """ambush.lay, ambush.effect, p. 5-6."""
    state = table(red="3 pearls", yellow="box", green="gems", ambushes={"green": "pearls-gems red"})
    play(state, "chance: reveal gems", "red: keep", "red: set 3 pearls", "green: spring red")
    mine = words(panels(state, 2)["snares"].html)
    assert "Pearls and Gemstones lies before you" in mine and "Red in the pile, place 8 from the top" in mine
    others = words(panels(state, 1)["snares"].html)
    assert "Pearls and Gemstones place unknown" in others and "Red in the pile, place 8 from the top" in others


def test_own_ambushes_lie_with_gold_and_can_be_looked_at() -> None:
    state = table(red="coin", yellow="box", green="gems", ambushes={"green": "pearls-gems"})
    assert 'id="ambush-pearls-gems"' in panels(state, 2)["own"].html
    assert "ambush-pearls-gems" not in panels(state, 0)["seat-2"].html
    assert "Ambush before Green" in panels(state, 0)["seat-2"].html


def test_what_is_won() -> None:
    """scoring.sum, p. 4."""
    state = table(red="3 pearls", yellow="box", green="gems", tasks={"five": "red"})
    play(state, "chance: reveal chain", "red: set 3 pearls")
    assert "1 pearl: 10 points; Five equal items: 25 points" in panels(state, 1)["won"].html
    assert "35" in words(panels(state, 1)["seat-0"].summary)
    sheet = PRESENTATION.sheet(state.view(1), "en")
    assert sheet.rows == (("Pearls", (10, 0, 0)), ("Five equal items", (25, 0, 0)), ("Total", (35, 0, 0)))


def test_the_strip_tells_number_and_way() -> None:
    state = table(red="coin", yellow="4 box", green="gems", sheriff=2)
    assert words(
        panels(state, None)["favour"].html
    ) == "Next favour 4 24 steps to the town \u00b7 8 task cards left".replace("24", "23")
    assert panels(state, None)["favour"].html.count("#s-seat-") == 3


def test_panels_come_in_the_order_of_the_table() -> None:
    state = table(players=5, red="coin", yellow="box", green="gems", blue="gold", purple="chain")
    places = [panel.place for panel in PRESENTATION.panels(state.view(2), 2, "en", {})]
    assert places == ["own", "seat-3", "seat-4", "seat-0", "seat-1"] + ["common"] * 5
    assert [panel.place for panel in PRESENTATION.panels(state.view(NOBODY), None, "en", {})][:2] == [
        "seat-0",
        "seat-1",
    ]
