"""Two people in browsers of their own, and a bot, at one table."""

from playwright.sync_api import expect

from web.browsers import LAPTOP, PHONE, Browsers
from web.players import LIKED, Player
from web.tables import NOMADS, WITCHES, Table

QUICK = tuple(
    key for key in LIKED if key in ("bonus", "build", "end", "pass", "favour", "town", "key", "cult", "give-up")
)
"""Build, and pass otherwise: a whole game in few clicks."""
STANDING_ORDER = "2"


def test_two_people_and_a_bot_finish_a_game(browsers: Browsers) -> None:
    """Ada founds the table on her laptop; Ben comes by the invitation on his phone, and takes the free seat."""
    ada = Player(browsers.open(LAPTOP))
    ada.page.goto("/new?game=terra-mystica")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.locator("[name=seat-1]").select_option("open")
    ada.page.locator("[name=seat-2]").select_option("bot:greedy")
    ada.follow("#found")
    ada.page.locator("#bar .invite").wait_for()
    invitation = ada.page.locator("#bar .invite [data-copy]").get_attribute("data-copy")
    assert invitation is not None

    ben = Player(browsers.open(PHONE), touch=True)
    ben.page.goto(invitation)
    assert "/join/" not in ben.page.url, "the secret leaves the address bar"
    ben.page.locator(".sit [name=name]").fill("Ben")
    ben.follow(".sit button[name=seat]")
    ada.page.locator("#bar .invite").wait_for(state="detached")

    answered = {"Ada": 0, "Ben": 0}
    while not (ada.is_over and ben.is_over):
        for name, player in (("Ada", ada), ("Ben", ben)):
            seen = player.seen()
            if seen["turn"] == "yes" and seen["over"] == "no":
                answered[name] += any(choice["group"] == "offers" for choice in seen["choices"])
                player.decide(QUICK)
    assert all(answered.values()), "both have answered offers of power"
    for player in (ada, ben):
        player.follow("#result")
        expect(player.page.locator(".podium li")).to_have_count(3)
        expect(player.page.locator(".podium")).to_contain_text("Ada")
        expect(player.page.locator(".podium")).to_contain_text("Ben")
        expect(player.page.locator(".chart")).to_be_visible()


def test_an_offer_is_answered_by_whom_it_is_made_to(table: Table) -> None:
    witches, nomads = table.sit(WITCHES), table.sit(NOMADS, PHONE)
    witches.tap("hex-F4")
    witches.choose("upgrade F4 to TP")
    witches.confirm()
    nomads.wait("turn", "yes")
    assert "offer" in nomads.question
    offers = nomads.page.locator("#bar .offers .choice")
    assert [offer.get_attribute("data-choice") for offer in offers.all()] == [
        "leech 1 from witches",
        "decline 1 from witches",
    ]
    nomads.press(offers.first)
    nomads.confirm()
    witches.page.locator("#latest", has_text="Nomads").wait_for(state="attached")
    assert "nomads: leech 1 from witches" in table.record()


def test_a_standing_order_answers_is_shown_and_can_be_cancelled(table: Table) -> None:
    nomads = table.sit(NOMADS)
    order = nomads.page.locator("#order")
    with nomads.page.expect_response("**/order**"):
        order.select_option(STANDING_ORDER)
    nomads.answered()
    table.act(WITCHES, "upgrade F4 to TP", "done")
    nomads.wait("turn", "yes")
    assert nomads.page.locator("#bar .offers").count() == 0
    assert "nomads: leech 1 from witches" in table.record()
    nomads.page.reload()
    expect(order).to_have_value(STANDING_ORDER)

    with nomads.page.expect_response("**/order**"):
        order.select_option("")
    nomads.answered()
    nomads.page.reload()
    expect(order).to_have_value("")
    table.act(NOMADS, "burn 1", "convert 1PW to 1C", "pass BON1")
    table.act(WITCHES, "upgrade F4 to TE", "+FAV11", "done")
    nomads.page.locator("#bar .offers").wait_for()
