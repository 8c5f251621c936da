"""Who must not get in does not: wrong seats, other origins, garbage, floods; and no secret gets out."""

import json
import logging
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from spielwerk.table.app import ENDPOINTS, make_app
from spielwerk.table.config import Config, Limits
from spielwerk.table.people.rates import Buckets
from spielwerk.table.people.security import link_secret, visitor_of
from table.webs import PATIENT, Person, Web


def refused(answer: object, status: int, key: str) -> None:
    """The answer is a refusal with its reason."""
    assert answer.status_code == status, answer.text  # type: ignore[attr-defined]
    fault = answer.json()  # type: ignore[attr-defined]
    assert fault["error"] == key, fault
    assert len(fault["reason"]) > 10


def test_wrong_seats(web: Web) -> None:
    ada, eve = web.person(), web.person()
    table = ada.found("me", "me")["table"]
    state = ada.state(table)
    seat, before = state["deciders"][0], ada.get(f"/api/tables/{table}/record").text
    step = {"seat": seat, "position": state["position"]}
    actions = ada.state(table, seat)["groups"][0]["choices"][0]["actions"]
    for end, body in (
        ("act", step | {"actions": actions}),
        ("draft", step | {"actions": actions}),
        ("draft/back", step),
        ("draft/restart", step),
        ("confirm", step),
        ("undo", step),
        ("consent", step | {"agree": True}),
        ("order", {"seat": seat, "limit": 1}),
        ("message", {"seat": seat, "text": "it was me"}),
        ("withdraw", step),
        (f"seats/{seat}/name", {"name": "Eve"}),
        (f"seats/{seat}/settings", {"confirm": False}),
        (f"seats/{seat}/known", {}),
    ):
        refused(eve.post(f"/api/tables/{table}/{end}", body), 403, "not-your-seat")
        refused(web.nobody().post(f"/api/tables/{table}/{end}", body), 401, "no-visitor")
    for end, body in (
        (f"seats/{seat}/bot", {"bot": "greedy"}),
        (f"seats/{seat}/person", {}),
        ("links", {"link": "join"}),
    ):
        refused(eve.post(f"/api/tables/{table}/{end}", body), 403, "not-owner")
    refused(eve.post(f"/api/tables/{table}/links", {"link": "0"}), 403, "not-your-seat")
    for end in ("", "/record", "/why?seat=0", "/preview?seat=0", "/news?seat=0"):
        refused(eve.get(f"/api/tables/{table}{end}"), 403, "not-invited")
    assert ada.get(f"/api/tables/{table}/record").text == before
    assert ada.state(table, seat)["draft"] is None


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"origin": "https://table.test.evil.test"},
        {"origin": "http://table.test:81"},
        {"sec-fetch-site": "cross-site", "origin": "http://table.test"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_origin_cannot_act(web: Web, headers: dict[str, str]) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    state = ada.state(table)
    seat = state["deciders"][0]
    actions = ada.state(table, seat)["groups"][0]["choices"][0]["actions"]
    move = {"seat": seat, "position": state["position"], "actions": actions}
    path = f"/api/tables/{table}/act"
    cookie = {"cookie": f"visitor={ada.secret}"}
    refused(web.client.post(path, json=move, headers=cookie | headers), 403, "foreign-origin")
    assert ada.state(table)["position"] == state["position"]
    allowed = {"origin": "http://table.test", "sec-fetch-site": "same-origin"}
    assert web.client.post(path, json=move, headers=cookie | allowed).status_code == 200


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"{", 400, "no-json"),
        (b"\xff\xfe", 400, "no-json"),
        (b"[" * 50_000, 422, "wrong-body"),
        (b"null", 422, "wrong-body"),
        (b"{}", 422, "wrong-body"),
        (b'{"seat": -1, "position": 1, "actions": ["x"]}', 422, "wrong-body"),
        (b'{"seat": "0", "position": 1, "actions": ["x"]}', 422, "wrong-body"),
        (b'{"seat": 0, "position": 1e99, "actions": ["x"]}', 422, "wrong-body"),
        (b'{"seat": 0, "position": 1, "actions": "x"}', 422, "wrong-body"),
        (b'{"seat": 0, "position": 1, "actions": [""]}', 422, "wrong-body"),
        (b'{"seat": 0, "position": 1, "actions": ["x"], "more": 1}', 422, "wrong-body"),
        (json.dumps({"seat": 0, "position": 1, "actions": ["x"] * 300}).encode(), 422, "wrong-body"),
        (json.dumps({"seat": 0, "position": 1, "actions": ["x" * 300]}).encode(), 422, "too-long"),
        (b'{"seat": 0, "position": 1, "actions": ["x"]}' + b" " * 70_000, 413, "too-large"),
    ],
)
def test_garbage_and_huge_bodies(web: Web, body: bytes, status: int, key: str) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    before = ada.get(f"/api/tables/{table}/record").text
    refused(web.client.post(f"/api/tables/{table}/act", content=body, headers=ada.headers), status, key)
    assert ada.get(f"/api/tables/{table}/record").text == before


