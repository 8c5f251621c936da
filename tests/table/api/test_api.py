"""The API: a game by programs, and everything that a program can ask."""

from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from spielwerk.core.driver import check_draws
from spielwerk.core.record_text import parse
from spielwerk.table.api.openapi import document
from spielwerk.table.app import ENDPOINTS
from table.webs import Web


def test_a_whole_game_against_a_bot(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "bot")["table"]
    while not (state := ada.my_turn(table))["over"]:
        assert ada.choose(table, state).status_code == 200
    assert state["winners"] and state["seed"] == "tests"
    record = parse(ada.get(f"/api/tables/{table}/record").text)
    check_draws(record)
    assert record.replay().is_terminal()
    totals = [seat["points"] for seat in state["seats"]]
    assert list(state["points"].values())[-1] == totals


def test_two_people_find_together_by_a_link(web: Web) -> None:
    ada, ben = web.person(), web.person()
    founded = ada.found("me", "open", listed=False)
    table, join = founded["table"], founded["links"]["join"].split("/")[-1]
    assert ben.get(f"/api/tables/{table}").status_code == 403
    assert ben.post("/api/links", {"kind": "join", "secret": join}).json()["table"] == table
    assert ben.post(f"/api/tables/{table}/seats/1/take", {"name": "Ben"}).status_code == 200
    state = ben.state(table, 1)
    assert [(seat["name"], seat["mine"]) for seat in state["seats"]] == [("", False), ("Ben", True)]
    mine = ben.get("/api/tables").json()["mine"]
    assert [(info["id"], info["is_owner"]) for info in mine] == [(table, False)]
    whose = [seat["deciding"] for seat in state["seats"]]
    assert mine[0]["my_turn"] == whose[1]


