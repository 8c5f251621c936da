"""Tables that programs have brought to where a test begins, at the same server."""

from collections.abc import Callable, Mapping
from http.client import HTTPException
from typing import Any, Final

from playwright.sync_api import Page

from table_server import Client
from web.browsers import LAPTOP, Browsers, Window
from web.players import Player

FIRST_GAME: Final = {"game": "terra-mystica", "preset": "introductory"}
OPENING: Final = ((1, "pass BON6"), (0, "pass BON4"))
"""The bonus cards of the first round in a game for two with the seed `web`. Then the Witches (0) act, with F4 beside
the Nomads' F3, so that whoever upgrades there offers power to the other."""
WITCHES, NOMADS = 0, 1


class Table:
    """A table, its people, and what they do through the API."""

    def __init__(
        self,
        browsers: Browsers,
        *kinds: str,
        seed: str = "web",
        title: str = "",
        game: Mapping[str, object] = FIRST_GAME,
    ) -> None:
        """`kinds`: for each seat "me", "open", "bot". Open seats get a visitor of their own, who has come by link."""
        self._browsers: Final = browsers
        self._port: Final = int(browsers.home.rsplit(":", 1)[1])
        self.owner: Final = Client(self._port).introduce()
        body = {**game, "seats": [{"kind": kind} for kind in kinds], "seed": seed, "title": title}
        founded = self._ask(self.owner, "/api/tables", body)
        self.id: Final = str(founded["table"])
        self.links: Final[dict[str, str]] = founded["links"]
        self.people: Final = {seat: self.owner for seat, kind in enumerate(kinds) if kind == "me"}
        for seat, kind in enumerate(kinds):
            if kind == "open":
                self.people[seat] = Client(self._port).introduce()
                secret = self.links[str(seat)].rsplit("/", 1)[1]
                self._ask(self.people[seat], "/api/links", {"secret": secret, "kind": "seat"})

    @property
    def path(self) -> str:
        return f"/table/{self.id}"

    def state(self, seat: int = WITCHES) -> dict[str, Any]:
        return self._ask(self.people[seat], f"/api/tables/{self.id}?seat={seat}")

    def act(self, seat: int, *texts: str) -> int:
        """Actions of a seat, played at once. Gives the position after them."""
        body = {"seat": seat, "position": self.state(seat)["position"], "actions": texts}
        return int(self._ask(self.people[seat], f"/api/tables/{self.id}/act", body)["position"])

    def act_at_once(self, seat: int) -> None:
        """What the seat does needs no confirming from now on."""
        self._ask(self.people[seat], f"/api/tables/{self.id}/seats/{seat}/settings", {"confirm": False})

    def open_game(self) -> "Table":
        """Both people have taken their bonus cards, and the Witches begin."""
        for seat, text in OPENING:
            self.act(seat, text)
        return self

    def play(self, enough: Callable[[dict[str, Any]], bool]) -> None:
        """People do the first thing that there is until something is so."""
        while True:
            for seat in self.people:
                state = self.state(seat)
                if state["over"] or enough(state):
                    return
                if state["may_act"]:
                    choices = [choice for group in state["groups"] for choice in group["choices"]]
                    self.act(seat, *choices[0]["actions"])

    def page(self, seat: int = WITCHES, window: Window = LAPTOP, language: str = "en", theme: str = "light") -> Page:
        """The browser of whoever has a seat, still with an empty page."""
        return self._browsers.open(window, language, theme, self.people[seat].secret)

    def sit(self, seat: int = WITCHES, window: Window = LAPTOP, language: str = "en", theme: str = "light") -> Player:
        """Whoever has a seat, before the table's page."""
        page = self.page(seat, window, language, theme)
        page.goto(f"{self.path}?seat={seat}")
        return Player(page, window.touch)

    def record(self) -> list[str]:
        """The entries of the record as text."""
        return self.owner.request("GET", f"/api/tables/{self.id}/record").body.decode().splitlines()

    def _ask(self, who: Client, path: str, body: object = None) -> dict[str, Any]:
        method = "GET" if body is None else "POST"
        try:
            answer = who.request(method, path, body)
        except (OSError, HTTPException):  # the server was started anew meanwhile
            answer = who.request(method, path, body)
        assert answer.status == 200, answer.body
        found: dict[str, Any] = answer.json
        return found
