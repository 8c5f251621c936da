"""People at a table who only click: they choose, confirm and answer as the page lets them."""

import re
import time
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page

from web.browsers import PATIENCE

LIKED: Final = (
    "factions",
    "dwellings",
    "bonus",
    "favour",
    "town",
    "key",
    "lower",
    "cult",
    "build",
    "upgrade",
    "bridge",
    "transform",
    "connect",
    "end",
    "power",
    "special",
    "priests",
    "tracks",
    "partial",
    "dig",
    "pass",
    "give-up",
)
"""Groups of choices, what is done first before the rest. Exchanges alone are never chosen."""

_SEEN: Final = """() => {
    const main = document.getElementById("main"), bar = document.getElementById("bar");
    const all = (selector) => [...bar.querySelectorAll(selector)];
    const choice = (one) => ({ text: one.dataset.choice, group: one.dataset.group, element: one.dataset.element });
    return {
        ...main.dataset,
        choices: all(".choice").map(choice),
        groups: all(".group").map((one) => one.dataset.focus),
        confirm: all("#confirm:not(:disabled)").length > 0,
        consent: all(".consent [data-post=consent][data-body*=true]").length > 0,
    };
}"""
_IDLE: Final = """(patience) => new Promise((done, fail) => {
    const end = Date.now() + patience;
    const look = () => {
        if (!document.body.classList.contains("is-sending")) done();
        else if (Date.now() > end) fail(new Error("no answer"));
        else setTimeout(look, 5);
    };
    look();
})"""
_ASKED: Final = """(patience) => new Promise((done, fail) => {
    const end = Date.now() + patience;
    const look = () => {
        const { turn, over } = document.getElementById("main").dataset;
        if (turn === "yes" || over === "yes") done();
        else if (Date.now() > end) fail(new Error("nothing to decide"));
        else setTimeout(look, 10);
    };
    look();
})"""


class Player:
    """Somebody before a page of a table."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page: Final = page
        self.touch: Final = touch
        self.clicks = 0

    # What the page shows.

    def seen(self) -> dict[str, Any]:
        """What the page says about itself, and what there is to choose from."""
        found: dict[str, Any] = self.page.evaluate(_SEEN)
        return found

    @property
    def main(self) -> Locator:
        return self.page.locator("#main")

    @property
    def position(self) -> int:
        return int(self.main.get_attribute("data-position") or -1)

    @property
    def is_over(self) -> bool:
        return self.main.get_attribute("data-over") == "yes"

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    def texts(self, selector: str) -> list[str]:
        return self.page.locator(selector).all_inner_texts()

    def wait(self, name: str, value: object) -> None:
        """Waits until a mark of the page has a value: position, draft, turn, focus ..."""
        self.page.locator(f'#main[data-{name}="{value}"]').wait_for(state="attached")

    def wait_beyond(self, position: int) -> None:
        """Waits for news: a later position than this one."""
        end = time.monotonic() + PATIENCE / 1000
        while self.position <= position:
            assert time.monotonic() < end, f"still at position {position}"
            time.sleep(0.02)

    def wait_asked(self) -> None:
        """Waits until there is something to decide, or the game is over."""
        self.page.evaluate(_ASKED, PATIENCE)

    # What fingers do.

    def press(self, target: str | Locator) -> None:
        """Clicks or taps something, and waits for the answer to what it has sent."""
        self._touch(target)
        self.answered()

    def follow(self, target: str | Locator) -> None:
        """Clicks or taps something that leads to another page."""
        with self.page.expect_navigation():
            self._touch(target)

    def _touch(self, target: str | Locator) -> None:
        where = self.page.locator(target) if isinstance(target, str) else target
        if self.touch:
            where.tap()
        else:
            where.click()
        self.clicks += 1

    def answered(self) -> None:
        """Waits until nothing is under way to the server."""
        self.page.evaluate(_IDLE, PATIENCE)

    def tap(self, element: str) -> None:
        """Taps an element of the game; the bar then says what there is to it."""
        self.press(f"#{element}")
        self.wait("focus", element)

    def open(self, group: str) -> None:
        """Shows the choices of a group."""
        self.press(f'#bar .group[data-focus="group:{group}"]')
        self.wait("focus", f"group:{group}")

    def choose(self, text: str) -> None:
        """Chooses by the actions that it stands for: the whole text, or a pattern for its beginning."""
        found = [one["text"] for one in self.seen()["choices"]]
        fitting = [one for one in found if one == text] or [one for one in found if re.match(text, one)]
        assert fitting, f"no choice {text!r} among {found}"
        self.press(choice(fitting[0]))

    def confirm(self) -> int:
        """Confirms the turn; gives the position before it."""
        before = self.position
        self.press("#confirm")
        self.wait("draft", 0)
        return before

    def show_tab(self, key: str) -> None:
        tab = self.page.locator(f"#tab-{key}")
        self.press(tab)
        self.page.locator(f"#{tab.get_attribute('aria-controls')}").wait_for()

    # Playing on.

    def decide(self, liked: Sequence[str] = LIKED) -> None:
        """One click forward: an answer, a choice, or the end of the turn."""
        seen = self.seen()
        offers = [one for one in seen["choices"] if one["group"] == "offers"]
        others = [one for one in seen["choices"] if one["group"] != "offers"]
        if seen["consent"]:
            self.press(".consent [data-post=consent][data-body*=true]")
        elif seen["confirm"]:
            self.press("#confirm")
        elif offers and seen["draft"] == "0":
            self.press(choice(offers[0]["text"]))
        else:
            best = self._best(seen, others, liked)
            if best.startswith("group:"):
                self.press(f'#bar .group[data-focus="{best}"]')
                self.wait("focus", best)
            else:
                self.press(choice(best))

    def _best(self, seen: dict[str, Any], choices: list[dict[str, str]], liked: Sequence[str]) -> str:
        """Text of the choice, or key of the group, that is liked most; within an open group its first choice."""
        if seen["focus"] and choices:
            return choices[0]["text"]
        keys = {one["group"]: one["text"] for one in reversed(choices)}
        keys |= {key.removeprefix("group:"): key for key in seen["groups"]}
        for key in liked:
            if key in keys:
                return keys[key]
        raise AssertionError(f"nothing to do: {self.question!r} {seen}")

    def play_turn(self, liked: Sequence[str] = LIKED) -> None:
        """Decides until a turn, or an answer to others, is confirmed."""
        self.wait_asked()
        begun = self.position
        for _ in range(40):
            if self.is_over or self.position != begun:
                return
            self.decide(liked)
        raise AssertionError(f"the turn does not end: {self.seen()}")

    def play_on(self, until: int = 10_000) -> None:
        """Plays to the end of the game, or to a position."""
        while not self.is_over and self.position < until:
            self.play_turn()


def choice(text: str) -> str:
    """Where a choice with these actions stands; an exchange may be offered twice, as one's own and within a group."""
    return f'#bar .choice[data-choice="{text}"] >> nth=0'
