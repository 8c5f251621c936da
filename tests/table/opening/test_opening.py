"""Opening games from files of every kind."""

from typing import Any

import pytest

from spielwerk.core.record_text import dump
from spielwerk.games.terra_mystica.interchange import export_log
from table.opened import as_json, opened, packed, played, points_of, record_of, refused, send, taken_back
from table.webs import Web


def test_record_of_ours_comes_back_as_it_was(web: Web) -> None:
    ada, record = web.person(), played()
    record.people.update({0: "Ben", 1: "Eve"})
    record.comments[-1] = ["from the attic"]
    record.comments[len(record.entries)] = ["the end"]
    table = opened(ada, dump(record), file="C:\\games\\attic.txt")
    assert record_of(ada, table) == record
    state = ada.get(f"/api/tables/{table}").json()
    assert (state["title"], state["seat"], state["over"], state["may_act"]) == ("attic", None, True, False)
    assert [seat["points"] for seat in state["seats"]] == list(points_of(record).values())
    assert [seat["name"] for seat in state["seats"]] == ["Ben", "Eve", "", ""]
    assert (state["seed"], state["commitment"]) == (record.seed, record.seed_commitment)
    assert [line["position"] for line in state["log"]][-1] == len(record.entries)


def test_command_log_goes_in_and_out(web: Web) -> None:
    ada, record = web.person(), played()
    text = export_log(record)
    table = opened(ada, text, file="log.txt")
    assert points_of(record_of(ada, table)) == points_of(record)
    assert not record_of(ada, table).people and not record_of(ada, table).seed_commitment
    out = ada.get(f"/api/tables/{table}/export?to=snellman")
    assert out.status_code == 200 and out.headers["content-type"].startswith("text/plain")
    assert points_of(record_of(ada, opened(ada, out.text))) == points_of(record)
    assert "snellman" in refused(ada.get(f"/api/tables/{table}/export?to=paper"), 404, "no-export")["reason"]


def test_record_from_a_log_tells_its_chapters(web: Web) -> None:
    ada = web.person()
    comments = record_of(ada, opened(ada, export_log(played()))).comments
    assert len(comments) >= 6 and all(len(texts) == 1 for texts in comments.values())


@pytest.mark.parametrize("mend", ["\ufeff{}", "\n\n  {}", "{}\n"])
def test_pasted_text_need_not_be_tidy(web: Web, mend: str) -> None:
    ada = web.person()
    for text in (dump(played()).rstrip("\n"), export_log(played()).rstrip("\n")):
        table = opened(ada, mend.format(text))
        assert ada.get(f"/api/tables/{table}").json()["title"] == ""


@pytest.mark.parametrize("pack", [str.encode, packed], ids=["plain", "packed"])
def test_one_of_several_games_is_chosen(web: Web, pack: Any) -> None:
    ada = web.person()
    content = pack(as_json("one", played()) + "\n" + as_json("two", played(3)) + "\n")
    answer = send(ada, content=content, file="games.jsonl.gz").json()
    assert not answer["tables"] and not ada.get("/api/tables").json()["mine"]
    assert [(game["number"], game["name"]) for game in answer["games"]] == [(1, "one"), (2, "two")]
    assert "Witches" in answer["games"][0]["about"]
    (second,) = send(ada, content=content, games=[2]).json()["tables"]
    assert second["title"] == "two" and len(ada.get(f"/api/tables/{second['table']}").json()["seats"]) == 3
    both = send(ada, content=content, games=[2, 1, 2]).json()["tables"]
    assert [table["title"] for table in both] == ["two", "one"]
    refused(send(ada, content=content, games=[3]), 422, "no-such-game")
    refused(send(ada, content=content, games=[0]), 422, "wrong-body")


def test_game_under_way_with_moves_taken_back(web: Web) -> None:
    ada, record = web.person(), taken_back()
    table = opened(ada, dump(record))
    assert record_of(ada, table).entries == record.entries
    for position in range(len(record.entries) + 1):
        state = ada.get(f"/api/tables/{table}?position={position}").json()
        now = record.replay(position)
        assert [seat["points"] for seat in state["seats"]] == [int(value) for value in now.returns()]
        assert state["deciders"] == now.deciders()


def test_names_are_shown_only_where_the_file_tells_them(web: Web) -> None:
    ada, record = web.person(), played()
    nameless = ada.get(f"/table/{opened(ada, dump(record))}").text
    record.people[1] = "Eve <b>"
    named = ada.get(f"/table/{opened(ada, dump(record))}").text
    assert "Eve &lt;b&gt;" in named and "<b>Eve" not in named and "Eve" not in nameless
