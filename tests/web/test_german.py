"""German everywhere for a browser that asks for it, and a switch between the languages."""

import re

from playwright.sync_api import Page, expect

from web.browsers import Browsers
from web.tables import NOMADS, WITCHES, Table

ENGLISH = re.compile(
    r"\b(the|and|you|your|with|of|for|from|to|this|that|is|are|turn|game|table|seat|seats|page|rules|choose|take|"
    r"build|power|workers?|coins?|priests?|points|round|confirm|undo|back|income|dwellings?|people|watch|new|no|yes)\b",
    re.IGNORECASE,
)
_ALL_TEXT = """() => {
    const found = [document.title, document.documentElement.lang];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
        if (!walker.currentNode.parentNode.closest("datalist")) found.push(walker.currentNode.data);
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [data-ask]"))
        for (const name of ["aria-label", "title", "placeholder", "data-ask"]) found.push(one.getAttribute(name) ?? "");
    for (const value of Object.values(document.body.dataset)) found.push(value);
    return found.map((text) => text.trim()).filter((text) => text);
}"""
NOTATION = re.compile(r"build (E7|A13)|(?<=eintippen: ).*|[a-z0-9]+([-.][a-z0-9]+)+")
"""Moves are typed in the notation of records, which is the same in all languages, as are ids of rules and options."""


def assert_german(page: Page) -> None:
    texts: list[str] = page.evaluate(_ALL_TEXT)
    assert texts[1] == "de", page.url
    english = [text for text in texts if ENGLISH.search(NOTATION.sub("", text))]
    assert not english, f"{page.url}: {english[:10]}"


def test_pages_are_german_for_a_browser_that_asks_for_it(browsers: Browsers) -> None:
    page = browsers.open(language="de")
    for path in ("/", "/new", "/my", "/rules/terra-mystica", "/table/nothing"):
        page.goto(path)
        assert_german(page)


def test_the_table_is_german_in_every_corner(browsers: Browsers) -> None:
    table = Table(browsers, "me", "open").open_game()
    witches = table.sit(WITCHES, language="de")
    nomads = table.sit(NOMADS, language="de")
    assert_german(witches.page)
    for group in witches.seen()["groups"]:
        witches.press(f'#bar .group[data-focus="{group}"]')
        witches.wait("focus", group)
        assert_german(witches.page)
        witches.press("#focus [data-focus='']")
    witches.tap("hex-A13")
    assert_german(witches.page)
    witches.tap("hex-F4")
    witches.choose("upgrade F4 to TP")
    assert_german(witches.page)
    witches.confirm()
    assert_german(witches.page)
    nomads.wait("turn", "yes")
    assert_german(nomads.page)
    nomads.page.locator("#typed input").fill("build A13")
    nomads.page.locator("#typed input").press("Enter")
    expect(nomads.page.locator("#status.is-shown")).to_contain_text("§")
    assert_german(nomads.page)
    nomads.press("#status [data-rule]")
    expect(nomads.page.locator("#rules .is-at")).to_be_visible()
    assert_german(nomads.page)


def test_the_final_page_is_german(browsers: Browsers) -> None:
    table = Table(browsers, "me", "me")
    table.play(lambda state: bool(state["over"]))
    witches = table.sit(WITCHES, language="de")
    assert_german(witches.page)
    witches.follow("#result")
    assert_german(witches.page)
    witches.page.goto(f"{table.path}?position=20")
    assert_german(witches.page)


def test_the_switch_changes_the_language(browsers: Browsers) -> None:
    page = browsers.open(language="de")
    page.goto("/new")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert page.url.endswith("/new")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
