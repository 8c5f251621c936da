"""Moves that are typed, and things that cannot be done: both say why, and lead to the rule."""

import pytest
from playwright.sync_api import expect

from web.browsers import LAPTOP, PHONE, Window
from web.players import Player
from web.tables import WITCHES, Table


def typed(player: Player, text: str) -> None:
    player.page.locator("#typed input").fill(text)
    player.page.locator("#typed input").press("Enter")
    player.answered()


def assert_opens_rule(player: Player, selector: str) -> None:
    """The § leads into the rulebook panel, to that rule."""
    link = player.page.locator(selector).first
    rule = link.get_attribute("data-rule")
    player.press(link)
    drawer = player.page.locator("#rules")
    expect(drawer).to_be_visible()
    expect(drawer.locator(".is-at")).to_have_attribute("id", str(rule))
    expect(drawer.locator(".is-at")).to_be_in_viewport()


def test_a_typed_turn(table: Table) -> None:
    witches = table.sit(WITCHES)
    typed(witches, "convert 1w to 1c; upgrade f4 to tp")
    witches.wait("draft", 2)
    expect(witches.page.locator("#typed input")).to_have_value("")
    witches.confirm()
    assert table.record()[-3:] == ["witches: convert 1W to 1C", "witches: upgrade F4 to TP", "witches: done"]


def test_a_typed_move_that_is_refused_cites_the_rule_and_opens_it(table: Table) -> None:
    witches = table.sit(WITCHES)
    typed(witches, "build A13")
    status = witches.page.locator("#status.is-shown")
    expect(status).to_contain_text("§")
    assert witches.main.get_attribute("data-draft") == "0"
    expect(witches.page.locator("#typed input")).to_have_value("build A13")
    assert_opens_rule(witches, "#status [data-rule]")


def test_what_nobody_understands_is_said(table: Table) -> None:
    witches = table.sit(WITCHES)
    typed(witches, "make me win")
    expect(witches.page.locator("#status.is-shown")).to_contain_text("make me win")


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("element", ["hex-A13", "hex-F3", "action-ACT6", "building-SA", "tile-BON6"])
def test_tapping_what_cannot_be_chosen_says_why_not(table: Table, window: Window, element: str) -> None:
    witches = table.sit(WITCHES, window)
    if element.startswith("tile"):
        witches.show_tab("tiles")
    elif window.touch and element.startswith("action"):
        witches.show_tab("strip")
    witches.tap(element)
    reasons = witches.page.locator("#focus .reasons li")
    expect(reasons.first).to_be_visible()
    assert len(reasons.first.inner_text()) > 20
    assert_opens_rule(witches, "#focus .reasons [data-rule]")
