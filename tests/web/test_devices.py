"""Whose a seat is, in browsers: the host cannot open a taken one, and its owner sees who comes and can put him out."""

from playwright.sync_api import expect

from web.browsers import PHONE, Browsers
from web.players import Player
from web.tables import Table

HOST, GUEST = 0, 1
SECRET_GAME = {"game": "nottingham"}


def people(player: Player) -> None:
    """Opens the panel "People"."""
    player.page.locator("[data-dialog=people]").first.click()
    player.page.locator("#people:not([hidden])").wait_for()


def copied(player: Player) -> list[str]:
    """The links that the panel offers."""
    found = player.page.locator("#people [data-copy]").all()
    return [str(button.get_attribute("data-copy")) for button in found]


def test_a_host_cannot_open_a_taken_seat(browsers: Browsers) -> None:
    table = Table(browsers, "me", "open", "bot", seed="devices", game=SECRET_GAME)
    host = table.sit(HOST)
    people(host)
    offered = copied(host)
    guest = table.sit(GUEST)
    people(guest)
    (theirs,) = [link for link in copied(guest) if "/seat/" in link]
    assert theirs not in offered and theirs not in host.page.content()
    assert len([link for link in offered if "/seat/" in link]) == 1, "the host's own"
    # Not by the link that the guest came by, and that the host had in his hands.
    answer = host.page.goto(table.links[str(GUEST)])
    assert answer is not None and answer.status == 403
    assert host.page.locator("#hand").count() == 0
    answer = host.page.goto(f"{table.path}?seat={GUEST}")
    assert answer is not None and answer.status == 403


def test_the_owner_of_a_seat_sees_another_device_and_puts_it_out(browsers: Browsers) -> None:
    table = Table(browsers, "me", "open", "bot", seed="devices", game=SECRET_GAME)
    guest = table.sit(GUEST)
    people(guest)
    (link,) = [link for link in copied(guest) if "/seat/" in link]
    assert guest.page.locator("#devices").count() == 0

    other = Player(browsers.open(PHONE, "de"), touch=True)
    other.page.goto(link)
    expect(other.page.locator("#status")).to_contain_text("auch auf einem anderen Gerät")
    expect(guest.page.locator("#status")).to_contain_text("open on another device")
    expect(guest.page.locator("#devices.warn")).to_contain_text("opened on one more device")
    assert guest.main.get_attribute("data-devices") == "1"

    guest.page.reload()
    expect(guest.page.locator("#status")).to_contain_text("open on another device")
    people(guest)
    guest.page.locator("[data-post$='/known']").click()
    guest.wait("devices", "0")
    expect(guest.page.locator("#devices:not(.warn)")).to_be_visible()

    guest.page.once("dialog", lambda dialog: dialog.accept())
    guest.page.locator("#people [data-post=links]").last.click()
    expect(guest.page.locator("#devices")).to_have_count(0)
    assert link not in copied(guest)
    answer = other.page.goto(f"{table.path}?seat={GUEST}")
    assert answer is not None and answer.status == 403
    answer = other.page.goto(link)
    assert answer is not None and answer.status == 404
    assert guest.page.goto(f"{table.path}?seat={GUEST}").status == 200  # type: ignore[union-attr]
