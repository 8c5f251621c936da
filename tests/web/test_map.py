"""The map under fingers and mouse: zoom, drag, tap; and what is under them has a name."""

import pytest
from playwright.sync_api import expect

from web.browsers import LAPTOP, PHONE, Window
from web.players import Player
from web.tables import WITCHES, Table


def part_shown(player: Player) -> tuple[float, float, float, float]:
    """The part of the map in sight: left, top, width, height."""
    x, y, width, height = map(float, str(player.page.locator("#board").get_attribute("viewBox")).split())
    return x, y, width, height


def middle(player: Player, selector: str) -> tuple[float, float]:
    box = player.page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_wheel_zooms_drag_moves_and_a_double_click_shows_all(table: Table) -> None:
    witches = table.sit(WITCHES)
    whole = part_shown(witches)
    mouse = witches.page.mouse
    x, y = middle(witches, "#hex-F4")
    mouse.move(x, y)
    mouse.wheel(0, -400)
    witches.page.locator("section.is-zoomed").wait_for()
    zoomed = part_shown(witches)
    assert zoomed[2] < whole[2]
    new_x, new_y = middle(witches, "#hex-F4")
    assert abs(new_x - x) < 2 and abs(new_y - y) < 2, "the place under the pointer stays there"
    mouse.down()
    mouse.move(x - 60, y - 20, steps=4)
    mouse.up()
    assert part_shown(witches)[0] > zoomed[0]
    assert witches.main.get_attribute("data-focus") == "", "the end of a drag is no tap"
    # A move does not change the part shown.
    before = part_shown(witches)
    witches.tap("hex-F4")
    witches.choose("upgrade F4 to TP")
    witches.wait("draft", 1)
    assert part_shown(witches) == before
    witches.page.keyboard.press("0")
    assert part_shown(witches) == whole


def test_two_fingers_zoom(table: Table) -> None:
    witches = table.sit(WITCHES, PHONE)
    whole = part_shown(witches)
    x, y = middle(witches, "#hex-E7")
    session = witches.page.context.new_cdp_session(witches.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 60), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    witches.page.locator("section.is-zoomed").wait_for()
    assert part_shown(witches)[2] < whole[2] * 0.6
    assert not witches.page.evaluate("() => visualViewport.scale !== 1"), "the page itself is not zoomed"


def test_buttons_zoom(table: Table) -> None:
    witches = table.sit(WITCHES)
    whole = part_shown(witches)
    witches.press("[data-zoom=in]")
    assert part_shown(witches)[2] < whole[2]
    witches.press("[data-zoom=all]")
    assert part_shown(witches) == whole


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_everything_that_can_be_tapped_has_a_name(table: Table, window: Window) -> None:
    """For those who do not see it, and in the bar for those who tap."""
    witches = table.sit(WITCHES, window)
    nameless = witches.page.evaluate(
        "() => [...document.querySelectorAll('[data-taps] :is([role=button], button)[id]')]"
        ".filter((one) => !(one.getAttribute('aria-label') || one.title || one.innerText.trim())).map((one) => one.id)"
    )
    assert not nameless
    witches.tap("building-TP" if window is LAPTOP else "hex-A1")
    expect(witches.page.locator("#focus h2")).not_to_have_text("")
    hovered = witches.page.evaluate(
        "() => [...document.querySelectorAll('#board [role=button][id]')]"
        ".filter((one) => !one.querySelector('title') && !one.getAttribute('title')).map((one) => one.id)"
    )
    assert not hovered
