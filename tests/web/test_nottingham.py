"""A whole game of five: three people in three browsers, on a laptop and on phones, and two bots."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from web.browsers import LAPTOP, PHONE, Browsers, Window
from web.players import Player, choice
from web.tables import Table
from web.test_axe import LOOKS, assert_no_faults
from web.test_german import assert_german
from web.test_whole_game import scrolls

RED, YELLOW, GREEN = 0, 1, 2
LIKED: Final = (
    "spring", "defend", "act", "rob", "raid", "steal", "take", "refuse", "task", "set 3", "set", "lay", "offer",
    r"barter \w+ \w+", "barter", "accept", "keep", "yield", "pass", "hold", "discard",
)  # fmt: skip
"""What the people would rather do: whatever others have to answer, and answers that do something."""
GROUPS: Final = ("task", "set", "barter-two", "barter", "offer", "accept", "end")


def five(browsers: Browsers, seed: str) -> Table:
    game = {"game": "nottingham", "options": {"first-player": "red"}}
    return Table(browsers, "me", "open", "open", "bot", "bot", seed=seed, title="Sherwood", game=game)


class People:
    """Three people before their pages. Red confirms, the others act at once."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        for seat in (YELLOW, GREEN):
            table.act_at_once(seat)
        self.red: Final = table.sit(RED, LAPTOP)
        self.yellow: Final = table.sit(YELLOW, PHONE, "de")
        self.green: Final = table.sit(GREEN, PHONE, theme="dark")
        self.questions: Final[set[str]] = set()

    def on(self) -> bool:
        """A decision of everybody who is asked; False when the game is over."""
        for player in (self.red, self.yellow, self.green):
            if player.is_over:
                return False
            if player.seen()["turn"] == "yes":
                self.questions.add(player.question)
                assert not scrolls(player)
                before = player.position
                while player.position == before and not player.is_over:
                    decide(player)
        return True


def decide(player: Player) -> None:
    """One click forward, to what is liked most."""
    seen = player.seen()
    if seen["confirm"]:
        player.press("#confirm")
        return
    texts = [one["text"] for one in seen["choices"]]
    if not texts:
        there = [key.removeprefix("group:") for key in seen["groups"]]
        player.open(next(key for key in GROUPS if key in there))
        return
    best = next(text for liked in LIKED for text in texts if re.match(liked, text))
    player.press(choice(best))


def test_a_whole_game_of_five(browsers: Browsers) -> None:
    """An attack answered by a chain, an ambush that foils a set, a purchase refused, a barter: all by clicking."""
    people = People(five(browsers, "sherwood"))
    while people.on():
        pass
    log = "\n".join(line["text"] for line in people.table.state(RED)["log"])
    for event in ("defends with a chain", "springs an ambush", "The trade fails", "refuses all offers", "barters"):
        assert event in log, event
    asked = "\n".join(people.questions)
    assert "Kette spielen?" in asked and "play a chain?" in asked
    assert "Hinterhalt auslösen?" in asked or "spring your ambush?" in asked
    assert "Biete eine oder zwei Karten offen an." in asked and "refuse all of them" in asked
    for player in (people.red, people.yellow, people.green):
        expect(player.page.locator("#question")).to_contain_text(re.compile("gewinn|win"))
    people.yellow.follow("#result")
    expect(people.yellow.page.locator(".podium li")).to_have_count(5)
    expect(people.yellow.page.locator(".chart .line-of")).to_have_count(5)


@pytest.mark.parametrize(("window", "theme"), LOOKS)
def test_the_table_can_be_used_by_all(browsers: Browsers, window: Window, theme: str) -> None:
    """No serious fault that axe finds in hand, county, choices, refusals and tabs; contrast included."""
    table = Table(browsers, "me", "me", "me", "me", seed="axe", game={"game": "nottingham"})
    table.play(lambda state: state["position"] > 60 and state["seat"] == RED and bool(state["may_act"]))
    red = table.sit(RED, window, theme=theme)
    assert_no_faults(red.page, theme)
    red.press("#hand button >> nth=0")
    assert_no_faults(red.page, theme, "#bar")
    red.press("#board #task-seven")
    assert_no_faults(red.page, theme, "#bar")
    assert_no_faults(red.page, theme, "#map")
    for tab in red.page.locator("[role=tab]:visible").all():
        red.press(tab)
        assert_no_faults(red.page, theme, f"#{tab.get_attribute('aria-controls')}")
    if window.touch:
        red.show_tab("others")
    for summary in red.page.locator("#pane-others summary").all():
        red.press(summary)
    assert_no_faults(red.page, theme, "#pane-others")


def test_the_table_is_german_in_every_corner(browsers: Browsers) -> None:
    table = Table(browsers, "me", "me", "me", seed="axe", game={"game": "nottingham"})
    table.play(lambda state: state["position"] > 50 and state["seat"] == RED and bool(state["may_act"]))
    red = table.sit(RED, language="de")
    assert_german(red.page)
    for element in ("hand button >> nth=0", "board #task-five", "board #player-1", "board #discards"):
        red.press(f"#{element}")
        assert_german(red.page)
    for summary in red.page.locator("#pane-others summary").all():
        red.press(summary)
    for tab in red.page.locator("[role=tab]:visible").all():
        red.press(tab)
    assert_german(red.page)
