"""What has told others something is taken back with their consent only: Nottingham at a table, as programs play it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.testclient import TestClient

from spielwerk.core.game import State
from spielwerk.table.app import make_app
from spielwerk.table.config import Config
from spielwerk.table.house import House
from spielwerk.table.people.security import visitor_of
from table.webs import PATIENT, Web

LIKED: Final = ("lay", "set", "raid", "rob", "barter", "offer", "act", "accept", "keep", "take", "yield")
"""What people would rather do, so that everything that hides or shows cards comes up soon."""


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", bot_processes=1, limits=PATIENT)
    with TestClient(make_app(config), base_url="http://table.test") as client:
        yield Web(client)


class Three:
    """Ada, Ben and Cem at a table of Nottingham; what does not matter is played behind the API."""

    def __init__(self, web: Web, seed: str) -> None:
        self.people: Final = [web.person() for _ in range(3)]
        founded = self.people[0].found("me", "open", "open", game="nottingham", preset="", seed=seed)
        self.table: Final[str] = founded["table"]
        for seat in (1, 2):
            assert self.people[seat].get(founded["links"][str(seat)]).status_code == 303
        self.house: Final[House] = web.client.app.state.house  # type: ignore[attr-defined]
        self._visitors: Final = [visitor_of(person.secret) or "" for person in self.people]

    @property
    def state(self) -> State:
        return self.house.rooms.room(self.table, self._visitors[0]).state

    def until(self, wanted: str, telling: bool) -> tuple[int, str]:
        """Plays until somebody may do something wanted that does, or does not, tell anything; gives the seat and it.

        After a draw the others would be asked anyway, so no draw may follow (as it does after a single ambush).
        """
        for _ in range(300):
            state = self.state
            seat = state.deciders()[0]
            texts = {state.action_to_string(action, seat): action for action in state.legal_actions(seat)}
            for text, action in texts.items():
                if re.match(wanted, text) and state.tells(action, seat) == telling:
                    if not telling or wanted == "spring" or not state.child(action, seat).is_chance_node():
                        return seat, text
            liked = (text for verb in LIKED for text in texts if text.startswith(verb))
            self.house.rooms.act(
                self._visitors[seat], self.table, seat, self.position, "", [next(liked, next(iter(texts)))]
            )
        raise AssertionError(f"nobody could {wanted}")

    @property
    def position(self) -> int:
        row = self.house.store.table(self.table)
        assert row is not None
        return row.position

    def send(self, seat: int, path: str, **body: object) -> Any:
        step = {"seat": seat, "position": self.position, **body}
        return self.people[seat].post(f"/api/tables/{self.table}/{path}", step)

    def seen(self, seat: int) -> dict[str, Any]:
        return self.people[seat].state(self.table, seat)

    def record(self, seat: int) -> list[str]:
        return self.people[seat].get(f"/api/tables/{self.table}/record?seat={seat}").text.splitlines()


@pytest.mark.parametrize("wanted", ["yield", "hold", "barter", "offer", "spring", "defend", "set"])
def test_taking_back_asks_the_others_after_what_has_told_them_something(web: Web, wanted: str) -> None:
    three = Three(web, "told")
    seat, text = three.until(wanted, telling=True)
    assert three.send(seat, "act", actions=[text]).status_code == 200
    undo = three.seen(seat)["undo"]
    assert undo is not None and not undo["free"]
    before = three.record(seat)
    assert three.send(seat, "undo").status_code == 200
    assert three.record(seat) == before, "nothing is taken back as long as nobody has agreed"
    others = [other for other in range(3) if other != seat]
    for other in others:
        consent = three.seen(other)["consent"]
        assert consent["must_answer"] and consent["seat"] == seat
    for other in others:
        assert three.send(other, "consent", agree=True).status_code == 200
    assert three.record(seat)[-1].startswith("! back ")


@pytest.mark.parametrize("wanted", ["lay", "accept", "raid", "rob", "act"])
def test_taking_back_is_free_where_nobody_has_learned_anything(web: Web, wanted: str) -> None:
    three = Three(web, "told")
    seat, text = three.until(wanted, telling=False)
    before = three.state.to_string()
    assert three.send(seat, "act", actions=[text]).status_code == 200
    undo = three.seen(seat)["undo"]
    if undo["free"]:  # nothing was drawn after it
        assert three.send(seat, "undo").status_code == 200
        assert three.record(seat)[-1].startswith("! back ")
        assert three.state.to_string() == before
    else:
        assert wanted == "accept"
