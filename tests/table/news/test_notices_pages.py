"""Where people switch notices on: the section of a page, the form in it, what stays secret, and `--notices`."""

import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from spielwerk.cli.main import main
from spielwerk.table.app import make_app
from spielwerk.table.config import Config, notice_server
from spielwerk.table.people.security import visitor_of
from table.ntfy import Ntfy, ntfy
from table.people.test_security import all_answers
from table.webs import PATIENT, Person, Web


@pytest.fixture
def server() -> Iterator[Ntfy]:
    with ntfy() as made:
        yield made


@pytest.fixture
def noticing(tmp_path: Path, server: Ntfy) -> Iterator[Web]:
    """A table whose operator has switched notices on."""
    config = Config(
        database=f"sqlite:///{tmp_path / 'tables.db'}",
        bot_processes=1,
        limits=PATIENT,
        notices=server.url,
        notice_delay=0.2,
    )
    with TestClient(make_app(config), base_url="http://table.test") as client:
        yield Web(client)


def send(person: Person, do: str, here: str = "/my", language: str = "en") -> Response:
    return person.client.post(
        f"/notices?language={language}", data={"do": do, "here": here}, headers=person.headers, follow_redirects=False
    )


def topic_of(page: str) -> str:
    found = re.search(r'id="topic" href="http://127.0.0.1:[0-9]+/(spielwerk-[A-Za-z0-9_-]{32})"', page)
    return found[1] if found is not None else ""


def arrived(server: Ntfy, count: int) -> bool:
    end = time.monotonic() + 5
    while len(server.received) < count and time.monotonic() < end:
        time.sleep(0.02)
    return len(server.received) == count


def test_nothing_is_there_unless_the_operator_has_switched_it_on(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    for path in ("/my", f"/table/{table}", f"/table/{table}/parts"):
        assert "notices" not in ada.get(path).text
    assert send(ada, "on").status_code == 404


@pytest.mark.parametrize("where", ["/my", "/table/{table}?seat=0"])
def test_switched_on_tried_out_and_switched_off(noticing: Web, server: Ntfy, where: str) -> None:
    ada = noticing.person()
    here = where.format(table=ada.found("me", "open", seed="")["table"])
    before = ada.get(here).text
    assert 'id="notices"' in before and f'value="{here}"' in before and not topic_of(before)
    assert send(ada, "on", here).headers["location"] == f"{here}#notices"
    topic = topic_of(ada.get(here).text)
    assert topic
    there = send(ada, "test", here).headers["location"]
    assert there == f"{here}{'&' if '?' in here else '?'}notices=sent#notices"
    assert 'role="status"' in ada.get(there).text
    assert topic_of(ada.get(here).text) == topic, "it stays the same"
    assert arrived(server, 1)
    assert server.received[0]["topic"] == topic and server.received[0]["click"] == "http://table.test/my"
    send(ada, "off", here)
    assert not topic_of(ada.get(here).text)
    send(ada, "on", here)
    assert topic_of(ada.get(here).text) not in ("", topic)


def test_whoever_waits_for_nobody_else_is_told_by_the_running_server(noticing: Web, server: Ntfy) -> None:
    ada = noticing.person()
    table = ada.found("me", "bot", title="Tuesday")["table"]
    seat = ada.my_turn(table)["seat"]
    send(ada, "on", language="de")
    assert arrived(server, 1)
    assert server.received[0] | {"topic": ""} == {
        "topic": "",
        "title": "Terra Mystica: Tuesday",
        "message": "Du bist am Zug.",
        "click": f"http://table.test/table/{table}?seat={seat}",
    }


def test_another_language_is_heard_of(noticing: Web) -> None:
    ada = noticing.person()
    ada.found("open", "me")
    send(ada, "on")
    noticing.client.post("/settings", data={"language": "de"}, headers=ada.headers)
    house = noticing.client.app.state.house  # type: ignore[attr-defined]
    assert house.notices.topics.of(visitor_of(ada.secret)).language == "de"


def test_only_for_people_with_a_seat(noticing: Web) -> None:
    ada, eve = noticing.person(), noticing.person()
    table = ada.found("me", "me", listed=True)["table"]
    assert "notices" not in eve.get("/my").text and "notices" not in eve.get(f"/table/{table}").text
    assert send(eve, "on").status_code == 403
    assert send(noticing.nobody(), "on").status_code == 401


@pytest.mark.parametrize("here", ["//evil.test", "https://evil.test", "/\\evil.test", ""])
def test_the_form_leads_nowhere_else(noticing: Web, here: str) -> None:
    ada = noticing.person()
    ada.found("me", "me")
    assert send(ada, "on", here).headers["location"] == "/#notices"


def test_another_origin_switches_nothing_on(noticing: Web) -> None:
    ada = noticing.person()
    ada.found("me", "me")
    foreign = ada.headers | {"origin": "http://evil.test"}
    assert noticing.client.post("/notices", data={"do": "on"}, headers=foreign).status_code == 403
    assert not topic_of(ada.get("/my").text)


def test_a_topic_is_known_to_its_owner_alone(noticing: Web, server: Ntfy, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ada, ben = noticing.person(), noticing.person()
    founded = ada.found("me", "open")
    ben.get(founded["links"]["1"])
    for person in (ada, ben):
        send(person, "on")
    topic = topic_of(ada.get("/my").text)
    send(ada, "test")
    assert arrived(server, 1) or server.received
    read = all_answers(noticing, ben, founded["table"]) + ben.get("/my").text
    assert topic_of(ben.get("/my").text) not in ("", topic)
    mine = [ada.get(f"/api/tables/{founded['table']}").text, ada.get("/api/tables").text, send(ada, "on").text]
    assert topic and topic not in read + "".join(mine)
    logged = "".join(record.getMessage() for record in caplog.records if not record.name.startswith("http"))
    assert topic not in logged


WRONG = ["ntfy.sh", "ftp://ntfy.sh", "https://", "https://a@b.c", "http://x y", "https://x:99999", "https://x?q", "//x"]


@pytest.mark.parametrize("url", [*WRONG, "https://x:0", "https://x#a", "https://ä.de", "https://[", "file:///etc"])
def test_a_wrong_address_is_told_clearly(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=r"."):
        notice_server(url)
    assert main(["serve", "--no-browser", "--port", "0", "--notices", url]) == 2
    said = capsys.readouterr().err
    assert url in said and "https://ntfy.sh" in said and "Traceback" not in said


def test_right_addresses() -> None:
    for url in ("https://ntfy.sh", "http://localhost:2586", "http://[::1]:80", "https://example.org/push"):
        assert notice_server(f"{url}/") == notice_server(url) == url
