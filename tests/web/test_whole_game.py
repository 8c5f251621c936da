"""A whole game against bots, by clicking alone, on a laptop and on a phone."""

import pytest
from playwright.sync_api import expect

from web.browsers import LAPTOP, PHONE, Browsers, Window
from web.players import Player


def scrolls(player: Player) -> bool:
    """Whether the page is larger than its window."""
    wider: bool = player.page.evaluate(
        "() => { const page = document.scrollingElement;"
        "return page.scrollHeight > innerHeight || page.scrollWidth > innerWidth; }"
    )
    return wider


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_two_clicks_into_a_game_and_to_its_end_by_clicking_alone(browsers: Browsers, window: Window) -> None:
    page = browsers.open(window)
    page.goto("/")
    player = Player(page, window.touch)
    player.follow("#play-now")
    player.wait_asked()
    assert player.clicks <= 2
    while not player.is_over:
        assert not scrolls(player)
        player.play_turn()
    player.follow("#result")
    assert page.url.endswith("/result")
    expect(page.locator(".podium li")).to_have_count(3)
    expect(page.locator(".podium .won")).not_to_have_count(0)
    points = [int(text) for text in page.locator(".podium .total").all_inner_texts()]
    assert points == sorted(points, reverse=True) and points[-1] > 20
    expect(page.locator(".chart .line-of")).to_have_count(3)
    totals = [int(text) for text in page.locator(".score .sum td").all_inner_texts()]
    assert sorted(totals) == sorted(points), "the sheet adds up"
    assert not page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth"), "nothing is beside the screen"
