"""Several tabs, reloading, and a connection that comes and goes: nothing is lost, and nobody acts on old news."""

from playwright.sync_api import expect

from web.players import Player
from web.tables import NOMADS, WITCHES, Table


def second_tab(player: Player) -> Player:
    """Another tab of the same browser, which hears no news."""
    page = player.page.context.new_page()
    page.route("**/news?*", lambda route: route.abort())
    page.goto(player.page.url)
    return Player(page)


def test_a_stale_tab_is_told_and_brought_up_to_date(table: Table) -> None:
    first = table.sit(WITCHES)
    second = second_tab(first)
    second.open("upgrade")
    first.tap("hex-F4")
    first.choose("upgrade F4 to TP")
    before = first.confirm()
    assert second.position == before, "the second tab has heard nothing"
    second.choose("upgrade C3 to TP")
    expect(second.page.locator("#status.is-shown")).to_contain_text("moved on")
    second.wait("position", first.position)
    second.wait("turn", "no")
    assert second.main.get_attribute("data-draft") == "0"
    assert "witches: upgrade F4 to TP" in table.record()


def test_two_tabs_of_one_seat_share_the_draft(table: Table) -> None:
    first = table.sit(WITCHES)
    page = first.page.context.new_page()
    page.goto(first.page.url)
    second = Player(page)
    first.tap("hex-F4")
    first.choose("upgrade F4 to TP")
    second.wait("draft", 1)
    second.press("#back")
    first.wait("draft", 0)


def test_a_draft_outlives_reloading(table: Table) -> None:
    witches = table.sit(WITCHES)
    begun = witches.position
    witches.open("convert")
    witches.choose("convert 1W to 1C")
    witches.tap("hex-F4")
    witches.choose("upgrade F4 to TP")
    witches.page.reload()
    assert witches.main.get_attribute("data-draft") == "2"
    expect(witches.page.locator("#draft .so-far")).to_contain_text("trading house")
    witches.confirm()
    assert witches.position > begun


def test_missed_moves_arrive_when_the_connection_is_back(table: Table) -> None:
    nomads = table.sit(NOMADS)
    begun = nomads.position
    nomads.page.context.set_offline(True)
    after = table.act(WITCHES, "upgrade F4 to TP", "done")
    nomads.page.locator("#bar .choices").or_(nomads.page.locator("#question")).first.wait_for()
    assert nomads.position == begun
    nomads.page.context.set_offline(False)
    nomads.wait("position", after)
    nomads.wait("turn", "yes")


def test_what_could_not_be_sent_is_said_and_can_be_sent_again(table: Table) -> None:
    witches = table.sit(WITCHES)
    witches.tap("hex-F4")
    witches.page.context.set_offline(True)
    witches.choose("upgrade F4 to TP")
    expect(witches.page.locator("#status.is-shown")).to_contain_text("Nothing is lost")
    assert witches.main.get_attribute("data-draft") == "0"
    witches.page.context.set_offline(False)
    witches.choose("upgrade F4 to TP")
    witches.wait("draft", 1)


def test_of_many_quick_moves_the_last_one_is_shown_and_taps_are_not_lost(table: Table) -> None:
    nomads = table.sit(NOMADS)
    nomads.page.locator("#hex-A13").focus()
    after = 0
    for text in ("convert 1W to 1C", "burn 1", "convert 1W to 1C", "burn 1", "upgrade F4 to TP", "done"):
        after = table.act(WITCHES, text)
        nomads.page.keyboard.press("Enter")  # taps again and again, while news come in
    nomads.wait("position", after)
    nomads.wait("turn", "yes")
    nomads.wait("focus", "hex-A13")