def test_a_body_without_an_end_is_cut(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    parts = (b" " * 10_000 for _ in range(1000))
    refused(web.client.post(f"/api/tables/{table}/act", content=parts, headers=ada.headers), 413, "too-large")


@pytest.mark.parametrize("text", ["build E7\n! back 9", "chance: x", "pass BON1\r\nseat1: done", "\x00", "🂡" * 20])
def test_nothing_can_be_smuggled_into_the_record(web: Web, text: str) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    state = ada.state(table)
    seat = state["deciders"][0]
    before = ada.get(f"/api/tables/{table}/record").text
    move = {"seat": seat, "position": state["position"], "actions": [text]}
    refused(ada.post(f"/api/tables/{table}/act", move), 422, "no-action")
    assert ada.get(f"/api/tables/{table}/record").text == before


@pytest.mark.parametrize(
    "names", [{"title": "a\nseed: x"}, {"seats": [{"kind": "me", "name": "A\n! back 1"}, {"kind": "me"}]}]
)
def test_names_stay_in_their_line(web: Web, names: dict[str, object]) -> None:
    ada = web.person()
    table = ada.found("me", "me", **names)["table"]
    assert ada.get(f"/api/tables/{table}/record").text.count("\n! back") == 0
    assert ada.post(f"/api/tables/{table}/seats/0/name", {"name": "B\nseat2: C"}).status_code == 200
    assert "\nseat2: C" not in ada.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize("name", ["Jörg", "Žofie", "🂡 und <b>", 'a;b,c"d\r\nx: y', "%00%ff"])
def test_any_name_will_do(web: Web, name: str) -> None:
    answer = web.client.post("/play", data={"game": "terra-mystica", "name": name})
    assert answer.status_code == 200
    assert "und <b>" not in answer.text
    table = answer.url.path.split("/")[-1]
    shown = web.client.get(f"/api/tables/{table}").json()["seats"][0]["name"]
    assert shown == " ".join(name.split())
    assert web.client.get("/").status_code == 200


@pytest.mark.parametrize("path", ["/seat/", "/join/", "/watch/"])
def test_guessed_links(web: Web, path: str) -> None:
    ada, eve = web.person(), web.person()
    ada.found("me", "open")
    for guess in ("x", "A" * 24, "../../etc/passwd", "%00", "a" * 3000):
        answer = eve.get(path + guess)
        assert answer.status_code == 404, (guess, answer.status_code)
    assert eve.get("/api/tables").json()["mine"] == []


@pytest.mark.parametrize("secret", ["", "x", "x" * 5000, "' OR 1=1 --", "ä" * 24, "\x7f" * 30])
def test_a_secret_that_is_none(web: Web, secret: str) -> None:
    answer = web.client.get("/api/tables", headers=[(b"authorization", f"Bearer {secret}".encode())])
    assert answer.status_code == 200
    assert answer.json()["mine"] == []
    refused(web.client.post("/api/tables", json={}, headers={"cookie": "visitor=abc"}), 422, "wrong-body")


def test_addresses_that_are_none(web: Web) -> None:
    nobody = web.nobody()
    refused(nobody.get("/api/tables/x' OR 1=1"), 404, "no-table")
    refused(nobody.get("/api/nothing"), 404, "no-page")
    refused(web.client.delete("/api/tables"), 405, "no-method")
    refused(nobody.get("/api/tables/x/act"), 405, "no-method")
    assert nobody.get("/static/../app.py").status_code == 404
    assert nobody.get("/static/%2e%2e/app.py").status_code == 404
    ada = web.person()
    table = ada.found("me", "me")["table"]
    refused(ada.get(f"/api/tables/{table}?seat=x"), 400, "no-number")
    refused(ada.get(f"/api/tables/{table}?position=-1"), 400, "no-number")
    refused(ada.get(f"/api/tables/{table}?position=5000"), 404, "no-position")
    refused(ada.get(f"/api/tables/{table}?seat=7"), 403, "not-your-seat")
    refused(ada.post(f"/api/tables/{table}/seats/x/take"), 400, "no-number")


# What goes out.


def all_answers(web: Web, ada: Person, table: str) -> str:
    """Everything that somebody with a seat, but not the owner, can read."""
    gets = [endpoint.path for endpoint in ENDPOINTS if endpoint.method == "GET"]
    paths = [path.format(table=table) for path in gets] + [f"/table/{table}", "/", "/api/openapi.json"]
    return "".join(answer.text + str(answer.headers) for answer in map(ada.get, paths))


def test_no_secret_gets_out(web: Web, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ada, ben = web.person(), web.person()
    founded = ada.found("me", "open", seed="")
    table = founded["table"]
    links = {name: path.split("/")[-1] for name, path in founded["links"].items()}
    answer = ben.get(founded["links"]["1"])
    assert answer.status_code == 303
    assert links["1"] not in answer.headers["location"] and links["1"] not in answer.text
    assert answer.headers["referrer-policy"] == "no-referrer"
    house = web.client.app.state.house  # type: ignore[attr-defined]
    row = house.store.table(table)
    hashes = [visitor_of(ada.secret), visitor_of(ben.secret)]
    secrets = [*links.values(), ada.secret, ben.secret, row.seed, house.rooms.key, *hashes]
    read = all_answers(web, ben, table)
    assert not [secret for secret in secrets if secret in read]
    for secret in links.values():
        web.client.get(f"/seat/{secret}x")
    logged = "".join(record.getMessage() for record in caplog.records if not record.name.startswith("http"))
    assert not [secret for secret in secrets if secret in logged]


def test_strict_headers_everywhere(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    for path in ("/", f"/table/{table}", "/api/tables", "/nothing", "/api/nothing", "/seat/x"):
        headers = ada.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] in ("same-origin", "no-referrer")
        assert headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in headers


def test_the_cookie_of_a_visitor(web: Web) -> None:
    answer = web.nobody().get("/")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    assert "Secure" not in cookie
    web.client.cookies.clear()
    assert "Secure" in web.client.get("https://table.test/").headers["set-cookie"]
    known = web.client.get("/", headers={"cookie": f"visitor={web.person().secret}"})
    assert "set-cookie" not in known.headers


def test_whoever_only_looks_at_a_link_takes_no_seat(web: Web) -> None:
    """Messengers fetch links to show what is behind them, without cookies, again and again."""
    ada = web.person()
    founded = ada.found("me", "open")
    path = founded["links"]["1"]
    web.client.cookies.clear()
    first = web.client.get(path, follow_redirects=False)
    assert first.status_code == 303 and first.headers["location"].startswith("?")
    web.client.cookies.clear()
    assert web.client.get(f"{path}{first.headers['location']}", follow_redirects=False).status_code == 401
    assert not any(seat["mine"] for seat in ada.state(founded["table"])["seats"][1:])
    assert ada.state(founded["table"])["seats"][1]["kind"] == "open"
    web.client.cookies.clear()
    arrived = web.client.get(path)
    assert arrived.status_code == 200 and arrived.url.query == b"seat=1"
    assert ada.state(founded["table"])["seats"][1]["kind"] == "person"


def test_links_cannot_be_foreseen() -> None:
    made = {
        link_secret(key, table, seat, age) for key in "ab" for table in "st" for seat in (-1, 0, 1) for age in (0, 1)
    }
    assert len(made) == 24
    assert {len(secret) for secret in made} == {24}


# Floods.


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    limits = Limits(visitor_rate=0.001, visitor_burst=5, address_rate=1e6, address_burst=1e6)
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=limits, bot_processes=1)
    with TestClient(make_app(config)) as client:
        eve, ada = Web(client).person(), Web(client).person()
        codes = [eve.get("/api/tables").status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        refused(eve.post("/api/tables", {}), 429, "too-fast")
        assert ada.get("/api/tables").status_code == 200


def test_guessing_links_gets_slow(tmp_path: Path) -> None:
    limits = Limits(wrong_links_a_minute=3)
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=limits, bot_processes=1)
    with TestClient(make_app(config)) as client:
        codes = [client.get(f"/seat/{number:024}").status_code for number in range(6)]
        assert codes == [404] * 3 + [429] * 3


def test_only_so_many_messages(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=Limits(messages_a_minute=2), bot_processes=1)
    with TestClient(make_app(config)) as client:
        ada = Web(client).person()
        path = f"/api/tables/{ada.found('me', 'me')['table']}/message"
        assert [ada.post(path, {"text": "x"}).status_code for _ in range(3)] == [200, 200, 429]
        refused(ada.post(path, {"text": "   "}), 422, "empty-message")


def test_a_reserve_fills_with_time() -> None:
    now = [0.0]
    buckets = Buckets(rate=2, burst=3, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    now[0] = 100
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert PATIENT.visitor_rate > 1000
