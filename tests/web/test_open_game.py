"""Opening a game by the file chooser, and looking at it with slider, keys and log."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from spielwerk.core.record_text import dump
from table.opened import as_json, packed, played
from web.browsers import LAPTOP, PHONE, Browsers, Window
from web.test_axe import assert_no_faults

WINDOWS = [pytest.param(LAPTOP, id="laptop"), pytest.param(PHONE, id="phone")]
LAST = len(played().entries)


def position(page: Page) -> int:
    return int(page.locator("#main").get_attribute("data-position") or -1)


def at(page: Page, wanted: int) -> None:
    expect(page.locator("#main")).to_have_attribute("data-position", str(wanted))


def opens(page: Page, path: Path) -> None:
    """Chooses a file, and waits until the game's page works."""
    page.set_input_files("#file", path)
    at(page, LAST)
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")


@pytest.fixture
def attic(tmp_path: Path) -> Path:
    path = tmp_path / "attic.txt"
    path.write_text(dump(played()), encoding="utf-8")
    return path


@pytest.mark.parametrize("window", WINDOWS)
def test_a_file_is_opened_and_looked_through(browsers: Browsers, attic: Path, window: Window) -> None:
    page = browsers.open(window)
    page.goto("/")
    page.click("#open-game")
    assert_no_faults(page, "light")
    opens(page, attic)
    assert page.title().endswith("attic") or "attic" in page.title()
    page.keyboard.press("Home")
    at(page, 0)
    lines = page.locator("#pane-log a[data-go]").evaluate_all("all => all.map((one) => Number(one.dataset.go))")
    places = sorted(set(lines))
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    at(page, places[8])
    page.keyboard.press("ArrowLeft")
    at(page, places[7])
    bar, height = page.locator("#bar"), page.viewport_size["height"] if page.viewport_size else 0
    box = bar.bounding_box()
    assert box is not None and box["y"] + box["height"] <= height, "slider and buttons are on the screen"
    assert_no_faults(page, "light")


@pytest.mark.parametrize("window", WINDOWS)
def test_the_slider_shows_positions_while_it_is_dragged(browsers: Browsers, attic: Path, window: Window) -> None:
    page = browsers.open(window)
    page.goto("/open")
    opens(page, attic)
    slider = page.locator("#slider").bounding_box()
    assert slider is not None
    middle, height = slider["x"] + slider["width"] / 2, slider["y"] + slider["height"] / 2
    page.mouse.move(slider["x"] + slider["width"] - 6, height)
    page.mouse.down()
    page.mouse.move(middle, height, steps=8)
    expect(page.locator("#main")).not_to_have_attribute("data-position", str(LAST))
    page.mouse.up()
    page.wait_for_function(
        "half => Math.abs(document.getElementById('main').dataset.position - half) < half / 4", arg=LAST / 2
    )
    here = page.locator("#pane-log [aria-current]")
    expect(here).to_have_count(1)
    page.click("#tab-log")
    expect(here).to_be_in_viewport()
    page.keyboard.press("End")
    at(page, LAST)


def test_the_log_and_the_address_lead_to_a_position(browsers: Browsers, attic: Path) -> None:
    page = browsers.open(LAPTOP)
    page.goto("/open")
    opens(page, attic)
    line = page.locator("#pane-log a[data-go]").nth(12)
    wanted = int(line.get_attribute("data-go") or 0)
    line.click()
    at(page, wanted)
    page.wait_for_function("wanted => location.search.endsWith(`position=${wanted}`)", arg=wanted)
    page.reload()
    at(page, wanted)
    expect(page.locator("#pane-log [aria-current]")).to_have_attribute("data-go", str(wanted))
    page.click("#play-on")
    assert_no_faults(page, "light")
    page.click("main .button.primary")
    expect(page.locator("#main")).to_have_attribute("data-last", str(wanted))


def test_games_are_chosen_and_mistakes_are_said(browsers: Browsers, tmp_path: Path) -> None:
    page = browsers.open(LAPTOP, "de")
    page.goto("/open")
    page.fill("#text", "witches: build E7")
    page.click("#open-text")
    expect(page.locator("#told.is-wrong")).to_contain_text("text")
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(packed("\n".join(as_json(name, played()) for name in ("one", "two", "three"))))
    page.set_input_files("#file", path)
    expect(page.locator("#pick li")).to_have_count(3)
    expect(page.locator("#told")).to_be_hidden()
    page.fill("#search", "TW")
    expect(page.locator("#pick li:visible")).to_have_count(1)
    page.fill("#search", "")
    page.get_by_label("one").check()
    page.get_by_label("two").check()
    assert_no_faults(page, "light")
    page.get_by_role("button", name="2 Spiele öffnen").click()
    page.wait_for_url("**/my#reviews")
    expect(page.locator(".table-row")).to_have_count(2)
