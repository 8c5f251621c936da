"""Noria in real browsers: whole games by clicking, the wheel that turns, and what stands on it before it is clicked."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from web.browsers import LAPTOP, PHONE, Browsers, Window
from web.players import Player, choice
from web.tables import Table
from web.test_axe import LOOKS, assert_no_faults
from web.test_german import assert_german
from web.test_whole_game import scrolls

NORIA = {"game": "noria"}
RED, YELLOW = 0, 1
WANTED = (
    "resource",
    "envoy",
    "insert",
    "pay",
    "landing",
    "remove",
    "produce",
    "journey",
    "invest",
    "upgrade",
    "intrigue",
    "market",
    "discs",
)
"""What somebody does who wants to do as much as possible, in this order; the turn ends when nothing of it is left."""
MOST_CLICKS = 3000
"""Far more than a game takes; looks at the page while others act count as well."""
_TURNS = """async (ring) => {
    const seen = new Set();
    const end = Date.now() + 2500;
    while (Date.now() < end) {
        seen.add(getComputedStyle(document.getElementById(ring)).transform);
        await new Promise(requestAnimationFrame);
    }
    return [...seen];
}"""


def game_of_two(browsers: Browsers, rounds: int = 1) -> Table:
    """Two people on their free step, and so many rounds in which nothing else happens, less one."""
    table = Table(browsers, "me", "open", game=NORIA)
    for text in ("take energy", "envoy settlement"):
        for seat in (RED, YELLOW):
            table.act(seat, text)
    for _ in range(rounds - 1):
        for seat in (RED, YELLOW):
            table.act(seat, "done")
    return table


def step(player: Player) -> None:
    """One click forward in a busy turn."""
    seen = player.seen()
    choices = [one for one in seen["choices"] if one["text"] != "nothing"]
    groups = {one["group"]: one["text"] for one in reversed(choices)}
    groups |= {key.removeprefix("group:"): key for key in seen["groups"]}
    best = next((groups[key] for key in WANTED if key in groups), "")
    if seen["focus"] and choices:
        player.press(choice(choices[0]["text"]))
    elif best.startswith("group:"):
        player.press(f'#bar .group[data-focus="{best}"]')
        player.wait("focus", best)
    elif best:
        player.press(choice(best))
    elif seen["confirm"]:
        player.press("#confirm")
    else:
        player.press(choice(groups["end"]))


def test_two_people_and_a_bot_finish_a_game(browsers: Browsers) -> None:
    """One at a laptop in English, the other at a phone in German; everything by clicking."""
    table = Table(browsers, "me", "open", "bot", game=NORIA)
    ada, ben = table.sit(RED), table.sit(YELLOW, PHONE, "de")
    for _ in range(MOST_CLICKS):
        if ada.is_over and ben.is_over:
            break
        for player in (ada, ben):
            seen = player.seen()
            if seen["turn"] == "yes" and seen["over"] == "no":
                step(player)
                assert not scrolls(player)
    assert ada.is_over and ben.is_over
    table.state()  # the connection has rested for long
    told = " ".join(table.record())
    assert all(f": {word}" in told for word in ("buy", "invest", "journey", "discover", "factory", "upgrade"))
    for player in (ada, ben):
        player.follow("#result")
        expect(player.page.locator(".podium li")).to_have_count(3)
        expect(player.page.locator(".podium .won")).not_to_have_count(0)
        totals = player.page.locator(".score .sum td").all_inner_texts()
        assert sorted(totals) == sorted(player.page.locator(".podium .total").all_inner_texts())


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_game_alone(browsers: Browsers, window: Window) -> None:
    """Rulebook, "solo": the bot moves by itself; the page says that it is approximate, and who has won."""
    table = Table(browsers, "me", game=NORIA)
    player = table.sit(RED, window, "de")
    player.show_tab("bot")
    expect(player.page.locator("#pane-bot")).to_contain_text("angenähert")
    for _ in range(MOST_CLICKS):
        if player.is_over:
            break
        step(player)
    assert player.is_over
    told = "Gewonnen" if table.state()["winners"] else "Der Bot gewinnt"
    expect(player.page.locator("#question")).to_contain_text(told)
    assert "Runde 16" in str(player.page.locator("#pane-log").text_content())
    player.follow("#result")
    expect(player.page.locator("h1")).to_contain_text(told)


def turned(player: Player, ring: str = "ring-large-0") -> tuple[str, str]:
    found = player.page.locator(f"#{ring}")
    return str(found.get_attribute("data-tens")), str(found.get_attribute("data-ones"))


@pytest.mark.parametrize("moves", [True, False], ids=["motion", "less motion"])
def test_the_wheel_turns_in_administration(browsers: Browsers, moves: bool) -> None:
    """Rulebook, "administration.rotation". The complaint: rotation is forgotten, discs fall out."""
    player = game_of_two(browsers).sit(RED)
    player.page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
    assert turned(player) == ("0", "0")
    player.page.evaluate(f"() => {{ window.turns = ({_TURNS})('ring-large-0'); }}")
    player.choose("done")
    seen = player.page.evaluate("() => window.turns")
    assert turned(player) == ("0", "1")
    assert len(seen) > 5 if moves else len(seen) == 2


def test_looking_ahead_turns_the_picture_only(browsers: Browsers) -> None:
    table = game_of_two(browsers)
    player = table.sit(RED)
    before = player.position
    ring = player.page.locator("#ring-small-0")
    there = ring.evaluate("one => getComputedStyle(one).transform")
    player.page.locator("#ahead-0-1").check()
    player.page.wait_for_timeout(900)
    assert ring.evaluate("one => getComputedStyle(one).transform") != there
    assert turned(player) == ("0", "0") and player.position == before
    player.page.locator("#ahead-0-0").check()
    player.page.wait_for_timeout(900)
    assert ring.evaluate("one => getComputedStyle(one).transform") == there


def test_a_chain_is_shown_and_what_does_not_belong_to_it_is_refused(browsers: Browsers) -> None:
    """In round 4 the journey lies M-BL and the tool L-BR, which are no neighbours (rulebook, "wheel.neighbours")."""
    player = game_of_two(browsers, rounds=4).sit(RED, language="de")
    marked = player.page.locator(".own-wheel .slot.is-choice")
    expect(marked).to_have_count(4)
    player.tap("slot-M-BL")
    player.choose("use M-BL")
    expect(player.page.locator(".own-wheel .link.is-open")).not_to_have_count(0)
    assert "is-choice" not in str(player.page.locator("#slot-L-BR").get_attribute("class"))
    player.tap("slot-L-BR")
    expect(player.page.locator("#focus .reasons")).to_contain_text("Nachbarn")
    player.press("#focus [data-rule='wheel.neighbours']")
    expect(player.page.locator("#rules .is-at")).to_be_visible()


def test_a_journey_ends_at_what_is_discovered(browsers: Browsers) -> None:
    """What is drawn is known only when the turn is confirmed up to there (rulebook, "journey.landing")."""
    player = game_of_two(browsers, rounds=4).sit(RED)
    player.tap("slot-M-BL")
    player.choose("use M-BL")
    player.tap("island-new")
    player.choose("discover")
    expect(player.page.locator("#draft")).to_contain_text("confirmed")
    player.confirm()
    expect(player.page.locator("#board [id^=plot-].is-choice")).not_to_have_count(0)
    player.press(player.page.locator("#board [id^=plot-].is-choice").first)
    player.choose("factory")
    expect(player.page.locator("#board .built")).to_have_count(1)
    expect(player.page.locator("#factories-0 .built")).to_have_count(1)


def test_production_fills_warehouses(browsers: Browsers) -> None:
    """Rulebook, "production.goods": three rounds of resources, a journey to a plot for simple goods, then the tool."""
    table = game_of_two(browsers)
    for _ in range(3):
        gather(table)
        for seat in (RED, YELLOW):
            table.act(seat, "done")
    table.act(RED, "use M-BL", "discover")
    table.act(RED, "factory 1")
    gather(table)
    table.act(RED, "done")
    table.act(YELLOW, "done")
    player = table.sit(RED)
    player.tap("slot-L-B")
    player.choose("use L-B")
    good = player.page.locator("#good-engine")
    expect(good.locator(".crate")).to_have_count(2)
    player.tap("good-engine")
    player.choose("produce 2 engine")
    expect(good.locator(".crate.full")).to_have_count(2)
    expect(player.page.locator("#draft .after")).to_contain_text("Engine 0 → 2")
    player.confirm()


def gather(table: Table) -> None:
    """Red uses every disc that brings resources, as far as they form a chain."""
    while True:
        discs: list[dict[str, Any]] = next(
            (group["choices"] for group in table.state(RED)["groups"] if group["key"] == "discs"), []
        )
        bringing = [one["actions"] for one in discs if one["price"].startswith("+")]
        if not bringing:
            return
        table.act(RED, *bringing[0])


def test_an_intrigue_shows_everybodys_points(browsers: Browsers) -> None:
    player = game_of_two(browsers).sit(RED)
    row = player.page.locator(".intrigues tr", has_text="Settlement")
    expect(row.locator("td")).to_have_text(["0 → 2", "+2", "+2"])
    player.tap("chamber-settlement")
    expect(player.page.locator("#focus")).to_contain_text("Yellow +2")
    player.choose("intrigue settlement")
    player.tap("chamber-division")
    player.choose("remove division")
    expect(player.page.locator("#draft .after")).to_contain_text("+2")
    expect(player.page.locator("#points-now")).to_contain_text("2")
    player.confirm()


def test_the_price_of_a_night_shift_doubles_before_ones_eyes(browsers: Browsers) -> None:
    """Rulebook, "influence.again"."""
    player = game_of_two(browsers).sit(RED)
    cost = player.page.locator("#night-large .cost")
    expect(cost).to_have_text("1")
    player.tap("night-large")
    player.choose("night-shift large")
    assert turned(player) == ("0", "1")
    expect(cost).to_have_text("2")
    player.tap("night-large")
    expect(player.page.locator("#focus .reasons")).to_contain_text("2 knowledge, you have 0")


def test_rebuilding_by_tapping_two_discs(browsers: Browsers) -> None:
    """Rulebook, "influence.rebuild"."""
    table = game_of_two(browsers)
    table.act(RED, "inspect L-B", "done")
    table.act(YELLOW, "done")
    player = table.sit(RED)
    player.press("#rebuild")
    player.wait("focus", "group:rebuild")
    player.tap("rebuild-S-B")
    player.tap("rebuild-S-B_S-T")
    player.choose("rebuild S-T S-B")
    expect(player.page.locator("#slot-S-T use[href='#s-city']")).to_have_count(1)


def covered(player: Player, target: Locator) -> bool:
    """Whether something else lies over the middle of an element."""
    hidden: bool = target.evaluate(
        "one => { const box = one.getBoundingClientRect();"
        "const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);"
        "return !hit || !one.contains(hit); }"
    )
    return hidden


def test_active_discs_can_be_reached_with_a_thumb(browsers: Browsers) -> None:
    """On a phone all discs of the active half are in sight, and large enough."""
    player = game_of_two(browsers, rounds=4).sit(RED, PHONE, "de")
    for slot in ("S-B", "M-BL", "L-BR", "L-B"):
        disc = player.page.locator(f"#slot-{slot}")
        box = disc.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
        assert not covered(player, disc), slot


@pytest.mark.parametrize(("window", "theme"), LOOKS)
def test_no_fault_that_axe_finds(browsers: Browsers, window: Window, theme: str) -> None:
    player = game_of_two(browsers).sit(RED, window, theme=theme)
    assert_no_faults(player.page, theme)
    player.show_tab("politics")
    assert_no_faults(player.page, theme, "#pane-politics")
    player.tap("chamber-division")
    assert_no_faults(player.page, theme, "#bar")
    player.choose("intrigue division")
    assert_no_faults(player.page, theme, "#bar")
    assert_no_faults(player.page, theme, "#map")


@pytest.mark.parametrize(("window", "theme"), LOOKS)
def test_no_fault_that_axe_finds_at_a_game_alone(browsers: Browsers, window: Window, theme: str) -> None:
    player = Table(browsers, "me", game=NORIA).sit(RED, window, theme=theme)
    player.show_tab("bot")
    assert_no_faults(player.page, theme)


def test_german_in_every_corner(browsers: Browsers) -> None:
    table = game_of_two(browsers, rounds=4)
    player, other = table.sit(RED, language="de"), table.sit(YELLOW, language="de")
    assert_german(player.page)
    for element in (
        "slot-S-T",
        "path-research",
        "chamber-division",
        "disc-tool",
        "island-new",
        "night-large",
        "good-sail",
    ):
        player.tap(element)
        assert_german(player.page)
    for text in ("use M-BL", "discover"):
        player.tap({"use M-BL": "slot-M-BL"}.get(text, "island-new"))
        player.choose(text)
        assert_german(player.page)
    player.confirm()
    assert_german(player.page)
    assert_german(other.page)
