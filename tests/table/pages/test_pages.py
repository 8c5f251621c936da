"""Pages without a browser: what is on them, what a move sends again, and the forms."""

import re
from itertools import pairwise
from typing import Final

import pytest
from httpx2 import Response

from spielwerk.core.rulebook import rulebook
from spielwerk.locale.catalogue import LANGUAGES, catalogue
from spielwerk.table.pages.chart import MOST_LABELS, labelled
from spielwerk.table.pages.rendering import STATIC
from spielwerk.table.pages.rules import formatted
from table.webs import Person, Web

UNIT: Final = re.compile(r'id="([^"]+)"[^>]*? data-v="([^"]+)"')
IMPORT: Final = re.compile(r'from "\./([a-z]+\.mjs)"')
MOST_LINES: Final = 600
TERRA_MYSTICA: Final = "spielwerk.games.terra_mystica"


def units(html: str) -> dict[str, str]:
    """Versions of the units of a page that came in full."""
    return dict(UNIT.findall(html))


def parts(person: Person, table: str, **query: object) -> str:
    values = "&".join(f"{name}={value}" for name, value in query.items())
    answer = person.get(f"/table/{table}/parts?seat=0&{values}")
    assert answer.status_code == 200, answer.text
    return answer.text


def attribute(html: str, name: str) -> str:
    found = re.search(rf'{name}="([^"]*)"', html)
    assert found is not None, name
    return found[1]


def form(web: Web, path: str, **fields: object) -> Response:
    return web.client.post(path, data={name: str(value) for name, value in fields.items()}, follow_redirects=False)


def test_first_visitor_is_in_a_game_with_two_clicks(web: Web) -> None:
    start = web.client.get("/").text
    assert 'action="/play"' in start and 'id="board"' in start
    answer = form(web, "/play", game="terra-mystica", name="Ada", seat=1)
    assert answer.status_code == 303
    table = web.client.get(answer.headers["location"])
    assert table.status_code == 200 and 'data-seat="1"' in table.text
    assert "Ada" in web.client.get("/my").text


def test_table_made_by_form_has_its_seats_and_name(web: Web) -> None:
    web.client.get("/new")
    seats = {"seat-0": "me", "seat-1": "open", "seat-2": "bot:random", "seat-3": ""}
    answer = form(web, "/new", game="terra-mystica", title="Tuesday", preset="printed", **seats)
    page = web.client.get(answer.headers["location"]).text
    assert "Tuesday" in page and "data-copy" in page
    listed = web.client.get("/api/tables").json()["mine"][0]
    assert [seat["kind"] for seat in listed["seats"]] == ["person", "open", "bot"]


def test_form_with_options_that_do_not_fit_is_answered_by_a_page(web: Web) -> None:
    web.client.get("/new")
    answer = form(web, "/new", game="terra-mystica", **{"seat-0": "me", "seat-1": "me", "o-map": "atlantis"})
    assert answer.status_code == 422 and "atlantis" in answer.text and "<!doctype html>" in answer.text


def test_what_a_browser_has_already_is_not_sent_again(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "me")["table"]
    first = parts(ada, table)
    have = units(first)
    assert {"map", "bar", "pane-own", "other-1", "panel-power", "people"} <= set(have)
    known = ",".join(f"{unit}.{version}" for unit, version in have.items())
    again = parts(ada, table, known=known)
    assert not units(again) and again.count("data-same") == len(have)
    assert len(again) < len(first) / 8
    tapped = units(parts(ada, table, known=known, focus="tile-BON1"))
    assert "bar" in tapped and "panel-cults" not in tapped


def test_tapping_shows_choices_or_the_reason_with_its_rule(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "bot")["table"]
    state = ada.my_turn(table)
    element = state["groups"][0]["choices"][0]["element"]
    assert f'data-element="{element}"' in parts(ada, table, focus=element)
    refused = parts(ada, table, focus="hex-A1")
    assert 'id="focus"' in refused and "data-rule=" in refused
    assert "data-rule" not in parts(ada, table, focus="nothing-like-this")


def test_draft_comes_back_as_page_with_its_consequence(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "bot")["table"]
    state = ada.my_turn(table)
    move = {"seat": 0, "position": state["position"], "actions": state["groups"][0]["choices"][0]["actions"]}
    answer = ada.post(f"/api/tables/{table}/draft?seat=0", move, Accept="text/html")
    assert answer.status_code == 200 and 'id="draft"' in answer.text and 'data-post="confirm"' in answer.text
    assert attribute(answer.text, "data-draft") == "1"
    assert "is-result" in answer.text


def test_free_seat_can_be_taken_by_who_was_invited(web: Web) -> None:
    ada = web.person()
    founded = ada.found("me", "open")
    web.client.cookies.clear()
    joined = web.client.get(founded["links"]["join"])
    assert 'name="seat" value="1"' in joined.text
    answer = form(web, f"/table/{founded['table']}/sit", seat=1, name="Ben")
    assert answer.headers["location"].endswith("?seat=1")
    assert "Ben" in parts(ada, founded["table"])


