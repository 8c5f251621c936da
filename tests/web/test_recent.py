"""What has just happened can be read without opening anything, and what has no alternative takes one click."""

from typing import Any

import pytest
from playwright.sync_api import expect

from web.browsers import LAPTOP, PHONE, Browsers, Window
from web.players import Player, choice
from web.tables import Table

RED = 0
NOTTINGHAM = {"game": "nottingham", "options": {"first-player": "red"}}


def choices(state: dict[str, Any]) -> int:
    return sum(len(group["choices"]) for group in state["groups"])


def red_asked(table: Table, most: int, least: int = 1) -> None:
    """Plays until Red is asked something with so many choices, and nothing is under way that belongs to it."""

    def enough(state: dict[str, Any]) -> bool:
        begins = state["groups"][:1] and state["groups"][0]["key"] in ("decide", "defence")
        return bool(
            state["seat"] == RED
            and state["may_act"]
            and state["position"] > 12
            and begins
            and least <= choices(state) <= most
        )

    table.play(enough)


def height(player: Player, selector: str) -> float:
    box = player.page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_latest_events_stand_beside_the_question(browsers: Browsers, window: Window) -> None:
    table = Table(browsers, "me", "me", "me", seed="axe", game=NOTTINGHAM)
    red_asked(table, most=2, least=2)
    red = table.sit(RED, window)
    latest = red.page.locator("#recent .turn").first
    expect(latest).to_be_visible()
    expect(latest).to_contain_text(str(table.state()["log"][-1]["text"]))
    button = red.page.locator("#bar .choice").last
    side, below = red.page.locator("#recent").bounding_box(), button.bounding_box()
    assert side is not None and below is not None
    apart = side["x"] >= below["x"] + below["width"] or side["y"] + side["height"] <= below["y"]
    assert apart, "it must not cover what there is to choose"
    red.show_tab("log")
    expect(red.page.locator("#recent")).to_be_hidden()


def test_on_a_phone_more_of_it_unfolds(browsers: Browsers) -> None:
    table = Table(browsers, "me", "me", "me", seed="axe", game=NOTTINGHAM)
    red_asked(table, most=2, least=2)
    red = table.sit(RED, PHONE)
    small = height(red, "#recent")
    red.press("#recent [data-unfold]")
    assert height(red, "#recent") > 2 * small
    red.press("#recent [data-unfold]")
    assert height(red, "#recent") == small


def test_a_choice_without_alternative_needs_no_confirming(browsers: Browsers) -> None:
    table = Table(browsers, "me", "me", "me", seed="axe", game=NOTTINGHAM)
    red_asked(table, most=1)
    red = table.sit(RED)
    begun = red.position
    (only,) = red.seen()["choices"]
    red.press(choice(only["text"]))
    red.wait_beyond(begun)


def test_a_choice_among_several_is_a_draft_first(browsers: Browsers) -> None:
    table = Table(browsers, "me", "me", "me", seed="axe", game=NOTTINGHAM)
    red_asked(table, most=2, least=2)
    red = table.sit(RED)
    begun = red.position
    red.press(choice(red.seen()["choices"][0]["text"]))
    red.wait("draft", 1)
    assert red.position == begun
    expect(red.page.locator("#recent")).to_be_hidden()


def test_why_not_makes_way_for_the_next_tab(browsers: Browsers) -> None:
    table = Table(browsers, "me", "me", "me", seed="axe", game=NOTTINGHAM)
    red_asked(table, most=2, least=2)
    red = table.sit(RED, PHONE)
    red.tap("task-seven")
    expect(red.page.locator("#focus .reasons")).to_be_visible()
    red.show_tab("ledger")
    expect(red.page.locator("#focus")).to_have_count(0)
    red.tap("revealed")
    red.show_tab("own")
    expect(red.page.locator("#focus .choice")).to_have_count(2)


def test_a_link_to_a_position_opens_with_what_leads_on(browsers: Browsers) -> None:
    table = Table(browsers, "me", "me", "me", seed="axe", game=NOTTINGHAM)
    red_asked(table, most=2)
    page = table.page(RED, PHONE)
    page.goto(f"{table.path}?seat={RED}&position=5")
    red = Player(page, touch=True)
    expect(page.locator("#slider")).to_be_visible()
    red.press("#replay [data-go] >> nth=2")
    red.wait_beyond(5)
    red.show_tab("own")
    expect(page.locator("#slider")).to_be_hidden()