def test_drafts_back_restart_confirm_undo(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    path = f"/api/tables/{table}"
    seat = ada.state(table)["deciders"][0]
    before = ada.state(table, seat)
    step = {"seat": seat, "position": before["position"]}
    choice = before["groups"][0]["choices"][0]["actions"]
    assert ada.post(f"{path}/draft", step | {"actions": choice}).status_code == 200
    drafted = ada.state(table, seat)
    assert drafted["draft"]["actions"] == choice and drafted["position"] == before["position"]
    assert ada.post(f"{path}/draft/back", step).status_code == 200
    assert ada.state(table, seat)["draft"] is None
    assert ada.post(f"{path}/draft", step | {"typed": choice[0].upper()}).status_code == 200
    assert ada.post(f"{path}/draft/restart", step).status_code == 200
    assert ada.post(f"{path}/confirm", step).status_code == 409
    assert ada.post(f"{path}/draft", step | {"actions": choice}).status_code == 200
    done = ada.post(f"{path}/confirm", step | {"request": "r1"}).json()
    assert done == ada.post(f"{path}/confirm", step | {"request": "r1"}).json()
    assert done["position"] == before["position"] + len(choice)
    undone = ada.post(f"{path}/undo", {"seat": seat, "position": done["position"]}).json()
    assert undone["position"] == done["position"] + 1
    after = ada.state(table, seat)
    assert (after["deciders"], after["groups"]) == (before["deciders"], before["groups"])


def test_why_not_and_what_if(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    state = ada.state(table)
    seat = state["deciders"][0]
    reasons = ada.get(f"/api/tables/{table}/why?seat={seat}&action=build E7").json()["reasons"]
    assert reasons[0]["rule"] and reasons[0]["text"]
    german = ada.get(f"/api/tables/{table}/why?seat={seat}&action=build E7&language=de").json()["reasons"]
    assert german[0]["rule"] == reasons[0]["rule"] and german[0]["text"] != reasons[0]["text"]
    choice = ada.state(table, seat)["groups"][0]["choices"][0]["actions"][0]
    preview = ada.get(f"/api/tables/{table}/preview?seat={seat}&action={choice}").json()
    assert preview["actions"] == [choice] and preview["complete"]
    assert ada.get(f"/api/tables/{table}/preview?seat={seat}&action=fly").status_code == 422
    assert ada.get(f"/api/tables/{table}/why?seat={seat}&element=hex-A1").status_code == 200


def test_typed_moves_are_understood_or_explained(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    seat = ada.state(table)["deciders"][0]
    step = {"seat": seat, "position": ada.state(table)["position"]}
    legal = ada.state(table, seat)["legal"]
    answer = ada.post(f"/api/tables/{table}/draft", step | {"typed": "pass"})
    assert (answer.status_code, answer.json()["error"]) == (422, "ambiguous")
    assert set(answer.json()["facts"]["texts"]) <= set(legal)
    answer = ada.post(f"/api/tables/{table}/draft", step | {"typed": "xyzzy"})
    assert (answer.status_code, answer.json()["error"]) == (422, "not-understood")
    answer = ada.post(f"/api/tables/{table}/draft", step | {"typed": "build e7"})
    assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
    answer = ada.post(f"/api/tables/{table}/draft", step | {"typed": legal[0].lower()})
    assert answer.status_code == 200


def test_chat_names_settings_orders_links_bots(web: Web) -> None:
    ada = web.person()
    founded = ada.found("me", "open")
    path = f"/api/tables/{founded['table']}"
    for end, body in (
        ("message", {"seat": 0, "text": " hello   you "}),
        ("message", {"text": "from beside the table"}),
        ("order", {"seat": 0, "limit": 2}),
        ("seats/0/name", {"name": "Ada"}),
        ("seats/0/settings", {"confirm": False}),
        ("seats/1/bot", {"bot": "greedy"}),
        ("seats/1/person", {}),
        ("links", {"link": "1"}),
        ("links", {"link": "join"}),
    ):
        answer = ada.post(f"{path}/{end}", body)
        assert answer.status_code == 200, (end, answer.text)
    state = ada.state(founded["table"])
    assert [message["text"] for message in state["chat"]] == ["hello you", "from beside the table"]
    assert state["order"] == 2
    assert state["seats"][0]["name"] == "Ada"


def test_games_with_their_options_in_the_readers_language(web: Web) -> None:
    english, german = (
        {game["name"]: game for game in web.nobody().get(f"/api/games?language={language}").json()}
        for language in ("en", "de")
    )
    assert "introductory" in english["terra-mystica"]["presets"]
    for name, game in english.items():
        assert "greedy" in game["bots"]
        assert all(option["text"] for option in game["options"]), name
        assert game["options"][1]["text"] != german[name]["options"][1]["text"]


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,en;q=0.5,de;q=0.4", "en"),
        ("fr", "en"),
        ("", "en"),
        ("en;q=0.3, de;q=high", "en"),
        ("de;q=0.2,en;q=0.1", "de"),
    ],
)
def test_reasons_come_in_the_readers_language(web: Web, header: str, language: str) -> None:
    answer = web.client.get("/api/tables/nothing", headers={"accept-language": header})
    expected = {"de": "Diesen Tisch gibt es nicht.", "en": "There is no such table."}
    assert (answer.status_code, answer.json()["reason"]) == (404, expected[language])


def test_the_language_switch_wins(web: Web) -> None:
    answer = web.client.get("/api/nothing", headers={"accept-language": "en", "cookie": "language=de"})
    assert answer.json()["reason"] == "Diese Seite gibt es nicht."


# The description of the API.


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if "$ref" in value else set()
        return own.union(*(references(inner) for inner in value.values()))
    return set().union(*(references(inner) for inner in value)) if isinstance(value, list) else set()


def test_the_description_is_complete(web: Web) -> None:
    described = web.nobody().get("/api/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert {(path, method.upper()) for path, found in described["paths"].items() for method in found} == {
        (endpoint.path, endpoint.method) for endpoint in ENDPOINTS
    }
    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert references(described) <= known
    operations = [found for path in described["paths"].values() for found in path.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids)
    assert all(operation["summary"] for operation in operations)


def test_the_description_fits_what_comes(web: Web) -> None:
    """Every field that an answer has is described, and every one that is described comes."""
    schema = document(ENDPOINTS)["components"]["schemas"]["TableState"]
    ada = web.person()
    assert set(ada.state(ada.found("me", "me")["table"])) == set(schema["properties"])


# What is not the caller's fault.


def test_a_database_that_is_away_is_said_and_comes_back(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    store = web.client.app.state.house.store  # type: ignore[attr-defined]

    def away(table_id: str) -> None:
        raise OperationalError("SELECT 1", {}, Exception("gone"))

    with monkeypatch.context() as patched:
        patched.setattr(store, "table", away)
        answer = ada.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (503, "no-database")
        assert ada.get(f"/table/{table}").status_code == 503
    assert ada.get(f"/api/tables/{table}").status_code == 200


def test_a_mistake_in_the_program_shows_nothing_of_itself(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    house = web.client.app.state.house  # type: ignore[attr-defined]

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("secret of the house")

    monkeypatch.setattr(house.views, "view", fail)
    client = TestClient(web.client.app, raise_server_exceptions=False)
    for path, kind in ((f"/api/tables/{table}", "application/json"), (f"/table/{table}", "text/html")):
        answer = client.get(path, headers=ada.headers)
        assert answer.status_code == 500
        assert answer.headers["content-type"].startswith(kind)
        assert "secret of the house" not in answer.text and "Traceback" not in answer.text