def seat_links(html: str) -> set[str]:
    return set(re.findall(r"/seat/[\w-]+", html))


def test_links_of_seats_stand_on_the_pages_of_those_they_belong_to(web: Web) -> None:
    """Those of free seats on the host's, that of a taken one on the page of whoever has it, none where people watch."""
    ada, ben = web.person(), web.person()
    founded = ada.found("me", "open", "bot")
    table, links = founded["table"], founded["links"]
    assert set(links) == {"join", "watch", "0", "1"}
    assert seat_links(parts(ada, table)) == {links["0"], links["1"]}
    ben.get(links["1"])
    (bens,) = seat_links(ben.get(f"/table/{table}/parts").text)
    assert bens not in links.values()
    assert seat_links(parts(ada, table)) == {links["0"]}
    renewed = ben.post(f"/api/tables/{table}/links", {"link": "1"}).json()["path"]
    assert seat_links(ben.get(f"/table/{table}/parts").text) == {renewed} != {bens}
    web.client.cookies.clear()
    assert not seat_links(web.client.get(links["watch"]).text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/new", "/my", "/rules/terra-mystica", "/nothing"])
def test_pages_speak_the_readers_language_and_hold_no_script(web: Web, path: str, language: str) -> None:
    page = web.client.get(path, headers={"Accept-Language": language}).text
    assert f'<html lang="{language}"' in page
    assert "<script>" not in page and " style=" not in page and " onclick=" not in page


def test_language_and_theme_are_kept_and_lead_back_within_the_server(web: Web) -> None:
    answer = form(web, "/settings", language="de", here="/my")
    assert answer.headers["location"] == "/my"
    assert '<html lang="de"' in web.client.get("/").text
    assert form(web, "/settings", theme="dark", here="//elsewhere.test/").headers["location"] == "/"
    assert 'data-theme="dark"' in web.client.get("/").text


def test_sentences_of_the_pages_are_the_same_in_both_languages() -> None:
    known = [{key for key in catalogue(language).sentences if key.startswith("pages.")} for language in LANGUAGES]
    assert known[0] == known[1] and len(known[0]) > 100


def test_rule_opens_at_its_place_and_questions_are_answered(web: Web) -> None:
    part = web.client.get("/rules/terra-mystica/part?at=towns.size").text
    assert 'class="rule is-at" id="towns.size"' in part
    assert "data-rule=" in web.client.get("/rules/terra-mystica/part?ask=bridge").text
    assert web.client.get("/rules/terra-mystica/part?ask=%3Cscript%3E").text.count("<script") == 0


def test_ids_of_rules_become_links_and_nothing_else_does() -> None:
    book = rulebook(TERRA_MYSTICA, "en")
    assert book is not None
    text = formatted("See towns.size, not www.example; <b>", book, "terra-mystica")
    assert 'data-rule="towns.size"' in text and "www.example" in text and "&lt;b&gt;" in text


def test_result_page_has_a_line_per_seat(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "bot")["table"]
    page = ada.get(f"/table/{table}/result").text
    assert page.count('class="total"') == 2


def test_chart_of_a_finished_game_ends_with_the_result(web: Web) -> None:
    ada = web.person()
    table = ada.found("me", "bot")["table"]
    while not (state := ada.my_turn(table))["over"]:
        ada.choose(table, state)
    page = ada.get(f"/table/{table}/result").text
    assert page.count("<polyline") == 2 and ">end</text>" in page
    assert all(f">{seat['points']}</text>" in page for seat in state["seats"])
    assert 'id="result"' in parts(ada, table)


@pytest.mark.parametrize("rounds", [2, 7, 13, 14, 26, 60])
def test_names_of_rounds_below_the_chart_have_room(rounds: int) -> None:
    shown = labelled(rounds)
    assert (shown[0], shown[-1]) == (0, rounds - 1)
    assert len(shown) <= MOST_LABELS + 1
    least = 1 if rounds <= MOST_LABELS + 1 else 2
    assert all(later - earlier >= least for earlier, later in pairwise(shown))


@pytest.mark.parametrize("template", ["table.html", "new.html"])
def test_browser_code_of_a_page_can_be_read_in_one_sitting(template: str) -> None:
    page = (STATIC.parent / "templates" / template).read_text(encoding="utf-8")
    modules = re.findall(r"js/([a-z]+\.mjs)", page)
    for name in modules:  # grows while it is read
        modules += [found for found in IMPORT.findall(_module(name)) if found not in modules]
    assert sum(len(_module(name).splitlines()) for name in modules) < MOST_LINES


def _module(name: str) -> str:
    return (STATIC / "js" / name).read_text(encoding="utf-8")


def test_files_named_with_their_version_are_kept_others_asked_for(web: Web) -> None:
    page = web.client.get("/").text
    named = attribute(page, 'rel="stylesheet" href')
    assert "immutable" in web.client.get(named).headers["cache-control"]
    assert web.client.get("/static/js/map.mjs").headers["cache-control"] == "no-cache"
    assert web.client.get("/").headers["cache-control"] == "no-store"
