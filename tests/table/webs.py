"""Programs that speak to the application in tests."""

import time
from typing import Any, Final

from httpx2 import Response
from starlette.testclient import TestClient

from spielwerk.table.config import Limits

PATIENT: Final = Limits(
    visitor_rate=1e6, visitor_burst=1e6, address_rate=1e6, address_burst=1e6, wrong_links_a_minute=1e6
)
"""No limits on rates, for tests that are about something else."""

FIRST_GAME: Final = {"game": "terra-mystica", "preset": "introductory", "seed": "tests"}


class Person:
    """Somebody with a secret of his own, as programs have them."""

    def __init__(self, client: TestClient, secret: str) -> None:
        self.client: Final = client
        self.secret: Final = secret
        self.headers: Final = {"Authorization": f"Bearer {secret}"} if secret else {}

    def get(self, path: str, **headers: str) -> Response:
        return self.client.get(path, headers=self.headers | headers, follow_redirects=False)

    def post(self, path: str, body: object = None, **headers: str) -> Response:
        return self.client.post(path, json=body or {}, headers=self.headers | headers)

    def found(self, *kinds: str, **wishes: object) -> dict[str, Any]:
        """A new table of a first game; seats by kind."""
        seats = [{"kind": kind} for kind in kinds]
        answer = self.post("/api/tables", FIRST_GAME | {"seats": seats} | wishes)
        assert answer.status_code == 200, answer.text
        founded: dict[str, Any] = answer.json()
        return founded

    def state(self, table: str, seat: int = 0) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}?seat={seat}")
        assert answer.status_code == 200, answer.text
        state: dict[str, Any] = answer.json()
        return state

    def my_turn(self, table: str, seat: int = 0, seconds: float = 30) -> dict[str, Any]:
        """The state as soon as the seat may act and no bot is at it, or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            state = self.state(table, seat)
            bots = any(one["thinking"] for one in state["seats"])
            if state["over"] or (state["may_act"] and not bots):
                return state
            time.sleep(0.02)
        raise AssertionError("nothing happens")

    def choose(self, table: str, state: dict[str, Any]) -> Response:
        """The first choice there is."""
        choice = next(choice for group in state["groups"] for choice in group["choices"])
        move = {"seat": state["seat"], "position": state["position"], "actions": choice["actions"]}
        return self.post(f"/api/tables/{table}/act", move)


class Web:
    def __init__(self, client: TestClient) -> None:
        self.client: Final = client

    def person(self) -> Person:
        """Somebody new."""
        answer = self.client.post("/api/visitors", json={})
        assert answer.status_code == 200
        return Person(self.client, answer.json()["visitor"])

    def nobody(self) -> Person:
        return Person(self.client, "")
