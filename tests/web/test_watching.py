"""Looking on and looking back: watchers, replay, log, and marks outside the page."""

from playwright.sync_api import expect

from web.browsers import PHONE, Browsers
from web.players import Player
from web.tables import NOMADS, WITCHES, Table

_POST = """([path, body]) => fetch(path, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
}).then((answer) => answer.status)"""


def test_a_watcher_sees_and_cannot_act(browsers: Browsers, table: Table) -> None:
    watcher = Player(browsers.open(PHONE), touch=True)
    watcher.page.goto(table.links["watch"])
    assert watcher.page.url.endswith(table.path), "the secret leaves the address bar"
    expect(watcher.page.locator("#hex-F4")).to_be_visible()
    assert "Witches" in watcher.question
    assert watcher.main.get_attribute("data-turn") == "no"
    assert watcher.page.locator("#bar :is(.choice, .group, #typed, #confirm, [data-post])").count() == 0
    after = table.act(WITCHES, "upgrade F4 to TP", "done")
    watcher.wait("position", after)
    body = {"seat": NOMADS, "position": after, "actions": ["leech 1 from witches"]}
    for path in ("act", "draft"):
        assert watcher.page.evaluate(_POST, [f"/api/tables/{table.id}/{path}", body]) == 403
    assert table.state()["position"] == after


def test_somebody_without_a_link_sees_nothing(browsers: Browsers, table: Table) -> None:
    stranger = browsers.open()
    answer = stranger.goto(table.path)
    assert answer is not None and answer.status == 403
    expect(stranger.locator("#board")).to_have_count(0)


def test_replay_by_slider_keys_and_link(table: Table) -> None:
    table.act(WITCHES, "upgrade F4 to TP", "done")
    witches = table.sit(WITCHES)
    last = witches.position
    witches.show_tab("log")
    trading_house = "F4, forest: trading house, Witches"
    expect(witches.page.locator("#hex-F4")).to_have_attribute("aria-label", trading_house)
    witches.page.locator("#slider").fill("2")
    witches.wait("position", 2)
    witches.wait("live", "no")
    expect(witches.page.locator("#hex-F4")).to_have_attribute("aria-label", "F4, forest: dwelling, Witches")
    assert "position=2" in witches.page.url
    assert not witches.seen()["choices"] and not witches.seen()["groups"]

    friend = Player(witches.page.context.new_page())
    friend.page.goto(witches.page.url)
    assert friend.position == 2
    expect(friend.page.locator("#hex-F4")).to_have_attribute("aria-label", "F4, forest: dwelling, Witches")

    witches.page.locator("h1").first.evaluate("() => document.activeElement.blur()")
    witches.page.keyboard.press("ArrowRight")
    witches.wait_beyond(2)
    witches.page.keyboard.press("Home")
    witches.wait("position", 0)
    witches.press(f'#bar [data-go="{last}"]')
    witches.wait("live", "yes")
    assert "position" not in witches.page.url


def test_the_log_folds_and_its_lines_lead_to_their_position(table: Table) -> None:
    witches = table.sit(WITCHES)
    witches.show_tab("log")
    newest = witches.page.locator("#pane-log details.chapter").first
    newest.locator("summary").click()
    expect(newest).not_to_have_attribute("open", "")
    after = table.act(WITCHES, "upgrade F4 to TP", "done")
    witches.wait("position", after)
    expect(newest).not_to_have_attribute("open", "")
    newest.locator("summary").click()
    line = newest.locator("a", has_text="trading house")
    expect(line.locator("xpath=..").locator("small")).to_contain_text("W")
    witches.press(newest.locator("a", has_text="receive their income").first)
    witches.wait("live", "no")
    assert f"position={witches.position}" in witches.page.url


def test_since_my_last_turn(table: Table) -> None:
    before = table.act(WITCHES, "upgrade F4 to TP", "done")
    table.act(NOMADS, "leech 1 from witches")
    table.act(NOMADS, "pass BON1")
    witches = table.sit(WITCHES)
    witches.show_tab("log")
    assert witches.page.locator("#pane-log .turn.is-new").count() > 0
    witches.press("#pane-log .since")
    witches.wait("position", before)


def test_title_and_icon_say_when_it_is_my_turn(table: Table) -> None:
    nomads = table.sit(NOMADS)
    icon = nomads.page.locator("link[rel=icon]")
    usual = icon.get_attribute("href")
    assert not nomads.page.title().startswith("●")
    table.act(WITCHES, "upgrade F4 to TP", "done")
    nomads.wait("turn", "yes")
    expect(nomads.page).to_have_title("● Your turn – Terra Mystica")
    assert "turn.svg" in (icon.get_attribute("href") or "")
    nomads.press("#bar .offers .choice >> nth=0")
    nomads.confirm()
    nomads.open("pass")
    nomads.choose("pass BON1")
    nomads.confirm()
    nomads.wait("turn", "no")
    assert icon.get_attribute("href") == usual
    assert not nomads.page.title().startswith("●")


def test_chat_reaches_the_others_and_stays_apart_from_the_game(table: Table) -> None:
    witches, nomads = table.sit(WITCHES), table.sit(NOMADS)
    begun = witches.position
    witches.show_tab("chat")
    witches.page.locator("#say input").fill("Good luck!")
    witches.press("#say button")
    expect(nomads.page.locator("#messages")).to_contain_text("Good luck!")
    expect(nomads.page.locator("#tab-chat")).to_have_class("calls")
    nomads.show_tab("chat")
    expect(nomads.page.locator("#tab-chat")).not_to_have_class("calls")
    assert witches.position == nomads.position == begun
