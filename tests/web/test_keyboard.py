"""Everything by keyboard alone: a turn, an answer, looking around; and one always sees where one is."""

from playwright.sync_api import Page, expect

from web.tables import NOMADS, WITCHES, Table

MOST_STOPS = 150
_HERE = """() => {
    const here = document.activeElement, style = getComputedStyle(here), box = here.getBoundingClientRect();
    window.stops ??= new Map();
    if (!window.stops.has(here)) window.stops.set(here, window.stops.size);
    return {
        number: window.stops.get(here), text: here.outerHTML.slice(0, 80), id: here.id,
        group: here.dataset.focus ?? "", is_page: here === document.body,
        outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
        seen: box.width > 0 && box.height > 0,
    };
}"""


def stops(page: Page) -> list[dict[str, object]]:
    """Where the Tab key leads to, from the start of the page until it begins again."""
    found: list[dict[str, object]] = []
    page.evaluate("() => { document.activeElement.blur(); getSelection().removeAllRanges(); }")
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        here: dict[str, object] = page.evaluate(_HERE)
        if here["is_page"] or (found and here["number"] == found[0]["number"]):
            return found
        found.append(here)
    raise AssertionError(f"more than {MOST_STOPS} stops")


def test_a_whole_turn_and_the_answer_to_it(table: Table) -> None:
    witches, nomads = table.sit(WITCHES), table.sit(NOMADS)
    keys = witches.page.keyboard
    keys.press("g")
    expect(witches.page.locator("#bar .group:focus")).to_have_count(1)
    while not witches.page.locator('#bar [data-focus="group:upgrade"]:focus').count():
        keys.press("Tab")
    keys.press("Enter")
    witches.wait("focus", "group:upgrade")
    keys.press("g")
    while not witches.page.locator('#bar [data-choice="upgrade F4 to TP"]:focus').count():
        keys.press("Tab")
    keys.press("Enter")
    witches.wait("draft", 1)
    keys.press("Backspace")
    witches.wait("draft", 0)
    keys.press("/")
    keys.type("upgrade F4 to TP")
    keys.press("Enter")
    witches.wait("draft", 1)
    keys.press("Escape")
    keys.press("Enter")
    witches.wait("draft", 0)
    witches.wait("turn", "no")

    keys = nomads.page.keyboard
    nomads.wait("turn", "yes")
    keys.press("g")
    expect(nomads.page.locator('#bar [data-choice="leech 1 from witches"]:focus')).to_have_count(1)
    keys.press("Enter")
    nomads.wait("draft", 1)
    keys.press("Escape")
    keys.press("Enter")
    nomads.wait("draft", 0)
    assert table.record()[-3:] == ["witches: upgrade F4 to TP", "witches: done", "nomads: leech 1 from witches"]


def test_a_hex_is_chosen_on_the_map(table: Table) -> None:
    witches = table.sit(WITCHES)
    witches.page.locator("#hex-F4").focus()
    witches.page.keyboard.press("Enter")
    witches.wait("focus", "hex-F4")
    witches.page.keyboard.press("g")
    expect(witches.page.locator("#bar .choice:focus")).to_have_count(1)


def test_tab_reaches_every_action_and_the_focus_is_seen(table: Table) -> None:
    witches = table.sit(WITCHES)
    seen = witches.seen()
    reached = stops(witches.page)
    assert {str(stop["group"]) for stop in reached} >= set(seen["groups"])
    ids = {str(stop["id"]) for stop in reached}
    assert {"order", "confirming", "hex-F4", "hex-C3"} <= ids
    assert not [stop["text"] for stop in reached if not stop["outlined"] or not stop["seen"]]
    for group in seen["groups"]:
        witches.press(f'#bar .group[data-focus="{group}"]')
        witches.wait("focus", group)
        choices = witches.page.locator("#focus .choice")
        assert choices.count() > 1
        assert choices.evaluate_all("all => all.every((one) => one.tabIndex === 0 && !one.disabled && one.innerText)")
        witches.press("#focus [data-focus='']")
        witches.wait("focus", "")


def test_keys_open_and_close_what_lies_beside(table: Table) -> None:
    witches = table.sit(WITCHES)
    keys = witches.page.keyboard
    for key, drawer in (("r", "rules"), ("?", "help"), ("b", "text")):
        keys.press(key)
        expect(witches.page.locator(f"#{drawer}")).to_be_visible()
        expect(witches.page.locator(f"#{drawer} :focus")).to_have_count(1)
        keys.press("Escape")
        expect(witches.page.locator(f"#{drawer}")).to_be_hidden()
    keys.press("3")
    expect(witches.page.locator("[role=tab][aria-selected=true]")).to_have_attribute("data-tab", "log")
    keys.press("ArrowLeft")
    witches.wait("live", "no")
    keys.press("End")
    witches.wait("live", "yes")


def test_the_board_reads_as_text(table: Table) -> None:
    witches = table.sit(WITCHES)
    witches.page.keyboard.press("b")
    text = witches.page.locator("#text .part")
    expect(text).to_contain_text("F4")
    expect(text).to_contain_text("Witches")
    assert witches.page.locator("#hex-F4").get_attribute("aria-label") == "F4, forest: dwelling, Witches"
