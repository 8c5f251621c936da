"""A turn is a draft until it is confirmed, and may be taken back as long as nobody is harmed by it."""

import pytest
from playwright.sync_api import Dialog, expect

from web.players import Player
from web.tables import NOMADS, WITCHES, Table

UPGRADE = "upgrade F4 to TP"
ASK = "#bar [data-post=undo][data-ask]"


@pytest.fixture
def witches(table: Table) -> Player:
    return table.sit(WITCHES)


@pytest.fixture
def nomads(table: Table) -> Player:
    return table.sit(NOMADS)


def confirmed(player: Player, text: str) -> None:
    """A turn of one action; its end follows by itself."""
    player.tap(f"hex-{text.split()[1]}")
    player.choose(text)
    player.confirm()


def test_what_it_leads_to_is_shown_before_anything_is_decided(witches: Player, nomads: Player) -> None:
    begun = witches.position
    witches.tap("hex-F4")
    witches.choose(UPGRADE)
    expect(witches.page.locator("#draft .so-far")).to_contain_text("trading house")
    after = " ".join(witches.texts("#draft .after li"))
    assert "workers" in after.lower() and "coins" in after.lower()
    assert "Nomads are offered 1 power" in after
    assert witches.position == begun
    # Nobody else learns anything of it.
    nomads.page.reload()
    assert nomads.position == begun
    assert "trading house" not in (nomads.page.locator("#hex-F4").get_attribute("aria-label") or "")


def test_one_step_back_and_the_whole_turn_again(witches: Player) -> None:
    begun = witches.position
    witches.open("convert")
    witches.choose("convert 1W to 1C")
    witches.wait("draft", 1)
    witches.tap("hex-F4")
    witches.choose(UPGRADE)
    witches.wait("draft", 2)
    witches.press("#back")
    witches.wait("draft", 1)
    expect(witches.page.locator("#draft")).not_to_contain_text("trading house")
    witches.tap("hex-F4")
    witches.choose(UPGRADE)
    witches.wait("draft", 2)
    witches.press("#restart")
    witches.wait("draft", 0)
    assert witches.position == begun
    assert witches.page.locator("#draft").count() == 0


def test_a_confirmed_turn_is_there_for_all_and_is_taken_back_freely(witches: Player, nomads: Player) -> None:
    begun = witches.position
    confirmed(witches, UPGRADE)
    assert witches.position > begun
    nomads.wait_beyond(begun)
    nomads.wait("turn", "yes")
    witches.press("#undo")
    witches.wait("turn", "yes")
    nomads.wait("turn", "no")
    assert f"hex-{UPGRADE.split()[1]}" in {element["element"] for element in table_choices(witches)}


def table_choices(player: Player) -> list[dict[str, str]]:
    """The choices that an upgrade is among."""
    player.open("upgrade")
    found: list[dict[str, str]] = player.seen()["choices"]
    return found


def test_beyond_others_actions_only_with_their_consent(witches: Player, nomads: Player) -> None:
    confirmed(witches, UPGRADE)
    nomads.wait("turn", "yes")
    # The Nomads answer the offer; with that, free taking back is over.
    nomads.press("#bar .offers .choice >> nth=0")
    nomads.confirm()
    witches.page.locator(ASK).wait_for()
    questions: list[str] = []

    def agree(dialog: Dialog) -> None:
        questions.append(dialog.message)
        dialog.accept()

    witches.page.on("dialog", agree)
    before = witches.position
    witches.press(ASK)
    assert "trading house" in questions[0], "it is named what would be taken back"
    expect(witches.page.locator(".consent")).to_be_visible()
    card = nomads.page.locator(".consent")
    expect(card).to_contain_text("trading house")
    nomads.press(card.locator("[data-body*=false]"))
    witches.page.locator(".consent").wait_for(state="detached")
    assert witches.position == before

    witches.press(ASK)
    nomads.press(nomads.page.locator(".consent [data-body*=true]"))
    witches.wait("turn", "yes")
    witches.wait("draft", 0)
    assert witches.position > before, "what was taken back stays in the record"
    expect(nomads.page.locator(".consent")).to_have_count(0)
    assert "group:upgrade" in witches.seen()["groups"]


def test_with_confirmation_off_a_complete_turn_counts_at_once(witches: Player, nomads: Player) -> None:
    begun = witches.position
    with witches.page.expect_response("**/settings**"):
        witches.page.locator("#confirming").uncheck()
    witches.answered()
    witches.open("convert")
    witches.choose("convert 1W to 1C")
    witches.wait("draft", 1)
    assert witches.position == begun, "an exchange is no turn yet"
    witches.tap("hex-F4")
    witches.choose(UPGRADE)
    witches.wait("draft", 0)
    assert witches.position > begun
    nomads.wait("turn", "yes")


def test_passing_asks_back_when_something_useful_could_be_done(witches: Player) -> None:
    witches.open("pass")
    expect(witches.page.locator("#focus .warn li").first).to_be_visible()
    witches.choose("pass BON3")
    expect(witches.page.locator("#draft .warn li").first).to_be_visible()
    expect(witches.page.locator("#confirm.careful")).to_have_text("Pass anyway")
    witches.press("#back")
    witches.wait("draft", 0)


def test_confirming_says_where_it_ends_the_turn(witches: Player) -> None:
    """What confirming adds by itself is told before: the rest of the turn is given up."""
    witches.tap("hex-F4")
    witches.choose(UPGRADE)
    witches.wait("draft", 1)
    expect(witches.page.locator("#confirm")).to_have_text("End turn")
