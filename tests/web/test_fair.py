"""Mixing a text of one's own into the draws, and what a table tells about its components."""

from playwright.sync_api import expect

from web.tables import WITCHES, Table


def test_a_contribution_is_mixed_in_once_and_shown_with_its_checksum(table: Table) -> None:
    witches = table.sit(WITCHES)
    witches.press(witches.page.locator("[data-dialog=people]").first)
    people = witches.page.locator("#people")
    people.locator("#contribute-form input").fill("our dog is called Mo")
    people.locator("#contribute-form button").click()
    expect(people.locator(".mixed li")).to_have_text("witches our dog is called Mo")
    expect(people.locator("#contribute-form")).to_have_count(0)
    assert table.record()[-1] == "! contribute witches our dog is called Mo"
    assert table.state()["may_act"], "the turn goes on"


def test_the_rules_beside_the_table_lead_to_the_values_of_components(table: Table) -> None:
    witches = table.sit(WITCHES)
    witches.press(witches.page.locator("[data-dialog=rules]").first)
    link = witches.page.locator("#rules a[href^='/components/']")
    expect(link).to_be_visible()
    with witches.page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("h1")).to_contain_text("About the components")
    expect(opened.value.locator(".sure-assumed")).to_have_count(1)
